"""Hints: what each decision of the viewer brings."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from burgrave.games.kingsburg import actions, ids
from burgrave.games.kingsburg.actions import Move
from burgrave.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    GOODS,
    GOVERNOR_INDEX,
    GOVERNORS,
)
from burgrave.games.kingsburg.describe.decisions import (
    Teller,
    goods_of,
    move_of,
    others_of,
    price_of,
)
from burgrave.games.kingsburg.describe.odds import Odds, battle_odds, best_token
from burgrave.games.kingsburg.describe.offers import hint_of_answer, offered
from burgrave.games.kingsburg.describe.scene import (
    Goods,
    Scene,
    Side,
    less,
    more,
    payable,
    scene,
)
from burgrave.games.kingsburg.describe.words import Words
from burgrave.games.kingsburg.dice import FACES
from burgrave.games.kingsburg.season_end import gold_for_sale

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker

_DUCHESS = 12
_LAST_SEASON = "autumn"


def hint(look: Look, action: Action, speaker: Speaker) -> str:
    """What a decision of the viewer brings."""
    at = scene(look)
    move = move_of(action)
    effect = offered(at)
    if effect is not None and move.code != actions.HOLD_BACK:
        return hint_of_answer(Words(speaker, at.edition), at, effect, move)
    return _HINTS[int(move.code)](Words(speaker, at.edition), at, move)


def gift(words: Words, side: Side, place: int) -> str:
    """What an advisor gives to a seat."""
    text = words.gift(place)
    if ADVISORS[place - 1].soldiers and side.has("stables"):
        text += "; " + words.say(
            "hint-stables", soldiers=words.say("soldiers", n=int(ids.STABLES_SOLDIERS))
        )
    return text


def odds_text(words: Words, odds: Odds, token: int | None = None) -> str:
    """The chances of a battle, in whole percents."""
    won, drawn, lost = odds.percents()
    text = words.say("hint-odds", won=won, drawn=drawn, lost=lost)
    return text if token is None else words.say("hint-with-token", n=token, odds=text)


def dice_after(side: Side, move: Move) -> tuple[list[int], list[int]]:
    """The own and bonus dice that stay when a group is laid."""
    own, bonus = list(side.own), list(side.bonus)
    for face in FACES[move.own]:
        own.remove(face)
    for face in FACES[move.bonus]:
        bonus.remove(face)
    return own, bonus


def _hint_pass(words: Words, at: Scene, move: Move) -> str:
    return words.say("hint-pass", dice=words.dice(at.side.own, at.side.bonus))


def _hint_influence(words: Words, at: Scene, move: Move) -> str:
    own, bonus = dice_after(at.side, move)
    left = words.say("hint-dice-left", dice=words.dice(own, bonus))
    return f"{gift(words, at.side, int(move.target))}; {left}"


def _hint_goods(words: Words, at: Scene, goods: Goods) -> str:
    """What the decider has then, and which buildings come into reach by it."""
    text = words.say("hint-then", goods=words.amounts(goods))
    new = set(payable(at, at.side, goods)) - set(payable(at, at.side, at.side.goods))
    if new:
        names = [words.building(b.id) for b in at.next_buildings(at.side) if b.id in new]
        text += "; " + words.say("hint-enough-for", buildings=words.joined(names))
    return text


def _hint_take(words: Words, at: Scene, move: Move) -> str:
    return _hint_goods(words, at, more(at.side.goods, goods_of(move)))


def _hint_trade(words: Words, at: Scene, move: Move) -> str:
    return _hint_goods(words, at, more(less(at.side.goods, goods_of(move)), others_of(move)))


def _hint_lose(words: Words, at: Scene, move: Move) -> str:
    return words.say("hint-then", goods=words.amounts(less(at.side.goods, goods_of(move))))


def _hint_decline(words: Words, at: Scene, move: Move) -> str:
    if at.step in ("fairy", "priest"):
        return words.say("hint-last-season" if at.season == _LAST_SEASON else "hint-later")
    return words.say("hint-decline")


def _hint_look(words: Words, at: Scene, move: Move) -> str:
    assert at.enemy is not None
    return words.say("hint-look", weakest=at.enemy.weakest, strongest=at.enemy.strongest)


def _hint_build(words: Words, at: Scene, move: Move) -> str:
    building = BUILDINGS[move.building]
    left = words.amounts(less(at.side.goods, price_of(at, move)))
    parts = [words.points(building.points), words.say("hint-goods-left", goods=left)]
    return "; ".join(parts) + ". " + words.building_effect(building.id)


def _hint_keep_goods(words: Words, at: Scene, move: Move) -> str:
    return words.say("hint-keep-goods", goods=words.amounts(at.side.goods))


def _hint_raise(words: Words, at: Scene, move: Move) -> str:
    return words.building_effect(BUILDINGS[move.building].id)


def _hint_bonus_dice(words: Words, at: Scene, move: Move) -> str:
    dice = 3 + int(move.number)
    return words.say("hint-roll", n=dice, average=_decimal(words, Fraction(7 * dice, 2)))


def _hint_statue(words: Words, at: Scene, move: Move) -> str:
    side = at.side
    face = side.own[0] if move.code == actions.STATUE_OWN else side.bonus[0]
    average = side.total - face + Fraction(7, 2)
    return words.say("hint-average", average=_decimal(words, average), now=side.total)


def _hint_chapel(words: Words, at: Scene, move: Move) -> str:
    dice = len(at.side.own) + len(at.side.bonus)
    average = _decimal(words, Fraction(7 * dice, 2))
    return words.say("hint-average", average=average, now=at.side.total)


def _new_total(words: Words, at: Scene, total: int) -> str:
    return words.say("hint-new-total", total=total, now=at.side.total)


def _hint_turn(words: Words, at: Scene, move: Move) -> str:
    return _new_total(words, at, at.side.total + int(move.to) - int(move.number))


def _hint_shift(words: Words, at: Scene, move: Move) -> str:
    total = at.side.total + int(move.to) - int(move.number)
    text = _new_total(words, at, total)
    if total <= _numbers("philosopher")["at_most"]:
        text += "; " + words.say(
            "hint-philosopher", points=words.points(int(ids.PHILOSOPHER_POINTS))
        )
    return text


def _hint_prince(words: Words, at: Scene, move: Move) -> str:
    return _new_total(words, at, sum(_numbers("prince")["dice"]) + sum(at.side.bonus))


def _hint_keep(words: Words, at: Scene, move: Move) -> str:
    side = at.side
    parts = [words.say("hint-total", n=side.total)]
    if "calm dice" in side.used:
        parts.append(words.points(_numbers("philosopher")["points"]))
    if side.governor == "heiress" and side.total <= _numbers("heiress")["at_most"]:
        parts.append(words.amounts({"gold": _numbers("heiress")["gold"]}))
    return "; ".join(parts)


def _hint_use(words: Words, at: Scene, move: Move) -> str:
    if at.step == "fairy":
        return words.say("bonus-dice", n=int(ids.FAIRY_DICE))
    if at.step == "priest":
        dice = [side.bonus_due == 0 for side in at.sides]
        mine = dice.pop(at.decider)
        return words.say("hint-priest", die=mine, dice=dice.count(True), points=dice.count(False))
    places = [g.place for g in at.court if g.seat == at.decider and g.place <= 18]
    return words.say(
        "hint-duke", new=gift(words, at.side, _DUCHESS), old=gift(words, at.side, max(places))
    )


def _hint_town_hall(words: Words, at: Scene, move: Move) -> str:
    left = less({**at.side.goods}, goods_of(move))
    tokens = at.side.tokens - int(move.token)
    text = words.amounts({**left, "tokens": tokens})
    scores = words.points(int(ids.TOWN_HALL_SCORES))
    return "; ".join([scores, words.say("hint-goods-left", goods=text)])


def _hint_change(price: Goods, gain: Goods) -> Teller:
    def hint(words: Words, at: Scene, move: Move) -> str:
        return words.say("hint-then", goods=words.amounts(more(less(at.side.goods, price), gain)))

    return hint


def _hint_exchange(words: Words, at: Scene, move: Move) -> str:
    goods = more(at.side.goods, {GOODS[move.number]: -1, GOODS[move.to]: 1})
    return words.say("hint-then", goods=words.amounts(goods))


def _hint_sell(words: Words, at: Scene, move: Move) -> str:
    gold = int(gold_for_sale(at.side.player))
    goods = more(less(at.side.goods, goods_of(move)), {"gold": gold})
    return words.say("hint-then", goods=words.amounts(goods))


def _hint_done(words: Words, at: Scene, move: Move) -> str:
    if at.step == "recruit":
        return _battle(words, at, 0)
    if at.step == "sorcerer":
        return words.say("hint-decline")
    return _hint_keep_goods(words, at, move)


def _hint_recruit(words: Words, at: Scene, move: Move) -> str:
    left = less(at.side.goods, goods_of(move))
    tokens = at.side.tokens - int(move.token)
    text = words.amounts({**left, "tokens": tokens})
    return "; ".join([_battle(words, at, 1), words.say("hint-goods-left", goods=text)])


def _battle(words: Words, at: Scene, soldiers: int) -> str:
    """The chances with so many more soldiers, and with the best army token where these are used."""
    token = best_token(at.side)
    return odds_text(words, battle_odds(at, at.side, soldiers=soldiers, token=token), token)


def _hint_army(words: Words, at: Scene, move: Move) -> str:
    number = int(move.number)
    text = odds_text(words, battle_odds(at, at.side, token=number))
    if number:
        text += "; " + words.say("hint-token-worth", n=number)
    return text


def _hint_governor(words: Words, at: Scene, move: Move) -> str:
    governor = GOVERNORS[move.number]
    effect = words.governor_effect(governor.id)
    return f"{effect} ({words.common(f'provenance-{governor.provenance}')})"


def _hint_hold_back(words: Words, at: Scene, move: Move) -> str:
    return words.say(f"hint-{actions.OUTCOMES[move.number]}")


def _hint_without(words: Words, at: Scene, move: Move) -> str:
    return words.say("hint-without")


def _hint_ask_again(words: Words, at: Scene, move: Move) -> str:
    return words.say("hint-ask-again")


def _numbers(governor: str) -> dict[str, Any]:
    return GOVERNORS[GOVERNOR_INDEX[governor]].numbers


def _decimal(words: Words, number: Fraction) -> str:
    """A number with at most one digit behind the point, or the comma."""
    tenths = round(10 * number)
    if tenths % 10 == 0:
        return str(tenths // 10)
    return words.common("decimal", whole=tenths // 10, tenths=tenths % 10)


_HINTS: dict[int, Teller] = {
    int(actions.PASS): _hint_pass,
    int(actions.INFLUENCE): _hint_influence,
    int(actions.TAKE): _hint_take,
    int(actions.TRADE): _hint_trade,
    int(actions.LOSE): _hint_lose,
    int(actions.DECLINE): _hint_decline,
    int(actions.LOOK): _hint_look,
    int(actions.BUILD): _hint_build,
    int(actions.BUILD_SAVING): _hint_build,
    int(actions.BUILD_WITH_WOOD): _hint_build,
    int(actions.BUILD_NOTHING): _hint_keep_goods,
    int(actions.RAISE): _hint_raise,
    int(actions.BONUS_DICE): _hint_bonus_dice,
    int(actions.STATUE_OWN): _hint_statue,
    int(actions.STATUE_BONUS): _hint_statue,
    int(actions.CHAPEL): _hint_chapel,
    int(actions.TURN): _hint_turn,
    int(actions.SHIFT): _hint_shift,
    int(actions.PRINCE): _hint_prince,
    int(actions.KEEP): _hint_keep,
    int(actions.USE): _hint_use,
    int(actions.TOWN_HALL): _hint_town_hall,
    int(actions.SAWMILL): _hint_change({"wood": 1}, {"gold": int(ids.SAWMILL_GOLD)}),
    int(actions.QUARRY): _hint_change({"stone": 1}, {"gold": int(ids.QUARRY_GOLD)}),
    int(actions.GOLDSMITH): _hint_change({"gold": 1}, {}),
    int(actions.EXCHANGE): _hint_exchange,
    int(actions.SELL): _hint_sell,
    int(actions.DONE): _hint_done,
    int(actions.RECRUIT): _hint_recruit,
    int(actions.ARMY): _hint_army,
    int(actions.GOVERNOR): _hint_governor,
    int(actions.HOLD_BACK): _hint_hold_back,
    int(actions.IDLE): _hint_without,
    int(actions.ASK_AGAIN): _hint_ask_again,
}
