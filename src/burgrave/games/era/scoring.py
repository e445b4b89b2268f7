"""The end of the game: points by source, and places."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.era import steps
from burgrave.games.era.actions import Move
from burgrave.games.era.cities import is_building, largest_city
from burgrave.games.era.components import (
    CATHEDRAL,
    EACH,
    GUILDHALL,
    KEEP,
    KINDS,
    LARGEST_CITY,
    MARKET,
    MOST_CULTURE,
    POINTS,
    SOLO_CITY,
    SOLO_RANKS,
    UNIVERSITY,
)
from burgrave.games.era.goods import FOOD, GOODS, STONE, WOOD, of_kind, total
from burgrave.games.era.grid import Fields, free_of, meet, size
from burgrave.games.era.player import (
    Player,
    dice_in,
)
from burgrave.games.era.state import Era
from burgrave.kernel.state import places

SOURCES: Final = (
    "buildings",
    "cities",
    "markets",
    "guildhalls",
    "universities",
    "cathedrals",
    "culture",
    "most_culture",
    "largest_city",
    "disasters",
)
BUILDINGS: Final[i64] = 0
CITIES: Final[i64] = 1
MARKETS: Final[i64] = 2
GUILDHALLS: Final[i64] = 3
UNIVERSITIES: Final[i64] = 4
CATHEDRALS: Final[i64] = 5
CULTURE: Final[i64] = 6
MOST: Final[i64] = 7
LARGEST: Final[i64] = 8
DISASTERS: Final[i64] = 9
_BONUSES: Final = {
    int(MARKET): int(MARKETS),
    int(GUILDHALL): int(GUILDHALLS),
    int(UNIVERSITY): int(UNIVERSITIES),
    int(CATHEDRAL): int(CATHEDRALS),
}
_BONUS: Final[list[i64]] = [_BONUSES.get(piece, 0) for piece in range(int(KINDS))]
"""Where the bonus of a piece is counted; 0 for one without."""


def doubles(move: Move, city: Fields) -> bool:
    """Do a building's points count twice? A keep's always do."""
    return move.piece == KEEP or meet(move.covers, city)


def bonus(player: Player, move: Move, free: Fields) -> i64:
    """What a building scores besides its own points, for each of what it counts."""
    piece = move.piece
    if EACH[piece] == 0:
        return 0
    counted: i64 = 0
    if piece == MARKET:
        borders = move.borders
        counted = size(
            (
                borders[0] & free[0],
                borders[1] & free[1],
                borders[2] & free[2],
                borders[3] & free[3],
            )
        )
    elif piece == GUILDHALL:
        counted = total(player.stores)
    elif piece == UNIVERSITY:
        counted = player.culture
    elif piece == CATHEDRAL:
        counted = dice_in(player.dice)
    return EACH[piece] * counted


def own_points(player: Player) -> list[i64]:
    """A player's points by source, without the awards for being ahead of others."""
    points: list[i64] = [0] * len(SOURCES)
    city = player.city()
    free = free_of(player.taken)
    for move in player.pieces:
        piece = move.piece
        if not is_building(piece):
            continue
        points[BUILDINGS] += POINTS[piece]
        if doubles(move, city):
            points[CITIES] += POINTS[piece]
        source = _BONUS[piece]
        if source:
            points[source] += bonus(player, move, free)
    points[CULTURE] = player.culture
    points[DISASTERS] = -player.disaster
    return points


def all_points(b: Era) -> list[list[i64]]:
    """Everybody's points by source, as if the game ended now."""
    if b.at == steps.SET_UP:
        # What is placed so far is secret: the keep is all that everybody knows of.
        bare = own_points(Player())
        return [bare.copy() for _ in range(b.size)]
    return [points_of(b, seat) for seat in range(b.size)]


def points_of(b: Era, seat: i64) -> list[i64]:
    """A player's points by source after the set-up, awards included."""
    player = b.players[seat]
    points = own_points(player)
    if b.size == 1:
        if largest_city(player):
            points[LARGEST] = SOLO_CITY
        return points
    widest = largest_city(player) > 0
    learned = player.culture > 0
    for other in b.players:
        widest = widest and largest_city(player) >= largest_city(other)
        learned = learned and player.culture >= other.culture
    if widest:
        points[LARGEST] = LARGEST_CITY
    if learned:
        points[MOST] = MOST_CULTURE
    return points


def totals(b: Era) -> list[int]:
    """Everybody's points in all."""
    return [int(sum(row)) for row in all_points(b)]


def scores(b: Era) -> list[dict[str, int]]:
    """Points by source, as if the game ended now, and their total."""
    table: list[dict[str, int]] = []
    for points in all_points(b):
        row = {name: int(points[source]) for source, name in enumerate(SOURCES)}
        row["total"] = sum(row.values())
        table.append(row)
    return table


def ranking(b: Era) -> list[int]:
    """Places from 1: most points, then goods, stone, wood and food; then a place is shared."""
    keys: list[tuple[int, ...]] = []
    for seat, points in enumerate(totals(b)):
        held = b.players[seat].stores
        keys.append(
            (
                points,
                int(of_kind(held, GOODS)),
                int(of_kind(held, STONE)),
                int(of_kind(held, WOOD)),
                int(of_kind(held, FOOD)),
            )
        )
    return places(keys)


def solo_rank(points: int) -> str:
    """What a solo player's domain has become."""
    rank = SOLO_RANKS[0][0]
    for name, least in SOLO_RANKS:
        if points >= least:
            rank = name
    return rank
