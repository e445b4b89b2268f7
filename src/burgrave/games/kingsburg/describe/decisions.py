"""Decisions in words: what the viewer is asked, and what each answer is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from burgrave.games.kingsburg import actions, building, ids
from burgrave.games.kingsburg.actions import Move
from burgrave.games.kingsburg.components import BUILDINGS, GOODS, GOVERNORS
from burgrave.games.kingsburg.describe.look import KingsburgLook
from burgrave.games.kingsburg.describe.offers import answer_key, idler_name, offered
from burgrave.games.kingsburg.describe.words import Words, in_forms
from burgrave.games.kingsburg.dice import FACES
from burgrave.games.kingsburg.goods import named
from burgrave.games.kingsburg.sheet import Goods
from burgrave.locale.words import hyphened

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker
    from burgrave.locale.words import Said


def describe_action(look: Look, action: Action, speaker: Speaker) -> str:
    """What a decision of the viewer is."""
    at = KingsburgLook.of(look)
    move = move_of(action)
    words = Words(speaker, at.edition)
    tell = _NAMED.get(int(move.code))
    if tell is not None:
        return tell(words, at, move)
    return words.say(_plain_key(at, move))


def question(look: Look, speaker: Speaker) -> str:
    """What the viewer is asked."""
    at = KingsburgLook.of(look)
    return asked(Words(speaker, at.edition), at)


def asked(words: Words, at: KingsburgLook) -> str:
    """The question of the step; some name the decider's governor."""
    key = f"ask-{hyphened(at.step)}"
    governor = at.side["governor"]
    return words.say(key) if governor is None else words.say(key, governor=words.governor(governor))


def price_of(at: KingsburgLook, move: Move) -> Goods:
    """What the decider pays for a building in the way that the decision says."""
    return named(building.price_of(at.mine, move))


def move_of(action: Action) -> Move:
    """The action as one of this game."""
    assert isinstance(action, Move)
    return action


def goods_of(move: Move) -> Goods:
    """The goods that a decision names."""
    return named(move.goods)


def others_of(move: Move) -> Goods:
    """One each of the kinds that are not given away."""
    return {good: 1 for good in GOODS if good not in goods_of(move)}


def _payment(words: Words, move: Move) -> Said:
    return words.in_forms("payment", {**goods_of(move), "tokens": int(move.token)})


def _goods(words: Words, move: Move) -> Said:
    return words.in_forms("goods", goods_of(move))


def _plain_key(at: KingsburgLook, move: Move) -> str:
    kind = int(move.code)
    effect = offered(at)
    if effect is not None:
        return answer_key(effect, move)
    if at.step == "duke":
        return "do-duke" if kind == actions.USE else "do-stay"
    if kind == actions.DECLINE and at.step in ("fairy", "priest"):
        return "do-wait"
    return _PLAIN[kind]


_PLAIN: dict[int, str] = {
    int(actions.PASS): "do-pass",
    int(actions.DECLINE): "do-decline",
    int(actions.LOOK): "do-look",
    int(actions.BUILD_NOTHING): "do-build-nothing",
    int(actions.STATUE_OWN): "do-reroll-own",
    int(actions.STATUE_BONUS): "do-reroll-bonus",
    int(actions.CHAPEL): "do-reroll-all",
    int(actions.KEEP): "do-keep",
    int(actions.USE): "do-use",
    int(actions.DONE): "do-done",
    int(actions.ASK_AGAIN): "do-ask-again",
}


def _do_influence(words: Words, at: KingsburgLook, move: Move) -> str:
    place = int(move.target)
    return words.say(
        "do-influence",
        advisor=words.advisor(place),
        advisor_acc=words.advisor(place, "acc"),
        dice=words.group(FACES[move.own], FACES[move.bonus]),
        token=bool(move.token),
        market=int(move.shift),
        envoy=bool(at.groups_at(place)),
    )


def _do_build(words: Words, at: KingsburgLook, move: Move) -> str:
    price = words.amounts(price_of(at, move))
    return words.say("do-build", price=price, **_building(words, move))


def _building(words: Words, move: Move) -> Said:
    id = BUILDINGS[move.building].id
    return {"building": words.building(id), "building_acc": words.building(id, "acc")}


def _do_trade(words: Words, at: KingsburgLook, move: Move) -> str:
    return _swap(words, "do-trade", goods_of(move), others_of(move))


def _swap(words: Words, key: str, give: Goods, get: Goods) -> str:
    return words.say(key, **words.in_forms("give", give), **words.in_forms("get", get))


def _do_exchange(words: Words, at: KingsburgLook, move: Move) -> str:
    return _swap(words, "do-exchange", {GOODS[move.number]: 1}, {GOODS[move.to]: 1})


Teller = Callable[[Words, KingsburgLook, Move], str]


def _works(key: str, pays: str, gains: Goods, points: int = 0) -> Teller:
    """A building that turns one good into something."""

    def tell(words: Words, at: KingsburgLook, move: Move) -> str:
        said = words.in_forms("pays", {pays: 1}) | words.in_forms("gains", gains)
        return words.say(key, **said, **_points(words, points))

    return tell


def _points(words: Words, points: int) -> Said:
    return in_forms("points", lambda form: words.points(points, form))


_NAMED: dict[int, Teller] = {
    int(actions.INFLUENCE): _do_influence,
    int(actions.TAKE): lambda w, at, m: w.say("do-take", **_goods(w, m)),
    int(actions.LOSE): lambda w, at, m: w.say("do-lose", **_goods(w, m)),
    int(actions.SELL): lambda w, at, m: w.say("do-sell", **_goods(w, m)),
    int(actions.TRADE): _do_trade,
    int(actions.BUILD): _do_build,
    int(actions.BUILD_SAVING): _do_build,
    int(actions.BUILD_WITH_WOOD): _do_build,
    int(actions.RAISE): lambda w, at, m: w.say("do-raise", **_building(w, m)),
    int(actions.PRINCE): lambda w, at, m: w.say(
        "do-prince", dice=w.faces(GOVERNORS[ids.PRINCE].numbers["dice"])
    ),
    int(actions.SAWMILL): _works("do-sawmill", "wood", {"gold": int(ids.SAWMILL_GOLD)}),
    int(actions.QUARRY): _works("do-quarry", "stone", {"gold": int(ids.QUARRY_GOLD)}),
    int(actions.GOLDSMITH): _works(
        "do-goldsmith",
        "gold",
        {"soldiers": int(ids.GOLDSMITH_SOLDIERS)},
        int(ids.GOLDSMITH_SCORES),
    ),
    int(actions.BONUS_DICE): lambda w, at, m: w.say("do-bonus-dice", n=int(m.number)),
    int(actions.TURN): lambda w, at, m: w.say("do-turn", old=int(m.number), new=int(m.to)),
    int(actions.SHIFT): lambda w, at, m: w.say("do-shift", old=int(m.number), new=int(m.to)),
    int(actions.TOWN_HALL): lambda w, at, m: w.say(
        "do-town-hall", **_payment(w, m), **_points(w, int(ids.TOWN_HALL_SCORES))
    ),
    int(actions.EXCHANGE): _do_exchange,
    int(actions.RECRUIT): lambda w, at, m: w.say("do-recruit", **_payment(w, m)),
    int(actions.ARMY): lambda w, at, m: w.say("do-army-token", n=int(m.number)),
    int(actions.HOLD_BACK): lambda w, at, m: w.say(
        "do-hold-back", outcome=actions.OUTCOMES[m.number]
    ),
    int(actions.IDLE): lambda w, at, m: w.say("do-without", effect=idler_name(w, m)),
    int(actions.GOVERNOR): lambda w, at, m: w.say(
        "do-governor", governor=w.governor(GOVERNORS[m.number].id)
    ),
}
