"""The guest's cookie: under TLS by a name that no other site and no page without TLS can set."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from litestar.connection import ASGIConnection

PLAIN = "burgrave"
GUARDED = "__Host-burgrave"
_YEAR = 365 * 24 * 3600
_TOKEN = re.compile(r"[\w-]{1,100}", re.ASCII)


def is_secure(scheme: object) -> bool:
    """Does the visitor speak TLS, with us or with a proxy that we trust?"""
    return scheme in ("https", "wss")


def token_of(asking: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The guest's token that a request or a socket brings."""
    # Not by `asking.headers`, of which a socket would keep a copy as long as it is open.
    return token_in_scope(asking.scope)


def token_in_scope(scope: Mapping[str, Any]) -> str | None:
    """The guest's token that something brings which has come in."""
    brought = (value for name, value in scope["headers"] if name == b"cookie")
    return token_in(next(brought, b"").decode("latin-1"), is_secure(scope["scheme"]))


def token_in(cookies: str, secure: bool) -> str | None:
    """The guest's token in a cookie header.

    Under TLS the guarded cookie counts. Who has only a plain one, from before there were guarded
    ones, keeps the seat: `to_guard` renames it at once.
    """
    found = _read(cookies)
    return found.get(GUARDED, found.get(PLAIN)) if secure else found.get(PLAIN)


def to_guard(cookies: str, secure: bool) -> str | None:
    """The token of a plain cookie that is to become a guarded one."""
    found = _read(cookies)
    plain = found.get(PLAIN, "")
    return plain if secure and GUARDED not in found and _TOKEN.fullmatch(plain) else None


def given(token: str, secure: bool) -> str:
    """The header that leaves a token with a browser."""
    kept = f"{token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={_YEAR}"
    return f"{GUARDED}={kept}; Secure" if secure else f"{PLAIN}={kept}"


def _read(cookies: str) -> dict[str, str]:
    """The first of each name, as browsers send the closest one first."""
    found: dict[str, str] = {}
    for part in cookies.split(";"):
        name, _, value = part.strip().partition("=")
        found.setdefault(name, value)
    return found
