"""The HTTP API before the deal: game, options, seats and their order, leaving and deleting."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import litestar
from litestar.params import JSONBody, QueryParameter

from burgrave.server import hosting
from burgrave.server.api import (
    REFUSALS,
    Asking,
    SeatNumber,
    TableId,
    hall_of,
    post,
    put,
    visitor_of,
)
from burgrave.server.wire import NewGame, NewOptions, NewOrder, SeatWish, TableInfo

delete = partial(litestar.delete, responses=REFUSALS)

Slot = Annotated[int | None, QueryParameter(ge=0)]
Was = Annotated[str | None, QueryParameter(max_length=160)]


@put("/tables/{table_id:str}/game", summary="Change game and options before the deal")
async def set_game(request: Asking, table_id: TableId, data: JSONBody[NewGame]) -> TableInfo:
    """The table: people keep their seats, open ones and bots go where there are too many.

    Whatever changed, nobody is ready any more, and everybody is told what it was.
    """
    hall, visitor = hall_of(request), await visitor_of(request)
    table = await hall.table(table_id)
    await hosting.set_game(hall, visitor, table, data)
    return hall.info(table.row, visitor)


@put("/tables/{table_id:str}/options", summary="Change the options before the deal")
async def set_options(request: Asking, table_id: TableId, data: JSONBody[NewOptions]) -> TableInfo:
    """The table; nobody is ready any more."""
    hall, visitor = hall_of(request), await visitor_of(request)
    table = await hall.table(table_id)
    await hosting.set_options(hall, visitor, table, data.options)
    return hall.info(table.row, visitor)


@post("/tables/{table_id:str}/seats", summary="Add a seat before the deal", status_code=200)
async def add_seat(request: Asking, table_id: TableId, data: JSONBody[SeatWish]) -> TableInfo:
    """The table with a seat more, the last in the order; nobody is ready any more."""
    hall, visitor = hall_of(request), await visitor_of(request)
    table = await hall.table(table_id)
    await hosting.add_seat(hall, visitor, table, data)
    return hall.info(table.row, visitor)


@delete(
    "/tables/{table_id:str}/seats/{seat:int}",
    summary="Remove a seat before the deal",
    status_code=200,
)
async def remove_seat(
    request: Asking, table_id: TableId, seat: SeatNumber, slot: Slot = None, was: Was = None
) -> TableInfo:
    """The table with a seat less; whoever sat there is told, and nobody is ready any more.

    `slot` and `was` say which place and whom its owner saw there, "" for nobody: if that has
    changed, the seat stays.
    """
    hall, visitor = hall_of(request), await visitor_of(request)
    table = await hall.table(table_id)
    await hosting.remove_seat(hall, visitor, table, seat, slot, was)
    return hall.info(table.row, visitor)


@put("/tables/{table_id:str}/order", summary="Change the order of seats before the deal")
async def set_order(request: Asking, table_id: TableId, data: JSONBody[NewOrder]) -> TableInfo:
    """The table; nobody is ready any more."""
    hall, visitor = hall_of(request), await visitor_of(request)
    table = await hall.table(table_id)
    await hosting.set_order(hall, visitor, table, data)
    return hall.info(table.row, visitor)


@post("/tables/{table_id:str}/leave", summary="Get up before the deal", status_code=200)
async def leave(request: Asking, table_id: TableId) -> TableInfo:
    """The table: the seat is open, and the link that led to it does so again.

    If the table was one's own, the next person has it.
    """
    hall, visitor = hall_of(request), await visitor_of(request)
    table = await hall.table(table_id)
    await hosting.leave(hall, visitor, table)
    return hall.info(table.row, visitor)


@delete("/tables/{table_id:str}", summary="Delete a table before the deal", status_code=204)
async def delete_table(request: Asking, table_id: TableId) -> None:
    """Nothing; whoever was there is told."""
    hall, visitor = hall_of(request), await visitor_of(request)
    await hosting.delete(hall, visitor, await hall.table(table_id))


HANDLERS = (set_game, set_options, add_seat, remove_seat, set_order, leave, delete_table)
"""Under /api."""
