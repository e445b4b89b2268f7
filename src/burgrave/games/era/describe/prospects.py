"""What a placement would do: why it does not fit, what it encloses, what it is worth."""

from __future__ import annotations

from burgrave.games.era.actions import Move
from burgrave.games.era.board import IS_WALL, Player
from burgrave.games.era.cities import crowded, is_building
from burgrave.games.era.components import KEEP, MARKET, PIECES, POINTS, SCORCHED
from burgrave.games.era.grid import (
    Fields,
    both,
    cell_name,
    cells_of,
    enclosed,
    free_of,
    is_empty,
    joined,
    meet,
    size,
    without,
)
from burgrave.games.era.scoring import own_points


def names_of(fields: Fields) -> list[str]:
    """Fields by their names."""
    return [cell_name(x, y) for x, y in cells_of(fields)]


def in_the_way(player: Player, move: Move) -> list[tuple[str, list[str]]]:
    """The pieces that stand where this one would, each with the fields in question."""
    found = []
    for standing in player.pieces:
        shared = both(standing.covers, move.covers)
        if not is_empty(shared):
            found.append((PIECES[standing.piece].id, names_of(shared)))
    return found


def reason(player: Player, move: Move) -> tuple[str, list[str]] | None:
    """Why a piece does not fit, as a key and the fields in the way; None if it fits."""
    blocking = in_the_way(player, move)
    if blocking:
        kinds = {piece for piece, _ in blocking}
        fields = [field for _, cells in blocking for field in cells]
        if all(piece.startswith("wall") for piece in kinds):
            return "wall", fields
        return (kinds.pop() if len(kinds) == 1 else "pieces"), fields
    if move.piece == SCORCHED:
        city = both(move.covers, player.city())
        if not is_empty(city):
            return "city", names_of(city)
    return None


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
