"""Decisions in words: what the viewer is asked, and what each answer is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from burgrave.games.kingsburg import actions, building, ids
from burgrave.games.kingsburg.actions import Move
from burgrave.games.kingsburg.components import BUILDINGS, GOVERNORS
from burgrave.games.kingsburg.describe.deals import DEALS
from burgrave.games.kingsburg.describe.look import KingsburgLook
from burgrave.games.kingsburg.describe.offers import answer_key, idler_name, offered
from burgrave.games.kingsburg.describe.words import Words
from burgrave.games.kingsburg.dice import FACES
from burgrave.games.kingsburg.goods import named
from burgrave.games.kingsburg.sheet import Goods
from burgrave.locale.words import hyphened

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.kernel.seat import Look
    from burgrave.locale import Noun, Speaker
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


def _goods(words: Words, move: Move) -> Noun:
    return partial(words.amounts, named(move.goods))


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
        advisor=partial(words.advisor, place),
        dice=words.group(FACES[move.own], FACES[move.bonus]),
        token=bool(move.token),
        market=int(move.shift),
        envoy=bool(at.groups_at(place)),
    )


def _do_build(words: Words, at: KingsburgLook, move: Move) -> str:
    price = price_of(at, move)
    paid: Said = {"price": words.amounts(price), "price_n": sum(price.values())}
    return words.say("do-build", **paid, building=_building(words, move))


def _building(words: Words, move: Move) -> Noun:
    return partial(words.building, BUILDINGS[move.building].id)


Teller = Callable[[Words, KingsburgLook, Move], str]


def _do_deal(words: Words, at: KingsburgLook, move: Move) -> str:
    give, get = DEALS[int(move.code)](at, move)
    said: Said = {"give": partial(words.amounts, give), "get": partial(words.amounts, get)}
    return words.say(f"do-{hyphened(move.kind)}", **said)


_NAMED: dict[int, Teller] = {
    **dict.fromkeys(DEALS, _do_deal),
    int(actions.INFLUENCE): _do_influence,
    int(actions.TAKE): lambda w, at, m: w.say("do-take", goods=_goods(w, m)),
    int(actions.LOSE): lambda w, at, m: w.say("do-lose", goods=_goods(w, m)),
    int(actions.BUILD): _do_build,
    int(actions.BUILD_SAVING): _do_build,
    int(actions.BUILD_WITH_WOOD): _do_build,
    int(actions.RAISE): lambda w, at, m: w.say("do-raise", building=_building(w, m)),
    int(actions.PRINCE): lambda w, at, m: w.say(
        "do-prince", dice=w.faces(GOVERNORS[ids.PRINCE].numbers["dice"])
    ),
    int(actions.BONUS_DICE): lambda w, at, m: w.say("do-bonus-dice", n=int(m.number)),
    int(actions.TURN): lambda w, at, m: w.say("do-turn", old=int(m.number), new=int(m.to)),
    int(actions.SHIFT): lambda w, at, m: w.say("do-shift", old=int(m.number), new=int(m.to)),
    int(actions.ARMY): lambda w, at, m: w.say("do-army-token", n=int(m.number)),
    int(actions.HOLD_BACK): lambda w, at, m: w.say(
        "do-hold-back", outcome=actions.OUTCOMES[m.number]
    ),
    int(actions.IDLE): lambda w, at, m: w.say("do-without", effect=idler_name(w, m)),
    int(actions.GOVERNOR): lambda w, at, m: w.say(
        "do-governor", governor=w.governor(GOVERNORS[m.number].id)
    ),
}
