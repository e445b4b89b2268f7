"""When things happened and whose dice they were, for the figures after a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.era.board import Board
from burgrave.games.era.steps import phase_of

if TYPE_CHECKING:
    from burgrave.kernel.chance import Chance
    from burgrave.kernel.state import State


def moment(state: State) -> tuple[int, int]:
    """The round and its phase, both from 1, that a state belongs to; the set-up counts to both."""
    assert isinstance(state, Board)
    return int(state.round), max(1, phase_of(state.at))


def faces(chance: Chance, text: str) -> list[int]:
    """The faces, from 1 to 6, of the dice that a seat threw in an outcome."""
    if chance.kind != "roll":
        return []
    return [int(word.rstrip(",")) for word in text.split() if word.rstrip(",").isdecimal()]


def reinforcement(chance: Chance, text: str) -> int | None:
    """Nobody helps all seats in this game."""
    return None
