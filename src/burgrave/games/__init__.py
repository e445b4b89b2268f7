"""The games, one package each, loaded when somebody asks for them."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.locale import Speaker

_ROOMS = {"kingsburg": "burgrave.games.kingsburg"}


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


def _room(name: str) -> str:
    if name not in _ROOMS:
        raise BadOption(f"There is no game “{name}”; there is {', '.join(_ROOMS)}.")
    return _ROOMS[name]
