"""Harvest and mine: peasants bring in what their landscape yields."""

from mypy_extensions import i64

from burgrave.games.kings_will.actions import MOVE_HARVEST, Move
from burgrave.games.kings_will.components import (
    BUILDING_GAIN,
    DEVELOPMENT_BONUS,
    GAIN_BUILDINGS,
    HARVEST,
    HARVESTS,
    MINE,
)
from burgrave.games.kings_will.goods import WOOD, of_kind, told_amount
from burgrave.games.kings_will.land import workers
from burgrave.games.kings_will.player import Player
from burgrave.games.kings_will.state import KingsWill
from burgrave.kernel.event import Log, tell


def yield_of(player: Player, good: i64) -> i64:
    """One for each peasant there, more by development, more by buildings."""
    gain = workers(player, good) + DEVELOPMENT_BONUS[good][player.development]
    built = player.built & GAIN_BUILDINGS[good]
    building: i64 = 0
    while built:
        if built & 1:
            gain += BUILDING_GAIN[good][building]
        built >>= 1
        building += 1
    return gain


def tile_of(good: i64) -> i64:
    """The tile by which a good is brought in."""
    return HARVEST if good < WOOD else MINE


def add_harvests(player: Player, first: i64, moves: list[Move]) -> None:
    """The two harvests of a tile, `first` and the next, where they bring anything."""
    for good in range(first, first + 2):
        if yield_of(player, good) and of_kind(player.goods, good) < player.room(good):
            moves.append(MOVE_HARVEST[good])


def play_harvest(b: KingsWill, seat: i64, good: i64, log: Log) -> None:
    """Bring it in; what finds no room is lost."""
    player = b.change(seat)
    gain = yield_of(player, good)
    stored = player.store(good, gain)
    if log is not None:
        gains, lost = told_amount(good, stored), told_amount(good, gain - stored)
        tell(log, "harvested", seat, action=HARVESTS[good], gains=gains, lost=lost)
