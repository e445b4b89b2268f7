"""Time-outs: who neither sends a request nor reads the answer does not keep a place.

Without this a visitor could hold connections open by silence until there are none left for others.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol

from burgrave.server.doors import Doors
from burgrave.server.limits import household
from burgrave.server.pulse import Asked, Pulse
from burgrave.server.waiting import Gate, Mail

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from uvicorn.config import Config
    from uvicorn.server import ServerState
    from websockets.http11 import Request

MOST_HEAD = 65_536
"""Bytes of a request beside its body: before it, between its parts, and behind it."""
MOST_SAID = 16_384
"""Bytes that may come by a socket until it is asked again whether anybody is there."""
OUTLET = "burgrave.outlet"
"""The name of the extension by which an application writes to a socket without waiting."""
State = dict[str, Any]
_BOTH = ("connection", "application")
_NO_SOCKET = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
_SHORT, _LONG = 126, 1 << 16
"""From these lengths on a frame tells its own in two bytes, and in eight."""
_PING = Frame(Opcode.PING, b"").serialize(mask=False)
_PONG = bytes([_PING[0] ^ Opcode.PING ^ Opcode.PONG, 0x80])
"""How a visitor's answer begins that says no more than that; behind it comes only its mask."""
_WHOLE_PONG = len(_PONG) + 4


class _Timer:
    """Cuts a connection off unless it is stopped in time.

    It is started and stopped with every request, so the loop's own timer is left where it is, and
    looks when it is due whether it is still wanted.
    """

    __slots__ = ("_due", "_handle", "_seconds")

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._due: float | None = None
        self._handle: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport) -> None:
        """Begin to wait, if it is not waiting yet."""
        if self._due is None:
            loop = asyncio.get_running_loop()
            self._due = loop.time() + self._seconds
            if self._handle is None:
                self._handle = loop.call_at(self._due, self._look, loop, transport)

    def _look(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self._handle = None
        if self._due is None:
            return
        if self._due > loop.time():
            self._handle = loop.call_at(self._due, self._look, loop, transport)
        else:
            transport.abort()

    def stop(self) -> None:
        """Wait no more."""
        self._due = None

    def end(self) -> None:
        """Never wait again."""
        self._due = None
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


def _doors_of(config: Config) -> Doors:
    """The application behind all connections, which knows the settings."""
    doors = config.app
    assert isinstance(doors, Doors)
    return doors


def _coming(state: ServerState, client: tuple[str, int] | None, change: int) -> int:
    """One more connection of an address, or one less; how many does it have now?"""
    counts: Counter[str] = vars(state).setdefault("by_address", Counter())
    name = household(client[0] if client else "")
    counts[name] += change
    if not counts[name]:
        del counts[name]
        return 0
    return counts[name]


class Http(HttpToolsProtocol):
    """HTTP for visitors who send and read at a decent pace."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there; now let them say what they want."""
        self._doors = _doors_of(self.config)
        settings = self._doors.settings
        self._request = _Timer(settings.request_seconds)
        self._reader = _Timer(settings.reader_seconds)
        self._whole: RequestResponseCycle | None = None
        self._beside = 0
        transport.set_write_buffer_limits(0)
        super().connection_made(transport)
        room = self._doors.room
        room.taken = self.connections
        many = _coming(self.server_state, self.client, 1) > settings.connections_each
        if (many and not self._speaks_for_many()) or room.overfull:
            transport.abort()
        self._request.start(transport)

    def _speaks_for_many(self) -> bool:
        """Is this a proxy?"""
        return self.client is not None and self.client[0] in self._doors.proxies

    def data_received(self, data: bytes) -> None:
        """A part of a request, or the last of it."""
        self._request.start(self.transport)
        self._beside += len(data)
        super().data_received(data)
        if self._beside > MOST_HEAD:
            self.send_400_response("The head of this request is too long.")
        # One that was whole before is no sign that the next one is.
        if self.cycle is not self._whole and not self.cycle.more_body:
            self._whole = self.cycle
            self._request.stop()

    def on_message_begin(self) -> None:
        """A request begins."""
        self._beside = 0
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        """A part of the body, which has a limit of its own."""
        self._beside -= len(body)
        super().on_body(body)

    def on_headers_complete(self) -> None:
        """The headers are here, to the last; one and only one of them says to whom they go."""
        if len(self.pipeline) >= self._doors.settings.ahead:
            raise ValueError("Who asks for more has to wait for an answer first.")
        if self.parser.get_http_version() == "1.1":
            hosts = [1 for name, _ in self.headers if name == b"host"]
            if len(hosts) != 1:
                raise ValueError("A request names one host.")
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is a socket's."""
        self._request.end()
        self._reader.end()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The visitor does not read as quickly as we write."""
        self._reader.start(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        """All is read."""
        self._reader.stop()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there."""
        _coming(self.server_state, self.client, -1)
        self._request.end()
        self._reader.end()
        super().connection_lost(exc)
        # Its clock, and each request that waits here, know the connection to which they belong.
        self._unset_keepalive_if_required()
        self.pipeline.clear()
        self.cycle, self._whole = cast(Any, None), None
        _untie(self.transport)


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket for visitors who read."""

    def __init__(self, config: Config, server_state: ServerState, app_state: State) -> None:
        super().__init__(config, server_state, app_state)
        self.queue = cast(Any, Mail())
        self.writable = cast(Any, Gate())
        self.writable.set()
        self._state = server_state
        self._said = 0
        self._ends = 0
        self._turn: set[Asked] | None = None
        self._asked = False
        self._only_answers = False
        """Has nothing else come yet? Then whatever comes begins with a frame."""
        self.on_free: Callable[[], None] = _nothing
        """Who is to be told that everything has been sent."""

    @property
    def free(self) -> bool:
        """Is everything on its way that was said before?"""
        return self.writable.is_set()

    def say(self, message: bytes) -> None:
        """Send a text, without waiting; nothing after the last word."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(framed(message))

    def hang_up(self, code: int) -> None:
        """Close the socket as soon as everything is sent."""
        task = self.loop.create_task(self._close(code))
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def _close(self, code: int) -> None:
        with suppress(ClientDisconnected):
            await self.send({"type": "websocket.close", "code": code, "reason": None})

    def start_keepalive(self) -> None:
        """From now on it is asked whether anybody is there."""
        pulse: Pulse = vars(self._state).setdefault("pulse", Pulse())
        self._turn = pulse.add(self)

    def stop_keepalive(self) -> None:
        """It is asked no more."""
        if self._turn is not None:
            self._turn.discard(self)
            self._turn = None

    def ask(self) -> None:
        """Is anybody there? Whoever has not answered the last time is not."""
        self._said = 0
        if self.close_sent or self.transport.is_closing():
            return
        if self._asked:
            self.keepalive_timeout()
            return
        self._asked = True
        self.transport.write(_PING)

    def handle_pong(self, event: Frame) -> None:
        """Somebody is."""
        self._asked = False

    def data_received(self, data: bytes) -> None:
        """Answers to what it was asked, and little else: nobody needs to say much."""
        self._said += len(data)
        if self.handshake_initiated and self._said > MOST_SAID:
            self.transport.abort()
            return
        if self._only_answers and len(data) == _WHOLE_PONG and data.startswith(_PONG):
            # Nearly all that comes by thousands of sockets; to read it as a frame takes ten times
            # as long.
            self._asked = False
            return
        self._only_answers = False
        super().data_received(data)
        if not self.handshake_initiated:
            # All of the request is here, and something in it is not for sockets.
            self.transport.write(_NO_SOCKET)
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        """Let the application know where it can write."""
        self._said = 0
        super().handle_connect(event)
        if not self.handshake_complete:
            cast(State, self.scope)["extensions"][OUTLET] = self

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A socket begins."""
        self._reader = _Timer(_doors_of(self.config).settings.reader_seconds)
        transport.set_write_buffer_limits(0)
        super().connection_made(transport)

    def pause_writing(self) -> None:
        """The visitor does not read as quickly as we write."""
        self._reader.start(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        """All is read."""
        self._reader.stop()
        super().resume_writing()
        self.on_free()

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is gone."""
        _coming(self._state, self.client, -1)
        self._reader.end()
        super().connection_lost(exc)
        self._end()

    async def send(self, message: ASGISendEvent) -> None:
        """Say something; whoever was refused has been answered, too."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True
        elif message["type"] == "websocket.accept":
            # What both sides said at first would be kept as long as the socket is open.
            del self.request, self.response
            self._read_anew()

    def _read_anew(self) -> None:
        """From here on only frames come: let go of the reader that has read the request.

        If it has begun to read one already, it stays.
        """
        if not self.conn.reader.buffer and self.conn.parser_exc is None:
            self.conn.parser.close()
            self.conn.parser = Protocol.parse(self.conn)
            next(self.conn.parser)
            self._only_answers = True

    async def run_asgi(self) -> None:
        """Let the application speak, until it has no more to say."""
        try:
            await super().run_asgi()
        finally:
            self._end()

    def _end(self) -> None:
        """After both ends nothing of it refers to itself: it is gone without any collection."""
        self._ends += 1
        if self._ends == len(_BOTH):
            cast(State, self.scope).clear()
            self.conn.parser.close()
            _untie(self.transport)


def _nothing() -> None:
    """Nobody is to be told."""


def framed(message: bytes) -> bytes:
    """A text as it goes over a socket: what it is, how long, and the text."""
    length = len(message)
    if length < _SHORT:
        return b"\x81%c%s" % (length, message)
    if length < _LONG:
        return b"\x81\x7e%s%s" % (length.to_bytes(2, "big"), message)
    return b"\x81\x7f%s%s" % (length.to_bytes(8, "big"), message)


def _untie(transport: asyncio.Transport) -> None:
    """A connection of asyncio that is lost goes on to refer to itself, by its way to read.

    Other loops have connections of their own, in which there is nothing to untie.
    """
    getattr(transport, "__dict__", {}).pop("_read_ready_cb", None)
