"""The random events of the game: who rolls, draws or is dealt what."""

from fractions import Fraction
from itertools import combinations, islice, permutations
from math import comb
from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg.components import (
    CARDS,
    DEALT,
    DOCUMENTED,
    GOVERNOR_INDEX,
    GOVERNORS,
    LAST_YEAR,
    OWN_DICE,
    enemies_of,
)
from burgrave.games.kingsburg.dice import FACES, FIRST, MOST, NUMBER, weights, written
from burgrave.kernel.chance import Chance
from burgrave.kernel.errors import BadNotation
from burgrave.kernel.rng import Source


def _spread(ways: list[int]) -> list[i64]:
    return [outcome for outcome, weight in enumerate(ways) for _ in range(weight)]


_WEIGHTS: Final = [weights(count) for count in range(MOST + 1)]
_DRAW: Final[list[list[i64]]] = [_spread(ways) for ways in _WEIGHTS]
"""For a roll of k dice: the multiset behind each of the 6 ** k equally likely rolls."""
WIDTH: Final[list[i64]] = [len(ways) for ways in _WEIGHTS]
"""How many multisets k dice have."""
_POWER: Final[list[i64]] = [6**count for count in range(MOST + 1)]


class Roll(Chance):
    """A player's roll of own and bonus dice; an outcome is own multiset * WIDTH + bonus one."""

    def __init__(self, seat: i64, own: i64, bonus: i64) -> None:
        super().__init__("roll", seat, [], [])
        self.own: Final[i64] = own
        self.bonus: Final[i64] = bonus

    def parts(self) -> tuple[object, ...]:
        """The seat and its numbers of dice."""
        return int(self.seat), int(self.own), int(self.bonus)

    def sample(self, rng: Source) -> i64:
        """Roll the dice."""
        own = _DRAW[self.own][rng.below(_POWER[self.own])]
        if self.bonus == 0:
            return own
        bonus = _DRAW[self.bonus][rng.below(_POWER[self.bonus])]
        return own * WIDTH[self.bonus] + bonus

    @property
    def count(self) -> i64:
        """How many different outcomes there are."""
        return WIDTH[self.own] * WIDTH[self.bonus]

    def outcomes(self) -> list[tuple[int, Fraction]]:
        """Every outcome with its exact probability."""
        total = 6 ** (self.own + self.bonus)
        pairs = [w * v for w in _WEIGHTS[self.own] for v in _WEIGHTS[self.bonus]]
        return [(outcome, Fraction(weight, total)) for outcome, weight in enumerate(pairs)]

    def dice(self, outcome: i64) -> tuple[int, int]:
        """The numbers of the own and the bonus multiset of an outcome."""
        width = WIDTH[self.bonus]
        return (FIRST[self.own] + outcome // width, FIRST[self.bonus] + outcome % width)

    def text(self, outcome: int) -> str:
        """The notation, such as `roll 1 3 5 + 6`."""
        own, bonus = self.dice(outcome)
        return "roll " + written(own, bonus)

    def parse(self, text: str) -> int:
        """The outcome that a notation names; the order of the dice does not matter."""
        own_text, _, bonus_text = text.removeprefix("roll ").partition(" + ")
        own, bonus = _dice_in(own_text), _dice_in(bonus_text)
        if not text.startswith("roll ") or (len(own), len(bonus)) != (self.own, self.bonus):
            raise BadNotation("amiss-not-the-roll", text=text, like=self.text(0))
        place = NUMBER[own] - FIRST[self.own]
        return int(place * WIDTH[self.bonus] + NUMBER[bonus] - FIRST[self.bonus])


def _dice_in(text: str) -> tuple[int, ...]:
    """The faces of a text, in order; none at all if anything else stands in it."""
    words = text.split()
    if not all(word in _FACES for word in words):
        return ()
    return tuple(sorted(int(word) for word in words))


_FACES: Final = ("1", "2", "3", "4", "5", "6")


class Deal(Chance):
    """Some governors for one player, out of those not dealt yet."""

    def __init__(self, seat: i64, left: tuple[int, ...]) -> None:
        super().__init__("deal", seat, [], [])
        self.left: Final[tuple[int, ...]] = left

    def parts(self) -> tuple[object, ...]:
        """The seat and the cards to deal from."""
        return int(self.seat), self.left

    @property
    def count(self) -> i64:
        """How many different hands there are."""
        return comb(len(self.left), int(DEALT))

    def sample(self, rng: Source) -> i64:
        """Deal a hand."""
        return rng.below(self.count)

    def outcomes(self) -> list[tuple[int, Fraction]]:
        """Every hand with its exact probability."""
        return [(outcome, Fraction(1, self.count)) for outcome in range(self.count)]

    def hand(self, outcome: i64) -> tuple[int, ...]:
        """The governors of an outcome."""
        return next(islice(combinations(self.left, int(DEALT)), outcome, None))

    def text(self, outcome: int) -> str:
        """The notation, such as `deal miner, duke, fairy`."""
        return "deal " + ", ".join(GOVERNORS[g].id.replace("_", " ") for g in self.hand(outcome))

    def parse(self, text: str) -> int:
        """The outcome that a notation names; the order of the cards does not matter."""
        names = text.removeprefix("deal ").split(",")
        hand = sorted(GOVERNOR_INDEX.get(name.strip().replace(" ", "_"), -1) for name in names)
        for outcome, cards in enumerate(combinations(self.left, int(DEALT))):
            if list(cards) == hand:
                return outcome
        raise BadNotation("amiss-not-dealt-now", text=text, like=self.text(0))


def deck(documented: bool) -> tuple[int, ...]:
    """The governors that are dealt from."""
    return tuple(DOCUMENTED) if documented else tuple(range(len(GOVERNOR_INDEX)))


def _faces(kind: str, seat: i64, count: int) -> Chance:
    texts = [f"{kind} " + " ".join(map(str, f)) for f in FACES if len(f) == count]
    return Chance(kind, seat, texts, weights(count))


ORDERS: Final = [list(permutations(range(players))) for players in range(6)]
_START: Final = [
    Chance("order", -1, ["order " + " ".join(str(s) for s in p) for p in perms], [1] * len(perms))
    for perms in ORDERS
]
_ENEMY: Final = [
    Chance("enemy", -1, [f"enemy {card}" for card in enemies_of(y + 1)], [1] * int(CARDS))
    for y in range(LAST_YEAR)
]
_ROLL: Final = [[Roll(seat, OWN_DICE, bonus) for bonus in range(MOST + 1)] for seat in range(5)]
_REROLL: Final = [_faces("reroll", seat, 1) for seat in range(5)]
_ACADEMY: Final = [_faces("academy", seat, 1) for seat in range(5)]
_KINGS_DIE: Final = [_faces("reinforcements", seat, 1) for seat in range(5)]
NEUTRAL_THREE: Final = _faces("neutral", -1, 3)
NEUTRAL_TWO: Final = _faces("neutral", -1, 2)


def start_order(players: i64) -> Chance:
    """The random start order."""
    return _START[players]


def enemy_of(year: i64) -> Chance:
    """The enemy card of a year."""
    return _ENEMY[year - 1]


def roll_of(seat: i64, bonus: i64) -> Chance:
    """A player's roll of his own dice and some bonus dice."""
    return _ROLL[seat][bonus]


def reroll_of(seat: i64) -> Chance:
    """One die rolled again with the Statue."""
    return _REROLL[seat]


def kings_die_of(seat: i64) -> Chance:
    """The king's die for all, rolled by the first player."""
    return _KINGS_DIE[seat]


def academy_of(seat: i64) -> Chance:
    """The die of a Military Academy."""
    return _ACADEMY[seat]
