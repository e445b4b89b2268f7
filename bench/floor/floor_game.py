"""A game without rules, behind the same calls as a real one: what is left is the floor.

The harness compiles this module together with the kernel's generator, as the games are compiled.
"""

from typing import Final

from mypy_extensions import i64

from burgrave.kernel.rng import Rng

DECISIONS: Final = 200
CHOICES: Final = 10


class EmptyAction:
    """An action that does nothing."""

    def __init__(self, number: int) -> None:
        self.id: Final[int] = number


class EmptyState:
    """A state that only counts down to its end."""

    def __init__(self) -> None:
        self._left: i64 = DECISIONS
        self._actors: tuple[int, ...] = (0,)
        self._catalogue: list[EmptyAction] = [EmptyAction(number) for number in range(CHOICES)]

    @property
    def over(self) -> bool:
        """Has the count come to its end?"""
        return self._left == 0

    @property
    def chance(self) -> EmptyAction | None:
        """Nothing random ever happens."""
        return None

    @property
    def actors(self) -> tuple[int, ...]:
        """The one seat."""
        return self._actors

    def legal(self, seat: i64) -> list[EmptyAction]:
        """The same choices every time, in a new list."""
        return self._catalogue[:]

    def play(self, seat: i64, action: EmptyAction) -> None:
        """Count down."""
        self._left -= 1

    def restart(self) -> None:
        """Count from the start again."""
        self._left = DECISIONS


def playout(state: EmptyState, rng: Rng) -> int:
    """The loop of a whole game inside one call."""
    decisions = 0
    while not state.over:
        if state.chance is not None:
            continue
        seat: i64 = state.actors[0]
        legal = state.legal(seat)
        count: i64 = len(legal)
        if count > 1:
            decisions += 1
        state.play(seat, legal[rng.below(count)])
    return decisions


def draw(choices: list[EmptyAction], rng: Rng, times: i64) -> int:
    """Draw a number and look it up in a list, so many times."""
    # Without a sum of what was found, a compiler could leave the work out.
    total: i64 = 0
    done: i64 = 0
    count: i64 = len(choices)
    while done < times:
        action = choices[rng.below(count)]
        total += action.id
        done += 1
    return total
