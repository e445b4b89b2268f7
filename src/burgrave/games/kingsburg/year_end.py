"""The end of a year, and after the fifth the end of the game."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import effects, ids
from burgrave.games.kingsburg.board import (
    ARMY_TOKEN,
    CATHEDRAL,
    GOVERNOR,
    NOBODY,
    Board,
    Log,
    Player,
    bits,
    tell,
)
from burgrave.games.kingsburg.components import GOODS, GOVERNORS
from burgrave.games.kingsburg.goods import UNITS, count, named
from burgrave.games.kingsburg.offers import offers
from burgrave.games.kingsburg.winter import army_points, soldiers_go_home
from burgrave.kernel.state import places

LAST_YEAR: Final[i64] = 5
_YEARLY: Final[list[i64]] = [
    UNITS[GOODS.index(g.numbers["yearly"])] if "yearly" in g.numbers else 0 for g in GOVERNORS
]


# How far the end of the year has come.
GOODS_DUE: Final[i64] = 1
GOOD_GIVEN: Final[i64] = 2
POINTS_DUE: Final[i64] = 3
CATHEDRAL_DONE: Final[i64] = 4
MINSTREL_DUE: Final[i64] = 5
DONE: Final[i64] = 6


def year_end(b: Board, log: Log) -> bool:
    """Soldiers go home, governors pay; the fifth year also brings the last points."""
    if b.part == 0:
        soldiers_go_home(b, log)
        b.part = GOODS_DUE
    if b.part <= GOOD_GIVEN and _yearly_goods(b, log):
        return True
    if b.part <= CATHEDRAL_DONE and _last_points(b, log):
        return True
    if b.part == MINSTREL_DUE:
        b.part = DONE
        if _minstrel(b, log):
            return True
    if b.year == LAST_YEAR and log is not None:
        winners = [seat for seat, place in enumerate(ranking(b)) if place == 1]
        tell(log, "game_over", NOBODY, winners=winners)
    return False


def _yearly_goods(b: Board, log: Log) -> bool:
    """The Carpenter, the Miner and the Sculptor get a good at the end of every year."""
    while b.setting.governors and b.turn < b.size:
        seat = b.now()
        if b.part == GOODS_DUE and has_yearly_good(b.players[seat]):
            b.part = GOOD_GIVEN
            if offers(b, seat, effects.YEARLY_GOOD):
                return True
            yearly_good(b, seat, log)
        b.turn += 1
        b.part = GOODS_DUE
    b.turn = 0
    b.part = POINTS_DUE
    return False


def has_yearly_good(player: Player) -> bool:
    """Is the player's governor one of the three?"""
    return player.governor != NOBODY and _YEARLY[player.governor] != 0


def good_of_the_year(player: Player) -> i64:
    """The good that the governor gives at the end of every year."""
    return _YEARLY[player.governor]


def yearly_good(b: Board, seat: i64, log: Log) -> None:
    """Give that good."""
    player = b.change(seat)
    goods = good_of_the_year(player)
    player.goods += goods
    if log is not None:
        tell(log, "governor_good", seat, governor=GOVERNORS[player.governor].id, gains=named(goods))


def _last_points(b: Board, log: Log) -> bool:
    """A point for every two goods beside a Cathedral; the army token that is left scores."""
    while b.year == LAST_YEAR and b.turn < b.size:
        seat = b.now()
        if b.part == POINTS_DUE and b.players[seat].has(ids.CATHEDRAL):
            b.part = CATHEDRAL_DONE
            if offers(b, seat, effects.CATHEDRAL):
                return True
            cathedral_points(b, seat, log)
        if b.setting.army_tokens:
            points = army_points(b.players[seat])
            b.change(seat).earn(ARMY_TOKEN, points)
            if log is not None:
                tell(log, "army_token_points", seat, points=int(points))
        b.turn += 1
        b.part = POINTS_DUE
    b.part = MINSTREL_DUE
    return False


def cathedrals_worth(player: Player) -> i64:
    """A point for so many goods."""
    return count(player.goods) // ids.CATHEDRAL_GOODS


def cathedral_points(b: Board, seat: i64, log: Log) -> None:
    """A point for every two goods."""
    player = b.change(seat)
    points = cathedrals_worth(player)
    player.earn(CATHEDRAL, points)
    if log is not None:
        tell(log, "cathedral_points", seat, points=int(points))


def _minstrel(b: Board, log: Log) -> bool:
    """Last of all: points for the Minstrel."""
    seat = b.with_governor(ids.MINSTREL)
    if seat == NOBODY or minstrels_worth(b, seat) == 0:
        return False
    if offers(b, seat, effects.MINSTREL):
        return True
    minstrel_points(b, seat, log)
    return False


def minstrels_worth(b: Board, seat: i64) -> i64:
    """A point if somebody is ahead of the Minstrel, another if nobody is behind."""
    mine = b.players[seat].points()
    ahead = False
    behind = False
    for player in b.players:
        theirs = player.points()
        ahead = ahead or theirs > mine
        behind = behind or theirs < mine
    points: i64 = 0
    if ahead:
        points += ids.MINSTREL_BEHIND
    if not behind:
        points += ids.MINSTREL_LAST
    return points


def minstrel_points(b: Board, seat: i64, log: Log) -> None:
    """The Minstrel scores."""
    points = minstrels_worth(b, seat)
    b.change(seat).earn(GOVERNOR, points)
    if log is not None:
        tell(log, "governor_points", seat, governor="minstrel", points=int(points))


def ranking(b: Board) -> list[int]:
    """Places: by points, then goods, then buildings; who is still tied shares the place."""
    return places(
        [
            (int(player.points()), int(count(player.goods)), int(bits(player.built)))
            for player in b.players
        ]
    )
