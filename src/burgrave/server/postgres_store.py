"""A store in PostgreSQL: one connection writes, a pool reads, and both heal by themselves.

Any number of servers have it open side by side; whoever works on all of it has it alone.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import lru_cache
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import psycopg
from psycopg_pool import ConnectionPool

from burgrave.server.connection import Connection, Found
from burgrave.server.lock import Holder, StoreInUse
from burgrave.server.postgres_notices import Notices, cut
from burgrave.server.postgres_schema import migrate
from burgrave.server.store import (
    Contradiction,
    Group,
    Job,
    Outcome,
    Seen,
    Store,
    StoreAway,
    StoreRefused,
    tell_all,
)

_LOG = logging.getLogger("burgrave.store")
_READERS = 4
_PATIENCE = 5.0
"""Seconds after which a database that does not answer counts as away."""
_AGAIN = 0.5
"""Seconds between two attempts to reach it."""
_IDLE = 2.0
"""Seconds after which the database takes back what a server began and went to sleep over."""
_SESSION = (
    f"SET statement_timeout = '{_PATIENCE:.0f}s';"
    f" SET idle_in_transaction_session_timeout = '{_IDLE:.0f}s'"
)
_LOCK = "(hashtext('burgrave store'), hashtext(current_schema()))"
_ALONE = f"pg_try_advisory_lock{_LOCK}"
_TOGETHER = f"pg_try_advisory_lock_shared{_LOCK}"
_HOLDER = (
    "SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)"
    " WHERE locktype = 'advisory' AND granted AND objsubid = 2"
    " AND classid::bigint = hashtext('burgrave store')::bigint & 4294967295"
    " AND objid::bigint = hashtext(current_schema())::bigint & 4294967295"
    " ORDER BY pid"
)
_LONGEST = 63
"""PostgreSQL cuts the name of a program here."""


class _Marked:
    """A connection that takes our statements."""

    def __init__(self, connection: psycopg.Connection) -> None:
        self._connection = connection

    def execute(self, statement: str, facts: Sequence[Any] = (), /) -> Found:
        """Run a statement."""
        return self._connection.execute(_marked(statement), facts)

    def executemany(self, statement: str, facts: Iterable[Sequence[Any]], /) -> None:
        """Run a statement once for each row of facts."""
        self._connection.cursor().executemany(_marked(statement), facts)


@lru_cache(maxsize=512)
def _marked(statement: str) -> bytes:
    return statement.replace("%", "%%").replace("?", "%s").encode()


class PostgresStore(Store):
    """A database, or one schema of it, which servers share."""

    shared = True

    def __init__(self, url: str, address: str = "") -> None:
        """Open the store beside other servers; `address` is told to who wants it alone."""
        super().__init__()
        self._url = url
        self._options = _options(address)
        self._away = False
        self._since: float | None = None
        """When the transaction that is under way began."""
        self._ended = threading.Event()
        self._writer = _connected(url, self._options)
        try:
            migrate(self._writer)
            self._pool = ConnectionPool(
                url,
                min_size=1,
                max_size=_READERS,
                open=True,
                kwargs=self._options,
                configure=_set_up,
                timeout=_PATIENCE,
                reconnect_timeout=_PATIENCE,
            )
        except BaseException:
            self._writer.close()
            raise
        self._threads = ThreadPoolExecutor(_READERS, "store reader")
        self._watch = threading.Thread(target=self._keep_watch, name="store watch", daemon=True)
        self._watch.start()
        self._thread.start()

    def check_reachable(self) -> None:
        """Raise `StoreAway` if it is known that nothing can be written now."""
        if self._away:
            raise StoreAway("The database cannot be reached.")

    async def read(self, look: Callable[[Connection], Seen]) -> Seen:
        """What a look at the store finds; nobody else has to wait for it."""
        self.check_reachable()
        loop = asyncio.get_running_loop()
        try:
            looking = loop.run_in_executor(self._threads, self._look, look)
            return await asyncio.wait_for(looking, 2 * _PATIENCE)
        except (psycopg.Error, TimeoutError) as problem:
            raise StoreAway(_said(problem)) from problem

    def _look(self, look: Callable[[Connection], Seen]) -> Seen:
        try:
            return self._look_once(look)
        except psycopg.OperationalError:
            # A connection that had rested may be gone; to look twice harms nothing.
            self._pool.check()
            return self._look_once(look)

    def _look_once(self, look: Callable[[Connection], Seen]) -> Seen:
        """All that one look finds is of one moment."""
        with self._pool.connection() as connection, connection.pipeline():
            connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            seen = look(_Marked(connection))
            connection.execute("COMMIT")
        return seen

    def listen(self, hear: Callable[[str], object], again: Callable[[], object]) -> Notices:
        """Hear in a thread what other servers tell; `again` when something may be missed."""

        def of_others(word: str, connection: int) -> None:
            if connection != self._own:
                hear(word)

        return Notices(self._url, self._options, of_others, again)

    @property
    def _own(self) -> int:
        """The number of the connection that writes; 0 while there is none."""
        with suppress(psycopg.Error):
            return self._writer.info.backend_pid
        return 0

    def _write_group(self, group: Group) -> None:
        self._since = monotonic()
        try:
            self.check_reachable()
            outcome = self._write_once(group)
        except Exception as problem:
            away = self._away or self._writer.closed
            refusal = StoreAway(_said(problem)) if away else _refusal(problem)
            outcome = [], dict.fromkeys(range(len(group)), refusal)
            with suppress(psycopg.Error):
                self._writer.rollback()
        finally:
            self._since = None
        tell_all(group, *outcome)

    def _write_once(self, group: Group) -> Outcome:
        """One transaction; tried anew, once, if the connection was lost before its end.

        So it is if another server waited for this one while this one waited for it.
        """
        try:
            outcome = self._run(group)
        except psycopg.errors.DeadlockDetected:
            self._writer.rollback()
            outcome = self._run(group)
        except psycopg.Error as problem:
            if not self._writer.closed:
                raise
            self._reconnect(problem)
            outcome = self._run(group)
        try:
            self._writer.execute("COMMIT")
        except psycopg.Error as problem:
            # Nobody knows whether it is written: who asked has to look again.
            self._lose(problem)
            raise
        self.commits += 1
        return outcome

    def _run(self, group: Group) -> Outcome:
        """All at once, for nearly always all is well; otherwise anew, and each for itself."""
        try:
            with self._writer.pipeline():
                self._writer.execute("BEGIN")
                connection = _Marked(self._writer)
                return [job(connection) for job, _ in group], {}
        except psycopg.errors.DeadlockDetected:
            raise
        except Exception:
            if self._writer.closed:
                raise
            self._writer.rollback()
            return self._run_each(group)

    def _run_each(self, group: Group) -> Outcome:
        results: list[Any] = []
        problems: dict[int, Exception] = {}
        self._writer.execute("BEGIN")
        for place, (job, _) in enumerate(group):
            try:
                results.append(self._run_one(job))
            except psycopg.errors.DeadlockDetected:
                raise
            except Exception as problem:
                if self._writer.closed:
                    raise
                self._writer.execute("ROLLBACK TO SAVEPOINT job")
                results.append(None)
                problems[place] = _refusal(problem)
        return results, problems

    def _run_one(self, job: Job) -> Any:
        """What need not be answered at once waits for no answer."""
        with self._writer.pipeline():
            self._writer.execute("SAVEPOINT job")
            result = job(_Marked(self._writer))
            self._writer.execute("RELEASE SAVEPOINT job")
        return result

    def _reconnect(self, problem: Exception) -> None:
        try:
            self._writer = _connected(self._url, self._options)
        except Exception:
            self._lose(problem)
            raise

    def _lose(self, problem: Exception) -> None:
        """From now on everything is refused at once, until the database is there again."""
        _LOG.error("database away", extra={"reason": _said(problem)})
        self._writer.close()
        self._away = True

    def _keep_watch(self) -> None:
        """Find the database again, and end the wait for one that does not answer."""
        while not self._ended.wait(_AGAIN):
            since = self._since
            if self._away:
                self._find_again()
            elif since is not None and monotonic() - since > _PATIENCE:
                cut(self._writer)

    def _find_again(self) -> None:
        try:
            self._writer = _connected(self._url, self._options)
            self._pool.check()
        except (psycopg.Error, StoreInUse):
            return
        self._away = False
        _LOG.warning("database back")

    def _let_go(self) -> None:
        self._ended.set()
        self._watch.join()
        with suppress(psycopg.Error):
            # Who wants the store alone need not wait until the database has noticed the farewell.
            self._writer.execute("SELECT pg_advisory_unlock_all()")
        self._writer.close()
        # A reader that waits for a database without an answer holds nobody up.
        self._threads.shutdown(wait=False)
        self._pool.close()


@contextmanager
def working_alone(url: str) -> Iterator[Connection]:
    """A store that nobody else has open, brought up to date; an exception takes all back."""
    with _connected(url, _options(""), _ALONE) as connection:
        migrate(connection)
        connection.execute("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0")
        with connection.transaction():
            yield _Marked(connection)


def _connected(url: str, options: dict[str, Any], lock: str = _TOGETHER) -> psycopg.Connection:
    """A connection to a store, beside other servers or alone; raises `StoreInUse`."""
    connection = psycopg.connect(url, **options)
    try:
        _set_up(connection)
        if connection.execute(f"SELECT {lock}".encode()).fetchone() != (True,):
            holder = connection.execute(_HOLDER.encode()).fetchone()
            raise StoreInUse(without_password(url), _holder(holder))
    except BaseException:
        connection.close()
        raise
    return connection


def _options(address: str) -> dict[str, Any]:
    """How to connect, and by which name others in the database know this process."""
    return {
        "autocommit": True,
        "application_name": f"burgrave {os.getpid()} {socket.gethostname()} {address}"[:_LONGEST],
        "connect_timeout": int(_PATIENCE),
        "tcp_user_timeout": int(1000 * _PATIENCE),
    }


def without_password(url: str) -> str:
    """A database's address as it may be shown."""
    parts = urlsplit(url)
    if parts.password is None:
        return url
    user, _, place = parts.netloc.rpartition("@")
    return parts._replace(netloc=f"{user.partition(':')[0]}:…@{place}").geturl()


def _set_up(connection: psycopg.Connection) -> None:
    connection.execute(_SESSION.encode())


def _holder(row: Any) -> Holder | None:
    """Who has the store open, by the name that it goes by in the database."""
    match str(row[0]).split(" ") if row else []:
        case ["burgrave", pid, host, *address] if pid.isdecimal():
            return Holder(int(pid), host, " ".join(address))
    return None


def _refusal(problem: Exception) -> Exception:
    if isinstance(problem, psycopg.IntegrityError):
        return Contradiction(_said(problem))
    if isinstance(problem, psycopg.Error | OSError):
        return StoreRefused(_said(problem))
    return problem


def _said(problem: Exception) -> str:
    """What the database says, in one line."""
    return " ".join(str(problem).split()) or type(problem).__name__
