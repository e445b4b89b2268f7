"""The rows of docs/strength.md: who wins how often against whom, and every game behind it.

    python bench/strength/rows.py --processes 2 --minutes 5
    python bench/strength/rows.py kingsburg --only masterly-100ms

Each row is a match; a row ends when its games are played or its time is up. The games are written
to docs/strength-games.csv.xz, in which those of rows that were not played again stay as they were;
the table is printed.
"""

import argparse
import csv
import io
import lzma
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from burgrave.arena.evidence import wilson
from burgrave.arena.match import Played, simulate

GAMES = Path(__file__).resolve().parents[2] / "docs" / "strength-games.csv.xz"
HEAD = ["game", "options", "seed", "number", "decisions", "bots", "places", "points"]
MODULES = "edition=revised governors=True more_buildings=True army_tokens=True"


@dataclass(frozen=True)
class Row:
    """A match: the first bot of the line-up is the one that is measured."""

    game: str
    bots: str
    games: int
    seed: int
    options: str = ""

    def chosen(self) -> dict[str, str | bool]:
        """The options of the table."""
        pairs = [each.split("=") for each in self.options.split()]
        return {name: value == "True" or value for name, value in pairs}


def rows() -> Iterator[Row]:
    """All rows, the levels first."""
    for game, few, seed in (("kingsburg", 400, 1), ("era", 200, 5), ("kings-will", 60, 1)):
        for better, worse in (("steady", "careless"), ("shrewd", "steady"), ("masterly", "shrewd")):
            games = 1000 if better == "steady" else few
            yield Row(game, f"{better},{worse}", games, seed)
            yield Row(game, f"{better},{worse},{worse},{worse}", games, seed)
        yield Row(game, "steady,greedy,greedy,greedy", 1000, seed)
        for bot in ("shrewd", "masterly-10ms", "masterly-100ms", "masterly-1000ms"):
            yield Row(game, f"{bot},greedy,greedy,greedy", 1000, seed)
        for bot in ("masterly-100ms", "masterly-1000ms"):
            yield Row(game, f"{bot},shrewd,shrewd,shrewd", 400, seed)
        for seats in (2, 3, 5) if game == "kingsburg" else (2, 3):
            yield Row(game, ",".join(["shrewd"] + ["greedy"] * (seats - 1)), 400, seed)
    for bot in ("shrewd", "masterly-10ms", "masterly-100ms", "masterly-1000ms"):
        yield Row("kingsburg", f"{bot},greedy,greedy,greedy", 1000, 1, MODULES)


def play(row: Row, minutes: float, processes: int) -> list[list[str]]:
    """The games of a row, as many as there was time for."""
    line_up = row.bots.split(",")
    found: list[list[str]] = []
    until = time.monotonic() + 60.0 * minutes

    def note(played: Played) -> None:
        bots = " ".join(line_up[each] for each in played.sitting)
        places = " ".join(str(place) for place in played.places)
        points = " ".join(str(row["total"]) for row in played.scores)
        about = [row.game, row.options, str(row.seed), str(played.number), str(played.decisions)]
        found.append([*about, bots, places, points])

    def look_at_the_clock(done: int) -> None:
        if time.monotonic() > until:
            raise KeyboardInterrupt

    simulate(
        row.game,
        line_up,
        row.games,
        row.seed,
        row.chosen(),
        processes,
        on_progress=look_at_the_clock,
        on_game=note,
    )
    return found


def told(row: Row, games: list[list[str]]) -> str:
    """A row of the table."""
    first, *others = row.bots.split(",")
    won = mine = theirs = 0.0
    for *_, bots, places, points in games:
        seat = bots.split().index(first)
        placed = [int(place) for place in places.split()]
        scored = [int(each) for each in points.split()]
        won += 1.0 / placed.count(1) if placed[seat] == 1 else 0.0
        mine += scored[seat]
        theirs += (sum(scored) - scored[seat]) / len(others)
    number = len(games)
    low, high = wilson(won, number)
    against = others[0] if len(others) == 1 else f"{len(others)} {others[0]}"
    where = row.game + (", all modules" if row.options else "")
    share = f"{100 * won / number:.0f} % | {100 * low:.0f} to {100 * high:.0f} %"
    means = f"{mine / number:.1f} | {theirs / number:.1f}"
    return f"| {where} | {first} | {against} | {number} | {share} | {means} |"


def kept() -> list[list[str]]:
    """The games of the file."""
    with lzma.open(GAMES, "rt", encoding="utf-8", newline="") as file:
        return list(csv.reader(file))[1:]


def is_of(game: list[str], row: Row) -> bool:
    """Does a game of the file belong to a row?"""
    same = game[:3] == [row.game, row.options, str(row.seed)]
    return same and sorted(game[5].split()) == sorted(row.bots.split(","))


def write(games: list[list[str]]) -> None:
    """The file anew, all or nothing."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([HEAD, *games])
    fresh = GAMES.with_name(GAMES.name + ".new")
    fresh.write_bytes(lzma.compress(text.getvalue().encode(), preset=9))
    fresh.replace(GAMES)


def main() -> None:
    """Play the rows that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", help="only rows of this game")
    parser.add_argument("--only", help="only rows of this bot")
    parser.add_argument("--minutes", type=float, default=60.0, help="for a row, at most")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    for row in rows():
        wanted = asked.game in (None, row.game) and asked.only in (None, row.bots.split(",")[0])
        if wanted:
            games = play(row, asked.minutes, asked.processes)
            if games:
                write([*(each for each in kept() if not is_of(each, row)), *games])
                print(told(row, games), flush=True)


if __name__ == "__main__":
    main()
