"""When things happened and whose dice they were, for the figures after a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games import Throw
from burgrave.games.era.board import Board
from burgrave.games.era.components import DICE
from burgrave.games.era.steps import phase_of

if TYPE_CHECKING:
    from burgrave.kernel.chance import Chance
    from burgrave.kernel.state import State

_WORTHS = {
    die.id: tuple(sum(symbol != "skull" for symbol in face) for face in die.faces) for die in DICE
}
"""What each face of each kind of dice brings."""


def moment(state: State) -> tuple[int, int]:
    """The round and its phase, both from 1, that a state belongs to; the set-up counts to both."""
    assert isinstance(state, Board)
    return int(state.round), max(1, phase_of(state.at))


def throws(chance: Chance, text: str) -> list[Throw]:
    """The dice that a seat threw; a skull is worth nothing, other faces their symbols."""
    if chance.kind != "roll":
        return []
    seat = int(chance.seat)
    found: list[Throw] = []
    for part in text.removeprefix("roll").split(","):
        kind, *faces = part.split()
        worths = _WORTHS[kind]
        found += [Throw(seat, worths[int(face) - 1], worths) for face in faces]
    return found


def asides(chance: Chance, text: str) -> dict[str, int]:
    """Nothing that the page after the game tells one by one."""
    return {}
