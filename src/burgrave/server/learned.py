"""What guests have learned: which lessons are done, and how far others have come.

Only answers that a lesson took for right are kept. Who is no guest yet has them on the own device,
and brings along later what was done there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from time import time
from typing import Annotated

import msgspec
from msgspec import Meta

from burgrave.games import names
from burgrave.lessons import lessons
from burgrave.server.connection import Connection
from burgrave.server.wire import Asked, Wire

_MOST = 200
"""More lessons there are not."""
_KEEP = (
    "INSERT INTO lessons (guest, lesson, answers, done) SELECT id, ?, ?, ? FROM guests WHERE id = ?"
    " ON CONFLICT (guest, lesson) DO UPDATE SET answers = excluded.answers,"
    " done = CASE WHEN lessons.done > 0 THEN lessons.done ELSE excluded.done END"
)
"""A guest who has gone meanwhile leaves nothing behind, and what was done once stays done."""


class Known(Asked):
    """What a device knows to be done."""

    done: Annotated[
        list[Annotated[str, Meta(max_length=64)]],
        Meta(max_length=_MOST, description="Lessons, each as game/name."),
    ]


class Begun(Wire):
    """A lesson that has been left on the way."""

    lesson: str
    answers: list[str]


class Learned(Wire):
    """What a guest has done, the first first, and has begun."""

    done: list[str]
    begun: list[Begun]


NOTHING = Learned(done=[], begun=[])


def known_lessons(wished: Iterable[str]) -> list[str]:
    """Those that there are; a device may remember lessons of earlier times."""
    there = {f"{each.game}/{each.name}" for name in names() for each in lessons(name)}
    return [lesson for lesson in dict.fromkeys(wished) if lesson in there]


def keep(store: Connection, guest: int, lesson: str, answers: Sequence[str], over: bool) -> None:
    """Write down how far a lesson has come; one that is over begins anew next time."""
    text = msgspec.json.encode([] if over else answers).decode()
    store.execute(_KEEP, (lesson, text, time() if over else 0.0, guest))


def bring(store: Connection, guest: int, done: Collection[str]) -> None:
    """Write down what was done elsewhere, and not yet here."""
    for lesson in done:
        keep(store, guest, lesson, (), True)


def learned(store: Connection, guest: int) -> Learned:
    """All that is written down of a guest."""
    found = store.execute(
        "SELECT lesson, answers, done FROM lessons WHERE guest = ? ORDER BY done, lesson", (guest,)
    ).fetchall()
    return Learned(
        done=[lesson for lesson, _, done in found if done],
        begun=[
            Begun(lesson=lesson, answers=answers)
            for lesson, text, _ in found
            if (answers := _answers(text))
        ],
    )


def _answers(text: str) -> list[str]:
    """The answers so far; what can't be read was none."""
    try:
        return msgspec.json.decode(text, type=list[str])
    except msgspec.DecodeError:
        return []
