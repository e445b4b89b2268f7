"""What a placement would do: why it does not fit, what it encloses, brings and crowds."""

from mypy_extensions import i64

from burgrave.games.era.actions import MOVE_PLACE, Move
from burgrave.games.era.cities import crowded, houses_of, is_building, scorched_fields
from burgrave.games.era.components import BUILDINGS, HEIGHT, KEEP, MARKET, POINTS, SCORCHED, WIDTH
from burgrave.games.era.goods import COST
from burgrave.games.era.grid import (
    SHAPES,
    Fields,
    both,
    enclosed,
    fitting,
    free_of,
    is_empty,
    joined,
    meet,
    nothing,
    size,
    without,
)
from burgrave.games.era.player import IS_WALL, Player
from burgrave.games.era.scoring import own_points


def standing(pieces: tuple[Move, ...]) -> Player:
    """A player with these pieces in the domain."""
    player = Player()
    player.pieces = ()
    player.taken = nothing()
    player.walls = nothing()
    for move in pieces:
        player.put(move)
    return player


def obstacle(player: Player, move: Move, step: str) -> str:
    """Why a piece can't stand somewhere on the domain, as a word of the catalogue."""
    for piece in player.pieces:
        if meet(piece.covers, move.covers):
            return _blocking(piece)
    if move.piece == SCORCHED and meet(move.covers, player.city()):
        return "city"
    if step == "fire land":
        return "fire"
    return "ring" if IS_WALL[move.piece] else "none"


def _blocking(piece: Move) -> str:
    if piece.piece == KEEP:
        return "keep"
    if piece.piece == SCORCHED:
        return "scorched"
    return "building" if is_building(piece.piece) else "wall"


def _may_close(player: Player, move: Move) -> bool:
    """Might it close a ring? What does touches walls at two fields at least; most places do not."""
    return IS_WALL[move.piece] and size(both(move.borders, player.walls)) >= 2


def encloses(player: Player, move: Move) -> Fields:
    """The fields that a wall or a keep would newly shut in."""
    if not _may_close(player, move):
        return nothing()
    return without(enclosed(joined(player.walls, move.covers)), player.city())


def doubled_in(player: Player, fields: Fields) -> i64:
    """The points of buildings that would count twice if these fields were shut in."""
    points: i64 = 0
    for piece in player.pieces:
        if is_building(piece.piece) and piece.piece != KEEP and meet(piece.covers, fields):
            points += POINTS[piece.piece]
    return points


def _brings(player: Player, move: Move) -> i64:
    """How many points a player has more with a piece that was paid for, awards not seen."""
    after = player.copy()
    after.put(move)
    after.stores -= COST[move.piece]
    return sum(own_points(after)) - sum(own_points(player))


def gains(player: Player, moves: list[Move]) -> list[int]:
    """The points that each of these places brings at once, awards for being ahead left out.

    Most places of a piece are alike: they differ by whether it stands in a city there, how much
    it takes from markets, what a market has beside it, and what is shut in.
    """
    city = player.city()
    free = free_of(player.taken)
    markets = [piece.borders for piece in player.pieces if piece.piece == MARKET]
    known: dict[tuple[int, bool, int, int], int] = {}
    found: list[int] = []
    for move in moves:
        if _may_close(player, move):
            found.append(int(_brings(player, move)))
            continue
        taken: i64 = 0
        for borders in markets:
            taken += size(both(borders, move.covers))
        beside: i64 = size(both(move.borders, free)) if move.piece == MARKET else 0
        alike = (int(move.piece), meet(move.covers, city), int(taken), int(beside))
        brings = known.get(alike)
        if brings is None:
            brings = int(_brings(player, move))
            known[alike] = brings
        found.append(brings)
    return found


def crowding(player: Player, moves: list[Move]) -> list[int]:
    """How many more buildings disease would strike, for each of these places."""
    before = len(crowded(player))
    houses = houses_of(player)
    after = player.copy()
    found: list[int] = []
    for move in moves:
        if move.piece == KEEP or not is_building(move.piece) or not meet(move.borders, houses):
            found.append(0)
            continue
        after.put(move)
        found.append(len(crowded(after)) - before)
        after.lift(move)
    return found


def closing(player: Player) -> list[tuple[Move, Fields]]:
    """The walls that would shut in something, and what."""
    free = free_of(player.taken)
    found: list[tuple[Move, Fields]] = []
    for piece in range(BUILDINGS, SCORCHED):
        for turn, shape in enumerate(SHAPES[piece]):
            corners = fitting(shape, free)
            for y in range(HEIGHT):
                row = corners[y // 4] >> 16 * (y % 4)
                for x in range(WIDTH):
                    if row >> x & 1:
                        move = MOVE_PLACE[piece][turn][16 * y + x]
                        fields = encloses(player, move)
                        if not is_empty(fields):
                            found.append((move, fields))
    return found


def area(player: Player, fields: Fields) -> i64:
    """How large a city of these fields would be; scorched ones do not count."""
    return size(without(fields, scorched_fields(player)))
