"""Carrying a hall over: everything that one store has, into another that is empty."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from burgrave.server.connection import Connection

_KEPT = ("guests", "tables", "seats", "entries", "talk", "mutes", "lessons")
"""What a store keeps, each before what refers to it."""
_BY_TABLE = ("seats", "entries", "talk")
"""Of these there is much, so they go some tables at a time."""
_SOME = 200
_NEXT_GUEST = (
    "SELECT setval(pg_get_serial_sequence('guests', 'id'),"
    " (SELECT coalesce(max(id), 0) + 1 FROM guests), false)"
)
"""SQLite finds the next number by itself."""


class NotEmpty(Exception):
    """There is something already where everything was to go."""


class NotTheSame(Exception):
    """What has arrived is not what was sent; nothing of it stays."""


def carry(here: Connection, there: Connection, sequence: bool) -> dict[str, int]:
    """Copy everything and compare it; how much it was, by kind.

    Nobody else may have either store open, and an exception has to take all back. Where guests
    get their numbers from a sequence, that goes on after the last one.
    """
    for name in _KEPT:
        if there.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() is not None:
            raise NotEmpty(name)
    counts = {name: _copied(here, there, name) for name in _KEPT}
    if sequence:
        there.execute(_NEXT_GUEST)
    for name in _KEPT:
        if _digest(here, name) != _digest(there, name):
            raise NotTheSame(name)
    return counts


def _copied(here: Connection, there: Connection, name: str) -> int:
    columns = _columns(here, name)
    names, marks = ", ".join(columns), ", ".join("?" * len(columns))
    number = 0
    for some in _batches(here, name):
        there.executemany(f"INSERT INTO {name} ({names}) VALUES ({marks})", some)
        number += len(some)
    return number


def _columns(store: Connection, name: str) -> list[str]:
    found = store.execute(f"SELECT * FROM {name} LIMIT 0").description
    return sorted(f'"{column[0]}"' for column in found)


def _batches(store: Connection, name: str) -> Iterator[list[tuple[Any, ...]]]:
    everything = f"SELECT {', '.join(_columns(store, name))} FROM {name}"
    if name not in _BY_TABLE:
        yield store.execute(everything).fetchall()
        return
    tables = [id for (id,) in store.execute("SELECT id FROM tables")]
    for first in range(0, len(tables), _SOME):
        some = tables[first : first + _SOME]
        marks = ", ".join("?" * len(some))
        yield store.execute(f'{everything} WHERE "table" IN ({marks})', some).fetchall()


def _digest(store: Connection, name: str) -> int:
    """The same for the same rows, in whatever order a store gives them."""
    rows = (row for some in _batches(store, name) for row in some)
    return sum(int.from_bytes(sha256(repr(row).encode()).digest(), "big") for row in rows)
