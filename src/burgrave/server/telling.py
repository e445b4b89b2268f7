"""Telling: what each viewer has been told of a game, counted by what that viewer could notice.

The store counts the lines of the journal. No visitor ever learns that number: in a secret step it
would tell how often others chose and rolled behind their screens. Each viewer has versions and
lines of the log by an own count instead, the same after the journal was replayed.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from burgrave.kernel.event import Event
from burgrave.kernel.table import OPEN, Table
from burgrave.server.wire import Event as LogLine

RuleOf = Callable[[Mapping[str, Any]], str]
"""The number of an event's rule; "" where the rules do not know of it."""


class ViewerLog:
    """One viewer's part of a game's log, and since which version each line of it is known."""

    def __init__(self, viewer: int | None) -> None:
        # Numbers in rows: there are many tables, and each has as many of these as it has viewers.
        self._viewer = viewer
        self._places = array("i")
        """Where in the game's log the viewer's lines stand."""
        self._kept = array("i", [0])
        """For each version how much of the earlier lines it kept."""
        self._lines = array("i", [0])
        """And how many there are then."""

    @property
    def version(self) -> int:
        """How much the viewer could notice so far."""
        return len(self._lines) - 1

    def hear(self, log: Sequence[Event], kept: int, noticed: bool) -> None:
        """Follow the game's log, of which so much stood all the time."""
        own = bisect_left(self._places, kept)
        del self._places[own:]
        self._places.extend(n for n in range(kept, len(log)) if log[n].told_to(self._viewer))
        if noticed:
            self._kept.append(own)
            self._lines.append(len(self._places))

    def log_from(self, since: int | None) -> int:
        """How many lines a reader of an earlier version still rightly has."""
        if since is None or not 0 <= since < len(self._lines):
            return 0
        return min(self._lines[since], min(self._kept[since + 1 :], default=1 << 60))

    def lines(self, log: Sequence[Event], first: int, rule_of: RuleOf) -> list[LogLine]:
        """The viewer's lines from the given one on, each with its rule."""
        found = []
        for number, place in enumerate(self._places[first:], first):
            seen = log[place].view(self._viewer)
            rule = rule_of(seen)
            found.append(cast(LogLine, {**seen, "n": number, **({"rule": rule} if rule else {})}))
        return found


class Telling:
    """All viewers of a game: the seats, and None for those who watch."""

    def __init__(self, seats: int) -> None:
        self._logs: dict[int | None, ViewerLog] = {v: ViewerLog(v) for v in (*range(seats), None)}
        self._moves: dict[str, int] = {}
        self._asked_since: dict[int, int] = {}

    def to(self, viewer: int | None) -> ViewerLog:
        """What a viewer has been told."""
        return self._logs[viewer]

    def note(self, table: Table, kept: int, private: int) -> None:
        """A line of the journal more; in a secret step perhaps private to one seat."""
        for viewer, told in self._logs.items():
            told.hear(table.log, kept, private in (OPEN, viewer))

    def note_move(self, table: Table, mover: int, move: str | None) -> None:
        """Whose move the lines were that have been noted, and who is asked after them."""
        if move is not None:
            self._moves[move] = self._logs[mover].version
        if table.state.chance is not None:
            # Dice are yet to fall; in a secret step that concerns nobody but their seat.
            if not table.state.dark:
                self._asked_since.clear()
            return
        for seat in list(self._asked_since):
            if seat not in table.waiting:
                del self._asked_since[seat]
        for seat in table.waiting:
            if seat == mover or seat not in self._asked_since:
                self._asked_since[seat] = self._logs[seat].version

    def answered(self, move: str) -> int | None:
        """The version that a move with this id led to, if it was played."""
        return self._moves.get(move)

    def asked_since(self, seat: int) -> int:
        """From which of a seat's versions on its decision is wanted.

        What others choose at the same time does not make a decision stale.
        """
        return self._asked_since.get(seat, self._logs[seat].version)
