"""Shortlists: the choices that are worth a closer look."""

from mypy_extensions import i64

from burgrave.bots.search.chapters import Skills
from burgrave.kernel.action import Action
from burgrave.kernel.rng import Source
from burgrave.kernel.state import State


def ranking(skills: Skills, state: State, seat: i64, legal: list[Action]) -> list[Action]:
    """The choices as a judge ranks them, best first; none if it can't rank such choices.

    To rank is optional: a judge that can do it at one look spares the search many.
    """
    ranked = skills.ranked
    return [] if ranked is None else ranked(state, int(seat), legal)


def shortlist(
    skills: Skills, state: State, seat: i64, legal: list[Action], most: i64, rng: Source
) -> list[Action]:
    """What a judge would choose, what it would choose without that, and so on."""
    if len(legal) <= most:
        return legal
    ranked = ranking(skills, state, seat, legal)
    if ranked:
        return ranked[:most]
    others = legal.copy()
    found: list[Action] = []
    while len(found) < most:
        choice = skills.judge.choose(state, int(seat), others, rng)
        if choice not in others:
            # Of what is left nothing seems better than nothing; chance may know more.
            choice = others[rng.below(len(others))]
        others.remove(choice)
        found.append(choice)
    return found
