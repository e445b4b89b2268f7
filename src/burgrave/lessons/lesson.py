"""A lesson as its file tells it: a position, prepared chance, tasks as conditions on actions."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from burgrave.games import files_of, game
from burgrave.kernel.errors import BadOption
from burgrave.kernel.table import Entry
from burgrave.lessons.pace import minutes_of
from burgrave.locale import learn

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.kernel.game import Value
    from burgrave.kernel.state import Json

FOLDER = "lessons"
LEARNER = 0
"""Whoever learns sits on the first seat."""
RIGHT = "right"
ELSE = "else"
"""The word for what is allowed, but was not foreseen."""


@dataclass(frozen=True)
class Condition:
    """What an action has to be: its kind, its notation, or facts of it, each one or one of several.

    >>> from burgrave.games import game
    >>> Condition({"kind": "take", "goods": [{"gold": 1}]}).fits(game("kingsburg").actions[0])
    False
    """

    wanted: Mapping[str, Any]

    def fits(self, action: Action) -> bool:
        """Is it such an action? An empty condition fits all."""
        known = {**action.facts, "kind": action.kind, "text": action.text}
        return all(_is(known.get(name), value) for name, value in self.wanted.items())


def _is(fact: object, wanted: object) -> bool:
    if isinstance(wanted, list) and not isinstance(fact, list):
        return fact in wanted
    return fact == wanted


@dataclass(frozen=True)
class Task:
    """One thing to do, to answer or just to look at."""

    name: str
    points: tuple[str, ...] = ()
    """What the coach points at, by the names of things; the first that is there."""
    sees: tuple[str, ...] = ()
    """What else must stay in sight, because the coach speaks of it."""
    right: tuple[Condition, ...] = ()
    wrong: tuple[tuple[str, Condition], ...] = ()
    """Foreseen answers that are not right, each under the name of its word."""
    show: str = ""
    """The answer that “show me” gives."""
    choices: tuple[str, ...] = ()
    """For a question, what can be answered; `show` is what is right."""
    until: Mapping[str, Any] = field(default_factory=dict)
    """It is asked again and again until the view has these facts, or the game is over."""
    then: tuple[Entry, ...] = ()
    """What chance and the others do afterwards; what does not fit is left to chance."""

    @property
    def kind(self) -> Literal["do", "ask", "tell"]:
        """`do` something at the table, `ask` a question, or `tell` something."""
        return "ask" if self.choices else "do" if self.right else "tell"


@dataclass(frozen=True)
class Callout:
    """What the coach says once: when a step first asks the learner, or after something happened."""

    name: str
    step: str = ""
    """How the step's name begins."""
    after: tuple[str, ...] = ()
    """Or kinds of events: it is said before the learner is asked again."""
    points: tuple[str, ...] = ()

    def fits(self, step: str, happened: Set[str]) -> bool:
        """Is this the time to say it?"""
        asked = self.step != "" and step.startswith(self.step)
        return asked or not happened.isdisjoint(self.after)


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game; a coached game has callouts instead of steps."""

    game: str
    name: str
    number: int
    """Its place among the game's lessons, from 1."""
    given_minutes: int
    """How long it takes where the learner plays freely, and nothing can be reckoned; else 0."""
    others: tuple[str, ...]
    """Who sits there besides the learner, on the seats from 1 on."""
    options: Mapping[str, Value]
    seed: int
    begin_at: Json | None
    begin: tuple[Entry, ...]
    steps: tuple[Task, ...]
    callouts: tuple[Callout, ...]
    extra: bool
    """Is it no part of the way to a first game: about a module or a variant, or more practice?"""

    @property
    def coached(self) -> bool:
        """Is it a whole game, in which the coach says each thing once?"""
        return not self.steps

    @property
    def minutes(self) -> int:
        """About how long it takes."""
        return self.given_minutes or minutes_of(self)

    @property
    def key(self) -> str:
        """How its messages begin."""
        return f"lesson-{self.game}-{self.name}"


@cache
def lessons(name: str) -> tuple[Lesson, ...]:
    """All lessons of a game in their order; with them their texts are known."""
    folder = files_of(name).joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    learn(folder)
    pages = sorted(page.name for page in folder.iterdir() if page.name.endswith(".toml"))
    return tuple(_read(name, page, folder.joinpath(page).read_text("utf-8")) for page in pages)


def lesson(game_name: str, name: str) -> Lesson:
    """The lesson of that name or number."""
    known = lessons(game(game_name).name)
    for each in known:
        if name in (each.name, str(each.number)):
            return each
    told = ", ".join(each.name for each in known) or "none"
    raise BadOption(f"{game(game_name).title} has no lesson “{name}”; it has {told}.")


def _read(game_name: str, page: str, text: str) -> Lesson:
    number, _, name = page.removesuffix(".toml").partition("-")
    doc = tomllib.loads(text)
    options = doc.get("options", {})
    position = doc.get("position")
    if position is not None:
        position = {"game": game_name, "options": options, **position}
    return Lesson(
        game=game_name,
        name=name,
        number=int(number),
        given_minutes=doc.get("minutes", 0),
        others=tuple(doc["others"]),
        options=options,
        seed=doc.get("seed", 1),
        begin_at=position,
        begin=_entries(doc.get("begin", [])),
        steps=tuple(_step(each) for each in doc.get("steps", [])),
        callouts=tuple(
            Callout(
                each["name"],
                each.get("step", ""),
                tuple(each.get("after", [])),
                tuple(each.get("points", [])),
            )
            for each in doc.get("callouts", [])
        ),
        extra=doc.get("extra", False),
    )


def _step(doc: dict[str, Any]) -> Task:
    right = doc.get("right", [])
    return Task(
        name=doc["name"],
        points=tuple(doc.get("points", [])),
        sees=tuple(doc.get("sees", [])),
        right=tuple(Condition(each) for each in (right if isinstance(right, list) else [right])),
        wrong=tuple((word, Condition(each)) for word, each in doc.get("wrong", {}).items()),
        show=doc.get("show", ""),
        choices=tuple(doc.get("choices", [])),
        until=doc.get("until", {}),
        then=_entries(doc.get("then", [])),
    )


def _entries(lines: list[str]) -> tuple[Entry, ...]:
    return tuple(Entry.parse(line) for line in lines)
