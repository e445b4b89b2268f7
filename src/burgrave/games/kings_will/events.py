"""What can happen in The King's Will: each kind of event with its facts."""

from typing import Literal, NotRequired, TypedDict

from burgrave.kernel.sheet import (
    Seated,
    kinds,
)

Wares = dict[str, int]
"""Resources and coins by name; none are left out. Where peasants are given, they too."""
Edge = Literal["left", "right"]
Resource = Literal["food", "leather", "wood", "stone"]


class Count(TypedDict):
    """So many of something."""

    of: str
    n: int


class Scale(TypedDict):
    """Points for each of something, up to so many."""

    of: str
    points: int
    most: int


class Spot(TypedDict):
    """A landscape of somebody's land, with what stands on it and below."""

    landscape: str
    """Its kind."""
    peasants: int
    """On it."""
    places: int
    """For peasants."""
    sites: int
    """For settlements that are free."""
    settlements: list[str]
    """On it."""
    building: str | None
    """Below it."""


class StartPlayer(Seated):
    """Who begins."""


class WillsDealt(Seated):
    """Two Will cards, which only their owner sees."""

    cards: NotRequired[list[str]]


class LandLaid(Seated):
    """The landscapes, from the left, with all that stands there when the screens go down."""

    order: list[str]
    land: list[Spot]


class HamletSet(Seated):
    """The first settlement."""

    place: int


class PeasantsSet(Seated):
    """The first peasants: together at one place, or one at each."""

    places: list[int]


class StoreFilled(Seated):
    """What a player starts with."""

    store: Wares


class WillPut(Seated):
    """A card comes to the Will board, from a player's hand."""

    card_place: int
    card: NotRequired[str]


class WillBoardFilled(TypedDict):
    """The other places of the Will board."""


class RoundBegins(TypedDict):
    """The travel tile of the round lies open."""

    round: int
    travel: str
    letter: str


class TileTaken(Seated):
    """A tile by its place in the row, and a point for the rightmost one."""

    tile: str
    row_place: int
    points: int


class Passed(Seated):
    """No action, by choice or because there is none."""

    forced: bool
    active: bool


class Harvested(Seated):
    """What peasants bring in."""

    action: str
    gains: Wares
    lost: Wares


class Taxed(Seated):
    """Coins from all peasants."""

    gains: Wares
    lost: Wares


class MoodChanged(Seated):
    """The mood after it, and why: an action, or the settlement or building that did it."""

    by: int
    mood: int
    band: str
    why: str


class Rebellion(Seated):
    """What it cost in points, and the mood after it; a chapel spares points and peasant."""

    points: int
    mood: int
    chapel: bool


class PeasantLeft(Seated):
    """A peasant goes after a rebellion."""

    place: int


class Explored(Seated):
    """A look at a Will card; what it asks only its viewer learns."""

    card_place: int
    card: NotRequired[str]
    base: NotRequired[Count]
    wish: NotRequired[Count]
    worth: NotRequired[int]
    each: NotRequired[Scale]


class Founded(Seated):
    """A settlement, and how many peasants find room there now."""

    settlement: str
    place: int
    room: int
    pays: Wares
    points: int


class Erected(Seated):
    """A building, and how many peasants find room above it now."""

    building: str
    place: int
    room: int
    pays: Wares
    points: int


class Education(Seated):
    """A level of education, points for the last one, and what a school brings in."""

    level: int
    gains: Wares
    points: int


class Development(Seated):
    """A level of development, and points for the last one."""

    level: int
    points: int


class Walked(Seated):
    """A peasant walks from one landscape to another."""

    place: int
    to: int


class LandscapeFound(Seated):
    """A new landscape, and from where the peasant came who entered it."""

    landscape: str
    side: Edge
    place: int
    to: int
    room: int
    sites: int


class Swapped(Seated):
    """A resource for another."""

    pays: Wares
    gains: Wares
    lost: Wares


class Offspring(Seated):
    """A peasant more; the second one has its price."""

    place: int
    pays: Wares


class Sold(Seated):
    """A resource for coins."""

    pays: Wares
    gains: Wares
    lost: Wares


class KingArrives(Seated):
    """The end of a round; who took the last tile begins."""

    round: int
    turns: int


class Committed(Seated):
    """A disc on a Will card."""

    card_place: int


class NeutralDisc(Seated):
    """A disc that is nobody's."""

    card_place: int


class Treated(Seated):
    """Food and drink for the people."""

    pays: Wares


class TributePaid(Seated):
    """The king has what he asked for in a round."""

    round: int
    pays: Wares


class TributeUnpaid(Seated):
    """The king has nothing of what he asked for."""

    owed: Wares
    points: int


class Gave(Seated):
    """A gift for points, by one of the offers of the travel tile."""

    offer: int
    pays: Wares
    points: int


class PeasantGiven(Seated):
    """A peasant goes with the king, for points, by one of the offers of the travel tile."""

    offer: int
    place: int
    points: int


class WillRevealed(TypedDict):
    """A Will card, and what it asks."""

    card_place: int
    card: str
    base: Count
    wish: NotRequired[Count]
    worth: NotRequired[int]
    each: NotRequired[Scale]


class WillScored(Seated):
    """What a disc on a card brought, or what the king's wrath cost."""

    card: str
    points: int
    source: Literal["wills", "wrath"]


class Emblems(Seated):
    """The whole emblems."""

    emblems: list[str]
    points: int


class BuildingPoints(Seated):
    """What a building scores at the end."""

    building: str
    points: int


class GameOver(TypedDict):
    """Who has won."""

    winners: list[int]


EVENTS = kinds(
    *(StartPlayer, WillsDealt, LandLaid, HamletSet, PeasantsSet, StoreFilled, WillPut),
    *(WillBoardFilled, RoundBegins, TileTaken, Passed, Harvested, Taxed, MoodChanged, Rebellion),
    *(PeasantLeft, Explored, Founded, Erected, Education, Development, Walked, LandscapeFound),
    *(Swapped, Offspring, Sold, KingArrives, Committed, NeutralDisc, Treated, TributePaid),
    *(TributeUnpaid, Gave, PeasantGiven, WillRevealed, WillScored, Emblems, BuildingPoints),
    GameOver,
)
