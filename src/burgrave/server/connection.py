"""What statements need of a database: every one is written once, with `?` where a fact goes.

The statements keep to what SQLite and PostgreSQL both understand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol


class Found(Protocol):
    """What a statement found."""

    @property
    def description(self) -> Any:
        """Its columns, the name of each first."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """Row by row."""


class Connection(Protocol):
    """A database, inside a transaction of the caller's."""

    def execute(self, statement: str, facts: Sequence[Any] = ..., /) -> Found:
        """Run a statement."""

    def executemany(self, statement: str, facts: Iterable[Sequence[Any]], /) -> object:
        """Run a statement once for each row of facts."""
