"""Goods as one number: food, wood, stone and trade goods; compared, paid, capped in few steps."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.era.components import PIECES, STORES, TRACKS

# Each kind has seven bits and, above them, a guard bit that shows whether a payment went too far.
_FIELD: Final[i64] = 127
_GUARDS: Final[i64] = 0x80808080
UNITS: Final[list[i64]] = [1, 1 << 8, 1 << 16, 1 << 24]
FOOD: Final[i64] = 0
WOOD: Final[i64] = 1
STONE: Final[i64] = 2
GOODS: Final[i64] = 3
MOST: Final[list[i64]] = [track.most for track in TRACKS]
"""How far each track goes."""


def pack(amounts: tuple[int, int, int, int]) -> i64:
    """Resources as one number."""
    food, wood, stone, goods = amounts
    return i64(food) | i64(wood) << 8 | i64(stone) << 16 | i64(goods) << 24


def of_kind(stores: i64, kind: i64) -> i64:
    """How much there is of one kind."""
    return stores >> 8 * kind & _FIELD


def enough(stores: i64, price: i64) -> bool:
    """Do the stores cover the price, kind by kind?"""
    return ((stores | _GUARDS) - price) & _GUARDS == _GUARDS


def total(stores: i64) -> i64:
    """How many units there are in all."""
    return (
        (stores & _FIELD)
        + (stores >> 8 & _FIELD)
        + (stores >> 16 & _FIELD)
        + (stores >> 24 & _FIELD)
    )


def missing(stores: i64, price: i64) -> i64:
    """What of a price the stores do not cover."""
    lacking: i64 = 0
    for kind in range(len(UNITS)):
        lacking += max(0, of_kind(price, kind) - of_kind(stores, kind)) * UNITS[kind]
    return lacking


def named(stores: i64) -> dict[str, int]:
    """Resources by name, without those that are missing."""
    counts = ((name, int(of_kind(stores, kind))) for kind, name in enumerate(STORES))
    return {name: n for name, n in counts if n}


START: Final[i64] = pack((TRACKS[0].start, TRACKS[1].start, TRACKS[2].start, TRACKS[3].start))
COST: Final[list[i64]] = [pack(piece.cost) for piece in PIECES]
"""What each piece costs."""
GIVES: Final[list[i64]] = [
    pack(
        (
            piece.gives.get("food", 0),
            piece.gives.get("wood", 0),
            piece.gives.get("stone", 0),
            piece.gives.get("goods", 0),
        )
    )
    for piece in PIECES
]
"""What each piece brings whenever its owner collects."""
