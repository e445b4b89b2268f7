"""Goods as one number: gold, wood and stone in fields of their own, added and paid in one step."""

from typing import Final

from mypy_extensions import i64

# Each kind has ten bits and, above them, a guard bit that shows whether a subtraction went too far.
_FIELD: Final[i64] = 1023
_GUARDS: Final[i64] = (1 << 10) | (1 << 21) | (1 << 32)
UNITS: Final[list[i64]] = [1, 1 << 11, 1 << 22]
ONE_GOLD: Final[i64] = 1
ONE_WOOD: Final[i64] = 1 << 11
ONE_STONE: Final[i64] = 1 << 22
OUT_OF_REACH: Final[i64] = _GUARDS
"""A price that no goods cover."""
NAMES: Final = ("gold", "wood", "stone")


def pack(gold: i64, wood: i64, stone: i64) -> i64:
    """Goods as one number."""
    return gold | wood << 11 | stone << 22


def gold(goods: i64) -> i64:
    """How much gold there is."""
    return goods & _FIELD


def wood(goods: i64) -> i64:
    """How much wood there is."""
    return goods >> 11 & _FIELD


def stone(goods: i64) -> i64:
    """How much stone there is."""
    return goods >> 22 & _FIELD


def of_kind(goods: i64, kind: i64) -> i64:
    """How many goods of a kind there are: 0 is gold, 1 wood, 2 stone."""
    return goods >> 11 * kind & _FIELD


def count(goods: i64) -> i64:
    """How many goods there are in all."""
    return (goods & _FIELD) + (goods >> 11 & _FIELD) + (goods >> 22 & _FIELD)


def enough(goods: i64, price: i64) -> bool:
    """Do the goods cover the price, kind by kind?"""
    return ((goods | _GUARDS) - price) & _GUARDS == _GUARDS


def missing(goods: i64, price: i64) -> i64:
    """What of a price the goods do not cover."""
    lacking: i64 = 0
    for kind in range(len(UNITS)):
        lacking += max(0, of_kind(price, kind) - of_kind(goods, kind)) * UNITS[kind]
    return lacking


def listed(goods: i64) -> str:
    """Goods one by one, as the notation has them: `gold wood wood`."""
    return " ".join(["gold"] * gold(goods) + ["wood"] * wood(goods) + ["stone"] * stone(goods))


def named(goods: i64) -> dict[str, int]:
    """Goods by name, without those that are missing."""
    counts = ((name, int(of_kind(goods, kind))) for kind, name in enumerate(NAMES))
    return {name: n for name, n in counts if n}


def wares(goods: i64, soldiers: i64, tokens: i64) -> dict[str, int]:
    """Goods, soldiers and +2 tokens by name, without those that are missing."""
    found = named(goods)
    if soldiers:
        found["soldiers"] = int(soldiers)
    if tokens:
        found["tokens"] = int(tokens)
    return found
