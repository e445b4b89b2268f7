"""Decisions in words: what the viewer is asked, and what each answer is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.era import actions
from burgrave.games.era.components import DICE, FACES, PIECES, STORES
from burgrave.games.era.describe.scene import Scene, View, move_of, price_of
from burgrave.games.era.describe.words import Words
from burgrave.locale.words import hyphened

if TYPE_CHECKING:
    from burgrave.games.era.actions import Move
    from burgrave.kernel.action import Action
    from burgrave.locale import Speaker

_PLAIN: dict[int, str] = {
    int(actions.STOP): "do-stop",
    int(actions.THROW): "do-throw",
    int(actions.DECLINE): "do-decline",
    int(actions.DONE): "do-done",
    int(actions.PAY): "do-pay",
    int(actions.REFUSE): "do-refuse",
}


def question(view: View, speaker: Speaker) -> str:
    """What the viewer is asked."""
    at = Scene(view)
    words = Words(speaker)
    if at.prompt == "answer":
        demanded = view["demanded"] or "food"
        return words.say("ask-answer", what=words.say(f"symbol-{demanded}", n=1))
    return words.say(f"ask-{hyphened(at.prompt)}")


def describe_action(view: View, action: Action, speaker: Speaker) -> str:
    """What a decision of the viewer is."""
    at = Scene(view)
    words = Words(speaker)
    move = move_of(action)
    kind = int(move.kind)
    if kind in _PLAIN:
        return words.say(_PLAIN[kind])
    if kind == actions.PLACE:
        return _place(words, at, move)
    if kind == actions.REMOVE:
        return _remove(words, at, move)
    if kind == actions.SUFFER:
        return words.say("do-suffer", n=suffering(at))
    if kind in (actions.LOSE, actions.DEMAND):
        what = words.say(f"symbol-{STORES[move.store]}", n=1)
        return words.say("do-lose" if kind == actions.LOSE else "do-demand", what=what)
    if kind == actions.QUILL and move.slot < 0:
        return words.say("do-quill")
    die = words.face(*die_of(int(move.slot)))
    if kind == actions.MARK:
        return words.say("do-mark", die=die)
    if kind == actions.QUILL:
        return words.say("do-quill-with", die=die)
    to = words.face(die_of(int(move.slot))[0], int(move.to) + 1)
    return words.say("do-set", die=die, to=to)


def die_of(slot: int) -> tuple[str, int]:
    """The kind and the face, from 1, of a slot."""
    return DICE[slot // int(FACES)].id, slot % int(FACES) + 1


def suffering(at: Scene) -> int:
    """How many steps of disaster it takes to keep everything."""
    return 2 if at.step == "solo extortion" else 1


def _place(words: Words, at: Scene, move: Move) -> str:
    where = words.place(move)
    if at.step == "build":
        price = words.amounts(price_of(PIECES[move.piece].id))
        return words.say("do-build", where=where, price=price)
    return words.say("do-place", where=where)


def _remove(words: Words, at: Scene, move: Move) -> str:
    standing = at.side.domain.piece_at(move.first)
    if standing is None:
        return words.say("do-remove", where=move.text.removeprefix("remove ").upper())
    return words.say("do-remove", where=words.place(standing))
