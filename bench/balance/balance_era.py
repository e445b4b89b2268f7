"""Era among greedy bots: length, points, pieces and disasters."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tables import Sums, heads, percent, points_by_source, spoken, table

import burgrave
from burgrave import Event


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

    def count(self, state: burgrave.State, log: list[Event]) -> None:
        """Add what happened in a finished game."""
        view = state.view(None)
        ranking = state.ranking()
        winners = [seat for seat, place in enumerate(ranking) if place == 1]
        self.rounds[view["round"]] += 1
        self.player_rounds += view["round"] * len(ranking)
        self.wins += len(winners)
        owned: list[set[str]] = [set() for _ in ranking]
        first = 0
        for event in log:
            if event.kind == "start_player":
                first = int(event.seat)
            elif event.kind == "built":
                owned[event.seat].add(str(event.facts["piece"]))
            self._book(event)
        for seat, row in enumerate(state.scores()):
            self.points.update(row)
            self.owners.update(owned[seat])
            if seat in winners:
                self.winners_points += row["total"]
                self.winning_owners.update(owned[seat])
                self.starts[(seat - first) % len(ranking)] += 1

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


def page(tallies: dict[int, Tally]) -> Iterator[str]:
    """The page, line by line."""
    every = list(tallies.values())
    head = heads({**tallies})
    yield "# Era: Medieval Age: the balance report\n"
    yield "What happens when greedy bots play among themselves: means for a game or for a seat, as"
    yield "each table says. `make balance` plays the games and writes this page.\n"
    yield f"{every[0].games:,} games for each number of players.\n"
    yield "## Length\n"
    yield from table(head, list(_length(every)))
    yield "## Points by source, a seat\n"
    winners = [f"{t.winners_points / t.wins:.1f}" for t in every]
    yield from table(head, [*points_by_source(every), ["total of winners", *winners]])

    def listed(kinds: list[str], cell: Callable[[Tally, str], str]) -> Iterator[str]:
        return table(head, [[spoken(kind), *(cell(t, kind) for t in every)] for kind in kinds])

    built = _often([t.built for t in every], _supplied())
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
