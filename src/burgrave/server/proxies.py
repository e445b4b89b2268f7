"""Proxies: who may say on whose behalf a request comes, and for how many."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

ANY = "*"
LOOPBACK = ("127.0.0.1", "::1")


def network(text: str) -> str:
    """An address, a network of them or `*`, always written alike; all else is a ValueError."""
    return ANY if text.strip() == ANY else str(ip_network(text.strip(), strict=False))


class Proxies:
    """The addresses that a host trusts."""

    def __init__(self, trusted: Iterable[str]) -> None:
        written = [network(text) for text in trusted]
        self._any = ANY in written
        self.written = [ANY] if self._any else written
        """All of them, as uvicorn wants to be told."""
        self._networks = [ip_network(text) for text in written if text != ANY]
        self._known = lru_cache(maxsize=4096)(self._covers)

    def __contains__(self, address: str) -> bool:
        """Is this one of them?"""
        return self._any or self._known(address)

    def _covers(self, address: str) -> bool:
        try:
            one = ip_address(address)
        except ValueError:
            return False
        mapped = one.ipv4_mapped if isinstance(one, IPv6Address) else None
        return any((mapped or one) in each for each in self._networks)
