"""The store: one SQLite file, a writer thread that commits in groups, and readers."""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from time import time
from typing import Any, TypeVar

from burgrave.kernel.names import NAMELESS, mended
from burgrave.server.housekeeping import drop_table
from burgrave.server.lock import Lock
from burgrave.server.rows import Guest, Line, TableRow
from burgrave.server.schema import migrate
from burgrave.server.table_rows import (
    DamagedTable,
    add_table,
    read_lines,
    read_table,
    update_table,
    write_table,
)

_GROUP = 256
"""Writes that one transaction takes at most."""

_GUEST = "SELECT id, name, crest, seen FROM guests"

_LOG = logging.getLogger("burgrave.store")

Job = Callable[[sqlite3.Connection], Any]
Found = TypeVar("Found")


class StoreRefused(Exception):
    """The disk is full or fails; nothing of what was asked has been written."""


class Store:
    """Everything that outlives the process."""

    def __init__(self, path: Path, address: str = "") -> None:
        """Open the store for this process alone; `address` is told to others who try."""
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        with ExitStack() as opened:
            opened.callback(Lock(path, address).release)
            keep_private(path)
            self._writer = opened.enter_context(closing(_connect(path)))
            migrate(self._writer)
            self._reader = opened.enter_context(closing(_connect(path)))
            self._reader.execute("PRAGMA query_only = ON")
            self._opened = opened.pop_all()
        self._jobs: queue.SimpleQueue[tuple[Job, Future[Any]] | None] = queue.SimpleQueue()
        self._closed = False
        self.commits = 0
        """How many transactions were committed."""
        self._thread = threading.Thread(target=self._write_on, name="store writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what is waiting to be written, and close."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()
        self._opened.close()

    async def write(self, job: Job) -> Any:
        """Run a job in the writer's next transaction; returns when that is on the disk."""
        return await asyncio.wrap_future(self.submit(job))

    def submit(self, job: Job) -> Future[Any]:
        """The same for callers without an event loop."""
        future: Future[Any] = Future()
        if self._closed:
            future.set_exception(StoreRefused("The store is closed."))
        else:
            self._jobs.put((job, future))
        return future

    async def add_guest(self, token: bytes, name: str, crest: str) -> Guest:
        """A new guest."""

        def job(connection: sqlite3.Connection) -> int | None:
            return connection.execute(
                "INSERT INTO guests (token, name, crest, made, seen) VALUES (?, ?, ?, ?, ?)",
                (token, name, crest, now, now),
            ).lastrowid

        now = time()
        return Guest(int(await self.write(job)), name, crest, now)

    async def save_guest(self, id: int, name: str | None, crest: str | None) -> Guest:
        """A guest with a new name or crest, and what another request changed just before."""

        def job(connection: sqlite3.Connection) -> Any:
            connection.execute(
                "UPDATE guests SET name = coalesce(?, name), crest = coalesce(?, crest)"
                " WHERE id = ?",
                (name, crest, id),
            )
            return connection.execute(f"{_GUEST} WHERE id = ?", (id,)).fetchone()

        return _guest(await self.write(job))

    def see(self, guest: Guest) -> None:
        """Note that a guest is here; nobody waits for that."""
        self.submit(
            lambda connection: connection.execute(
                "UPDATE guests SET seen = ? WHERE id = ?", (time(), guest.id)
            )
        )

    async def add_table(self, row: TableRow, quota: int | None = None) -> None:
        """A new table with its seats, unless its owner has so many; raises `QuotaReached`."""
        await self.write(lambda connection: add_table(connection, row, quota))

    async def delete_table(self, row: TableRow) -> None:
        """Let go of a table; refuses with `StaleWrite` if `row` is not what the store has."""

        def job(connection: sqlite3.Connection) -> None:
            update_table(connection, row, replace(row, revision=row.revision + 1))
            drop_table(connection, row.id)

        await self.write(job)

    async def save_table(
        self,
        before: TableRow,
        after: TableRow,
        lines: Sequence[Line] = (),
        following: TableRow | None = None,
        quota: int | None = None,
        quiet: bool = False,
    ) -> TableRow:
        """A table's next revision: new lines of its journal, and seats and status as they are now.

        All of it is written, and with it the table that follows it, or nothing. A line that has
        been written never changes. Returns the row as it is then; refuses with `StaleWrite` if
        `before` is not what the store has. What only one seat may notice is written quietly:
        when the table was last touched stays as it was.
        """
        touched = before.touched if quiet else time()
        written = replace(after, revision=before.revision + 1, touched=touched)

        def job(connection: sqlite3.Connection) -> TableRow:
            saved = write_table(connection, before, written, lines)
            if following is not None:
                add_table(connection, following, quota)
            return saved

        saved: TableRow = await self.write(job)
        return saved

    def read(self, look: Callable[[sqlite3.Connection], Found]) -> Found:
        """What a look at the store finds; it sees all that has been committed."""
        return look(self._reader)

    def guest(self, token: bytes) -> Guest | None:
        """The guest with this hash of a token."""
        found = self._reader.execute(f"{_GUEST} WHERE token = ?", (token,)).fetchone()
        return None if found is None else _guest(found)

    def name_of(self, guest: int) -> str:
        """What a guest is called."""
        found = self._reader.execute(f"{_GUEST} WHERE id = ?", (guest,)).fetchone()
        return NAMELESS if found is None else _guest(found).name

    def table(self, id: str) -> TableRow | None:
        """A table with its seats; raises `DamagedTable`."""
        return read_table(self._reader, id)

    def tables_of(self, guest: int, most: int) -> list[TableRow]:
        """The tables that a guest owns or sits at, the latest first."""
        return self._tables(
            'WHERE owner = ?1 OR id IN (SELECT "table" FROM seats WHERE guest = ?1)'
            " ORDER BY touched DESC LIMIT ?2",
            (guest, most),
        )

    def signs_of(self, guests: Collection[int], but: str = "") -> list[tuple[str, int]]:
        """What the signs of all their tables, but one, follow from: its id, and how often drawn."""
        marks = ", ".join("?" * len(guests))
        return self._reader.execute(
            f"SELECT id, redrawn FROM tables WHERE id <> ? AND (owner IN ({marks}) OR id IN"
            f' (SELECT "table" FROM seats WHERE guest IN ({marks})))',
            (but, *guests, *guests),
        ).fetchall()

    def running(self) -> list[TableRow]:
        """All tables at which a game is on."""
        return self._tables("WHERE status = 'running'", ())

    def _tables(self, where: str, facts: tuple[object, ...]) -> list[TableRow]:
        """All that can be read: one that is damaged does not hide the others."""
        found = []
        for (id,) in self._reader.execute(f"SELECT id FROM tables {where}", facts).fetchall():
            try:
                row = self.table(id)
            except DamagedTable as problem:
                _LOG.error("table damaged", extra={"table": id, "reason": str(problem)})
            else:
                found += [] if row is None else [row]
        return found

    def lines(self, table: str) -> list[Line]:
        """The journal of a table; raises `DamagedTable`."""
        lines, gap = read_lines(self._reader, table)
        if gap:
            raise DamagedTable(f"line {len(lines) + 1} of its journal is missing")
        return lines

    def _write_on(self) -> None:
        """The writer thread: whatever has gathered meanwhile goes into one transaction."""
        while True:
            job = self._jobs.get()
            if job is None:
                return
            group, last = [job], False
            while len(group) < _GROUP and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    last = True
                    break
                group.append(job)
            # Who has stopped waiting before it began gets nothing written; from here on it is done.
            self._write_group([(job, f) for job, f in group if f.set_running_or_notify_cancel()])
            if last:
                return

    def _write_group(self, group: list[tuple[Job, Future[Any]]]) -> None:
        connection = self._writer
        results: list[Any] = []
        problems: dict[int, Exception] = {}
        try:
            connection.execute("BEGIN IMMEDIATE")
            for place, (job, _) in enumerate(group):
                connection.execute("SAVEPOINT job")
                try:
                    results.append(job(connection))
                except Exception as problem:
                    if not connection.in_transaction:
                        raise
                    # One that fails for reasons of its own does not take the others with it.
                    connection.execute("ROLLBACK TO job")
                    results.append(None)
                    problems[place] = problem
                connection.execute("RELEASE job")
            connection.execute("COMMIT")
            self.commits += 1
        except Exception as problem:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            problems = dict.fromkeys(range(len(group)), problem)
        for place, (_, future) in enumerate(group):
            if place in problems:
                future.set_exception(_refusal(problems[place]))
            else:
                future.set_result(results[place])


def keep_private(path: Path) -> None:
    """A new store is for its owner alone: it holds the seeds of games that are being played."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _guest(found: tuple[Any, ...]) -> Guest:
    id, name, crest, seen = found
    return Guest(id, mended(name), crest, seen)


def _refusal(problem: Exception) -> Exception:
    if isinstance(problem, sqlite3.IntegrityError):
        return problem
    if isinstance(problem, sqlite3.Error | OSError):
        return StoreRefused(str(problem))
    return problem


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection
