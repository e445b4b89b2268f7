"""The store: one SQLite file, a writer thread that commits in groups, and readers."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, closing
from dataclasses import astuple, dataclass, field, replace
from pathlib import Path
from time import time
from typing import Any

from burgrave.kernel.names import mended
from burgrave.server.lock import Lock
from burgrave.server.schema import migrate

_GROUP = 256
"""Writes that one transaction takes at most."""

_LOG = logging.getLogger("burgrave.store")

Job = Callable[[sqlite3.Connection], Any]


class StoreRefused(Exception):
    """The disk is full or fails; nothing of what was asked has been written."""


class StaleWrite(Exception):
    """The table has been written since it was read; nothing of what was asked has been."""


class QuotaReached(Exception):
    """The guest has as many tables as one may have; no other has been set up."""


class DamagedTable(Exception):
    """What the store has of a table can't be what was written."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person, known by a cookie."""

    id: int
    name: str
    crest: str
    seen: float = field(default=0.0, compare=False)
    """When the store last noted that they were here."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A place at a table and who sits there."""

    seat: int
    kind: str
    """`person`, `bot` or `open`."""
    guest: int | None = None
    bot: str | None = None
    name: str = ""
    crest: str = ""
    ready: bool = False
    stand_in: str | None = None
    """The bot that plays for a person who left."""
    share: str = ""
    key: bytes | None = None
    turn: int = 0
    """How often the seat has been opened."""
    moving: bytes | None = None
    """The hash of the key with which its person takes the seat to another device."""
    called: bool = False
    """Did others call that bot in? Otherwise its person did."""


@dataclass(frozen=True, slots=True)
class Glance:
    """How far a game has come, and how it ended; nothing that anybody may not know."""

    chapter: int = 0
    part: int = 0
    places: tuple[int, ...] = ()
    """By seat, after the end; so are the points."""
    points: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table, without its entries."""

    id: str
    game: str
    options: dict[str, str | bool]
    owner: int
    seed: bytes = field(repr=False)
    status: str = "lobby"
    version: int = 0
    waiting: tuple[int, ...] = ()
    rematch: str | None = None
    seats: tuple[SeatRow, ...] = ()
    glance: Glance = Glance()
    touched: float = 0.0
    revision: int = 0
    """How often it has been written; a write says which revision it was made from."""
    rules: str = ""
    """The version of the game's rules by which its journal was last written."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table's journal: an entry in notation or `undo SEAT`, and the id of its move.

    Where a move brought several lines, its id stands at the last one.
    """

    text: str
    move: str | None = None


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

    async def save_guest(self, guest: Guest) -> None:
        """A guest's new name and crest."""
        await self.write(
            lambda connection: connection.execute(
                "UPDATE guests SET name = ?, crest = ? WHERE id = ?",
                (guest.name, guest.crest, guest.id),
            )
        )

    def see(self, guest: Guest) -> None:
        """Note that a guest is here; nobody waits for that."""
        self.submit(
            lambda connection: connection.execute(
                "UPDATE guests SET seen = ? WHERE id = ?", (time(), guest.id)
            )
        )

    async def add_table(self, row: TableRow, quota: int | None = None) -> None:
        """A new table with its seats, unless its owner has so many; raises `QuotaReached`."""
        await self.write(lambda connection: _add_table(connection, row, quota))

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
        saved = replace(after, revision=before.revision + 1, touched=touched)

        def job(connection: sqlite3.Connection) -> None:
            update_table(connection, before, saved)
            _put_seats(
                connection,
                saved.id,
                [seat for seat in saved.seats if seat not in before.seats],
            )
            connection.executemany(
                'INSERT INTO entries ("table", number, line, move) VALUES (?, ?, ?, ?)',
                [
                    (saved.id, number, line.text, line.move)
                    for number, line in enumerate(lines, before.version + 1)
                ],
            )
            if following is not None:
                _add_table(connection, following, quota)

        await self.write(job)
        return saved

    def guest(self, token: bytes) -> Guest | None:
        """The guest with this hash of a token."""
        found = self._reader.execute(
            "SELECT id, name, crest, seen FROM guests WHERE token = ?", (token,)
        ).fetchone()
        return None if found is None else Guest(found[0], mended(found[1]), *found[2:])

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


def read_table(connection: sqlite3.Connection, id: str) -> TableRow | None:
    """A table with its seats, if there is one; raises `DamagedTable`."""
    found = connection.execute(
        "SELECT id, game, options, owner, seed, status, version, waiting, rematch, glance,"
        " touched, revision, rules FROM tables WHERE id = ?",
        (id,),
    ).fetchone()
    if found is None:
        return None
    seats = connection.execute(
        "SELECT seat, kind, guest, bot, name, crest, ready, stand_in, share, key, turn,"
        ' moving, called FROM seats WHERE "table" = ? ORDER BY seat',
        (id,),
    ).fetchall()
    try:
        row = _table(found, seats)
        _check(row)
    except (ValueError, TypeError) as problem:
        raise DamagedTable(str(problem)) from None
    return row


def read_lines(connection: sqlite3.Connection, table: str) -> tuple[list[Line], bool]:
    """A journal up to its end or its first gap; is there one?"""
    rows = connection.execute(
        'SELECT number, line, move FROM entries WHERE "table" = ? ORDER BY number', (table,)
    ).fetchall()
    whole = [row for place, row in enumerate(rows, 1) if row[0] == place]
    return [Line(line, move) for _, line, move in whole], len(whole) < len(rows)


def _table(found: tuple[Any, ...], seats: list[tuple[Any, ...]]) -> TableRow:
    id, game, options, owner, seed, status, version, waiting, rematch, glance, *when = found
    return TableRow(
        id=id,
        game=game,
        options=dict(json.loads(options)),
        owner=owner,
        seed=seed,
        status=status,
        version=version,
        waiting=tuple(json.loads(waiting)),
        rematch=rematch,
        seats=tuple(_seat(seat) for seat in seats),
        glance=_glance(json.loads(glance)),
        touched=when[0],
        revision=when[1],
        rules=when[2],
    )


def _check(row: TableRow) -> None:
    """Refuse what nobody could sit at."""
    numbers = [seat.seat for seat in row.seats]
    if not numbers or numbers != list(range(len(numbers))):
        raise ValueError(f"its seats are {numbers}")
    if not set(row.waiting) <= set(numbers):
        raise ValueError(f"it waits for the seats {row.waiting}")
    if row.status not in ("lobby", "running", "over"):
        raise ValueError(f"its status is “{row.status}”")


def keep_private(path: Path) -> None:
    """A new store is for its owner alone: it holds the seeds of games that are being played."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _glance(told: list[Any]) -> Glance:
    """What was seen last; tables that an earlier program wrote have nothing to tell."""
    if not told:
        return Glance()
    chapter, part, places, points = told
    return Glance(chapter, part, tuple(places), tuple(points))


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


def _add_table(connection: sqlite3.Connection, row: TableRow, quota: int | None) -> None:
    if quota is not None:
        unfinished = "SELECT count(*) FROM tables WHERE owner = ? AND status <> 'over'"
        if connection.execute(unfinished, (row.owner,)).fetchone()[0] >= quota:
            raise QuotaReached(f"The guest has {quota} tables.")
    now = time()
    connection.execute(
        "INSERT INTO tables (id, game, options, owner, status, version, waiting, seed, rematch,"
        " made, touched, revision, rules) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(row.id, row.game, json.dumps(row.options), row.owner, row.status, row.version),
            *(json.dumps(row.waiting), row.seed, row.rematch, now, now, row.revision),
            row.rules,
        ),
    )
    _put_seats(connection, row.id, row.seats)


def update_table(connection: sqlite3.Connection, before: TableRow, after: TableRow) -> None:
    """Write a table without its seats and lines; raises `StaleWrite`."""
    found = connection.execute(
        "UPDATE tables SET options = ?, owner = ?, status = ?, version = ?, waiting = ?,"
        " rematch = ?, glance = ?, touched = ?, revision = ?, rules = ?"
        " WHERE id = ? AND revision = ?",
        (
            *(json.dumps(after.options), after.owner, after.status, after.version),
            *(json.dumps(after.waiting), after.rematch, json.dumps(astuple(after.glance))),
            *(after.touched, after.revision, after.rules, before.id, before.revision),
        ),
    )
    if found.rowcount == 0:
        raise StaleWrite(f"{before.id} is no longer at revision {before.revision}.")


def _put_seats(connection: sqlite3.Connection, table: str, seats: Sequence[SeatRow]) -> None:
    connection.executemany(
        'INSERT OR REPLACE INTO seats ("table", seat, kind, guest, bot, name, crest, ready,'
        " stand_in, share, key, turn, moving, called)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                *(table, s.seat, s.kind, s.guest, s.bot, s.name, s.crest, int(s.ready)),
                *(s.stand_in, s.share, s.key, s.turn, s.moving, int(s.called)),
            )
            for s in seats
        ],
    )


def _seat(row: tuple[Any, ...]) -> SeatRow:
    seat = SeatRow(*row)
    name = mended(seat.name) if seat.name else ""
    return replace(seat, name=name, ready=bool(seat.ready), called=bool(seat.called))
