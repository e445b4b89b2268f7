"""The King's Will on the wire: the view as its engine writes it, decisions, advice, figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict

from msgspec import UNSET, UnsetType

from burgrave.server.boards.board import Board, Facts
from burgrave.server.wire import Brief, End, Update, Value, Wire

Resource = Literal["food", "leather", "wood", "stone"]
Edge = Literal["left", "right"]


class Wares(TypedDict, total=False):
    """Resources and coins by name; none are left out. Where peasants are given, they too."""

    food: int
    leather: int
    wood: int
    stone: int
    coin: int
    peasant: int


class Rooms(TypedDict):
    """How much of each a player can hold."""

    food: int
    leather: int
    wood: int
    stone: int
    coin: int


class Spot(TypedDict):
    """A landscape of somebody's land, with what stands on it and below."""

    landscape: str
    peasants: int
    places: int
    sites: int
    settlements: list[str]
    building: str | None


WillPlace = TypedDict(
    "WillPlace",
    {
        "by": int | None,
        "lies": bool,
        "discs": list[int],
        "neutral": bool,
        "seen by": list[int],
        "looking": list[int],
        "card": NotRequired[str],
    },
)


class TravelOffer(TypedDict):
    """What may be given to the king, from a band of the mood on."""

    band: str
    give: Wares
    peasants: int
    points: int


class TravelTile(TypedDict):
    """The travel tile of the round."""

    tile: str
    round: int
    tribute: Wares
    offers: list[TravelOffer]


class Walker(TypedDict):
    """Who is about to walk off an end of the land."""

    place: int
    side: Edge


class Supply(TypedDict):
    """What is left for all."""

    peasants: int
    settlements: dict[str, int]
    buildings: list[str]
    landscapes: dict[str, int]


class Estate(TypedDict):
    """A seat's land, store and scales; its points only where the viewer may know them."""

    land: list[Spot]
    goods: Wares
    room: Rooms
    mood: int
    education: int
    development: int
    peasants: int
    settlements: dict[str, int]
    buildings: list[str]
    emblems: int
    points: int | None
    sources: dict[str, int] | None
    """Where the points came from."""
    stage: str
    given: list[int]
    paid: list[int]
    """The rounds whose tribute the player paid."""
    hand: NotRequired[list[str]]
    put: NotRequired[str]


class KingsWillView(TypedDict):
    """Exactly what the engine lets a viewer see, its keys as the engine writes them."""

    game: str
    options: dict[str, Value]
    viewer: int | None
    round: int
    turns: int
    step: str
    over: bool
    drawing: bool
    draws: int | None
    asked: list[int]
    start: int | None
    active: int | None
    order: list[int]
    row: list[str]
    locked: int
    takers: list[int | None]
    """Who took each tile of the row last."""
    tile: str | None
    left: int
    more: int
    walker: Walker | None
    travel: TravelTile | None
    limit: int
    wills: list[WillPlace]
    supply: Supply
    seats: list[Estate]


class Join(Wire):
    """An emblem that a building would complete with a neighbour."""

    side: Edge
    emblem: str
    points: int


class KingsWillAction(Brief):
    """A decision that the viewer may take; which fields there are depends on its kind."""

    id: int
    text: str
    kind: str
    tile: str | UnsetType = UNSET
    action: str | UnsetType = UNSET
    gain: Wares | UnsetType = UNSET
    lost: int | UnsetType = UNSET
    mood: int | UnsetType = UNSET
    rebels: bool | UnsetType = UNSET
    points: int | UnsetType = UNSET
    card: int | UnsetType = UNSET
    settlement: str | UnsetType = UNSET
    building: str | UnsetType = UNSET
    place: int | UnsetType = UNSET
    price: Wares | UnsetType = UNSET
    saving: Resource | UnsetType = UNSET
    joins: list[Join] | UnsetType = UNSET
    level: int | UnsetType = UNSET
    side: Edge | UnsetType = UNSET
    steps: int | UnsetType = UNSET
    to: int | UnsetType = UNSET
    finds: bool | UnsetType = UNSET
    give: Resource | UnsetType = UNSET
    get: Resource | UnsetType = UNSET
    good: Resource | UnsetType = UNSET
    offer: int | UnsetType = UNSET
    peasants: int | UnsetType = UNSET
    order: list[str] | UnsetType = UNSET
    places: list[int] | UnsetType = UNSET
    goods: Wares | UnsetType = UNSET
    will: str | UnsetType = UNSET


class HarvestAdvice(Wire):
    """What a harvest would bring in, and what would find no room."""

    action: str
    gain: Wares
    lost: int


class TaxAdvice(Wire):
    """What taxes would bring, and the mood after them."""

    coins: int
    lost: int
    mood: int
    rebels: bool


class EducationAdvice(Wire):
    """What the next level of education would bring."""

    level: int
    mood: int
    gain: Wares
    points: int


class DevelopmentAdvice(Wire):
    """What the next level of development would bring."""

    level: int
    points: int


class SettlementAdvice(Wire):
    """A kind of settlement: its price for the viewer, what is missing, the mood after it."""

    settlement: str
    price: Wares
    missing: Wares
    saves: bool
    left: int
    mood: int
    rebels: bool
    points: int


class PlaceJoins(Wire):
    """What a building would complete at a place."""

    place: int
    joins: list[Join]


class BuildingAdvice(Brief):
    """A building: whose it is, or whether the viewer could pay for it."""

    building: str
    state: Literal["mine", "taken", "can", "missing"]
    owner: int | UnsetType = UNSET
    missing: Wares | UnsetType = UNSET
    mood: int | UnsetType = UNSET
    rebels: bool | UnsetType = UNSET
    joins: list[PlaceJoins] | UnsetType = UNSET


class TributeAdvice(Wire):
    """What the viewer owes and what is missing, or how it was settled; the mood after it."""

    goods: Wares
    missing: Wares
    settled: Literal["paid", "unpaid"] | None
    mood: int
    rebels: bool


class OfferAdvice(Brief):
    """Whether the viewer could take up an offer."""

    number: int
    state: Literal["can", "missing", "mood", "given"]
    missing: Wares
    lift: int | UnsetType = UNSET
    """How much happier the people would have to be."""


class Measure(Wire):
    """What a Will card counts, how much of it, and how much the viewer has."""

    of: str
    need: int
    have: int


class WillAdvice(Wire):
    """How the viewer stands with a Will card that the viewer knows."""

    place: int
    base: Measure
    wish: Measure
    worth: int


class KingsWillAdvice(Wire):
    """What the viewer could reckon from what the viewer knows."""

    harvests: list[HarvestAdvice]
    taxes: TaxAdvice
    money: int
    steps: int
    swaps: int
    looks: int
    education: EducationAdvice | None
    development: DevelopmentAdvice | None
    sites: list[int]
    births: list[int]
    free: list[int]
    settlements: list[SettlementAdvice]
    buildings: list[BuildingAdvice]
    tribute: TributeAdvice | None
    offers: list[OfferAdvice]
    wills: list[WillAdvice]


class KingsWillUpdate(Update):
    """A game of The King's Will as one viewer sees it."""

    game: Literal["kings-will"]
    view: KingsWillView
    legal: list[KingsWillAction]
    advice: KingsWillAdvice | None


class KingsWillEnd(End):
    """The figures after a game of The King's Will; its chapters are rounds."""

    game: Literal["kings-will"]


def _joins(found: list[Facts]) -> list[Join]:
    return [Join(**join) for join in found]


def _action(facts: Facts) -> KingsWillAction:
    if "joins" not in facts:
        return KingsWillAction(**facts)
    return KingsWillAction(**{**facts, "joins": _joins(facts["joins"])})


def _legal(decisions: Sequence[Facts]) -> list[KingsWillAction]:
    return [_action(facts) for facts in decisions]


def _building(facts: Facts) -> BuildingAdvice:
    if "joins" not in facts:
        return BuildingAdvice(**facts)
    places = [PlaceJoins(place=at["place"], joins=_joins(at["joins"])) for at in facts["joins"]]
    return BuildingAdvice(**{**facts, "joins": places})


def _will(facts: Facts) -> WillAdvice:
    return WillAdvice(
        place=facts["place"],
        base=Measure(**facts["base"]),
        wish=Measure(**facts["wish"]),
        worth=facts["worth"],
    )


def _advice(facts: Facts) -> KingsWillAdvice:
    learning: dict[str, Any] | None = facts["education"]
    growing: dict[str, Any] | None = facts["development"]
    tribute: dict[str, Any] | None = facts["tribute"]
    plain = ("money", "steps", "swaps", "looks", "sites", "births", "free")
    return KingsWillAdvice(
        harvests=[HarvestAdvice(**harvest) for harvest in facts["harvests"]],
        taxes=TaxAdvice(**facts["taxes"]),
        education=None if learning is None else EducationAdvice(**learning),
        development=None if growing is None else DevelopmentAdvice(**growing),
        settlements=[SettlementAdvice(**settlement) for settlement in facts["settlements"]],
        buildings=[_building(building) for building in facts["buildings"]],
        tribute=None if tribute is None else TributeAdvice(**tribute),
        offers=[OfferAdvice(**offer) for offer in facts["offers"]],
        wills=[_will(will) for will in facts["wills"]],
        **{name: facts[name] for name in plain},
    )


BOARD = Board("kings-will", KingsWillUpdate, KingsWillEnd, _legal, _advice)
