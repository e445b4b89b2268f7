"""What each decision of the viewer brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.era import actions, steps
from burgrave.games.era.building import turns_marker
from burgrave.games.era.components import PIECES, REFUSAL, SCORCHED
from burgrave.games.era.describe.decisions import die_of, suffering
from burgrave.games.era.describe.look import move_of, state_of
from burgrave.games.era.describe.odds import rows_after, skulls_after
from burgrave.games.era.describe.words import Words
from burgrave.games.era.extortion import DEMANDED
from burgrave.games.era.goods import COST, UNITS, named, of_kind
from burgrave.games.era.grid import is_empty, size
from burgrave.games.era.placing import crowding, doubled_in, encloses, gains
from burgrave.games.era.player import (
    Player,
)
from burgrave.games.era.rolling import skulls_of, symbols_named
from burgrave.games.era.state import Era

if TYPE_CHECKING:
    from burgrave.games.era.actions import Move
    from burgrave.kernel.action import Action
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker


def brings(look: Look, action: Action, speaker: Speaker) -> str:
    """What a decision of the viewer brings."""
    assert look.viewer is not None
    b, words = state_of(look), Words(speaker)
    player = b.players[look.viewer]
    move = move_of(action)
    kind = int(move.code)
    if kind == actions.PLACE:
        return _place(words, b, player, move)
    if kind == actions.REMOVE:
        standing = player.piece_at(move.first)
        points = int(PIECES[standing.piece].points) if standing is not None else 0
        return words.say("brings-remove", points=words.points(points))
    if kind == actions.STOP:
        return words.say("brings-stop", symbols=words.amounts(symbols_named(player)))
    if kind in (actions.THROW, actions.MARK):
        more = 1 if kind == actions.MARK else 0
        return _risk(words, player, int(sum(player.marked)) + more)
    if kind == actions.QUILL:
        return words.say("brings-quill")
    if kind == actions.SET:
        return words.say("brings-set", die=words.face(die_of(int(move.slot))[0], int(move.to) + 1))
    if kind == actions.SUFFER:
        return words.say("brings-suffer", points=words.points(-suffering(b)))
    if kind == actions.REFUSE:
        return words.say("brings-suffer", points=words.points(-int(REFUSAL)))
    if kind == actions.DONE:
        return words.say("brings-done", n=int(player.hammers))
    return _stores(words, b, player, move)


def _risk(words: Words, player: Player, dice: int) -> str:
    skulls = int(skulls_of(player))
    # Not from the rows: the last of them holds further skulls as well.
    safe = skulls_after(skulls, dice)[skulls]
    two = sum(rows_after(skulls, dice)[2:])
    return words.say("brings-risk", n=dice, safe=percent(safe), two=percent(two))


def percent(chance: object) -> int:
    """A chance in whole percents."""
    assert hasattr(chance, "__float__")
    return round(100 * float(chance))


def _place(words: Words, b: Era, player: Player, move: Move) -> str:
    building = b.at == steps.BUILD
    parts = []
    new = encloses(player, move)
    if not is_empty(new):
        doubled = words.points(int(doubled_in(player, new)))
        parts.append(words.say("brings-encloses", n=int(size(new)), points=doubled))
    if PIECES[move.piece].points:
        parts.append(words.points(gains(player, [move])[0]))
        more = crowding(player, [move])[0]
        if more > 0:
            parts.append(words.say("brings-crowds", n=more))
    if building and turns_marker(b, move.piece):
        parts.append(words.say("brings-last"))
    if building:
        left = named(player.stores - COST[move.piece])
        parts.append(words.say("brings-left", stores=words.amounts(left)))
    # Without points are only walls and scorched land.
    dull = "brings-scorched" if move.piece == SCORCHED else "brings-no-ring"
    return "; ".join(parts) or words.say(dull)


def _stores(words: Words, b: Era, player: Player, move: Move) -> str:
    kind = int(move.code)
    if kind == actions.DEMAND:
        has = int(of_kind(b.players[b.opponent()].stores, move.store))
        return words.say("brings-demand", n=has)
    if kind == actions.DECLINE:
        return words.say("brings-decline")
    store = move.store if kind == actions.LOSE else b.part - DEMANDED
    return words.say("brings-left", stores=words.amounts(named(player.stores - UNITS[store])))
