"""Step a: which dice to change, and the bonus dice before it."""

from burgrave.bots.kingsburg.court import Court
from burgrave.bots.kingsburg.mind import Mind
from burgrave.bots.kingsburg.reading import Reading
from burgrave.games.kingsburg import actions as kinds
from burgrave.games.kingsburg.actions import Move
from burgrave.games.kingsburg.components import GOVERNORS, governor
from burgrave.games.kingsburg.dice import FACES, TOTAL, number
from burgrave.kernel.action import Action
from burgrave.kernel.rng import Source

_SAMPLES = 24
"""Enough rolls to tell a bad one, which is all that the Chapel asks."""
_CALM_TOTAL = int(GOVERNORS[governor("philosopher")].numbers["at_most"])
_CALM_POINTS = int(GOVERNORS[governor("philosopher")].numbers["points"])
_PRINCE_DICE = number(list(GOVERNORS[governor("prince")].numbers["dice"]))


def best_reroll(mind: Mind, reading: Reading, legal: list[Action], rng: Source) -> Action:
    """Keep the dice unless a change promises more."""
    court = mind.court(reading)
    best, best_worth = legal[0], -1000.0
    for action in legal:
        assert isinstance(action, Move)
        worth = _worth(court, reading, action, rng)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def _worth(court: Court, reading: Reading, move: Move, rng: Source) -> float:
    own, bonus = reading.player.own, reading.player.bonus
    kind = move.code
    if kind == kinds.STATUE_OWN:
        rest = list(FACES[own][1:])
        return sum(court.dice_worth(number([*rest, face]), bonus) for face in range(1, 7)) / 6
    if kind == kinds.STATUE_BONUS:
        rest = list(FACES[bonus][1:])
        return sum(court.dice_worth(own, number([*rest, face])) for face in range(1, 7)) / 6
    if kind == kinds.CHAPEL:
        total = 0.0
        for _ in range(_SAMPLES):
            total += court.dice_worth(
                number(_roll(len(FACES[own]), rng)), number(_roll(len(FACES[bonus]), rng))
            )
        return total / _SAMPLES
    if kind == kinds.PRINCE:
        return court.dice_worth(_PRINCE_DICE, bonus)
    if kind == kinds.TURN or kind == kinds.SHIFT:
        faces = list(FACES[own])
        faces[faces.index(int(move.number))] = int(move.to)
        worth = court.dice_worth(number(faces), bonus)
        if kind == kinds.SHIFT and sum(faces) + TOTAL[bonus] <= _CALM_TOTAL:
            worth += _CALM_POINTS
        return worth
    return court.dice_worth(own, bonus)


def _roll(count: int, rng: Source) -> list[int]:
    return [int(rng.below(6)) + 1 for _ in range(count)]
