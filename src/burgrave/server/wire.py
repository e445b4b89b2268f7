"""The wire: what goes over HTTP and WebSocket, as JSON with names in camelCase.

What only one game has is in `boards`.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType

from burgrave.kernel.names import NAME_LENGTH

Value = str | bool
Crest = Literal["lion", "tower", "fleur", "stag", "key"]
CRESTS: tuple[Crest, ...] = ("lion", "tower", "fleur", "stag", "key")
SeatCrest = Literal["lion", "tower", "fleur", "stag", "key", ""]
Status = Literal["lobby", "running", "over"]
Name = Annotated[str, Meta(min_length=1, max_length=4 * NAME_LENGTH)]
"""As it was typed: only once it is put in order, its length is what counts."""
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64)]
Share = Annotated[str, Meta(max_length=200)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
BotName = Annotated[str, Meta(max_length=40)]
Version = Annotated[int, Meta(ge=0)]


class Wire(Struct, rename="camel", kw_only=True):
    """Whatever is sent to visitors."""


class Brief(Struct, rename="camel", kw_only=True, omit_defaults=True):
    """The same, where fields that do not apply are left out."""


class Asked(Struct, rename="camel", kw_only=True, forbid_unknown_fields=True):
    """Whatever visitors send; a misspelt field is a mistake."""


class Problem(Wire):
    """Why a request was not granted: a sentence for people, a word for programs."""

    error: str
    code: str


class Away(Wire):
    """Somebody who is not at the table while their game runs."""

    seconds: int
    """Until the others may call in a bot; 0 from then on."""
    agreed: list[int]
    """The seats of those who want one."""
    needed: int
    """How many have to: more than half of the people present."""


class SeatInfo(Wire, omit_defaults=True):
    """A place at a table."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    crest: SeatCrest
    """None where nobody sits."""
    ready: bool
    connected: bool
    stand_in: bool
    """Does a bot play for this person? It gives way as soon as they act."""
    away: Away | UnsetType = UNSET
    """A person whom no bot replaces yet, as long as they are not here."""
    bot: str | UnsetType = UNSET
    level: int | UnsetType = UNSET
    """How well the bot plays, from 1 to 4."""
    link: str | UnsetType = UNSET
    """For the owner, as long as the seat is open: where somebody can claim it."""


class Moment(Wire):
    """How far a game has come: the chapter, a year or a round, and its part; both from 1."""

    chapter: int
    part: int


class Standing(Wire):
    """How a seat came out of a game."""

    place: int
    points: int


class TableInfo(Wire):
    """A table as one visitor sees it."""

    id: str
    name: str
    """The table's sign in English, such as Grey Heron."""
    sign: tuple[str, str]
    """Its words, for pages in other languages."""
    game: str
    options: dict[str, Value]
    status: Status
    owner: bool
    you: int | None
    waiting: list[int]
    commitment: str
    seats: list[SeatInfo]
    spectate: str
    rematch: str | None
    moment: Moment | None
    """None before the deal."""
    result: list[Standing]
    """By seat; empty until the game is over."""
    touched: int
    """When something last changed, in seconds since 1970; 0 but on a guest's own page."""


class Me(Wire):
    """A guest."""

    name: str
    crest: Crest
    tables: list[TableInfo]


class BotInfo(Wire):
    """A bot, and how well it plays from 1 to 4."""

    id: str
    level: int


class OptionInfo(Wire):
    """An option of a game."""

    name: str
    values: list[Value]
    default: Value


class GameInfo(Wire):
    """A game that can be played here."""

    name: str
    title: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    company: list[str]
    """What bots can be called."""


class Event(TypedDict):
    """A line of the log as its viewer may see it; more facts depend on the kind."""

    n: int
    kind: str
    seat: NotRequired[int]


class Update(Wire):
    """A game as one viewer sees it; the log from `log_from` on replaces what was known of it.

    Each game says in a kind of its own what its view, its decisions and its advice are.
    """

    type: Literal["update"]
    game: str
    version: int
    """Counts what this viewer could notice, and so do the numbers of the log."""
    names: list[str]
    log: list[Event]
    log_from: int
    waiting: list[int]
    can_undo: bool
    question: str
    view: Any
    legal: Any
    advice: Any


class LiveTableInfo(Wire):
    """News of a table's seats and status on a socket."""

    type: Literal["table"]
    table: TableInfo


class Played(Wire):
    """A move is on the disk."""

    version: int


class Place(Wire):
    """Who came in where."""

    seat: int
    place: int


class Luck(Wire):
    """A seat's dice against what could be expected of them."""

    seat: int
    pips: int
    """What the dice were worth in all: pips, or whatever counts in a game."""
    expected: float
    deviation: float
    """By how much such a sum usually misses the expected one: the standard deviation."""
    percentile: float
    rolls: int


class DiceCheck(Wire):
    """The dice laid open, and whether every outcome follows from them."""

    commitment: str
    seed: str
    shares: list[str]
    checked: bool
    rolls: int


class End(Wire):
    """The figures after a game; a game may add its own."""

    game: str
    places: list[Place]
    scores: list[dict[str, int]]
    by_chapter: list[list[dict[str, int]]]
    """What each seat earned in each chapter, a year or a round, by source."""
    over_time: list[list[int]]
    """Each seat's points after each part of a chapter."""
    chapters: list[int]
    """For each row of `over_time` the number of its chapter, from 1."""
    luck: list[Luck]
    dice: DiceCheck


class Profile(Asked):
    """What a guest wants to be called."""

    name: Name
    crest: Crest


class SeatWish(Asked):
    """Who is to sit on a seat."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None
    """For somebody else's seat while a game runs there is no choice: it is the usual bot."""
    name: BotName | None = None
    """What the bot is called; somebody from the company, if nothing is wished."""


class NewTable(Asked):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: dict[str, Value] = {}


class NewOptions(Asked):
    """Other options for a table; what is left out is as usual."""

    options: dict[str, Value]


class SeatLink(Wire):
    """Where somebody takes their own seat over on another device, once."""

    link: str


class Claim(Asked):
    """The key of a seat."""

    key: Secret


class Ready(Asked):
    """Whether a guest is ready, and a text of their own to mix into the dice."""

    ready: bool
    share: Share | None = None


class Move(Asked):
    """A decision in notation; the same id never plays twice."""

    id: MoveId
    version: Version
    action: Notation


class Undo(Asked):
    """The wish to take the last decision back."""

    id: MoveId
    version: Version
