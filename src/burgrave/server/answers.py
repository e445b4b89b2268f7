"""Answers: what every one of them brings along, and how it goes out in one piece."""

from __future__ import annotations

from collections.abc import Iterable, MutableMapping
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from burgrave.server.cookies import given, is_secure, to_guard
from burgrave.server.hosts import is_this_machine

NEW_TOKEN = "burgrave_new_token"

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self';"
    " img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self';"
    " media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
TRUSTED = {"cross-origin-opener-policy": "same-origin"}
"""Browsers complain of it where somebody on the way could have changed the page."""

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Header = tuple[bytes, bytes]

_LINES = {status.value: f"HTTP/1.1 {status} {status.phrase}\r\n".encode() for status in HTTPStatus}
_NO_BODY = (HTTPStatus.NO_CONTENT, HTTPStatus.NOT_MODIFIED)


def _as_sent(headers: Iterable[Header]) -> bytes:
    return b"".join(b"%s: %s\r\n" % header for header in headers)


_OURS = {
    trusted: [(name.encode(), worth.encode()) for name, worth in headers.items()]
    for trusted, headers in ((False, HEADERS), (True, HEADERS | TRUSTED))
}
_AT_ONCE = {trusted: _as_sent(headers) for trusted, headers in _OURS.items()}
_APART = frozenset({b"connection", *(name for name, _ in _OURS[True])})
"""With one of these an answer is not put together at once."""
_FRESH = (b"cache-control", b"no-store")


class Answer:
    """The answer to one request, dressed with what every answer brings."""

    __slots__ = ("_cycle", "_head", "_said", "_scope", "_send", "status")

    def __init__(self, scope: Scope, said: dict[str, str], send: Any) -> None:
        self.status = 500
        """What was answered; this, if nothing was."""
        self._scope = scope
        self._said = said
        self._send = send
        # What is sent goes by way of it; it can send head and body together.
        cycle = getattr(send, "__self__", None)
        self._cycle = cycle if isinstance(cycle, RequestResponseCycle) else None
        self._head: Message | None = None

    async def send(self, message: Message) -> None:
        """The head, which waits for the body if it may, or a part of the body."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self._head = message
            return
        head, self._head = self._head, None
        if head is not None:
            headers: list[Header] = [*head.get("headers", ())]
            if self._sent_at_once(headers, message):
                return
            await self._send({**head, "headers": self._dressed(headers)})
        await self._send(message)

    def _sent_at_once(self, headers: list[Header], message: Message) -> bool:
        """Send head and body together, as nearly all answers can be."""
        cycle, body = self._cycle, message.get("body", b"")
        if cycle is None or message.get("more_body") or self._scope["method"] == "HEAD":
            return False
        if cycle.flow.write_paused or not cycle.keep_alive or self.status in _NO_BODY:
            return False
        names = {name.lower() for name, _ in headers}
        if names & _APART or (b"content-length", b"%d" % len(body)) not in headers:
            return False
        headers = [*cycle.default_headers, *headers, *self._for_api(names)]
        head = _as_sent(headers)
        if head.count(b"\n") > len(headers) or head.count(b"\r") > len(headers):
            # Who sends them one by one looks at each, and refuses it.
            return False
        if not cycle.disconnected:
            whole = (_LINES[self.status], head, _AT_ONCE[self._trusted], b"\r\n", body)
            cycle.response_started = cycle.response_complete = True
            cycle.transport.write(b"".join(whole))
            cycle.message_event.set()
            cycle.on_response()
        return True

    @property
    def _trusted(self) -> bool:
        """Can nobody on the way have changed the page?"""
        return is_secure(self._scope.get("scheme")) or is_this_machine(self._said.get("host", ""))

    def _dressed(self, headers: list[Header]) -> list[Header]:
        """The headers, with what every answer brings."""
        known = {name.lower() for name, _ in headers}
        ours = [header for header in _OURS[self._trusted] if header[0] not in known]
        return headers + ours + self._for_api(known)

    def _for_api(self, known: set[bytes]) -> list[Header]:
        """What only answers of the API bring: they are not kept, and may leave a cookie."""
        if not is_api(self._scope):
            return []
        brought = [] if b"cache-control" in known else [_FRESH]
        secure = is_secure(self._scope.get("scheme"))
        token = self._scope.get("state", {}).get(NEW_TOKEN)
        if token is None and secure:
            token = to_guard(self._said.get("cookie", ""), secure)
        if token is not None:
            brought.append((b"set-cookie", given(token, secure).encode()))
        return brought


def is_api(scope: Scope) -> bool:
    """Is it for programs?"""
    path: str = scope["path"]
    return path.startswith("/api/")
