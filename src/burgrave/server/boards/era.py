"""Era on the wire: the view as its engine writes it, decisions, advice, figures."""

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict

from msgspec import UNSET, UnsetType

from burgrave.server.boards.board import Board, Facts
from burgrave.server.wire import Brief, End, Update, Value, Wire

Counts = dict[str, int]
"""How many of each, by name."""
Dice = dict[str, list[int]]
"""The faces that lie, by kind of dice."""


class EraPiece(TypedDict):
    """A piece that stands in a domain."""

    piece: str
    at: str
    turn: int


class EraMarkers(TypedDict):
    """The markers that end the game."""

    all: int
    turned: list[str]


EraSide = TypedDict(
    "EraSide",
    {
        "stores": Counts,
        "culture": int,
        "disaster": int,
        "pieces": list[EraPiece],
        "cities": list[int],
        "dice": Counts,
        "throws": int,
        "rolled": Dice,
        "hammers": int,
        "swords": int,
        "shields": int,
        "skulls": int,
        "points": int,
        "chosen": NotRequired[Dice],
        "thrown": NotRequired[Counts],
        "stopped": NotRequired[bool],
        "settings": NotRequired[int],
        "to place": NotRequired[Counts],
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
        "supply": Counts,
        "markers": EraMarkers,
        "rank": str | None,
        "seats": list[EraSide],
    },
)


class EraAction(Brief):
    """A decision that the viewer may take; which fields there are depends on its kind."""

    id: int
    text: str
    kind: str
    piece: str | UnsetType = UNSET
    at: str | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    cells: list[str] | UnsetType = UNSET
    die: str | UnsetType = UNSET
    face: int | UnsetType = UNSET
    to: int | UnsetType = UNSET
    store: str | UnsetType = UNSET
    steps: int | UnsetType = UNSET


class EraSupply(Wire):
    """A kind of piece in the supply."""

    piece: str
    left: int
    price: Counts
    points: int
    die: str | None
    state: Literal["none", "missing", "can", "room"]
    missing: Counts
    turns_marker: bool
    provenance: str


class EraCity(Wire):
    """An enclosed part of the viewer's domain."""

    cells: list[str]
    area: int
    doubles: int


class EraClosing(Wire):
    """A single wall that would shut in something new."""

    piece: str
    at: str
    turn: int
    gap: list[str]
    encloses: list[str]
    doubles: int
    price: Counts


class EraOdds(Wire):
    """The probabilities of each disaster row, after throwing so many dice."""

    dice: int
    rows: list[float]


class EraDisaster(Wire):
    """A row of the disaster table."""

    id: str
    skulls: int
    hits: str
    steps: int


class EraRoll(Wire):
    """What the viewer's dice bring as they lie, and the risks of throwing on."""

    symbols: Counts
    farms: int
    mills: int
    stores_after: Counts
    mouths: int
    hungry: int
    skulls: int
    chosen: int
    odds: list[EraOdds]
    disasters: list[EraDisaster]
    crowded: int
    faces: dict[str, list[list[str]]]


class EraAdvice(Wire):
    """What the viewer could reckon from what the viewer knows."""

    supply: list[EraSupply]
    shapes: dict[str, list[list[list[int]]]]
    cities: list[EraCity]
    closing: list[EraClosing]
    crowded: list[list[str]]
    points: Counts
    roll: EraRoll | None


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
    roll: dict[str, Any] | None = facts["roll"]
    return EraAdvice(
        supply=[EraSupply(**piece) for piece in facts["supply"]],
        shapes=facts["shapes"],
        cities=[EraCity(**city) for city in facts["cities"]],
        closing=[EraClosing(**way) for way in facts["closing"]],
        crowded=facts["crowded"],
        points=facts["points"],
        roll=None if roll is None else _roll(roll),
    )


def _roll(facts: dict[str, Any]) -> EraRoll:
    odds = [EraOdds(**each) for each in facts["odds"]]
    disasters = [EraDisaster(**row) for row in facts["disasters"]]
    return EraRoll(**{**facts, "odds": odds, "disasters": disasters})


BOARD = Board("era", EraUpdate, EraEnd, _legal, _advice)
