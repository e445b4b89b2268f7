"""A look at the rows of a store: at every table, and at every line of its journal."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
from msgspec.structs import replace

from burgrave.games import game
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.table import Table
from burgrave.server.connection import Connection
from burgrave.server.journal import BadLine, as_it_stands, played
from burgrave.server.rows import Line, TableRow
from burgrave.server.seating import USUAL_BOT
from burgrave.server.table_rows import DamagedTable, read_lines, read_table, update_table

Progress = Callable[[int, int], None]
"""How many tables have been looked at, and how many there are."""


class Finding(msgspec.Struct, frozen=True):
    """Something that is wrong: a word for what it is, and the facts."""

    kind: str
    detail: str = ""
    table: str = ""
    line: int = 0
    lines: int = 0
    """How many lines the journal has."""
    mended: bool = False


class Examination:
    """One look at a store, inside a transaction: what can be mended is mended on the way."""

    def __init__(self, connection: Connection) -> None:
        self._store = connection
        self.tables = 0
        self.lines = 0

    def at_everything(self, progress: Progress) -> Iterator[Finding]:
        """What tables say of each other, and every table."""
        yield from self._at_rematches()
        ids = [id for (id,) in self._store.execute("SELECT id FROM tables ORDER BY made")]
        for number, id in enumerate(ids, 1):
            yield from self._at_table(id)
            self.tables = number
            progress(number, len(ids))

    def _at_rematches(self) -> Iterator[Finding]:
        lost = "rematch IS NOT NULL AND rematch NOT IN (SELECT id FROM tables)"
        for (id,) in self._store.execute(f"SELECT id FROM tables WHERE {lost}").fetchall():
            self._store.execute(
                "UPDATE tables SET rematch = NULL, revision = revision + 1 WHERE id = ?", (id,)
            )
            yield Finding("rematch", table=id, mended=True)

    def _at_table(self, id: str) -> Iterator[Finding]:
        try:
            read_table(self._store, id)
        except DamagedTable as problem:
            self._make_plain(id)
            damage: Finding | None = Finding("table", str(problem), id, mended=True)
        else:
            damage = None
        try:
            row = read_table(self._store, id)
            assert row is not None
            game(row.game).full_options(len(row.seats), row.options)
        except (DamagedTable, BurgraveError) as problem:
            yield Finding("table", str(problem), id)
            return
        lines, gap = read_lines(self._store, id)
        self.lines += len(lines)
        if row.status != "lobby" or lines or gap:
            yield from self._at_journal(row, lines, gap, damage)
        elif row.version or damage is not None:
            self._write(row, replace(row, version=0), [], 0)
            yield damage or Finding("row", "version", id, mended=True)

    def _make_plain(self, id: str) -> None:
        """Leave out what the journal tells as well."""
        self._store.execute(
            "UPDATE tables SET waiting = '[]', glance = '[]', offer = '[]', ending = CASE"
            " WHEN ending IN ('agreed', 'resigned') AND status = 'over' THEN ending"
            " ELSE '' END, status = CASE"
            " WHEN status IN ('lobby', 'running', 'over') THEN status"
            " WHEN EXISTS (SELECT 1 FROM entries WHERE \"table\" = id) THEN 'running'"
            " ELSE 'lobby' END WHERE id = ?",
            (id,),
        )
        self._store.execute(
            "UPDATE seats SET resigned = CASE WHEN kind = 'person' THEN 1 ELSE 0 END,"
            " stand_in = CASE WHEN kind = 'person' THEN coalesce(stand_in, ?) ELSE stand_in END"
            ' WHERE resigned <> 0 AND "table" = ?',
            (USUAL_BOT, id),
        )

    def _at_journal(
        self, row: TableRow, lines: list[Line], gap: bool, damage: Finding | None
    ) -> Iterator[Finding]:
        found = [] if damage is None else [damage]
        if gap:
            found.append(Finding("line", "it is missing", row.id, len(lines) + 1, row.version))
        try:
            table = played(row, lines)
        except BadLine as bad:
            if not bad.number:
                yield Finding("table", bad.reason, row.id)
                return
            found = [Finding("line", bad.reason, row.id, bad.number, len(lines))]
            lines = lines[: bad.number - 1]
            table = played(row, lines)
        if found and row.status != "lobby" and row.rules != table.game.rules_version:
            # It need not be damaged: by its own rules it may be whole.
            yield Finding("rules", row.rules, row.id, found[-1].line)
            return
        kept = len(lines)
        lines, after = _ended(row, table, lines)
        if not found and len(lines) > kept:
            found.append(Finding("unfinished", table=row.id, line=kept, lines=kept))
        if not found:
            found = [
                Finding("row", name, row.id)
                for name in ("status", "version", "waiting", "glance", "ending")
                if getattr(after, name) != getattr(row, name)
            ]
        if found:
            self._write(row, after, lines, kept)
        yield from (replace(each, mended=True) for each in found)

    def _write(self, row: TableRow, after: TableRow, lines: list[Line], kept: int) -> None:
        """The table as its journal tells it; the lines from `kept` on are new."""
        self._store.execute('DELETE FROM entries WHERE "table" = ? AND number > ?', (row.id, kept))
        self._store.executemany(
            'INSERT INTO entries ("table", number, line, move) VALUES (?, ?, ?, ?)',
            [
                (row.id, number, line.text, line.move)
                for number, line in enumerate(lines[kept:], kept + 1)
            ],
        )
        update_table(self._store, row, replace(after, revision=row.revision + 1))


def _ended(row: TableRow, table: Table, lines: list[Line]) -> tuple[list[Line], TableRow]:
    """A journal as far as it goes without anybody deciding, and what its table says then."""
    entries = len(table.entries)
    table.start()
    lines = [*lines, *(Line(str(entry)) for entry in table.entries[entries:])]
    # A game that its rules have ended was not ended by anybody.
    ending = "" if table.state.over else row.ending
    after = replace(row, status="running", version=len(lines), ending=ending)
    return lines, as_it_stands(after, table, row.touched)
