"""Step d: what to build, and the buildings that governors raise."""

from burgrave.bots.kingsburg.mind import Mind
from burgrave.bots.kingsburg.provinces import STRENGTH
from burgrave.bots.kingsburg.reading import Reading
from burgrave.bots.kingsburg.winters import UNKNOWN
from burgrave.games.kingsburg import actions as kinds
from burgrave.games.kingsburg import ids, steps
from burgrave.games.kingsburg.actions import Move
from burgrave.games.kingsburg.building import SECOND_BUILDING, cost_of
from burgrave.games.kingsburg.components import BUILDINGS
from burgrave.games.kingsburg.goods import gold, stone, wood
from burgrave.kernel.action import Action
from burgrave.kernel.seats import bits


def best_build(mind: Mind, reading: Reading, legal: list[Action]) -> Action:
    """The building that leaves the seat best off, or none if waiting is better."""
    best, best_worth = legal[0], -1000.0
    for action in legal:
        assert isinstance(action, Move)
        if action.code == kinds.IDLE:
            continue
        worth = _worth(mind, reading, action)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def _worth(mind: Mind, reading: Reading, move: Move) -> float:
    later = reading.time - 1
    if move.code == kinds.BUILD_NOTHING:
        plan = mind.plans.plan(reading.built, later, reading.first_row, reading.last_row)
        keeps = mind.envoy(reading) if reading.state.part == SECOND_BUILDING else 0.0
        return plan.worth(reading.gold, reading.wood, reading.stone) + keeps
    building = int(move.building)
    price = int(cost_of(reading.player, building))
    left = [
        reading.gold - int(gold(price)),
        reading.wood - int(wood(price)),
        reading.stone - int(stone(price)),
    ]
    if move.code == kinds.BUILD_SAVING:
        left[int(move.number)] += 1
    elif move.code == kinds.BUILD_WITH_WOOD:
        left[1] -= 1
        left[2] += 1
    built = reading.built | 1 << building
    plan = mind.plans.plan(built, later, reading.first_row, reading.last_row)
    worth = mind.provinces.target(building, reading.time, False).worth
    worth += plan.worth(left[0], left[1], left[2])
    return worth + _this_winter(mind, reading, building) + _this_season(mind, reading, building)


def _this_winter(mind: Mind, reading: Reading, building: int) -> float:
    """What the building does in the coming battle, instead of what it does in an average one."""
    with_it = mind.front(reading, reading.built | 1 << building)
    without = mind.front(reading, reading.built)
    change = mind.winters.worth(with_it, reading.soldiers, UNKNOWN)
    change -= mind.winters.worth(without, reading.soldiers, UNKNOWN)
    usual = STRENGTH[building][reading.year] - STRENGTH[building][reading.year + 1]
    return change - mind.weights.strength * usual


def _this_season(mind: Mind, reading: Reading, building: int) -> float:
    """The king's reward after spring, and the Sculptor's point."""
    worth = 0.0
    if reading.season == steps.SPRING:
        mine = int(bits(reading.built))
        most = 0
        for seat, player in enumerate(reading.state.players):
            if seat != reading.seat:
                most = max(most, int(bits(player.built)))
        if mine <= most <= mine + 1:
            worth += mind.weights.kings_reward
    if reading.governor == ids.SCULPTOR and building // 4 == 1:
        worth += 1
    return worth


def best_raise(mind: Mind, reading: Reading, legal: list[Action]) -> Action:
    """The Sorcerer's free building: all that it brings but points."""
    best, best_worth = legal[0], 0.0
    for action in legal:
        assert isinstance(action, Move)
        if action.code == kinds.RAISE:
            building = int(action.building)
            worth = mind.provinces.target(building, reading.time, False).worth
            worth -= BUILDINGS[building].points
            if worth > best_worth:
                best, best_worth = action, worth
    return best
