"""Deciding: a person's move, whichever way it came in."""

from __future__ import annotations

from time import perf_counter

from burgrave.server.hall import Hall
from burgrave.server.live_table import LiveTable
from burgrave.server.metrics import Metrics
from burgrave.server.refusals import not_yours
from burgrave.server.wire import Move, Played


async def decided(
    hall: Hall, metrics: Metrics, token: str | None, table_id: str, move: Move
) -> Played:
    """The version after a move, which is on the disk by then."""
    begun = perf_counter()
    guest = (await hall.guests.visitor(token)).id

    async def decide(table: LiveTable) -> int:
        return await table.play(own_seat(table, guest), move.id, move.version, move.action)

    version = await hall.at_table(table_id, decide, at_once=True)
    metrics.moved(perf_counter() - begun)
    return Played(version=version)


def own_seat(table: LiveTable, guest: int | None) -> int:
    """The seat of who asks; refuses who has none."""
    seat = table.seat_of(guest)
    if seat is None:
        raise not_yours("You only watch here.")
    return seat
