"""Era among shrewd bots: length, points, awards, pieces and disasters."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tables import Sums, heads, percent, points_by_source, spoken, table

import burgrave
from burgrave import Event

BOT = "shrewd"
AWARDS = ("largest_city", "most_culture")
CULTURE = "culture, universities and most culture"
WEIGHED = {
    "largest city": ("largest_city",),
    "points doubled in cities": ("cities",),
    CULTURE: ("culture", "universities", "most_culture"),
}
"""Points that might decide who wins."""


class Tally(Sums):
    """What some games came to."""

    def __init__(self) -> None:
        super().__init__()
        self.rounds: Counter[int] = Counter()
        self.winners_points = 0
        self.wins = 0
        """Winners in all; a shared first place has several."""
        self.built: Counter[str] = Counter()
        self.owners: Counter[str] = Counter()
        """Seats that built one of a kind at least."""
        self.winning_owners: Counter[str] = Counter()
        self.struck: Counter[str] = Counter()
        self.steps: Counter[str] = Counter()
        """Steps of disaster by cause."""
        self.turned: Counter[str] = Counter()
        self.starts: Counter[int] = Counter()
        """Wins by place in the first turn order."""
        self.player_rounds = 0
        self.awarded: Counter[str] = Counter()
        """Games in which somebody got an award ..."""
        self.tied: Counter[str] = Counter()
        """... and those in which several did."""
        self.decided: Counter[str] = Counter()
        """Games that others would have won without such points."""

    def count(self, state: burgrave.State, log: list[Event]) -> None:
        """Add what happened in a finished game."""
        view = state.view(None)
        ranking = state.ranking()
        winners = [seat for seat, place in enumerate(ranking) if place == 1]
        self.rounds[view["round"]] += 1
        self.player_rounds += view["round"] * len(ranking)
        self.wins += len(winners)
        owned: list[set[str]] = [set() for _ in ranking]
        sick = [0] * len(ranking)
        first = 0
        for event in log:
            facts: dict[str, Any] = event.facts
            if event.kind == "start_player":
                first = int(event.seat)
            elif event.kind == "disaster" and facts["why"] == "disease":
                sick[event.seat] += facts["steps"]
            elif event.kind == "built":
                owned[event.seat].add(facts["piece"])
            self._book(event)
        for seat, row in enumerate(state.scores()):
            self.points.update(row)
            self.owners.update(owned[seat])
            if seat in winners:
                self.winners_points += row["total"]
                self.winning_owners.update(owned[seat])
                self.starts[(seat - first) % len(ranking)] += 1
        self._weigh(state.scores(), sick)

    def _weigh(self, scores: list[dict[str, int]], sick: list[int]) -> None:
        """Who has the awards, and would others have won without some of the points?"""
        for award in AWARDS:
            holders = sum(row[award] > 0 for row in scores)
            self.awarded[award] += holders > 0
            self.tied[award] += holders > 1
        totals = [row["total"] for row in scores]
        for source, names in WEIGHED.items():
            rest = [row["total"] - sum(row[name] for name in names) for row in scores]
            self.decided[source] += _leaders(rest) != _leaders(totals)
        healthy = [total + steps for total, steps in zip(totals, sick, strict=True)]
        self.decided["disease"] += _leaders(healthy) != _leaders(totals)

    def _book(self, event: Event) -> None:
        facts: dict[str, Any] = event.facts
        if event.kind == "built":
            self.built[facts["piece"]] += 1
        elif event.kind == "disaster_strikes":
            self.struck[facts["disaster"]] += 1
        elif event.kind == "disaster":
            self.steps[facts["why"]] += facts["steps"]
        elif event.kind == "marker_turned":
            self.turned[facts["piece"]] += 1


def _leaders(points: list[int]) -> list[int]:
    return [seat for seat, each in enumerate(points) if each == max(points)]


def page(tallies: dict[int, Tally]) -> Iterator[str]:
    """The page, line by line."""
    every = list(tallies.values())
    head = heads({**tallies})
    yield "# Era: Medieval Age: the balance report\n"
    yield "What happens when shrewd bots play among themselves: means for a game or for a seat, as"
    yield "each table says. `make balance` plays the games and writes this page.\n"
    yield f"{every[0].games:,} games for each number of players.\n"
    yield "## What is wanted\n"
    yield "With two the largest city should not mostly be shared, culture and disease should decide"
    yield "games, and no two kinds of buildings should end nine games of ten.\n"
    yield from table(head, list(_wanted(every)))
    yield "## Length\n"
    yield from table(head, list(_length(every)))
    yield "## Points by source, a seat\n"
    winners = [f"{t.winners_points / t.wins:.1f}" for t in every]
    yield from table(head, [*points_by_source(every), ["total of winners", *winners]])

    def listed(kinds: list[str], cell: Callable[[Tally, str], str]) -> Iterator[str]:
        return table(head, [[spoken(kind), *(cell(t, kind) for t in every)] for kind in kinds])

    built = _often([t.built for t in every], _supplied())
    yield "## Awards, share of games\n"
    yield from table(head, list(_awards(every)))
    yield "## Games that others would have won without it\n"
    yield from listed(list(every[0].decided), lambda t, kind: percent(t.decided[kind], t.games))
    yield "## Pieces built, a game\n"
    yield from listed(built, lambda t, kind: f"{t.built[kind] / t.games:.2f}")
    yield "## Who built one: of the winners, and of all\n"
    yield from listed(built, _owners)
    yield "## Disasters, share of rounds and seats\n"
    struck = _often([t.struck for t in every])
    yield from listed(struck, lambda t, kind: percent(t.struck[kind], t.player_rounds))
    yield "## Steps of disaster by cause, a seat\n"
    causes = _often([t.steps for t in every])
    yield from listed(causes, lambda t, kind: f"{t.steps[kind] / t.seats:.2f}")
    yield "## End markers turned, share of games\n"
    turned = _often([t.turned for t in every])
    yield from listed(turned, lambda t, kind: percent(t.turned[kind], t.games))
    yield "## Wins by place in the first turn order\n"
    yield from table(head, list(_starts(tallies)))


def _wanted(every: list[Tally]) -> Iterator[list[str]]:
    yield ["largest city shared", *(percent(t.tied["largest_city"], t.games) for t in every)]
    for source in (CULTURE, "disease"):
        without = (percent(t.decided[source], t.games) for t in every)
        yield [f"others win without {source}", *without]
    yield ["end nine games of ten", *(", ".join(_endings(t)) or "-" for t in every)]


def _endings(tally: Tally) -> list[str]:
    often = [kind for kind, times in tally.turned.items() if 10 * times >= 9 * tally.games]
    return [spoken(kind) for kind in sorted(often)]


def _awards(every: list[Tally]) -> Iterator[list[str]]:
    for award in AWARDS:
        yield [f"{spoken(award)}: somebody", *(percent(t.awarded[award], t.games) for t in every)]
        yield [f"{spoken(award)}: several", *(percent(t.tied[award], t.games) for t in every)]


def _length(every: list[Tally]) -> Iterator[list[str]]:
    lengths = [sorted(tally.rounds.elements()) for tally in every]
    yield ["rounds, mean", *(f"{sum(found) / len(found):.1f}" for found in lengths)]
    bulk = (f"{found[len(found) // 20]} to {found[-1 - len(found) // 20]}" for found in lengths)
    yield ["nine games of ten", *bulk]
    yield ["shortest and longest", *(f"{found[0]} and {found[-1]}" for found in lengths)]


def _owners(tally: Tally, kind: str) -> str:
    of_winners = percent(tally.winning_owners[kind], tally.wins)
    return f"{of_winners} of {percent(tally.owners[kind], tally.seats)}"


def _starts(tallies: Mapping[int, Tally]) -> Iterator[list[str]]:
    for place in range(max(tallies)):
        yield [
            str(place + 1),
            *(percent(t.starts[place], t.wins) if place < n else "-" for n, t in tallies.items()),
        ]


def _often(counts: list[Counter[str]], known: tuple[str, ...] = ()) -> list[str]:
    """What happens most often with most players first; what never happens last."""
    return sorted(
        {*known, *(kind for count in counts for kind in count)}, key=lambda k: (-counts[-1][k], k)
    )


def _supplied() -> tuple[str, ...]:
    """Every kind of piece that could be built."""
    supply = burgrave.game("era").new(4).view(None)["supply"]
    assert isinstance(supply, dict)
    return tuple(piece for piece in supply if piece != "scorched_land")
