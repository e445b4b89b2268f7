"""Burgrave: what each call of the stepped loop costs on mid-game states, and what a copy costs."""

import argparse
import time
from collections.abc import Callable

import meter
import own_game

import burgrave
from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance
from burgrave.kernel.state import State

STATES = 500
MEASURED_GAMES = 20


def step(state: State, rng: burgrave.Rng) -> None:
    """Settle what is due, or let the first actor choose."""
    chance = state.chance
    if chance is not None:
        state.settle(chance.sample(rng))
    else:
        seat = state.actors[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])


def steps_to_the_end(state: State, rng: burgrave.Rng) -> int:
    """Play to the end and count decisions, forced ones and chance events together."""
    steps = 0
    while not state.over:
        step(state, rng)
        steps += 1
    return steps


def mid_game(
    opening: Callable[[], State], rng: burgrave.Rng, wanted: Callable[[State], bool]
) -> list[State]:
    """States from the middle half of random games, one from each game."""
    games = [steps_to_the_end(opening(), rng) for _ in range(MEASURED_GAMES)]
    length = sum(games) // MEASURED_GAMES
    states: list[State] = []
    while len(states) < STATES:
        state = opening()
        left = length // 4 + rng.below(length // 2)
        while not state.over and (left > 0 or not wanted(state)):
            step(state, rng)
            left -= 1
        if not state.over:
            states.append(state)
    return states


def is_decision(state: State) -> bool:
    """Is a seat to choose among several actions?"""
    return state.chance is None and len(state.legal(state.actors[0])) > 1


def is_chance(state: State) -> bool:
    """Is a random event due?"""
    return state.chance is not None


class Watch:
    """Adds up core time by the name of what was timed."""

    def __init__(self) -> None:
        self.spent: dict[str, int] = {}
        self.passes = 0
        self._last = 0

    def start(self) -> None:
        """From now on."""
        self._last = time.process_time_ns()

    def stop(self, name: str) -> None:
        """Until now, for this name."""
        now = time.process_time_ns()
        self.spent[name] = self.spent.get(name, 0) + now - self._last


def time_decisions(watch: Watch, states: list[State], rng: burgrave.Rng) -> None:
    """One pass over states in which a seat chooses; each loop is timed as it stands."""
    watch.start()
    for state in states:
        _ = state.over
    watch.stop("over")
    watch.start()
    for state in states:
        _ = state.chance
    watch.stop("chance")
    watch.start()
    for state in states:
        _ = state.actors[0]
    watch.stop("actors")
    seats = [state.actors[0] for state in states]
    pairs = list(zip(states, seats, strict=True))
    watch.start()
    for state, seat in pairs:
        state.legal(seat)
    watch.stop("legal")
    choices: list[tuple[State, int, list[Action]]] = [
        (state, seat, state.legal(seat)) for state, seat in pairs
    ]
    watch.start()
    for _, _, legal in choices:
        _ = legal[rng.below(len(legal))]
    watch.stop("draw and index")
    watch.start()
    for state in states:
        state.copy()
    watch.stop("copy and free")
    copies: list[State] = []
    keep = copies.append
    watch.start()
    for state in states:
        keep(state.copy())
    watch.stop("copy")
    moves = [
        (copy, seat, legal[rng.below(len(legal))])
        for copy, (_, seat, legal) in zip(copies, choices, strict=True)
    ]
    watch.start()
    for copy, seat, action in moves:
        copy.play(seat, action)
    watch.stop("play")


def time_chances(watch: Watch, states: list[State], rng: burgrave.Rng) -> None:
    """One pass over states in which a random event is due."""
    events: list[tuple[State, Chance]] = []
    for state in states:
        chance = state.chance
        if chance is not None:
            events.append((state.copy(), chance))
    watch.start()
    for _, chance in events:
        chance.sample(rng)
    watch.stop("sample")
    outcomes = [(copy, chance.sample(rng)) for copy, chance in events]
    watch.start()
    for copy, outcome in outcomes:
        copy.settle(outcome)
    watch.stop("settle")


def measure(arguments: argparse.Namespace) -> dict[str, float | int | None]:
    """Passes over the same states until the time is up; nanoseconds a call."""
    opening = own_game.openings(arguments)
    rng = burgrave.Rng(arguments.seed)
    deciding = mid_game(opening, rng, is_decision)
    waiting = mid_game(opening, rng, is_chance)
    watch = Watch()
    time_decisions(Watch(), deciding, rng)
    time_chances(Watch(), waiting, rng)
    end = time.perf_counter() + arguments.seconds
    while True:
        time_decisions(watch, deciding, rng)
        time_chances(watch, waiting, rng)
        watch.passes += 1
        if time.perf_counter() >= end:
            break
    each = {name: spent / watch.passes / STATES for name, spent in watch.spent.items()}
    figures: dict[str, float | int | None] = {f"{name}, ns": ns for name, ns in each.items()}
    figures["copy / play"] = each["copy"] / each["play"]
    figures["copy and free / play"] = each["copy and free"] / each["play"]
    return figures


def main() -> None:
    """Read the command line, measure, print the line."""
    parser = meter.command_line(__doc__)
    own_game.add_options(parser)
    arguments = parser.parse_args()
    meter.stay_on(arguments.core)
    meter.show(measure(arguments))


if __name__ == "__main__":
    main()
