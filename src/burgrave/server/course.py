"""The course of a game: its journal followed line by line, and what each viewer is told of it."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.kernel.event import Event
from burgrave.kernel.table import CHANCE, Entry, Table
from burgrave.server.journal import UNDO, beginning
from burgrave.server.rows import Line, TableRow
from burgrave.server.telling import Telling


class Course:
    """Leads a game along its journal; what is taken back there is taken back for viewers, too."""

    def __init__(self) -> None:
        self._kept = 0
        """How much of the log stood all the time when something was taken back."""

    def begin(self, row: TableRow) -> Table:
        """The game at its beginning."""
        table = beginning(row)
        table.watch(self._hear)
        return table

    def replay(self, row: TableRow, lines: Sequence[Line]) -> tuple[Table, Telling]:
        """The game after all these lines."""
        table, telling = self.begin(row), Telling(len(row.seats))
        telling.note_move(table, CHANCE, None)
        for line in lines:
            self.take(table, telling, line)
        return table, telling

    def take(self, table: Table, telling: Telling, line: Line) -> None:
        """A line of the journal, as it was written."""
        kept = len(table.log)
        if line.text.startswith(UNDO):
            entry, kept = self.undo(table, int(line.text.removeprefix(UNDO)))
        else:
            table.take(Entry.parse(line.text))
            entry = table.entries[-1]
        mover = entry.private if entry.seat == CHANCE else entry.seat
        # Where a move brought several lines, its id stands at the last one.
        if line.move is not None:
            mover = int(line.move.partition(":")[0])
        telling.note(table, kept, entry.private)
        telling.note_move(table, mover, line.move)

    def undo(self, table: Table, seat: int) -> tuple[Entry, int]:
        """Take back: what, and how much of the log stood all the time?"""
        return table.undo(seat), self._kept

    def _hear(self, event: Event) -> None:
        if event.kind == "taken_back":
            self._kept = int(str(event.facts["kept"]))
