"""The HTTP API: each request checked, handed to the hall, answered."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

import litestar
from litestar import Request, Response
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from burgrave.server.answers import NEW_TOKEN
from burgrave.server.cookies import token_of
from burgrave.server.deciding import decided, own_seat
from burgrave.server.end import figures
from burgrave.server.game_wire import AnyEnd, AnyUpdate
from burgrave.server.guests import Visitor, new_name
from burgrave.server.hall import Hall
from burgrave.server.heavy_work import Who
from burgrave.server.journal import record_of
from burgrave.server.limits import Buckets, household
from burgrave.server.live_table import LiveTable
from burgrave.server.metrics import Metrics
from burgrave.server.refusals import not_yours, too_many
from burgrave.server.showing import all_games
from burgrave.server.wire import (
    Claim,
    GameInfo,
    Me,
    Move,
    NewTable,
    Played,
    Problem,
    Profile,
    Ready,
    SeatLink,
    SeatWish,
    TableInfo,
    Undo,
)

Asking = Request[None, None, State]
REFUSALS = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in {
        400: "What was sent cannot be read.",
        403: "This is somebody else's to do, or comes from another site.",
        404: "There is no such table.",
        409: "It does not fit the moment.",
        413: "Too much was sent.",
        422: "What was sent cannot be meant.",
        429: "Too many requests.",
        500: "The table is damaged, or was begun by other rules; its host has to look at it.",
        503: "Nothing can be written right now: the disk fails, or the database is away.",
    }.items()
}
get = partial(litestar.get, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS)
put = partial(litestar.put, responses=REFUSALS)

TableId = Annotated[str, PathParameter(max_length=64)]
Since = Annotated[int | None, QueryParameter(ge=0, le=10**9)]
ToldAs = Annotated[int | None, QueryParameter(ge=-1, le=9)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=9)]


def known_to(viewer: int | None, since: int | None, seat: int | None) -> int | None:
    """The version that a viewer knows, unless it was told to another seat."""
    told_as = seat if seat != -1 else None
    return since if seat is None or told_as == viewer else None


def hall_of(request: Asking) -> Hall:
    """The hall that this application serves."""
    hall = request.app.state.hall
    assert isinstance(hall, Hall)
    return hall


def metrics_of(request: Asking) -> Metrics:
    """What this application counts."""
    metrics = request.app.state.metrics
    assert isinstance(metrics, Metrics)
    return metrics


async def visitor_of(request: Asking) -> Visitor:
    """Who asks."""
    return await hall_of(request).guests.visitor(token_of(request))


def who_asks(request: Asking, visitor: Visitor) -> Who:
    """For whom heavy work is done: a guest, or whoever is at an address."""
    home = household(request.client.host if request.client else "")
    return Who(home if visitor.id is None else f"guest {visitor.id}", home)


async def let_in(request: Asking) -> None:
    """Something new is to be kept: one address may not bring too much of it."""
    newcomers, hall = request.app.state.newcomers, hall_of(request)
    assert isinstance(newcomers, Buckets)
    home = household(request.client.host if request.client else "")
    limits = hall.settings.newcomers, hall.settings.newcomers_at_once
    taken = newcomers.take(home) if hall.nodes is None else await hall.nodes.take(home, *limits)
    if not taken:
        raise too_many()


async def guest_of(request: Asking) -> Visitor:
    """Who asks, welcomed as a guest: the answer brings a cookie to who had none."""
    before = await visitor_of(request)
    if before.guest is None:
        await let_in(request)
    guest = await hall_of(request).guests.welcome(before)
    if guest.token != before.token:
        request.scope["state"][NEW_TOKEN] = guest.token
    return guest


@get("/me", summary="Who I am, and my tables")
async def me(request: Asking) -> Me:
    """The guest that the cookie shows; a stranger has no name yet."""
    return await hall_of(request).me(await visitor_of(request))


@put("/me", summary="Choose a name and a crest")
async def rename(request: Asking, data: JSONBody[Profile]) -> Me:
    """The guest with the new name."""
    hall, renames = hall_of(request), request.app.state.renames
    assert isinstance(renames, Buckets)
    new_name(data)  # nobody is welcomed for a name that is none
    guest = await guest_of(request)
    if not renames.take(str(guest.known[0].id)):
        raise too_many()
    return await hall.me(await hall.rename(guest, data))


@get("/games", summary="What can be played here")
async def games(request: Asking) -> list[GameInfo]:
    """All games with their options and bots."""
    return all_games()


@post("/tables", summary="Set up a table", status_code=201)
async def create(request: Asking, data: JSONBody[NewTable]) -> TableInfo:
    """The new table; the game runs at once if no seat is open."""
    visitor = await guest_of(request)
    await let_in(request)
    table = await hall_of(request).create(visitor, data)
    return hall_of(request).info(table.row, visitor)


@get("/tables/{table_id:str}", summary="A table and who sits there")
async def table_info(request: Asking, table_id: TableId) -> TableInfo:
    """The table as the visitor sees it."""
    hall, visitor = hall_of(request), await visitor_of(request)
    table = await hall.seen(table_id)
    await table.greet(table.seat_of(visitor.id))
    return hall.info(table.row, visitor)


@post("/tables/{table_id:str}/claim", summary="Take a seat with its key", status_code=200)
async def claim(request: Asking, table_id: TableId, data: JSONBody[Claim]) -> TableInfo:
    """The table, with the visitor on the seat."""
    hall = hall_of(request)
    table = await hall.table(table_id)
    hall.check_key(table, data.key)
    visitor = await guest_of(request)
    await hall.claim(visitor, table, data.key, data.seat)
    await table.greet(table.seat_of(visitor.id))
    return hall.info(table.row, visitor)


@post("/tables/{table_id:str}/ready", summary="Be ready, or not", status_code=200)
async def ready(request: Asking, table_id: TableId, data: JSONBody[Ready]) -> TableInfo:
    """The table; when everybody is ready, the game has begun."""
    hall, visitor = hall_of(request), await visitor_of(request)
    table = await hall.table(table_id)
    await table.greet(table.seat_of(visitor.id))
    await hall.ready(visitor, table, data.ready, data.share, data.terms)
    return hall.info(table.row, visitor)


@put("/tables/{table_id:str}/seats/{seat:int}", summary="Give a seat to somebody else")
async def reseat(
    request: Asking, table_id: TableId, seat: SeatNumber, data: JSONBody[SeatWish]
) -> TableInfo:
    """The table: its owner fills the lobby; in a game, players hand their own seat to any bot.

    For somebody who has been away too long, the usual bot comes once most of those present agree.
    """
    hall, visitor = hall_of(request), await visitor_of(request)
    table = await hall.table(table_id)
    if visitor.guest is None:
        raise not_yours("Only guests of this table can change its seats.")
    await table.greet(table.seat_of(visitor.id))
    await hall.reseat(visitor, table, seat, data)
    return hall.info(table.row, visitor)


@post(
    "/tables/{table_id:str}/seats/{seat:int}/link",
    summary="A link that takes my own seat to another device",
    status_code=200,
)
async def seat_link(request: Asking, table_id: TableId, seat: SeatNumber) -> SeatLink:
    """The link; it works once, and in place of any that was asked for before."""
    hall, visitor = hall_of(request), await visitor_of(request)
    table = await hall.table(table_id)
    if visitor.guest is None:
        raise not_yours("This seat is somebody else's.")
    return await hall.seat_link(visitor, table, seat)


@get("/tables/{table_id:str}/play", summary="The game as I see it")
async def play(
    request: Asking,
    table_id: TableId,
    since: Since = None,
    seat: ToldAs = None,
) -> AnyUpdate:
    """The whole view; the log from the version `since` on, or all of it.

    Every viewer counts own versions: `seat` tells to which one `since` was told, -1 for who only
    watched. If that is somebody else now, the whole log comes.
    """
    guest = (await visitor_of(request)).id

    async def look(table: LiveTable) -> AnyUpdate:
        await table.greet(table.seat_of(guest))
        viewer = table.viewer_of(guest)
        return await table.update(viewer, known_to(viewer, since, seat))

    return await hall_of(request).at_table(table_id, look)


@post("/tables/{table_id:str}/moves", summary="Decide", status_code=200)
async def move(request: Asking, table_id: TableId, data: JSONBody[Move]) -> Played:
    """The version after the move, which is on the disk by then."""
    return await decided(hall_of(request), metrics_of(request), token_of(request), table_id, data)


@post("/tables/{table_id:str}/undo", summary="Take the last decision back", status_code=200)
async def undo(request: Asking, table_id: TableId, data: JSONBody[Undo]) -> Played:
    """The version after it."""
    guest = (await visitor_of(request)).id

    async def take_back(table: LiveTable) -> int:
        return await table.undo(own_seat(table, guest), data.id, data.version)

    return Played(version=await hall_of(request).at_table(table_id, take_back, at_once=True))


@post("/tables/{table_id:str}/rematch", summary="The same again", status_code=200)
async def rematch(request: Asking, table_id: TableId) -> TableInfo:
    """The new table; everybody who played has a seat there."""
    hall, visitor = hall_of(request), await visitor_of(request)
    table = await hall.table(table_id)
    if visitor.guest is None:
        raise not_yours("Only who played here can ask for a rematch.")
    return hall.info((await hall.rematch(visitor, table)).row, visitor)


@get("/tables/{table_id:str}/end", summary="The figures after the game")
async def end(request: Asking, table_id: TableId) -> AnyEnd:
    """Places, points, luck, and the dice laid open."""
    table = await hall_of(request).finished(table_id)
    if table.end is None:
        record = record_of(table.row, table.kernel)
        table.end = await asyncio.to_thread(figures, record, table.row.glance.places)
    return table.end


@get("/tables/{table_id:str}/record", summary="The record of a finished game")
async def record(request: Asking, table_id: TableId) -> Response[bytes]:
    """The record as a file; while the game runs, it would tell secrets."""
    table = await hall_of(request).finished(table_id)
    name = f"{table.row.game}-{table.row.id[:8]}.json"
    return Response(
        record_of(table.row, table.kernel).to_json().encode(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


HANDLERS = (
    *(me, rename, games, create, table_info, claim, ready, reseat, seat_link),
    *(play, move, undo, rematch, end, record),
)
"""Under /api."""
