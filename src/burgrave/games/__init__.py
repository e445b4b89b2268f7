"""The games, one package each, loaded when somebody asks for them.

A game of somebody's own is brought in for one process, by `enrol`.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game
from burgrave.kernel.sheet import Grounds, Sheet
from burgrave.locale import learn

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from burgrave.kernel.action import Action
    from burgrave.kernel.chance import Chance
    from burgrave.kernel.seat import Look
    from burgrave.kernel.state import State
    from burgrave.locale import Speaker

_NAMES = ("kingsburg", "era", "kings-will")
"""All games: here they are named, and nowhere else. What a game brings is found by its room."""
_OWN: dict[str, str] = {}
"""Games of somebody's own in this process: each name with the place that was given for it."""
_PARTS: dict[tuple[str, str], ModuleType] = {}
"""Parts of the house's own games that were asked for, by the game's name and the part's."""
_NONE = Grounds({}, {}, {}, {})
_PLACE = re.compile(r"((?:\w+\.)*\w+)\.game:GAME")
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Describer(Protocol):
    """Text for people and programs, made from looks at a game, its actions and events.

    What is shown comes from a look's view, what is reckoned from the engine, on the state that was
    imagined for the look; nothing that is told hangs on what was drawn there.
    """

    def describe(self, look: "Look", speaker: "Speaker", names: Sequence[str]) -> str:
        """The whole situation in plain words."""

    def question(self, look: "Look", speaker: "Speaker") -> str:
        """What the viewer is asked."""

    def describe_action(self, look: "Look", action: "Action", speaker: "Speaker") -> str:
        """What a decision of the viewer is."""

    def brings(self, look: "Look", action: "Action", speaker: "Speaker") -> str:
        """What a decision of the viewer brings."""

    def describe_event(
        self,
        event: Mapping[str, Any],
        speaker: "Speaker",
        names: Sequence[str],
        options: Mapping[str, object] | None = None,
        you: int | None = None,
    ) -> str:
        """One line of the log, from an event as its reader may see it; `you` is their seat."""


class Prompter(Protocol):
    """A viewer's decisions and prospects as plain facts, for programs that draw the table."""

    def action_facts(self, look: "Look") -> Sequence[Mapping[str, Any]]:
        """For each decision its id, its notation, its kind and what that kind tells."""

    def advice(self, look: "Look") -> Mapping[str, Any] | None:
        """What the viewer could reckon; None for who does not play."""


class Throw(NamedTuple):
    """A die that a seat has thrown, or a card it has turned up, and what came of it."""

    seat: int
    worth: int
    die: tuple[int, ...]
    """What it could have been worth: all faces, each as likely as the others."""


class RuleGuide(Protocol):
    """Which rule something is about, by its number in `docs/rules/<game>.md`."""

    def rule_of_step(self, view: Mapping[str, Any]) -> str:
        """The rule of what is asked of the viewer, or of what is going on."""

    def rule_of_event(
        self, event: Mapping[str, Any], options: Mapping[str, object], players: int
    ) -> str:
        """The rule by which it happened; "" for what the rules do not know of."""

    def rules_of_reasons(self, view: Mapping[str, Any]) -> dict[str, str]:
        """For each reason why something can't be done the rule that says so."""

    def rule_of_refusal(self, look: "Look", text: str) -> str:
        """The rule because of which the viewer can't do what a notation names."""


class Chronicler(Protocol):
    """When things happened and whose dice they were, for the figures after a game."""

    def when(self, state: "State") -> tuple[int, int]:
        """The year or the round, and its part; both from 1, and never going back."""

    def throws(self, chance: "Chance", text: str) -> Sequence[Throw]:
        """The dice in an outcome by which a seat's luck is told; none where it was nobody's."""

    def asides(self, chance: "Chance", text: str) -> Mapping[str, int]:
        """Numbers of an outcome, by name, that the game's own page tells one by one."""


ComponentNames = Callable[["Speaker", str, Mapping[str, Any]], str | None]
"""Says what a component of one of the data's tables is called; None for one without a name."""


def names() -> tuple[str, ...]:
    """The names of all games of the house."""
    return _NAMES


def is_known(name: str) -> bool:
    """Is it a game of the house, or one that was brought in?"""
    return name in _NAMES or name in _OWN


def room(name: str) -> str:
    """The folder of a game, here and wherever something is kept by game.

    >>> room("kings-will")
    'kings_will'
    """
    if name not in _NAMES:
        raise BadOption("amiss-no-game", name=name, known=list(_NAMES))
    return name.replace("-", "_")


def game(name: str) -> Game:
    """The game of that name.

    >>> game("kingsburg").title
    'Kingsburg'
    """
    found = _part(name, "game").GAME
    assert isinstance(found, Game)
    return found


def describer(name: str) -> Describer:
    """What puts a game into words.

    >>> from burgrave.locale import speaker
    >>> event = {"kind": "passed", "seat": 1, "forced": False}
    >>> describer("kingsburg").describe_event(event, speaker("de"), ["Anna", "Béla"])
    'Béla passt.'
    """
    return cast(Describer, _part(name, "describe"))


def prompter(name: str) -> Prompter:
    """What turns a game's decisions into facts."""
    return cast(Prompter, _part(name, "describe.facts"))


def sheet(name: str) -> Sheet:
    """What a game tells, as types."""
    found = _part(name, "sheet").SHEET
    assert isinstance(found, Sheet)
    return found


def rule_guide(name: str) -> RuleGuide:
    """What knows the rule behind a game's steps, events and refusals.

    >>> rule_guide("era").rule_of_event({"kind": "dice_matched", "seat": 0}, {}, 3)
    'E-7.1'
    """
    return cast(RuleGuide, _part(name, "describe.rule_links"))


def chronicler(name: str) -> Chronicler:
    """What dates a game's events."""
    return cast(Chronicler, _part(name, "describe.chronicle"))


def grounds(name: str) -> Grounds:
    """What counsel in a game has to tell of; of a game without such a table nothing.

    >>> grounds("kings-will").contested["erected"]
    ('building',)
    """
    found = _part(name, "describe.counsel").GROUNDS if _has(name, "describe.counsel") else _NONE
    assert isinstance(found, Grounds)
    return found


def component_names(name: str) -> ComponentNames | None:
    """What names a game's components, if it has names for any."""
    if not _has(name, "describe.words"):
        return None
    named = getattr(_part(name, "describe.words"), "component", None)
    return cast("ComponentNames | None", named)


def enrol(place: str) -> Game:
    """Bring in a game of one's own for this process: `carter.game:GAME`, its package on the path.

    Its modules are run. So the place is for the command line alone: no record and no request
    names one.
    """
    spelt = _PLACE.fullmatch(place)
    if spelt is None:
        raise BadOption(
            f"A game of one's own is named by its place, package.game:GAME, not “{place}”."
        )
    package = spelt[1]
    try:
        found = getattr(import_module(f"{package}.game"), "GAME", None)
    except Exception as problem:
        told = f"{type(problem).__name__}: {problem}".rstrip(".")
        raise BadOption(f"The module {package}.game can't be loaded ({told}).") from problem
    if not isinstance(found, Game):
        raise BadOption(f"The module {package}.game has no game called GAME.")
    if not _NAME.fullmatch(found.name):
        raise BadOption(f"A game's name is small letters and hyphens, unlike “{found.name}”.")
    if found.name in _NAMES or _OWN.get(found.name, place) != place:
        raise BadOption(f"There is a game “{found.name}” already; give yours another name.")
    if found.name not in _OWN:
        _OWN[found.name] = place
        learn(files_of(found.name) / "locale")
    return found


def place_of(name: str) -> str | None:
    """Where a game of somebody's own was brought in from; None for the games of the house."""
    return _OWN.get(name)


def files_of(name: str) -> "Traversable":
    """The files of a game's package."""
    from importlib.resources import files

    return files(package_of(name))


def package_of(name: str) -> str:
    """The package in which a game's parts are."""
    place = _OWN.get(name)
    return f"{__name__}.{room(name)}" if place is None else place.removesuffix(".game:GAME")


def _has(name: str, part: str) -> bool:
    """Does a game have a part that it need not have?"""
    return (name, part) in _PARTS or find_spec(f"{package_of(name)}.{part}") is not None


def _part(name: str, part: str) -> ModuleType:
    known = _PARTS.get((name, part))
    if known is not None:
        return known
    whole = f"{package_of(name)}.{part}"
    try:
        found = import_module(whole)
        if name in _NAMES:
            _PARTS[name, part] = found
        return found
    except ModuleNotFoundError as problem:
        if name in _OWN and problem.name is not None and f"{whole}.".startswith(f"{problem.name}."):
            raise BadOption(f"The game “{name}” has no {part.replace('.', '/')}.py.") from None
        raise
