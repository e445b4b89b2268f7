"""When things happened, for the figures after a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.kings_will.state import KingsWill

if TYPE_CHECKING:
    from burgrave.games import Throw
    from burgrave.kernel.chance import Chance
    from burgrave.kernel.state import State


def when(state: State) -> tuple[int, int]:
    """The round and the turn, from 1, that a state belongs to."""
    assert isinstance(state, KingsWill)
    return int(state.round), int(state.turns) + 1


def throws(chance: Chance, text: str) -> list[Throw]:
    """Nobody throws anything in this game."""
    return []


def asides(chance: Chance, text: str) -> dict[str, int]:
    """No outcome is told by itself after the game."""
    return {}
