"""The HTTP API of games that end before their end: resigning, and ending by agreement."""

from __future__ import annotations

from time import time

from litestar import Router
from litestar.params import JSONBody
from msgspec.structs import replace

from burgrave.server.api import Asking, TableId, hall_of, post, put, visitor_of
from burgrave.server.endings import (
    AGREED,
    RESIGNED,
    agreed,
    is_agreed,
    is_decided,
    offered,
    refused,
    resigned,
    voters,
)
from burgrave.server.journal import as_it_stands
from burgrave.server.live_table import LiveTable
from burgrave.server.refusals import has_resigned, not_now, not_yours
from burgrave.server.rows import TableRow
from burgrave.server.wire import EndWish, TableInfo


@post("/tables/{table_id:str}/resign", summary="Give up", status_code=200)
async def resign(request: Asking, table_id: TableId) -> TableInfo:
    """The table: a bot plays on for good, and the visitor watches and comes last.

    As soon as only one seat has not resigned, it has won; and nobody but bots plays on for nobody.
    """
    hall, visitor = hall_of(request), await visitor_of(request)
    table = await hall.table(table_id)
    seat = _seat(table, visitor.id)

    def change(row: TableRow) -> TableRow:
        if row.seats[seat].resigned:
            return row
        _must_run(row)
        after = resigned(row, seat)
        if is_decided(after):
            return as_it_stands(replace(after, ending=RESIGNED), table.kernel, time())
        return _ended_if_agreed(table, after)

    await table.greet(seat)
    await table.change(change)
    return hall.info(table.row, visitor)


@put("/tables/{table_id:str}/offer", summary="Offer to end the game, or answer such an offer")
async def offer(request: Asking, table_id: TableId, data: JSONBody[EndWish]) -> TableInfo:
    """The table: the game is over without a result once all people who play want that.

    Those who are away and past the grace are not waited for. An offer lapses when somebody
    declines, when it is taken back, or after ten steps of the game for every seat.
    """
    hall, visitor = hall_of(request), await visitor_of(request)
    table = await hall.table(table_id)
    seat = _seat(table, visitor.id)

    def change(row: TableRow) -> TableRow:
        _must_run(row)
        if row.seats[seat].resigned:
            raise has_resigned()
        return _ended_if_agreed(table, _answered(row, seat, data, table.noticed))

    await table.greet(seat)
    await table.change(change)
    return hall.info(table.row, visitor)


def _seat(table: LiveTable, guest: int | None) -> int:
    seat = table.seat_of(guest)
    if seat is None:
        raise not_yours("You only watch here.")
    return seat


def _must_run(row: TableRow) -> None:
    if row.status == "lobby":
        raise not_now("not-dealt", "The game has not begun yet.")
    if row.status == "over":
        raise not_now("over", "The game is over.")


def _answered(row: TableRow, seat: int, wish: EndWish, noticed: int) -> TableRow:
    if wish.offer is None:
        return offered(row, seat, noticed) if wish.agree else row
    return agreed(row, seat, wish.offer) if wish.agree else refused(row, seat, wish.offer)


def _ended_if_agreed(table: LiveTable, row: TableRow) -> TableRow:
    """The table, whose game is over if everybody who has a say wants that by now."""
    if not is_agreed(row, voters(row, table.long_gone)):
        return row
    return as_it_stands(replace(row, ending=AGREED), table.kernel, time())


ENDINGS = Router("/api", route_handlers=[resign, offer])
