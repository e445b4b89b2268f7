"""Hints: what each decision of the viewer brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.era import actions
from burgrave.games.era.components import PIECES, STORES
from burgrave.games.era.describe.decisions import die_of, suffering
from burgrave.games.era.describe.odds import rows_after, skulls_after
from burgrave.games.era.describe.prospects import crowds, encloses, gain
from burgrave.games.era.describe.scene import Scene, View, move_of, price_of, symbols
from burgrave.games.era.describe.words import Words
from burgrave.games.era.grid import size
from burgrave.games.era.stores import COST

if TYPE_CHECKING:
    from burgrave.games.era.actions import Move
    from burgrave.kernel.action import Action
    from burgrave.locale import Speaker


def hint(view: View, action: Action, speaker: Speaker) -> str:
    """What a decision of the viewer brings."""
    at = Scene(view)
    words = Words(speaker)
    move = move_of(action)
    kind = int(move.kind)
    if kind == actions.PLACE:
        return _place(words, at, move)
    if kind == actions.REMOVE:
        standing = at.side.domain.piece_at(move.first)
        points = int(PIECES[standing.piece].points) if standing is not None else 0
        return words.say("hint-remove", points=words.points(points))
    if kind == actions.STOP:
        return words.say("hint-stop", symbols=words.amounts(symbols(at.side.rolled)))
    if kind in (actions.THROW, actions.MARK):
        more = 1 if kind == actions.MARK else 0
        return _risk(words, at, chosen(at) + more)
    if kind == actions.QUILL:
        return words.say("hint-quill")
    if kind == actions.SET:
        return words.say("hint-set", die=words.face(die_of(int(move.slot))[0], int(move.to) + 1))
    if kind == actions.SUFFER:
        return words.say("hint-suffer", points=words.points(-suffering(at)))
    if kind == actions.REFUSE:
        return words.say("hint-suffer", points=words.points(-2))
    if kind == actions.DONE:
        return words.say("hint-done", n=at.side.hammers)
    return _stores(words, at, move)


def chosen(at: Scene) -> int:
    """How many dice are chosen for the next throw."""
    return sum(len(faces) for faces in at.side.chosen.values())


def _risk(words: Words, at: Scene, dice: int) -> str:
    skulls = at.side.skulls
    # Not from the rows: the last of them holds further skulls as well.
    safe = skulls_after(skulls, dice)[skulls]
    two = sum(rows_after(skulls, dice)[2:])
    return words.say("hint-risk", n=dice, safe=percent(safe), two=percent(two))


def percent(chance: object) -> int:
    """A chance in whole percents."""
    assert hasattr(chance, "__float__")
    return round(100 * float(chance))


def _place(words: Words, at: Scene, move: Move) -> str:
    player = at.side.domain
    piece = PIECES[move.piece]
    building = at.step == "build"
    parts = []
    new, doubled = encloses(player, move)
    fields = int(size(new))
    if fields:
        parts.append(words.say("hint-encloses", n=fields, points=words.points(doubled)))
    if piece.points:
        paid = int(COST[move.piece]) if building else 0
        parts.append(words.points(gain(player, move, paid)))
        more = crowds(player, move)
        if more > 0:
            parts.append(words.say("hint-crowds", n=more))
    if building and piece.points and _turns_marker(at, piece.id):
        parts.append(words.say("hint-last"))
    if building:
        left = dict(at.side.stores)
        for store, n in price_of(piece.id).items():
            left[store] = left.get(store, 0) - n
        parts.append(words.say("hint-left", stores=words.amounts(left)))
    return "; ".join(parts) or words.say("hint-place")


def _turns_marker(at: Scene, piece: str) -> bool:
    """Would the next building of a kind turn an end marker?"""
    turned = at.view["markers"]["turned"]
    left = at.view["markers"]["all"] - len(turned)
    return at.supply.get(piece) == 1 and left > 0 and piece not in turned


def _stores(words: Words, at: Scene, move: Move) -> str:
    kind = int(move.kind)
    left = dict(at.side.stores)
    if kind == actions.LOSE:
        left[STORES[move.store]] = left.get(STORES[move.store], 0) - 1
    elif kind == actions.PAY:
        store = at.view["demanded"]
        left[store] = left.get(store, 0) - 1
    elif kind == actions.DEMAND:
        store = STORES[move.store]
        has = at.sides[at.view["opponent"]].stores.get(store, 0)
        return words.say("hint-demand", n=has)
    elif kind == actions.DECLINE:
        return words.say("hint-decline")
    return words.say("hint-left", stores=words.amounts(left))
