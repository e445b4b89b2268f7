"""The store: the contract that everybody else knows, and what all kinds of store share.

One thread writes, and whatever has gathered meanwhile goes into one transaction.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from time import monotonic, sleep, time
from typing import Any, TypeVar

from msgspec.structs import replace

from burgrave.kernel.names import NAMELESS, mended
from burgrave.server.connection import Connection
from burgrave.server.housekeeping import drop_table
from burgrave.server.metrics import Written
from burgrave.server.rows import Guest, Line, TableRow
from burgrave.server.table_rows import (
    DamagedTable,
    add_table,
    read_table,
    read_tables,
    update_table,
    whole_lines,
    write_table,
)

_GROUP = 256
"""Writes that one transaction takes at most."""
_GATHERING = 0.004
"""Seconds for which a transaction waits for more, if another was about something else just now."""

_GUEST = "SELECT id, name, crest, seen FROM guests"

_LOG = logging.getLogger("burgrave.store")

Job = Callable[[Connection], Any]
Waiter = Future[Any] | asyncio.Future[Any]
"""Who waits for a job: a thread, or a task on a loop."""
Group = list[tuple[Job, Waiter]]
Outcome = tuple[list[Any], dict[int, Exception]]
"""What came of a group's jobs: the result of each, and by their places those that failed."""
_Waiting = tuple[str, Job, Waiter]
"""What it is about, what is to be done, and who waits for it."""
Seen = TypeVar("Seen")


class StoreRefused(Exception):
    """The disk is full or fails; nothing of what was asked has been written."""


class StoreAway(StoreRefused):
    """The database cannot be reached, and what was asked may be written or not: look again."""


class Contradiction(Exception):
    """A write that contradicts what is written: something twice, or something of nobody."""


class Store(ABC):
    """Everything that outlives the process."""

    shared = False
    """May other processes write to it, too, while this one has it open?"""

    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._closed = False
        self.commits = 0
        """How many transactions were committed."""
        self.stale = 0
        """How many writes came too late, since another process had been quicker."""
        self._thread = threading.Thread(target=self._write_on, name="store writer", daemon=True)

    @property
    def written(self) -> Written:
        """What it has counted."""
        return Written(self.commits, self.stale)

    @abstractmethod
    async def read(self, look: Callable[[Connection], Seen]) -> Seen:
        """What a look at the store finds; it sees all that has been committed."""

    @abstractmethod
    def _write_group(self, group: Group) -> None:
        """Run jobs in one transaction, and tell each what came of it.

        One that fails for reasons of its own does not take the others with it.
        """

    @abstractmethod
    def _let_go(self) -> None:
        """Close what is open."""

    @abstractmethod
    def check_reachable(self) -> None:
        """Raise `StoreAway` if it is known that nothing can be written now."""

    def close(self) -> None:
        """Finish what is waiting to be written, and close."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()
        self._let_go()

    async def write(self, job: Job, about: str = "") -> Any:
        """Run a job in the writer's next transaction; returns when that is on the disk.

        Where several processes write, all of them take what jobs are about in the same order, so
        that no two wait for each other.
        """
        self._check_open()
        future = asyncio.get_running_loop().create_future()
        self._jobs.put((about, job, future))
        return await future

    def submit(self, job: Job, about: str = "") -> Future[Any]:
        """The same for callers without an event loop."""
        future: Future[Any] = Future()
        try:
            self._check_open()
        except StoreRefused as problem:
            future.set_exception(problem)
        else:
            self._jobs.put((about, job, future))
        return future

    def _check_open(self) -> None:
        if self._closed:
            raise StoreRefused("The store is closed.")
        self.check_reachable()

    async def add_guest(self, token: bytes, name: str, crest: str) -> Guest:
        """A new guest."""

        def job(connection: Connection) -> int:
            ((id,),) = connection.execute(
                "INSERT INTO guests (token, name, crest, made, seen) VALUES (?, ?, ?, ?, ?)"
                " RETURNING id",
                (token, name, crest, now, now),
            ).fetchall()
            return int(id)

        now = time()
        return Guest(await self.write(job), name, crest, now)

    async def save_guest(self, id: int, name: str | None, crest: str | None) -> Guest:
        """A guest with a new name or crest, and what another request changed just before."""

        def job(connection: Connection) -> Any:
            connection.execute(
                "UPDATE guests SET name = coalesce(?, name), crest = coalesce(?, crest)"
                " WHERE id = ?",
                (name, crest, id),
            )
            return connection.execute(f"{_GUEST} WHERE id = ?", (id,)).fetchone()

        return _guest(await self.write(job, about_guest(id)))

    def see(self, guest: Guest) -> None:
        """Note that a guest is here; nobody waits for that."""
        self.submit(
            lambda connection: connection.execute(
                "UPDATE guests SET seen = ? WHERE id = ?", (time(), guest.id)
            ),
            about_guest(guest.id),
        )

    async def add_table(self, row: TableRow, quota: int | None = None) -> None:
        """A new table with its seats, unless its owner has so many; raises `QuotaReached`."""
        await self.write(lambda connection: add_table(connection, row, quota), row.id)

    async def delete_table(self, row: TableRow) -> None:
        """Let go of a table; refuses with `StaleWrite` if `row` is not what the store has."""

        def job(connection: Connection) -> None:
            update_table(connection, row, replace(row, revision=row.revision + 1))
            drop_table(connection, row.id)

        await self.write(job, row.id)

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

        def job(connection: Connection) -> TableRow:
            saved = write_table(connection, before, written, lines)
            if following is not None:
                add_table(connection, following, quota)
            return saved

        saved: TableRow = await self.write(job, before.id)
        return saved

    async def guest(self, token: bytes) -> Guest | None:
        """The guest with this hash of a token."""
        return await self.read(partial(_one_guest, where="token = ?", fact=token))

    async def name_of(self, guest: int) -> str:
        """What a guest is called."""
        found = await self.read(partial(_one_guest, where="id = ?", fact=guest))
        return NAMELESS if found is None else found.name

    async def table(self, id: str) -> TableRow | None:
        """A table with its seats; raises `DamagedTable`."""
        return await self.read(partial(read_table, id=id))

    async def tables_of(self, guest: int, most: int) -> list[TableRow]:
        """The tables that a guest owns or sits at, the latest first."""
        return await self._tables(
            'WHERE owner = ? OR id IN (SELECT "table" FROM seats WHERE guest = ?)'
            " ORDER BY touched DESC LIMIT ?",
            (guest, guest, most),
        )

    async def signs_of(self, guests: Collection[int], but: str = "") -> list[tuple[str, int]]:
        """What the signs of all their tables, but one, follow from: its id, and how often drawn."""
        marks = ", ".join("?" * len(guests))
        return await self.read(
            lambda connection: connection.execute(
                f"SELECT id, redrawn FROM tables WHERE id <> ? AND (owner IN ({marks}) OR id IN"
                f' (SELECT "table" FROM seats WHERE guest IN ({marks})))',
                (but, *guests, *guests),
            ).fetchall()
        )

    async def running(self) -> list[TableRow]:
        """All tables at which a game is on."""
        return await self._tables("WHERE status = 'running'", ())

    async def _tables(self, where: str, facts: tuple[object, ...]) -> list[TableRow]:
        """All that can be read: one that is damaged does not hide the others."""
        found = []
        for id, row in await self.read(lambda store: list(read_tables(store, where, facts))):
            if isinstance(row, DamagedTable):
                _LOG.error("table damaged", extra={"table": id, "reason": str(row)})
            else:
                found.append(row)
        return found

    async def lines(self, table: str) -> list[Line]:
        """The journal of a table; raises `DamagedTable`."""
        return await self.read(partial(whole_lines, table=table))

    async def whole_table(self, id: str, after: int = 0) -> tuple[TableRow, list[Line]] | None:
        """A table and its journal behind a line, both of one moment; raises `DamagedTable`."""

        def look(connection: Connection) -> tuple[TableRow, list[Line]] | None:
            row = read_table(connection, id)
            return None if row is None else (row, whole_lines(connection, id, after))

        return await self.read(look)

    def _write_on(self) -> None:
        """The writer thread: whatever has gathered meanwhile goes into one transaction."""
        done, before = 0.0, set[str]()
        while True:
            job = self._jobs.get()
            if job is None:
                return
            if monotonic() - done < _GATHERING and job[0] not in before:
                # Many write: together they take far less time. Who writes alone never waits.
                sleep(_GATHERING)
            group, last = [job], False
            while len(group) < _GROUP and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    last = True
                    break
                group.append(job)
            if self.shared:
                group.sort(key=lambda each: each[0])
            # Who has stopped waiting before it began gets nothing written; from here on it is done.
            self._write_group([(job, waiter) for _, job, waiter in group if _is_waiting(waiter)])
            if last:
                return
            done, before = monotonic(), {about for about, _, _ in group}


def _is_waiting(waiter: Waiter) -> bool:
    if isinstance(waiter, Future):
        return waiter.set_running_or_notify_cancel()
    return not waiter.cancelled()


def tell_all(group: Group, results: Sequence[Any], problems: dict[int, Exception]) -> None:
    """Tell each who waits for a job what came of it; a loop is woken once for all of them."""
    told: dict[asyncio.AbstractEventLoop, list[_Answer]] = {}
    for place, (_, waiter) in enumerate(group):
        problem = problems.get(place)
        result = None if problem is not None else results[place]
        if isinstance(waiter, asyncio.Future):
            told.setdefault(waiter.get_loop(), []).append((waiter, result, problem))
        else:
            _tell(waiter, result, problem)
    for loop, all_told in told.items():
        # A loop that has ended has nobody who waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_tell_waiting, all_told)


_Answer = tuple[asyncio.Future[Any], Any, Exception | None]


def _tell_waiting(told: list[_Answer]) -> None:
    for waiter, result, problem in told:
        if not waiter.cancelled():
            _tell(waiter, result, problem)


def _tell(waiter: Waiter, result: Any, problem: Exception | None) -> None:
    if problem is None:
        waiter.set_result(result)
    else:
        waiter.set_exception(problem)


def about_guest(id: int) -> str:
    """What a job on a guest is about."""
    return f"guest {id:020}"


def _one_guest(connection: Connection, where: str, fact: object) -> Guest | None:
    found = connection.execute(f"{_GUEST} WHERE {where}", (fact,)).fetchone()
    return None if found is None else _guest(found)


def _guest(found: tuple[Any, ...]) -> Guest:
    id, name, crest, seen = found
    return Guest(id, mended(name), crest, seen)
