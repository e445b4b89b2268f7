"""Build: found settlements, erect buildings."""

from mypy_extensions import i64

from burgrave.games.kings_will import ids, steps
from burgrave.games.kings_will.actions import (
    ERECT,
    MOVE_ERECT,
    MOVE_FOUND,
    MOVE_FOUND_SAVING,
    NOTHING,
    Move,
)
from burgrave.games.kings_will.components import (
    BUILDING_COST,
    BUILDINGS,
    SETTLEMENT_COST,
    SETTLEMENTS,
)
from burgrave.games.kings_will.goods import UNITS, enough, missing, named, of_kind, resources
from burgrave.games.kings_will.land import (
    build_under,
    has_site,
    is_free_for_building,
    peasants_on,
    places_on,
    settle_on,
)
from burgrave.games.kings_will.mood import change_mood
from burgrave.games.kings_will.player import BUILDINGS as FROM_BUILDINGS
from burgrave.games.kings_will.player import SETTLEMENTS as FROM_SETTLEMENTS
from burgrave.games.kings_will.player import Player
from burgrave.games.kings_will.state import KingsWill
from burgrave.kernel.event import Log, tell


def cost_of(player: Player, settlement: i64) -> i64:
    """What a settlement costs, lowered by education."""
    return SETTLEMENT_COST[settlement][player.education]


def saves(player: Player, cost: i64) -> bool:
    """Does the masons' lodge spare something of a cost? The last unit is always paid."""
    return player.has(ids.MASONS_LODGE) and resources(cost) > 1


def spared(cost: i64, good: i64) -> i64:
    """What is left of a cost where the masons' lodge spares a good."""
    units = min(ids.LODGE_SAVES, of_kind(cost, good), resources(cost) - 1)
    return cost - units * UNITS[good]


def missing_for(player: Player, settlement: i64) -> i64:
    """What is missing for a settlement; the masons' lodge best spares what is missing."""
    cost = cost_of(player, settlement)
    least = missing(player.goods, cost)
    if saves(player, cost):
        for good in range(4):
            left = missing(player.goods, spared(cost, good))
            if resources(left) < resources(least):
                least = left
    return least


def price_of(player: Player, move: Move) -> i64:
    """What is paid for a settlement in the way chosen, or for a building."""
    if move.code == ERECT:
        return BUILDING_COST[move.number]
    cost = cost_of(player, move.number)
    return cost if move.saving == NOTHING else spared(cost, move.saving)


def sites_of(player: Player) -> list[int]:
    """Where a settlement can be founded: a peasant stands by a free site."""
    return [place for place, spot in enumerate(player.land) if peasants_on(spot) and has_site(spot)]


def free_places(player: Player) -> list[int]:
    """Below which landscapes a building can be erected."""
    return [place for place, spot in enumerate(player.land) if is_free_for_building(spot)]


def in_supply(b: KingsWill, settlement: i64) -> bool:
    """Is a piece of this kind left?"""
    return (b.settlements >> 8 * settlement & 255) < SETTLEMENTS[settlement].pieces


def add_settlements(b: KingsWill, player: Player, moves: list[Move]) -> None:
    """Any settlement that the player can pay for, wherever a peasant stands by a free site."""
    sites = sites_of(player)
    if not sites:
        return
    for kind in range(len(SETTLEMENTS)):
        if not in_supply(b, kind):
            continue
        cost = cost_of(player, kind)
        if saves(player, cost):
            for good in range(4):
                if of_kind(cost, good) and enough(player.goods, spared(cost, good)):
                    for site in sites:
                        moves.append(MOVE_FOUND_SAVING[kind][site][good])
        elif enough(player.goods, cost):
            for site in sites:
                moves.append(MOVE_FOUND[kind][site])


def add_buildings(b: KingsWill, player: Player, moves: list[Move]) -> None:
    """Any building on offer that the player can pay for, below any landscape without one."""
    places = free_places(player)
    if not places:
        return
    goods = player.goods
    built = b.built
    for building in range(len(BUILDING_COST)):
        if not built >> building & 1 and enough(goods, BUILDING_COST[building]):
            row = MOVE_ERECT[building]
            for free in places:
                moves.append(row[free])


def play_found(b: KingsWill, seat: i64, move: Move, log: Log) -> None:
    """Pay, found the settlement, take its points, change the mood."""
    player = b.change(seat)
    kind = move.number
    price = price_of(player, move)
    player.goods -= price
    player.lay(move.place, settle_on(player.land[move.place], kind))
    player.settlements += 1 << 8 * kind
    b.settlements += 1 << 8 * kind
    settlement = SETTLEMENTS[kind]
    player.earn(FROM_SETTLEMENTS, settlement.points)
    if log is not None:
        tell(
            log,
            "founded",
            seat,
            settlement=settlement.id,
            place=int(move.place),
            room=int(places_on(player.land[move.place])),
            pays=named(price),
            points=settlement.points,
        )
    if settlement.mood and change_mood(b, seat, settlement.mood, settlement.id, log):
        b.at = steps.REBELLION


def play_erect(b: KingsWill, seat: i64, move: Move, log: Log) -> None:
    """Pay, erect the building, take its points, change the mood."""
    player = b.change(seat)
    price = price_of(player, move)
    player.goods -= price
    player.lay(move.place, build_under(player.land[move.place], move.number))
    player.built |= 1 << move.number
    b.built |= 1 << move.number
    building = BUILDINGS[move.number]
    player.earn(FROM_BUILDINGS, building.points)
    if log is not None:
        tell(
            log,
            "erected",
            seat,
            building=building.id,
            place=int(move.place),
            room=int(places_on(player.land[move.place])),
            pays=named(price),
            points=building.points,
        )
    if building.mood and change_mood(b, seat, building.mood, building.id, log):
        b.at = steps.REBELLION
