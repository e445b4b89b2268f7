"""Govern: improve education, raise development."""

from mypy_extensions import i64

from burgrave.games.kings_will import ids
from burgrave.games.kings_will.actions import MOVE_DEVELOPMENT, MOVE_EDUCATION, Move
from burgrave.games.kings_will.components import (
    DEVELOPMENT_MOST,
    DEVELOPMENT_POINTS,
    EDUCATION_MOST,
    EDUCATION_POINTS,
    LESSON_MOOD,
)
from burgrave.games.kings_will.goods import COIN, told_amount
from burgrave.games.kings_will.mood import change_mood
from burgrave.games.kings_will.player import LEARNING, Player
from burgrave.games.kings_will.state import KingsWill
from burgrave.kernel.event import Log, tell


def add_governing(player: Player, moves: list[Move]) -> None:
    """Either scale, until its end is reached."""
    if player.education < EDUCATION_MOST:
        moves.append(MOVE_EDUCATION)
    if player.development < DEVELOPMENT_MOST:
        moves.append(MOVE_DEVELOPMENT)


def lesson_coins(player: Player) -> i64:
    """How many coins better education brings."""
    return ids.SCHOOL_COINS if player.has(ids.SCHOOL) else 0


def play_education(b: KingsWill, seat: i64, log: Log) -> None:
    """A level more, and people like it; some levels also score."""
    player = b.change(seat)
    player.education += 1
    coins = player.store(COIN, lesson_coins(player))
    points = EDUCATION_POINTS[player.education]
    if points:
        player.earn(LEARNING, points)
    if log is not None:
        gains, level = told_amount(COIN, coins), int(player.education)
        tell(log, "education", seat, level=level, gains=gains, points=int(points))
    change_mood(b, seat, LESSON_MOOD, "education", log)


def play_development(b: KingsWill, seat: i64, log: Log) -> None:
    """A level more; some also score."""
    player = b.change(seat)
    player.development += 1
    points = DEVELOPMENT_POINTS[player.development]
    if points:
        player.earn(LEARNING, points)
    if log is not None:
        tell(log, "development", seat, level=int(player.development), points=int(points))
