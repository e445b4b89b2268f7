"""Decisions in words: what the viewer is asked, and what each answer is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from burgrave.games.era import actions, steps
from burgrave.games.era.components import DICE, FACES, REFUSAL, STORES
from burgrave.games.era.describe.look import EraLook, move_of, state_of
from burgrave.games.era.describe.words import Words
from burgrave.games.era.disasters import BANDITS, steps_of
from burgrave.games.era.goods import COST, named
from burgrave.games.era.player import (
    Player,
)
from burgrave.games.era.state import Era
from burgrave.locale.words import hyphened

if TYPE_CHECKING:
    from burgrave.games.era.actions import Move
    from burgrave.kernel.action import Action
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker

_PLAIN: dict[int, str] = {
    int(actions.STOP): "do-stop",
    int(actions.THROW): "do-throw",
    int(actions.DECLINE): "do-decline",
    int(actions.DONE): "do-done",
    int(actions.PAY): "do-pay",
    int(actions.REFUSE): "do-refuse",
}


def question(look: Look, speaker: Speaker) -> str:
    """What the viewer is asked."""
    return asked(Words(speaker), EraLook.of(look))


def asked(words: Words, at: EraLook) -> str:
    """What the viewer is asked."""
    if at.prompt == "answer":
        demanded = at.view["demanded"] or "food"
        return words.say("ask-answer", what=partial(words.unit, demanded))
    return words.say(f"ask-{hyphened(at.prompt)}")


def describe_action(look: Look, action: Action, speaker: Speaker) -> str:
    """What a decision of the viewer is."""
    b, words = state_of(look), Words(speaker)
    move = move_of(action)
    kind = int(move.code)
    if kind in _PLAIN:
        return words.say(_PLAIN[kind])
    if kind == actions.PLACE:
        return _place(words, b, move)
    if kind == actions.REMOVE:
        assert look.viewer is not None
        return _remove(words, b, b.players[look.viewer], move)
    if kind == actions.SUFFER:
        return words.say("do-suffer", n=suffering(b))
    if kind in (actions.LOSE, actions.DEMAND):
        key = "do-lose" if kind == actions.LOSE else "do-demand"
        return words.say(key, what=partial(words.unit, STORES[move.store]))
    if kind == actions.QUILL and move.slot < 0:
        return words.say("do-quill")
    die = partial(words.face, *die_of(int(move.slot)))
    if kind == actions.MARK:
        return words.say("do-mark", die=die)
    if kind == actions.QUILL:
        return words.say("do-quill-with", die=die)
    to = words.symbols(die_of(int(move.slot))[0], int(move.to) + 1)
    return words.say("do-set", die=die, to=to)


def die_of(slot: int) -> tuple[str, int]:
    """The kind and the face, from 1, of a slot."""
    return DICE[slot // int(FACES)].id, slot % int(FACES) + 1


def suffering(b: Era) -> int:
    """How many steps of disaster it takes to keep everything."""
    return int(REFUSAL if b.at == steps.EXTORT else steps_of(BANDITS))


def _place(words: Words, b: Era, move: Move) -> str:
    where = partial(words.place, move)
    if b.at == steps.BUILD:
        return words.say("do-build", where=where, price=words.amounts(named(COST[move.piece])))
    return words.say("do-place", where=where)


def _remove(words: Words, b: Era, player: Player, move: Move) -> str:
    standing = player.piece_at(move.first)
    assert standing is not None, "what may fall stands there"
    return words.say("do-remove", where=partial(words.place, standing), why=hyphened(b.step))
