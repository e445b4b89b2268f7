"""Step d: in turn, everybody may build; the envoy allows a second building."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import ids
from burgrave.games.kingsburg.actions import (
    BUILD,
    BUILD_NOTHING,
    BUILD_SAVING,
    BUILD_WITH_WOOD,
    MOVE_BUILD,
    MOVE_BUILD_NOTHING,
    MOVE_BUILD_SAVING,
    MOVE_BUILD_WITH_WOOD,
    Move,
)
from burgrave.games.kingsburg.board import (
    GOVERNOR,
    NOBODY,
    Board,
    Log,
    Player,
    bits,
    refuse,
    tell,
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
from burgrave.kernel.action import Action

_COST: Final[list[i64]] = [int(pack(*building.cost)) for building in BUILDINGS]
_COST_WITH_CRANE: Final[list[i64]] = [
    cost - 1 if building.column >= 3 and building.cost[0] > 0 else cost
    for cost, building in zip(_COST, BUILDINGS, strict=True)
]
_NEXT: Final[list[i64]] = [0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, -1]
"""The column that is next to build, by the row's four bits; a row never has a gap."""


def _next_costs(costs: list[i64]) -> list[i64]:
    """The cost of the next building, by the row and its four bits; a full row is unaffordable."""
    return [
        costs[4 * row + _NEXT[bits]] if _NEXT[bits] >= 0 else OUT_OF_REACH
        for row in range(7)
        for bits in range(16)
    ]


_NEXT_COST: Final = _next_costs(_COST)
_NEXT_COST_WITH_CRANE: Final = _next_costs(_COST_WITH_CRANE)

_SCULPTORS_ROW: Final[i64] = "ABCDEFG".index(GOVERNORS[ids.SCULPTOR].numbers["row"])

# A player's part of the step.
SECOND_BUILDING: Final[i64] = 1


def next_in_row(player: Player, row: i64) -> i64:
    """The building that is next in a row, or NOBODY if the row is full."""
    column = _NEXT[player.built >> 4 * row & 15]
    return NOBODY if column < 0 else 4 * row + column


def cost_of(player: Player, building: i64) -> i64:
    """What a building costs the player; the Crane saves a gold in columns III and IV."""
    if player.has(ids.CRANE):
        return _COST_WITH_CRANE[building]
    return _COST[building]


def _saves(b: Board, seat: i64) -> bool:
    """The Architect pays a good less for his first building if an opponent owns more buildings."""
    player = b.players[seat]
    if player.governor != ids.ARCHITECT or b.part == SECOND_BUILDING:
        return False
    mine = bits(player.built)
    for other in b.players:
        if bits(other.built) > mine:
            return True
    return False


def can_build(b: Board, seat: i64) -> bool:
    """Is there a building that the player can pay for?"""
    player = b.players[seat]
    if player.governor == ids.ARCHITECT or player.governor == ids.CARPENTER:
        return len(legal_builds(b, seat)) > 1
    costs = _NEXT_COST_WITH_CRANE if player.has(ids.CRANE) else _NEXT_COST
    built, goods = player.built, player.goods
    for row in range(b.setting.first_row, b.setting.last_row + 1):
        if enough(goods, costs[16 * row + (built >> 4 * row & 15)]):
            return True
    return False


def build(b: Board, log: Log) -> bool:
    """Everybody in turn order."""
    while b.turn < b.size:
        seat = b.now()
        if can_build(b, seat):
            b.asked = 1 << seat
            return True
        if log is not None and b.part != SECOND_BUILDING:
            tell(log, "built nothing", seat, forced=True)
        b.turn += 1
        b.part = 0
    _preacher(b, log)
    return False


def legal_builds(b: Board, seat: i64) -> list[Action]:
    """Nothing, or the next building of any row that the player can pay for."""
    player = b.players[seat]
    if player.governor == ids.ARCHITECT or player.governor == ids.CARPENTER:
        return _legal_builds_of_governor(b, seat)
    moves: list[Action] = [MOVE_BUILD_NOTHING]
    costs = _NEXT_COST_WITH_CRANE if player.has(ids.CRANE) else _NEXT_COST
    built, goods = player.built, player.goods
    for row in range(b.setting.first_row, b.setting.last_row + 1):
        bits_of_row = built >> 4 * row & 15
        if enough(goods, costs[16 * row + bits_of_row]):
            moves.append(MOVE_BUILD[4 * row + _NEXT[bits_of_row]])
    return moves


def _legal_builds_of_governor(b: Board, seat: i64) -> list[Action]:
    """The Architect may save a good, the Carpenter may pay wood for stone."""
    player = b.players[seat]
    moves: list[Action] = [MOVE_BUILD_NOTHING]
    saves = _saves(b, seat)
    for row in range(b.setting.first_row, b.setting.last_row + 1):
        building = next_in_row(player, row)
        if building == NOBODY:
            continue
        cost = cost_of(player, building)
        if saves:
            for good in range(3):
                if of_kind(cost, good) and enough(player.goods, cost - UNITS[good]):
                    moves.append(MOVE_BUILD_SAVING[building][good])
        elif enough(player.goods, cost):
            moves.append(MOVE_BUILD[building])
        if player.governor != ids.CARPENTER or not of_kind(cost, 2):
            continue
        if enough(player.goods, cost - ONE_STONE + ONE_WOOD):
            moves.append(MOVE_BUILD_WITH_WOOD[building])
    return moves


def _price(b: Board, seat: i64, move: Move) -> i64:
    """What the player pays for a building in the way he chose; raises if he may not build it so."""
    player = b.players[seat]
    cost = cost_of(player, move.building)
    if move.kind == BUILD:
        if player.governor == ids.ARCHITECT and _saves(b, seat):
            raise refuse("The Architect saves a good here; say which.")
    elif move.kind == BUILD_SAVING:
        if not _saves(b, seat) or not of_kind(cost, move.number):
            raise refuse("You can't save that good on this building.")
        cost -= UNITS[move.number]
    elif move.kind == BUILD_WITH_WOOD:
        if player.governor != ids.CARPENTER or not of_kind(cost, 2):
            raise refuse("You can't pay wood for stone here.")
        cost += ONE_WOOD - ONE_STONE
    else:
        raise refuse("Build one of the next buildings of your province, or nothing.")
    row = move.building // 4
    if (
        row < b.setting.first_row
        or row > b.setting.last_row
        or next_in_row(player, row) != move.building
    ):
        raise refuse("That building is not the next one in its row.")
    if not enough(player.goods, cost):
        raise refuse("You do not have the goods for that building.")
    return cost


def play_build(b: Board, seat: i64, move: Move, log: Log) -> None:
    """Build, or end the own part of the step."""
    if move.kind == BUILD_NOTHING:
        if log is not None and b.part != SECOND_BUILDING:
            tell(log, "built nothing", seat, forced=False)
        b.asked = 0
        b.turn += 1
        b.part = 0
        return
    price = _price(b, seat, move)
    player = b.change(seat)
    player.goods -= price
    player.built |= 1 << move.building
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
            price=named(price),
            points=building.points,
            envoy=envoy,
        )
    if b.setting.governors:
        _governors_profit(b, seat, move.building, log)
    if envoy:
        b.envoy = NOBODY
    if b.envoy == seat:
        b.part = SECOND_BUILDING
    else:
        b.turn += 1
        b.part = 0


def _governors_profit(b: Board, seat: i64, building: i64, log: Log) -> None:
    """The Sculptor scores for row B, the Tax Collector gets gold for opponents' grand buildings."""
    if b.players[seat].governor == ids.SCULPTOR:
        if building // 4 == _SCULPTORS_ROW:
            points = ids.SCULPTOR_POINTS
            b.change(seat).earn(GOVERNOR, points)
            if log is not None:
                tell(log, "governor points", seat, governor="sculptor", points=int(points))
    collector = b.with_governor(ids.TAX_COLLECTOR)
    if collector != NOBODY and collector != seat:
        if building % 4 + 1 >= ids.TAX_FROM_COLUMN:
            gold = ids.TAX_GOLD
            b.change(collector).goods += gold * ONE_GOLD
            if log is not None:
                goods = named(gold * ONE_GOLD)
                tell(log, "governor good", collector, governor="tax_collector", goods=goods)


def _preacher(b: Board, log: Log) -> None:
    """The Preacher scores when somebody built nothing."""
    seat = b.with_governor(ids.PREACHER)
    if seat != NOBODY and b.builders != b.setting.everyone:
        points = ids.PREACHER_POINTS
        b.change(seat).earn(GOVERNOR, points)
        if log is not None:
            tell(log, "governor points", seat, governor="preacher", points=int(points))
