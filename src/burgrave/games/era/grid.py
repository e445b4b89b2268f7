"""The domain as bit masks: sets of fields in four words, and the places where a piece fits.

A row takes 16 bits, of which 14 at most are fields; a word holds four rows. The two spare bits of a
row never belong to a field, so shifting a set sideways cannot carry a field into another row.
"""

from typing import Final

from mypy_extensions import i64

from burgrave.games.era.components import HEIGHT, PIECES, WIDTH, Cells
from burgrave.kernel.composed import Composed

Fields = tuple[i64, i64, i64, i64]
"""A set of fields: rows 0 to 3, 4 to 7, 8 to 11, and the rest."""

LANES: Final = 16 * int(HEIGHT)
"""The number of bits up to the end of the last row; bit 16 * y + x is field x, y."""
COLUMNS: Final = "abcdefghijklmn"[: int(WIDTH)]
"""What the columns are called."""
# Bit 63 is never a field. Without it a word is the same number in compiled and in pure code.
_WORD: Final[i64] = 0x7FFFFFFFFFFFFFFF


def nothing() -> Fields:
    """The set without any field."""
    return (0, 0, 0, 0)


def is_empty(fields: Fields) -> bool:
    """Has a set no field?"""
    return (fields[0] | fields[1] | fields[2] | fields[3]) == 0


def fields_of(cells: Cells) -> Fields:
    """The set of these fields; those outside the domain are left out."""
    words = [0, 0, 0, 0]
    for x, y in cells:
        if 0 <= x < WIDTH and 0 <= y < HEIGHT:
            words[y // 4] |= 1 << 16 * (y % 4) + x
    return (words[0], words[1], words[2], words[3])


def cells_of(fields: Fields) -> Cells:
    """The fields of a set, row by row."""
    found: list[tuple[int, int]] = []
    for y in range(int(HEIGHT)):
        word = fields[y // 4] >> i64(16 * (y % 4))
        for x in range(int(WIDTH)):
            if word >> i64(x) & 1:
                found.append((x, y))
    return tuple(found)


def bits(word: i64) -> i64:
    """How many bits of a word are set: counted in pairs, then in fours, then in bytes."""
    word -= word >> 1 & 0x5555555555555555
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333)
    word = word + (word >> 4) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    return word + (word >> 32) & 127


def size(fields: Fields) -> i64:
    """How many fields a set has."""
    return bits(fields[0]) + bits(fields[1]) + bits(fields[2]) + bits(fields[3])


_cells: Final = tuple((x, y) for y in range(int(HEIGHT)) for x in range(int(WIDTH)))
_edge: Final = tuple(
    (x, y) for x, y in _cells if x in (0, int(WIDTH) - 1) or y in (0, int(HEIGHT) - 1)
)
_ALL_0: Final[i64] = fields_of(_cells)[0]
_ALL_1: Final[i64] = fields_of(_cells)[1]
_ALL_2: Final[i64] = fields_of(_cells)[2]
_ALL_3: Final[i64] = fields_of(_cells)[3]
_EDGE_0: Final[i64] = fields_of(_edge)[0]
_EDGE_1: Final[i64] = fields_of(_edge)[1]
_EDGE_2: Final[i64] = fields_of(_edge)[2]
_EDGE_3: Final[i64] = fields_of(_edge)[3]


def free_of(taken: Fields) -> Fields:
    """The fields of the domain that are not in a set."""
    return (_ALL_0 & ~taken[0], _ALL_1 & ~taken[1], _ALL_2 & ~taken[2], _ALL_3 & ~taken[3])


def beside(cells: Cells) -> Cells:
    """The fields that share a side with these, without them."""
    around = {(x + dx, y + dy) for x, y in cells for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))}
    return tuple(sorted(around - set(cells)))


class Shape(Composed):
    """A piece in one orientation."""

    def __init__(self, cells: Cells) -> None:
        self.cells: Final[Cells] = tuple(sorted(cells, key=_by_row))
        self.width: Final[int] = 1 + max(x for x, _ in cells)
        self.height: Final[int] = 1 + max(y for _, y in cells)
        self.shifts: Final[i64] = sum(
            (16 * y + x) * 128**cell for cell, (x, y) in enumerate(self.cells)
        )
        """How far each cell lies behind the top left corner, in bits; seven bits for each cell."""
        self.size: Final[i64] = len(cells)
        corners = [
            (x, y)
            for x in range(int(WIDTH) - self.width + 1)
            for y in range(int(HEIGHT) - self.height + 1)
        ]
        self.corners: Final[Fields] = fields_of(tuple(corners))
        """Where the top left corner of its frame may lie ..."""
        self.row: Final[i64] = (1 << int(WIDTH) + 1 - self.width) - 1
        """... and the fields of one row where it may."""

    def parts(self) -> tuple[object, ...]:
        """Its cells: they fix all the rest."""
        return (self.cells,)


def _by_row(cell: tuple[int, int]) -> tuple[int, int]:
    return (cell[1], cell[0])


def _turned(cells: Cells) -> Cells:
    """A quarter turn clockwise."""
    height = 1 + max(y for _, y in cells)
    return tuple((height - 1 - y, x) for x, y in cells)


def _shapes(cells: Cells) -> list[Shape]:
    """The orientations that look different."""
    found: list[Shape] = []
    for _ in range(4):
        shape = Shape(cells)
        if all(shape.cells != other.cells for other in found):
            found.append(shape)
        cells = _turned(cells)
    return found


SHAPES: Final[list[list[Shape]]] = [_shapes(piece.cells) for piece in PIECES]
"""For each piece its orientations; number n is n quarter turns clockwise."""


def fitting(shape: Shape, free: Fields) -> Fields:
    """The corners at which all cells of a shape lie on free fields."""
    f0, f1, f2, f3 = free
    r0, r1, r2, r3 = shape.corners
    shifts = shape.shifts
    for _ in range(shape.size):
        shift = shifts & 127
        shifts >>= 7
        if shift == 64:  # the fifth row: only the longest wall reaches it, straight down
            r0 &= f1
            r1 &= f2
            r2 &= f3
            r3 = 0
        elif shift == 0:
            r0 &= f0
            r1 &= f1
            r2 &= f2
            r3 &= f3
        else:
            ahead = 64 - shift
            r0 &= f0 >> shift | f1 << ahead & _WORD
            r1 &= f1 >> shift | f2 << ahead & _WORD
            r2 &= f2 >> shift | f3 << ahead & _WORD
            r3 &= f3 >> shift
    return (r0, r1, r2, r3)


def spread(fields: Fields, within: Fields) -> Fields:
    """All that can be reached from a set in any of eight directions without leaving `within`."""
    r0, r1, r2, r3 = fields
    w0, w1, w2, w3 = within
    while True:
        h0 = r0 | r0 << 1 | r0 >> 1
        h1 = r1 | r1 << 1 | r1 >> 1
        h2 = r2 | r2 << 1 | r2 >> 1
        h3 = r3 | r3 << 1 | r3 >> 1
        n0 = (h0 | h0 << 16 & _WORD | h0 >> 16 | h1 << 48 & _WORD) & w0
        n1 = (h1 | h1 << 16 & _WORD | h1 >> 16 | h2 << 48 & _WORD | h0 >> 48) & w1
        n2 = (h2 | h2 << 16 & _WORD | h2 >> 16 | h3 << 48 & _WORD | h1 >> 48) & w2
        n3 = (h3 | h3 << 16 & _WORD | h3 >> 16 | h2 >> 48) & w3
        if n0 == r0 and n1 == r1 and n2 == r2 and n3 == r3:
            return (r0, r1, r2, r3)
        r0, r1, r2, r3 = n0, n1, n2, n3


def beside_any(fields: Fields) -> Fields:
    """The fields that share a side with any of a set; spare bits may be set, too."""
    r0, r1, r2, r3 = fields
    return (
        r0 << 1 | r0 >> 1 | r0 << 16 & _WORD | r0 >> 16 | r1 << 48 & _WORD,
        r1 << 1 | r1 >> 1 | r1 << 16 & _WORD | r1 >> 16 | r2 << 48 & _WORD | r0 >> 48,
        r2 << 1 | r2 >> 1 | r2 << 16 & _WORD | r2 >> 16 | r3 << 48 & _WORD | r1 >> 48,
        r3 << 1 | r3 >> 1 | r3 << 16 & _WORD | r3 >> 16 | r2 >> 48,
    )


def first_lane(fields: Fields) -> i64:
    """The lane, 16 * y + x, of the first field of a set that is not empty, row by row."""
    if fields[0]:
        return bits((fields[0] & -fields[0]) - 1)
    if fields[1]:
        return 64 + bits((fields[1] & -fields[1]) - 1)
    if fields[2]:
        return 128 + bits((fields[2] & -fields[2]) - 1)
    return 192 + bits((fields[3] & -fields[3]) - 1)


def enclosed(walls: Fields) -> Fields:
    """The fields that walls shut in: the edge is no wall, and walls leak at bare corners."""
    o0, o1, o2, o3 = free_of(walls)
    edge = (_EDGE_0 & o0, _EDGE_1 & o1, _EDGE_2 & o2, _EDGE_3 & o3)
    out = spread(edge, (o0, o1, o2, o3))
    return (o0 & ~out[0], o1 & ~out[1], o2 & ~out[2], o3 & ~out[3])


def parts(fields: Fields) -> list[Fields]:
    """The connected parts of a set, corners counting as contact."""
    found: list[Fields] = []
    left = fields
    while left[0] or left[1] or left[2] or left[3]:
        part = spread(first_of(left), left)
        found.append(part)
        left = (
            left[0] & ~part[0],
            left[1] & ~part[1],
            left[2] & ~part[2],
            left[3] & ~part[3],
        )
    return found


def first_of(fields: Fields) -> Fields:
    """One field of a set that is not empty."""
    if fields[0]:
        return (fields[0] & -fields[0], 0, 0, 0)
    if fields[1]:
        return (0, fields[1] & -fields[1], 0, 0)
    if fields[2]:
        return (0, 0, fields[2] & -fields[2], 0)
    return (0, 0, 0, fields[3] & -fields[3])


def meet(one: Fields, other: Fields) -> bool:
    """Have two sets a field in common?"""
    return (
        (one[0] & other[0]) | (one[1] & other[1]) | (one[2] & other[2]) | (one[3] & other[3])
    ) != 0


def joined(one: Fields, other: Fields) -> Fields:
    """All fields of both sets."""
    return (one[0] | other[0], one[1] | other[1], one[2] | other[2], one[3] | other[3])


def without(one: Fields, other: Fields) -> Fields:
    """The fields of the first set that are not in the second."""
    return (one[0] & ~other[0], one[1] & ~other[1], one[2] & ~other[2], one[3] & ~other[3])


def both(one: Fields, other: Fields) -> Fields:
    """The fields that two sets have in common."""
    return (one[0] & other[0], one[1] & other[1], one[2] & other[2], one[3] & other[3])


def cell_name(x: int, y: int) -> str:
    """A field as the notation writes it: its column from a on, its row from 1 on."""
    return f"{COLUMNS[x]}{y + 1}"
