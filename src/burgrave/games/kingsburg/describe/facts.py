"""Decisions and prospects as plain facts, for programs that draw the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any

from burgrave.games.kingsburg import actions
from burgrave.games.kingsburg.actions import IDLERS, Move
from burgrave.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    GOODS,
    GOVERNORS,
    Advisor,
    Building,
)
from burgrave.games.kingsburg.describe.decisions import goods_of, move_of, others_of, price_of
from burgrave.games.kingsburg.describe.odds import (
    battle_odds,
    best_token,
    cards,
    reinforcements,
    value_against,
)
from burgrave.games.kingsburg.describe.offers import OUTCOMES, effect_of
from burgrave.games.kingsburg.describe.scene import (
    Goods,
    Scene,
    Side,
    View,
    less,
    missing,
    more,
    payable,
    scene,
)
from burgrave.games.kingsburg.dice import FACES

if TYPE_CHECKING:
    from burgrave.kernel.action import Action

Facts = dict[str, Any]


def action_facts(view: View, legal: Iterable[Action]) -> list[Facts]:
    """For each decision of the viewer its id, its notation, its kind and what that kind tells."""
    moves = [move_of(action) for action in legal]
    if not moves:
        return []
    at = scene(view)
    return [_action(at, move) for move in moves]


def advice(view: View) -> Facts | None:
    """What the viewer could reckon: odds of the battle, the province, the harvest to come."""
    at = scene(view)
    if at.viewer is None or at.over:
        return None
    side = at.sides[at.viewer]
    return {
        **_prospects(at, side),
        "province": _province(at, side),
        "after_harvest": _after_harvest(at, side),
    }


def _action(at: Scene, move: Move) -> Facts:
    kind, tell = _KINDS[int(move.kind)]
    return {"id": int(move.id), "text": move.text, "kind": kind, **tell(at, move)}


def _nothing(at: Scene, move: Move) -> Facts:
    return {}


def _influence(at: Scene, move: Move) -> Facts:
    place = int(move.target)
    return {
        "place": place,
        "own": list(FACES[move.own]),
        "bonus": list(FACES[move.bonus]),
        "token": bool(move.token),
        "market": int(move.shift),
        "envoy": bool(at.groups_at(place)),
    }


def _goods(at: Scene, move: Move) -> Facts:
    return {"goods": goods_of(move)}


def _payment(at: Scene, move: Move) -> Facts:
    return {"goods": goods_of(move), "token": bool(move.token)}


def _build(at: Scene, move: Move) -> Facts:
    facts: Facts = {"building": BUILDINGS[move.building].id, "price": price_of(at, move)}
    if move.kind == actions.BUILD_SAVING:
        facts["saving"] = GOODS[move.number]
    elif move.kind == actions.BUILD_WITH_WOOD:
        facts["wood_for_stone"] = True
    return facts


def _raise(at: Scene, move: Move) -> Facts:
    return {"building": BUILDINGS[move.building].id}


def _number(at: Scene, move: Move) -> Facts:
    return {"number": int(move.number)}


def _face(at: Scene, move: Move) -> Facts:
    return {"number": int(move.number), "to": int(move.to)}


def _trade(at: Scene, move: Move) -> Facts:
    return {"give": goods_of(move), "get": others_of(move)}


def _exchange(at: Scene, move: Move) -> Facts:
    return {"give": {GOODS[move.number]: 1}, "get": {GOODS[move.to]: 1}}


def _governor(at: Scene, move: Move) -> Facts:
    return {"governor": GOVERNORS[move.number].id}


def _always(at: Scene, move: Move) -> Facts:
    return {"effect": effect_of(move)}


def _hold_back(at: Scene, move: Move) -> Facts:
    return {"outcome": OUTCOMES[move.number]}


def _without(at: Scene, move: Move) -> Facts:
    return {"effect": IDLERS[move.number]}


_KINDS: dict[int, tuple[str, Callable[[Scene, Move], Facts]]] = {
    int(actions.PASS): ("pass", _nothing),
    int(actions.INFLUENCE): ("influence", _influence),
    int(actions.TAKE): ("take", _goods),
    int(actions.TRADE): ("trade", _trade),
    int(actions.DECLINE): ("decline", _nothing),
    int(actions.LOOK): ("look", _nothing),
    int(actions.BUILD): ("build", _build),
    int(actions.BUILD_SAVING): ("build", _build),
    int(actions.BUILD_WITH_WOOD): ("build", _build),
    int(actions.BUILD_NOTHING): ("buildNothing", _nothing),
    int(actions.RAISE): ("raise", _raise),
    int(actions.BONUS_DICE): ("bonusDice", _number),
    int(actions.STATUE_OWN): ("statueOwn", _nothing),
    int(actions.STATUE_BONUS): ("statueBonus", _nothing),
    int(actions.CHAPEL): ("chapel", _nothing),
    int(actions.TURN): ("turn", _face),
    int(actions.SHIFT): ("shift", _face),
    int(actions.PRINCE): ("prince", _nothing),
    int(actions.KEEP): ("keep", _nothing),
    int(actions.USE): ("use", _nothing),
    int(actions.TOWN_HALL): ("townHall", _payment),
    int(actions.SAWMILL): ("sawmill", _nothing),
    int(actions.QUARRY): ("quarry", _nothing),
    int(actions.GOLDSMITH): ("goldsmith", _nothing),
    int(actions.EXCHANGE): ("exchange", _exchange),
    int(actions.SELL): ("sell", _goods),
    int(actions.DONE): ("done", _nothing),
    int(actions.RECRUIT): ("recruit", _payment),
    int(actions.ARMY): ("send", _number),
    int(actions.GOVERNOR): ("governor", _governor),
    int(actions.LOSE): ("lose", _goods),
    int(actions.ALWAYS): ("always", _always),
    int(actions.HOLD_BACK): ("holdBack", _hold_back),
    int(actions.IDLE): ("without", _without),
    int(actions.ASK_AGAIN): ("askAgain", _nothing),
}


_MOST = 1024
"""So many answers of a kind are remembered: most decisions leave a seat's prospects alone."""
_PROSPECTS: dict[tuple[object, ...], Facts] = {}
_PROVINCES: dict[tuple[object, ...], list[Facts]] = {}
_HARVESTS: dict[tuple[object, ...], list[str]] = {}


def _prospects(at: Scene, side: Side) -> Facts:
    """Odds and strength in the battle to come."""
    if at.enemy is None:
        return {"odds": None, "strength": None}
    card = at.enemy.card
    key = (
        *(at.options["army_tokens"], at.year, card and (card["enemy"], card["strength"])),
        *(side.soldiers, side.buildings, side.governor, side.reinforcement, side.army),
    )
    known = _PROSPECTS.get(key)
    if known is None:
        if len(_PROSPECTS) >= _MOST:
            _PROSPECTS.clear()
        known = {"odds": _odds(at, side), "strength": _strength(at, side)}
        _PROSPECTS[key] = known
    return known


def _province(at: Scene, side: Side) -> list[Facts]:
    """All buildings with price and state."""
    key = _means(at, side)
    known = _PROVINCES.get(key)
    if known is None:
        if len(_PROVINCES) >= _MOST:
            _PROVINCES.clear()
        known = [_building(at, side, building) for building in _plan(at)]
        _PROVINCES[key] = known
    return known


def _means(at: Scene, side: Side) -> tuple[object, ...]:
    """All that decides what a seat can build now."""
    return (at.rows(), side.buildings, *(side.goods.get(good, 0) for good in GOODS))


def _odds(at: Scene, side: Side) -> Facts | None:
    if at.enemy is None:
        return None
    odds = battle_odds(at, side, token=best_token(side))
    return {"win": float(odds.won), "draw": float(odds.drawn), "lose": float(odds.lost)}


def _strength(at: Scene, side: Side) -> Facts | None:
    """Soldiers and buildings as they stand, at least, and with the help that may be expected."""
    if at.enemy is None:
        return None
    now = side.soldiers + min(value_against(side, card) for card in cards(at))
    helped = reinforcements(at, side, best_token(side))
    mean = sum((number * chance for number, chance in helped.items()), Fraction(0))
    return {"now": now, "with_die": float(now + mean)}


def _plan(at: Scene) -> list[Building]:
    """All buildings of the game, row by row."""
    return [building for building in BUILDINGS if building.row in at.rows()]


def _building(at: Scene, side: Side, building: Building) -> Facts:
    price = at.price(side, building)
    facts: Facts = {"building": building.id, "price": price}
    if side.has(building.id):
        return {**facts, "state": "built", "missing": {}}
    lacking = missing(side.goods, price)
    before = BUILDINGS[4 * building.row : 4 * building.row + building.column - 1]
    needed = [other.id for other in before if not side.has(other.id)]
    if needed:
        return {**facts, "state": "locked", "missing": lacking, "needs": needed[-1]}
    return {**facts, "state": "missing" if lacking else "can", "missing": lacking}


_ORDER = [1, 2, 3, 4, 5, 19, 6, 7, 8, 9, 10, 20, *range(11, 19)]
"""The places in the order in which they pay."""


def _after_harvest(at: Scene, side: Side) -> list[str]:
    """What the viewer could build, one building at a time, when all groups laid have paid."""
    begun = 0 if at.advisor is None else _ORDER.index(at.advisor)
    mine = sorted(_ORDER.index(group.place) for group in at.court if group.seat == at.viewer)
    key = (at.advisor, *mine, *_means(at, side))
    known = _HARVESTS.get(key)
    if known is None:
        if len(_HARVESTS) >= _MOST:
            _HARVESTS.clear()
        known = _harvest(at, side, begun, mine)
        _HARVESTS[key] = known
    return known


def _harvest(at: Scene, side: Side, begun: int, mine: list[int]) -> list[str]:
    purses: list[Goods] = [side.goods]
    for turn in mine:
        if turn < begun:
            continue
        advisor = ADVISORS[_ORDER[turn] - 1]
        # An advisor who is paying has already given what needs no choice.
        fixed = {} if at.advisor is not None and turn == begun else _fixed(advisor)
        purses = _unlike(
            more(more(purse, fixed), gift) for purse in purses for gift in _gifts(advisor, purse)
        )
    found = {building for purse in purses for building in payable(at, side, purse)}
    return [building.id for building in BUILDINGS if building.id in found]


def _fixed(advisor: Advisor) -> Goods:
    return {good: n for good, n in zip(GOODS, advisor.goods, strict=True) if n}


def _gifts(advisor: Advisor, purse: Goods) -> list[Goods]:
    """Each way in which an advisor's choice can turn out."""
    if advisor.trade:
        trades = [
            less({good: 1 for good in GOODS if good != given}, {given: 1})
            for given in GOODS
            if purse.get(given)
        ]
        return [{}, *trades]
    if advisor.choice:
        return [_counted(kind.split()) for kind in advisor.choice]
    return [_counted(goods) for goods in combinations_with_replacement(GOODS, advisor.any)]


def _counted(goods: Iterable[str]) -> Goods:
    listed = list(goods)
    return {good: listed.count(good) for good in listed}


def _unlike(purses: Iterable[Goods]) -> list[Goods]:
    return list({tuple(purse.get(good, 0) for good in GOODS): purse for purse in purses}.values())
