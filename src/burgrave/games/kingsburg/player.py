"""A player of Kingsburg, and what is fixed for a whole game, as numbers that copy fast."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from burgrave.games.kingsburg.components import BUILDINGS, once_a_year
from burgrave.games.kingsburg.ids import DEBTOR, DEBTOR_DEBT, MERCHANT_PRINCE_SELLS
from burgrave.kernel.component import within
from burgrave.kernel.composed import Composed
from burgrave.kernel.ledger import Scored
from burgrave.kernel.seats import NOBODY

# Where points come from. A loss is counted as it grows and taken off in the total.
ADVISORS: Final[i64] = 0
SMUGGLER: Final[i64] = 1
KINGS_REWARD: Final[i64] = 2
SPOILS: Final[i64] = 3
STRONGEST_WINNER: Final[i64] = 4
FORTRESS: Final[i64] = 5
DEFEATS: Final[i64] = 6
TOWN_HALL: Final[i64] = 7
EMBASSY: Final[i64] = 8
GOLDSMITH: Final[i64] = 9
GOVERNOR: Final[i64] = 10
CATHEDRAL: Final[i64] = 11
ARMY_TOKEN: Final[i64] = 12
FREE_BUILDINGS: Final[i64] = 13
SOURCES: Final = (
    "advisors",
    "smuggler",
    "kings_reward",
    "spoils",
    "strongest_winner",
    "fortress",
    "defeats",
    "town_hall",
    "embassy",
    "goldsmith",
    "governor",
    "cathedral",
    "army_token",
    "free_buildings",
)
LOSSES: Final[list[i64]] = [SMUGGLER, DEFEATS, FREE_BUILDINGS]

# What a player has used this season, or this year where his governor's card says so ...
USED_TOKEN: Final[i64] = 1
USED_MARKET: Final[i64] = 2
USED_STATUE: Final[i64] = 4
USED_CHAPEL: Final[i64] = 8
USED_TURN: Final[i64] = 16
USED_SHIFT: Final[i64] = 32
USED_PRINCE: Final[i64] = 64
USED_TOWN_HALL: Final[i64] = 128
USED_SAWMILL: Final[i64] = 256
USED_QUARRY: Final[i64] = 512
USED_GOLDSMITH: Final[i64] = 1024
USED_EXCHANGE: Final[i64] = 2048
CALM_DICE: Final[i64] = 16384
"""The Philosopher's point is due unless his dice change again."""
USED_SAVING: Final[i64] = 32768
IDLE_CRANE: Final[i64] = 65536
IDLE_BARRACKS: Final[i64] = 131072
IDLE_GENERAL: Final[i64] = 262144
"""What is left idle for the next building or soldier."""
USED_DUKE: Final[i64] = 1 << 19
USED_FAIRY: Final[i64] = 1 << 20
USED_PRIEST: Final[i64] = 1 << 21
# ... and in any case this year.
FIRST_SOLDIER: Final[i64] = 1 << 22
"""The General has recruited his cheaper soldier."""
_SALES: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight")
_FIRST_SALE: Final = 1 << 23
SOLD: Final[list[i64]] = [
    _FIRST_SALE * 2**sale
    for sale in range(within("merchant_prince sells", int(MERCHANT_PRINCE_SELLS), 1, len(_SALES)))
]
"""A bit for each good that the Merchant Prince may sell in a summer, the next one each time."""
_BY_GOVERNOR: Final = {
    "priest": USED_PRIEST,
    "duke": USED_DUKE,
    "philosopher": USED_SHIFT,
    "architect": USED_SAVING,
    "fairy": USED_FAIRY,
    "trickster": USED_TURN,
    "steward": USED_EXCHANGE,
}
THIS_YEAR: Final[i64] = FIRST_SOLDIER | sum(
    int(used) for governor, used in _BY_GOVERNOR.items() if once_a_year(governor)
)
"""What stays used until the year is over."""
USES: Final = {
    "token": USED_TOKEN,
    "market": USED_MARKET,
    "statue": USED_STATUE,
    "chapel": USED_CHAPEL,
    "turn": USED_TURN,
    "shift": USED_SHIFT,
    "prince": USED_PRINCE,
    "town_hall": USED_TOWN_HALL,
    "sawmill": USED_SAWMILL,
    "quarry": USED_QUARRY,
    "goldsmith": USED_GOLDSMITH,
    "exchange": USED_EXCHANGE,
    **{f"sold_{count}": int(bit) for count, bit in zip(_SALES, SOLD, strict=False)},
    "calm_dice": CALM_DICE,
    "saving": USED_SAVING,
    "idle_crane": IDLE_CRANE,
    "idle_barracks": IDLE_BARRACKS,
    "idle_general": IDLE_GENERAL,
    "duke": USED_DUKE,
    "fairy": USED_FAIRY,
    "priest": USED_PRIEST,
    "first_soldier": FIRST_SOLDIER,
}

NEUTRAL: Final[i64] = 5
"""Who holds an advisor that neutral dice lie on."""
_BUILDING_POINTS: Final[list[i64]] = [building.points for building in BUILDINGS]


def worth(built: i64, values: list[i64]) -> i64:
    """What the buildings of a province have in all, given the value of each."""
    total: i64 = 0
    building: i64 = 0
    while built:
        if built & 1:
            total += values[building]
        built >>= 1
        building += 1
    return total


@final
@mypyc_attr(acyclic=True)
class Player(Scored):
    """A player's province, goods and dice."""

    def __init__(self) -> None:
        super().__init__()
        self.goods: i64 = 0
        self.tokens: i64 = 0
        self.soldiers: i64 = 0
        self.built: i64 = 0
        """Bit 4 * row + column - 1 for every building that stands."""
        self.bonus_due: i64 = 0
        """How many bonus dice will be rolled this season."""
        self.own: i64 = 0
        self.bonus: i64 = 0
        """The dice that are rolled and not yet laid, as multisets."""
        self.groups: i64 = 0
        """The groups laid this season, 20 bits each: action id + 1, a top bit if moved."""
        self.used: i64 = 0
        self.governor: i64 = NOBODY
        self.offer: i64 = 0
        """The governors to choose from, one bit each."""
        self.choice: i64 = NOBODY
        """A secret choice that is not revealed yet."""
        self.army: i64 = 0
        """The army tokens left, one bit each."""
        self.reinforcement: i64 = 0
        self.always: i64 = 0
        """The optional effects that are taken without a question, one bit each."""

    def copy(self) -> "Player":
        """An independent copy."""
        twin = Player()
        twin.goods = self.goods
        twin.tokens = self.tokens
        twin.soldiers = self.soldiers
        twin.built = self.built
        twin.bonus_due = self.bonus_due
        twin.own = self.own
        twin.bonus = self.bonus
        twin.groups = self.groups
        twin.used = self.used
        twin.governor = self.governor
        twin.offer = self.offer
        twin.choice = self.choice
        twin.army = self.army
        twin.reinforcement = self.reinforcement
        twin.always = self.always
        twin.ledger = self.ledger
        twin.ledger_2 = self.ledger_2
        return twin

    def has(self, building: i64) -> bool:
        """Does this building stand in the province?"""
        return self.built >> building & 1 != 0

    def building_points(self) -> i64:
        """What the standing buildings are worth."""
        return worth(self.built, _BUILDING_POINTS)

    def points(self) -> i64:
        """The victory points; they can be below zero."""
        total = self.building_points() + self.earned_in_all()
        # Losses stand in the ledger as they grow.
        total -= 2 * (self.earned(SMUGGLER) + self.earned(DEFEATS) + self.earned(FREE_BUILDINGS))
        if self.governor == DEBTOR:
            total -= DEBTOR_DEBT
        return total


@final
class Setting(Composed):
    """What is fixed for the whole game: the number of players, the edition and the modules."""

    def __init__(
        self,
        players: i64,
        revised: bool,
        more_buildings: bool,
        governors: bool,
        army_tokens: bool,
        documented: bool,
    ) -> None:
        self.players: Final[i64] = players
        self.revised: Final[bool] = revised
        self.more_buildings: Final[bool] = more_buildings
        self.governors: Final[bool] = governors
        self.army_tokens: Final[bool] = army_tokens
        self.documented: Final[bool] = documented
        self.everyone: Final[i64] = (1 << players) - 1
        """A bit for each seat."""
        self.first_row: Final[i64] = 0 if more_buildings else 1
        self.last_row: Final[i64] = 6 if more_buildings else 5
        """Rows A and G are there with module 1 only."""

    def parts(self) -> tuple[object, ...]:
        """The number of players, the edition and the modules."""
        modules = (self.more_buildings, self.governors, self.army_tokens, self.documented)
        return int(self.players), self.revised, *modules
