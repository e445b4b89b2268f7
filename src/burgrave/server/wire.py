"""The wire: what goes over HTTP and WebSocket, as JSON with names in camelCase."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Value = str | bool
Goods = dict[str, int]
Crest = Literal["lion", "tower", "fleur", "stag", "key"]
CRESTS: tuple[Crest, ...] = ("lion", "tower", "fleur", "stag", "key")
Status = Literal["lobby", "running", "over"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
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


class SeatInfo(Wire, omit_defaults=True):
    """A place at a table."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    crest: str
    ready: bool
    connected: bool
    stand_in: bool
    bot: str | UnsetType = UNSET
    link: str | UnsetType = UNSET
    """For the owner, as long as the seat is open: where somebody can claim it."""


class TableInfo(Wire):
    """A table as one visitor sees it."""

    id: str
    name: str
    game: str
    options: dict[str, Value]
    status: Status
    version: int
    owner: bool
    you: int | None
    waiting: list[int]
    commitment: str
    seats: list[SeatInfo]
    spectate: str
    rematch: str | None


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


class ActionInfo(Brief):
    """A decision that the viewer may take; which fields there are depends on its kind."""

    id: int
    text: str
    kind: str
    place: int | UnsetType = UNSET
    own: list[int] | UnsetType = UNSET
    bonus: list[int] | UnsetType = UNSET
    token: bool | UnsetType = UNSET
    market: int | UnsetType = UNSET
    envoy: bool | UnsetType = UNSET
    building: str | UnsetType = UNSET
    price: Goods | UnsetType = UNSET
    saving: str | UnsetType = UNSET
    wood_for_stone: bool | UnsetType = UNSET
    goods: Goods | UnsetType = UNSET
    give: Goods | UnsetType = UNSET
    get: Goods | UnsetType = UNSET
    number: int | UnsetType = UNSET
    to: int | UnsetType = UNSET
    governor: str | UnsetType = UNSET


class Odds(Wire):
    """The probabilities of a battle's outcomes."""

    win: float
    draw: float
    lose: float


class Strength(Wire):
    """A seat's strength as it stands, and with the help that may be expected."""

    now: int
    with_die: float


class BuildingInfo(Brief):
    """A building of the viewer's province."""

    building: str
    state: Literal["built", "can", "missing", "locked"]
    price: Goods
    missing: Goods
    needs: str | UnsetType = UNSET


class Advice(Wire):
    """What the viewer could reckon from what the viewer knows."""

    odds: Odds | None
    strength: Strength | None
    province: list[BuildingInfo]
    after_harvest: list[str]


class Update(Wire):
    """A game as one viewer sees it; the log from `log_from` on replaces what was known of it."""

    version: int
    view: dict[str, Any]
    names: list[str]
    log: list[dict[str, Any]]
    log_from: int
    waiting: list[int]
    legal: list[ActionInfo]
    can_undo: bool
    question: str
    advice: Advice | None


class LiveUpdate(Update, tag_field="type", tag="update"):
    """An update on a socket."""


class LiveTableInfo(Wire, tag_field="type", tag="table"):
    """News of a table's seats and status on a socket."""

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
    expected: float
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
    """The figures after a game."""

    places: list[Place]
    scores: list[dict[str, int]]
    by_year: list[list[dict[str, int]]]
    over_time: list[list[int]]
    luck: list[Luck]
    reinforcements: list[int]
    dice: DiceCheck


class Profile(Asked):
    """What a guest wants to be called."""

    name: Name
    crest: Crest


class SeatWish(Asked):
    """Who is to sit on a seat."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None


class NewTable(Asked):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: dict[str, Value] = {}


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
