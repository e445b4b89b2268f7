"""The SQLite that this machine has, and what is known to be wrong with it.

Versions 3.7.0 to 3.51.2 can damage a store in WAL mode when two connections write and checkpoint
at the same moment (https://sqlite.org/wal.html, “the WAL-reset bug”); 3.50.7 and 3.44.6 have the
repair as well. Here one connection writes and nobody else may, so it takes a second program that
writes to the store while the server runs.
"""

from __future__ import annotations

import sqlite3

Version = tuple[int, ...]

_FIRST, _MENDED = (3, 7, 0), (3, 51, 3)
_MENDED_TOO: tuple[Version, ...] = ((3, 50, 7), (3, 44, 6))


def resets_badly(version: Version = sqlite3.sqlite_version_info) -> bool:
    """Does this version have the bug, as far as its number tells?"""
    if any(version[:2] == each[:2] and version >= each for each in _MENDED_TOO):
        return False
    return _FIRST <= version < _MENDED
