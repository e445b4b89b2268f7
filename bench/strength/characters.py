"""What characters build: bots of one level at one table, and what each does otherwise than others.

    python bench/strength/characters.py kingsburg --level shrewd --games 300 --processes 2

For each building, piece or source of points it tells how many a game each character came to, where
one of them is so far from the others that chance can hardly be the reason.
"""

import argparse
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, variance

import burgrave
from burgrave.arena.match import Played, simulate
from burgrave.arena.sightings import Sat, Sightings, families, sightings
from burgrave.bots.characters import characters_of
from burgrave.games import names

CLEARLY = 3.0
"""So many standard errors; some fifty things are compared at once."""
FEW = 0.1
"""What nobody comes to in one of ten games is left out."""


def played(name: str, level: str, games: int, seed: int, processes: int) -> Sightings:
    """Games among all characters of a game."""
    records: list[burgrave.Record] = []

    def keep(each: Played) -> None:
        assert each.record is not None
        records.append(burgrave.record(each.record))

    line_up = [f"{level}-{each}" for each in characters_of(burgrave.game(name))]
    simulate(name, line_up, games, seed, processes=processes, on_game=keep, records=True)
    return sightings(records)


def things(seen: Sightings) -> Iterator[tuple[str, dict[str, list[float]]]]:
    """What is counted, and how often each bot came to it, game by game."""
    bots = sorted({sat.player for sat in seen.sat})

    def each(count: "dict[str, list[float]]", sat: Sat, number: float) -> None:
        count[sat.player].append(number)

    for source in dict.fromkeys(source for sat in seen.sat for source in sat.sources):
        count: dict[str, list[float]] = {bot: [] for bot in bots}
        for sat in seen.sat:
            each(count, sat, float(sat.sources.get(source, 0)))
        yield f"points: {source}", count
    kinds = families(seen)
    found = sorted({thing for sat in seen.sat for thing in sat.things})
    for thing in found:
        kind, family, id = thing
        if kinds.get(family) == kind:
            count = {bot: [] for bot in bots}
            for sat in seen.sat:
                each(count, sat, float(sat.things[thing]))
            yield f"{kind}: {id}", count


def apart(count: dict[str, list[float]]) -> float:
    """By how many standard errors somebody is off from the others, at most."""
    most = 0.0
    for bot, own in count.items():
        others = [each for other, found in count.items() if other != bot for each in found]
        error = sqrt(variance(own) / len(own) + variance(others) / len(others))
        if error > 0.0:
            most = max(most, abs(fmean(own) - fmean(others)) / error)
    return most


def main() -> None:
    """Play, and print a table for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", choices=[*names(), []], default=[])
    parser.add_argument("--level", default="shrewd")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    for name in args.game or names():
        seen = played(name, args.level, args.games, args.seed, args.processes)
        told = [(apart(count), what, count) for what, count in things(seen)]
        bots = sorted({sat.player for sat in seen.sat})
        print(f"\n{name}, {seen.games} games\n\n| a game | {' | '.join(bots)} |")
        print(f"|---|{'---|' * len(bots)}")
        for off, what, count in sorted(told, key=lambda each: -each[0]):
            means = [fmean(count[bot]) for bot in bots]
            if off >= CLEARLY and max(means) >= FEW:
                print(f"| {what} | {' | '.join(f'{mean:.2f}' for mean in means)} |")


if __name__ == "__main__":
    main()
