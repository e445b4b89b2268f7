"""Parts of a board, and which of them fit above the question that is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import chain

from burgrave.cli.terminal import beside

IF_ROOM = 1
"""Good to see, but the present decision does not need it."""
WANTED = 2
"""The present decision needs it; higher numbers are given up later."""


@dataclass(frozen=True)
class Part:
    """A part of the board that can be asked for by its name."""

    name: str
    lines: Sequence[str]
    need: int = 0
    """How much the present decision needs it."""
    head: bool = False
    """Does it stand above all others, from edge to edge?"""
    foot: bool = False
    """Does it stand below all others, from edge to edge?"""
    cards: Sequence[str] = ()
    """The same as a narrow column, to stand beside the other parts."""


@dataclass(frozen=True)
class Question:
    """What is asked, and the choices: with all that is to say about them, or in short."""

    asked: Sequence[str]
    full: Sequence[str]
    short: Sequence[Sequence[str]]
    """Runs of lines that stay together."""

    def leaves(self, room: int) -> list[list[str]]:
        """The choices in short over several screens, below the question on each of them."""
        found = [list(self.asked)]
        for run in self.short:
            if len(found[-1]) > len(self.asked) and len(found[-1]) + len(run) > room:
                found.append(list(self.asked))
            found[-1] += run
        return found


@dataclass(frozen=True)
class Screen:
    """What is shown above the prompt."""

    lines: Sequence[str]
    below: int
    """How many of the lines are the question and what is below it."""
    left: Sequence[Part] = ()
    """The parts that are wanted and out of sight."""
    more: Sequence[Sequence[str]] = field(default=())
    """Further screens, where not even the choices fit on one."""


Note = Callable[[Sequence[Part], bool], list[str]]
"""Tells which parts are out of sight, and whether the choices are in short."""


def composed(parts: Sequence[Part]) -> list[str]:
    """Parts below each other; one that has a narrow form stands beside those that are needed."""
    aside = next((part for part in parts if part.cards), None)
    if aside is None:
        return _lines(parts)
    head = [part for part in parts if part.head]
    foot = [part for part in parts if part.foot or not part.need]
    needed = [part for part in parts if part not in (aside, *head, *foot)]
    middle = beside(_lines(needed), aside.cards) if needed else aside.lines
    return [*_lines(head), *middle, *_lines(foot)]


def _lines(parts: Sequence[Part]) -> list[str]:
    return [line for part in parts for line in part.lines]


def fitted(parts: Sequence[Part], question: Question, room: int | None, note: Note) -> Screen:
    """What fits above the prompt: all the parts if possible, the question in any case.

    First go parts that are only good to see, then what is to say about the choices, then the
    parts that are needed least and take too much room.
    """
    seen = [part for part in parts if part.need and part.lines]
    wanted = [part for part in seen if part.need >= WANTED]
    if room is None:
        return _screen(wanted, wanted, question, False, lambda left, short: [])

    def fits(kept: Sequence[Part], short: bool = False) -> Screen | None:
        shown = [part for part in seen if part in kept]
        screen = _screen(shown, wanted, question, short, note)
        return screen if len(screen.lines) <= room else None

    by_need = sorted(seen, key=lambda part: -part.need)
    for number in range(len(by_need), len(wanted) - 1, -1):
        if screen := fits(by_need[:number]):
            return screen
    kept: list[Part] = []
    for part in by_need[: len(wanted)]:
        if fits([*kept, part], True):
            kept.append(part)
    if screen := (len(kept) < len(wanted) and fits(kept)) or fits(kept, True):
        return screen
    first, *more = question.leaves(room - 1)
    return Screen(first, len(first), wanted, more)


def _screen(
    shown: Sequence[Part], wanted: Sequence[Part], question: Question, short: bool, note: Note
) -> Screen:
    left = [part for part in wanted if part not in shown]
    choices = chain.from_iterable(question.short) if short else question.full
    asked = [*question.asked, *choices]
    return Screen([*composed(shown), *note(left, short), *asked], len(asked), left)
