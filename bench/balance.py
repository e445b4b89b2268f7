"""How a game holds together: many games of greedy bots, counted and written as a page.

python bench/balance.py era --games 2000 --processes 2 > docs/balance/era.md
"""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

import burgrave
from burgrave import Event, Rng, Seat
from burgrave.bots import Bot, bot

CHUNK = 25


@dataclass
class Tally:
    """What some games came to; sums only, so that they add up in any grouping."""

    games: int = 0
    seats: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    winners_points: Counter[str] = field(default_factory=Counter)
    wins: int = 0
    """Winners in all; a shared first place has several."""
    built: Counter[str] = field(default_factory=Counter)
    owners: Counter[str] = field(default_factory=Counter)
    """Seats that built one of a kind at least."""
    winning_owners: Counter[str] = field(default_factory=Counter)
    struck: Counter[str] = field(default_factory=Counter)
    steps: Counter[str] = field(default_factory=Counter)
    """Steps of disaster by cause."""
    turned: Counter[str] = field(default_factory=Counter)
    starts: Counter[int] = field(default_factory=Counter)
    """Wins by place in the first turn order."""
    player_rounds: int = 0
    totals: list[int] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Add other games."""
        for name, value in vars(other).items():
            mine = getattr(self, name)
            if isinstance(value, Counter):
                mine.update(value)
            else:
                setattr(self, name, mine + value)


def play(game: burgrave.Game, players: int, seed: int, greedy: Bot, tally: Tally) -> None:
    """Play one game and count it."""
    state = game.new(players)
    dice, choices, veil = (Rng(4 * seed + purpose) for purpose in range(3))
    log: list[Event] = []
    while not state.over:
        chance = state.chance
        if chance is not None:
            state.settle(chance.sample(dice), log)
            continue
        seat = state.actors[0]
        state.play(seat, greedy.choose(Seat(seat, state, veil), choices), log)
    count(state, log, tally)


def count(state: burgrave.State, log: list[Event], tally: Tally) -> None:
    """Add a finished game."""
    view: dict[str, Any] = state.view(None)
    ranking, scores = state.ranking(), state.scores()
    winners = [seat for seat, place in enumerate(ranking) if place == 1]
    tally.games += 1
    tally.seats += len(ranking)
    tally.rounds[view["round"]] += 1
    tally.player_rounds += view["round"] * len(ranking)
    tally.wins += len(winners)
    first = 0
    owned: list[set[str]] = [set() for _ in ranking]
    for event in log:
        facts: dict[str, Any] = event.facts
        if event.kind == "built":
            tally.built[facts["piece"]] += 1
            owned[event.seat].add(facts["piece"])
        elif event.kind == "disaster strikes":
            tally.struck[facts["disaster"]] += 1
        elif event.kind == "disaster":
            tally.steps[facts["why"]] += facts["steps"]
        elif event.kind == "marker turned":
            tally.turned[facts["piece"]] += 1
        elif event.kind == "start player":
            first = int(event.seat)
    for seat, row in enumerate(scores):
        tally.points.update(row)
        tally.totals.append(row["total"])
        tally.owners.update(owned[seat])
        if seat in winners:
            tally.winners_points.update(row)
            tally.winning_owners.update(owned[seat])
            tally.starts[(seat - first) % len(ranking)] += 1


def chunk(job: tuple[str, int, int, int]) -> Tally:
    """Play some games in a process of their own."""
    name, players, start, end = job
    game, greedy, tally = burgrave.game(name), bot("greedy"), Tally()
    for seed in range(start, end):
        play(game, players, seed, greedy, tally)
    return tally


def counted(name: str, players: int, games: int, processes: int) -> Tally:
    """Play the games of one number of players."""
    jobs = [(name, players, first, min(games, first + CHUNK)) for first in range(0, games, CHUNK)]
    tally = Tally()
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for number, part in enumerate(pool.map(chunk, jobs), 1):
            tally.add(part)
            print(f"{players} players: {number} of {len(jobs)}", file=sys.stderr, flush=True)
    return tally


def table(title: str, rows: list[tuple[str, list[str]]], heads: list[str]) -> list[str]:
    """A Markdown table."""
    lines = [f"## {title}", "", f"| | {' | '.join(heads)} |", f"|---|{'---:|' * len(heads)}"]
    lines += [f"| {name} | {' | '.join(cells)} |" for name, cells in rows]
    return [*lines, ""]


def percent(part: float, whole: float) -> str:
    """A share in percent, or a dash where there is nothing to share."""
    return f"{100 * part / whole:.0f} %" if whole else "-"


def page(game: burgrave.Game, tallies: dict[int, Tally]) -> str:
    """The whole page."""
    every = list(tallies.values())
    heads = [f"{players} player{'s' if players > 1 else ''}" for players in tallies]
    games = every[0].games
    lines = [
        f"# {game.title}: how it holds together",
        "",
        f"{games:,} games of greedy bots for each number of players, counted by"
        f" `python bench/balance.py {game.name} --games {games}`. Means per game or per seat and"
        " game, as each table says.",
        "",
    ]

    def row(name: str, values: list[str]) -> tuple[str, list[str]]:
        return name, values

    lengths = [sorted(t.rounds.elements()) for t in every]
    lines += table(
        "Length",
        [
            row("rounds, mean", [f"{sum(found) / len(found):.1f}" for found in lengths]),
            row(
                "nine games of ten",
                [f"{f[len(f) // 20]} to {f[-1 - len(f) // 20]}" for f in lengths],
            ),
            row("shortest and longest", [f"{f[0]} and {f[-1]}" for f in lengths]),
        ],
        heads,
    )
    sources = [name for name in every[0].points if name != "total"]
    rows = [row(s, [f"{t.points[s] / t.seats:.1f}" for t in every]) for s in [*sources, "total"]]
    rows.append(
        row("total of winners", [f"{t.winners_points['total'] / t.wins:.1f}" for t in every])
    )
    lines += table("Points by source, per seat", rows, heads)
    kinds = sorted({kind for t in every for kind in t.built}, key=lambda k: -every[-1].built[k])
    missing = [piece for piece in supplied(game) if piece not in kinds]
    rows = [row(k, [f"{t.built[k] / t.games:.2f}" for t in every]) for k in [*kinds, *missing]]
    lines += table("Pieces built, per game", rows, heads)
    rows = [
        row(
            k,
            [
                f"{percent(t.winning_owners[k], t.wins)} of {percent(t.owners[k], t.seats)}"
                for t in every
            ],
        )
        for k in kinds
    ]
    lines += table("Who built one: of the winners, and of all", rows, heads)
    rows = [
        row(k, [percent(t.struck[k], t.player_rounds) for t in every])
        for k in sorted({k for t in every for k in t.struck}, key=lambda k: -every[-1].struck[k])
    ]
    lines += table("Disasters, share of player-rounds", rows, heads)
    causes = sorted({k for t in every for k in t.steps}, key=lambda k: -every[-1].steps[k])
    rows = [row(k, [f"{t.steps[k] / t.seats:.2f}" for t in every]) for k in causes]
    lines += table("Steps of disaster by cause, per seat", rows, heads)
    rows = [
        row(k, [percent(t.turned[k], t.games) for t in every])
        for k in sorted({k for t in every for k in t.turned}, key=lambda k: -every[-1].turned[k])
    ]
    lines += table("End markers turned, share of games", rows, heads)
    most = max(tallies)
    rows = [
        row(
            f"{place + 1}",
            [percent(t.starts[place], t.wins) if place < n else "-" for n, t in tallies.items()],
        )
        for place in range(most)
    ]
    lines += table("Wins by place in the first turn order", rows, heads)
    return "\n".join(lines)


def supplied(game: burgrave.Game) -> list[str]:
    """Every kind of piece that could be built."""
    supply = game.new(game.seats[-1]).view(None).get("supply", {})
    assert isinstance(supply, dict)
    return [piece for piece in supply if piece != "scorched_land"]


def main() -> int:
    """Count the games and print the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["era"])
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--players", type=int, nargs="*", help="only these numbers of players")
    arguments = parser.parse_args()
    game = burgrave.game(arguments.game)
    tallies = {
        players: counted(game.name, players, arguments.games, arguments.processes)
        for players in arguments.players or game.seats
    }
    print(page(game, tallies))
    return 0


if __name__ == "__main__":
    sys.exit(main())
