"""What a game adds to the wire."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from burgrave.server.wire import End, Update

Facts = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Board:
    """A game's part of the wire: its kinds of messages, and how the game's facts become them."""

    name: str
    update: type[Update]
    """With the game's own view, decisions and advice."""
    end: type[End]
    """With the figures that only this game has: a list for each aside of its chronicler."""
    legal: Callable[[Sequence[Facts]], Any]
    """The decisions from what the game's prompter tells of each; many may be packed together."""
    advice: Callable[[Facts], Any]
    """The advice from what the game's prompter reckons."""
