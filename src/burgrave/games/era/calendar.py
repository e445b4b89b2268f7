"""The calendar: which step follows which, and what the step that is due does."""

from mypy_extensions import i64

from burgrave.games.era import steps
from burgrave.games.era.actions import Move
from burgrave.games.era.board import Board, Log
from burgrave.games.era.building import build, legal_builds, play_build
from burgrave.games.era.chances import start_of, throw_of
from burgrave.games.era.disasters import disasters, legal_disasters, play_disaster
from burgrave.games.era.extortion import extort, legal_extortions, play_extortion
from burgrave.games.era.harvest import collect, feed
from burgrave.games.era.rolling import legal_rolls, play_roll, roll, settle_throw
from burgrave.games.era.round_end import round_end
from burgrave.games.era.setting_up import (
    draw_start,
    legal_start_pieces,
    play_start_piece,
    set_up,
    settle_start,
)
from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance


def proceed(b: Board, log: Log) -> None:
    """Go on until somebody has to decide, something random has to happen, or the game is over."""
    while b.at != steps.OVER and not _waits(b, log):
        b.turn = 0
        b.part = 0
        b.other = 0
        if b.at == steps.ROUND_END:
            round_end(b, log)
        else:
            b.at += 1


def _waits(b: Board, log: Log) -> bool:
    """Do what the step asks for; False when it is finished."""
    at = b.at
    if at == steps.ROLL:
        return roll(b, log)
    if at == steps.BUILD:
        return build(b, log)
    if at == steps.DISASTERS:
        return disasters(b, log)
    if at == steps.EXTORT:
        return extort(b, log)
    if at == steps.COLLECT:
        collect(b, log)
    elif at == steps.FEED:
        feed(b, log)
    elif at == steps.SET_UP:
        return set_up(b, log)
    elif at == steps.DRAW_START:
        return draw_start(b)
    return False


def chance_of(b: Board) -> Chance:
    """The random event that is due."""
    if b.at == steps.ROLL:
        return throw_of(b.now(), b.players[b.now()].due)
    return start_of(b.size)


def settle(b: Board, outcome: i64, log: Log) -> None:
    """Apply the outcome of the random event that is due."""
    b.drawing = False
    if b.at == steps.ROLL:
        settle_throw(b, outcome, log)
    else:
        settle_start(b, outcome, log)
    proceed(b, log)


def legal_of(b: Board, seat: i64) -> list[Action]:
    """The decisions open to a seat that is asked."""
    at = b.at
    if at == steps.ROLL:
        return legal_rolls(b, seat)
    if at == steps.BUILD:
        return legal_builds(b, seat)
    if at == steps.DISASTERS:
        return legal_disasters(b, seat)
    if at == steps.EXTORT:
        return legal_extortions(b, seat)
    return legal_start_pieces(b, seat)


def play(b: Board, seat: i64, move: Move, log: Log) -> None:
    """Apply a decision; what the rules do not allow raises before anything changes."""
    at = b.at
    if at == steps.ROLL:
        play_roll(b, seat, move, log)
    elif at == steps.BUILD:
        play_build(b, seat, move, log)
    elif at == steps.DISASTERS:
        play_disaster(b, seat, move, log)
    elif at == steps.EXTORT:
        play_extortion(b, seat, move, log)
    else:
        play_start_piece(b, seat, move, log)
    if b.asked == 0:
        proceed(b, log)
