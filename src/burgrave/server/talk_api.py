"""The part of the HTTP API with which people talk to each other."""

from __future__ import annotations

from typing import Annotated

from litestar import Router
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import replace

from burgrave.server.api import Asking, TableId, get, guest_of, hall_of, post, put, visitor_of
from burgrave.server.limits import household
from burgrave.server.refusals import not_yours
from burgrave.server.rows import TableRow
from burgrave.server.talk_wire import LineWish, MuteWish, Said, Saying, TalkPage, TalkWish
from burgrave.server.wire import KEEPABLE, TableInfo

Before = Annotated[str | None, QueryParameter(max_length=64, pattern=KEEPABLE)]


@get("/tables/{table_id:str}/talk", summary="What has been said")
async def talk(request: Asking, table_id: TableId, before: Before = None) -> TalkPage:
    """The last lines that the visitor may read, or the last ones before that with this id.

    While a game is not over, players read what players have said since they sat down, and all
    others what those who watch say; then everybody reads both.
    """
    hall = hall_of(request)
    return await hall.talk.page(await hall.seen(table_id), await visitor_of(request), before)


@post("/tables/{table_id:str}/talk", summary="Say something", status_code=200)
async def say(request: Asking, table_id: TableId, data: JSONBody[Saying]) -> Said:
    """The line's id; it is on the disk by then, and on its way to all who may read it."""
    hall = hall_of(request)
    table = await hall.table(table_id)
    home = household(request.client.host if request.client else "")
    return await hall.talk.say(table, await guest_of(request), home, data)


@put("/tables/{table_id:str}/talk", summary="Allow talk, only quick phrases, or nothing")
async def allow(request: Asking, table_id: TableId, data: JSONBody[TalkWish]) -> TableInfo:
    """The table; only its owner decides this, at any time."""
    hall, visitor = hall_of(request), await visitor_of(request)
    table = await hall.table(table_id)

    def change(row: TableRow) -> TableRow:
        if row.owner != visitor.id:
            raise not_yours("Only the table's owner decides what is said there.")
        return replace(row, talk=data.talk)

    await table.change(change)
    return hall.info(table.row, visitor)


@put("/tables/{table_id:str}/talk/mute", summary="Hear somebody no more, or again")
async def mute(request: Asking, table_id: TableId, data: JSONBody[MuteWish]) -> TalkPage:
    """The talk as it reads then."""
    hall = hall_of(request)
    table = await hall.table(table_id)
    return await hall.talk.mute(table, await guest_of(request), data)


@post("/tables/{table_id:str}/talk/told", summary="Tell the host of a line", status_code=200)
async def tell_host(request: Asking, table_id: TableId, data: JSONBody[LineWish]) -> Said:
    """The line of which the table's owner is told, as soon as they may read it.

    Nobody else learns of it, and the owner not from whom.
    """
    hall = hall_of(request)
    table = await hall.table(table_id)
    home = household(request.client.host if request.client else "")
    return await hall.talk.tell_host(table, await guest_of(request), home, data)


@put("/tables/{table_id:str}/talk/told", summary="Say that the host has seen a line")
async def host_has_seen(request: Asking, table_id: TableId, data: JSONBody[LineWish]) -> TalkPage:
    """The talk as the table's owner reads it then."""
    hall = hall_of(request)
    return await hall.talk.host_has_seen(
        await hall.table(table_id), await visitor_of(request), data
    )


TALK = Router("/api", route_handlers=[talk, say, allow, mute, tell_host, host_has_seen])
