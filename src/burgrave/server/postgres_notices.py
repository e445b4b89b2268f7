"""Notices: what the servers on one database tell each other, heard in a thread of its own.

A notice has ids and numbers alone. It may be lost with the connection; whoever hears is told then.
"""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

import psycopg
from psycopg import sql

CHANNEL = "'burgrave ' || md5(current_schema())"
"""Every schema has its own."""
_OFTEN = 0.5
"""Seconds after which the thread looks whether it is to end, and for a database that was away."""


class Notices:
    """Hears until it is closed; a connection that is lost is made anew."""

    def __init__(
        self,
        url: str,
        options: dict[str, Any],
        hear: Callable[[str, int], object],
        again: Callable[[], object],
    ) -> None:
        """Tells each notice with the number of the connection that gave it."""
        self._url = url
        self._options = options
        self._hear = hear
        self._again = again
        self._ended = threading.Event()
        self._line: psycopg.Connection | None = None
        self.heard = monotonic()
        """When something came last."""
        self._thread = threading.Thread(target=self._run, name="store notices", daemon=True)
        self._thread.start()

    def renew(self) -> None:
        """Make the connection anew: one that is silent may be dead."""
        self.heard = monotonic()
        if self._line is not None:
            cut(self._line)

    def close(self) -> None:
        """Hear no more; the thread ends by itself."""
        self._ended.set()
        self.renew()

    def _run(self) -> None:
        while not self._ended.is_set():
            # Whoever was to hear may be gone: then its loop is closed.
            with (
                suppress(psycopg.Error, OSError, RuntimeError),
                psycopg.connect(self._url, **self._options) as line,
            ):
                self._line = line
                self._listen(line)
            self._line = None
            self._ended.wait(_OFTEN)

    def _listen(self, line: psycopg.Connection) -> None:
        (channel,) = line.execute(f"SELECT {CHANNEL}".encode()).fetchone() or ("",)
        line.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
        self.heard = monotonic()
        self._again()
        while not self._ended.is_set():
            for notice in line.notifies(timeout=_OFTEN):
                self.heard = monotonic()
                self._hear(notice.payload, notice.pid)


def cut(line: psycopg.Connection) -> None:
    """Close a connection under who waits for its answer."""
    with (
        suppress(OSError, psycopg.Error),
        socket.socket(fileno=os.dup(line.fileno())) as end,
    ):
        end.shutdown(socket.SHUT_RDWR)
