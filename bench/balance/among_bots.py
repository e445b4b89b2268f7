"""How games hold together: many games of greedy bots, counted, and a page for each game.

python bench/balance/among_bots.py era --games 2000 --processes 2

writes docs/balance/<game>.md. The same numbers give the same games, in any number of processes.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from tables import Sums

import burgrave
from burgrave import Event, Rng, Seat
from burgrave.bots import Bot, bot

PAGES = Path(__file__).parents[2] / "docs" / "balance"
GAMES = {
    path.stem.removeprefix("balance_").replace("_", "-"): import_module(path.stem)
    for path in sorted(Path(__file__).parent.glob("balance_*.py"))
}
"""What counts a game and writes its page."""
CHUNK = 25


def play(game: burgrave.Game, players: int, seed: int, greedy: Bot, tally: Sums) -> None:
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
    tally.games += 1
    tally.seats += players
    tally.count(state, log)


def chunk(name: str, players: int, first: int, last: int) -> Sums:
    """Some games, in a process of their own."""
    game, greedy = burgrave.game(name), bot("greedy")
    tally: Sums = GAMES[name].Tally()
    for seed in range(first, last):
        play(game, players, seed, greedy, tally)
    return tally


def counted(name: str, players: int, games: int, processes: int) -> Sums:
    """All games of one number of players."""
    firsts = range(0, games, CHUNK)
    lasts = [min(games, first + CHUNK) for first in firsts]
    tally: Sums = GAMES[name].Tally()
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        jobs = len(lasts)
        for number, part in enumerate(
            pool.map(chunk, [name] * jobs, [players] * jobs, firsts, lasts), 1
        ):
            tally.add(part)
            print(f"{name}, {players} players: {number} of {jobs}", file=sys.stderr, flush=True)
    return tally


def main() -> None:
    """Play, and write the pages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    for name in arguments.game:
        tallies = {
            players: counted(name, players, arguments.games, arguments.processes)
            for players in burgrave.game(name).seats
        }
        page = "\n".join(GAMES[name].page(tallies)).rstrip() + "\n"
        (PAGES / f"{name}.md").write_text(page, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
