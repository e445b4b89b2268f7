"""Games as those see them who decide."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from burgrave import Action, Rng, State

Choose = Callable[[State, int, list[Action]], Action]


def decisions(state: State, rng: Rng, choose: Choose) -> Iterator[tuple[State, int, list[Action]]]:
    """Every decision of a game, before it is made: the state, who decides, and what is legal."""
    while not state.over:
        if state.chance is not None:
            state.settle(state.chance.sample(rng))
            continue
        seat = state.actors[0]
        legal = state.legal(seat)
        yield state, seat, legal
        state.play(seat, choose(state, seat, legal))
