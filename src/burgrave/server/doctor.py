"""The doctor: looks at everything in a store, says what is wrong, and mends what can be mended."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from burgrave.games import game
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.table import Table
from burgrave.server.journal import BadLine, as_it_stands, played
from burgrave.server.lock import Lock
from burgrave.server.rows import Line, TableRow
from burgrave.server.schema import VERSION, NewerStore, drift, migrate
from burgrave.server.seating import USUAL_BOT
from burgrave.server.store import keep_private
from burgrave.server.table_rows import DamagedTable, read_lines, read_table, update_table

_PARTS = ("", "-wal")
"""The files of a store; a third one beside them only says who reads which."""
_ORPHANS = ("seats", "entries", "talk", "mutes")
_NOBODYS = {
    "talk": ("UPDATE talk SET guest = NULL WHERE guest",),
    "mutes": ("DELETE FROM mutes WHERE guest", "DELETE FROM mutes WHERE other"),
}
"""What becomes of rows of guests who are not there: a line stays, under the name it has."""

Progress = Callable[[int, int], None]
"""How many tables have been looked at, and how many there are."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong: a word for what it is, and the facts."""

    kind: str
    detail: str = ""
    table: str = ""
    line: int = 0
    lines: int = 0
    """How many lines the journal has."""
    mended: bool = False


@dataclass(frozen=True, slots=True)
class Report:
    """What was looked at, and what was found."""

    tables: int
    lines: int
    findings: tuple[Finding, ...]
    copy: Path | None
    """The store as it was before anything was mended."""

    @property
    def left(self) -> int:
        """How many findings are not mended."""
        return sum(not finding.mended for finding in self.findings)


def examine(path: Path, repair: bool, progress: Progress) -> Report:
    """Look at a store that nobody else has open; before anything is mended it is copied."""
    if not path.is_file():
        raise FileNotFoundError(path)
    lock = Lock(path)
    copy, keep = _copy_beside(path) if repair else None, False
    try:
        report = _looked_at(path, repair, progress)
        keep = bool(report.findings)
        return replace(report, copy=copy if keep else None)
    finally:
        if copy is not None and not keep:
            for part in _PARTS:
                copy.with_name(copy.name + part).unlink(missing_ok=True)
        lock.release()


def _looked_at(path: Path, repair: bool, progress: Progress) -> Report:
    with closing(_connect(path)) as connection:
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            raise NewerStore(f"The store has version {version}; this program knows {VERSION}.")
        if version == VERSION or repair:
            return _look(connection, repair, progress)
    # An earlier program's store stays as it is, and a copy is brought up to date.
    with TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        _copy(path, copy)
        with closing(_connect(copy)) as connection:
            return _look(connection, False, progress)


def _look(connection: sqlite3.Connection, repair: bool, progress: Progress) -> Report:
    migrate(connection)
    look = _Look(connection, repair)
    # Everything is mended, and all of it taken back if only a look was asked for.
    connection.execute("BEGIN IMMEDIATE")
    try:
        findings = tuple(look.at_everything(progress))
        if repair:
            connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    if not repair:
        findings = tuple(replace(finding, mended=False) for finding in findings)
    return Report(look.tables, look.lines, findings, None)


class _Look:
    """One look at a store, inside a transaction: what can be mended is mended on the way."""

    def __init__(self, connection: sqlite3.Connection, repair: bool) -> None:
        self._store = connection
        self._repair = repair
        self.tables = 0
        self.lines = 0

    def at_everything(self, progress: Progress) -> Iterator[Finding]:
        """The file, its rows, and every table."""
        try:
            yield from self._at_file()
            yield from self._at_rows()
            ids = [id for (id,) in self._store.execute("SELECT id FROM tables ORDER BY made")]
            for number, id in enumerate(ids, 1):
                yield from self._at_table(id)
                self.tables = number
                progress(number, len(ids))
        except sqlite3.DatabaseError as problem:
            yield Finding("file", str(problem))

    def _at_file(self) -> Iterator[Finding]:
        """SQLite's own look at its pages and indexes; indexes can be made anew."""
        problem = self._unsound()
        if problem is not None:
            if self._repair:
                self._store.execute("REINDEX")
            yield Finding("file", problem, mended=self._repair and self._unsound() is None)

    def _unsound(self) -> str | None:
        first: str = self._store.execute("PRAGMA integrity_check").fetchone()[0]
        return None if first == "ok" else first.splitlines()[-1]

    def _at_rows(self) -> Iterator[Finding]:
        for what in drift(self._store):
            yield Finding("schema", what)
        loose = {row[0] for row in self._store.execute("PRAGMA foreign_key_check")}
        for name in sorted(loose):
            if name in _ORPHANS:
                self._store.execute(
                    f'DELETE FROM {name} WHERE "table" NOT IN (SELECT id FROM tables)'
                )
            for mending in _NOBODYS.get(name, ()):
                self._store.execute(f"{mending} NOT IN (SELECT id FROM guests)")
            yield Finding("orphans", name, mended=name in _ORPHANS)
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
            game(row.game).settled(len(row.seats), row.options)
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
            "UPDATE seats SET resigned = kind = 'person', stand_in = CASE"
            " WHEN kind = 'person' THEN coalesce(stand_in, ?) ELSE stand_in END"
            ' WHERE resigned AND "table" = ?',
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


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, isolation_level=None)


def _copy_beside(path: Path) -> Path:
    name = f"{path.stem}-before-repair-{datetime.now():%Y%m%d-%H%M%S}"
    copy = path.with_name(f"{name}{path.suffix}")
    _copy(path, copy)
    return copy


def _copy(path: Path, copy: Path) -> None:
    """A store's files, bit by bit, damage and all."""
    for part in _PARTS:
        source = path.with_name(path.name + part)
        if source.exists():
            target = copy.with_name(copy.name + part)
            keep_private(target)
            shutil.copyfile(source, target)
            with target.open("rb+") as written:
                os.fsync(written.fileno())
