"""The wire: what goes over HTTP and WebSocket, as JSON with names in camelCase.

What only one game has `game_wire` makes from its sheet.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType

from burgrave.kernel.names import NAME_LENGTH

Value = str | bool
Crest = Literal["lion", "tower", "fleur", "stag", "key"]
CRESTS: tuple[Crest, ...] = ("lion", "tower", "fleur", "stag", "key")
SeatCrest = Literal["lion", "tower", "fleur", "stag", "key", ""]
Status = Literal["lobby", "running", "over"]
Ending = Literal["played", "resigned", "agreed"]
Name = Annotated[str, Meta(min_length=1, max_length=4 * NAME_LENGTH)]
"""As it was typed: only once it is put in order, its length is what counts."""
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
KEEPABLE = "^[^\\u0000]*$"
"""What every store can keep, and look for: PostgreSQL knows all characters but one."""
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=KEEPABLE)]
OfferId = Annotated[str, Meta(min_length=1, max_length=40)]
Share = Annotated[str, Meta(max_length=200)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
BotName = Annotated[str, Meta(max_length=40)]
Version = Annotated[int, Meta(ge=0)]
Slot = Annotated[int, Meta(ge=0)]
Topic = Literal[
    "game", "option", "seats", "order", "bot", "dropped", "replaced", "sign", "unseated"
]
SatThere = Annotated[str, Meta(max_length=4 * NAME_LENGTH)]


class Wire(Struct, rename="camel", kw_only=True):
    """Whatever is sent to visitors."""


class Asked(Struct, rename="camel", kw_only=True, forbid_unknown_fields=True):
    """Whatever visitors send; a misspelt field is a mistake."""


class Problem(Wire):
    """Why a request was not granted: a sentence for people, a word for programs."""

    error: str
    code: str
    rule: str | UnsetType = UNSET
    """For a decision that the rules refuse: the number of the rule."""


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
    slot: int
    """Which place it is: in the lobby the order may change, and this goes with it."""
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
    resigned: bool = False
    """Has this person given up? Then a bot plays on for good."""
    link: str | UnsetType = UNSET
    """For the owner, as long as the seat is open: where somebody can claim it."""
    reserved: str | UnsetType = UNSET
    """For whom an open seat is kept; only its own link opens it."""
    hints: int | UnsetType = UNSET
    """How often this person took counsel: one's own, and after the game everybody's."""


class OfferInfo(Wire):
    """Somebody's offer to end the game without a result; everybody at the table knows of it."""

    id: str
    seat: int
    agreed: list[int]
    """The seats of those who want it, its own first."""
    missing: list[int]
    """The seats whose word is still wanted; not of those who are away and past the grace."""
    declined: int | None
    """Who would rather play on: then it stands no more."""


class CounselInfo(Wire):
    """Whether counsel can be had at a table; among several people all of them have to agree."""

    learned: bool
    """Has anybody learned what positions of this game are worth? Without that there is none."""
    agreed: list[int]
    """The seats of people who are for it."""
    missing: list[int]
    """The seats of people whose word is still wanted; nobody's for who plays alone."""


class News(Wire):
    """Something that has changed before the deal since I said that I am ready, or sat down."""

    kind: Topic
    """`dropped` is an option that is no more, `replaced` a bot; `unseated` am I."""
    about: str
    """The option, or the bot's name."""


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
    invite: str | None
    """For the owner before the deal: the table's own link, with which anybody takes a free seat."""
    spectate: str
    rematch: str | None
    moment: Moment | None
    """None before the deal."""
    began_at: Moment | None
    """For a game that began at a position: when that is. It is no game like others."""
    result: list[Standing]
    """By seat; empty until the game is over, and where it was ended by agreement."""
    ending: Ending | None
    """How the game was over; None until it is."""
    offer: OfferInfo | None
    counsel: CounselInfo
    ended: int
    """When the game was over, in seconds since 1970, and how many it lasted; 0 if not known."""
    lasted: int
    talk: Literal["all", "phrases", "off", "never"]
    """What may be said here; the table's owner decides, but not in a house without talk."""
    touched: int
    """When something last changed, in seconds since 1970; 0 but on a guest's own page."""
    terms: int
    """In the lobby a number that changes with everything that takes back the ticks; else 0."""
    news: list[News]


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
    rule: NotRequired[str]
    """The number of the rule by which it happened."""
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
    rule: str
    """The number of the rule that the viewer's question, or what is going on, is about."""
    reasons: Any
    """For each reason why something can't be done the number of the rule that says so."""
    view: Any
    legal: Any
    advice: Any


class LiveTableInfo(Wire):
    """News of a table's seats and status on a socket."""

    type: Literal["table"]
    table: TableInfo


class LiveChange(Wire):
    """What a viewer who knows a version of the game gets in place of the next whole update.

    Whoever has another version asks for the whole view (“play”).
    """

    type: Literal["change"]
    seat: int | None
    """To whom it is told; null for who only watches."""
    since: int
    """The version that is known."""
    version: int
    log: list[Event]
    log_from: int
    change: Any
    """What becomes of all other fields of the update, those that stay left out.

    It is an object for what has changed inside an object or a list, by name or by place, and
    `[value]` for what is replaced, as in replays.
    """


class LiveGone(Wire):
    """The last word on a socket: its owner has deleted the table."""

    type: Literal["gone"]


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
    """Who resigned comes last; nobody has a place where the game was ended by agreement."""
    scores: list[dict[str, int]]
    by_chapter: list[list[dict[str, int]]]
    """What each seat earned in each chapter, a year or a round, by source."""
    at_first: list[int]
    """Each seat's points at the beginning, which may have been a position."""
    over_time: list[list[int]]
    """Each seat's points after each part of a chapter."""
    chapters: list[int]
    """For each row of `over_time` the number of its chapter, from 1."""
    moments: list[int]
    """For each row of `over_time` the number of the moment of the replay at which it stood so."""
    luck: list[Luck]
    dice: DiceCheck


class Profile(Asked):
    """What a guest wants to be called and to bear; what is left out stays."""

    name: Name | UnsetType = UNSET
    crest: Crest | UnsetType = UNSET


class SeatWish(Asked):
    """Who is to sit on a seat."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None
    """For somebody else's seat while a game runs there is no choice: it is the usual bot."""
    name: BotName | None = None
    """What the bot is called; somebody from the company, if nothing is wished.

    An open seat is kept for whom it names, and then only its own link opens it.
    """
    slot: Slot | None = None
    """In the lobby: the place that was meant. If another stands there now, nothing changes."""
    was: SatThere | None = None
    """In the lobby: the name of who sat there, "" for nobody. If it is another, nothing changes."""


class NewTable(Asked):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: dict[str, Value] = {}


class NewGame(Asked):
    """Another game for a table; options that are left out are as usual."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Value] = {}


class NewOrder(Asked):
    """All places of a table in another order."""

    slots: Annotated[list[Slot], Meta(min_length=1, max_length=10)]


class NewOptions(Asked):
    """Other options for a table; what is left out is as usual."""

    options: dict[str, Value]


class SeatLink(Wire):
    """Where somebody takes their own seat over on another device, once."""

    link: str


class Key(Asked):
    """What stands behind the # of a link."""

    key: Secret


class Claim(Key):
    """The key of a seat or of a table, and which of its free seats is wished."""

    seat: Annotated[int, Meta(ge=0, le=9)] | None = None


class Invitation(Wire):
    """Where a link leads to."""

    host: str
    device: bool
    """Does it bring one's own seat to another device?"""
    seats: list[int]
    """Those that it opens now."""
    table: TableInfo


class Address(Asked):
    """An address to draw."""

    text: Annotated[str, Meta(max_length=300, pattern="^https?://[!-~]+$")]


class QrCode(Wire):
    """A code for cameras."""

    size: int
    """Squares on each side, light ones around it included."""
    path: str
    """The dark squares, as an SVG path of one unit a square."""


class Reach(Wire):
    """How others can come to this server, told to who sits at its machine."""

    beyond: bool
    """Does it listen at more than this machine?"""
    addresses: list[str]
    """Where others can open it, the best first."""


class Ready(Asked):
    """Whether a guest is ready, and a text of their own to mix into the dice."""

    ready: bool
    share: Share | None = None
    terms: Version | None = None
    """The terms that the guest saw: if they are others by now, nobody is ready for them."""


class Move(Asked):
    """A decision in notation; the same id never plays twice."""

    id: MoveId
    version: Version
    action: Notation


class EndWish(Asked):
    """Whether a player wants to end the game without a result: offers it, or answers an offer."""

    agree: bool
    offer: OfferId | None = None
    """The offer that is answered; without one it is a new one."""


class Undo(Asked):
    """The wish to take the last decision back."""

    id: MoveId
    version: Version
