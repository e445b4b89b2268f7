"""What a placement would do: why it does not fit, what it encloses, what it is worth."""

from __future__ import annotations

from burgrave.games.era.actions import Move
from burgrave.games.era.board import IS_WALL, Player
from burgrave.games.era.cities import crowded, is_building
from burgrave.games.era.components import KEEP, MARKET, POINTS, SCORCHED
from burgrave.games.era.grid import (
    Fields,
    both,
    enclosed,
    free_of,
    joined,
    meet,
    size,
    without,
)
from burgrave.games.era.scoring import own_points


def obstacle(player: Player, move: Move, step: str) -> str:
    """Why a piece can't stand somewhere on the domain, as a word of the catalogue."""
    standing = [piece for piece in player.pieces if meet(piece.covers, move.covers)]
    if standing:
        return _blocking(standing[0])
    if move.piece == SCORCHED and meet(move.covers, player.city()):
        return "city"
    if step == "fire land":
        return "fire"
    return "ring" if IS_WALL[move.piece] else "none"


def _blocking(standing: Move) -> str:
    piece = standing.piece
    if piece == KEEP:
        return "keep"
    if piece == SCORCHED:
        return "scorched"
    return "building" if is_building(piece) else "wall"


def gain(player: Player, move: Move, paid: int) -> int:
    """How many points a player has more with a piece that was paid for, awards not seen."""
    after = player.copy()
    after.put(move)
    after.stores -= paid
    return int(sum(own_points(after)) - sum(own_points(player)))


def crowds(player: Player, move: Move) -> int:
    """How many more buildings disease would strike."""
    after = player.copy()
    after.put(move)
    return len(crowded(after)) - len(crowded(player))


def encloses(player: Player, move: Move) -> tuple[Fields, int]:
    """The fields that a wall or a keep would newly shut in, and the points that would double."""
    walls = player.walls
    if not IS_WALL[move.piece] or size(both(move.borders, walls)) < 2:
        empty = both(walls, free_of(walls))
        return empty, 0
    new = without(enclosed(joined(walls, move.covers)), enclosed(walls))
    doubled = sum(
        int(POINTS[standing.piece])
        for standing in player.pieces
        if is_building(standing.piece) and standing.piece != KEEP and meet(standing.covers, new)
    )
    return new, doubled


def empty_beside(player: Player, move: Move) -> int:
    """The empty fields beside a market."""
    return int(size(both(move.borders, free_of(player.taken)))) if move.piece == MARKET else 0
