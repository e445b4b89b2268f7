"""The end of a year, and after the fifth the end of the game."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import effects, ids
from burgrave.games.kingsburg.components import ARMY_TOKENS, GOVERNORS, LAST_YEAR
from burgrave.games.kingsburg.goods import count, named, pack
from burgrave.games.kingsburg.offers import Offering, offers
from burgrave.games.kingsburg.player import (
    ARMY_TOKEN,
    CATHEDRAL,
    GOVERNOR,
    Player,
)
from burgrave.games.kingsburg.scoring import ranking
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.steps import DRAW_ENEMY, SPRING
from burgrave.kernel.event import Log, tell
from burgrave.kernel.seats import NOBODY

_YEARLY: Final[list[i64]] = [
    int(pack(*g.numbers["yearly"])) if "yearly" in g.numbers else 0 for g in GOVERNORS
]


# How far the end of the year has come.
GOODS_DUE: Final[i64] = 1
GOOD_GIVEN: Final[i64] = 2
POINTS_DUE: Final[i64] = 3
CATHEDRAL_DONE: Final[i64] = 4
MINSTREL_DUE: Final[i64] = 5
DONE: Final[i64] = 6


class YearEnd(Offering):
    """Soldiers go home, governors pay; the fifth year also brings the last points."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Ask those who may decline."""
        if b.part == 0:
            _soldiers_go_home(b, log)
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

    def take(self, b: Kingsburg, seat: i64, effect: i64, log: Log) -> None:
        """What governors and the Cathedral give at the end."""
        if effect == effects.YEARLY_GOOD:
            _yearly_good(b, seat, log)
        elif effect == effects.CATHEDRAL:
            _cathedral_points(b, seat, log)
        else:
            _minstrel_points(b, seat, log)

    def ends(self, b: Kingsburg, log: Log) -> None:
        """The next year begins with its enemy; after the fifth the game is over."""
        super().ends(b, log)
        if b.year == LAST_YEAR:
            return
        b.year += 1
        b.season = SPRING
        b.aided = 0
        for seat in range(b.size):
            b.change(seat).used = 0
        b.at = DRAW_ENEMY


def _soldiers_go_home(b: Kingsburg, log: Log) -> None:
    """All soldiers leave; the card goes back to the box."""
    for seat in range(b.size):
        player = b.change(seat)
        player.soldiers = 0
        player.reinforcement = 0
    b.enemy = NOBODY
    b.seen = 0
    b.revealed = False
    b.winners = 0
    b.best = 0
    b.strongest = 0
    if log is not None:
        tell(log, "soldiers_go_home", NOBODY)


def _yearly_goods(b: Kingsburg, log: Log) -> bool:
    """Some governors get a good at the end of every year."""
    while b.setting.governors and b.turn < b.size:
        seat = b.now()
        if b.part == GOODS_DUE and has_yearly_good(b.players[seat]):
            b.part = GOOD_GIVEN
            if offers(b, seat, effects.YEARLY_GOOD):
                return True
            _yearly_good(b, seat, log)
        b.turn += 1
        b.part = GOODS_DUE
    b.turn = 0
    b.part = POINTS_DUE
    return False


def has_yearly_good(player: Player) -> bool:
    """Is the player's governor one of those?"""
    return player.governor != NOBODY and _YEARLY[player.governor] != 0


def good_of_the_year(player: Player) -> i64:
    """The good that the governor gives at the end of every year."""
    return _YEARLY[player.governor]


def _yearly_good(b: Kingsburg, seat: i64, log: Log) -> None:
    """Give that good."""
    player = b.change(seat)
    goods = good_of_the_year(player)
    player.goods += goods
    if log is not None:
        tell(log, "governor_good", seat, governor=GOVERNORS[player.governor].id, gains=named(goods))


def _last_points(b: Kingsburg, log: Log) -> bool:
    """A point for every two goods beside a Cathedral; the army token that is left scores."""
    while b.year == LAST_YEAR and b.turn < b.size:
        seat = b.now()
        if b.part == POINTS_DUE and b.players[seat].has(ids.CATHEDRAL):
            b.part = CATHEDRAL_DONE
            if offers(b, seat, effects.CATHEDRAL):
                return True
            _cathedral_points(b, seat, log)
        if b.setting.army_tokens:
            points = _army_points(b.players[seat])
            b.change(seat).book(ARMY_TOKEN, points)
            if log is not None:
                tell(log, "army_token_points", seat, points=int(points))
        b.turn += 1
        b.part = POINTS_DUE
    b.part = MINSTREL_DUE
    return False


def _army_points(player: Player) -> i64:
    """Module 3: what the army tokens that were never spent are worth."""
    points: i64 = 0
    for token in range(len(ARMY_TOKENS)):
        if player.army >> token & 1:
            points += ARMY_TOKENS[token]
    return points


def cathedrals_worth(player: Player) -> i64:
    """A point for so many goods."""
    return count(player.goods) // ids.CATHEDRAL_GOODS


def _cathedral_points(b: Kingsburg, seat: i64, log: Log) -> None:
    """A point for every two goods."""
    player = b.change(seat)
    points = cathedrals_worth(player)
    player.book(CATHEDRAL, points)
    if log is not None:
        tell(log, "cathedral_points", seat, points=int(points))


def _minstrel(b: Kingsburg, log: Log) -> bool:
    """Last of all: points for the Minstrel."""
    seat = b.with_governor(ids.MINSTREL)
    if seat == NOBODY or minstrels_worth(b, seat) == 0:
        return False
    if offers(b, seat, effects.MINSTREL):
        return True
    _minstrel_points(b, seat, log)
    return False


def minstrels_worth(b: Kingsburg, seat: i64) -> i64:
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


def _minstrel_points(b: Kingsburg, seat: i64, log: Log) -> None:
    """The Minstrel scores."""
    points = minstrels_worth(b, seat)
    b.change(seat).book(GOVERNOR, points)
    if log is not None:
        tell(log, "governor_points", seat, governor="minstrel", points=int(points))
