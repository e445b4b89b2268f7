"""What the balance pages have in common: sums of games, and tables of them."""

from collections import Counter
from collections.abc import Iterator, Sequence

from burgrave import Event, State


class Sums:
    """Exact sums over some games, so that they add up in any grouping."""

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0
        self.points: Counter[str] = Counter()
        """By source."""

    def count(self, state: State, log: list[Event]) -> None:
        """Count a game that has ended."""
        raise NotImplementedError

    def add(self, other: "Sums") -> None:
        """Add other games."""
        for name, value in vars(other).items():
            mine = getattr(self, name)
            if isinstance(value, Counter):
                mine.update(value)
            else:
                setattr(self, name, mine + value)


def heads(tallies: dict[int, Sums]) -> list[str]:
    """The columns: one for each number of players."""
    return ["", *(f"{players} player{'s' if players > 1 else ''}" for players in tallies)]


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table in Markdown."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for row in (head, ["-" * width for width in widths], *rows):
        yield "| " + " | ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)) + " |"
    yield ""


def points_by_source(tallies: Sequence[Sums]) -> list[list[str]]:
    """Mean points of a seat, source by source and in all."""
    return [
        [spoken(source), *(f"{tally.points[source] / tally.seats:.1f}" for tally in tallies)]
        for source in tallies[0].points
    ]


def percent(part: float, whole: float) -> str:
    """A share in percent, or a dash where there is nothing to share."""
    return f"{100 * part / whole:.0f} %" if whole else "-"


def spoken(name: str) -> str:
    """An id as people read it."""
    return name.replace("_", " ")
