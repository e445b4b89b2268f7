"""Decisions and prospects as plain facts, for programs that draw the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from burgrave.games.era import actions
from burgrave.games.era.actions import MOVE_PLACE, Move
from burgrave.games.era.board import IS_WALL, Player
from burgrave.games.era.cities import crowded, is_building
from burgrave.games.era.components import (
    BUILDINGS,
    DICE,
    DISASTERS,
    HEIGHT,
    KEEP,
    PIECE_INDEX,
    PIECES,
    SCORCHED,
    STORES,
    WIDTH,
)
from burgrave.games.era.describe.decisions import die_of, suffering
from burgrave.games.era.describe.hints import chosen
from burgrave.games.era.describe.odds import rows_after
from burgrave.games.era.describe.prospects import (
    crowds,
    empty_beside,
    encloses,
    gain,
    names_of,
    reason,
)
from burgrave.games.era.describe.scene import (
    Scene,
    Side,
    View,
    missing,
    most_of,
    move_of,
    price_of,
    symbols,
)
from burgrave.games.era.grid import (
    SHAPES,
    both,
    cell_name,
    fitting,
    free_of,
    is_empty,
    meet,
    parts,
    size,
)
from burgrave.games.era.scoring import SOURCES, own_points

if TYPE_CHECKING:
    from burgrave.kernel.action import Action

Facts = dict[str, Any]


def action_facts(view: View, legal: Iterable[Action]) -> list[Facts]:
    """For each decision of the viewer its id, its notation, its kind and what that kind tells."""
    at: Scene | None = None
    found: list[Facts] = []
    for action in legal:
        move = move_of(action)
        kind, tell = _KINDS[int(move.kind)]
        if at is None:
            at = Scene(view)
        found.append({"id": int(move.id), "text": move.text, "kind": kind, **tell(at, move)})
    return found


def _nothing(at: Scene, move: Move) -> Facts:
    return {}


def _place(at: Scene, move: Move) -> Facts:
    """The piece and its place; what it would be worth there is a question of its own: `ghost`."""
    return {
        "piece": PIECES[move.piece].id,
        "at": cell_name(int(move.x), int(move.y)),
        "turn": int(move.turn),
    }


def _remove(at: Scene, move: Move) -> Facts:
    standing = at.side.domain.piece_at(move.first)
    if standing is None:
        return {"at": cell_name(int(move.x), int(move.y))}
    return {**_place(at, standing), "cells": names_of(standing.covers)}


def _die(at: Scene, move: Move) -> Facts:
    kind, face = die_of(int(move.slot))
    return {"die": kind, "face": face}


def _set(at: Scene, move: Move) -> Facts:
    return {**_die(at, move), "to": int(move.to) + 1}


def _quill(at: Scene, move: Move) -> Facts:
    return {} if move.slot < 0 else _die(at, move)


def _store(at: Scene, move: Move) -> Facts:
    return {"store": STORES[move.store]}


def _suffer(at: Scene, move: Move) -> Facts:
    return {"steps": suffering(at)}


_KINDS: dict[int, tuple[str, Callable[[Scene, Move], Facts]]] = {
    int(actions.STOP): ("stop", _nothing),
    int(actions.THROW): ("throw", _nothing),
    int(actions.MARK): ("mark", _die),
    int(actions.SET): ("set", _set),
    int(actions.DECLINE): ("decline", _nothing),
    int(actions.QUILL): ("quill", _quill),
    int(actions.SUFFER): ("suffer", _suffer),
    int(actions.LOSE): ("lose", _store),
    int(actions.DONE): ("done", _nothing),
    int(actions.PLACE): ("place", _place),
    int(actions.REMOVE): ("remove", _remove),
    int(actions.DEMAND): ("demand", _store),
    int(actions.PAY): ("pay", _nothing),
    int(actions.REFUSE): ("refuse", lambda at, move: {"steps": 2}),
}


def ghost(view: View, piece: str, at: str, turn: int) -> Facts | None:
    """What a piece would do at a place: whether it fits, why not, and what it would bring.

    None where no such place exists: the piece would leave the domain, or has no such turn.
    """
    scene = Scene(view)
    kind = PIECE_INDEX.get(piece)
    column, row = "abcdefghijklmn".find(at[:1]), at[1:]
    if kind is None or column < 0 or not row.isdecimal() or not 0 <= turn < len(SHAPES[kind]):
        return None
    shape = SHAPES[kind][turn]
    if column + shape.width > WIDTH or not 0 < int(row) <= HEIGHT - shape.height + 1:
        return None
    move = MOVE_PLACE[kind][turn][16 * (int(row) - 1) + column]
    player = scene.side.domain
    facts: Facts = {"id": int(move.id), "cells": names_of(move.covers)}
    refused = reason(player, move)
    if refused is not None:
        return {**facts, "fits": False, "reason": refused[0], "in_the_way": refused[1]}
    new, doubled = encloses(player, move)
    return {
        **facts,
        "fits": True,
        "points": gain(player, move),
        "crowds": crowds(player, move),
        "encloses": names_of(new),
        "doubles": doubled,
        "empty_beside": empty_beside(player, move),
    }


def advice(view: View) -> Facts | None:
    """What the viewer could reckon: supply, cities, gaps in rings, the roll and its risks."""
    at = Scene(view)
    if at.viewer is None or at.over:
        return None
    side = at.side
    return {
        "supply": [_supplied(at, side, kind) for kind in range(int(SCORCHED))],
        "shapes": _SHAPES,
        "cities": _cities(side.domain),
        "closing": _closing(at, side.domain) if at.step in ("build", "set up") else [],
        "crowded": [names_of(move.covers) for move in crowded(side.domain)],
        "points": _points(side),
        "roll": _roll(at, side) if side.rolled else None,
    }


_SHAPES: dict[str, list[list[list[int]]]] = {
    piece.id: [[[x, y] for x, y in shape.cells] for shape in shapes]
    for piece, shapes in zip(PIECES, SHAPES, strict=True)
}
"""The cells of every piece in every orientation, from the top left corner of its frame."""


def _supplied(at: Scene, side: Side, kind: int) -> Facts:
    """A piece of the supply: how many are left, what it costs, and whether it can be built."""
    piece = PIECES[kind]
    price = price_of(piece.id)
    lacking = missing(side.stores, price)
    left = at.supply[piece.id]
    free = free_of(side.domain.taken)
    fits = any(not is_empty(fitting(shape, free)) for shape in SHAPES[kind])
    state = "none" if not left else "missing" if lacking else "can" if fits else "room"
    turned = at.view["markers"]["turned"]
    ends = len(turned) < at.view["markers"]["all"]
    return {
        "piece": piece.id,
        "left": left,
        "price": price,
        "points": piece.points,
        "die": piece.die,
        "state": state,
        "missing": lacking,
        "turns_marker": kind < BUILDINGS and left == 1 and piece.id not in turned and ends,
        "provenance": piece.provenance,
    }


def _cities(player: Player) -> list[Facts]:
    """Each city with its fields, its area and the points that it doubles."""
    scorched = {
        name for move in player.pieces if move.piece == SCORCHED for name in names_of(move.covers)
    }
    found: list[Facts] = []
    for part in parts(player.city()):
        cells = names_of(part)
        inside = [
            move
            for move in player.pieces
            if is_building(move.piece) and move.piece != KEEP and meet(move.covers, part)
        ]
        found.append(
            {
                "cells": cells,
                "area": sum(cell not in scorched for cell in cells),
                "doubles": sum(PIECES[move.piece].points for move in inside),
            }
        )
    return found


_MOST_WAYS = 12
"""So many ways to close a ring are told, the most gainful first."""


def _closing(at: Scene, player: Player) -> list[Facts]:
    """Single walls or keeps that would shut in something new, with what that would bring."""
    free = free_of(player.taken)
    found: list[Facts] = []
    for kind, piece in enumerate(PIECES):
        if not IS_WALL[kind] or not at.supply[piece.id]:
            continue
        for turn, shape in enumerate(SHAPES[kind]):
            corners = fitting(shape, free)
            for y in range(int(HEIGHT)):
                for x in range(int(WIDTH)):
                    if not corners[y // 4] >> 16 * (y % 4) + x & 1:
                        continue
                    move = MOVE_PLACE[kind][turn][16 * y + x]
                    if size(both(move.borders, player.walls)) < 2:
                        continue
                    new, doubled = encloses(player, move)
                    if not is_empty(new):
                        found.append(_way(move, names_of(new), doubled))
    found.sort(key=_by_gain)
    return found[:_MOST_WAYS]


def _way(move: Move, new: list[str], doubled: int) -> Facts:
    return {
        "piece": PIECES[move.piece].id,
        "at": cell_name(int(move.x), int(move.y)),
        "turn": int(move.turn),
        "gap": names_of(move.covers),
        "encloses": new,
        "doubles": doubled,
        "price": price_of(PIECES[move.piece].id),
    }


def _by_gain(way: Facts) -> tuple[int, int, int]:
    return (-len(way["encloses"]), sum(way["price"].values()), len(way["gap"]))


def _points(side: Side) -> dict[str, int]:
    """The own points by source, without the awards for being ahead of others."""
    points = own_points(side.domain)
    return {name: int(points[i]) for i, name in enumerate(SOURCES) if points[i]}


def _roll(at: Scene, side: Side) -> Facts:
    """What the dice bring as they lie, and the exact odds of skulls for every further throw."""
    shown = symbols(side.rolled)
    income = dict(shown)
    farms = sum(PIECES[move.piece].id == "farm" for move in side.domain.pieces)
    mills = sum(PIECES[move.piece].id == "lumber_mill" for move in side.domain.pieces)
    income["food"] = income.get("food", 0) + farms
    income["wood"] = income.get("wood", 0) + 2 * mills
    after = {s: min(most_of(s), side.stores.get(s, 0) + income.get(s, 0)) for s in STORES}
    skulls = side.skulls
    lying = sum(len(faces) for faces in side.rolled.values())
    rolling = at.step == "roll"
    free = lying - skulls if rolling else 0
    return {
        "symbols": shown,
        "farms": farms,
        "mills": 2 * mills,
        "stores_after": after,
        "mouths": side.dice_number,
        "hungry": max(0, side.dice_number - after["food"]),
        "skulls": skulls,
        "chosen": chosen(at),
        "odds": [
            {"dice": dice, "rows": [float(chance) for chance in rows_after(skulls, dice)]}
            for dice in range(free + 1)
        ],
        "disasters": [
            {"id": row.id, "skulls": row.skulls, "hits": row.hits, "steps": row.steps}
            for row in DISASTERS
        ],
        "crowded": len(crowded(side.domain)),
        "faces": {die.id: [list(face) for face in die.faces] for die in DICE},
    }
