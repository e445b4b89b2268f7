"""Opening a store, wherever it is: a file of SQLite, or an address of PostgreSQL."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path

from burgrave.server import sqlite_store
from burgrave.server.connection import Connection
from burgrave.server.store import Store

Place = Path | str
"""A file, or the address of a database."""


def open_store(place: Place, address: str = "") -> Store:
    """Open a store for this process alone; `address` is told to others who try."""
    if isinstance(place, Path):
        return sqlite_store.SqliteStore(place, address)
    # What only PostgreSQL needs is an extra of its own.
    from burgrave.server.postgres_store import PostgresStore

    return PostgresStore(place, address)


def working_alone(place: Place) -> AbstractContextManager[Connection]:
    """A store that nobody else has open, in one transaction; an exception takes all back."""
    if isinstance(place, Path):
        return sqlite_store.working_alone(place)
    from burgrave.server import postgres_store

    return postgres_store.working_alone(place)
