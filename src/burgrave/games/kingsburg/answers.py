"""A player's answer about an optional effect, and what each effect does when it is taken."""

from mypy_extensions import i64

from burgrave.games.kingsburg import effects
from burgrave.games.kingsburg.actions import DECLINE, HOLD_BACK, MOVE_HOLD_BACK, Move
from burgrave.games.kingsburg.board import NOBODY, Board, Log, refuse, tell
from burgrave.games.kingsburg.building import preacher_point, sculptor_point, tax
from burgrave.games.kingsburg.effects import EFFECTS
from burgrave.games.kingsburg.offers import legal_offer, remember, tell_declined
from burgrave.games.kingsburg.recruiting import training_camp
from burgrave.games.kingsburg.rewards import stables_soldier
from burgrave.games.kingsburg.rolling import heiress_gold, philosopher_point
from burgrave.games.kingsburg.season_end import embassy_point
from burgrave.games.kingsburg.season_start import farms_die, guild_gold
from burgrave.games.kingsburg.strength import FULL, efforts
from burgrave.games.kingsburg.winter import (
    chronicler_points,
    destroy,
    fight,
    fortress_point,
    reinforce,
)
from burgrave.games.kingsburg.year_end import cathedral_points, minstrel_points, yearly_good
from burgrave.kernel.action import Action


def legal_answers(b: Board, seat: i64) -> list[Action]:
    """Take the effect, take it always, or not this time; in battle hold back in some way."""
    moves = legal_offer(b)
    if b.offered == effects.BATTLE:
        moves.pop()
        for effort in efforts(b, b.players[seat]):
            moves.append(MOVE_HOLD_BACK[effort])
    return moves


def play_answer(b: Board, seat: i64, move: Move, log: Log) -> None:
    """Apply the answer."""
    if move not in legal_answers(b, seat):
        raise refuse("Take the effect, always take it, or decline.")
    effect = b.offered
    b.asked = 0
    b.offered = NOBODY
    remember(b, seat, move, log)
    wanted = move.code != DECLINE
    if effect == effects.BATTLE:
        _fight(b, seat, move, log)
    elif effect == effects.MILITARY_ACADEMY:
        if not wanted:
            tell_declined(log, seat, EFFECTS[effect])
        reinforce(b, seat, wanted)
    elif effect == effects.WARDEN:
        if not wanted:
            tell_declined(log, seat, EFFECTS[effect])
            destroy(b, seat, log)
    elif wanted:
        _take(b, seat, effect, log)
    else:
        tell_declined(log, seat, EFFECTS[effect])


_HELD_BACK = ("won", "drawn", "lost")


def _fight(b: Board, seat: i64, move: Move, log: Log) -> None:
    if move.code != HOLD_BACK:
        fight(b, seat, FULL, log)
        return
    if log is not None:
        tell(log, "held_back", seat, outcome=_HELD_BACK[move.number])
    fight(b, seat, move.number, log)


def _take(b: Board, seat: i64, effect: i64, log: Log) -> None:
    """Give what the effect gives."""
    if effect == effects.MERCHANTS_GUILD:
        guild_gold(b, seat, log)
    elif effect == effects.FARMS:
        farms_die(b, seat, log)
    elif effect == effects.PHILOSOPHER:
        philosopher_point(b, seat, log)
    elif effect == effects.HEIRESS:
        heiress_gold(b, seat, log)
    elif effect == effects.STABLES:
        stables_soldier(b, seat, log)
    elif effect == effects.SCULPTOR:
        sculptor_point(b, seat, log)
    elif effect == effects.TAX_COLLECTOR:
        tax(b, seat, log)
    elif effect == effects.PREACHER:
        preacher_point(b, seat, log)
    elif effect == effects.EMBASSY:
        embassy_point(b, seat, log)
    elif effect == effects.TRAINING_CAMP:
        training_camp(b, seat, log)
    elif effect == effects.FORTRESS:
        fortress_point(b, seat, log)
    elif effect == effects.CHRONICLER:
        chronicler_points(b, seat, log)
    elif effect == effects.YEARLY_GOOD:
        yearly_good(b, seat, log)
    elif effect == effects.CATHEDRAL:
        cathedral_points(b, seat, log)
    else:
        minstrel_points(b, seat, log)
