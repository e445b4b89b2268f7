"""The steps of a game in the order of play, and which of them belong to which phase."""

from typing import Final

from mypy_extensions import i64

DRAW_ORDER: Final[i64] = 0
DEAL_GOVERNORS: Final[i64] = 1
CHOOSE_GOVERNOR: Final[i64] = 2
DRAW_ENEMY: Final[i64] = 3
SORCERER: Final[i64] = 4
KINGS_AID: Final[i64] = 5
GOVERNORS_AID: Final[i64] = 6
NEUTRAL_THREE: Final[i64] = 7
NEUTRAL_TWO: Final[i64] = 8
SEASON_START: Final[i64] = 9
FAIRY: Final[i64] = 10
PRIEST: Final[i64] = 11
LEAVE_DICE: Final[i64] = 12
ROLL: Final[i64] = 13
REROLL: Final[i64] = 14
INFLUENCE: Final[i64] = 15
DUKE: Final[i64] = 16
REWARDS: Final[i64] = 17
BUILD: Final[i64] = 18
SEASON_END: Final[i64] = 19
RECRUIT: Final[i64] = 20
ARMY_TOKEN: Final[i64] = 21
REINFORCEMENTS: Final[i64] = 22
ACADEMY: Final[i64] = 23
BATTLE: Final[i64] = 24
YEAR_END: Final[i64] = 25
OVER: Final[i64] = 26

NAMES: Final = (
    "draw order",
    "deal governors",
    "choose governor",
    "draw enemy",
    "sorcerer",
    "kings aid",
    "governors aid",
    "neutral dice",
    "neutral dice two",
    "season start",
    "fairy",
    "priest",
    "leave dice",
    "roll",
    "reroll",
    "influence",
    "duke",
    "rewards",
    "build",
    "season end",
    "recruit",
    "army token",
    "reinforcements",
    "academy",
    "battle",
    "year end",
    "over",
)
"""As a position writes them."""

SPRING: Final[i64] = 0
SUMMER: Final[i64] = 1
AUTUMN: Final[i64] = 2
SEASONS: Final = ("spring", "summer", "autumn")


def phase_of(step: i64, season: i64) -> int:
    """The phase, from 1 to 8, that a step belongs to; set-up counts to phase 1."""
    if step < NEUTRAL_THREE:
        return 1
    if step <= SEASON_END:
        return int(2 + 2 * season)
    return 7 if step == RECRUIT else 8


def _is_played(step: i64, revised: bool, governors: bool, army_tokens: bool, two: bool) -> bool:
    """Does a table with these options ever come to a step?"""
    if step in (NEUTRAL_THREE, NEUTRAL_TWO):
        return two
    if step in _GOVERNORS:
        return governors
    if step == LEAVE_DICE:
        return revised
    if step == ARMY_TOKEN:
        return army_tokens
    if step == REINFORCEMENTS:
        return not army_tokens
    return True


_GOVERNORS: Final[list[i64]] = [
    DEAL_GOVERNORS,
    CHOOSE_GOVERNOR,
    SORCERER,
    GOVERNORS_AID,
    FAIRY,
    PRIEST,
    DUKE,
]


def road(revised: bool, governors: bool, army_tokens: bool, two: bool) -> list[i64]:
    """For each step the one that follows at a table with these options."""
    following: list[i64] = []
    for step in range(OVER):
        after = step + 1
        while not _is_played(after, revised, governors, army_tokens, two):
            after += 1
        following.append(after)
    return following


def first_of_season(following: list[i64]) -> i64:
    """The step with which a season begins."""
    return following[GOVERNORS_AID]
