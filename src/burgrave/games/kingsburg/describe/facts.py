"""Decisions and prospects as plain facts, for programs that draw the table."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from burgrave.games.kingsburg import actions
from burgrave.games.kingsburg.actions import IDLERS, Move
from burgrave.games.kingsburg.building import cost_of
from burgrave.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    GOODS,
    GOVERNORS,
    Advisor,
)
from burgrave.games.kingsburg.describe.deals import deal_of
from burgrave.games.kingsburg.describe.decisions import goods_of, move_of, price_of
from burgrave.games.kingsburg.describe.look import KingsburgLook, price
from burgrave.games.kingsburg.describe.odds import (
    battle_odds,
    best_token,
    cards,
    reinforcements,
)
from burgrave.games.kingsburg.describe.offers import effect_of
from burgrave.games.kingsburg.dice import FACES
from burgrave.games.kingsburg.goods import UNITS, enough, missing, named, of_kind, pack
from burgrave.games.kingsburg.player import IDLE_CRANE
from burgrave.games.kingsburg.rewards import ORDER
from burgrave.games.kingsburg.sheet import (
    KingsburgAdvice,
    KingsburgDecision,
    Odds,
    ProvinceAdvice,
    Strength,
)
from burgrave.games.kingsburg.strength import battle_value

if TYPE_CHECKING:
    from burgrave.games.kingsburg.player import Player
    from burgrave.kernel.seat import Look


def action_facts(look: Look) -> list[KingsburgDecision]:
    """For each decision of the viewer its id, its notation, its kind and what that kind tells."""
    moves = [move_of(action) for action in look.legal]
    if not moves:
        return []
    at = KingsburgLook.of(look)
    return [_decision(at, move) for move in moves]


def advice(look: Look) -> KingsburgAdvice | None:
    """What the viewer could reckon: odds of the battle, the province, the harvest to come."""
    if look.viewer is None or look.imagined.over:
        return None
    at = KingsburgLook.of(look)
    player = at.mine
    odds, strength = _prospects(at, player)
    means = _means(at, player)
    return {
        "odds": odds,
        "strength": strength,
        "province": _province(at, player, means),
        "after_harvest": _after_harvest(at, player, means),
    }


def _decision(at: KingsburgLook, move: Move) -> KingsburgDecision:
    kind, tell = _KINDS[int(move.code)]
    facts: KingsburgDecision = {"id": int(move.id), "text": move.text, "kind": kind}
    tell(facts, at, move)
    deal = deal_of(at, move)
    if deal is not None:
        facts["give"], facts["get"] = deal
    return facts


def _nothing(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    pass


def _influence(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["place"] = int(move.target)
    facts["own"] = list(FACES[move.own])
    facts["bonus"] = list(FACES[move.bonus])
    facts["token"] = bool(move.token)
    facts["market"] = int(move.shift)
    facts["envoy"] = bool(at.groups_at(int(move.target)))


def _goods(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["goods"] = goods_of(move)


def _build(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["building"] = BUILDINGS[move.building].id
    facts["price"] = price_of(at, move)
    if move.code == actions.BUILD_SAVING:
        facts["saving"] = GOODS[move.number]
    elif move.code == actions.BUILD_WITH_WOOD:
        facts["wood_for_stone"] = True


def _raise(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["building"] = BUILDINGS[move.building].id


def _number(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["number"] = int(move.number)


def _face(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["number"] = int(move.number)
    facts["to"] = int(move.to)


def _governor(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["governor"] = GOVERNORS[move.number].id


def _always(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["effect"] = effect_of(move)


def _hold_back(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["outcome"] = actions.OUTCOMES[move.number]


def _without(facts: KingsburgDecision, at: KingsburgLook, move: Move) -> None:
    facts["effect"] = IDLERS[move.number]


_KINDS: dict[int, tuple[str, Callable[[KingsburgDecision, KingsburgLook, Move], None]]] = {
    int(actions.PASS): ("pass", _nothing),
    int(actions.INFLUENCE): ("influence", _influence),
    int(actions.TAKE): ("take", _goods),
    int(actions.TRADE): ("trade", _nothing),
    int(actions.DECLINE): ("decline", _nothing),
    int(actions.LOOK): ("look", _nothing),
    int(actions.BUILD): ("build", _build),
    int(actions.BUILD_SAVING): ("build", _build),
    int(actions.BUILD_WITH_WOOD): ("build", _build),
    int(actions.BUILD_NOTHING): ("build_nothing", _nothing),
    int(actions.RAISE): ("raise", _raise),
    int(actions.BONUS_DICE): ("bonus_dice", _number),
    int(actions.STATUE_OWN): ("statue_own", _nothing),
    int(actions.STATUE_BONUS): ("statue_bonus", _nothing),
    int(actions.CHAPEL): ("chapel", _nothing),
    int(actions.TURN): ("turn", _face),
    int(actions.SHIFT): ("shift", _face),
    int(actions.PRINCE): ("prince", _nothing),
    int(actions.KEEP): ("keep", _nothing),
    int(actions.USE): ("use", _nothing),
    int(actions.TOWN_HALL): ("town_hall", _nothing),
    int(actions.SAWMILL): ("sawmill", _nothing),
    int(actions.QUARRY): ("quarry", _nothing),
    int(actions.GOLDSMITH): ("goldsmith", _nothing),
    int(actions.EXCHANGE): ("exchange", _nothing),
    int(actions.SELL): ("sell", _nothing),
    int(actions.DONE): ("done", _nothing),
    int(actions.RECRUIT): ("recruit", _nothing),
    int(actions.ARMY): ("send", _number),
    int(actions.GOVERNOR): ("governor", _governor),
    int(actions.LOSE): ("lose", _goods),
    int(actions.ALWAYS): ("always", _always),
    int(actions.HOLD_BACK): ("hold_back", _hold_back),
    int(actions.IDLE): ("without", _without),
    int(actions.ASK_AGAIN): ("ask_again", _nothing),
}


_Means = tuple[int, ...]
_MOST = 16_384
"""So many answers of a kind are remembered: most decisions leave a seat's prospects alone."""
_PROSPECTS: dict[tuple[object, ...], tuple[Odds, Strength]] = {}
_PROVINCES: dict[_Means, tuple[ProvinceAdvice, ...]] = {}
_HARVESTS: dict[tuple[object, ...], list[str]] = {}
_ADVICE: dict[tuple[object, ...], ProvinceAdvice] = {}
"""What is said of a building is much the same at all tables, and kept once."""


def _prospects(at: KingsburgLook, player: Player) -> tuple[Odds | None, Strength | None]:
    """Odds and strength in the battle to come."""
    if at.view["enemy"] is None:
        return None, None
    key = (
        *(at.state.setting.army_tokens, *cards(at)),
        *(player.soldiers, player.built, player.governor, player.reinforcement, player.army),
    )
    known = _PROSPECTS.get(key)
    if known is None:
        if len(_PROSPECTS) >= _MOST:
            _PROSPECTS.clear()
        known = _odds(at, player), _strength(at, player)
        _PROSPECTS[key] = known
    return known


def _province(at: KingsburgLook, player: Player, means: _Means) -> tuple[ProvinceAdvice, ...]:
    """All buildings with price and state."""
    known = _PROVINCES.get(means)
    if known is None:
        if len(_PROVINCES) >= _MOST:
            _PROVINCES.clear()
        rows = at.rows()
        plan = [each for each in range(len(BUILDINGS)) if BUILDINGS[each].row in rows]
        known = tuple([_building(player, each) for each in plan])
        _PROVINCES[means] = known
    return known


def _means(at: KingsburgLook, player: Player) -> _Means:
    """All that decides what a seat can build now."""
    setting = at.state.setting
    rows = (setting.first_row, setting.last_row)
    return (*rows, player.built, player.used & IDLE_CRANE, player.goods)


def _odds(at: KingsburgLook, player: Player) -> Odds:
    odds = battle_odds(at, player, token=best_token(player))
    return {"win": float(odds.won), "draw": float(odds.drawn), "lose": float(odds.lost)}


def _strength(at: KingsburgLook, player: Player) -> Strength:
    """Soldiers and buildings as they stand, at least, and with the help that may be expected."""
    now = int(player.soldiers + min(battle_value(player, card) for card in cards(at)))
    helped = reinforcements(at, player, best_token(player))
    return {"now": now, "with_die": float(now + Fraction(sum(helped), len(helped)))}


def _building(player: Player, at: int) -> ProvinceAdvice:
    """What is to be said of a building, which is kept once for all tables."""
    building, cost = BUILDINGS[at], int(cost_of(player, at))
    built = player.has(at)
    lacking = 0 if built else int(missing(player.goods, cost))
    needed = [] if built else [n for n in range(4 * building.row, at) if not player.has(n)]
    needs = BUILDINGS[needed[-1]].id if needed else ""
    key = (at, built, cost, lacking, needs)
    known = _ADVICE.get(key)
    if known is None:
        known = _ADVICE[key] = {
            "building": building.id,
            "price": named(cost),
            "state": "built" if built else "locked" if needs else "missing" if lacking else "can",
            "missing": named(lacking),
        }
        if needs:
            known["needs"] = needs
    return known


def _after_harvest(at: KingsburgLook, player: Player, means: _Means) -> list[str]:
    """What the viewer could build, one building at a time, when all groups laid have paid."""
    paying, court = at.view["advisor"], at.view["court"]
    begun = 0 if paying is None else ORDER.index(paying)
    mine = sorted(ORDER.index(group["place"]) for group in court if group["seat"] == at.viewer)
    key = (paying, *mine, *means)
    known = _HARVESTS.get(key)
    if known is None:
        if len(_HARVESTS) >= _MOST:
            _HARVESTS.clear()
        # An advisor who is paying has already given what needs no choice.
        due = [turn for turn in mine if turn >= begun]
        known = _harvest(at, player, due, begun if paying is not None else None)
        _HARVESTS[key] = known
    return known


def _harvest(at: KingsburgLook, player: Player, due: list[int], chosen: int | None) -> list[str]:
    """The same for advisors by their turns; of one only the choice is still to come."""
    purses = {int(player.goods)}
    for turn in due:
        advisor = ADVISORS[ORDER[turn] - 1]
        fixed = 0 if turn == chosen else int(pack(*advisor.goods))
        purses = {purse + fixed + gift for purse in purses for gift in _gifts(advisor, purse)}
    following = [(each.id, price(player, each)) for each in at.next_buildings(player)]
    return [id for id, cost in following if any(enough(purse, cost) for purse in purses)]


def _gifts(advisor: Advisor, purse: int) -> list[int]:
    """Each way in which an advisor's choice can turn out."""
    if advisor.trade:
        each = int(sum(UNITS))
        return [0, *(each - 2 * int(unit) for i, unit in enumerate(UNITS) if of_kind(purse, i))]
    if advisor.choice:
        return [
            sum(int(UNITS[GOODS.index(good)]) for good in kind.split()) for kind in advisor.choice
        ]
    return [int(sum(units)) for units in combinations_with_replacement(UNITS, advisor.any)]
