"""When things happened and whose dice they were, for the figures after a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.kingsburg.board import Board
from burgrave.games.kingsburg.steps import SEASONS

if TYPE_CHECKING:
    from burgrave.kernel.chance import Chance
    from burgrave.kernel.state import State


def moment(state: State) -> tuple[int, int]:
    """The year and the season, from 1, that a state belongs to; winter counts to the autumn."""
    assert isinstance(state, Board)
    return int(state.year), min(int(state.season), len(SEASONS) - 1) + 1


def faces(chance: Chance, text: str) -> list[int]:
    """The dice that a seat rolled in an outcome; none where no seat rolled."""
    if chance.kind not in ("roll", "reroll"):
        return []
    return [int(word) for word in text.split() if word.isdecimal()]


def reinforcement(chance: Chance, text: str) -> int | None:
    """The king's die, where the outcome is one."""
    return int(text.split()[-1]) if chance.kind == "reinforcements" else None
