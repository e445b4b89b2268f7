"""Seats: as the bits of a mask, and who may look at a table."""

from typing import Final

from mypy_extensions import i64

from burgrave.kernel.errors import BadOption

MOST_SEATS: Final = 5
NOBODY: Final[i64] = -1
"""What stands where there is no seat."""


def seats_by_mask(most: int) -> list[tuple[int, ...]]:
    """For every mask of so many seats those whose bits are set."""
    seats = range(most)
    return [tuple([seat for seat in seats if mask >> seat & 1]) for mask in range(2**most)]


def seats_in(mask: i64) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(MOST_SEATS) if mask >> i64(seat) & 1]


def bits(mask: i64) -> i64:
    """How many bits of a mask are set."""
    mask -= mask >> 1 & 0x55555555
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F
    return mask * 0x01010101 >> 24 & 0xFF


def check_viewer(viewer: int | None, seats: i64) -> None:
    """Refuse a viewer who is neither a seat nor None, a spectator."""
    if viewer is not None and not 0 <= viewer < int(seats):
        raise BadOption("amiss-viewer", seat=viewer, last=seats - 1)
