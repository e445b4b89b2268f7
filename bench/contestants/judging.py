"""Burgrave: what it costs to judge a position where seasons or rounds begin, a seat."""

import argparse
import time

import meter
import own_game

import burgrave
from burgrave.bots.judgement import judgement_of
from burgrave.bots.judges import judge_of
from burgrave.kernel.state import State

STATES = 300
PASSES = 5
"""Over all states for one reading of the clock."""


def beginnings(arguments: argparse.Namespace) -> list[State]:
    """Positions at the start of seasons or rounds, as players at first glance come to them."""
    opening = own_game.openings(arguments)
    encoder = judgement_of(burgrave.game(arguments.game)).encoder
    judge = judge_of(type(opening()))
    found: list[State] = []
    rng = burgrave.Rng(arguments.seed)
    while len(found) < STATES:
        state, chapter = opening(), 0
        while not state.over:
            chance = state.chance
            if chance is not None:
                state.settle(chance.sample(rng))
                continue
            if int(encoder.chapter(state)) != chapter:
                chapter = int(encoder.chapter(state))
                found.append(state.copy())
            seat = state.actors[0]
            state.play(seat, judge.choose(state, seat, state.legal(seat), rng))
    return found


def main() -> None:
    """Read the command line, measure, print the line."""
    parser = meter.command_line(__doc__)
    own_game.add_options(parser)
    arguments = parser.parse_args()
    meter.stay_on(arguments.core)
    states = beginnings(arguments)
    seats = PASSES * sum(int(state.seats) for state in states)
    promise = judgement_of(burgrave.game(arguments.game)).promise
    nanoseconds: list[float] = []
    end = time.perf_counter() + arguments.seconds
    while not nanoseconds or time.perf_counter() < end:
        begun = time.process_time_ns()
        for _ in range(PASSES):
            for state in states:
                promise(state)
        nanoseconds.append((time.process_time_ns() - begun) / seats)
    meter.show({"judging, ns a seat": sorted(nanoseconds)[len(nanoseconds) // 2]})


if __name__ == "__main__":
    main()
