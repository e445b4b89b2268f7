"""Kingsburg among shrewd bots: governors, points, buildings and rows, with all modules."""

from collections import Counter
from collections.abc import Iterator

from tables import Sums, percent, points_by_source, spoken, table

import burgrave
from burgrave import Event
from burgrave.arena.evidence import wilson
from burgrave.games.kingsburg.components import GOVERNORS

BOT = "shrewd"
SEATS = (4,)
OPTIONS: dict[str, str | bool] = {
    "edition": "revised",
    "more_buildings": True,
    "governors": True,
    "army_tokens": True,
}
SHARES = 60
"""A win divides evenly among up to five, so wins are counted in sixtieths and stay exact."""

HEAD = """# Kingsburg: the balance report

What happens when four shrewd bots play the revised edition with all modules among themselves.
`make balance` plays the games and writes this page. A fair share of wins is 25 %; each has its
95 % interval (Wilson), and *even* says whether the interval meets 20 to 30 %. Bots choose their
governor among those that they were dealt.
"""


class Tally(Sums):
    """What some games came to."""

    def __init__(self) -> None:
        super().__init__()
        self.governors: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        """By governor, in sixtieths."""
        self.built: Counter[str] = Counter()
        self.winners: Counter[str] = Counter()
        """What winners built, in sixtieths."""
        self.starts: Counter[int] = Counter()
        """By seat, in sixtieths."""

    def count(self, state: burgrave.State, log: list[Event]) -> None:
        """Add what happened in a finished game."""
        places = state.ranking()
        share = SHARES // places.count(1)
        seats = state.view(None)["seats"]
        for seat, (place, row) in enumerate(zip(places, state.scores(), strict=True)):
            won = share if place == 1 else 0
            self.points.update(row)
            self.governors[seats[seat]["governor"]] += 1
            self.wins[seats[seat]["governor"]] += won
            self.starts[seat] += won
            # What is still standing says less than what somebody once built.
            built = {str(e.facts["building"]) for e in log if e.kind == "built" and e.seat == seat}
            self.built.update(built)
            self.winners.update(dict.fromkeys(built, won))


def page(tallies: dict[int, Tally]) -> Iterator[str]:
    """The page, line by line."""
    [tally] = tallies.values()
    yield HEAD
    yield f"{tally.games:,} games of four, {tally.seats:,} seats.\n"
    yield "## Governors\n"
    names = sorted(
        (governor.id for governor in GOVERNORS),
        key=lambda id: (-tally.wins[id] / max(1, tally.governors[id]), id),
    )
    head = ["governor", "seats", "won", "95 % interval", "even"]
    yield from table(head, [_governor(tally, id) for id in names])
    yield "## Buildings\n\nSeats that built it, and how many of them won.\n"
    rows = [
        [spoken(id), percent(times, tally.seats), *_won(tally.winners[id], times)]
        for id, times in tally.built.most_common()
    ]
    yield from table(["building", "built by", "won", "95 % interval"], rows)
    yield "## Seats\n"
    seats = [[str(n + 1), *_won(tally.starts[n], tally.games)] for n in range(SEATS[0])]
    yield from table(["seat", "won", "95 % interval"], seats)
    yield "## Points by source, a seat\n"
    yield from table(["source", "points"], points_by_source([tally]))


def _governor(tally: Tally, id: str) -> list[str]:
    seats = tally.governors[id]
    low, high = wilson(tally.wins[id] / SHARES, seats)
    even = "open" if not seats else "yes" if low <= 0.3 and high >= 0.2 else "no"
    return [spoken(id), str(seats), *_won(tally.wins[id], seats), even]


def _won(sixtieths: int, seats: int) -> list[str]:
    low, high = wilson(sixtieths / SHARES, seats)
    return [percent(sixtieths / SHARES, seats), f"{100 * low:.0f} to {100 * high:.0f} %"]
