"""The shortcut: moves and sockets, of which there are the most by far, go past the router.

Everything about them is described, and answered when it is not as it should be, where all else is.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec
from litestar import Litestar

from burgrave.server.cookies import token_in_scope
from burgrave.server.deciding import decided
from burgrave.server.hall import Hall
from burgrave.server.live import attend
from burgrave.server.metrics import Metrics
from burgrave.server.refusals import Refusal
from burgrave.server.wire import Move

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

_MOVES = re.compile("/api/tables/([A-Za-z0-9_-]{22})/moves")
_LIVE = re.compile("/api/tables/([A-Za-z0-9_-]{22})/live")
_TOLD = re.compile(rb"(?:since=([0-9]{1,9}))?&?(?:seat=(-1|[0-9]))?")
_MOVE = msgspec.json.Decoder(Move)
_ENCODER = msgspec.json.Encoder()
_JSON = (b"content-type", b"application/json")


class Shortcut:
    """An ASGI application around the router."""

    def __init__(self, inner: Litestar, refusal_of: Callable[[Exception], Refusal]) -> None:
        self._inner = inner
        self._refusal_of = refusal_of

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a move, attend to a socket; hand everything else on."""
        if scope["type"] == "http" and scope["method"] == "POST":
            found = _MOVES.fullmatch(scope["path"])
            if found is not None:
                await self._answer(found[1], scope, receive, send)
                return
        elif scope["type"] == "websocket":
            found, told = _LIVE.fullmatch(scope["path"]), _TOLD.fullmatch(scope["query_string"])
            if found is not None and told is not None:
                known = (_number(told[1]), _number(told[2]))
                await attend(self._inner.state, scope, receive, send, found[1], known)
                return
        await self._inner(scope, receive, send)  # type: ignore[arg-type]

    async def _answer(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        body = await _whole(receive)
        if body is None:
            return
        try:
            move = _MOVE.decode(body)
        except (msgspec.MsgspecError, RecursionError):
            await self._inner(scope, _again(body), send)  # type: ignore[arg-type]
            return
        status, answer = await self._decide(token_in_scope(scope), table, move)
        headers = [_JSON, (b"content-length", b"%d" % len(answer))]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": answer})

    async def _decide(self, token: str | None, table: str, move: Move) -> tuple[int, bytes]:
        hall, metrics = self._inner.state.hall, self._inner.state.metrics
        assert isinstance(hall, Hall)
        assert isinstance(metrics, Metrics)
        try:
            return 200, _ENCODER.encode(await decided(hall, metrics, token, table, move))
        except Exception as problem:
            refusal = self._refusal_of(problem)
            return refusal.status, _ENCODER.encode(refusal.problem)


def _number(digits: bytes | None) -> int | None:
    return None if digits is None else int(digits)


async def _whole(receive: Receive) -> bytes | None:
    """The body of a request; None if whoever sent it was gone before its end."""
    body: bytes = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        body += message["body"]
        if not message["more_body"]:
            return body


def _again(body: bytes) -> Receive:
    """A body that was read, to be read once more."""

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
