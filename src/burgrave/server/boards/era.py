"""Era on the wire: the view as its engine writes it, decisions, advice, figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict

from msgspec import UNSET, UnsetType

from burgrave.server.boards.board import Board, Facts
from burgrave.server.wire import Brief, End, Update, Value, Wire


class Stores(TypedDict, total=False):
    """Resources by name; none are left out."""

    food: int
    wood: int
    stone: int
    goods: int


class EraDice(TypedDict, total=False):
    """How many dice there are of each kind."""

    peasant: int
    noble: int
    burgher: int
    cleric: int


class Rolled(TypedDict, total=False):
    """Dice by kind, each with its face from 1 to 6."""

    peasant: list[int]
    noble: list[int]
    burgher: list[int]
    cleric: list[int]


class StandingPiece(TypedDict):
    """A piece in a domain: its top left corner and its quarter turns."""

    piece: str
    at: str
    turn: int


class Markers(TypedDict):
    """The end markers: how many there are, and which buildings turned one."""

    all: int
    turned: list[str]


EraSide = TypedDict(
    "EraSide",
    {
        "stores": Stores,
        "culture": int,
        "disaster": int,
        "pieces": list[StandingPiece],
        "cities": list[int],
        "dice": EraDice,
        "rolled": Rolled,
        "hammers": int,
        "swords": int,
        "shields": int,
        "skulls": int,
        "points": int,
        "throws": NotRequired[int],
        "chosen": NotRequired[Rolled],
        "thrown": NotRequired[EraDice],
        "stopped": NotRequired[bool],
        "settings": NotRequired[int],
        "to place": NotRequired[dict[str, int]],
    },
)

EraView = TypedDict(
    "EraView",
    {
        "game": str,
        "options": dict[str, Value],
        "viewer": int | None,
        "round": int,
        "last round": int,
        "phase": int,
        "step": str,
        "question": str | None,
        "over": bool,
        "drawing": bool,
        "draws": int | None,
        "asked": list[int],
        "rolling": list[int],
        "order": list[int],
        "now": int | None,
        "opponent": int | None,
        "demanded": str | None,
        "burnt": list[str],
        "supply": dict[str, int],
        "markers": Markers,
        "rank": str | None,
        "seats": list[EraSide],
    },
)


class EraAction(Brief):
    """A decision that the viewer may take; which fields there are depends on its kind.

    Placements come in groups: `corners` are the fields that can stand in the notation instead of
    the one that does. A set of fields is written with four hexadecimal digits for each row.
    """

    id: int
    text: str
    kind: str
    piece: str | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    corners: str | UnsetType = UNSET
    crowded: str | UnsetType = UNSET
    """Of the corners, those at which disease would strike more buildings than now."""
    points: int | UnsetType = UNSET
    """What the placement brings at once; at `unusual` corners something else."""
    unusual: dict[str, int] | UnsetType = UNSET
    die: str | UnsetType = UNSET
    face: int | UnsetType = UNSET
    to: int | UnsetType = UNSET
    store: str | UnsetType = UNSET
    at: str | UnsetType = UNSET


class City(Wire):
    """A city: its fields, and its area without scorched land."""

    fields: str
    area: int


class Gap(Wire):
    """A gap that one wall would close, and what that would bring."""

    fields: str
    length: int
    area: int
    points: int


class BuildingPoints(Wire):
    """All buildings of a kind in a domain."""

    piece: str
    number: int
    inside: int
    """How many of them double."""
    bonus: int
    points: int


class DomainAdvice(Wire):
    """What can be read from a domain."""

    cities: list[City]
    gaps: list[Gap]
    crowded: list[int]
    """The pieces, by their number in the view, that disease would strike."""
    buildings: list[BuildingPoints]


class Harvest(Wire):
    """What the viewer's dice bring as they lie."""

    symbols: dict[str, int]
    income: Stores
    stores: Stores
    """After collecting, before feeding."""
    lost: Stores
    mouths: int
    missing: int


class SupplyAdvice(Wire):
    """A piece that can be built, and what is in the way."""

    piece: str
    state: Literal["can", "missing", "room", "none"]
    missing: Stores
    marker: bool
    """Would building it turn an end marker?"""


class EraAdvice(Wire):
    """What the viewer could reckon from what the viewer knows."""

    domains: list[DomainAdvice]
    harvest: Harvest | None
    skulls: list[list[float]]
    """For each number of dice thrown, the chances of none, one, two and more further skulls."""
    supply: list[SupplyAdvice]


class EraUpdate(Update):
    """A game of Era as one viewer sees it."""

    game: Literal["era"]
    view: EraView
    legal: list[EraAction]
    advice: EraAdvice | None


class EraEnd(End):
    """The figures after a game of Era; its chapters are rounds."""

    game: Literal["era"]


def _legal(decisions: Sequence[Facts]) -> list[EraAction]:
    return [EraAction(**facts) for facts in decisions]


def _advice(facts: Facts) -> EraAdvice:
    harvest: dict[str, Any] | None = facts["harvest"]
    return EraAdvice(
        domains=[
            DomainAdvice(
                cities=[City(**city) for city in domain["cities"]],
                gaps=[Gap(**gap) for gap in domain["gaps"]],
                crowded=domain["crowded"],
                buildings=[BuildingPoints(**kind) for kind in domain["buildings"]],
            )
            for domain in facts["domains"]
        ],
        harvest=None if harvest is None else Harvest(**harvest),
        skulls=facts["skulls"],
        supply=[SupplyAdvice(**piece) for piece in facts["supply"]],
    )


BOARD = Board("era", EraUpdate, EraEnd, _legal, _advice)
