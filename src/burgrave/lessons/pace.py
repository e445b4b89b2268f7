"""How long a lesson takes, reckoned from what there is to read and to do on its own way.

The pace is that of somebody who sees the board for the first time: fewer words a minute than in a
book, and seconds to look, to think and to find the thing. Nobody was timed for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.locale import speaker

if TYPE_CHECKING:
    from burgrave.lessons.lesson import Lesson, Task

WORDS_A_MINUTE = 150
SECONDS = {"tell": 5, "ask": 10, "do": 15}
"""Besides reading, for each kind of step."""
_READ = "en"
"""All readers are told the same number; the other languages have fewer words."""


def minutes_of(lesson: Lesson) -> int:
    """Whole minutes, at least one."""
    words = sum(len(text.split()) for step in lesson.steps for text in _texts(lesson, step))
    seconds = sum(SECONDS[step.kind] for step in lesson.steps)
    return max(1, round(words / WORDS_A_MINUTE + seconds / 60))


def _texts(lesson: Lesson, step: Task) -> list[str]:
    """What is read at a step by somebody who answers rightly."""
    key, said = f"{lesson.key}-{step.name}", speaker(_READ)
    ends = ["", "-about", "-know", "-right", *(f"-choice-{each}" for each in step.choices)]
    return [said.say(f"{key}{end}") for end in ends if said.has(f"{key}{end}")]
