"""The effects that come by themselves unless their owner declines, and what each of them gives."""

from typing import Final

from mypy_extensions import i64

MERCHANTS_GUILD: Final[i64] = 0
FARMS: Final[i64] = 1
PHILOSOPHER: Final[i64] = 2
HEIRESS: Final[i64] = 3
STABLES: Final[i64] = 4
SCULPTOR: Final[i64] = 5
TAX_COLLECTOR: Final[i64] = 6
PREACHER: Final[i64] = 7
EMBASSY: Final[i64] = 8
TRAINING_CAMP: Final[i64] = 9
MILITARY_ACADEMY: Final[i64] = 10
BATTLE: Final[i64] = 11
"""All battle values together, and the Stone Wall."""
FORTRESS: Final[i64] = 12
WARDEN: Final[i64] = 13
CHRONICLER: Final[i64] = 14
YEARLY_GOOD: Final[i64] = 15
"""Of the Carpenter, the Miner and others."""
CATHEDRAL: Final[i64] = 16
MINSTREL: Final[i64] = 17

EFFECTS: Final = (
    "merchants_guild",
    "farms",
    "philosopher",
    "heiress",
    "stables",
    "sculptor",
    "tax_collector",
    "preacher",
    "embassy",
    "training_camp",
    "military_academy",
    "battle",
    "fortress",
    "warden",
    "chronicler",
    "yearly_good",
    "cathedral",
    "minstrel",
)
SPOKEN: Final = [name.replace("_", " ") for name in EFFECTS]
"""How steps, positions and the notation write them."""
ALL: Final[i64] = 2 ** len(EFFECTS) - 1

# What an effect gives.
GOOD: Final[i64] = 0
DIE: Final[i64] = 1
POINTS: Final[i64] = 2
STRENGTH: Final[i64] = 3
BUILDING: Final[i64] = 4
GIVES: Final[list[i64]] = [
    GOOD,
    DIE,
    POINTS,
    GOOD,
    STRENGTH,
    POINTS,
    GOOD,
    POINTS,
    POINTS,
    STRENGTH,
    STRENGTH,
    STRENGTH,
    POINTS,
    BUILDING,
    POINTS,
    GOOD,
    POINTS,
    POINTS,
]
