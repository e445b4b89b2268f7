"""What the servers on one database keep there of each other; nothing of it outlives them.

All times are the database's own, so no clock of a server matters.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from burgrave.server.connection import Connection
from burgrave.server.postgres_notices import CHANNEL

_FORGOTTEN = "1 minute"
"""So long after its lease a server's traces go."""
_ALIVE = "until > clock_timestamp()"
_OTHERS = f"JOIN nodes USING (node) WHERE {_ALIVE}"


@dataclass(frozen=True, slots=True)
class Beat:
    """What a server finds when it renews its lease."""

    held: bool
    """Had it held it all the time?"""
    others: frozenset[str]
    """The other servers whose leases have not run out."""


@dataclass(frozen=True, slots=True)
class Mark:
    """By what a server sees whether it is behind at a table."""

    revision: int
    talk: int
    """The number of the last line that was said there."""
    people: int
    """A number that changes with who is there at other servers."""
    claimed: bool
    """Does some server let its bots think?"""


def beat(store: Connection, node: str, lease: float) -> Beat:
    """Renew a server's lease, and tell everybody that notices come through."""
    found = store.execute(f"SELECT {_ALIVE} FROM nodes WHERE node = ?", (node,)).fetchone()
    store.execute(
        "INSERT INTO nodes (node, until) VALUES (?, clock_timestamp() + ? * interval '1 second')"
        " ON CONFLICT (node) DO UPDATE SET until = excluded.until",
        (node, lease),
    )
    others = store.execute(f"SELECT node FROM nodes WHERE node <> ? AND {_ALIVE}", (node,))
    told = frozenset(other for (other,) in others.fetchall())
    _tell(store, "beat")
    return Beat(found == (True,), told)


def leave(store: Connection, node: str) -> None:
    """A server goes, and with it all that it claimed."""
    for what in ("node_claims", "node_people", "nodes"):
        store.execute(f"DELETE FROM {what} WHERE node = ?", (node,))
    _tell(store, "node")


def forget(store: Connection) -> None:
    """Let go of what servers left behind that are gone."""
    store.execute(f"DELETE FROM nodes WHERE until < clock_timestamp() - interval '{_FORGOTTEN}'")
    for what in ("node_claims", "node_people"):
        store.execute(f"DELETE FROM {what} WHERE node NOT IN (SELECT node FROM nodes)")
    store.execute("DELETE FROM node_limits WHERE at < clock_timestamp() - interval '1 hour'")


def claim(store: Connection, node: str, what: str) -> bool:
    """Take something that no living server has; is it this one's then?"""
    found = store.execute(
        "INSERT INTO node_claims (what, node) VALUES (?, ?) ON CONFLICT (what) DO UPDATE"
        " SET node = excluded.node WHERE node_claims.node = excluded.node"
        f" OR node_claims.node NOT IN (SELECT node FROM nodes WHERE {_ALIVE}) RETURNING node",
        (what, node),
    ).fetchall()
    return bool(found)


def let_go(store: Connection, node: str, what: str) -> None:
    """Another server may take it."""
    store.execute("DELETE FROM node_claims WHERE what = ? AND node = ?", (what, node))


def claimed(store: Connection) -> frozenset[str]:
    """All that living servers have taken."""
    found = store.execute(f"SELECT what FROM node_claims {_OTHERS}").fetchall()
    return frozenset(what for (what,) in found)


def marks(store: Connection, node: str, tables: Collection[str]) -> dict[str, Mark]:
    """How far these tables have come; one that is missing is gone."""
    found = store.execute(
        "SELECT tables.id, revision,"
        ' coalesce((SELECT max(number) FROM talk WHERE "table" = tables.id), 0),'
        f" coalesce((SELECT sum(mark) FROM node_people {_OTHERS}"
        ' AND "table" = tables.id AND node <> ?), 0)::bigint,'
        f" EXISTS (SELECT 1 FROM node_claims {_OTHERS} AND what = tables.id)"
        " FROM tables WHERE tables.id = ANY(?)",
        (node, list(tables)),
    ).fetchall()
    return {id: Mark(*mark) for id, *mark in found}


def people(
    store: Connection, node: str, tables: Collection[str]
) -> dict[str, list[tuple[str, float]]]:
    """What other servers say of who is at these tables, and how many seconds ago."""
    found = store.execute(
        'SELECT "table", people, extract(epoch FROM clock_timestamp() - at)::float'
        f' FROM node_people {_OTHERS} AND node <> ? AND "table" = ANY(?)',
        (node, list(tables)),
    ).fetchall()
    told: dict[str, list[tuple[str, float]]] = {table: [] for table in tables}
    for table, text, age in found:
        told[table].append((text, age))
    return told


def attended(store: Connection) -> frozenset[str]:
    """The tables at which somebody is, at any living server."""
    found = store.execute(f'SELECT DISTINCT "table" FROM node_people {_OTHERS}').fetchall()
    return frozenset(table for (table,) in found)


def tell_people(store: Connection, node: str, table: str, text: str, mark: int) -> None:
    """Say who is at a table at this server; with nothing to say, take back what was said."""
    if text:
        store.execute(
            'INSERT INTO node_people ("table", node, people, mark, at)'
            ' VALUES (?, ?, ?, ?, clock_timestamp()) ON CONFLICT ("table", node) DO UPDATE'
            " SET people = excluded.people, mark = excluded.mark, at = excluded.at",
            (table, node, text, mark),
        )
    else:
        store.execute('DELETE FROM node_people WHERE "table" = ? AND node = ?', (table, node))
    _tell(store, f"people {table}")


def take(store: Connection, name: bytes, rate: float, burst: int) -> bool:
    """May this one have something more, at whichever server? A bucket that is filled steadily."""
    passed = "extract(epoch FROM clock_timestamp() - node_limits.at)::float"
    full = f"least(?::float, node_limits.level + ?::float * {passed})"
    found = store.execute(
        "INSERT INTO node_limits (name, level, at) VALUES (?, ?, clock_timestamp())"
        f" ON CONFLICT (name) DO UPDATE SET level = {full} - 1, at = clock_timestamp()"
        f" WHERE {full} >= 1 RETURNING level",
        (name, burst - 1, *(burst, rate) * 2),
    ).fetchall()
    return bool(found)


def _tell(store: Connection, word: str) -> None:
    store.execute(f"SELECT pg_notify({CHANNEL}, ?)", (word,))
