"""Phase 5: each hammer builds one wall or one building, in turn order."""

from mypy_extensions import i64

from burgrave.games.era.actions import DONE, MOVE_DONE, PLACE, Move, add_places
from burgrave.games.era.components import BUILDINGS, PIECES, POINTS, SCORCHED
from burgrave.games.era.goods import COST, enough, named
from burgrave.games.era.grid import SHAPES, fitting, free_of, is_empty, meet, nothing, size, without
from burgrave.games.era.player import (
    IS_WALL,
    Player,
)
from burgrave.games.era.state import Era
from burgrave.games.era.steps import Step
from burgrave.kernel.action import Action
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Log, tell


def fits(player: Player, piece: i64) -> bool:
    """Is there room for a piece anywhere in the domain?"""
    free = free_of(player.taken)
    for shape in SHAPES[piece]:
        if not is_empty(fitting(shape, free)):
            return True
    return False


def can_build(b: Era, player: Player) -> bool:
    """Is there a piece that the player can pay for and that fits somewhere?"""
    for piece in range(SCORCHED):
        if b.supply[piece] and enough(player.stores, COST[piece]) and fits(player, piece):
            return True
    return False


def _end(b: Era, seat: i64, forced: bool, log: Log) -> None:
    """Unused hammers expire."""
    player = b.change(seat)
    if log is not None:
        tell(log, "built_no_more", seat, unused=int(player.hammers), forced=forced)
    player.hammers = 0


class Build(Step):
    """Everybody in turn order, as long as hammers and means last."""

    def waits(self, b: Era, log: Log) -> bool:
        """Ask who can build anything."""
        while b.turn < b.size:
            seat = b.now()
            player = b.players[seat]
            if player.hammers:
                if can_build(b, player):
                    return b.ask(seat)
                _end(b, seat, True, log)
            else:
                b.turn += 1
        return False

    def legal(self, b: Era, seat: i64) -> list[Action]:
        """Any piece that the player can pay for, wherever it fits; or nothing more."""
        player = b.players[seat]
        moves: list[Action] = [MOVE_DONE]
        free = free_of(player.taken)
        for piece in range(SCORCHED):
            if b.supply[piece] and enough(player.stores, COST[piece]):
                shapes = SHAPES[piece]
                for turn in range(len(shapes)):
                    add_places(moves, piece, turn, fitting(shapes[turn], free))
        return moves

    def play(self, b: Era, seat: i64, move: Move, log: Log) -> None:
        """Build a piece, or end the own part of the phase."""
        if move.code == DONE:
            _end(b, seat, False, log)
            b.asked = 0
            return
        player = b.players[seat]
        piece = move.piece
        if move.code != PLACE or piece == SCORCHED:
            raise IllegalAction("era-refused-build-or-done")
        if b.supply[piece] == 0:
            raise IllegalAction("era-refused-none-left")
        if not enough(player.stores, COST[piece]):
            raise IllegalAction("era-refused-cannot-pay")
        if meet(move.covers, player.taken):
            raise IllegalAction("era-refused-stands-there")
        last = turns_marker(b, piece)
        before = player.city() if log is not None and IS_WALL[piece] else nothing()
        player = b.change(seat)
        player.stores -= COST[piece]
        player.hammers -= 1
        player.put(move)
        b.take(piece, 1)
        b.asked = 0
        if log is not None:
            shut_in = size(without(player.city(), before)) if IS_WALL[piece] else 0
            tell(
                log,
                "built",
                seat,
                **move.facts,
                pays=named(COST[piece]),
                points=int(POINTS[piece]),
                enclosed=int(shut_in),
            )
        if last:
            _turn_marker(b, seat, piece, log)


def turns_marker(b: Era, piece: i64) -> bool:
    """Would the next one turn an end marker? The last building of a kind does, once for a kind."""
    if piece >= BUILDINGS or b.supply[piece] != 1:
        return False
    return not b.turned >> piece & 1 and b.markers_left() > 0


def _turn_marker(b: Era, seat: i64, piece: i64, log: Log) -> None:
    b.turned |= 1 << piece
    if log is not None:
        tell(log, "marker_turned", seat, piece=PIECES[piece].id, left=int(b.markers_left()))
