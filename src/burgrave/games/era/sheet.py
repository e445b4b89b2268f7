"""The sheet of Era: its view, decisions and advice as types, said once for all."""

from typing import Literal, NotRequired, TypedDict

from burgrave.games.era.events import EVENTS, EraDice, Faces, StandingPiece, Stores
from burgrave.games.era.telling import TELLING
from burgrave.kernel.sheet import CommonView, Sheet


class Markers(TypedDict):
    """The end markers: how many there are, and which buildings turned one."""

    all: int
    """How many end the game."""
    turned: list[str]
    """The kinds of building that ran out."""


class EraSide(TypedDict):
    """A seat's domain, stores and dice; of a roll behind a screen only the viewer's own."""

    stores: Stores
    """In the store."""
    culture: int
    """Points of culture."""
    disaster: int
    """Steps on the disaster track."""
    pieces: list[StandingPiece]
    """All that stands in the domain."""
    cities: list[int]
    """The area of each city."""
    dice: EraDice
    """That the buildings bring."""
    rolled: Faces
    """As they lie; behind a screen the viewer's own only."""
    hammers: int
    """Left to build with."""
    swords: int
    """For extortion."""
    shields: int
    """Against it."""
    skulls: int
    """As rolled."""
    points: int
    """As things stand."""
    throws: NotRequired[int]
    """How often dice were thrown this round."""
    chosen: NotRequired[Faces]
    """Marked to be thrown again."""
    thrown: NotRequired[EraDice]
    """About to fall."""
    stopped: NotRequired[bool]
    """Has the viewer finished?"""
    settings: NotRequired[int]
    """Dice that a monastery lets the viewer set."""
    to_place: NotRequired[dict[str, int]]
    """Start pieces that are left."""


class EraView(CommonView):
    """Exactly what the engine lets a viewer see."""

    round: int
    """From 1."""
    last_round: int
    """After it the game ends at the latest."""
    phase: int
    """1 to 6; 0 at the set-up."""
    question: str | None
    """What the viewer is asked, where that differs from seat to seat."""
    rolling: list[int]
    """Who has not finished behind the screen."""
    now: int | None
    """Whose disaster, building or extortion it is."""
    opponent: int | None
    """Who is asked for a resource or struck."""
    demanded: str | None
    """The resource."""
    burnt: list[str]
    """Fields that fire has cleared."""
    supply: dict[str, int]
    """Pieces that are left, by kind."""
    markers: Markers
    """The end markers."""
    rank: str | None
    """After a solo game."""
    seats: list[EraSide]
    """Each seat, by its number."""


class EraDecision(TypedDict):
    """A decision that the viewer may take; which fields there are depends on its kind.

    Placements come in groups: `corners` are the fields that can stand in the notation instead of
    the one that does. A set of fields is written with four hexadecimal digits for each row.
    """

    id: int
    """The action's number in the catalogue."""
    text: str
    """Its notation."""
    kind: str
    """What is decided; the other fields depend on it."""
    piece: NotRequired[str]
    """What is placed."""
    turn: NotRequired[int]
    """Quarter turns clockwise."""
    corners: NotRequired[str]
    """The fields where its top left corner can be."""
    crowded: NotRequired[str]
    """Of the corners, those at which disease would strike more buildings than now."""
    points: NotRequired[int]
    """What the placement brings at once; at `unusual` corners something else."""
    unusual: NotRequired[dict[str, int]]
    """By field: the points there."""
    die: NotRequired[str]
    """Its kind."""
    face: NotRequired[int]
    """What it shows."""
    to: NotRequired[int]
    """What it is set to."""
    store: NotRequired[str]
    """The resource."""
    at: NotRequired[str]
    """Where the first placement is, or the first field of what is removed."""


class City(TypedDict):
    """A city: its fields, and its area without scorched land."""

    fields: str
    """As a set."""
    area: int
    """In fields."""


class Gap(TypedDict):
    """A gap that one wall would close, and what that would bring."""

    fields: str
    """Of the wall."""
    length: int
    """Of the wall."""
    area: int
    """That it would enclose."""
    points: int
    """That would double."""


class BuildingPoints(TypedDict):
    """All buildings of a kind in a domain."""

    piece: str
    """Its id."""
    number: int
    """How many stand."""
    inside: int
    """How many of them double."""
    bonus: int
    """For what the building counts: markets, stores, culture or dice."""
    points: int
    """Of all of them."""


class DomainAdvice(TypedDict):
    """What can be read from a domain."""

    cities: list[City]
    """Enclosed by walls."""
    gaps: list[Gap]
    """The shortest, best first."""
    crowded: list[int]
    """The pieces, by their number in the view, that disease would strike."""
    buildings: list[BuildingPoints]
    """By kind, with their points."""


class Harvest(TypedDict):
    """What the viewer's dice bring as they lie."""

    symbols: dict[str, int]
    """By name, as the dice lie."""
    income: Stores
    """Of dice and buildings."""
    stores: Stores
    """After collecting, before feeding."""
    lost: Stores
    """For want of room."""
    mouths: int
    """Dice to feed."""
    missing: int
    """Food that will not be there."""


class SupplyAdvice(TypedDict):
    """A piece that can be built, and what is in the way."""

    piece: str
    """Its id."""
    state: Literal["can", "missing", "room", "none"]
    """Can be built, lacks resources, finds no room, or is gone."""
    missing: Stores
    """Resources that are not there."""
    marker: bool
    """Would building it turn an end marker?"""


class EraAdvice(TypedDict):
    """What the viewer could reckon from what the viewer knows."""

    domains: list[DomainAdvice]
    """Of each seat."""
    harvest: Harvest | None
    """While the viewer rolls."""
    skulls: list[list[float]]
    """For each number of dice thrown, the chances of none, one, two and more further skulls."""
    supply: list[SupplyAdvice]
    """Every kind of piece."""


class EraReasons(TypedDict):
    """Why a piece can't be built or placed, or a die not be thrown again, and by which rules."""

    taken: str
    """Something stands there, or it is beyond the edge."""
    city: str
    """Scorched land goes outside the cities."""
    fire: str
    """It goes on or beside what fire has freed."""
    ring: str
    """A ring closed at the start has no scorched land inside."""
    means: str
    """Resources are missing."""
    room: str
    """It fits nowhere."""
    gone: str
    """None is left."""
    skull: str
    """Skulls are locked."""


SHEET = Sheet(EraView, EraDecision, EraAdvice, EraReasons, {}, EVENTS, TELLING)
