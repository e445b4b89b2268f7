"""Room: how many connections the machine allows, and who is let in while little of it is left.

Whoever plays goes on playing: the last tenth is kept for guests whom the house knows.
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from contextlib import suppress

_MOST_FILES = 1 << 20
_OWN_FILES = 200
"""What a server needs beside its connections: the store, pages, logs, its bots' processes."""
_UNKNOWN = 4_200
"""Files where the system does not tell."""
RETRY_SECONDS = 30
"""After so long it is worth while to come again."""


class Room:
    """Places for connections."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Collection[object] = ()
        """The connections that there are."""

    @property
    def for_newcomers(self) -> bool:
        """May somebody come whom the house does not know?"""
        return len(self.taken) < self.most - self.most // 10

    @property
    def overfull(self) -> bool:
        """Is the last one who came one too many?"""
        return len(self.taken) > self.most


def as_the_machine_allows() -> int:
    """Raise the number of files that this process may have open; so many connections it makes."""
    return max(_raised() - _OWN_FILES, _OWN_FILES)


def _raised() -> int:
    if sys.platform == "win32":
        return _UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        # Some systems allow less than they say; then it stays as it was.
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return most if soft == resource.RLIM_INFINITY else soft
