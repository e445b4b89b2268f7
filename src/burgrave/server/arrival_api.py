"""The part of the API for who arrives: where a link leads, the table's link, addresses, codes."""

from __future__ import annotations

import asyncio

from litestar.params import JSONBody

from burgrave.server.api import Asking, TableId, get, hall_of, post, visitor_of
from burgrave.server.hosts import is_this_machine
from burgrave.server.qr import code
from burgrave.server.reach import reach_of
from burgrave.server.settings import Settings
from burgrave.server.wire import Address, Invitation, Key, QrCode, Reach, TableInfo


@post("/tables/{table_id:str}/invitation", summary="Where a link leads", status_code=200)
async def invitation(request: Asking, table_id: TableId, data: JSONBody[Key]) -> Invitation:
    """The table, who hosts it, and the seats that the link opens; nobody is seated by that."""
    hall = hall_of(request)
    return await hall.invitation(await hall.table(table_id), data.key, await visitor_of(request))


@post("/tables/{table_id:str}/invite", summary="Renew the table's link", status_code=200)
async def renew(request: Asking, table_id: TableId) -> TableInfo:
    """The table with its new link, for its owner before the deal; the old one is void."""
    hall, visitor = hall_of(request), await visitor_of(request)
    table = await hall.table(table_id)
    await hall.renew(visitor, table)
    return hall.info(table.row, visitor)


@post("/qr", summary="An address as a code for cameras", status_code=200)
async def qr(request: Asking, data: JSONBody[Address]) -> QrCode:
    """The code as an SVG path."""
    return await asyncio.to_thread(code, data.text)


@get("/reach", summary="How others come to this server")
async def reach(request: Asking) -> Reach:
    """Its addresses, for who has opened it on its own machine; nobody else learns them."""
    settings = request.app.state.settings
    assert isinstance(settings, Settings)
    came_from = request.client.host if request.client else ""
    if not (is_this_machine(request.headers.get("host", "")) and is_this_machine(came_from)):
        return Reach(beyond=True, addresses=[])
    return await asyncio.to_thread(reach_of, settings)


HANDLERS = (invitation, renew, qr, reach)
