"""The games, one package each, loaded when somebody asks for them."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.kernel.chance import Chance
    from burgrave.kernel.state import State
    from burgrave.locale import Speaker

_ROOMS = {
    "kingsburg": "burgrave.games.kingsburg",
    "era": "burgrave.games.era",
    "kings-will": "burgrave.games.kings_will",
}


class Describer(Protocol):
    """Text for people and programs, made from a game's views, actions and events."""

    def describe(self, view: Mapping[str, Any], speaker: "Speaker", names: Sequence[str]) -> str:
        """The whole situation in plain words."""

    def question(self, view: Mapping[str, Any], speaker: "Speaker") -> str:
        """What the viewer is asked."""

    def describe_action(self, view: Mapping[str, Any], action: "Action", speaker: "Speaker") -> str:
        """What a decision of the viewer is."""

    def hint(self, view: Mapping[str, Any], action: "Action", speaker: "Speaker") -> str:
        """What a decision of the viewer brings."""

    def describe_event(
        self,
        event: Mapping[str, Any],
        speaker: "Speaker",
        names: Sequence[str],
        options: Mapping[str, object] | None = None,
    ) -> str:
        """One line of the log, from an event as its reader may see it."""


class Prompter(Protocol):
    """A viewer's decisions and prospects as plain facts, for programs that draw the table."""

    def action_facts(
        self, view: Mapping[str, Any], legal: "Iterable[Action]"
    ) -> list[dict[str, Any]]:
        """For each decision its id, its notation, its kind and what that kind tells."""

    def advice(self, view: Mapping[str, Any]) -> dict[str, Any] | None:
        """What the viewer could reckon from the view; None for who does not play."""


class Throw(NamedTuple):
    """A die that a seat has thrown, or a card it has turned up, and what came of it."""

    seat: int
    worth: int
    die: tuple[int, ...]
    """What it could have been worth: all faces, each as likely as the others."""


class Chronicler(Protocol):
    """When things happened and whose dice they were, for the figures after a game."""

    def moment(self, state: "State") -> tuple[int, int]:
        """The chapter, a year or a round, and its part; both from 1, and never going back."""

    def throws(self, chance: "Chance", text: str) -> Sequence[Throw]:
        """The dice in an outcome by which a seat's luck is told; none where it was nobody's."""

    def asides(self, chance: "Chance", text: str) -> Mapping[str, int]:
        """Numbers of an outcome, by name, that the game's own page tells one by one."""


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_ROOMS)


def game(name: str) -> Game:
    """The game of that name.

    >>> game("kingsburg").title
    'Kingsburg'
    """
    found = import_module(f"{_room(name)}.game").GAME
    assert isinstance(found, Game)
    return found


def describer(name: str) -> Describer:
    """What puts a game into words.

    >>> from burgrave.locale import speaker
    >>> event = {"kind": "passed", "seat": 1, "forced": False}
    >>> describer("kingsburg").describe_event(event, speaker("de"), ["Anna", "Béla"])
    'Béla passt.'
    """
    return cast(Describer, import_module(f"{_room(name)}.describe"))


def prompter(name: str) -> Prompter:
    """What turns a game's decisions into facts."""
    return cast(Prompter, import_module(f"{_room(name)}.describe.facts"))


def chronicler(name: str) -> Chronicler:
    """What dates a game's events."""
    return cast(Chronicler, import_module(f"{_room(name)}.describe.chronicle"))


def _room(name: str) -> str:
    if name not in _ROOMS:
        raise BadOption(f"There is no game “{name}”; there is {', '.join(_ROOMS)}.")
    return _ROOMS[name]
