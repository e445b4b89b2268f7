"""Tournaments: every bot against every other, with how sure the outcome is."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import permutations
from math import log, sqrt
from pathlib import Path

from burgrave.arena.match import Played, simulate
from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game, Value

_SURE = 1.959964
"""So many standard deviations leave out five of a hundred."""
_CHUNK = 20
"""Games between two notes, and between two looks at whether it is decided."""
_EDGE = 0.05
"""A bot is called better if its share of wins is fair by this much more."""
_DOUBT = 0.05
"""How often a verdict may be wrong."""


@dataclass
class Pairing:
    """One bot against a table of another."""

    bot: str
    against: str
    seats: int
    games: int = 0
    wins: float = 0.0
    """Shared wins count in parts."""

    @property
    def share(self) -> float:
        """The part of the games that the bot won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, in 95 of 100 tournaments (Wilson)."""
        return wilson(self.wins, self.games)

    @property
    def verdict(self) -> str:
        """`better` or `not better` than fair, once a sequential test is sure; else `open`."""
        return sequential(self.wins, self.games, 1 / self.seats)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    """
    if not games:
        return 0.0, 1.0
    share, square = wins / games, _SURE**2
    middle = share + square / (2 * games)
    reach = _SURE * sqrt(share * (1 - share) / games + square / (4 * games**2))
    whole = 1 + square / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def sequential(wins: float, games: int, fair: float) -> str:
    """Wald's test of “wins more than its fair share by an edge” against “wins its fair share”.

    >>> sequential(90, 100, 0.5), sequential(48, 100, 0.5), sequential(3, 4, 0.5)
    ('better', 'open', 'open')
    """
    more = fair + _EDGE
    ratio = wins * log(more / fair) + (games - wins) * log((1 - more) / (1 - fair))
    sure = log((1 - _DOUBT) / _DOUBT)
    return "better" if ratio >= sure else "not better" if ratio <= -sure else "open"


def tournament(
    game: Game,
    bots: Sequence[str],
    games: int,
    seats: int = 2,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    processes: int = 1,
    notes: Path | None = None,
    until_sure: bool = False,
    on_progress: Callable[[int, int], None] | None = None,
) -> list[Pairing]:
    """Each bot alone against tables of each other one; with two seats one pairing tells both ways.

    `notes` keeps every finished chunk: a tournament that was killed goes on there. With
    `until_sure` a pairing ends as soon as the sequential test has a verdict.
    """
    if len(set(bots)) < 2:
        raise BadOption("A tournament needs at least two different bots.")
    game.settled(seats, dict(options or {}))
    pairs = [(a, b) for a, b in permutations(bots, 2) if seats > 2 or bots.index(a) < bots.index(b)]
    name = [game.name, list(bots), seats, seed, dict(options or {}), until_sure]
    known = _read(notes, name)
    # A pairing ends with whole rounds of seats, so that luck is dealt evenly.
    chunk = -(-_CHUNK // seats) * seats
    pairings = []
    for number, (bot, against) in enumerate(pairs):
        pairing = Pairing(bot, against, seats)
        while pairing.games < games and not (until_sure and pairing.verdict != "open"):
            size = min(chunk, games - pairing.games)
            key = f"{bot} {against} {pairing.games} {size}"
            if key not in known:
                line_up = [bot, *[against] * (seats - 1)]
                known[key] = _wins(
                    game, line_up, size, pairing.games, seed * 1009 + number, options, processes
                )
                _write(notes, name, known)
            pairing.games += size
            pairing.wins += known[key]
            if on_progress is not None:
                on_progress(number * games + pairing.games, len(pairs) * games)
        pairings.append(pairing)
    return pairings


def _wins(
    game: Game,
    line_up: list[str],
    games: int,
    first: int,
    seed: int,
    options: Mapping[str, Value] | None,
    processes: int,
) -> float:
    won = []

    def count(played: Played) -> None:
        place = played.places[played.sitting.index(0)]
        won.append(1 / played.places.count(1) if place == 1 else 0.0)

    result = simulate(
        *(game, line_up, games, seed, options, processes),
        on_game=count,
        first=first,
        mirrored=True,
    )
    if result.interrupted:
        raise KeyboardInterrupt
    return sum(won)


def document(game: Game, pairings: Sequence[Pairing], seed: int) -> dict[str, object]:
    """A tournament as a JSON document."""
    rows = [
        {**asdict(each), "share": each.share, "interval": each.interval, "verdict": each.verdict}
        for each in pairings
    ]
    return {"game": game.name, "seed": seed, "pairings": rows}


def _read(notes: Path | None, name: list[object]) -> dict[str, float]:
    if notes is None or not notes.exists():
        return {}
    told = json.loads(notes.read_text("utf-8"))
    if told["tournament"] != name:
        raise BadOption(f"{notes} holds another tournament; name another file, or remove it.")
    return {str(key): float(wins) for key, wins in told["wins"].items()}


def _write(notes: Path | None, name: list[object], known: dict[str, float]) -> None:
    if notes is not None:
        fresh = notes.with_name(notes.name + ".new")
        fresh.write_text(json.dumps({"tournament": name, "wins": known}), "utf-8")
        fresh.replace(notes)
