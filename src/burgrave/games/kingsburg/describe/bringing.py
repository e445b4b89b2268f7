"""What each decision of the viewer brings."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from burgrave.games.kingsburg import actions, ids
from burgrave.games.kingsburg.actions import Move
from burgrave.games.kingsburg.building import price_of
from burgrave.games.kingsburg.components import (
    ADVISORS,
    AT_COURT,
    BUILDINGS,
    DUCHESS,
    GOVERNORS,
)
from burgrave.games.kingsburg.describe.decisions import (
    Teller,
    move_of,
)
from burgrave.games.kingsburg.describe.look import KingsburgLook
from burgrave.games.kingsburg.describe.odds import Odds, battle_odds, best_token
from burgrave.games.kingsburg.describe.offers import brings_of_answer, offered
from burgrave.games.kingsburg.describe.words import Words
from burgrave.games.kingsburg.dice import FACES, KINDS, MINUS, TOTAL
from burgrave.games.kingsburg.goods import named
from burgrave.games.kingsburg.season_end import gives

if TYPE_CHECKING:
    from burgrave.games.kingsburg.player import Player
    from burgrave.kernel.action import Action
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker

_LAST_SEASON = "autumn"


def brings(look: Look, action: Action, speaker: Speaker) -> str:
    """What a decision of the viewer brings."""
    at = KingsburgLook.of(look)
    move = move_of(action)
    effect = offered(at)
    if effect is not None and move.code != actions.HOLD_BACK:
        return brings_of_answer(Words(speaker, at.edition), at, effect, move)
    return _BRINGS[int(move.code)](Words(speaker, at.edition), at, move)


def gift(words: Words, player: Player, place: int) -> str:
    """What an advisor gives to a player."""
    text = words.gift(place)
    if ADVISORS[place - 1].soldiers and player.has(ids.STABLES):
        text += "; " + words.say(
            "brings-stables", soldiers=words.say("soldiers", n=int(ids.STABLES_SOLDIERS))
        )
    return text


def odds_text(words: Words, odds: Odds, token: int | None = None) -> str:
    """The chances of a battle, in whole percents."""
    won, drawn, lost = odds.percents()
    text = words.say("brings-odds", won=won, drawn=drawn, lost=lost)
    return text if token is None else words.say("brings-with-token", n=token, odds=text)


def _total(player: Player) -> int:
    """What the dice that are not laid yet add up to."""
    return int(TOTAL[player.own] + TOTAL[player.bonus])


def _brings_pass(words: Words, at: KingsburgLook, move: Move) -> str:
    return words.say("brings-pass", dice=words.dice(at.side["own"], at.side["bonus"]))


def _brings_influence(words: Words, at: KingsburgLook, move: Move) -> str:
    own = FACES[MINUS[at.mine.own * KINDS + move.own]]
    bonus = FACES[MINUS[at.mine.bonus * KINDS + move.bonus]]
    left = words.say("brings-dice-left", dice=words.dice(own, bonus))
    return f"{gift(words, at.mine, int(move.target))}; {left}"


def _then(words: Words, goods: int) -> str:
    return words.say("brings-then", goods=words.amounts(named(goods)))


def _brings_goods(words: Words, at: KingsburgLook, goods: int) -> str:
    """What the decider has then, and which buildings come into reach by it."""
    text = _then(words, goods)
    before = at.payable(at.mine, int(at.mine.goods))
    new = [each for each in at.payable(at.mine, goods) if each not in before]
    if new:
        names = [words.building(each) for each in new]
        text += "; " + words.say("brings-enough-for", buildings=words.joined(names))
    return text


def _brings_take(words: Words, at: KingsburgLook, move: Move) -> str:
    return _brings_goods(words, at, int(at.mine.goods + move.goods))


def _brings_trade(words: Words, at: KingsburgLook, move: Move) -> str:
    got = actions.TRADE_BRINGS[move.number]
    return _brings_goods(words, at, int(at.mine.goods + got - move.goods))


def _brings_lose(words: Words, at: KingsburgLook, move: Move) -> str:
    return _then(words, int(at.mine.goods - move.goods))


def _brings_decline(words: Words, at: KingsburgLook, move: Move) -> str:
    if at.step in ("fairy", "priest"):
        return words.say(
            "brings-last-season" if at.view["season"] == _LAST_SEASON else "brings-later"
        )
    return words.say("brings-decline")


def _brings_look(words: Words, at: KingsburgLook, move: Move) -> str:
    enemy = at.view["enemy"]
    assert enemy is not None
    return words.say("brings-look", weakest=enemy["weakest"], strongest=enemy["strongest"])


def _brings_build(words: Words, at: KingsburgLook, move: Move) -> str:
    building = BUILDINGS[move.building]
    left = words.amounts(named(at.mine.goods - price_of(at.mine, move)))
    parts = [words.points(building.points), words.say("brings-goods-left", goods=left)]
    return "; ".join(parts) + ". " + words.building_effect(building.id)


def _brings_keep_goods(words: Words, at: KingsburgLook, move: Move) -> str:
    return words.say("brings-keep-goods", goods=words.amounts(at.side["goods"]))


def _brings_raise(words: Words, at: KingsburgLook, move: Move) -> str:
    return words.building_effect(BUILDINGS[move.building].id)


def _brings_bonus_dice(words: Words, at: KingsburgLook, move: Move) -> str:
    dice = 3 + int(move.number)
    return words.say("brings-roll", n=dice, average=_decimal(words, Fraction(7 * dice, 2)))


def _brings_statue(words: Words, at: KingsburgLook, move: Move) -> str:
    face = at.side["own" if move.code == actions.STATUE_OWN else "bonus"][0]
    total = _total(at.mine)
    average = total - face + Fraction(7, 2)
    return words.say("brings-average", average=_decimal(words, average), now=total)


def _brings_chapel(words: Words, at: KingsburgLook, move: Move) -> str:
    dice = len(at.side["own"]) + len(at.side["bonus"])
    average = _decimal(words, Fraction(7 * dice, 2))
    return words.say("brings-average", average=average, now=_total(at.mine))


def _new_total(words: Words, at: KingsburgLook, total: int) -> str:
    return words.say("brings-new-total", total=total, now=_total(at.mine))


def _brings_turn(words: Words, at: KingsburgLook, move: Move) -> str:
    return _new_total(words, at, _total(at.mine) + int(move.to) - int(move.number))


def _brings_shift(words: Words, at: KingsburgLook, move: Move) -> str:
    total = _total(at.mine) + int(move.to) - int(move.number)
    text = _new_total(words, at, total)
    if total <= ids.PHILOSOPHER_AT_MOST:
        text += "; " + words.say(
            "brings-philosopher", points=words.points(int(ids.PHILOSOPHER_POINTS))
        )
    return text


def _brings_prince(words: Words, at: KingsburgLook, move: Move) -> str:
    return _new_total(words, at, sum(GOVERNORS[ids.PRINCE].numbers["dice"]) + sum(at.side["bonus"]))


def _brings_keep(words: Words, at: KingsburgLook, move: Move) -> str:
    total = _total(at.mine)
    parts = [words.say("brings-total", n=total)]
    if "calm_dice" in at.side["used"]:
        parts.append(words.points(int(ids.PHILOSOPHER_POINTS)))
    if at.mine.governor == ids.HEIRESS and total <= ids.HEIRESS_AT_MOST:
        parts.append(words.amounts({"gold": int(ids.HEIRESS_GOLD)}))
    return "; ".join(parts)


def _brings_use(words: Words, at: KingsburgLook, move: Move) -> str:
    if at.step == "fairy":
        return words.say("bonus-dice", n=int(ids.FAIRY_DICE))
    if at.step == "priest":
        dice = [player.bonus_due == 0 for player in at.state.players]
        mine = dice.pop(at.decider)
        return words.say("brings-priest", die=mine, dice=dice.count(True), points=dice.count(False))
    laid = [group["place"] for group in at.view["court"] if group["seat"] == at.decider]
    places = [place for place in laid if place <= AT_COURT]
    return words.say(
        "brings-duke", new=gift(words, at.mine, int(DUCHESS)), old=gift(words, at.mine, max(places))
    )


def _brings_town_hall(words: Words, at: KingsburgLook, move: Move) -> str:
    scores = words.points(int(ids.TOWN_HALL_SCORES))
    return "; ".join([scores, _left(words, at, move)])


def _left(words: Words, at: KingsburgLook, move: Move) -> str:
    """The goods and tokens that stay when a decision is paid for."""
    left = {**named(at.mine.goods - move.goods), "tokens": int(at.mine.tokens - move.token)}
    return words.say("brings-goods-left", goods=words.amounts(left))


def _brings_barter(words: Words, at: KingsburgLook, move: Move) -> str:
    return _then(words, int(at.mine.goods - move.goods + gives(at.mine, move)))


def _brings_done(words: Words, at: KingsburgLook, move: Move) -> str:
    if at.step == "recruit":
        return _battle(words, at, 0)
    if at.step == "sorcerer":
        return words.say("brings-decline")
    return _brings_keep_goods(words, at, move)


def _brings_recruit(words: Words, at: KingsburgLook, move: Move) -> str:
    return "; ".join([_battle(words, at, 1), _left(words, at, move)])


def _battle(words: Words, at: KingsburgLook, soldiers: int) -> str:
    """The chances with so many more soldiers, and with the best army token where these are used."""
    token = best_token(at.mine)
    return odds_text(words, battle_odds(at, at.mine, soldiers=soldiers, token=token), token)


def _brings_army(words: Words, at: KingsburgLook, move: Move) -> str:
    number = int(move.number)
    text = odds_text(words, battle_odds(at, at.mine, token=number))
    if number:
        text += "; " + words.say("brings-token-worth", n=number)
    return text


def _brings_governor(words: Words, at: KingsburgLook, move: Move) -> str:
    governor = GOVERNORS[move.number]
    effect = words.governor_effect(governor.id)
    return f"{effect} ({words.common(f'provenance-{governor.provenance}')})"


def _brings_hold_back(words: Words, at: KingsburgLook, move: Move) -> str:
    return words.say(f"brings-{actions.OUTCOMES[move.number]}")


def _brings_without(words: Words, at: KingsburgLook, move: Move) -> str:
    return words.say("brings-without")


def _brings_ask_again(words: Words, at: KingsburgLook, move: Move) -> str:
    return words.say("brings-ask-again")


def _decimal(words: Words, number: Fraction) -> str:
    """A number with at most one digit behind the point, or the comma."""
    tenths = round(10 * number)
    if tenths % 10 == 0:
        return str(tenths // 10)
    return words.common("decimal", whole=tenths // 10, tenths=tenths % 10)


_BRINGS: dict[int, Teller] = {
    int(actions.PASS): _brings_pass,
    int(actions.INFLUENCE): _brings_influence,
    int(actions.TAKE): _brings_take,
    int(actions.TRADE): _brings_trade,
    int(actions.LOSE): _brings_lose,
    int(actions.DECLINE): _brings_decline,
    int(actions.LOOK): _brings_look,
    int(actions.BUILD): _brings_build,
    int(actions.BUILD_SAVING): _brings_build,
    int(actions.BUILD_WITH_WOOD): _brings_build,
    int(actions.BUILD_NOTHING): _brings_keep_goods,
    int(actions.RAISE): _brings_raise,
    int(actions.BONUS_DICE): _brings_bonus_dice,
    int(actions.STATUE_OWN): _brings_statue,
    int(actions.STATUE_BONUS): _brings_statue,
    int(actions.CHAPEL): _brings_chapel,
    int(actions.TURN): _brings_turn,
    int(actions.SHIFT): _brings_shift,
    int(actions.PRINCE): _brings_prince,
    int(actions.KEEP): _brings_keep,
    int(actions.USE): _brings_use,
    int(actions.TOWN_HALL): _brings_town_hall,
    int(actions.SAWMILL): _brings_barter,
    int(actions.QUARRY): _brings_barter,
    int(actions.GOLDSMITH): _brings_barter,
    int(actions.EXCHANGE): _brings_barter,
    int(actions.SELL): _brings_barter,
    int(actions.DONE): _brings_done,
    int(actions.RECRUIT): _brings_recruit,
    int(actions.ARMY): _brings_army,
    int(actions.GOVERNOR): _brings_governor,
    int(actions.HOLD_BACK): _brings_hold_back,
    int(actions.IDLE): _brings_without,
    int(actions.ASK_AGAIN): _brings_ask_again,
}
