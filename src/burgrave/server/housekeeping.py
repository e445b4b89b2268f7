"""Housekeeping: what a store keeps and for how long, and letting go of the rest."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgrave.server.connection import Connection

DAY = 24 * 3600.0
FOREVER = None


@dataclass(frozen=True, slots=True)
class Policy:
    """Days for which something is kept after it was last touched; None is for ever."""

    lobbies: int | None = 7
    """Tables at which nothing was dealt."""
    abandoned: int | None = 180
    """Games that are not over, and that nobody has played on."""
    finished: int | None = FOREVER
    """Games that are over."""
    guests: int | None = 90
    """People who have no table, after they were last here."""
    tables: int = 200
    """Tables of one guest that are not over; no more are set up."""


@dataclass(frozen=True, slots=True)
class Pruned:
    """What goes: tables by their ids, guests by their numbers."""

    lobbies: tuple[str, ...] = ()
    abandoned: tuple[str, ...] = ()
    finished: tuple[str, ...] = ()
    guests: tuple[int, ...] = ()

    @property
    def tables(self) -> tuple[str, ...]:
        """All tables among it."""
        return (*self.lobbies, *self.abandoned, *self.finished)

    def and_more(self, more: Pruned) -> Pruned:
        """This and what went after it."""
        return Pruned(
            self.lobbies + more.lobbies,
            self.abandoned + more.abandoned,
            self.finished + more.finished,
            self.guests + more.guests,
        )

    @property
    def counts(self) -> dict[str, int]:
        """How much it is of each kind."""
        return {
            "lobbies": len(self.lobbies),
            "abandoned": len(self.abandoned),
            "finished": len(self.finished),
            "guests": len(self.guests),
        }


def prune(
    store: Connection,
    policy: Policy,
    now: float,
    spared: Collection[str] = (),
    most: int | None = None,
) -> Pruned:
    """Let go of what the policy does not keep, inside the caller's transaction.

    Tables that are spared stay, whatever their age; of each kind at most so many go at once.
    """

    def old(status: str, days: int | None) -> tuple[str, ...]:
        if days is None:
            return ()
        found = store.execute(
            "SELECT id FROM tables WHERE status = ? AND touched < ? ORDER BY touched",
            (status, now - days * DAY),
        )
        return tuple(id for (id,) in found if id not in spared)[:most]

    lobbies = old("lobby", policy.lobbies)
    abandoned = old("running", policy.abandoned)
    finished = old("over", policy.finished)
    for id in (*lobbies, *abandoned, *finished):
        drop_table(store, id)
    guests = _old_guests(store, policy.guests, now)[:most]
    store.executemany("DELETE FROM guests WHERE id = ?", ((id,) for id in guests))
    return Pruned(lobbies, abandoned, finished, guests)


def drop_table(store: Connection, id: str) -> None:
    """Let go of a table with all that belongs to it; no other names it as its rematch."""
    for what in ("entries", "talk", "mutes", "seats"):
        store.execute(f'DELETE FROM {what} WHERE "table" = ?', (id,))
    store.execute("DELETE FROM tables WHERE id = ?", (id,))
    store.execute(
        "UPDATE tables SET rematch = NULL, revision = revision + 1 WHERE rematch = ?", (id,)
    )


def _old_guests(store: Connection, days: int | None, now: float) -> tuple[int, ...]:
    if days is None:
        return ()
    found = store.execute(
        "SELECT id FROM guests WHERE seen < ? AND id NOT IN (SELECT owner FROM tables)"
        " AND id NOT IN (SELECT guest FROM seats WHERE guest IS NOT NULL) ORDER BY seen",
        (now - days * DAY,),
    )
    return tuple(id for (id,) in found)
