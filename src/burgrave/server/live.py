"""The socket: what happens at a table, as it happens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from litestar import WebSocket, get, websocket
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from burgrave.server.api import REFUSALS, Since, TableId, ToldAs, known_to
from burgrave.server.audience import NO_TABLE, Listener
from burgrave.server.cookies import token_in_scope
from burgrave.server.game_wire import AnyUpdate
from burgrave.server.hall import Hall
from burgrave.server.limits import Places, household
from burgrave.server.metrics import Metrics
from burgrave.server.refusals import Refusal
from burgrave.server.store import StoreRefused
from burgrave.server.talk_wire import LiveTalk
from burgrave.server.timeouts import OUTLET, Socket
from burgrave.server.wire import LiveChange, LiveGone, LiveTableInfo, Problem

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

_TRY_AGAIN = 1013
_TOO_MANY = 4429
_SHORT = 200
"""A socket only listens; what it says is thrown away, and nothing long is read."""
_FEW = 20
"""Nor does it say much."""


@get(
    "/api/tables/{table_id:str}/live",
    summary="What happens, as it happens: a WebSocket",
    status_code=426,
    responses=REFUSALS
    | {
        101: ResponseSpec(
            AnyUpdate | LiveChange | LiveTableInfo | LiveTalk | LiveGone,
            description=(
                "From then on each message is one of these: the game whole, then what changes."
                " `since` and `seat` are as in “play”."
            ),
            generate_examples=False,
        )
    },
    sync_to_thread=False,
)
def no_socket(table_id: TableId, since: Since = None, seat: ToldAs = None) -> Problem:
    """Only a WebSocket can be told what happens."""
    return Problem(error="This address is for a WebSocket.", code="no-socket")


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[None, None, State],
    table_id: FromPath[str],
    since: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
) -> None:
    """Tell a visitor how things stand, and then everything new, until one side leaves."""
    told = (since, seat)
    try:
        await attend(socket.app.state, socket.scope, socket.receive, socket.send, table_id, told)
    finally:
        # By both it refers to itself, and would have to be collected.
        del socket.receive, socket.send


async def attend(
    house: State,
    scope: Mapping[str, Any],
    receive: Receive,
    send: Send,
    table_id: str,
    told: tuple[int | None, int | None],
) -> None:
    """The same for a socket as it comes; `told` is what its visitor knows, and as whom."""
    places = house.listeners
    assert isinstance(places, Places)
    address = household((scope["client"] or ("", 0))[0])
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    if not places.take(address):
        await _close(send, _TOO_MANY)
        return
    try:
        await _attend(house, scope, receive, send, table_id, told)
    except asyncio.CancelledError:
        # The server ends and waits no longer; of thousands it would write down a failure for each.
        return
    finally:
        places.leave(address)


async def _attend(
    house: State,
    scope: Mapping[str, Any],
    receive: Receive,
    send: Send,
    table_id: str,
    told: tuple[int | None, int | None],
) -> None:
    hall, metrics = house.hall, house.metrics
    assert isinstance(hall, Hall)
    assert isinstance(metrics, Metrics)
    try:
        table = await hall.seen(table_id)
        visitor = await hall.guests.visitor(token_in_scope(scope))
    except Refusal:
        await _close(send, NO_TABLE)
        return
    except StoreRefused:
        await _close(send, _TRY_AGAIN)
        return
    # Nobody needs them any more, and a socket may be open for hours.
    scope["headers"].clear()
    listener = Listener(visitor.id, visitor.token, hall.settings.queue)
    outlet = scope["extensions"][OUTLET]
    assert isinstance(outlet, Socket)
    outlet.on_free = listener.go_on
    listener.attach(outlet)
    metrics.sockets += 1
    try:
        listener.offer(hall.live_info(table, listener))
        viewer = table.viewer_of(listener.guest)
        await table.listen(listener, known_to(viewer, *told))
        await hall.comes(table, listener)
        await _receive(receive)
    finally:
        listener.detach()
        metrics.sockets -= 1
        if listener.dropped:
            metrics.dropped()
        hall.goes(table, listener)


async def _close(send: Send, code: int) -> None:
    await send({"type": "websocket.close", "code": code, "reason": ""})


async def _receive(receive: Receive) -> None:
    for _ in range(_FEW):
        message = await receive()
        if message["type"] != "websocket.receive" or len(message.get("text") or "") > _SHORT:
            return
