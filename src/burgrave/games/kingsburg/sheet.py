"""The sheet of Kingsburg: its view, decisions and advice as types, said once for all."""

from typing import Literal, NotRequired, TypedDict

from burgrave.games.kingsburg.events import EVENTS, Amounts, EnemyCard, Group, Neutral
from burgrave.games.kingsburg.telling import TELLING
from burgrave.kernel.sheet import CommonView, Sheet

Goods = dict[str, int]
"""Gold, wood and stone by name; none are left out."""


class Enemy(TypedDict):
    """The enemy of the year: the range of its cards, who looked, the card for those who know it."""

    weakest: int
    """The weakest card that the year can have."""
    strongest: int
    """The strongest one."""
    seen_by: list[int]
    """The seats that have looked at the card."""
    revealed: bool
    """Does it lie open?"""
    card: NotRequired[EnemyCard]
    """For those who know it."""


class Battle(TypedDict):
    """Who has won so far, how strongly, and how many goods of choice are still to be lost."""

    winners: list[int]
    """The seats that have won."""
    strongest: int | None
    """The greatest strength among them."""
    to_lose: int
    """Goods that the asked seat still has to give up, its choice."""


class Side(TypedDict):
    """A seat's goods, buildings, dice and soldiers; secret choices only of the viewer."""

    goods: Goods
    """In the store."""
    tokens: int
    """+2 tokens."""
    soldiers: int
    """Recruited for the next winter."""
    buildings: list[str]
    """Row by row."""
    own: list[int]
    """Own dice that are not placed yet."""
    bonus: list[int]
    """Bonus dice that are not placed yet."""
    bonus_due: int
    """Bonus dice to be rolled this season."""
    used: list[str]
    """What has been used this season or year, and can't be again."""
    always: list[str]
    """Optional effects that are taken without a question."""
    governor: str | None
    """Once revealed."""
    reinforcement: int
    """What the King's die or the army token adds."""
    points: int
    """On the track."""
    army_tokens: NotRequired[list[int]]
    """Those that are left; with module 3."""
    offer: NotRequired[list[str]]
    """The governors to choose from; of the viewer only."""
    choice: NotRequired[str | int]
    """The governor or army token that the viewer has chosen in secret."""


class KingsburgView(CommonView):
    """Exactly what the engine lets a viewer see."""

    year: int
    """1 to 5."""
    season: str
    """Of the year."""
    phase: int
    """1 to 8."""
    advisor: int | None
    """Whose reward is being paid out."""
    aided: list[int]
    """Whom the king aids this year."""
    passed: list[int]
    """Who influences nobody more this season."""
    builders: list[int]
    """Who has built this season."""
    envoy: int | None
    """The seat that has it."""
    neutral: Neutral
    """With two players."""
    court: list[Group]
    """All dice at court, by advisor."""
    enemy: Enemy | None
    """Of the year; None until it is drawn."""
    battle: Battle | None
    """While one is fought."""
    academy: int | None
    """The die of a Military Academy that may be used."""
    raised: int
    """Buildings that the Sorcerer has raised."""
    rerolls: str | None
    """What is rolled again now: `own die`, `bonus die` or `all dice`."""
    seats: list[Side]
    """Each seat, by its number."""


class KingsburgDecision(TypedDict):
    """A decision that the viewer may take; which fields there are depends on its kind."""

    id: int
    """The action's number in the catalogue."""
    text: str
    """Its notation."""
    kind: str
    """What is decided; the other fields depend on it."""
    place: NotRequired[int]
    """The advisor."""
    own: NotRequired[list[int]]
    """Faces of the own dice that are placed."""
    bonus: NotRequired[list[int]]
    """Faces of the bonus dice."""
    token: NotRequired[bool]
    """Is a +2 token spent?"""
    market: NotRequired[int]
    """What the Market adds."""
    envoy: NotRequired[bool]
    """Would the envoy be used, because somebody is there?"""
    building: NotRequired[str]
    """What is built or raised."""
    price: NotRequired[Goods]
    """What it costs this seat."""
    saving: NotRequired[str]
    """The good that an effect saves."""
    wood_for_stone: NotRequired[bool]
    """Is wood paid in the place of stone?"""
    goods: NotRequired[Goods]
    """Taken, lost, sold or paid."""
    give: NotRequired[Amounts]
    """Given away: goods or a +2 token."""
    get: NotRequired[Amounts]
    """Got for it: goods, soldiers or points."""
    number: NotRequired[int]
    """A face, a count or an army token."""
    to: NotRequired[int]
    """What a face becomes."""
    governor: NotRequired[str]
    """Chosen."""
    effect: NotRequired[str]
    """Taken always, or left idle."""
    outcome: NotRequired[str]
    """What is held back to: `won`, `drawn` or `lost`."""


class Odds(TypedDict):
    """The probabilities of a battle's outcomes."""

    win: float
    """From 0 to 1."""
    draw: float
    """From 0 to 1."""
    lose: float
    """From 0 to 1."""


class Strength(TypedDict):
    """A seat's strength as it stands, and with the help that may be expected."""

    now: int
    """Soldiers and buildings, at least."""
    with_die: float
    """With the King's die or the best army token, on average."""


class ProvinceAdvice(TypedDict):
    """A building of the viewer's province."""

    building: str
    """Its id."""
    state: Literal["built", "can", "missing", "locked"]
    """Stands, can be built, lacks goods, or waits for the one before it."""
    price: Goods
    """For this seat."""
    missing: Goods
    """Goods that are not there."""
    needs: NotRequired[str]
    """The building that comes first."""


class KingsburgAdvice(TypedDict):
    """What the viewer could reckon from what the viewer knows."""

    odds: Odds | None
    """Of the coming battle."""
    strength: Strength | None
    """Of the viewer in it."""
    province: tuple[ProvinceAdvice, ...]
    """Every building of the game, row by row."""
    after_harvest: list[str]
    """What could be built with what the advisors will give."""


class KingsburgReasons(TypedDict):
    """Why an advisor can't be influenced or a building not be built, and by which rules."""

    off: str
    """The dice do not make the rank."""
    mine: str
    """Own dice lie there."""
    taken: str
    """Another's dice lie there."""
    neutral: str
    """Neutral dice lie there."""
    missing: str
    """Goods are missing."""
    locked: str
    """The building before it is missing."""
    absent: str
    """The row is not in the game."""


SHEET = Sheet(
    KingsburgView,
    KingsburgDecision,
    KingsburgAdvice,
    KingsburgReasons,
    {"reinforcements": list[int]},
    EVENTS,
    TELLING,
)
