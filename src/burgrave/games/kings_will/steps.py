"""The steps of a game: what is decided or drawn at each of them."""

from typing import Final

from mypy_extensions import i64

START_PLAYER: Final[i64] = 0
DEAL_WILLS: Final[i64] = 1
SET_UP: Final[i64] = 2
FILL_WILLS: Final[i64] = 3
TRAVEL_TILE: Final[i64] = 4
TAKE_TILE: Final[i64] = 5
ACT: Final[i64] = 6
WALK: Final[i64] = 7
FIND: Final[i64] = 8
SWAP: Final[i64] = 9
EXPLORE: Final[i64] = 10
OFFSPRING: Final[i64] = 11
REBELLION: Final[i64] = 12
COMMIT: Final[i64] = 13
NEUTRAL_DISC: Final[i64] = 14
TAVERN: Final[i64] = 15
TRIBUTE: Final[i64] = 16
OFFERS: Final[i64] = 17
OVER: Final[i64] = 18

NAMES: Final = (
    "start player",
    "deal wills",
    "set up",
    "fill wills",
    "travel tile",
    "take tile",
    "act",
    "walk",
    "find landscape",
    "swap",
    "explore",
    "offspring",
    "rebellion",
    "commit",
    "neutral disc",
    "tavern",
    "tribute",
    "offers",
    "over",
)
"""As positions and prompts name them."""

# How far a player has come with setting up.
LAYING_LAND: Final[i64] = 0
SETTING_HAMLET: Final[i64] = 1
SETTING_PEASANTS: Final[i64] = 2
FILLING_STORE: Final[i64] = 3
PUTTING_WILL: Final[i64] = 4
READY: Final[i64] = 5
STAGES: Final = ("land", "hamlet", "peasants", "store", "will", "ready")


def in_turn(at: i64) -> bool:
    """Is this a step of somebody's turn, with a tile taken?"""
    return ACT <= at <= OFFSPRING


def in_visit(at: i64) -> bool:
    """Is the king here? (A rebellion can also come at another time.)"""
    return COMMIT <= at <= OFFERS
