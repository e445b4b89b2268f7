"""The random events of the game: who starts, and what a player throws."""

from fractions import Fraction
from math import comb, factorial, prod
from typing import Final

from mypy_extensions import i64

from burgrave.games.era.components import DICE, DIE_INDEX, FACES
from burgrave.kernel.chance import Chance
from burgrave.kernel.errors import BadNotation
from burgrave.kernel.rng import Source

DIE_KINDS: Final[i64] = len(DICE)
_MOST: Final = max(die.count for die in DICE)
_CHOOSE: Final[list[list[i64]]] = [
    [i64(comb(n, k)) for k in range(6)] for n in range(_MOST + int(FACES))
]
WIDTH: Final[list[i64]] = [i64(comb(n + 5, 5)) for n in range(_MOST + 1)]
"""How many multisets n dice have."""


def rank(counts: list[i64], start: i64) -> i64:
    """The number of a multiset of faces, given how often each of the six comes."""
    # Stars and bars: five bars between the faces, numbered as a combination of their places.
    place: i64 = -1
    number: i64 = 0
    for bar in range(1, 6):
        place += counts[start + bar - 1] + 1
        number += _CHOOSE[place][bar]
    return number


def unrank(number: i64, dice: i64, counts: list[i64], start: i64) -> None:
    """Add the faces of a numbered multiset of so many dice to the counts."""
    above: i64 = dice + 5
    place = above
    for bar in range(5, 0, -1):
        place -= 1
        while _CHOOSE[place][bar] > number:
            place -= 1
        number -= _CHOOSE[place][bar]
        counts[start + bar] += above - place - 1
        above = place
    counts[start] += above


class Throw(Chance):
    """A throw of some dice of each kind; an outcome numbers one multiset of faces for each kind."""

    def __init__(self, seat: i64, due: i64) -> None:
        super().__init__("roll", seat, [], [])
        self.due: Final[i64] = due
        """How many dice of each kind are thrown, eight bits each."""
        total: i64 = 1
        for kind in range(DIE_KINDS):
            total *= WIDTH[due >> 8 * kind & 255]
        self._total: Final[i64] = total

    def parts(self) -> tuple[object, ...]:
        """The seat and its dice."""
        return int(self.seat), int(self.due)

    @property
    def count(self) -> i64:
        """How many different outcomes there are."""
        return self._total

    def sample(self, rng: Source) -> i64:
        """Throw the dice."""
        outcome: i64 = 0
        counts: list[i64] = [0] * 6
        for kind in range(DIE_KINDS):
            dice = self.due >> 8 * kind & 255
            if dice == 0:
                continue
            for face in range(6):
                counts[face] = 0
            for _ in range(dice):
                counts[rng.below(FACES)] += 1
            outcome = outcome * WIDTH[dice] + rank(counts, 0)
        return outcome

    def faces(self, outcome: i64, counts: list[i64]) -> None:
        """Add what an outcome shows to the counts by slot."""
        for kind in range(DIE_KINDS - 1, -1, -1):
            dice = self.due >> 8 * kind & 255
            if dice:
                width = WIDTH[dice]
                unrank(outcome % width, dice, counts, FACES * kind)
                outcome //= width

    def outcomes(self) -> list[tuple[int, Fraction]]:
        """Every outcome with its exact probability."""
        return [(outcome, self._chance_of(outcome)) for outcome in range(self._total)]

    def _chance_of(self, outcome: int) -> Fraction:
        counts: list[i64] = [0] * (6 * len(DICE))
        self.faces(outcome, counts)
        chance = Fraction(1)
        for kind in range(len(DICE)):
            faces = [int(n) for n in counts[6 * kind : 6 * kind + 6]]
            dice = sum(faces)
            chance *= Fraction(factorial(dice), prod(factorial(n) for n in faces) * 6**dice)
        return chance

    def text(self, outcome: int) -> str:
        """The notation, such as `roll peasant 1 3 6, noble 2`."""
        counts: list[i64] = [0] * (6 * len(DICE))
        self.faces(outcome, counts)
        return "roll " + ", ".join(listed(counts))

    def parse(self, text: str) -> int:
        """The outcome that a notation names; the order of the dice does not matter."""
        outcome: i64 = 0
        thrown = _thrown(text)
        for kind in range(DIE_KINDS):
            dice = self.due >> 8 * kind & 255
            counts = [i64(n) for n in thrown[kind]]
            if sum(thrown[kind]) != dice:
                raise BadNotation("amiss-not-the-roll", text=text, like=self.text(0))
            if dice:
                outcome = outcome * WIDTH[dice] + rank(counts, 0)
        return int(outcome)


def listed(counts: list[i64]) -> list[str]:
    """The dice of each kind with their faces, such as `peasant 1 3 6`."""
    found = []
    for kind, die in enumerate(DICE):
        faces = [str(face + 1) for face in range(6) for _ in range(counts[6 * kind + face])]
        if faces:
            found.append(" ".join([die.id, *faces]))
    return found


def _thrown(text: str) -> list[list[int]]:
    """How often each face of each kind stands in a notation; an impossible one where it is none."""
    counts = [[0] * 6 for _ in DICE]
    head, _, rest = text.partition(" ")
    for part in rest.split(",") if head == "roll" else ["?"]:
        words = part.split()
        if len(words) < 2 or words[0] not in DIE_INDEX or any(w not in _FACES for w in words[1:]):
            return [[-1] * 6 for _ in DICE]
        for word in words[1:]:
            counts[DIE_INDEX[words[0]]][int(word) - 1] += 1
    return counts


_FACES: Final = ("1", "2", "3", "4", "5", "6")
_START: Final = [
    Chance("start", -1, [f"start {seat}" for seat in range(players)], [1] * players)
    for players in range(5)
]
_THROWS: Final[dict[int, Throw]] = {}


def start_of(players: i64) -> Chance:
    """Who plays first."""
    return _START[players]


def throw_of(seat: i64, due: i64) -> Throw:
    """A player's throw of some dice of each kind."""
    key = int(due << 2 | seat)
    found = _THROWS.get(key)
    if found is None:
        found = Throw(seat, due)
        _THROWS[key] = found
    return found
