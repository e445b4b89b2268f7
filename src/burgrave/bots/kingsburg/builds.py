"""Step d: what to build, and the buildings that governors raise."""

from burgrave.bots.kingsburg.look import Look
from burgrave.bots.kingsburg.mind import Mind
from burgrave.bots.kingsburg.provinces import STRENGTH
from burgrave.bots.kingsburg.winters import UNKNOWN
from burgrave.games.kingsburg import actions as kinds
from burgrave.games.kingsburg import ids, steps
from burgrave.games.kingsburg.actions import Move
from burgrave.games.kingsburg.building import SECOND_BUILDING, cost_of
from burgrave.games.kingsburg.components import BUILDINGS
from burgrave.games.kingsburg.goods import gold, stone, wood
from burgrave.kernel.action import Action
from burgrave.kernel.seating import bits


def best_build(mind: Mind, look: Look, legal: list[Action]) -> Action:
    """The building that leaves the seat best off, or none if waiting is better."""
    best, best_worth = legal[0], -1000.0
    for action in legal:
        assert isinstance(action, Move)
        if action.code == kinds.IDLE:
            continue
        worth = _worth(mind, look, action)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def _worth(mind: Mind, look: Look, move: Move) -> float:
    later = look.time - 1
    if move.code == kinds.BUILD_NOTHING:
        plan = mind.plans.plan(look.built, later, look.first_row, look.last_row)
        keeps = mind.envoy(look) if look.state.part == SECOND_BUILDING else 0.0
        return plan.worth(look.gold, look.wood, look.stone) + keeps
    building = int(move.building)
    price = int(cost_of(look.player, building))
    left = [
        look.gold - int(gold(price)),
        look.wood - int(wood(price)),
        look.stone - int(stone(price)),
    ]
    if move.code == kinds.BUILD_SAVING:
        left[int(move.number)] += 1
    elif move.code == kinds.BUILD_WITH_WOOD:
        left[1] -= 1
        left[2] += 1
    built = look.built | 1 << building
    plan = mind.plans.plan(built, later, look.first_row, look.last_row)
    worth = mind.provinces.target(building, look.time, False).worth
    worth += plan.worth(left[0], left[1], left[2])
    return worth + _this_winter(mind, look, building) + _this_season(mind, look, building)


def _this_winter(mind: Mind, look: Look, building: int) -> float:
    """What the building does in the coming battle, instead of what it does in an average one."""
    with_it = mind.front(look, look.built | 1 << building)
    without = mind.front(look, look.built)
    change = mind.winters.worth(with_it, look.soldiers, UNKNOWN)
    change -= mind.winters.worth(without, look.soldiers, UNKNOWN)
    usual = STRENGTH[building][look.year] - STRENGTH[building][look.year + 1]
    return change - mind.weights.strength * usual


def _this_season(mind: Mind, look: Look, building: int) -> float:
    """The king's reward after spring, and the Sculptor's point."""
    worth = 0.0
    if look.season == steps.SPRING:
        mine = int(bits(look.built))
        most = 0
        for seat, player in enumerate(look.state.players):
            if seat != look.seat:
                most = max(most, int(bits(player.built)))
        if mine <= most <= mine + 1:
            worth += mind.weights.kings_reward
    if look.governor == ids.SCULPTOR and building // 4 == 1:
        worth += 1
    return worth


def best_raise(mind: Mind, look: Look, legal: list[Action]) -> Action:
    """The Sorcerer's free building: all that it brings but points."""
    best, best_worth = legal[0], 0.0
    for action in legal:
        assert isinstance(action, Move)
        if action.code == kinds.RAISE:
            building = int(action.building)
            worth = mind.provinces.target(building, look.time, False).worth
            worth -= BUILDINGS[building].points
            if worth > best_worth:
                best, best_worth = action, worth
    return best
