"""What the store keeps: guests, tables with their seats, and the lines of their journals."""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import attrgetter

import msgspec
from msgspec.structs import force_setattr, replace


@dataclass(frozen=True, slots=True)
class Guest:
    """A person, known by a cookie."""

    id: int
    name: str
    crest: str
    seen: float = field(default=0.0, compare=False)
    """When the store last noted that they were here."""


class SeatRow(msgspec.Struct, frozen=True):
    """A place at a table and who sits there."""

    seat: int
    kind: str
    """`person`, `bot` or `open`."""
    guest: int | None = None
    bot: str | None = None
    name: str = ""
    crest: str = ""
    ready: bool = False
    stand_in: str | None = None
    """The bot that plays for a person who left."""
    share: str = ""
    key: bytes | None = None
    turn: int = 0
    """How often the seat has been opened."""
    moving: bytes | None = None
    """The hash of the key with which its person takes the seat to another device."""
    called: bool = False
    """Did others call that bot in? Otherwise its person did."""
    resigned: bool = False
    """Has its person given up? Then a bot plays on for good."""
    slot: int = -1
    """Which place it is, wherever in the order it stands: at first its number."""
    seen: int = 0
    """The revision of the table up to which its person knows what has changed."""
    hears_from: int | None = None
    """The first line of the players' talk that its person may read.

    Whoever has just sat down has none yet: the store fills it in with the line that comes next.
    """
    reserved: str = ""
    """The friend for whom the host keeps it: only its own link opens it."""
    counsel: bool = False
    """Is its person for counsel at this table?"""
    hints: int = 0
    """How often its person took counsel."""

    def __post_init__(self) -> None:
        if self.slot < 0:
            force_setattr(self, "slot", self.seat)


class Glance(msgspec.Struct, frozen=True):
    """How far a game has come, and how it ended; nothing that anybody may not know."""

    chapter: int = 0
    part: int = 0
    places: tuple[int, ...] = ()
    """By seat, after the end; so are the points."""
    points: tuple[int, ...] = ()


class Offer(msgspec.Struct, frozen=True):
    """Somebody's offer to end the game without a result."""

    id: str
    """A word of its own, so that an answer never meets another offer."""
    seat: int
    lapses: int
    """How much everybody has noticed of the game when it lapses."""
    agreed: tuple[int, ...]
    """The seats of those who agree; first of all whose offer it is."""
    declined: int | None = None
    """Who would rather play on."""


class Beginning(msgspec.Struct, frozen=True):
    """The position that a game began at, and when in a game that is: chapter and part."""

    chapter: int
    part: int
    position: str
    """As JSON, complete, with everything hidden in it: while the game runs, for nobody."""

    def __repr__(self) -> str:
        return f"<beginning at {self.chapter}, {self.part}>"


class TableRow(msgspec.Struct, frozen=True):
    """A table, without its entries."""

    id: str
    game: str
    options: dict[str, str | bool]
    owner: int
    seed: bytes
    status: str = "lobby"
    version: int = 0
    waiting: tuple[int, ...] = ()
    rematch: str | None = None
    seats: tuple[SeatRow, ...] = ()
    glance: Glance = Glance()
    touched: float = 0.0
    revision: int = 0
    """How often it has been written; a write says which revision it was made from."""
    rules: str = ""
    """The version of the game's rules by which its journal was last written."""
    ending: str = ""
    """How the game was over before its rules ended it: `agreed`, `resigned`, or nothing."""
    offer: Offer | None = None
    dealt: float = 0.0
    """When the game began, and when it was over; 0 where nobody noted it."""
    ended: float = 0.0
    changed: dict[str, int] = {}
    """What has changed in the lobby, and which revision brought it; see `arranging`."""
    redrawn: int = 0
    """How often another sign was drawn for it."""
    talk: str = "all"
    """What may be said here: `all`, `phrases` or nothing, `off`."""
    link: int = 0
    """How often its own link has been renewed."""
    begin_at: Beginning | None = None
    """For a game that began at a position; it never changes."""

    def __repr__(self) -> str:
        # Without the seed, from which all dice follow.
        return f"<table {self.id} at revision {self.revision}>"


class Line(msgspec.Struct, frozen=True):
    """One line of a table's journal: an entry in notation or `undo SEAT`, and the id of its move.

    Where a move brought several lines, its id stands at the last one.
    """

    text: str
    move: str | None = None


def lasts(before: TableRow, after: TableRow) -> bool:
    """Is everything as it was, but for its seats and for what changes from move to move?"""
    same: bool = _LASTING(before) == _LASTING(after)
    return same


def looks_otherwise(before: TableRow, after: TableRow) -> bool:
    """Has something changed beside what does from move to move, how often it was written, hints?"""
    if not lasts(before, after):
        return True
    if before.seats is after.seats:
        return False
    return [replace(s, hints=0) for s in before.seats] != [replace(s, hints=0) for s in after.seats]


_PASSING = frozenset({"version", "waiting", "glance", "seats", "touched", "revision"})
_LASTING = attrgetter(*(name for name in TableRow.__struct_fields__ if name not in _PASSING))
