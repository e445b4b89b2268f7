"""Are win chances true? Games that no judgement learned from, and how often who was promised won.

    python bench/strength/calibration.py kingsburg --games 1000 --seed 9

Steady bots play, one in twenty of their decisions on a whim, at tables of every size. At the
start of each season or round everybody's chance to win is put beside what came of it.
"""

import argparse
from dataclasses import dataclass

from burgrave import Rng, game
from burgrave.bots.judgement import judgement_of
from burgrave.bots.judgement.value import shares
from burgrave.bots.judges import steady_judge
from burgrave.games import names

_BINS = 10
_WHIM = 20


@dataclass
class Bin:
    """Promises of about the same size, and what came of them."""

    number: int = 0
    promised: float = 0.0
    won: float = 0.0


def play(name: str, seed: int, bins: list[Bin]) -> None:
    """One game, and its promises."""
    rng = Rng(seed)
    chosen = game(name)
    several = [players for players in chosen.seats if players > 1]
    state = chosen.new(several[rng.below(len(several))])
    known, judge = judgement_of(chosen), steady_judge(type(state))
    promises: list[float] = []
    chapter = 0
    while not state.over:
        if known.encoder.chapter(state) != chapter:
            chapter = int(known.encoder.chapter(state))
            promises += known.chances(state)
        if state.chance is not None:
            state.settle(state.chance.sample(rng))
            continue
        seat = state.actors[0]
        legal = state.legal(seat)
        on_a_whim = rng.below(_WHIM) == 0
        pick = legal[rng.below(len(legal))] if on_a_whim else judge.choose(state, seat, legal, rng)
        state.play(seat, pick)
    won = shares(state.ranking())
    for number, promised in enumerate(promises):
        each = bins[min(_BINS - 1, int(promised * _BINS))]
        each.number += 1
        each.promised += promised
        each.won += won[number % state.seats]


def main() -> None:
    """Play the games and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=names())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=9)
    args = parser.parse_args()
    bins = [Bin() for _ in range(_BINS)]
    for number in range(args.games):
        play(args.game, args.seed * 1_000_003 + number, bins)
    print("| promised | won | positions |\n|---|---|---|")
    wrong = 0.0
    for each in bins:
        if each.number:
            promised, won = each.promised / each.number, each.won / each.number
            wrong += abs(promised - won) * each.number
            print(f"| {promised:.1%} | {won:.1%} | {each.number:,} |")
    print(f"\nmean gap {wrong / sum(each.number for each in bins):.1%}")


if __name__ == "__main__":
    main()
