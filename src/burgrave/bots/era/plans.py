"""What the greedy bot wants its domain to look like: a ring with the keep as its corner."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.era.actions import CATALOGUE, PLACE, Move, place_named
from burgrave.games.era.cities import is_building
from burgrave.games.era.components import HEIGHT, HOSPITAL, KEEP, MARKET, Cells
from burgrave.games.era.grid import (
    Fields,
    both,
    cells_of,
    fields_of,
    free_of,
    is_empty,
    joined,
    nothing,
    without,
)
from burgrave.games.era.player import Player

# The keep, three start walls and one wall of five shut in fifteen fields.
_RING: Final[Cells] = (
    *((x, 6) for x in range(8, 12)),
    *((11, y) for y in range(7, 11)),
    *((6, y) for y in range(8, 12)),
    *((x, 11) for x in range(7, 12)),
)
_INSIDE: Final[Cells] = tuple(
    (x, y) for x in range(7, 11) for y in range(7, 11) if (x, y) != (7, 7)
)
_START_PIECES: Final = [
    "wall 4 i7",
    "wall 4 l8 turn 1",
    "wall 4 g9 turn 1",
    "farm a1",
    "longhouse a4",
    "longhouse a6",
    "longhouse a8",
    "scorched land a13",
    "scorched land c13",
]


def _turned(cells: Cells, quarters: int) -> Cells:
    """Fields after some quarter turns of the domain about its middle."""
    for _ in range(quarters):
        cells = tuple([(int(HEIGHT) - 1 - y, x) for x, y in cells])
    return cells


_RINGS: Final[list[Fields]] = [fields_of(_turned(_RING, quarters)) for quarters in range(4)]
"""Where the ring shall stand, by quarter turns."""
_INSIDES: Final[list[Fields]] = [fields_of(_turned(_INSIDE, quarters)) for quarters in range(4)]
"""What it shall shut in."""


class Plan:
    """A domain with what is still wanted of it."""

    def __init__(self, player: Player, quarters: int) -> None:
        free = free_of(player.taken)
        walls = player.walls
        self.city: Fields = player.city()
        ring = _RINGS[quarters]
        inside = _INSIDES[quarters]
        blocked = without(without(ring, walls), free)
        self.missing: Fields = without(ring, walls)
        """The fields of the ring that have no wall yet; none where it can't be closed any more."""
        if not is_empty(blocked) or not is_empty(both(self.city, inside)):
            self.missing = nothing()
            inside = nothing()
        self.inside: Fields = joined(self.city, inside)
        """All that is or shall be shut in."""
        self.free: Fields = free
        houses = nothing()
        hospitals = nothing()
        stalls = nothing()
        for move in player.pieces:
            if is_building(move.piece) and move.piece != KEEP:
                houses = joined(houses, move.covers)
                if move.piece == HOSPITAL:
                    hospitals = joined(hospitals, move.covers)
                if move.piece == MARKET:
                    stalls = joined(stalls, both(move.borders, free))
        self.houses: Fields = houses
        self.hospitals: Fields = hospitals
        self.stalls: Fields = stalls
        """The free fields beside markets."""


def start_moves(quarters: int) -> list[Move]:
    """The pieces of the start in their places, in the order in which they are placed."""
    if not _STARTS:
        for turned in range(4):
            _STARTS.append([_turned_move(text, turned) for text in _START_PIECES])
    return _STARTS[quarters]


_STARTS: Final[list[list[Move]]] = []


def _turned_move(text: str, quarters: int) -> Move:
    """A start piece, after some quarter turns of the domain."""
    move = place_named(text)
    assert move is not None
    covers = fields_of(_turned(cells_of(move.covers), quarters))
    for turned in CATALOGUE:
        if turned.code == PLACE and turned.piece == move.piece and turned.covers == covers:
            return turned
    raise ValueError(f"There is no place for {text} after {quarters} quarter turns.")


def distance(move: Move) -> i64:
    """How far from the middle a piece stands."""
    dx = 2 * move.x - 12
    dy = 2 * move.y - 12
    return (dx if dx > 0 else -dx) + (dy if dy > 0 else -dy)
