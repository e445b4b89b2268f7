"""When things happened and whose die it was, for the figures after a game."""

from burgrave import Chance, State
from burgrave.games import Throw
from carter.game import FACES, Carter


def when(state: State) -> tuple[int, int]:
    """The round and whose turn it is in it, both from 1; the end comes with the last turn."""
    assert isinstance(state, Carter)
    return state.round, state.seats if state.over else state.active + 1


def throws(chance: Chance, text: str) -> list[Throw]:
    """The die of whoever throws."""
    return [Throw(int(chance.seat), int(text.split()[-1]), tuple(range(1, FACES + 1)))]


def asides(chance: Chance, text: str) -> dict[str, int]:
    """No outcome is told by itself after the game."""
    return {}
