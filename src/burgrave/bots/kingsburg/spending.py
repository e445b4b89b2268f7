"""Goods that change hands outside building: gifts of choice, trades, soldiers, losses."""

from burgrave.bots.kingsburg.gains import BUNDLES
from burgrave.bots.kingsburg.mind import Mind
from burgrave.bots.kingsburg.reading import Reading
from burgrave.bots.kingsburg.winters import MOST_SOLDIERS
from burgrave.games.kingsburg import actions as kinds
from burgrave.games.kingsburg import ids
from burgrave.games.kingsburg.actions import PRIVATE_1, RECRUIT_TOKEN, Move
from burgrave.games.kingsburg.components import ADVISORS
from burgrave.games.kingsburg.influence import groups_of
from burgrave.games.kingsburg.rewards import place_due
from burgrave.games.kingsburg.season_end import gold_for_sale, sold_by
from burgrave.kernel.action import Action

_UNITS = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
_MOST_RECRUITS = 6


def best_goods(mind: Mind, reading: Reading, legal: list[Action]) -> Action:
    """The goods to take or to lose so that what is left is worth most."""
    plan = mind.plan(reading)
    best, best_worth = legal[0], -1000.0
    for action in legal:
        assert isinstance(action, Move)
        sign = -1 if action.code == kinds.LOSE else 1
        worth = plan.worth(
            max(0, reading.gold + sign * int(action.gold)),
            max(0, reading.wood + sign * int(action.wood)),
            max(0, reading.stone + sign * int(action.stone)),
        )
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def best_reward(mind: Mind, reading: Reading, legal: list[Action]) -> Action:
    """The gift of an advisor, in the light of the gifts that are still to come."""
    plan = mind.plan(reading)
    place = int(place_due(reading.state))
    gold, wood, stone = reading.gold, reading.wood, reading.stone
    for _, later in groups_of(reading.player):
        if _rank(later) > _rank(place) and len(BUNDLES[later]) == 1:
            bundle = BUNDLES[later][0]
            gold += bundle[0]
            wood += bundle[1]
            stone += bundle[2]
    best, best_worth = legal[0], -1000.0
    for action in legal:
        assert isinstance(action, Move)
        if action.code == kinds.LOOK:
            return action
        if action.code == kinds.DECLINE:
            worth = plan.worth(gold, wood, stone)
        elif action.code == kinds.TRADE:
            worth = plan.worth(
                gold + 1 - 2 * int(action.gold),
                wood + 1 - 2 * int(action.wood),
                stone + 1 - 2 * int(action.stone),
            )
        else:
            worth = plan.worth(
                gold + int(action.gold), wood + int(action.wood), stone + int(action.stone)
            )
            worth -= ADVISORS[place - 1].price
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def _rank(place: int) -> float:
    """Where a place stands in the order of pay-out."""
    rank = ADVISORS[place - 1].rank
    return rank + 0.5 if place >= PRIVATE_1 else rank


def best_season_end(mind: Mind, reading: Reading, legal: list[Action]) -> Action:
    """The effect that pays most, one after the other, until none pays."""
    best, best_worth = legal[0], 0.01
    now = mind.plan(reading).worth(reading.gold, reading.wood, reading.stone)
    for action in legal:
        assert isinstance(action, Move)
        if action.code != kinds.DONE:
            worth = _effect(mind, reading, action) - now
            if worth > best_worth:
                best, best_worth = action, worth
    return best


def _effect(mind: Mind, reading: Reading, move: Move) -> float:
    """What the seat has after an effect."""
    gold, wood, stone = reading.gold, reading.wood, reading.stone
    more = 0.0
    kind = move.code
    if kind == kinds.TOWN_HALL:
        more = 1.0
        gold, wood, stone = gold - int(move.gold), wood - int(move.wood), stone - int(move.stone)
        if move.token:
            more -= _spent_token(mind, reading)
    elif kind == kinds.SAWMILL:
        gold, wood = gold + int(ids.SAWMILL_GOLD), wood - 1
    elif kind == kinds.QUARRY:
        gold, stone = gold + int(ids.QUARRY_GOLD), stone - 1
    elif kind == kinds.GOLDSMITH:
        gold -= 1
        more = 1.0 + mind.more_soldiers(reading)[1]
    elif kind == kinds.EXCHANGE:
        give, get = _UNITS[int(move.number)], _UNITS[int(move.to)]
        gold, wood, stone = (
            gold + get[0] - give[0],
            wood + get[1] - give[1],
            stone + get[2] - give[2],
        )
    elif kind == kinds.SELL:
        gold += int(gold_for_sale(reading.player))
        wood, stone = wood - int(move.wood), stone - int(move.stone)
        if not sold_by(reading.player) and (wood or stone):
            # The last sale pays more; half of that is due to the first.
            more = mind.weights.gold / 2
    return mind.plan(reading).worth(gold, wood, stone) + more


def _spent_token(mind: Mind, reading: Reading) -> float:
    """What a +2 token would bring in seasons to come."""
    if reading.tokens > reading.time:
        return 0.0
    return mind.weights.token * mind.weights.spare_token ** (reading.tokens - 1)


def best_recruit(mind: Mind, reading: Reading, legal: list[Action]) -> Action:
    """Pay for another soldier if some number of them is worth its goods."""
    cheapest: Move | None = None
    cheapest_cost = 1000.0
    for action in legal:
        assert isinstance(action, Move)
        if action.code == kinds.RECRUIT:
            cost = _cost(mind, reading, action)
            if cost < cheapest_cost:
                cheapest, cheapest_cost = action, cost
    if cheapest is None:
        return legal[0]
    now = mind.battle(reading, reading.soldiers)
    # Often only the second soldier turns the battle, so some numbers are tried at the same price.
    for more in range(1, _recruits(reading) + 1):
        if mind.battle(reading, reading.soldiers + more) - now > cheapest_cost * more:
            return cheapest
    return legal[0]


def _recruits(reading: Reading) -> int:
    """How many soldiers the seat can pay for."""
    goods = reading.gold + reading.wood + reading.stone
    each = 1 if reading.built >> int(ids.BARRACKS) & 1 else 2
    tokens = reading.tokens if reading.built >> int(ids.RECRUITING_CENTER) & 1 else 0
    return max(1, min(_MOST_RECRUITS, goods // each + tokens))


def _cost(mind: Mind, reading: Reading, move: Move) -> float:
    """What a soldier's pay would be worth otherwise."""
    if move is RECRUIT_TOKEN:
        return _spent_token(mind, reading)
    if reading.time <= 0:
        cathedral = reading.built >> int(ids.CATHEDRAL) & 1
        each = mind.weights.cathedral_good if cathedral else 0.01
        return each * int(move.gold + move.wood + move.stone)
    plan = mind.plan(reading)
    after = plan.worth(
        reading.gold - int(move.gold),
        reading.wood - int(move.wood),
        reading.stone - int(move.stone),
    )
    return plan.worth(reading.gold, reading.wood, reading.stone) - after


def best_army_token(mind: Mind, reading: Reading, legal: list[Action]) -> Action:
    """The token whose help in this battle is worth more than it would be later."""
    front = mind.front(reading, reading.built)
    rival = mind.rival(reading)
    # The token that is left after the last winter scores its number.
    pip = 1.0 if reading.year == 5 else mind.weights.army_pip
    best, best_worth = legal[0], -1000.0
    for action in legal:
        assert isinstance(action, Move)
        token = int(action.number)
        curve = mind.winters.curve_with(front, rival, token)
        worth = curve[min(reading.soldiers, MOST_SOLDIERS)] - pip * token
        if worth > best_worth:
            best, best_worth = action, worth
    return best
