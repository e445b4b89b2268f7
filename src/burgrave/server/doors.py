"""The doors: every request passes here, for limits, origin, headers, cookies and logs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec

from burgrave.server.answers import Answer, is_api
from burgrave.server.cookies import is_secure, token_in
from burgrave.server.hosts import Hosts
from burgrave.server.keys import hashed
from burgrave.server.limits import MANY, Buckets, household
from burgrave.server.logs import tell_request
from burgrave.server.metrics import Metrics
from burgrave.server.proxies import Proxies
from burgrave.server.refusals import Refusal, too_many
from burgrave.server.room import RETRY_SECONDS, Room
from burgrave.server.settings import Settings

_SAFE = ("GET", "HEAD", "OPTIONS")
_ALWAYS = ("/healthz", "/readyz", "/metrics")
"""Who looks after the server is always let in."""

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Any]
Send = Callable[[Message], Any]
App = Callable[[Scope, Receive, Send], Any]
Knows = Callable[[str], Awaitable[bool]]
"""Does the house know the guest with this token?"""


class TooLarge(Refusal):
    """A body beyond the limit."""

    def __init__(self, most: int) -> None:
        super().__init__(413, "too-large", f"A request brings at most {most} bytes.")


class UnknownName(Refusal):
    """A name that this server does not go by."""

    def __init__(self, said: str) -> None:
        name = said[:100]
        super().__init__(
            421,
            "host",
            f"This server does not go by the name “{name}”;"
            " whoever runs it can allow that: burgrave serve --allow-host NAME.",
        )


class Full(Refusal):
    """No room for this visitor."""

    def __init__(self) -> None:
        super().__init__(503, "house-full", "This house is full right now; come again in a minute.")


class Doors:
    """An ASGI application around another one."""

    def __init__(
        self,
        inner: App,
        settings: Settings,
        metrics: Metrics,
        knows: Knows,
        end: Callable[[], None] = lambda: None,
    ) -> None:
        """`end` tells the house that the server is about to close all connections."""
        self._inner = inner
        self._knows = knows
        self.end = end
        self.room = Room(settings.connections)
        self.settings = settings
        self._metrics = metrics
        self._hosts = Hosts(
            (*settings.names, settings.host, urlsplit(settings.public).hostname or "")
        )
        self.proxies = Proxies(settings.proxies)
        self._guests = Buckets(settings.rate, settings.burst)
        self._addresses = Buckets(settings.rate * MANY, settings.burst * MANY)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it at the door."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._inner(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = perf_counter()
        scope.setdefault("state", {})
        said = _headers(scope)
        answer = Answer(scope, said, send)
        try:
            self._check(scope, said)
            await self._check_room(scope, said)
            if "content-length" not in said or "transfer-encoding" in said:
                receive = self._measured(receive)
            await self._inner(_as_get(scope), receive, answer.send)
        except Refusal as refusal:
            await _refuse(refusal, scope, answer.send)
        finally:
            self._metrics.answered(answer.status)
            tell_request(
                scope["method"], scope["path"][:200], answer.status, perf_counter() - begun
            )

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = await self._refused(scope)
        if not refused:
            await self._inner(scope, receive, send)
            return
        await receive()
        for message in refused:
            await send(message)

    async def _refused(self, scope: Scope) -> list[Message]:
        """What somebody is told who may not open a socket; nothing to who may."""
        headers = _headers(scope)
        if not self._lets_in(scope, headers):
            return [{"type": "websocket.close", "code": 4403}]
        try:
            await self._check_room(scope, headers)
        except Full:
            later = [(b"retry-after", str(RETRY_SECONDS).encode())]
            return [
                {"type": "websocket.http.response.start", "status": 503, "headers": later},
                {"type": "websocket.http.response.body", "body": b""},
            ]
        return []

    def _lets_in(self, scope: Scope, headers: dict[str, str]) -> bool:
        """May somebody open a socket, by all that the request for it says?"""
        known = self._hosts.knows(headers.get("host", ""))
        return known and _same_origin(scope, headers) and self._may_ask(scope, headers)

    async def _check_room(self, scope: Scope, headers: dict[str, str]) -> None:
        """Let newcomers wait while there is little room, so that those who play go on."""
        if self.room.for_newcomers or scope["path"] in _ALWAYS:
            return
        token = token_in(headers.get("cookie", ""), is_secure(scope.get("scheme")))
        if token is None or not await self._knows(token):
            raise Full

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        if not self._hosts.knows(headers.get("host", "")):
            raise UnknownName(headers["host"])
        if not self._may_ask(scope, headers):
            raise too_many()
        if scope["method"] not in _SAFE:
            if headers.get("x-burgrave") != "1":
                raise Refusal(403, "no-header", "This request lacks the header “X-Burgrave: 1”.")
            if not _same_origin(scope, headers):
                raise Refusal(403, "origin", "This request comes from another site.")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.settings.body:
            raise TooLarge(self.settings.body)

    def _may_ask(self, scope: Scope, headers: dict[str, str]) -> bool:
        address = household((scope.get("client") or ("", 0))[0])
        token = token_in(headers.get("cookie", ""), is_secure(scope.get("scheme")))
        name = address if token is None else hashed(token[:100]).hex()
        return self._addresses.take(address) and self._guests.take(name)

    def _measured(self, receive: Receive) -> Receive:
        """The body, up to its limit, where no header has told how long it is."""
        room = self.settings.body

        async def measured() -> Message:
            nonlocal room
            message: Message = await receive()
            room -= len(message.get("body", b""))
            if room < 0:
                raise TooLarge(self.settings.body)
            return message

        return measured


def _as_get(scope: Scope) -> Scope:
    """Who asks for the head of an answer is answered in full; the server leaves out the body."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def _same_origin(scope: Scope, headers: dict[str, str]) -> bool:
    """Browsers say where a request comes from; programs that do not are no danger to cookies.

    A page without TLS, which anybody on the way can have written, is another site than one with it.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        place = urlsplit(origin)
    except ValueError:
        return False
    plain = place.scheme == "http" and is_secure(scope.get("scheme"))
    return bool(place.netloc) and place.netloc == headers.get("host") and not plain


async def _refuse(refusal: Refusal, scope: Scope, send: Send) -> None:
    """A refusal for programs, or where there would be a page, its sentence alone."""
    if is_api(scope):
        kind = b"application/json"
        body = msgspec.json.encode(refusal.problem)
    else:
        kind, body = b"text/plain; charset=utf-8", f"{refusal.sentence}\n".encode()
    length = str(len(body)).encode()
    headers = [(b"content-type", kind), (b"content-length", length)]
    if isinstance(refusal, Full):
        # Nor does the connection keep a place.
        headers += [(b"retry-after", str(RETRY_SECONDS).encode()), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
