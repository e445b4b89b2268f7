"""Kingsburg among shrewd bots: governors, points, buildings and rows, with all modules."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt

from tables import Sums, percent, points_by_source, spoken, table

import burgrave
from burgrave import Event
from burgrave.arena.evidence import SURE, wilson
from burgrave.games.kingsburg.components import BUILDINGS, GOVERNORS

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
`make balance` plays the games and writes this page. Each seat draws its governor by lot, so that
all are seen equally often. A fair share of wins is 25 %; each has its 95 % interval (Wilson), and
*even* says whether the interval meets 20 to 30 %. *Ahead* is by how many points a seat ends above
the mean of its table: it says the same as wins with less chance in it, a point being worth some
seven wins of a hundred. [How the governors are tuned](governors.md) tells the rest.
"""


def drawn_by_lot(state: burgrave.State) -> bool:
    """Which governor a seat has is not left to the bots."""
    return state.step == "choose governor"


class Tally(Sums):
    """What some games came to."""

    def __init__(self) -> None:
        super().__init__()
        self.governors: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        """By governor, in sixtieths."""
        self.ahead: Counter[str] = Counter()
        self.ahead_squared: Counter[str] = Counter()
        """By governor: how far above the table's mean, times its seats, so that it stays exact."""
        self.built: Counter[str] = Counter()
        self.winners: Counter[str] = Counter()
        """What winners built, in sixtieths."""
        self.starts: Counter[int] = Counter()
        """By seat, in sixtieths."""

    def count(self, state: burgrave.State, log: list[Event]) -> None:
        """Add what happened in a finished game."""
        places = state.ranking()
        share = SHARES // places.count(1)
        seats, scores = state.view(None)["seats"], state.scores()
        in_all = sum(row["total"] for row in scores)
        for seat, (place, row) in enumerate(zip(places, scores, strict=True)):
            won = share if place == 1 else 0
            governor, ahead = seats[seat]["governor"], len(scores) * row["total"] - in_all
            self.points.update(row)
            self.governors[governor] += 1
            self.wins[governor] += won
            self.ahead[governor] += ahead
            self.ahead_squared[governor] += ahead * ahead
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
        key=lambda id: (-tally.ahead[id] / max(1, tally.governors[id]), id),
    )
    head = ["governor", "seats", "ahead", "won", "95 % interval", "even"]
    yield from table(head, [_governor(tally, id) for id in names])
    yield "## Buildings\n\nSeats that built it, and how many of them won.\n"
    rows = [
        [
            spoken(each.id),
            f"{'ABCDEFG'[each.row]} {each.column}",
            percent(tally.built[each.id], tally.seats),
            *_won(tally.winners[each.id], tally.built[each.id]),
        ]
        for each in sorted(BUILDINGS, key=lambda each: -tally.built[each.id])
    ]
    yield from table(["building", "row, column", "built by", "won", "95 % interval"], rows)
    yield "## Seats\n"
    seats = [[str(n + 1), *_won(tally.starts[n], tally.games)] for n in range(SEATS[0])]
    yield from table(["seat", "won", "95 % interval"], seats)
    yield "## Points by source, a seat\n"
    yield from table(["source", "points"], points_by_source([tally]))


def _governor(tally: Tally, id: str) -> list[str]:
    seats = tally.governors[id]
    low, high = wilson(tally.wins[id] / SHARES, seats)
    even = "open" if not seats else "yes" if low <= 0.3 and high >= 0.2 else "no"
    return [spoken(id), str(seats), _ahead(tally, id), *_won(tally.wins[id], seats), even]


def _ahead(tally: Tally, id: str) -> str:
    """The mean and its 95 % interval, in points."""
    seats = tally.governors[id]
    if not seats:
        return "-"
    mean = tally.ahead[id] / seats
    error = sqrt(max(0.0, tally.ahead_squared[id] / seats - mean * mean) / seats)
    return f"{mean / SEATS[0]:+.1f} ± {SURE * error / SEATS[0]:.1f}"


def _won(sixtieths: int, seats: int) -> list[str]:
    low, high = wilson(sixtieths / SHARES, seats)
    return [percent(sixtieths / SHARES, seats), f"{100 * low:.0f} to {100 * high:.0f} %"]
