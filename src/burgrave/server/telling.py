"""Telling: what each viewer has been told of a game, counted by what that viewer could notice.

The store counts the lines of the journal. No visitor ever learns that number: in a secret step it
would tell how often others chose and rolled behind their screens. Each viewer has versions and
lines of the log by an own count instead, the same after the journal was replayed.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Sequence
from typing import cast

import msgspec

from burgrave.games import rule_guide
from burgrave.kernel.event import Event
from burgrave.kernel.table import OPEN, Table
from burgrave.server.wire import Event as LogLine

_ENCODER = msgspec.json.Encoder()
_FOLDED = Event("told", OPEN, {})
"""Stands in a game's log where something was that is written down already."""


class Lines:
    """The lines of a game's log as they are sent, each with its rule, written once for all."""

    __slots__ = ("_lines", "_secrets")

    def __init__(self) -> None:
        self._lines: list[bytes] = []
        self._secrets: dict[int, tuple[int, bytes]] = {}
        """Where a seat hears more than others do: which, and what."""

    def follow(self, table: Table, kept: int) -> None:
        """Write down what is new in a game's log, of which so much stood all the time."""
        del self._lines[kept:]
        for place, event in enumerate(table.log[kept:], kept):
            self._lines.append(_written(table, event, None))
            self._secrets.pop(place, None)
            if event.has_secret:
                seat = int(event.seat)
                self._secrets[place] = seat, _written(table, event, seat)

    def line(self, number: int, place: int, viewer: int | None) -> msgspec.Raw:
        """A viewer's line by its number, for what stands at a place of the log."""
        seat, line = self._secrets.get(place, _NO_SECRET)
        if viewer is None or seat != viewer:
            line = self._lines[place]
        return msgspec.Raw(b'{"n":%d,%s' % (number, line))


_NO_SECRET = (OPEN, b"")


def _written(table: Table, event: Event, viewer: int | None) -> bytes:
    """What a viewer may know of an event, and its rule: a JSON object after its first bracket."""
    seen = event.view(viewer)
    guide = rule_guide(table.game.name)
    rule = guide.rule_of_event(seen, table.options, len(table.players))
    return _ENCODER.encode({**seen, "rule": rule} if rule else seen)[1:]


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
        for place in range(kept, len(log)):
            if log[place].told_to(self._viewer):
                self._places.append(place)
        if noticed:
            self._kept.append(own)
            self._lines.append(len(self._places))

    def log_from(self, since: int | None) -> int:
        """How many lines a reader of an earlier version still rightly has."""
        if since is None or not 0 <= since < len(self._lines):
            return 0
        return min(self._lines[since], min(self._kept[since + 1 :], default=1 << 60))

    def lines(self, first: int, lines: Lines) -> list[LogLine]:
        """The viewer's lines from the given one on."""
        places = enumerate(self._places[first:], first)
        told = [lines.line(number, place, self._viewer) for number, place in places]
        return cast(list[LogLine], told)


class Telling:
    """All viewers of a game: the seats, and None for those who watch."""

    def __init__(self, seats: int) -> None:
        self._logs: dict[int | None, ViewerLog] = {v: ViewerLog(v) for v in (*range(seats), None)}
        self.lines = Lines()
        self._moves: dict[str, int] = {}
        self._asked_since: dict[int, int] = {}

    def to(self, viewer: int | None) -> ViewerLog:
        """What a viewer has been told."""
        return self._logs[viewer]

    def note(self, table: Table, kept: int, private: int) -> None:
        """A line of the journal more; in a secret step perhaps private to one seat."""
        self.lines.follow(table, kept)
        for viewer, told in self._logs.items():
            told.hear(table.log, kept, private in (OPEN, viewer))
        # Written down it takes a fifth of the room, and there are many tables.
        for place in range(kept, len(table.log)):
            table.log[place] = _FOLDED

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
