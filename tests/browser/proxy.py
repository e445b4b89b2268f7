"""A small proxy before several servers: whoever comes is led to the next that is there."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from itertools import count

_SOCKET = b"/live"


class Proxy:
    """A port on the loopback; it knows no more of HTTP than where a table's socket goes."""

    def __init__(self, ports: list[int]) -> None:
        self._ports = ports
        self._turn = count()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self.live_at: list[int] = []
        """The ports to which sockets were led, the last one last."""
        threading.Thread(target=self._let_in, daemon=True).start()

    def close(self) -> None:
        """Let nobody in any more."""
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()

    def _let_in(self) -> None:
        with suppress(OSError):
            while True:
                front, _ = self._door.accept()
                threading.Thread(target=self._lead, args=(front,), daemon=True).start()

    def _lead(self, front: socket.socket) -> None:
        with suppress(OSError), front:
            first = front.recv(65536)
            found = self._next()
            if not first or found is None:
                return
            port, back = found
            with back:
                if _SOCKET in first.partition(b"\r\n")[0]:
                    self.live_at.append(port)
                back.sendall(first)
                answers = threading.Thread(target=_carry, args=(back, front), daemon=True)
                answers.start()
                _carry(front, back)
                answers.join()

    def _next(self) -> tuple[int, socket.socket] | None:
        """A line to the next server that takes one."""
        for _ in self._ports:
            port = self._ports[next(self._turn) % len(self._ports)]
            with suppress(OSError):
                return port, socket.create_connection(("127.0.0.1", port))
        return None


def _carry(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while some := one.recv(65536):
            other.sendall(some)
    for end in (one, other):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
