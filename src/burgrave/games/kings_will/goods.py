"""Resources and coins as one number: each in a field of its own, added and paid in one step."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kings_will.events import Resource

# Each kind has seven bits and, above them, a guard bit that shows a subtraction that went too far.
_FIELD: Final[i64] = 127
_GUARDS: Final[i64] = 0x8080808080
UNITS: Final[list[i64]] = [0x1, 0x100, 0x10000, 0x1000000, 0x100000000]
FOOD: Final[i64] = 0
LEATHER: Final[i64] = 1
WOOD: Final[i64] = 2
STONE: Final[i64] = 3
COIN: Final[i64] = 4
RESOURCES: Final[tuple[Resource, ...]] = ("food", "leather", "wood", "stone")
NAMES: Final[tuple[str, ...]] = (*RESOURCES, "coin")


def pack(counts: dict[str, int]) -> int:
    """Goods as one number, from counts by name."""
    return sum(n << 8 * NAMES.index(name) for name, n in counts.items())


def of_kind(goods: i64, kind: i64) -> i64:
    """How many there are of a kind."""
    return goods >> 8 * kind & _FIELD


def coins(goods: i64) -> i64:
    """How many coins there are."""
    return goods >> 32 & _FIELD


def resources(goods: i64) -> i64:
    """How many units there are in store, whatever their kind."""
    return (
        (goods & _FIELD) + (goods >> 8 & _FIELD) + (goods >> 16 & _FIELD) + (goods >> 24 & _FIELD)
    )


def enough(goods: i64, price: i64) -> bool:
    """Do the goods cover the price, kind by kind?"""
    return ((goods | _GUARDS) - price) & _GUARDS == _GUARDS


def missing(goods: i64, price: i64) -> i64:
    """What of a price the goods do not cover."""
    lacking: i64 = 0
    for kind in range(len(UNITS)):
        lacking += max(0, of_kind(price, kind) - of_kind(goods, kind)) * UNITS[kind]
    return lacking


def told_amount(kind: i64, n: i64) -> dict[str, int]:
    """So many of one kind by its name, as events tell it."""
    return {NAMES[kind]: int(n)} if n else {}


def named(goods: i64) -> dict[str, int]:
    """Goods by name, without those that are missing."""
    counts = ((name, int(of_kind(goods, kind))) for kind, name in enumerate(NAMES))
    return {name: n for name, n in counts if n}
