"""A table's journal: every line of it as the kernel takes it, from an empty table on."""

from __future__ import annotations

import json
from collections.abc import Sequence

from msgspec.structs import replace

from burgrave.games import chronicler, game
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.fair import FairDice
from burgrave.kernel.record import Record
from burgrave.kernel.table import CHANCE, Entry, Player, Table
from burgrave.server.endings import RESIGNED, places, who_resigned
from burgrave.server.rows import Glance, Line, TableRow

UNDO = "undo "
HUMAN = "human"


class BadLine(Exception):
    """A line that does not fit what stands before it; line 0 is the table itself."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"line {number}: {reason}")
        self.number = number
        self.reason = reason


def beginning(row: TableRow) -> Table:
    """The game at its beginning, with its own dice and everybody's share in them."""
    dice = FairDice(row.seed, len(row.seats))
    for seat in row.seats:
        if seat.share:
            dice.add_share(seat.seat, seat.share)
    players = [Player(s.name, s.bot if s.kind == "bot" and s.bot else HUMAN) for s in row.seats]
    begin_at = None if row.begin_at is None else json.loads(row.begin_at.position)
    return Table(game(row.game), players, dice, row.options, begin_at)


def played(row: TableRow, lines: Sequence[Line]) -> Table:
    """The game after these lines, with every roll checked against its seed; or a `BadLine`."""
    try:
        table = beginning(row)
    except Exception as problem:
        raise BadLine(0, reason_of(problem)) from None
    for number, line in enumerate(lines, 1):
        try:
            _take(table, line.text)
        except Exception as problem:
            raise BadLine(number, reason_of(problem)) from None
    return table


def _take(table: Table, text: str) -> None:
    if text.startswith(UNDO):
        table.undo(int(text.removeprefix(UNDO)))
        return
    entry, chance, dice = Entry.parse(text), table.state.chance, table.source
    if entry.seat == CHANCE and chance is not None and isinstance(dice, FairDice):
        table.direct(dice)
        fair = chance.text(int(chance.sample(dice)))
        if entry.text != fair:
            raise IllegalAction("amiss-not-the-dice", text=entry.text, fair=fair)
    table.take(entry)


def check_end(row: TableRow, table: Table, last: int) -> None:
    """Refuse a journal that does not end where its table says, or in the middle of a move."""
    if last != row.version:
        raise BadLine(last, f"it is the last one, and not line {row.version}")
    if table.state.chance is not None:
        raise BadLine(last, "it is the last one, in the middle of a move")
    if row.rules != table.game.rules_version and table.waiting != row.waiting:
        raise BadLine(last, "by these rules it is somebody else's turn")


def glance_of(row: TableRow, table: Table) -> Glance:
    """What anybody may know of a game: when it is, and after its end who came in where.

    A game that was ended by agreement has no places.
    """
    state = table.state
    chapter, part = chronicler(row.game).when(state)
    if not state.over and row.ending != RESIGNED:
        return Glance(chapter, part)
    points = tuple(scores["total"] for scores in state.scores())
    return Glance(chapter, part, places(row, state.ranking()), points)


def as_it_stands(row: TableRow, table: Table, now: float) -> TableRow:
    """The table with what its game tells: whose turn it is, how far it has come, and its end."""
    over = table.state.over or row.ending != ""
    return replace(
        row,
        glance=glance_of(row, table),
        rules=table.game.rules_version,
        status="over" if over else row.status,
        waiting=() if over else table.waiting,
        offer=None if over else row.offer,
        ended=(row.ended or now) if over else 0.0,
    )


def record_of(row: TableRow, table: Table) -> Record:
    """The record of a game that is over."""
    return Record.of(table, ended=row.ending, resigned=who_resigned(row))


def reason_of(problem: Exception) -> str:
    """What an exception says, or at least what it is."""
    return str(problem) or type(problem).__name__
