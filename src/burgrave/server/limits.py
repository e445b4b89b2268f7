"""Limits: how much one visitor may ask in a while."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

MANY = 10
"""So many visitors may come from one address before they feel each other."""
RENAMES, RENAMES_AT_ONCE = 0.5, 60
"""New names of one guest, a second and at once: each is written at every lobby with that guest."""
_MOST = 20_000
_HOUSEHOLD = 64


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Who shares an address as far as limits go: of IPv6 every home has a whole network."""
    try:
        one = ip_address(address)
    except ValueError:
        return address
    if not isinstance(one, IPv6Address):
        return address
    if one.ipv4_mapped is not None:
        return str(one.ipv4_mapped)
    # Without the name of the interface, which addresses of the own wire carry behind a “%”.
    return str(ip_network((int(one), _HOUSEHOLD), strict=False))


class Places:
    """How many places each name has taken, of so many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, name: str) -> bool:
        """Take one more, if there is one."""
        if self._taken[name] >= self._most:
            return False
        self._taken[name] += 1
        return True

    def leave(self, name: str) -> None:
        """Give one back."""
        self._taken[name] -= 1
        if self._taken[name] <= 0:
            del self._taken[name]


class Buckets:
    """A token bucket for each name: full at first, and filled again at a steady rate."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, name: str) -> bool:
        """May this one ask once more now?"""
        if not self._rate:
            return True
        now = self._clock()
        level, when = self._levels.get(name, (float(self._burst), now))
        level = min(float(self._burst), level + (now - when) * self._rate)
        if len(self._levels) > _MOST:
            self._forget(now)
        self._levels[name] = (level - 1 if level >= 1 else level, now)
        return level >= 1

    def spend(self, name: str, much: float) -> None:
        """Something turned out to cost so much more; who owes something waits longer."""
        if self._rate and name in self._levels:
            level, when = self._levels[name]
            self._levels[name] = (max(level - much, -float(self._burst)), when)

    def _forget(self, now: float) -> None:
        """Forget the buckets that are full again, and if need be all."""
        full = 2 * self._burst / self._rate
        self._levels = {n: (lv, at) for n, (lv, at) in self._levels.items() if now - at < full}
        if len(self._levels) > _MOST:
            self._levels.clear()
