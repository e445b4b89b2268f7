"""Listening: a port is taken before anybody is told of it, and who has it already is found out."""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

_PROC = Path("/proc")
_LISTENS = "0A"
_NOT_HERE = frozenset({errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT})
_BACKLOG = 2048


def address_of(host: str, port: int) -> str:
    """What to type into a browser."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def listening(host: str, port: int) -> list[socket.socket]:
    """Sockets at all addresses of a host, at which visitors may already wait to be let in."""
    doors: list[socket.socket] = []
    absent: OSError | None = None
    for family, kind, protocol, _, place in places(host, port):
        try:
            doors.append(_door(family, kind, protocol, place))
        except OSError as problem:
            # Many machines know the name ::1 of theirs without having that address.
            if problem.errno not in _NOT_HERE:
                for door in doors:
                    door.close()
                raise
            absent = problem
    if not doors:
        assert absent is not None
        raise absent
    return doors


def places(host: str, port: int) -> list[tuple[int, int, int, str, tuple[Any, ...]]]:
    """All addresses at which a server listens that is told to listen at a host."""
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    return list(dict.fromkeys(found))


def _door(family: int, kind: int, protocol: int, place: tuple[object, ...]) -> socket.socket:
    door = socket.socket(family, kind, protocol)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        door.bind(place)
        door.listen(_BACKLOG)
    except OSError:
        door.close()
        raise
    return door


def holder(port: int) -> tuple[int, str] | None:
    """The process that listens at a port and its command, where the system tells."""
    sockets = {f"socket:[{number}]" for number in _listening_at(port)}
    if not sockets:
        return None
    for process in _PROC.glob("[0-9]*"):
        try:
            if any(str(file.readlink()) in sockets for file in (process / "fd").iterdir()):
                words = (process / "cmdline").read_text(errors="replace").split("\0")
                return int(process.name), " ".join(words).strip()
        except OSError:
            continue  # somebody else's, or gone
    return None


def _listening_at(port: int) -> Iterator[str]:
    """The numbers of the sockets that listen at a port."""
    for name in ("tcp", "tcp6"):
        try:
            rows = (_PROC / "net" / name).read_text().splitlines()[1:]
        except OSError:
            continue
        for row in rows:
            _, local, _, state, *_, number = row.split()[:10]
            if state == _LISTENS and int(local.rpartition(":")[2], 16) == port:
                yield number
