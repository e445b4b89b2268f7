"""Optional effects: nearly all of them are always welcome, but a Chronicler may like a draw."""

from mypy_extensions import i64

from burgrave.bots.kingsburg.mind import Mind
from burgrave.bots.kingsburg.reading import Reading
from burgrave.games.kingsburg import effects, ids
from burgrave.games.kingsburg.actions import (
    MOVE_ALWAYS,
    MOVE_ALWAYS_EVERYTHING,
    MOVE_HOLD_BACK,
    MOVE_USE,
)
from burgrave.games.kingsburg.strength import DRAW, outcome_of, strength_of
from burgrave.kernel.action import Action


def best_answer(mind: Mind, reading: Reading, legal: list[Action]) -> Action:
    """Take everything from now on; the Chronicler looks at each of his battles."""
    if reading.governor != ids.CHRONICLER:
        return MOVE_ALWAYS_EVERYTHING
    if reading.state.offered != effects.BATTLE:
        return MOVE_ALWAYS[reading.state.offered]
    draw = MOVE_HOLD_BACK[DRAW]
    if draw in legal and _victory(mind, reading) < float(ids.CHRONICLER_DRAWN):
        return draw
    return MOVE_USE


def _victory(mind: Mind, reading: Reading) -> float:
    """What winning brings: spoils, the strongest winner's point, two points for the only winner."""
    mine = strength_of(reading.player, reading.card)
    best: i64 = 0
    alone = True
    for seat, player in enumerate(reading.state.players):
        theirs = strength_of(player, reading.card)
        if seat != reading.seat and outcome_of(player, reading.card, theirs, True) > 0:
            alone = False
            best = max(best, theirs)
    worth = mind.winters.spoils(mind.front(reading, reading.built), reading.card)
    worth += float(ids.CHRONICLER_WON)
    if alone:
        worth += float(ids.CHRONICLER_ALONE)
    return worth + (1.0 if mine >= best else 0.0)
