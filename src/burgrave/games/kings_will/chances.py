"""The random events of the game: the start player, cards, travel tiles and landscapes."""

from fractions import Fraction
from itertools import combinations, islice
from typing import Final

from mypy_extensions import i64

from burgrave.games.kings_will.components import (
    LANDSCAPES,
    ROUNDS,
    TRAVEL,
    WILL_INDEX,
    WILLS,
)
from burgrave.kernel.chance import Chance
from burgrave.kernel.errors import BadNotation
from burgrave.kernel.rng import Source


class Deal(Chance):
    """Two Will cards for one player, out of those not dealt yet."""

    def __init__(self, seat: i64, left: list[int]) -> None:
        super().__init__("deal", seat, [], [])
        self.left: Final[list[int]] = left

    def parts(self) -> tuple[object, ...]:
        """The seat and the cards to deal from."""
        return int(self.seat), self.left

    @property
    def count(self) -> i64:
        """How many different hands there are."""
        n: i64 = len(self.left)
        return n * (n - 1) // 2

    def sample(self, rng: Source) -> i64:
        """Deal a hand."""
        return rng.below(self.count)

    def outcomes(self) -> list[tuple[int, Fraction]]:
        """Every hand with its exact probability."""
        return [(outcome, Fraction(1, self.count)) for outcome in range(self.count)]

    def hand(self, outcome: i64) -> tuple[int, ...]:
        """The two cards of an outcome."""
        return next(islice(combinations(self.left, 2), outcome, None))

    def text(self, outcome: int) -> str:
        """The notation, such as `deal progress, devout`."""
        return "deal " + ", ".join(_spoken(card) for card in self.hand(outcome))

    def parse(self, text: str) -> int:
        """The outcome that a notation names; the order of the cards does not matter."""
        names = text.removeprefix("deal ").split(",")
        hand = sorted(_card(name) for name in names)
        for outcome, cards in enumerate(combinations(self.left, 2)):
            if text.startswith("deal ") and list(cards) == hand:
                return outcome
        raise BadNotation("amiss-not-dealt-now", text=text, like=self.text(0))


class Fill(Chance):
    """A Will card for the next empty place of the board, face down."""

    def __init__(self, left: list[int]) -> None:
        super().__init__("will", -1, [], [])
        self.left: Final[list[int]] = left

    def parts(self) -> tuple[object, ...]:
        """The cards to draw from."""
        return (self.left,)

    @property
    def count(self) -> i64:
        """How many cards it can be."""
        return len(self.left)

    def sample(self, rng: Source) -> i64:
        """Draw a card."""
        return rng.below(len(self.left))

    def outcomes(self) -> list[tuple[int, Fraction]]:
        """Every card with its exact probability."""
        return [(outcome, Fraction(1, len(self.left))) for outcome in range(len(self.left))]

    def text(self, outcome: int) -> str:
        """The notation, such as `will devout`."""
        return f"will {_spoken(self.left[outcome])}"

    def parse(self, text: str) -> int:
        """The outcome that a notation names."""
        card = _card(text.removeprefix("will "))
        if not text.startswith("will ") or card not in self.left:
            raise BadNotation("amiss-not-drawn-now", text=text, like=self.text(0))
        return self.left.index(card)


class Find(Chance):
    """The next landscape of the stack."""

    def __init__(self, seat: i64, kinds: list[int], numbers: list[int]) -> None:
        texts = [f"landscape {LANDSCAPES[kind].id}" for kind in kinds]
        super().__init__("landscape", seat, texts, numbers)
        self.kinds: Final[list[int]] = kinds

    def parts(self) -> tuple[object, ...]:
        """The seat, the kinds of landscape left, and how many of each."""
        return int(self.seat), self.kinds, self.weights


def _spoken(card: int) -> str:
    return WILLS[card].id.replace("_", " ")


def _card(name: str) -> int:
    return WILL_INDEX.get(name.strip().replace(" ", "_"), -1)


_START: Final = [
    Chance("start", -1, [f"start {seat}" for seat in range(players)], [1] * players)
    for players in range(5)
]
_TRAVEL: Final = [
    Chance("travel", -1, [f"travel {tile.id.replace('_', ' ')}" for tile in tiles], [1, 1])
    for tiles in ([TRAVEL[2 * r], TRAVEL[2 * r + 1]] for r in range(int(ROUNDS)))
]
_found: Final[dict[int, Find]] = {}


def start_of(players: i64) -> Chance:
    """Who begins."""
    return _START[players]


def travel_of(round: i64) -> Chance:
    """One of the two travel tiles of a round."""
    return _TRAVEL[round - 1]


def find_of(seat: i64, stack: i64) -> Find:
    """What a peasant finds who walks off an end of the land; each such event is made once."""
    key = int(stack << 2 | seat)
    chance = _found.get(key)
    if chance is None:
        kinds = [kind for kind in range(len(LANDSCAPES)) if stack >> 8 * i64(kind) & 255]
        chance = Find(seat, kinds, [int(stack >> 8 * i64(kind) & 255) for kind in kinds])
        _found[key] = chance
    return chance
