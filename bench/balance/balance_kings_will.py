"""The King's Will among shrewd bots: rounds, tribute, points, cards, buildings and tiles."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tables import Sums, heads, points_by_source, spoken, table

import burgrave
from burgrave import Event
from burgrave.arena.evidence import wilson
from burgrave.games.kings_will.components import BUILDINGS, SETTLEMENTS, TILES, TRAVEL, WILLS
from burgrave.kernel.state import View

BOT = "shrewd"
FEWEST, MOST = 0.25, 0.9
"""Of the discs on a card so many are to be fulfilled."""
HEAD = """# The King's Will: the balance report

What happens when shrewd bots play among themselves. `make balance` plays the games and writes this
page. All figures are means; a *seat* is one player of one game. A card's *fulfilled* is how many of
the discs on it scored its points in full or in part, *wrath* how many met the king's wrath. *Won
with* is how often a seat that has the building won.
"""
WANTED = """## What is wanted

A rebellion should be a real threat, the rightmost tile not the best source of points with two, and
every card be fulfilled by 25 to 90 % of its discs. The cards are counted over all tables, with
their 95 % intervals (Wilson); *even* says whether the interval meets that.
"""


class Tally(Sums):
    """What some games came to."""

    def __init__(self) -> None:
        super().__init__()
        self.rounds: Counter[int] = Counter()
        """How many rounds had so many turns."""
        self.counts: Counter[str] = Counter()
        self.winners_points = 0

    def count(self, state: burgrave.State, log: list[Event]) -> None:
        """Add what happened in a finished game."""
        places = state.ranking()
        for event in log:
            count(event, places, self)
        rebelled = {event.seat for event in log if event.kind == "rebellion"}
        self.counts["seats with a rebellion"] += len(rebelled)
        for row, place in zip(state.scores(), places, strict=True):
            self.points.update(row)
            if place == 1:
                self.winners_points += row["total"]
        for seat, facts in enumerate(seats_of(state.view(None))):
            for name in ("peasants", "mood", "education", "development"):
                self.counts[f"end {name}"] += int(str(facts[name]))
            land = facts["land"]
            assert isinstance(land, list)
            self.counts["end landscapes"] += len(land)
            if places[seat] == 1 and seat == state.position()["start"]:
                self.counts["start player won"] += 1


def seats_of(view: View) -> list[dict[str, object]]:
    """The seats of a view."""
    seats = view["seats"]
    assert isinstance(seats, list)
    return seats


def count(event: Event, places: Sequence[int], tally: Tally) -> None:
    """Book one event."""
    facts, counts = event.facts, tally.counts
    if event.kind == "king_arrives":
        turns = facts["turns"]
        assert isinstance(turns, int)
        tally.rounds[turns] += 1
    elif event.kind == "will_scored":
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
    elif event.kind == "tile_taken":
        counts[f"tile {facts['tile']}"] += 1
    elif event.kind == "round_begins":
        counts[f"travel {facts['travel']}"] += len(places)
        counts["travel now"] = [tile.id for tile in TRAVEL].index(str(facts["travel"]))
    elif event.kind == "tribute_paid":
        counts[f"tribute paid {TRAVEL[counts['travel now']].id}"] += 1
    elif event.kind in ("gave", "peasant_given"):
        tile = TRAVEL[counts["travel now"]]
        counts[f"gave {tile.id} {offer_number(tile.id, event)}"] += 1
    elif event.kind in ("rebellion", "explored", "offspring", "landscape_found"):
        counts[event.kind] += 1


def offer_number(tile: str, event: Event) -> int:
    """Which offer of a tile was taken up."""
    offers = next(each.offers for each in TRAVEL if each.id == tile)
    given = ({}, 1) if event.kind == "peasant_given" else (event.facts["pays"], 0)
    return next(i for i, offer in enumerate(offers) if (offer.give, offer.peasants) == given)


def page(tallies: dict[int, Tally]) -> Iterator[str]:
    """The page, line by line."""
    every = list(tallies.values())
    head = heads({**tallies})
    yield HEAD
    yield f"{every[0].games:,} games for each number of players.\n"
    yield WANTED
    yield from table(head, list(_wanted(every)))
    yield from table(["all tables", "discs", "fulfilled", "95 % interval", "even"], _cards(every))
    yield "## The game\n"
    yield from table(head, list(_course(every)))
    yield "## Points by source, a seat\n"
    yield from table(head, points_by_source(every))
    yield "## Cards\n\nDiscs a game; fulfilled; wrath; points a disc.\n"
    yield from table(head, [[spoken(w.id), *(_card(t, w.id) for t in every)] for w in WILLS])
    yield "## Buildings\n\nBought in so many of 100 games; won with.\n"
    yield from table(
        head, [[spoken(x.id), *(_building(t, x.id) for t in every)] for x in BUILDINGS]
    )
    yield "## Settlements\n\nFounded, a seat.\n"
    yield from table(
        head,
        [
            [x.id, *(f"{t.counts[f'settlement {x.id}'] / t.seats:.2f}" for t in every)]
            for x in SETTLEMENTS
        ],
    )
    yield "## Tiles\n\nTaken, a game.\n"
    yield from table(
        head,
        [
            [name, *(f"{t.counts[f'tile {name}'] / t.games:.1f}" for t in every)]
            for name in TILES[:-1]
        ],
    )
    yield "## Travel tiles\n\nTribute paid; each offer taken up, of those who could see the tile.\n"
    yield from table(head, [[x.id, *(_travel(t, x.id) for t in every)] for x in TRAVEL])


def _wanted(each: list[Tally]) -> Iterator[list[str]]:
    seats = (f"{t.counts['seats with a rebellion'] / t.seats:.1%}" for t in each)
    yield ["seats with a rebellion", *seats]
    for number in (1, 2, 3):
        sources = (sorted(_sources(t).items(), key=lambda pair: -pair[1])[number - 1] for t in each)
        yield [f"source {number}", *(f"{spoken(name)} {mean:.1f}" for name, mean in sources)]
    tiles = (f"{_sources(t)['rightmost_tile']:.1f}" for t in each)
    yield ["rightmost tile", *tiles]


def _sources(tally: Tally) -> dict[str, float]:
    """Mean points by source, a seat."""
    return {name: all_ / tally.seats for name, all_ in tally.points.items() if name != "total"}


def _cards(each: list[Tally]) -> list[list[str]]:
    rows: list[tuple[float, list[str]]] = []
    for will in WILLS:
        discs = sum(t.counts[f"discs {will.id}"] for t in each)
        scored = sum(t.counts[f"scored {will.id}"] for t in each)
        low, high = wilson(scored, max(1, discs))
        even = "yes" if low <= MOST and high >= FEWEST else "no"
        share = scored / max(1, discs)
        told = [f"{share:.0%}", f"{low:.0%} to {high:.0%}", even]
        rows.append((share, [spoken(will.id), str(discs), *told]))
    return [row for _, row in sorted(rows, key=lambda pair: -pair[0])]


def _course(each: list[Tally]) -> Iterator[list[str]]:
    def row(name: str, cells: Iterator[str]) -> list[str]:
        return [name, *cells]

    yield row("turns a round", (f"{_mean(t.rounds):.1f}" for t in each))
    yield row("shortest and longest", (f"{min(t.rounds)} to {max(t.rounds)}" for t in each))
    yield row("tribute paid", (f"{_paid(t):.0%}" for t in each))
    yield row("offers taken up, a seat", (f"{_all(t, 'gave ') / t.seats:.1f}" for t in each))
    yield row("winner's points", (f"{t.winners_points / t.games:.1f}" for t in each))
    yield row("start player wins", (f"{t.counts['start player won'] / t.games:.0%}" for t in each))
    for name in ("rebellion", "explored", "offspring", "landscape_found"):
        plural = {"rebellion": "rebellions", "explored": "cards explored"}.get(name, spoken(name))
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
