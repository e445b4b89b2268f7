"""Sureness: how much a lead in expected points says about winning, fitted to games of bots.

What a judgement expects is one thing, how sure that is another. The games that teach the worth of
things come to an end with the bots that play best; leads of others melt more often than theirs.
So the scales of a judgement can be fitted by themselves, to games of all kinds; and with them how
much wider points spread at a table of so many seats.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from burgrave.arena.crew import Alone, Crew
from burgrave.arena.training import (
    Lessons,
    how_made,
    played,
    read_weights,
    rounded,
    write_weights,
)
from burgrave.bots.judgement.value import Judgement, shares, split
from burgrave.bots.judgement.weights import fingerprint, judgement_from, numbers_of
from burgrave.kernel.action import Action
from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game
from burgrave.kernel.state import State

_SHARE = 10
"""Games that somebody plays at a time."""
_FEW = 400
"""A time of the game that fewer leads tell of keeps its scale, and a number of seats its spread."""
_STEPS = 20
_NEAR = 0.001
"""A step of a thousandth need not be followed by another one."""
_ROUNDS = 3
"""So often times of the game and numbers of seats take turns."""
_LEAST, _MOST = 0.02, 2.0
"""What a point of lead can say about winning."""

Lead = tuple[int, list[float], list[float]]
"""A time of the game, everybody's expected points then, and their parts of the win in the end."""
Found = tuple[list[float], list[float]]
"""The same without the time."""


def fit_scales(
    game: Game,
    weights: Path,
    games: int,
    self_play: int,
    seed: int,
    out: Path,
    command: str,
    on_progress: Callable[[int], None] | None = None,
    by: Crew | None = None,
) -> None:
    """Leave the worths of a weights file as they are, and learn how sure they are.

    Steady bots play first, then bots that use the weights; a crew may play the games.
    """
    doc = _read(game, weights)
    known = judgement_from(game, doc)
    leads: list[Lead] = []
    for first, last, learned in (
        (0, games, None),
        (games, games + self_play, numbers_of(game, doc)),
    ):
        jobs = [
            Lessons(game, seed, start, min(last, start + _SHARE), learned)
            for start in range(first, last, _SHARE)
        ]
        for job, courses in zip(jobs, (by or Alone()).each(played, jobs)):
            for number, course in zip(range(job.first, job.last), courses, strict=True):
                _look_through(job.opened(number)[0], course, game.actions, known, leads)
            if on_progress is not None:
                on_progress(job.last)
    scales, spreads = _fitted(leads, known)
    made = {**doc["made"], "scales": how_made(command, seed, games, self_play)}
    fitted = {"made": made, "scales": rounded(scales), "spreads": rounded(spreads)}
    # The features come last: they are many lines.
    features = doc.pop("features")
    write_weights(out, {**doc, **fitted, "features": features})


def _fitted(leads: list[Lead], known: Judgement) -> tuple[list[float], list[float]]:
    """Scales by the time of the game and spreads by the number of seats, which fit together."""
    scales, spreads = list(known.scales), list(known.spreads)
    for _ in range(_ROUNDS):
        for clock, usual in enumerate(known.scales):
            now = [lead for lead in leads if lead[0] == clock]
            scales[clock] = _scale(_in_units(now, lambda _, n: spreads[n]), usual)
        for seats, usual in enumerate(known.spreads):
            here = [lead for lead in leads if len(lead[1]) == seats]
            spreads[seats] = _scale(_in_units(here, lambda clock, _: scales[clock]), usual)
    return scales, spreads


def _in_units(leads: list[Lead], unit: Callable[[int, int], float]) -> list[Found]:
    """Leads in units that hang on the time of the game and the number of seats."""
    return [
        ([each / unit(clock, len(won)) for each in expected], won) for clock, expected, won in leads
    ]


def _read(game: Game, weights: Path) -> dict[str, Any]:
    """The weights of this game, as it is now."""
    doc = read_weights(game, weights)
    if doc["for"] != fingerprint(game):
        raise BadOption(f"The weights in {weights} are for other rules than those of {game.title}.")
    return doc


def _look_through(
    state: State,
    course: list[int],
    actions: list[Action],
    known: Judgement,
    leads: list[Lead],
) -> None:
    """Go through a game again, and note who led by how much at the start of each chapter."""
    encoder = known.encoder
    seen: list[tuple[int, list[float]]] = []
    chapter = 0
    for number in course:
        if encoder.chapter(state) != chapter:
            chapter = int(encoder.chapter(state))
            seen.append((int(encoder.clock(state)), known.points(state)))
        if state.chance is not None:
            state.settle(number)
        else:
            state.play(state.actors[0], actions[number])
    if state.seats > 1:
        won = shares(state.ranking())
        leads += [(clock, expected, won) for clock, expected in seen]


def _scale(leads: list[Found], usual: float) -> float:
    """The scale that makes what came of the leads most likely (Newton's way)."""
    if len(leads) < _FEW:
        return usual
    inverse = 1.0 / usual
    for _ in range(_STEPS):
        slope = bend = 0.0
        for expected, won in leads:
            chances = split(expected, 1.0 / inverse)
            mean = square = came = 0.0
            for p, w, each in zip(chances, won, expected, strict=True):
                mean += p * each
                square += p * each * each
                came += w * each
            slope += came - mean
            bend += square - mean * mean
        before, inverse = inverse, max(_LEAST, min(_MOST, inverse + slope / max(bend, 1.0)))
        if abs(inverse - before) < _NEAR * before:
            break
    return 1.0 / inverse
