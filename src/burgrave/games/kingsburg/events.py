"""What can happen in Kingsburg: each kind of event with its facts."""

from typing import Literal, NotRequired, TypedDict

from burgrave.kernel.sheet import (
    Seated,
    kinds,
)

Wares = dict[str, int]
"""Goods, soldiers and +2 tokens by name; none are left out."""
Amounts = dict[str, int]
"""What a battle brings or costs: goods, `any`, buildings, points."""
Outcome = Literal["won", "drawn", "lost"]


class Group(TypedDict):
    """Dice at court; nobody's are neutral, and those lie there without a word more."""

    place: int
    """The advisor: 1 to 18, or 19 and 20 for the Politician's own."""
    seat: int | None
    """Whose dice; None for neutral ones."""
    own: NotRequired[list[int]]
    """Faces of own dice."""
    bonus: NotRequired[list[int]]
    """Faces of bonus dice."""
    token: NotRequired[bool]
    """Was a +2 token spent?"""
    market: NotRequired[int]
    """What the Market adds: 1, -1 or 0."""
    envoy: NotRequired[bool]
    """Does the envoy stand in for dice here?"""


class Neutral(TypedDict):
    """The neutral dice on the track, where few play."""

    three: list[int]
    """Three dice, placed together."""
    two: list[int]
    """Two dice of another colour."""


class EnemyCard(TypedDict):
    """A card that the viewer knows."""

    enemy: str
    """Its kind."""
    strength: int
    """What the players have to hold against."""
    penalty: Amounts
    """What losing costs."""
    reward: Amounts
    """What winning brings."""


class TurnOrderDrawn(TypedDict):
    """Who begins, and who follows."""

    order: list[int]


class GovernorsDealt(Seated):
    """Governors to choose from."""


class GovernorChosen(Seated):
    """A governor is kept, in secret."""


class GovernorRevealed(Seated):
    """Who governs; and what the governor brings and costs at once."""

    governor: str
    gains: Wares
    points: int


class YearBegins(TypedDict):
    """A year."""

    year: int


class EnemyDrawn(TypedDict):
    """The enemy of the year lies face down."""

    weakest: int
    strongest: int


class Raised(Seated):
    """A building that the Sorcerer raises for nothing."""

    building: str


class KingsAidDie(Seated):
    """The king's bonus die for who is furthest behind."""

    bonus_dice: int
    why: str


class KingsAidGood(Seated):
    """The king's good for those who are tied."""

    gains: Wares


class GovernorGood(Seated):
    """What a governor brings in."""

    governor: str
    gains: Wares


class GovernorPoints(Seated):
    """What a governor scores."""

    governor: str
    points: int


class Looked(Seated):
    """A look at the enemy card; what it shows only its viewer learns."""

    enemy: NotRequired[str]
    strength: NotRequired[int]
    penalty: NotRequired[Amounts]
    reward: NotRequired[Amounts]


class NeutralDice(TypedDict):
    """So many neutral dice close an advisor; of two equal ones, one is set aside."""

    advisor: int
    dice: int
    aside: bool
    neutral: Neutral


class NeutralDiceLeave(TypedDict):
    """The season ends, and the neutral dice leave the court."""


class GuildGold(Seated):
    """The Merchants' Guild pays."""

    gains: Wares


class FarmsDie(Seated):
    """A bonus die from the Farms."""

    bonus_dice: int


class FairyDie(Seated):
    """A bonus die from the Fairy."""

    bonus_dice: int


class PriestBlessing(Seated):
    """A bonus die or points from the Priest's blessing."""

    bonus_dice: int
    points: int


class BonusDice(Seated):
    """Some bonus dice are left out."""

    rolled: int
    due: int


class Rolled(Seated):
    """A roll."""

    own: list[int]
    bonus: list[int]
    total: int


class Rerolled(Rolled):
    """One die or all fall again, by a building."""

    building: str


class Turned(Rolled):
    """The Trickster has turned a die over."""


class Shifted(Rolled):
    """The Philosopher has changed a die by one."""


class Prince(Rolled):
    """The Prince has set the own dice."""


class TurnOrder(TypedDict):
    """The turn order of a season."""

    order: list[int]


class Influenced(Seated):
    """Dice on an advisor."""

    advisor: int
    own: list[int]
    bonus: list[int]
    token: bool
    market: int
    envoy: bool


class Passed(Seated):
    """No more advisors this season."""

    forced: bool


class DukeMoved(Seated):
    """The Duke's dice go from an advisor to the Duchess; what lies at court then."""

    advisor: int
    court: list[Group]


class Gift(Seated):
    """What an advisor gives; points below zero are the price."""

    advisor: int
    gains: Wares
    points: int


class Declined(Seated):
    """An advisor's offer is not wanted."""

    advisor: int


class Traded(Seated):
    """A good for others, with an advisor."""

    advisor: int
    pays: Wares
    gains: Wares


class StablesSoldier(Seated):
    """More soldiers than the advisor sends."""

    gains: Wares


class DiceTakenBack(TypedDict):
    """All advisors have paid: the players take their dice back; what still lies at court."""

    court: list[Group]


class Built(Seated):
    """A building."""

    building: str
    pays: Wares
    points: int
    envoy: bool


class BuiltNothing(Seated):
    """No building, by choice or for want of goods."""

    forced: bool


class InnToken(Seated):
    """What the Inn brings."""

    gains: Wares


class EmbassyPoint(Seated):
    """What the Embassy scores."""

    points: int


class TownHall(Seated):
    """A good or a token for points."""

    pays: Wares
    points: int


class Sawmill(Seated):
    """Wood for gold."""

    pays: Wares
    gains: Wares


class Quarry(Seated):
    """Stone for gold."""

    pays: Wares
    gains: Wares


class Goldsmith(Seated):
    """Gold for soldiers and points."""

    pays: Wares
    gains: Wares
    points: int


class Exchanged(Seated):
    """A good for another, by the Steward."""

    pays: Wares
    gains: Wares


class Sold(Seated):
    """A good for gold, by the Merchant Prince."""

    pays: Wares
    gains: Wares


class KingsReward(Seated):
    """The king's points for the most buildings."""

    buildings: int
    points: int


class EnvoyReturned(Seated):
    """The envoy goes back unused."""


class EnvoyAwarded(Seated):
    """The envoy goes to who is furthest behind."""

    why: str


class EnvoyNobody(TypedDict):
    """Nobody is alone furthest behind."""


class TrainingCamp(Seated):
    """Soldiers from the Training Camp."""

    gains: Wares


class Recruited(Seated):
    """A soldier for goods or a token."""

    pays: Wares
    gains: Wares


class ArmyTokenChosen(Seated):
    """An army token is chosen, in secret."""


class ArmyTokenRevealed(Seated):
    """The army token that is spent."""

    army_token: int


class KingsReinforcements(TypedDict):
    """The soldiers that the king sends to everybody."""

    soldiers: int


class AcademyRoll(Seated):
    """The die of a Military Academy and its soldiers; unless the owner is asked, who comes now."""

    die: int
    soldiers: int
    reinforcement: NotRequired[int]


class Always(Seated):
    """An optional effect that is taken without a question from now on."""

    effect: str


class AsksAgain(Seated):
    """The questions about optional effects come back."""


class EffectDeclined(Seated):
    """An optional effect is not wanted this time."""

    effect: str


class HeldBack(Seated):
    """Not all strength goes into the battle."""

    outcome: Outcome


class EnemyRevealed(EnemyCard):
    """The enemy card lies open."""


class Battle(Seated):
    """A player's battle."""

    strength: int
    enemy_strength: int
    outcome: Outcome


class LostGoods(Seated):
    """What a defeat costs in goods."""

    pays: Wares


class PointsLost(Seated):
    """What a defeat costs in points."""

    points: int


class BuildingDestroyed(Seated):
    """A building falls, and its points with it."""

    building: str
    points: int


class Spoils(Seated):
    """What a victory brings."""

    gains: Wares
    points: int


class FortressPoint(Seated):
    """What the Fortress adds to a victory."""

    points: int


class StrongestWinner(Seated):
    """The strongest of the victors scores."""

    strength: int
    points: int


class SoldiersGoHome(TypedDict):
    """The battle is over: the enemy card and all soldiers leave."""


class CathedralPoints(Seated):
    """What goods are worth beside a Cathedral."""

    points: int


class ArmyTokenPoints(Seated):
    """What the army token that is left scores."""

    points: int


class GameOver(TypedDict):
    """Who has won."""

    winners: list[int]


EVENTS = kinds(
    *(TurnOrderDrawn, GovernorsDealt, GovernorChosen, GovernorRevealed, YearBegins, EnemyDrawn),
    *(Raised, KingsAidDie, KingsAidGood, GovernorGood, GovernorPoints, Looked, NeutralDice),
    *(NeutralDiceLeave, GuildGold, FarmsDie, FairyDie, PriestBlessing, BonusDice, Rolled),
    *(Rerolled, Turned, Shifted, Prince, TurnOrder, Influenced, Passed, DukeMoved, Gift, Declined),
    *(Traded, StablesSoldier, DiceTakenBack, Built, BuiltNothing, InnToken, EmbassyPoint),
    *(TownHall, Sawmill, Quarry, Goldsmith, Exchanged, Sold, KingsReward, EnvoyReturned),
    *(EnvoyAwarded, EnvoyNobody, TrainingCamp, Recruited, ArmyTokenChosen, ArmyTokenRevealed),
    *(KingsReinforcements, AcademyRoll, Always, AsksAgain, EffectDeclined, HeldBack),
    *(EnemyRevealed, Battle, LostGoods, PointsLost, BuildingDestroyed, Spoils, FortressPoint),
    *(StrongestWinner, SoldiersGoHome, CathedralPoints, ArmyTokenPoints, GameOver),
)
