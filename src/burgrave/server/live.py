"""The socket: what happens at a table, as it happens."""

from __future__ import annotations

from litestar import WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from burgrave.server.api import REFUSALS, Since, TableId, ToldAs, known_to
from burgrave.server.audience import NO_TABLE, Listener
from burgrave.server.boards import AnyUpdate
from burgrave.server.cookies import token_of
from burgrave.server.hall import Hall
from burgrave.server.limits import Places, household
from burgrave.server.metrics import Metrics
from burgrave.server.patience import OUTLET, Socket
from burgrave.server.refusals import Refusal
from burgrave.server.store import StoreRefused
from burgrave.server.talk_wire import LiveTalk
from burgrave.server.wire import LiveChange, LiveGone, LiveTableInfo, Problem

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
    hall = socket.app.state.hall
    metrics = socket.app.state.metrics
    assert isinstance(hall, Hall)
    assert isinstance(metrics, Metrics)
    places = socket.app.state.listeners
    assert isinstance(places, Places)
    address = household(socket.client.host if socket.client else "")
    await socket.accept()
    try:
        if not places.take(address):
            await socket.close(_TOO_MANY)
            return
        try:
            await _attend(socket, hall, metrics, table_id, since, seat)
        finally:
            places.leave(address)
    finally:
        # By both it refers to itself, and would have to be collected.
        del socket.receive, socket.send


async def _attend(
    socket: WebSocket[None, None, State],
    hall: Hall,
    metrics: Metrics,
    table_id: str,
    since: int | None,
    seat: int | None,
) -> None:
    try:
        table = await hall.table(table_id)
        visitor = await hall.guests.visitor(token_of(socket))
    except Refusal:
        await socket.close(NO_TABLE)
        return
    except StoreRefused:
        await socket.close(_TRY_AGAIN)
        return
    # Nobody needs them any more, and a socket may be open for hours.
    socket.scope["headers"] = []
    listener = Listener(visitor.id, visitor.token, hall.settings.queue)
    outlet = socket.scope["extensions"][OUTLET]  # type: ignore[index]
    assert isinstance(outlet, Socket)
    outlet.on_free = listener.go_on
    listener.attach(outlet)
    metrics.sockets += 1
    try:
        listener.offer(hall.live_info(table, listener))
        viewer = table.viewer_of(listener.guest)
        await table.listen(listener, known_to(viewer, since, seat))
        await hall.comes(table, listener)
        await _receive(socket)
    finally:
        listener.detach()
        metrics.sockets -= 1
        if listener.dropped:
            metrics.dropped()
        hall.goes(table, listener)


async def _receive(socket: WebSocket[None, None, State]) -> None:
    for _ in range(_FEW):
        try:
            text = await socket.receive_data("text")
        except (WebSocketDisconnect, WebSocketException):
            return
        if len(text) > _SHORT:
            return
