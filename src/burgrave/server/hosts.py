"""Host names: which of them a browser may know this server by.

A site can make its own name mean this machine after its page was loaded, and then ask as if it
were ours. Its name gives it away: browsers say by which one they came. Addresses are no names,
nobody can bend them.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address

ANY = "*"
_HOME = ("local", "lan", "home.arpa", "internal", "localdomain")
"""What networks at home put behind a machine's name; nobody outside can own such a name."""


class Hosts:
    """The names of this machine, and those that its host has allowed."""

    def __init__(self, allowed: Iterable[str] = (), machine: str | None = None) -> None:
        own = _plain(socket.gethostname() if machine is None else machine)
        first = own.partition(".")[0]
        at_home = (f"{first}.{suffix}" for suffix in _HOME)
        self._names = frozenset({"localhost", own, first, *at_home, *map(_plain, allowed)} - {""})

    def knows(self, said: str) -> bool:
        """May a request say this after `Host:`? Programs may leave it out, browsers never do."""
        name = _plain(_without_port(said))
        if not name or ANY in self._names or name in self._names or name.endswith(".localhost"):
            return True
        return _is_address(name)


@lru_cache(maxsize=1024)
def is_this_machine(said: str) -> bool:
    """Does this name or address, as after `Host:`, mean the machine on which it is said?"""
    name = _plain(_without_port(said)) if not _is_address(said) else said
    if name == "localhost" or name.endswith(".localhost"):
        return True
    return _is_address(name) and (ip_address(name).is_loopback or ip_address(name).is_unspecified)


def _plain(name: str) -> str:
    return name.strip().rstrip(".").lower()


def _without_port(said: str) -> str:
    if said.startswith("["):
        return said[1:].partition("]")[0]
    return said.partition(":")[0]


@lru_cache(maxsize=1024)
def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
