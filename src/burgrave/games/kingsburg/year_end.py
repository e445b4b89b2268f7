"""The end of a year, and after the fifth the end of the game."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import ids
from burgrave.games.kingsburg.board import (
    ARMY_TOKEN,
    CATHEDRAL,
    GOVERNOR,
    NOBODY,
    Board,
    Log,
    bits,
    tell,
)
from burgrave.games.kingsburg.components import GOODS, GOVERNORS
from burgrave.games.kingsburg.goods import UNITS, count, named
from burgrave.games.kingsburg.winter import army_points, soldiers_go_home
from burgrave.kernel.state import places

LAST_YEAR: Final[i64] = 5
_YEARLY: Final[list[i64]] = [
    UNITS[GOODS.index(g.numbers["yearly"])] if "yearly" in g.numbers else 0 for g in GOVERNORS
]


def year_end(b: Board, log: Log) -> None:
    """Soldiers go home, governors pay; the fifth year also brings the last points."""
    soldiers_go_home(b)
    _yearly_goods(b, log)
    if b.year == LAST_YEAR:
        _last_points(b, log)
    _minstrel(b, log)
    if b.year == LAST_YEAR and log is not None:
        winners = [seat for seat, place in enumerate(ranking(b)) if place == 1]
        tell(log, "game over", NOBODY, winners=winners)


def _yearly_goods(b: Board, log: Log) -> None:
    """The Carpenter, the Miner and the Sculptor get a good at the end of every year."""
    if not b.setting.governors:
        return
    for turn in range(b.size):
        seat = b.seat_at(turn)
        player = b.change(seat)
        goods = _YEARLY[player.governor]
        if goods:
            player.goods += goods
            if log is not None:
                name = GOVERNORS[player.governor].id
                tell(log, "governor good", seat, governor=name, goods=named(goods))


def _last_points(b: Board, log: Log) -> None:
    """A point for every two goods beside a Cathedral; the army token that is left scores."""
    for turn in range(b.size):
        seat = b.seat_at(turn)
        player = b.change(seat)
        if player.has(ids.CATHEDRAL):
            points = count(player.goods) // 2
            player.earn(CATHEDRAL, points)
            if log is not None:
                tell(log, "cathedral points", seat, points=int(points))
        if b.setting.army_tokens:
            player.earn(ARMY_TOKEN, army_points(player))
            if log is not None:
                tell(log, "army token points", seat, points=int(army_points(player)))


def _minstrel(b: Board, log: Log) -> None:
    """Last of all: a point if somebody is ahead of the Minstrel, another if nobody is behind."""
    seat = b.with_governor(ids.MINSTREL)
    if seat == NOBODY:
        return
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
    b.change(seat).earn(GOVERNOR, points)
    if log is not None and points:
        tell(log, "governor points", seat, governor="minstrel", points=int(points))


def ranking(b: Board) -> list[int]:
    """Places: by points, then goods, then buildings; who is still tied shares the place."""
    return places(
        [
            (int(player.points()), int(count(player.goods)), int(bits(player.built)))
            for player in b.players
        ]
    )
