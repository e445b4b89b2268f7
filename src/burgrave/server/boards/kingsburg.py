"""Kingsburg on the wire: the view as its engine writes it, decisions, advice, figures."""

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict

from msgspec import UNSET, UnsetType

from burgrave.server.boards.board import Board, Facts
from burgrave.server.wire import Brief, End, Update, Value, Wire


class Goods(TypedDict, total=False):
    """Goods by name; none are left out."""

    gold: int
    wood: int
    stone: int


class Amounts(Goods, total=False):
    """What a battle brings or costs."""

    any: int
    soldiers: int
    tokens: int
    buildings: int
    points: int


class Neutral(TypedDict):
    """The neutral dice on the track, where few play."""

    three: list[int]
    two: list[int]


class Group(TypedDict):
    """Dice at court; nobody's are neutral, and those lie there without a word more."""

    place: int
    seat: int | None
    own: NotRequired[list[int]]
    bonus: NotRequired[list[int]]
    token: NotRequired[bool]
    market: NotRequired[int]
    envoy: NotRequired[bool]


class EnemyCard(TypedDict):
    """A card that the viewer knows."""

    enemy: str
    strength: int
    penalty: Amounts
    reward: Amounts


Enemy = TypedDict(
    "Enemy",
    {
        "weakest": int,
        "strongest": int,
        "seen by": list[int],
        "revealed": bool,
        "card": NotRequired[EnemyCard],
    },
)

Battle = TypedDict("Battle", {"winners": list[int], "strongest": int | None, "to lose": int})

Side = TypedDict(
    "Side",
    {
        "goods": Goods,
        "tokens": int,
        "soldiers": int,
        "buildings": list[str],
        "own": list[int],
        "bonus": list[int],
        "bonus due": int,
        "used": list[str],
        "always": list[str],
        "governor": str | None,
        "reinforcement": int,
        "points": int,
        "army tokens": NotRequired[list[int]],
        "offer": NotRequired[list[str]],
        "choice": NotRequired[str | int],
    },
)


class KingsburgView(TypedDict):
    """Exactly what the engine lets a viewer see, its keys as the engine writes them."""

    game: str
    options: dict[str, Value]
    viewer: int | None
    year: int
    season: str
    phase: int
    step: str
    advisor: int | None
    over: bool
    drawing: bool
    draws: int | None
    asked: list[int]
    order: list[int]
    aided: list[int]
    passed: list[int]
    builders: list[int]
    envoy: int | None
    neutral: Neutral
    court: list[Group]
    enemy: Enemy | None
    battle: Battle | None
    academy: int | None
    raised: int
    rerolls: str | None
    seats: list[Side]


class KingsburgAction(Brief):
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
    effect: str | UnsetType = UNSET
    outcome: str | UnsetType = UNSET


class Odds(Wire):
    """The probabilities of a battle's outcomes."""

    win: float
    draw: float
    lose: float


class Strength(Wire):
    """A seat's strength as it stands, and with the help that may be expected."""

    now: int
    with_die: float


class ProvinceAdvice(Brief):
    """A building of the viewer's province."""

    building: str
    state: Literal["built", "can", "missing", "locked"]
    price: Goods
    missing: Goods
    needs: str | UnsetType = UNSET


class KingsburgAdvice(Wire):
    """What the viewer could reckon from what the viewer knows."""

    odds: Odds | None
    strength: Strength | None
    province: list[ProvinceAdvice]
    after_harvest: list[str]


class KingsburgUpdate(Update):
    """A game of Kingsburg as one viewer sees it."""

    game: Literal["kingsburg"]
    view: KingsburgView
    legal: list[KingsburgAction]
    advice: KingsburgAdvice | None


class KingsburgEnd(End):
    """The figures after a game of Kingsburg; its chapters are years."""

    game: Literal["kingsburg"]
    reinforcements: list[int]
    """The king's help, year by year; none where players send tokens instead."""


def _legal(decisions: Sequence[Facts]) -> list[KingsburgAction]:
    return [KingsburgAction(**facts) for facts in decisions]


def _advice(facts: Facts) -> KingsburgAdvice:
    odds: dict[str, Any] | None = facts["odds"]
    strength: dict[str, Any] | None = facts["strength"]
    return KingsburgAdvice(
        odds=None if odds is None else Odds(**odds),
        strength=None if strength is None else Strength(**strength),
        province=[ProvinceAdvice(**building) for building in facts["province"]],
        after_harvest=facts["after_harvest"],
    )


BOARD = Board("kingsburg", KingsburgUpdate, KingsburgEnd, _legal, _advice)
