"""When things happened and whose dice they were, for the figures after a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games import Throw
from burgrave.games.era.components import FACES
from burgrave.games.era.state import Era
from burgrave.games.era.steps import phase_of

if TYPE_CHECKING:
    from burgrave.kernel.chance import Chance
    from burgrave.kernel.state import State

_DIE = (1, 1, 1, 1, 1, 0)
"""What a face counts for luck: skulls lock a die and call disasters, whatever else they show."""


def when(state: State) -> tuple[int, int]:
    """The round and its phase, both from 1; the set-up counts to the first phase."""
    assert isinstance(state, Era)
    return int(state.round), max(1, phase_of(state.at))


def throws(chance: Chance, text: str) -> list[Throw]:
    """The dice that a seat threw, each worth 1 unless it shows a skull."""
    if chance.kind != "roll":
        return []
    faces = [int(word.rstrip(",")) for word in text.split() if word.rstrip(",").isdecimal()]
    return [Throw(int(chance.seat), int(face < FACES), _DIE) for face in faces]


def asides(chance: Chance, text: str) -> dict[str, int]:
    """Nothing more is told of an outcome."""
    return {}
