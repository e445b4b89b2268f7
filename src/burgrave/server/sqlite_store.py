"""A store in one SQLite file, which one process has for itself."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

from burgrave.server.connection import Connection
from burgrave.server.lock import Lock
from burgrave.server.schema import migrate
from burgrave.server.store import Contradiction, Group, Outcome, Seen, Store, StoreRefused, tell_all


class SqliteStore(Store):
    """One file, a connection that writes, and one that reads."""

    def __init__(self, path: Path, address: str = "") -> None:
        """Open the store for this process alone; `address` is told to others who try."""
        super().__init__()
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
        self._thread.start()

    def _let_go(self) -> None:
        self._opened.close()

    def check_reachable(self) -> None:
        """A file is always there to be tried."""

    async def read(self, look: Callable[[Connection], Seen]) -> Seen:
        """What a look at the store finds: in so little time that nobody need wait elsewhere."""
        try:
            return look(self._reader)
        except sqlite3.Error as problem:
            raise StoreRefused(str(problem)) from problem

    def _write_group(self, group: Group) -> None:
        connection = self._writer
        results: list[Any] = []
        problems: dict[int, Exception] = {}
        try:
            results, problems = self._run(group)
            connection.execute("COMMIT")
            self.commits += 1
        except Exception as problem:
            self._take_back()
            problems = dict.fromkeys(range(len(group)), _refusal(problem))
        tell_all(group, results, problems)

    def _run(self, group: Group) -> Outcome:
        """All at once, for nearly always all is well; otherwise anew, and each for itself."""
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            return [job(self._writer) for job, _ in group], {}
        except Exception:
            if len(group) == 1:
                raise
            self._take_back()
            return self._run_each(group)

    def _take_back(self) -> None:
        if self._writer.in_transaction:
            self._writer.execute("ROLLBACK")

    def _run_each(self, group: Group) -> Outcome:
        """Run jobs one after the other; what one has done that fails is taken back."""
        connection = self._writer
        results: list[Any] = []
        problems: dict[int, Exception] = {}
        connection.execute("BEGIN IMMEDIATE")
        for place, (job, _) in enumerate(group):
            connection.execute("SAVEPOINT job")
            try:
                results.append(job(connection))
            except Exception as problem:
                if not connection.in_transaction:
                    raise
                connection.execute("ROLLBACK TO job")
                results.append(None)
                problems[place] = _refusal(problem)
            connection.execute("RELEASE job")
        return results, problems


@contextmanager
def working_alone(path: Path) -> Iterator[Connection]:
    """A store that nobody else has open, brought up to date; an exception takes all back."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = Lock(path)
    try:
        keep_private(path)
        with closing(_connect(path)) as connection:
            migrate(connection)
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                connection.execute("ROLLBACK")
                raise
            connection.execute("COMMIT")
    finally:
        lock.release()


def keep_private(path: Path) -> None:
    """A new store is for its owner alone: it holds the seeds of games that are being played."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _refusal(problem: Exception) -> Exception:
    if isinstance(problem, sqlite3.IntegrityError):
        return Contradiction(str(problem))
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
