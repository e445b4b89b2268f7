"""A crossing on the way to a database: it lets everything through, nothing, or leaves it lying."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from urllib.parse import parse_qs, urlsplit


class Crossing:
    """A port on the loopback before the socket of a database."""

    def __init__(self, database: str) -> None:
        query = parse_qs(urlsplit(database).query)
        self._behind = f"{query['host'][0]}/.s.PGSQL.5432"
        self._door = socket.create_server(("127.0.0.1", 0))
        options = database.partition("&options=")[2]
        port = self._door.getsockname()[1]
        self.address = f"postgresql://postgres:@127.0.0.1:{port}/postgres?options={options}"
        self._open = True
        self._passing = threading.Event()
        self._passing.set()
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        threading.Thread(target=self._let_in, daemon=True).start()

    def cut(self) -> None:
        """Nobody comes through any more."""
        self._open = False
        self._passing.set()
        for pair in self._pairs:
            for end in pair:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
        self._pairs.clear()

    def stall(self) -> None:
        """What comes lies there."""
        self._passing.clear()

    def mend(self) -> None:
        """All is well again."""
        self._open = True
        self._passing.set()

    def close(self) -> None:
        """No crossing any more."""
        self.cut()
        self._door.close()

    def _let_in(self) -> None:
        while True:
            try:
                front, _ = self._door.accept()
            except OSError:
                return
            if not self._open:
                front.close()
                continue
            back = socket.socket(socket.AF_UNIX)
            back.connect(self._behind)
            self._pairs.append((front, back))
            for one, other in ((front, back), (back, front)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError), one:
            while some := one.recv(65536):
                self._passing.wait()
                other.sendall(some)
        with suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)
