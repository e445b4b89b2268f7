"""The doctor: looks at everything in a store, says what is wrong, and mends what can be mended."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec.structs import replace

from burgrave.server.examining import Examination, Finding, Progress
from burgrave.server.lock import Lock
from burgrave.server.schema import VERSION, NewerStore, drift, migrate
from burgrave.server.sqlite_store import keep_private
from burgrave.server.stores import Place, working_alone

_PARTS = ("", "-wal")
"""The files of a store; a third one beside them only says who reads which."""
_ORPHANS = ("seats", "entries", "talk", "mutes")
_NOBODYS = {
    "talk": ("UPDATE talk SET guest = NULL WHERE guest",),
    "mutes": ("DELETE FROM mutes WHERE guest", "DELETE FROM mutes WHERE other"),
    "lessons": ("DELETE FROM lessons WHERE guest",),
}
"""What becomes of rows of guests who are not there: a line stays, under the name it has."""


class Report(msgspec.Struct, frozen=True):
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


class _OnlyLooked(Exception):
    """Takes back what was mended, for only a look was asked for."""


def examine(place: Place, repair: bool, progress: Progress) -> Report:
    """Look at a store that nobody else has open."""
    if isinstance(place, Path):
        return _examine_file(place, repair, progress)
    look, findings = None, tuple[Finding, ...]()
    with suppress(_OnlyLooked), working_alone(place) as connection:
        look = Examination(connection)
        findings = tuple(look.at_everything(progress))
        if not repair:
            raise _OnlyLooked
    assert look is not None
    return Report(look.tables, look.lines, _found(findings, repair), None)


def _found(findings: tuple[Finding, ...], repair: bool) -> tuple[Finding, ...]:
    """The findings; nothing is mended if only a look was asked for."""
    return findings if repair else tuple(replace(finding, mended=False) for finding in findings)


def _examine_file(path: Path, repair: bool, progress: Progress) -> Report:
    """The same for a file of SQLite; before anything is mended it is copied."""
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
    look = _FileExamination(connection, repair)
    # Everything is mended, and all of it taken back if only a look was asked for.
    connection.execute("BEGIN IMMEDIATE")
    try:
        findings = tuple(look.at_everything(progress))
        if repair:
            connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return Report(look.tables, look.lines, _found(findings, repair), None)


class _FileExamination(Examination):
    """A look at a file of SQLite: at its pages, too, and at rows that belong to nobody."""

    def __init__(self, connection: sqlite3.Connection, repair: bool) -> None:
        super().__init__(connection)
        self._file = connection
        self._repair = repair

    def at_everything(self, progress: Progress) -> Iterator[Finding]:
        """The file, its rows, and every table."""
        try:
            yield from self._at_file()
            yield from self._at_rows()
            yield from super().at_everything(progress)
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
        for what in drift(self._file):
            yield Finding("schema", what)
        loose = {row[0] for row in self._store.execute("PRAGMA foreign_key_check")}
        for name in sorted(loose):
            if name in _ORPHANS:
                self._store.execute(
                    f'DELETE FROM {name} WHERE "table" NOT IN (SELECT id FROM tables)'
                )
            for mending in _NOBODYS.get(name, ()):
                self._store.execute(f"{mending} NOT IN (SELECT id FROM guests)")
            yield Finding("orphans", name, mended=name in _ORPHANS or name in _NOBODYS)


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
