"""When things happened and whose dice they were, for the figures after a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games import Throw
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.steps import SEASONS

if TYPE_CHECKING:
    from burgrave.kernel.chance import Chance
    from burgrave.kernel.state import State

_DIE = (1, 2, 3, 4, 5, 6)


def when(state: State) -> tuple[int, int]:
    """The year and the season, from 1, that a state belongs to; winter counts to the autumn."""
    assert isinstance(state, Kingsburg)
    return int(state.year), min(int(state.season), len(SEASONS) - 1) + 1


def throws(chance: Chance, text: str) -> list[Throw]:
    """The dice that a seat rolled, own and bonus; none where no seat rolled."""
    if chance.kind not in ("roll", "reroll"):
        return []
    seat = int(chance.seat)
    return [Throw(seat, int(word), _DIE) for word in text.split() if word.isdecimal()]


def asides(chance: Chance, text: str) -> dict[str, int]:
    """The king's die, where the outcome is one."""
    return {"reinforcements": int(text.split()[-1])} if chance.kind == "reinforcements" else {}
