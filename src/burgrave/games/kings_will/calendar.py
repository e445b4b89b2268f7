"""The calendar: which step follows which, and what the step that is due does."""

from mypy_extensions import i64

from burgrave.games.kings_will import steps
from burgrave.games.kings_will.actions import Move
from burgrave.games.kings_will.board import Board, Log
from burgrave.games.kings_will.chances import start_of, travel_of
from burgrave.games.kings_will.moving import find_due, settle_find
from burgrave.games.kings_will.setting_up import (
    deal_of,
    deal_wills,
    fill_of,
    fill_wills,
    legal_set_up,
    play_set_up,
    set_up,
    settle_deal,
    settle_fill,
    settle_start,
)
from burgrave.games.kings_will.turn import (
    act,
    go_on,
    play_act,
    play_dismiss,
    play_on,
    play_take,
    rebellion,
    take_tile,
)
from burgrave.games.kings_will.visit import (
    commit,
    neutral_disc,
    offers,
    play_commit,
    play_neutral,
    play_offer,
    play_tavern,
    settle_travel,
    tavern,
    tribute,
)
from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance


def proceed(b: Board, log: Log) -> None:
    """Go on until somebody has to decide, something random has to happen, or the game is over."""
    while b.at != steps.OVER:
        if _waits(b, log):
            return


def _waits(b: Board, log: Log) -> bool:
    """Do what the step asks for; False when it has led to another one."""
    at = b.at
    if at == steps.ACT:
        return act(b, log)
    if at == steps.TAKE_TILE:
        return take_tile(b)
    if steps.in_turn(at):
        return b.draw() if at == steps.FIND else go_on(b)
    if at == steps.REBELLION:
        return rebellion(b)
    if at == steps.COMMIT:
        return commit(b)
    if at == steps.NEUTRAL_DISC:
        return neutral_disc(b)
    if at == steps.TAVERN:
        return tavern(b)
    if at == steps.TRIBUTE:
        return tribute(b, log)
    if at == steps.OFFERS:
        return offers(b, log)
    if at == steps.SET_UP:
        return set_up(b, log)
    if at == steps.DEAL_WILLS:
        return deal_wills(b)
    if at == steps.FILL_WILLS:
        return fill_wills(b)
    return b.draw()


def chance_of(b: Board) -> Chance:
    """The random event that is due."""
    at = b.at
    if at == steps.FIND:
        return find_due(b)
    if at == steps.TRAVEL_TILE:
        return travel_of(b.round)
    if at == steps.FILL_WILLS:
        return fill_of(b)
    if at == steps.DEAL_WILLS:
        return deal_of(b)
    return start_of(b.size)


def settle(b: Board, outcome: i64, log: Log) -> None:
    """Apply the outcome of the random event that is due."""
    at = b.at
    b.drawing = False
    if at == steps.FIND:
        settle_find(b, outcome, log)
    elif at == steps.TRAVEL_TILE:
        settle_travel(b, outcome, log)
    elif at == steps.FILL_WILLS:
        settle_fill(b, outcome, log)
    elif at == steps.DEAL_WILLS:
        settle_deal(b, outcome, log)
    else:
        settle_start(b, outcome, log)
    proceed(b, log)


def legal_of(b: Board, seat: i64) -> list[Action]:
    """The decisions open to a seat that is asked; not to be changed."""
    return legal_set_up(b, seat) if b.at == steps.SET_UP else b.choices


def play(b: Board, seat: i64, move: Move, log: Log) -> None:
    """Apply a decision that is legal."""
    at = b.at
    b.asked = 0
    if at == steps.ACT:
        play_act(b, seat, move, log)
    elif at == steps.TAKE_TILE:
        play_take(b, move.number, log)
    elif steps.in_turn(at):
        play_on(b, seat, move, log)
    elif at == steps.REBELLION:
        play_dismiss(b, seat, move.place, log)
    elif at == steps.COMMIT:
        play_commit(b, seat, move.number, log)
    elif at == steps.NEUTRAL_DISC:
        play_neutral(b, move.number, log)
    elif at == steps.TAVERN:
        play_tavern(b, seat, move, log)
    elif at == steps.OFFERS:
        play_offer(b, seat, move, log)
    else:
        play_set_up(b, seat, move, log)
    proceed(b, log)
