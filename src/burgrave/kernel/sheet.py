"""A sheet: what a game tells a viewer, as types; and what its events are, as data.

Wire, client and docs follow from it, and so do the lines of the log: one teller for the terminal
and one for the browser read here what a fact is, and in the catalogue how it is said.
"""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple, TypedDict, TypeVar, cast

if TYPE_CHECKING:
    from burgrave.kernel.action import Action

Decision = TypeVar("Decision")

Nature = Literal[
    "amounts",
    "choice",
    "counted",
    "dice",
    "field",
    "noun",
    "number",
    "numeral",
    "phrase",
    "points",
    "roman",
    "seat",
    "signed",
    "text",
    "truth",
    "untold",
]


class Fact(NamedTuple):
    """What a fact of an event is; a list is told part by part, joined in a sentence."""

    what: Nature
    messages: str = ""
    """A noun's or a phrase's family of messages, which go on with the noun's id; or the message of
    what is counted, or of a die."""
    names: Mapping[str, str] = {}
    """What amounts are made of, in the order in which it is told: the message of each."""
    first: int = 0
    """What the first one is called, where the engine counts from 0."""
    by: str = ""
    """The part of a phrase whose value chooses among its messages."""
    within: "Mapping[str, Fact] | None" = None
    """The parts of a phrase."""


CHOICE = Fact("choice")
"""A word that messages choose by, and that nobody reads."""
DICE = Fact("dice")
"""Faces of dice, told from high to low as a sum."""
FIELD = Fact("field")
"""A place on a board by its letter and number, which are typed small and shown large."""
NUMBER = Fact("number")
NUMERAL = Fact("numeral")
"""A number that the board shows as a Roman numeral and that is typed in digits."""
PLACE = Fact("number", first=1)
POINTS = Fact("points")
"""What is scored; below zero what is lost."""
ROMAN = Fact("roman")
"""A number that everybody reads as a Roman numeral."""
SEAT = Fact("seat")
SIGNED = Fact("signed")
TEXT = Fact("text")
TRUTH = Fact("truth")
UNTOLD = Fact("untold")
"""What only changes views."""

COMMON: Mapping[str, Fact] = {
    "seat": SEAT,
    "points": POINTS,
    "forced": TRUTH,
    "why": CHOICE,
    "winners": SEAT,
}
"""What is called the same in all games is the same; besides, `gains` come in, `pays` go out, and
what is `lost` found no room."""


def noun(messages: str) -> Fact:
    """A thing that the catalogue names, by its id."""
    return Fact("noun", messages)


def counted(message: str) -> Fact:
    """A number of something, which the message names."""
    return Fact("counted", message)


def dice(message: str) -> Fact:
    """Dice of a kind of their own, each face with a word of the message."""
    return Fact("dice", message)


def amounts(names: Mapping[str, str]) -> Fact:
    """How many of each, by name."""
    return Fact("amounts", names=names)


def phrase(messages: str, within: Mapping[str, Fact], by: str = "") -> Fact:
    """Several facts that one message of their own puts into words."""
    return Fact("phrase", messages, by=by, within=within)


Brought = str | int | bool | None | list["Brought"] | dict[str, "Brought"]
"""A value that a change brings: as it is, or from a fact, named with a dollar sign, or from a part
of amounts, named behind a dot: `$gains.soldiers`."""


class Change(NamedTuple):
    """What an event does to a view."""

    do: Literal["add", "take", "set", "put", "join", "drop", "insert"]
    """Numbers and amounts are added and taken away, members put into lists and dropped from them,
    in no order, or inserted at a place; who joins a list stands there once."""
    at: str
    """The way from the view, parts between slashes; a part with a dollar sign names a fact, and a
    star is every member."""
    what: Brought
    when: str = ""
    """Only if this fact is there, and true; or is a certain word: `outcome=won`."""


def added(to: str, what: Brought) -> tuple[Change, ...]:
    """It comes to what the seat has."""
    return (Change("add", f"seats/$seat/{to}", what),)


def taken(of: str, what: Brought) -> tuple[Change, ...]:
    """It goes from what the seat has."""
    return (Change("take", f"seats/$seat/{of}", what),)


def changed(at: str, what: Brought) -> tuple[Change, ...]:
    """It is so from now on."""
    return (Change("set", at, what),)


OVER = changed("over", True)


class Telling(NamedTuple):
    """What the tellers have to know of a game's events."""

    messages: str
    """The family of the log's lines, which go on with the kind."""
    facts: Mapping[str, Fact]
    also: Mapping[str, Mapping[str, str]]
    """By kind: sentences that are said too if the event has a fact, each by that fact."""
    changes: Mapping[str, tuple[Change, ...]]
    """By fact: what it changes in the view, in whichever event it stands."""
    effects: Mapping[str, tuple[Change, ...]]
    """By kind: what such an event changes besides."""


class Sheet(NamedTuple):
    """The types of one game."""

    view: type
    """What a viewer sees."""
    decision: type
    """What a viewer may do, one thing at a time."""
    advice: type
    """What a viewer could reckon from what the viewer knows."""
    reasons: type
    """Why something can't be done: for each reason the number of the rule that says so."""
    asides: Mapping[str, type]
    """The figures that only this game has after its end, by name."""
    events: Mapping[str, type] = {}
    """What can happen: for each kind the facts that it tells."""
    telling: Telling | None = None


def decided(action: "Action", decision: type[Decision]) -> Decision:
    """What a decision says of itself; what it costs and brings a game adds."""
    itself = {"id": int(action.id), "text": action.text, "kind": action.kind}
    return cast("Decision", {**itself, **action.facts})


class Grounds(NamedTuple):
    """Of what may follow a decision, the events that are worth a word of counsel, by kind.

    The words are `<game>-counsel-`, then `towards`, `denies` or `risk`, and the kind.
    """

    towards: Mapping[str, tuple[str, ...]]
    """What one plays for: the facts that tell one such event from another, told first to last."""
    contested: Mapping[str, tuple[str, ...]]
    """What somebody else may take instead."""
    risks: Mapping[str, Mapping[str, str]]
    """What nobody wants, if these facts are so."""
    alike: Mapping[str, str]
    """Kinds of actions that differ only in how they reach the same, and the fact that says what."""
    asides: tuple[str, ...] = ()
    """Kinds of actions that decide nothing in the game."""


class Seated(TypedDict):
    """Something that happens to one player, or that one player does."""

    seat: int


def kinds(*events: type) -> dict[str, type]:
    """Events by kind: each kind is called like its type.

    >>> list(kinds(Seated))
    ['seated']
    """
    return {re.sub(r"(?<!^)(?=[A-Z])", "_", event.__name__).lower(): event for event in events}


class CommonView(TypedDict):
    """What every game's view tells."""

    game: str
    """The game's name."""
    options: dict[str, str | bool]
    """The table's options."""
    viewer: int | None
    """The seat that looks; None for a watcher."""
    step: str
    """What is due, as the rules name it."""
    over: bool
    """Has the game ended?"""
    drawing: bool
    """Is a random event due?"""
    draws: int | None
    """Whose it is, where it is one seat's."""
    asked: list[int]
    """The seats that have to decide."""
    order: list[int]
    """The seats in turn order."""
