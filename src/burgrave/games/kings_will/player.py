"""A player of The King's Will, and what is fixed for a whole game, as numbers that copy fast."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from burgrave.games.kings_will import ids
from burgrave.games.kings_will.components import (
    BUILDING_ROOM,
    COINS_MOST,
    DISC_LIMIT,
    ROOM,
    START_ROW,
)
from burgrave.games.kings_will.goods import COIN, UNITS, of_kind
from burgrave.kernel.composed import Composed
from burgrave.kernel.ledger import Scored
from burgrave.kernel.seats import NOBODY

# Where points come from. A loss is counted as it grows and taken off in the total.
START: Final[i64] = 0
RIGHTMOST: Final[i64] = 1
SETTLEMENTS: Final[i64] = 2
BUILDINGS: Final[i64] = 3
LEARNING: Final[i64] = 4
OFFERS: Final[i64] = 5
UNPAID: Final[i64] = 6
REBELLIONS: Final[i64] = 7
WILLS: Final[i64] = 8
WRATH: Final[i64] = 9
EMBLEMS: Final[i64] = 10
LIBRARY: Final[i64] = 11
WORKSHOP: Final[i64] = 12
SOURCES: Final = (
    "start",
    "rightmost_tile",
    "settlements",
    "buildings",
    "learning",
    "offers",
    "unpaid_tribute",
    "rebellions",
    "wills",
    "wrath",
    "emblems",
    "library",
    "workshop",
)
LOSSES: Final[list[i64]] = [UNPAID, REBELLIONS, WRATH]

# What of the cards once seen may be looked at again: all, those under own discs, or none.
SEEN: Final[i64] = 0
DISCS: Final[i64] = 1
NONE: Final[i64] = 2
LOOK_AGAIN: Final = ("seen", "discs", "none")


_TOP: Final[i64] = 0x4000000000000000


def bit(place: i64) -> i64:
    """The bit at a place that may be the 31st or a later one.

    Compiled, `1 << place` would be a shift of a short number, which such a place overflows.
    """
    return _TOP >> 62 - place


@final
@mypyc_attr(acyclic=True)
class Player(Scored):
    """A player's land, store and scales."""

    def __init__(self) -> None:
        super().__init__()
        self.land: list[i64] = []
        """The landscapes from left to right, each packed as land.py says.

        Never changed, only replaced: copies share it.
        """
        self.goods: i64 = 0
        self.mood: i64 = 0
        self.education: i64 = 0
        self.development: i64 = 0
        self.built: i64 = 0
        """A bit for every building that stands."""
        self.settlements: i64 = 0
        """How many settlements there are of each kind, eight bits each."""
        self.peasants: i64 = 0
        self.points: i64 = 0
        """The points in hand; below zero only after the scoring."""
        self.seen: i64 = 0
        """A bit for every place of the Will board whose card the player has seen."""
        self.looking: i64 = NOBODY
        """The place whose card the player is looking at, until the next decision."""
        self.hand: i64 = 0
        """The two cards that were dealt, a bit each."""
        self.put: i64 = NOBODY
        """Which of them the player put on the board."""
        self.stage: i64 = 0
        """How far setting up has come."""
        self.paid: i64 = 0
        """A bit for every round whose tribute the player paid, from bit 1 on."""
        self.given: i64 = 0
        """A bit for every offer that the player took up at this visit."""

    def copy(self) -> "Player":
        """An independent copy."""
        twin = Player()
        twin.land = self.land
        twin.goods = self.goods
        twin.mood = self.mood
        twin.education = self.education
        twin.development = self.development
        twin.built = self.built
        twin.settlements = self.settlements
        twin.peasants = self.peasants
        twin.points = self.points
        twin.ledger = self.ledger
        twin.ledger_2 = self.ledger_2
        twin.seen = self.seen
        twin.looking = self.looking
        twin.hand = self.hand
        twin.put = self.put
        twin.stage = self.stage
        twin.paid = self.paid
        twin.given = self.given
        return twin

    def lay(self, place: i64, spot: i64) -> None:
        """Have this landscape at a place."""
        land = self.land.copy()
        land[place] = spot
        self.land = land

    def has(self, building: i64) -> bool:
        """Does this building stand here?"""
        return self.built >> building & 1 != 0

    def count(self, settlement: i64) -> i64:
        """How many settlements of a kind there are."""
        return self.settlements >> 8 * settlement & 255

    def room(self, kind: i64) -> i64:
        """How much of a resource, or how many coins, the player can hold."""
        if kind == COIN:
            return COINS_MOST
        room = ids.CASTLE_STORE if self.settlements >> 8 * ids.CASTLE & 255 else ROOM
        if self.built:
            building: i64 = 0
            built = self.built & _ROOMY
            while built:
                if built & 1:
                    room += of_kind(BUILDING_ROOM[building], kind)
                built >>= 1
                building += 1
        return room

    def takes(self, kind: i64, number: i64) -> i64:
        """How many of these would find room."""
        return min(self.room(kind) - of_kind(self.goods, kind), number)

    def store(self, kind: i64, number: i64) -> i64:
        """Take goods in as far as there is room; how many found a place?"""
        taken = self.takes(kind, number)
        self.goods += taken * UNITS[kind]
        return taken

    def earn(self, source: i64, points: i64) -> None:
        """Take points."""
        self.points += points
        self.book(source, points)

    def lose(self, source: i64, points: i64, below_zero: bool = False) -> i64:
        """Give points back, as far as there are any; how many were lost?"""
        if points > self.points and not below_zero:
            points = self.points
        self.points -= points
        self.book(source, points)
        return points

    def sources(self) -> dict[str, int]:
        """Points by source; losses are negative."""
        return self.by_source(SOURCES, LOSSES)


def _roomy() -> int:
    return sum(1 << i for i, room in enumerate(BUILDING_ROOM) if room)


_ROOMY: Final[i64] = _roomy()


@final
class Setting(Composed):
    """What is fixed for the whole game: the number of players and the table's options."""

    def __init__(self, players: i64, look_again: i64, open_points: bool, turn_cap: bool) -> None:
        self.players: Final[i64] = players
        self.look_again: Final[i64] = look_again
        """Which cards may players look at again: SEEN, DISCS or NONE?"""
        self.open_points: Final[bool] = open_points
        self.turn_cap: Final[bool] = turn_cap
        self.everyone: Final[i64] = (1 << players) - 1
        self.discs: Final[i64] = DISC_LIMIT[players]
        """How many discs a Will card takes."""

    def parts(self) -> tuple[object, ...]:
        """The number of players and the options."""
        return int(self.players), int(self.look_again), self.open_points, self.turn_cap


def _packed_row() -> int:
    return sum(tile << 4 * place for place, tile in enumerate(START_ROW))


FIRST_ROW: Final[i64] = _packed_row()
NEUTRAL: Final[i64] = 4
"""The bit of a neutral disc, behind those of the seats."""
