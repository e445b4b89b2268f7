"""The sheet of The King's Will: its view, decisions and advice as types, said once for all."""

from typing import Literal, NotRequired, TypedDict

from burgrave.games.kings_will.events import EVENTS, Edge, Resource, Spot, Wares
from burgrave.games.kings_will.telling import TELLING
from burgrave.kernel.sheet import CommonView, Sheet


class Rooms(TypedDict):
    """How much of each a player can hold."""

    food: int
    """In food."""
    leather: int
    """In leather."""
    wood: int
    """In wood."""
    stone: int
    """In stone."""
    coin: int
    """In coins."""


class WillPlace(TypedDict):
    """A place of the Will board; the card only for those who may look at it."""

    by: int | None
    """The seat that put the card there; None for drawn ones."""
    lies: bool
    """Is there a card?"""
    discs: list[int]
    """The seats that have committed to it."""
    neutral: bool
    """Does a neutral disc lie there?"""
    seen_by: list[int]
    """Who has looked at it."""
    looking: list[int]
    """Who looks at it now."""
    card: NotRequired[str]
    """For those who may look."""


class TravelOffer(TypedDict):
    """What may be given to the king, from a band of the mood on."""

    band: str
    """Of the mood, from which it can be taken up."""
    give: Wares
    """What the king gets."""
    peasants: int
    """That go with him."""
    points: int
    """For it."""


class TravelTile(TypedDict):
    """The travel tile of the round."""

    tile: str
    """Its id."""
    round: int
    """Of the game."""
    tribute: Wares
    """Owed by everybody."""
    offers: list[TravelOffer]
    """Of which each may be taken up once."""


class Walker(TypedDict):
    """Who is about to walk off an end of the land."""

    place: int
    """Where the peasant stands."""
    side: Edge
    """Where to."""


class Supply(TypedDict):
    """What is left for all."""

    peasants: int
    """For all."""
    settlements: dict[str, int]
    """By kind."""
    buildings: list[str]
    """That nobody has erected."""
    landscapes: dict[str, int]
    """In the stack, by kind."""


class Estate(TypedDict):
    """A seat's land, store and scales; its points only where the viewer may know them."""

    land: list[Spot]
    """From left to right."""
    goods: Wares
    """In the store."""
    room: Rooms
    """For goods."""
    mood: int
    """On the scale."""
    education: int
    """On the scale."""
    development: int
    """On the scale."""
    peasants: int
    """In the land."""
    settlements: dict[str, int]
    """By kind."""
    buildings: list[str]
    """Erected."""
    emblems: int
    """Points of completed emblems."""
    points: int | None
    """None where the viewer may not know them."""
    sources: dict[str, int] | None
    """Where the points came from."""
    stage: str
    """How far the set-up has come."""
    given: list[int]
    """Offers taken up at this visit."""
    paid: list[int]
    """The rounds whose tribute the player paid."""
    hand: NotRequired[list[str]]
    """The Will cards that were dealt; of the viewer only."""
    put: NotRequired[str]
    """The card that the viewer has put on the board."""


class KingsWillView(CommonView):
    """Exactly what the engine lets a viewer see."""

    round: int
    """1 to 4."""
    turns: int
    """Turns of this round that are over."""
    start: int | None
    """Who began."""
    active: int | None
    """Whose turn it is."""
    row: list[str]
    """The action tiles from left to right."""
    locked: int
    """How many of them, from the left, can't be taken."""
    takers: list[int | None]
    """Who took each tile of the row last."""
    tile: str | None
    """Taken in this turn."""
    left: int
    """Actions left in this turn."""
    more: int
    """Steps, swaps, looks or children left of the present action."""
    walker: Walker | None
    """While a landscape is to be found."""
    travel: TravelTile | None
    """The tile of the round."""
    limit: int
    """Discs that a Will card takes."""
    wills: list[WillPlace]
    """The places of the Will board."""
    supply: Supply
    """For all."""
    seats: list[Estate]
    """Each seat, by its number."""


class JoinAdvice(TypedDict):
    """An emblem that a building would complete with a neighbour."""

    side: Edge
    """Of the building."""
    emblem: str
    """Its kind."""
    points: int
    """For it."""


class KingsWillDecision(TypedDict):
    """A decision that the viewer may take; which fields there are depends on its kind."""

    id: int
    """The action's number in the catalogue."""
    text: str
    """Its notation."""
    kind: str
    """What is decided; the other fields depend on it."""
    tile: NotRequired[str]
    """Taken, or the one that the action is on."""
    action: NotRequired[str]
    """Which harvest."""
    gain: NotRequired[Wares]
    """What comes in."""
    lost: NotRequired[int]
    """What finds no room."""
    mood: NotRequired[int]
    """After it."""
    rebels: NotRequired[bool]
    """Do the people rebel on the way?"""
    points: NotRequired[int]
    """For it."""
    card: NotRequired[int]
    """A place of the Will board, from 0."""
    settlement: NotRequired[str]
    """Founded."""
    building: NotRequired[str]
    """Erected."""
    place: NotRequired[int]
    """A landscape of the own land, from 0 at the left."""
    price: NotRequired[Wares]
    """What it costs."""
    saving: NotRequired[Resource]
    """The resource that the masons' lodge saves."""
    joins: NotRequired[list[JoinAdvice]]
    """Emblems that it completes."""
    level: NotRequired[int]
    """Reached on the scale."""
    side: NotRequired[Edge]
    """Where to walk."""
    steps: NotRequired[int]
    """How far."""
    to: NotRequired[int]
    """Where the walk ends."""
    finds: NotRequired[bool]
    """Does it lead off the land, to a new landscape?"""
    give: NotRequired[Resource]
    """The resource given."""
    get: NotRequired[Resource]
    """The resource got for it."""
    good: NotRequired[Resource]
    """The resource sold."""
    offer: NotRequired[int]
    """Of the travel tile, from 0."""
    peasants: NotRequired[int]
    """That go with the king."""
    order: NotRequired[list[str]]
    """Landscapes from the left."""
    places: NotRequired[list[int]]
    """Landscapes, from 0."""
    goods: NotRequired[Wares]
    """Chosen."""
    will: NotRequired[str]
    """The card put on the board."""


class HarvestAdvice(TypedDict):
    """What a harvest would bring in, and what would find no room."""

    action: str
    """Which harvest."""
    gain: Wares
    """What comes in."""
    lost: int
    """What finds no room."""


class TaxAdvice(TypedDict):
    """What taxes would bring, and the mood after them."""

    coins: int
    """That come in."""
    lost: int
    """That find no room."""
    mood: int
    """After it."""
    rebels: bool
    """Do the people rebel on the way?"""


class EducationAdvice(TypedDict):
    """What the next level of education would bring."""

    level: int
    """The next one."""
    mood: int
    """After it."""
    gain: Wares
    """With a school."""
    points: int
    """For it."""


class DevelopmentAdvice(TypedDict):
    """What the next level of development would bring."""

    level: int
    """The next one."""
    points: int
    """For it."""


class SettlementAdvice(TypedDict):
    """A kind of settlement: its price for the viewer, what is missing, the mood after it."""

    settlement: str
    """Its kind."""
    price: Wares
    """For the viewer."""
    missing: Wares
    """Goods that are not there."""
    saves: bool
    """Can the masons' lodge save one?"""
    left: int
    """In the supply."""
    mood: int
    """After it."""
    rebels: bool
    """Do the people rebel on the way?"""
    points: int
    """For it."""


class PlaceJoins(TypedDict):
    """What a building would complete at a place."""

    place: int
    """In the land, from 0."""
    joins: list[JoinAdvice]
    """Emblems that it would complete there."""


class BuildingAdvice(TypedDict):
    """A building: whose it is, or whether the viewer could pay for it."""

    building: str
    """Its id."""
    state: Literal["mine", "taken", "can", "missing"]
    """The viewer's, another's, to be had, or short of goods."""
    owner: NotRequired[int]
    """Whose it is."""
    missing: NotRequired[Wares]
    """Goods that are not there."""
    mood: NotRequired[int]
    """After it."""
    rebels: NotRequired[bool]
    """Do the people rebel on the way?"""
    joins: NotRequired[list[PlaceJoins]]
    """By place."""


class TributeAdvice(TypedDict):
    """What the viewer owes and what is missing, or how it was answered; the mood after it."""

    goods: Wares
    """Owed."""
    missing: Wares
    """Goods that are not there."""
    answered: Literal["paid", "unpaid"] | None
    """None until the king has come."""
    mood: int
    """After it."""
    rebels: bool
    """Do the people rebel on the way?"""


class OfferAdvice(TypedDict):
    """Whether the viewer could take up an offer."""

    number: int
    """Of the travel tile, from 0."""
    state: Literal["can", "missing", "mood", "given"]
    """Can be taken up, lacks goods, needs a better mood, or was taken up."""
    missing: Wares
    """Goods that are not there."""
    lift: NotRequired[int]
    """How much happier the people would have to be."""


class Measure(TypedDict):
    """What a Will card counts, how much of it, and how much the viewer has."""

    of: str
    """What is counted."""
    need: int
    """So many are wanted."""
    have: int
    """So many the viewer has."""


class WillAdvice(TypedDict):
    """How the viewer stands with a Will card that the viewer knows."""

    place: int
    """On the Will board, from 0."""
    base: Measure
    """What the card asks for at least."""
    wish: Measure
    """What it rewards."""
    worth: int
    """Points, as things stand."""


class KingsWillAdvice(TypedDict):
    """What the viewer could reckon from what the viewer knows."""

    harvests: list[HarvestAdvice]
    """Each kind."""
    taxes: TaxAdvice
    """If they were raised."""
    money: int
    """What selling brings."""
    steps: int
    """Of one walk."""
    swaps: int
    """In one action."""
    looks: int
    """In one action."""
    education: EducationAdvice | None
    """None at the top."""
    development: DevelopmentAdvice | None
    """None at the top."""
    sites: list[int]
    """The landscapes where a settlement could be founded."""
    births: list[int]
    """The landscapes where a peasant could be born."""
    free: list[int]
    """The landscapes that have no building below."""
    settlements: list[SettlementAdvice]
    """Each kind."""
    buildings: list[BuildingAdvice]
    """Each one."""
    tribute: TributeAdvice | None
    """Of the round."""
    offers: list[OfferAdvice]
    """Of the travel tile."""
    wills: list[WillAdvice]
    """The cards that the viewer knows."""


class KingsWillReasons(TypedDict):
    """Why something can't be done, and by which rules; most are called like the action."""

    locked: str
    """The tile is locked."""
    nothing: str
    """It would change nothing."""
    explore: str
    """Every card is known."""
    found: str
    """No peasant by a free site, or goods are missing."""
    left: str
    """None of its kind is left."""
    erect: str
    """No free place, or goods are missing."""
    taken: str
    """Somebody has it."""
    education: str
    """The top is reached."""
    development: str
    """The top is reached."""
    walk: str
    """Nobody can walk."""
    swap: str
    """Nothing to swap."""
    offspring: str
    """Nowhere could a peasant be born."""
    sell: str
    """Nothing to sell."""
    card: str
    """One's own disc lies there, or no other finds room."""
    offer: str
    """It was taken up, or the mood or goods do not allow it."""


SHEET = Sheet(
    KingsWillView,
    KingsWillDecision,
    KingsWillAdvice,
    KingsWillReasons,
    asides={},
    events=EVENTS,
    telling=TELLING,
)
