"""Step d: in turn, everybody may build; the envoy allows a second building."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import effects, ids
from burgrave.games.kingsburg.actions import (
    BUILD,
    BUILD_NOTHING,
    BUILD_SAVING,
    BUILD_WITH_WOOD,
    MOVE_BUILD,
    MOVE_BUILD_NOTHING,
    MOVE_BUILD_SAVING,
    MOVE_BUILD_WITH_WOOD,
    MOVE_WITHOUT_CRANE,
    Move,
)
from burgrave.games.kingsburg.components import BUILDINGS, GOVERNORS
from burgrave.games.kingsburg.goods import (
    ONE_GOLD,
    ONE_STONE,
    ONE_WOOD,
    OUT_OF_REACH,
    UNITS,
    enough,
    named,
    of_kind,
    pack,
)
from burgrave.games.kingsburg.offers import Offering, goods_are_compared, offers
from burgrave.games.kingsburg.player import (
    GOVERNOR,
    IDLE_CRANE,
    USED_SAVING,
    Player,
)
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.kernel.action import Action
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Log, tell
from burgrave.kernel.seats import NOBODY, bits

_COST: Final[list[i64]] = [int(pack(*building.cost)) for building in BUILDINGS]
_COST_WITH_CRANE: Final[list[i64]] = [
    cost - min(int(ids.CRANE_SAVES), building.cost[0])
    if building.column >= ids.CRANE_FROM_COLUMN
    else cost
    for cost, building in zip(_COST, BUILDINGS, strict=True)
]


def _next_columns() -> list[i64]:
    """The column that is next to build, by the row's four bits; a row never has a gap."""
    table = [NOBODY] * 16
    for column in range(4):
        table[(1 << column) - 1] = column
    return table


_NEXT: Final = _next_columns()


def _next_costs(costs: list[i64]) -> list[i64]:
    """The cost of the next building, by the row and its four bits; a full row is unaffordable."""
    return [
        costs[4 * row + _NEXT[bits]] if _NEXT[bits] != NOBODY else OUT_OF_REACH
        for row in range(7)
        for bits in range(16)
    ]


_NEXT_COST: Final = _next_costs(_COST)
_NEXT_COST_WITH_CRANE: Final = _next_costs(_COST_WITH_CRANE)

_COLUMN_III: Final[i64] = ids.CRANE_FROM_COLUMN - 1
_TWO_BUILT: Final[i64] = (1 << ids.CRANE_FROM_COLUMN - 1) - 1
"""From these columns, or these bits of a row, on the Crane makes the next building cheaper."""
_SCULPTORS_ROW: Final[i64] = "ABCDEFG".index(GOVERNORS[ids.SCULPTOR].numbers["row"])

# A player's part of the step: whether the envoy lets him build again, and what the last building
# owes to governors; behind the last player, whether the Preacher is done.
SECOND_BUILDING: Final[i64] = 1
POINT_DUE: Final[i64] = 2
TAX_DUE: Final[i64] = 4
OWING: Final[i64] = 8
PREACHED: Final[i64] = 1


def next_costs(player: Player) -> list[i64]:
    """What the next building of a row costs the player, at 16 * row + the row's four bits."""
    return _NEXT_COST_WITH_CRANE if _lifts(player) else _NEXT_COST


def next_in_row(player: Player, row: i64) -> i64:
    """The building that is next in a row, or NOBODY if the row is full."""
    column = _NEXT[player.built >> 4 * row & 15]
    return NOBODY if column == NOBODY else 4 * row + column


def cost_of(player: Player, building: i64) -> i64:
    """What a building costs the player; the Crane saves a gold in columns III and IV."""
    return _COST_WITH_CRANE[building] if _lifts(player) else _COST[building]


def _lifts(player: Player) -> bool:
    """Does a Crane stand that is not left idle?"""
    return player.has(ids.CRANE) and not player.used & IDLE_CRANE


def _saves(b: Kingsburg, seat: i64) -> bool:
    """May the Architect pay a good less, because an opponent owns more buildings?"""
    player = b.players[seat]
    if player.governor != ids.ARCHITECT or player.used & USED_SAVING:
        return False
    mine = bits(player.built)
    for other in b.players:
        if bits(other.built) > mine:
            return True
    return False


def can_build(b: Kingsburg, seat: i64) -> bool:
    """Is there a building that the player can pay for?"""
    player = b.players[seat]
    if player.governor == ids.ARCHITECT or player.governor == ids.CARPENTER:
        return len(legal_builds(b, seat)) > 1
    costs = next_costs(player)
    built, goods = player.built, player.goods
    for row in range(b.setting.first_row, b.setting.last_row + 1):
        if enough(goods, costs[16 * row + (built >> 4 * row & 15)]):
            return True
    return False


class Build(Offering):
    """Everybody in turn order may build; what a building owes to governors is paid at once."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Ask whoever can pay for a building."""
        while b.turn < b.size:
            if b.part >= OWING:
                if _governors_profit(b, log):
                    return True
                continue
            seat = b.now()
            if can_build(b, seat):
                return b.ask(seat)
            if log is not None and b.part != SECOND_BUILDING:
                tell(log, "built_nothing", seat, forced=True)
            b.turn += 1
            b.part = 0
        return _preacher(b, log)

    def asks(self, b: Kingsburg) -> str:
        """A building, or with the envoy a second one."""
        return "envoy build" if b.part else self.name

    def open_to(self, b: Kingsburg, seat: i64) -> list[Action]:
        """Nothing, or the next building of any row that the player can pay for."""
        return legal_builds(b, seat)

    def play(self, b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
        """Build, leave the Crane idle, or end the own part of the step."""
        if move.code == BUILD_NOTHING:
            if log is not None and b.part != SECOND_BUILDING:
                tell(log, "built_nothing", seat, forced=False)
            if b.players[seat].used & IDLE_CRANE:
                b.change(seat).used &= ~IDLE_CRANE
            b.asked = 0
            b.turn += 1
            b.part = 0
        elif move is MOVE_WITHOUT_CRANE:
            if move not in legal_builds(b, seat):
                raise IllegalAction("kingsburg-refused-no-idle-crane")
            b.change(seat).used |= IDLE_CRANE
        else:
            _build(b, seat, move, log)

    def take(self, b: Kingsburg, seat: i64, effect: i64, log: Log) -> None:
        """What a building, or one that was not built, brings a governor."""
        if effect == effects.SCULPTOR:
            _points(b, seat, "sculptor", ids.SCULPTOR_POINTS, log)
        elif effect == effects.TAX_COLLECTOR:
            _tax(b, seat, log)
        else:
            _points(b, seat, "preacher", ids.PREACHER_POINTS, log)


def legal_builds(b: Kingsburg, seat: i64) -> list[Action]:
    """Nothing, or the next building of any row that the player can pay for."""
    player = b.players[seat]
    if player.governor == ids.ARCHITECT or player.governor == ids.CARPENTER:
        return _legal_builds_of_governor(b, seat)
    moves: list[Action] = [MOVE_BUILD_NOTHING]
    lifts = _lifts(player)
    costs = _NEXT_COST_WITH_CRANE if lifts else _NEXT_COST
    built, goods = player.built, player.goods
    dearer = False
    for row in range(b.setting.first_row, b.setting.last_row + 1):
        bits_of_row = built >> 4 * row & 15
        if enough(goods, costs[16 * row + bits_of_row]):
            moves.append(MOVE_BUILD[4 * row + _NEXT[bits_of_row]])
            if (
                lifts
                and bits_of_row >= _TWO_BUILT
                and enough(goods, _NEXT_COST[16 * row + bits_of_row])
            ):
                dearer = True
    if dearer and goods_are_compared(b):
        moves.append(MOVE_WITHOUT_CRANE)
    return moves


def _legal_builds_of_governor(b: Kingsburg, seat: i64) -> list[Action]:
    """The Architect may save a good, the Carpenter may pay wood for stone."""
    player = b.players[seat]
    moves: list[Action] = [MOVE_BUILD_NOTHING]
    saves = _saves(b, seat)
    lifts = _lifts(player)
    dearer = False
    for row in range(b.setting.first_row, b.setting.last_row + 1):
        building = next_in_row(player, row)
        if building != NOBODY:
            moves += _ways(player, building, cost_of(player, building), saves)
            if (
                lifts
                and building % 4 >= _COLUMN_III
                and _ways(player, building, _COST[building], saves)
            ):
                dearer = True
    if dearer and goods_are_compared(b):
        moves.append(MOVE_WITHOUT_CRANE)
    return moves


def _ways(player: Player, building: i64, cost: i64, saves: bool) -> list[Action]:
    """The ways in which the Architect or the Carpenter can pay for a building."""
    ways: list[Action] = []
    if saves:
        for good in range(3):
            if of_kind(cost, good) and enough(player.goods, cost - _saved(cost, good)):
                ways.append(MOVE_BUILD_SAVING[building][good])
    if enough(player.goods, cost):
        ways.append(MOVE_BUILD[building])
    if player.governor == ids.CARPENTER and of_kind(cost, 2):
        if enough(player.goods, cost - ONE_STONE + ONE_WOOD):
            ways.append(MOVE_BUILD_WITH_WOOD[building])
    return ways


def _saved(cost: i64, good: i64) -> i64:
    """What the Architect saves of a good that the building costs."""
    return min(of_kind(cost, good), ids.ARCHITECT_SAVES) * UNITS[good]


def price_of(player: Player, move: Move) -> i64:
    """What the player pays for a building in the way he chose."""
    cost = cost_of(player, move.building)
    if move.code == BUILD_SAVING:
        return cost - _saved(cost, move.number)
    if move.code == BUILD_WITH_WOOD:
        return cost + ONE_WOOD - ONE_STONE
    return cost


def _price(b: Kingsburg, seat: i64, move: Move) -> i64:
    """What the player pays for a building in the way he chose; raises if he may not build it so."""
    player = b.players[seat]
    cost = cost_of(player, move.building)
    if move.code == BUILD_SAVING:
        if not _saves(b, seat) or not of_kind(cost, move.number):
            raise IllegalAction("kingsburg-refused-no-saving")
    elif move.code == BUILD_WITH_WOOD:
        if player.governor != ids.CARPENTER or not of_kind(cost, 2):
            raise IllegalAction("kingsburg-refused-no-wood-for-stone")
    elif move.code != BUILD:
        raise IllegalAction("kingsburg-refused-build-next")
    row = move.building // 4
    if (
        row < b.setting.first_row
        or row > b.setting.last_row
        or next_in_row(player, row) != move.building
    ):
        raise IllegalAction("kingsburg-refused-not-next-in-row")
    price = price_of(player, move)
    if not enough(player.goods, price):
        raise IllegalAction("kingsburg-refused-no-goods-for-building")
    return price


def _build(b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
    """Pay for a building; the envoy that allowed a second one leaves."""
    price = _price(b, seat, move)
    player = b.change(seat)
    player.goods -= price
    player.built |= 1 << move.building
    player.used &= ~IDLE_CRANE
    if move.code == BUILD_SAVING:
        player.used |= USED_SAVING
    b.builders |= 1 << seat
    b.asked = 0
    envoy = b.part == SECOND_BUILDING
    if log is not None:
        building = BUILDINGS[move.building]
        tell(
            log,
            "built",
            seat,
            building=building.id,
            pays=named(price),
            points=building.points,
            envoy=envoy,
        )
    if envoy:
        b.envoy = NOBODY
    due = _due_to_governors(b, seat, move.building) if b.setting.governors else 0
    if due:
        b.part = OWING | due
    else:
        _after_building(b)


def _after_building(b: Kingsburg) -> None:
    """The holder of the envoy may build again at once; otherwise it is the next player's turn."""
    b.part = 0
    if b.envoy == b.now():
        b.part = SECOND_BUILDING
    else:
        b.turn += 1


def _due_to_governors(b: Kingsburg, seat: i64, building: i64) -> i64:
    """The Sculptor scores for row B, the Tax Collector gets gold for opponents' grand buildings."""
    due: i64 = 0
    if b.players[seat].governor == ids.SCULPTOR and building // 4 == _SCULPTORS_ROW:
        due |= POINT_DUE
    collector = b.with_governor(ids.TAX_COLLECTOR)
    if collector != NOBODY and collector != seat:
        if building % 4 + 1 == ids.TAX_COLUMN:
            due |= TAX_DUE
    return due


def _governors_profit(b: Kingsburg, log: Log) -> bool:
    """Give the governors what the building owes them, unless they decline."""
    if b.part & POINT_DUE:
        b.part -= POINT_DUE
        if offers(b, b.now(), effects.SCULPTOR):
            return True
        _points(b, b.now(), "sculptor", ids.SCULPTOR_POINTS, log)
    if b.part & TAX_DUE:
        b.part -= TAX_DUE
        collector = b.with_governor(ids.TAX_COLLECTOR)
        if offers(b, collector, effects.TAX_COLLECTOR):
            return True
        _tax(b, collector, log)
    _after_building(b)
    return False


def _tax(b: Kingsburg, seat: i64, log: Log) -> None:
    """The Tax Collector gets gold for an opponent's building."""
    gold = ids.TAX_GOLD * ONE_GOLD
    b.change(seat).goods += gold
    if log is not None:
        tell(log, "governor_good", seat, governor="tax_collector", gains=named(gold))


def _preacher(b: Kingsburg, log: Log) -> bool:
    """The Preacher scores when somebody built nothing."""
    seat = b.with_governor(ids.PREACHER)
    if seat == NOBODY or b.part == PREACHED or b.builders == b.setting.everyone:
        return False
    b.part = PREACHED
    if offers(b, seat, effects.PREACHER):
        return True
    _points(b, seat, "preacher", ids.PREACHER_POINTS, log)
    return False


def _points(b: Kingsburg, seat: i64, governor: str, points: i64, log: Log) -> None:
    b.change(seat).book(GOVERNOR, points)
    if log is not None:
        tell(log, "governor_points", seat, governor=governor, points=int(points))
