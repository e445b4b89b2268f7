"""How games hold together: many games of equal bots, counted, and a page for each game.

python bench/balance/among_bots.py era --games 2000 --processes 2

Greedy bots play, or others where the page of a game asks for them; --bot names yet others.

writes docs/balance/<game>.md. The same numbers give the same games, in any number of processes or
on a Ray cluster (--ray local, --ray ADDRESS; there this folder has to be on the PYTHONPATH).
"""

import argparse
import sys
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from tables import Sums

import burgrave
from burgrave import Event, Rng, Seat
from burgrave.arena.crew import Crew, crew
from burgrave.bots import Bot, bot

PAGES = Path(__file__).parents[2] / "docs" / "balance"
GAMES = {
    path.stem.removeprefix("balance_").replace("_", "-"): import_module(path.stem)
    for path in sorted(Path(__file__).parent.glob("balance_*.py"))
}
"""What counts a game and writes its page."""
CHUNK = 5
Job = tuple[str, str, int, int, int]
"""The game, the bot, the number of players, the first game and the one behind the last."""


def play(game: burgrave.Game, players: int, seed: int, player: Bot, tally: Sums) -> None:
    """Play one game and count it; what the page of the game wants to see equally often is drawn."""
    page = GAMES[game.name]
    drawn = getattr(page, "drawn_by_lot", _nothing)
    state = game.new(players, **getattr(page, "OPTIONS", {}))
    dice, choices, veil = (Rng(4 * seed + purpose) for purpose in range(3))
    log: list[Event] = []
    while not state.over:
        chance = state.chance
        if chance is not None:
            state.settle(chance.sample(dice), log)
            continue
        seat = state.actors[0]
        if drawn(state):
            legal = state.legal(seat)
            state.play(seat, legal[choices.below(len(legal))], log)
            continue
        state.play(seat, player.choose(Seat(seat, state, veil), choices), log)
    tally.games += 1
    tally.seats += players
    tally.count(state, log)


def _nothing(_: burgrave.State) -> bool:
    return False


def chunk(job: Job) -> Sums:
    """Some games, wherever that is."""
    name, spelling, players, first, last = job
    tally: Sums = GAMES[name].Tally()
    for seed in range(first, last):
        play(burgrave.game(name), players, seed, bot(spelling), tally)
    return tally


def counted(name: str, spelling: str, players: int, games: int, team: Crew) -> Sums:
    """All games of one number of players."""
    jobs: list[Job] = [
        (name, spelling, players, first, min(games, first + CHUNK))
        for first in range(0, games, CHUNK)
    ]
    tally: Sums = GAMES[name].Tally()
    for number, part in enumerate(team.each(chunk, jobs), 1):
        tally.add(part)
        print(f"{name}, {players} players: {number} of {len(jobs)}", file=sys.stderr, flush=True)
    return tally


def main() -> None:
    """Play, and write the pages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", choices=[*GAMES, []], default=[])
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--bot", help="who plays; otherwise as the page of the game says")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster, or local")
    arguments = parser.parse_args()
    with crew(arguments.processes, arguments.ray) as team:
        for name in arguments.game or GAMES:
            spelling = arguments.bot or getattr(GAMES[name], "BOT", "greedy")
            tallies = {
                players: counted(name, spelling, players, arguments.games, team)
                for players in getattr(GAMES[name], "SEATS", burgrave.game(name).seats)
            }
            page = "\n".join(GAMES[name].page(tallies)).rstrip() + "\n"
            (PAGES / f"{name}.md").write_text(page, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
