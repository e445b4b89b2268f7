"""Where what was worked out is kept: each answer has a place, which a later one may take."""

from mypy_extensions import i64


def place_of(key: i64, places: i64) -> i64:
    """Which of so many places, a power of two, a key has; keys that are alike lie far apart."""
    # Provinces are alike row by row, so their bits are spread by a product (Knuth).
    folded = (key ^ key >> 31) & 0x7FFFFFFF
    return folded * 0x9E3779B1 >> 31 & places - 1
