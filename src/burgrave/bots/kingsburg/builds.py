"""Step d: what to build, and the buildings that governors raise."""

from mypy_extensions import i64

from burgrave.bots.kingsburg.mind import Mind
from burgrave.bots.kingsburg.provinces import STRENGTH
from burgrave.bots.kingsburg.reading import Reading
from burgrave.bots.kingsburg.winters import MOST_SOLDIERS, UNKNOWN
from burgrave.games.kingsburg import actions as kinds
from burgrave.games.kingsburg import ids, steps
from burgrave.games.kingsburg.actions import Move
from burgrave.games.kingsburg.building import SECOND_BUILDING, cost_of
from burgrave.games.kingsburg.components import BUILDINGS
from burgrave.games.kingsburg.goods import ONE_STONE, ONE_WOOD, UNITS
from burgrave.kernel.action import Action
from burgrave.kernel.seats import bits


def best_build(mind: Mind, reading: Reading, legal: list[Action]) -> Action:
    """The building that leaves the seat best off, or none if waiting is better."""
    best, best_worth = legal[0], -1000.0
    now = _battle(mind, reading, reading.built)
    for action in legal:
        assert isinstance(action, Move)
        if action.code == kinds.IDLE:
            continue
        worth = _worth(mind, reading, action, now)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def _worth(mind: Mind, reading: Reading, move: Move, now: float) -> float:
    """What a building is worth, or to build nothing; `now` is what the coming battle is worth."""
    later = reading.time - 1
    if move.code == kinds.BUILD_NOTHING:
        keeps = mind.envoy(reading) if reading.state.part == SECOND_BUILDING else 0.0
        return mind.plan_of(reading, reading.built, later).worth(reading.goods) + keeps
    building = move.building
    left = reading.goods - cost_of(reading.player, building)
    if move.code == kinds.BUILD_SAVING:
        left += UNITS[move.number]
    elif move.code == kinds.BUILD_WITH_WOOD:
        left += ONE_STONE - ONE_WOOD
    built = reading.built | 1 << building
    worth = mind.provinces.target(building, reading.time, False).worth
    worth += mind.plan_of(reading, built, later).worth(left)
    # In the coming battle it does what it does, instead of what it does in an average one.
    usual = STRENGTH[building][reading.year] - STRENGTH[building][reading.year + 1]
    winter = _battle(mind, reading, built) - now - mind.weights.strength * usual
    return worth + winter + _this_season(mind, reading, building)


def _battle(mind: Mind, reading: Reading, built: i64) -> float:
    """What the coming battle is worth with these buildings, as far as anybody can know now."""
    curve = mind.winters.curve(mind.front(reading, built), UNKNOWN)
    return curve[min(reading.soldiers, MOST_SOLDIERS)]


def _this_season(mind: Mind, reading: Reading, building: i64) -> float:
    """The king's reward after spring, and the Sculptor's point."""
    worth = 0.0
    if reading.season == steps.SPRING:
        mine = bits(reading.built)
        most: i64 = 0
        players = reading.state.players
        for seat in range(len(players)):
            if seat != reading.seat:
                most = max(most, bits(players[seat].built))
        if most == mine or most == mine + 1:
            worth += mind.weights.kings_reward
    if reading.governor == ids.SCULPTOR and building // 4 == 1:
        worth += 1.0
    return worth


def best_raise(mind: Mind, reading: Reading, legal: list[Action]) -> Action:
    """The Sorcerer's free building: the one that brings most besides points, but always one.

    It opens its row, and who has the most buildings is rewarded every spring.
    """
    best, best_worth = legal[0], -1000.0
    for action in legal:
        assert isinstance(action, Move)
        if action.code == kinds.RAISE:
            building = action.building
            worth = mind.provinces.target(building, reading.time, False).worth
            worth -= float(BUILDINGS[building].points)
            if worth > best_worth:
                best, best_worth = action, worth
    return best
