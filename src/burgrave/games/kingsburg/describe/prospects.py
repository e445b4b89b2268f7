"""What the viewer could reckon: odds of the battle, the province, the harvest to come."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from burgrave.games.kingsburg.actions import MOVE_TRADE, TRADE_BRINGS
from burgrave.games.kingsburg.building import cost_of
from burgrave.games.kingsburg.components import ADVISORS, BUILDINGS, GOODS, Advisor
from burgrave.games.kingsburg.describe.look import KingsburgLook, price
from burgrave.games.kingsburg.describe.odds import (
    battle_odds,
    best_token,
    cards,
    reinforcements,
)
from burgrave.games.kingsburg.goods import UNITS, enough, missing, named, pack
from burgrave.games.kingsburg.player import IDLE_CRANE
from burgrave.games.kingsburg.rewards import ORDER
from burgrave.games.kingsburg.sheet import KingsburgAdvice, Odds, ProvinceAdvice, Strength
from burgrave.games.kingsburg.strength import battle_value

if TYPE_CHECKING:
    from burgrave.games.kingsburg.player import Player
    from burgrave.kernel.seat import Look

_Means = tuple[int, ...]
_MOST = 16_384
"""So many answers of a kind are remembered: most decisions leave a seat's prospects alone."""
_PROSPECTS: dict[tuple[object, ...], tuple[Odds, Strength]] = {}
_PROVINCES: dict[_Means, tuple[ProvinceAdvice, ...]] = {}
_HARVESTS: dict[tuple[object, ...], list[str]] = {}
_ADVICE: dict[tuple[object, ...], ProvinceAdvice] = {}
"""What is said of a building is much the same at all tables, and kept once."""


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
    if advisor.pays:
        trades = [move for move in MOVE_TRADE if enough(purse, move.goods)]
        return [0, *[int(TRADE_BRINGS[move.number] - move.goods) for move in trades]]
    if advisor.choice:
        return [
            sum(int(UNITS[GOODS.index(good)]) for good in kind.split()) for kind in advisor.choice
        ]
    return [int(sum(units)) for units in combinations_with_replacement(UNITS, advisor.any)]
