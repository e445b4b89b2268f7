"""Learning: a sitting of a lesson as a table that a page can draw; nothing of it is kept here."""

from __future__ import annotations

from collections import OrderedDict
from functools import reduce
from operator import or_
from threading import Lock
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, defstruct

from burgrave.games import game, names
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.seat import Look
from burgrave.lessons import Sitting, lesson, lessons
from burgrave.lessons.lesson import LEARNER, Callout, Lesson
from burgrave.lessons.sitting import MOST_ANSWERS
from burgrave.server.game_wire import AnyUpdate, wire_of
from burgrave.server.guests import Visitor
from burgrave.server.refusals import Refusal, wrong
from burgrave.server.rows import Guest, SeatRow, TableRow
from burgrave.server.showing import table_info
from burgrave.server.telling import Lines, ViewerLog
from burgrave.server.updates import update_of
from burgrave.server.wire import CRESTS, Asked, Crest, Notation, TableInfo, Wire

_CARELESS = "random"
_MOST = 64
_LATELY: OrderedDict[tuple[str, ...], Sitting] = OrderedDict()
"""Sittings as they were left, by the lesson and the answers; whoever goes on takes one away."""
_LOCK = Lock()


class LessonInfo(Wire):
    """A lesson in the list."""

    name: str
    number: int
    minutes: int
    steps: list[str]
    """The names of its steps."""
    coached: bool
    """Is it a whole game with a coach?"""
    extra: bool
    """Is it about a module or a variant?"""


class GameLessons(Wire):
    """All lessons of a game."""

    game: str
    lessons: list[LessonInfo]


class LessonWish(Asked):
    """The right answers so far, and what is tried now."""

    answers: Annotated[list[Notation], Meta(max_length=MOST_ANSWERS)]
    answer: Notation | None = None
    show: bool = False
    """Instead of an answer: the lesson gives the right one itself."""


class Pointing(Wire):
    """What the coach says, by its name, and the things it is about."""

    name: str
    kind: Literal["do", "ask", "tell"]
    points: list[str]
    sees: list[str]
    choices: list[str]


class Judged(Wire):
    """What became of an answer."""

    right: bool
    step: str
    word: str
    """`right`, the name of a foreseen mistake, or `else`; with the step it names a message."""


class LessonState(Wire):
    """A lesson as it stands, on the board on which the game is played."""

    answers: list[str]
    at: int
    over: bool
    said: Pointing | None
    """The step that is due; None in a coached game, and at the end."""
    called: list[Pointing]
    """In a coached game: what has been said so far, the latest last."""
    judged: Judged | None
    table: TableInfo


def _kind(name: str) -> Any:
    """A game's lessons, with its own messages."""
    update = wire_of(name).update
    called = update.__name__.replace("Update", "Lesson")
    doc = f"A lesson of {name} as it stands."
    made: Any = defstruct(
        called,
        [("update", update)],
        bases=(LessonState,),
        rename="camel",
        kw_only=True,
        namespace={"__doc__": doc},
    )
    return made


_KINDS: dict[str, type[LessonState]] = {name: _kind(name) for name in names()}

if TYPE_CHECKING:
    AnyLesson = LessonState
else:
    AnyLesson = reduce(or_, _KINDS.values())


def all_lessons() -> list[GameLessons]:
    """What can be learned here."""
    return [
        GameLessons(
            game=name,
            lessons=[
                LessonInfo(
                    name=each.name,
                    number=each.number,
                    minutes=each.minutes,
                    steps=[step.name for step in each.steps],
                    coached=each.coached,
                    extra=each.extra,
                )
                for each in lessons(name)
            ],
        )
        for name in names()
        if lessons(name)
    ]


def taken(game_name: str, name: str, wish: LessonWish, crest: Crest) -> AnyLesson:
    """The lesson after an answer; a wrong one leaves it as it was."""
    try:
        known = lesson(game_name, name)
    except BurgraveError as problem:
        raise Refusal(404, "not-found", str(problem)) from None
    try:
        sitting = _resumed(known, wish.answers)
        judged = _judged(sitting, wish)
    except BurgraveError as problem:
        raise wrong(str(problem)) from None
    row = _row(known, crest)
    made = _made(row, sitting, judged, crest)
    _remember(sitting)
    return made


def _resumed(known: Lesson, answers: list[str]) -> Sitting:
    """A sitting after these answers: one that was left there just now, or played anew."""
    with _LOCK:
        left = _LATELY.pop((known.key, *answers), None)
    return Sitting(known, answers) if left is None else left


def _remember(sitting: Sitting) -> None:
    """Keep it for a while, so that a long game is not played anew for every answer."""
    with _LOCK:
        _LATELY[(sitting.lesson.key, *sitting.answers)] = sitting
        while len(_LATELY) > _MOST:
            _LATELY.popitem(last=False)


def _made(row: TableRow, sitting: Sitting, judged: Judged | None, crest: Crest) -> AnyLesson:
    known = sitting.lesson
    shown: dict[str, Any] = {"update": _update(row, sitting)}
    return _KINDS[known.game](
        answers=list(sitting.answers),
        at=sitting.at,
        over=sitting.over,
        said=_said(sitting),
        called=[_called(each) for each in sitting.called],
        judged=judged,
        table=table_info(row, None, _visitor(crest)),
        **shown,
    )


def _judged(sitting: Sitting, wish: LessonWish) -> Judged | None:
    answer = sitting.shown if wish.show else wish.answer
    if not answer:
        return None
    step = sitting.task
    verdict = sitting.answer(answer)
    return Judged(right=verdict.right, step="" if step is None else step.name, word=verdict.word)


def _said(sitting: Sitting) -> Pointing | None:
    step = sitting.task
    if step is None:
        return None
    return Pointing(
        name=step.name,
        kind=step.kind,
        points=list(step.points),
        sees=list(step.sees),
        choices=list(step.choices),
    )


def _called(callout: Callout) -> Pointing:
    points = list(callout.points)
    return Pointing(name=callout.name, kind="tell", points=points, sees=[], choices=[])


def _update(row: TableRow, sitting: Sitting) -> AnyUpdate:
    own, table = ViewerLog(LEARNER), sitting.table
    own.hear(table.log, 0, True)
    lines = Lines()
    lines.follow(table, 0)
    update = update_of(row, table, lines, own, Look(LEARNER, table.state), None)
    update.version = len(sitting.answers) + 1
    update.can_undo = bool(sitting.answers) and not sitting.over
    if not sitting.legal:
        # What is only told or asked moves nothing on the board.
        update.legal = []
    return update


def _visitor(crest: Crest) -> Visitor:
    """The learner, whom the table knows by no cookie."""
    return Visitor(Guest(id=LEARNER, name="", crest=crest))


def _row(known: Lesson, crest: Crest) -> TableRow:
    """The lesson as a running table; its crests are those that are left."""
    others = [each for each in CRESTS if each != crest]
    seats = [SeatRow(LEARNER, "person", guest=LEARNER, name="Anna", crest=crest, ready=True)]
    seats += [
        SeatRow(seat, "bot", bot=_CARELESS, name=name, crest=others[seat - 1], ready=True)
        for seat, name in enumerate(known.others, 1)
    ]
    return TableRow(
        id=known.key,
        game=known.game,
        options=game(known.game).full_options(len(seats), dict(known.options)),
        owner=-1,
        seed=b"",
        status="running",
        seats=tuple(seats),
    )
