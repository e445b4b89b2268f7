"""Goods that change hands outside building: gifts of choice, trades, soldiers, losses."""

from typing import Final

from mypy_extensions import i64

from burgrave.bots.kingsburg.gains import BUNDLES
from burgrave.bots.kingsburg.mind import Mind
from burgrave.bots.kingsburg.plans import Plan
from burgrave.bots.kingsburg.reading import Reading
from burgrave.bots.kingsburg.winters import MOST_SOLDIERS
from burgrave.games.kingsburg import actions as kinds
from burgrave.games.kingsburg import ids
from burgrave.games.kingsburg.actions import PRIVATE_1, RECRUIT_TOKEN, Move
from burgrave.games.kingsburg.components import ADVISORS, LAST_YEAR
from burgrave.games.kingsburg.goods import (
    count,
    enough,
    stone,
    wood,
)
from burgrave.games.kingsburg.influence import places_of
from burgrave.games.kingsburg.rewards import place_due
from burgrave.games.kingsburg.season_end import gives, sold_by
from burgrave.kernel.action import Action

_PRICE: Final[list[float]] = [0.0] + [float(advisor.price) for advisor in ADVISORS]
_MOST_RECRUITS: Final[i64] = 6


def best_goods(mind: Mind, reading: Reading, legal: list[Action]) -> Action:
    """The goods to take or to lose so that what is left is worth most."""
    plan = mind.plan(reading)
    best, best_worth = legal[0], -1000.0
    for action in legal:
        assert isinstance(action, Move)
        goods = reading.goods
        if action.code != kinds.LOSE:
            goods += action.goods
        elif enough(goods, action.goods):
            goods -= action.goods
        worth = plan.worth(goods)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def best_reward(mind: Mind, reading: Reading, legal: list[Action]) -> Action:
    """The gift of an advisor, in the light of the gifts that are still to come."""
    plan = mind.plan(reading)
    place = place_due(reading.state)
    goods = reading.goods
    for later in places_of(reading.player):
        if _RANK[later] > _RANK[place] and len(BUNDLES[later]) == 1:
            goods += BUNDLES[later][0]
    best, best_worth = legal[0], -1000.0
    for action in legal:
        assert isinstance(action, Move)
        if action.code == kinds.LOOK:
            return action
        if action.code == kinds.DECLINE:
            worth = plan.worth(goods)
        elif action.code == kinds.TRADE:
            worth = plan.worth(goods + kinds.TRADE_BRINGS[action.number] - action.goods)
        else:
            worth = plan.worth(goods + action.goods) - _PRICE[place]
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def _ranks() -> list[float]:
    """Where each place stands in the order of pay-out."""
    ranks = [0.0]
    for place, advisor in enumerate(ADVISORS, 1):
        ranks.append(advisor.rank + (0.5 if place >= PRIVATE_1 else 0.0))
    return ranks


_RANK: Final = _ranks()


def best_season_end(mind: Mind, reading: Reading, legal: list[Action]) -> Action:
    """The effect that pays most, one after the other, until none pays."""
    best, best_worth = legal[0], 0.01
    plan = mind.plan(reading)
    now = plan.worth(reading.goods)
    for action in legal:
        assert isinstance(action, Move)
        if action.code != kinds.DONE:
            worth = _effect(mind, plan, reading, action) - now
            if worth > best_worth:
                best, best_worth = action, worth
    return best


def _effect(mind: Mind, plan: Plan, reading: Reading, move: Move) -> float:
    """What the seat has after an effect."""
    player = reading.player
    goods = reading.goods - move.goods + gives(player, move)
    more = 0.0
    kind = move.code
    if kind == kinds.TOWN_HALL:
        more = 1.0
        if move.token:
            more -= mind.spent_token(reading)
    elif kind == kinds.GOLDSMITH:
        more = 1.0 + mind.more_soldiers(reading)[1]
    elif kind == kinds.SELL and not sold_by(player) and (wood(goods) or stone(goods)):
        # The last sale pays more; half of that is due to the first.
        more = mind.weights.gold / 2
    return plan.worth(goods) + more


def best_recruit(mind: Mind, reading: Reading, legal: list[Action]) -> Action:
    """Pay for another soldier if some number of them is worth its goods."""
    cheapest: Move | None = None
    cheapest_cost = 1000.0
    plan = mind.plan(reading)
    for action in legal:
        assert isinstance(action, Move)
        if action.code == kinds.RECRUIT:
            cost = _cost(mind, plan, reading, action)
            if cost < cheapest_cost:
                cheapest, cheapest_cost = action, cost
    if cheapest is None:
        return legal[0]
    curve = mind.battle(reading)
    now = curve[min(reading.soldiers, MOST_SOLDIERS)]
    # Often only the second soldier turns the battle, so some numbers are tried at the same price.
    for more in range(1, _recruits(reading) + 1):
        then = curve[min(reading.soldiers + more, MOST_SOLDIERS)]
        if then - now > cheapest_cost * float(more):
            return cheapest
    return legal[0]


def _recruits(reading: Reading) -> i64:
    """How many soldiers the seat can pay for."""
    each: i64 = 1 if reading.has(ids.BARRACKS) else 2
    tokens = reading.tokens if reading.has(ids.RECRUITING_CENTER) else 0
    return max(1, min(_MOST_RECRUITS, count(reading.goods) // each + tokens))


def _cost(mind: Mind, plan: Plan, reading: Reading, move: Move) -> float:
    """What a soldier's pay would be worth otherwise."""
    if move is RECRUIT_TOKEN:
        return mind.spent_token(reading)
    if reading.time <= 0:
        each = mind.weights.cathedral_good if reading.has(ids.CATHEDRAL) else 0.01
        return each * float(count(move.goods))
    return plan.worth(reading.goods) - plan.worth(reading.goods - move.goods)


def best_army_token(mind: Mind, reading: Reading, legal: list[Action]) -> Action:
    """The token whose help in this battle is worth more than it would be later."""
    front = mind.front(reading, reading.built)
    rival = mind.rival(reading)
    # The token that is left after the last winter scores its number.
    pip = 1.0 if reading.year == LAST_YEAR else mind.weights.army_pip
    best, best_worth = legal[0], -1000.0
    for action in legal:
        assert isinstance(action, Move)
        token = action.number
        curve = mind.winters.curve_with(front, rival, token)
        worth = curve[min(reading.soldiers, MOST_SOLDIERS)] - pip * float(token)
        if worth > best_worth:
            best, best_worth = action, worth
    return best
