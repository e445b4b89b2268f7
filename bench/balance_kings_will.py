"""How The King's Will plays out among greedy bots: the numbers behind its reconstructed values.

    python bench/balance_kings_will.py --games 2000 --processes 2

writes docs/balance/kings-will.md: for each number of players the turns of a round, the tribute
paid, points by source, and how often each card, building, settlement and offer is taken and with
what success.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

import burgrave
from burgrave import Event, Rng, Seat
from burgrave.bots import bot
from burgrave.games.kings_will.components import BUILDINGS, SETTLEMENTS, TILES, TRAVEL, WILLS

GAME = "kings-will"
PAGE = Path(__file__).parent.parent / "docs" / "balance" / f"{GAME}.md"
CHUNK = 25
HEAD = """# The King's Will: the balance report

What happens when greedy bots play among themselves. `make balance` plays the games and writes this
page; the same games come out every time. All figures are means; a *seat* is one player of one
game. A card's *fulfilled* is how many of the discs on it scored its points in full or in part,
*wrath* how many met the king's wrath. *Won with* is how often a seat that has the building won.
"""


@dataclass
class Tally:
    """Exact sums over some games."""

    games: int = 0
    seats: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    """How many rounds had so many turns."""
    counts: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        """Add other games."""
        self.games += other.games
        self.seats += other.seats
        self.rounds += other.rounds
        self.counts.update(other.counts)
        self.points.update(other.points)


def play(players: int, seed: int, tally: Tally) -> None:
    """One game of greedy bots."""
    state = burgrave.game(GAME).new(players)
    dice, choices, veil = (Rng(seed * 3 + purpose) for purpose in range(3))
    greedy = bot("greedy")
    log: list[Event] = []
    while not state.over:
        chance = state.chance
        if chance is not None:
            state.settle(chance.sample(dice), log)
        else:
            seat = state.actors[0]
            state.play(seat, greedy.choose(Seat(seat, state, veil), choices), log)
    tally.games += 1
    tally.seats += players
    places = state.ranking()
    for event in log:
        count(event, places, tally)
    for row, place in zip(state.scores(), places, strict=True):
        tally.points.update(row)
        if place == 1:
            tally.points["winner"] += row["total"]
    for seat, facts in enumerate(seats_of(state.view(None))):
        for name in ("peasants", "mood", "education", "development"):
            tally.counts[f"end {name}"] += int(str(facts[name]))
        land = facts["land"]
        assert isinstance(land, list)
        tally.counts["end landscapes"] += len(land)
        if places[seat] == 1 and seat == state.position()["start"]:
            tally.counts["start player won"] += 1


def seats_of(view: dict[str, object]) -> list[dict[str, object]]:
    """The seats of a view."""
    seats = view["seats"]
    assert isinstance(seats, list)
    return seats


def count(event: Event, places: Sequence[int], tally: Tally) -> None:
    """Book one event."""
    facts, counts = event.facts, tally.counts
    if event.kind == "king arrives":
        turns = facts["turns"]
        assert isinstance(turns, int)
        tally.rounds[turns] += 1
    elif event.kind == "will scored":
        points = facts["points"]
        assert isinstance(points, int)
        counts[f"discs {facts['card']}"] += 1
        counts[f"scored {facts['card']}"] += points > 0
        counts[f"wrath {facts['card']}"] += points < 0
        counts[f"points {facts['card']}"] += points
    elif event.kind == "erected":
        counts[f"building {facts['building']}"] += 1
        counts[f"won {facts['building']}"] += places[event.seat] == 1
    elif event.kind == "founded":
        counts[f"settlement {facts['settlement']}"] += 1
    elif event.kind == "tile taken":
        counts[f"tile {facts['tile']}"] += 1
    elif event.kind == "round begins":
        counts[f"travel {facts['tile']}"] += len(places)
        counts["travel now"] = [tile.id for tile in TRAVEL].index(str(facts["tile"]))
    elif event.kind in ("tribute paid", "gave"):
        tile = TRAVEL[counts["travel now"]]
        counts[f"{event.kind} {tile.id}"] += 1
        if event.kind == "gave":
            number = offer_number(tile.id, facts)
            counts[f"gave {tile.id} {number}"] += 1
    elif event.kind in ("rebellion", "explored", "offspring", "landscape found"):
        counts[event.kind] += 1


def offer_number(tile: str, facts: dict[str, object]) -> int:
    """Which offer of a tile was taken up."""
    offers = next(each.offers for each in TRAVEL if each.id == tile)
    given = (facts["goods"], facts["peasants"])
    return next(i for i, offer in enumerate(offers) if (offer.give, offer.peasants) == given)


def chunk(players: int, first: int, last: int) -> Tally:
    """Some games, in a process of their own."""
    tally = Tally()
    for number in range(first, last):
        play(players, 1_000_000 * players + number, tally)
    return tally


def run(players: int, games: int, processes: int) -> Tally:
    """All games of a number of players."""
    tally = Tally()
    firsts = range(0, games, CHUNK)
    lasts = [min(games, first + CHUNK) for first in firsts]
    if processes == 1:
        for first, last in zip(firsts, lasts, strict=True):
            tally.add(chunk(players, first, last))
        return tally
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for part in pool.map(chunk, [players] * len(lasts), firsts, lasts):
            tally.add(part)
    return tally


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table in Markdown."""
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for row in (heads, ["-" * width for width in widths], *rows):
        yield "| " + " | ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)) + " |"
    yield ""


def report(tallies: dict[int, Tally]) -> Iterator[str]:
    """The page, line by line."""
    yield HEAD
    games = next(iter(tallies.values())).games
    yield f"{games:,} games for each number of players.\n"
    heads = ["", *(f"{players} players" for players in tallies)]
    yield "## The game\n"
    yield from table(heads, list(_course(tallies)))
    yield "## Points by source, a seat\n"
    sources = [name for name in next(iter(tallies.values())).points if name != "winner"]
    yield from table(
        heads,
        [
            [name, *(f"{tally.points[name] / tally.seats:.1f}" for tally in tallies.values())]
            for name in sources
        ],
    )
    yield "## Cards\n\nDiscs a game; fulfilled; wrath; points a disc.\n"
    yield from table(
        heads, [[_spoken(w.id), *(_card(t, w.id) for t in tallies.values())] for w in WILLS]
    )
    yield "## Buildings\n\nBought in so many of 100 games; won with.\n"
    yield from table(
        heads, [[_spoken(x.id), *(_building(t, x.id) for t in tallies.values())] for x in BUILDINGS]
    )
    yield "## Settlements\n\nFounded, a seat.\n"
    yield from table(
        heads,
        [
            [x.id, *(f"{t.counts[f'settlement {x.id}'] / t.seats:.2f}" for t in tallies.values())]
            for x in SETTLEMENTS
        ],
    )
    yield "## Tiles\n\nTaken, a game.\n"
    yield from table(
        heads,
        [
            [name, *(f"{t.counts[f'tile {name}'] / t.games:.1f}" for t in tallies.values())]
            for name in TILES[:-1]
        ],
    )
    yield "## Travel tiles\n\nTribute paid; each offer taken up, of those who could see the tile.\n"
    yield from table(heads, [[x.id, *(_travel(t, x.id) for t in tallies.values())] for x in TRAVEL])


def _course(tallies: dict[int, Tally]) -> Iterator[list[str]]:
    def row(name: str, cells: Iterator[str]) -> list[str]:
        return [name, *cells]

    each = list(tallies.values())
    yield row("turns a round", (f"{_mean(t.rounds):.1f}" for t in each))
    yield row("shortest and longest", (f"{min(t.rounds)} to {max(t.rounds)}" for t in each))
    yield row("tribute paid", (f"{_paid(t):.0%}" for t in each))
    yield row("offers taken up, a seat", (f"{_all(t, 'gave ') / 2 / t.seats:.1f}" for t in each))
    yield row("winner's points", (f"{t.points['winner'] / t.games:.1f}" for t in each))
    yield row("start player wins", (f"{t.counts['start player won'] / t.games:.0%}" for t in each))
    for name in ("rebellion", "explored", "offspring", "landscape found"):
        plural = {"rebellion": "rebellions", "explored": "cards explored"}.get(name, name)
        yield row(f"{plural}, a seat", (f"{t.counts[name] / t.seats:.2f}" for t in each))
    for name in ("peasants", "landscapes", "mood", "education", "development"):
        yield row(f"{name} at the end", (f"{t.counts[f'end {name}'] / t.seats:.1f}" for t in each))


def _mean(numbers: Counter[int]) -> float:
    return sum(number * times for number, times in numbers.items()) / sum(numbers.values())


def _all(tally: Tally, start: str) -> int:
    return sum(times for name, times in tally.counts.items() if name.startswith(start))


def _paid(tally: Tally) -> float:
    return _all(tally, "tribute paid ") / (4 * tally.seats)


def _card(tally: Tally, card: str) -> str:
    counts = tally.counts
    discs = max(1, counts[f"discs {card}"])
    told = [f"{counts[f'discs {card}'] / tally.games:.2f}"]
    told += [f"{counts[f'{what} {card}'] / discs:.0%}" for what in ("scored", "wrath")]
    return "; ".join([*told, f"{counts[f'points {card}'] / discs:.1f}"])


def _building(tally: Tally, building: str) -> str:
    times = tally.counts[f"building {building}"]
    won = tally.counts[f"won {building}"] / max(1, times)
    return f"{100 * times / tally.games:.0f}; {won:.0%}"


def _travel(tally: Tally, tile: str) -> str:
    counts = tally.counts
    seats = max(1, counts[f"travel {tile}"])
    offers = [f"{counts[f'gave {tile} {i}'] / seats:.0%}" for i in range(3)]
    return "; ".join([f"{counts[f'tribute paid {tile}'] / seats:.0%}", *offers])


def _spoken(name: str) -> str:
    return name.replace("_", " ")


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description="Write the balance report of The King's Will.")
    parser.add_argument("--games", type=int, default=2000, help="games for each number of players")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--print", action="store_true", help="print the page instead of writing it")
    arguments = parser.parse_args()
    counts = burgrave.game(GAME).seats
    tallies = {n: run(n, arguments.games, arguments.processes) for n in counts}
    page = "\n".join(report(tallies))
    if arguments.print:
        print(page)
    else:
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(page.rstrip() + "\n", "utf-8", newline="\n")


if __name__ == "__main__":
    main()
