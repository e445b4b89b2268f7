"""Optional effects: nearly all of them are always welcome, but a Chronicler may like a draw."""

from burgrave.bots.kingsburg.look import Look
from burgrave.bots.kingsburg.mind import Mind
from burgrave.games.kingsburg import effects, ids
from burgrave.games.kingsburg.actions import (
    MOVE_ALWAYS,
    MOVE_ALWAYS_EVERYTHING,
    MOVE_HOLD_BACK,
    MOVE_USE,
)
from burgrave.games.kingsburg.strength import DRAW, outcome_of, strength_of
from burgrave.kernel.action import Action


def best_answer(mind: Mind, look: Look, legal: list[Action]) -> Action:
    """Take everything from now on; the Chronicler looks at each of his battles."""
    if look.governor != ids.CHRONICLER:
        return MOVE_ALWAYS_EVERYTHING
    if look.state.offered != effects.BATTLE:
        return MOVE_ALWAYS[look.state.offered]
    draw = MOVE_HOLD_BACK[DRAW]
    if draw in legal and _victory(mind, look) < int(ids.CHRONICLER_DRAWN):
        return draw
    return MOVE_USE


def _victory(mind: Mind, look: Look) -> float:
    """What winning brings: spoils, the strongest winner's point, two points for the only winner."""
    mine = int(strength_of(look.player, look.card))
    best = 0
    alone = True
    for seat, player in enumerate(look.state.players):
        theirs = int(strength_of(player, look.card))
        if seat != look.seat and outcome_of(player, look.card, theirs, True) > 0:
            alone = False
            best = max(best, theirs)
    worth = mind.winters.spoils(mind.front(look, look.built), look.card)
    if alone:
        worth += int(ids.CHRONICLER_ALONE)
    return worth + (1.0 if mine >= best else 0.0)
