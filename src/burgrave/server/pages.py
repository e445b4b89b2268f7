"""Pages: the browser client's files, and its one page for every other address."""

from __future__ import annotations

import gzip
import mimetypes
import re
import sys
from functools import cache, lru_cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from burgrave.locale import languages, speaker

_STATIC = Path(str(files("burgrave.server"))) / "static"
_CHECKOUT = Path("tools", "client.py")
"""What builds the client, and marks a checkout."""
_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_PACKS = re.compile(r"text/|application/(javascript|json)|image/svg")
"""What gets smaller by packing; fonts are packed already."""
_NO_NAME = re.compile(r"[\\:\0]")
_TAKES_GZIP = re.compile(r"(^|[\s,])gzip\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its page, which finds out itself what the address means."""
    found = _file(path)
    if path.startswith("/api/") or (found is None and "." in path.rpartition("/")[2]):
        return Response(b"Not found.", status_code=404, media_type="text/plain")
    wanted = found or _STATIC / "index.html"
    if not wanted.is_file():
        return Response(_plain(), media_type="text/html; charset=utf-8")
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    keep = _FOREVER if "assets" in wanted.relative_to(_STATIC).parts else _ASK_AGAIN
    headers = {"cache-control": keep}
    body = wanted.read_bytes()
    if _PACKS.match(kind):
        headers["vary"] = "accept-encoding"
        if takes_gzip(request.headers.get("accept-encoding", "")):
            headers["content-encoding"] = "gzip"
            body = _packed(body)
    return Response(body, media_type=kind, headers=headers)


def takes_gzip(accepts: str) -> bool:
    """Does who sends this header unpack what is packed?"""
    return _TAKES_GZIP.search(accepts) is not None


def are_built() -> bool:
    """Is the client here?"""
    return (_STATIC / "index.html").is_file()


def how_to_get_them() -> str:
    """The message that tells who lacks the client what to do: where it runs from decides."""
    around = (Path(sys.prefix).parent, *Path(__file__).parents)
    in_checkout = any((folder / _CHECKOUT).is_file() for folder in around)
    return "no-pages-checkout" if in_checkout else "no-pages-package"


@cache
def _plain() -> bytes:
    """The page of a server without its client, in every language."""
    advice = how_to_get_them()
    told = [
        f"<section lang={language}><h1>{escape(speaker(language).say('no-pages'))}</h1>"
        f"<p>{escape(speaker(language).say(advice))}</section>"
        for language in languages()
    ]
    api = '<p>API: <a href="/schema/openapi.json">/schema/openapi.json</a>'
    head = "<!doctype html><html lang=en><meta charset=utf-8><title>Burgrave</title>"
    view = "<meta name=viewport content='width=device-width'>"
    return "".join((head, view, *told, api)).encode()


@lru_cache(maxsize=128)
def _packed(body: bytes) -> bytes:
    """A file's bytes, packed once: there are few files, and they do not change."""
    return gzip.compress(body, mtime=0)


def _file(path: str) -> Path | None:
    """The client's file of this name, if it is one; some names no file can have.

    Its folder, or the file itself, may be a link to elsewhere: installers do that. What must not
    lead elsewhere is the name.
    """
    parts = path.strip("/").split("/")
    if any(part in ("", ".", "..") or _NO_NAME.search(part) for part in parts):
        return None
    try:
        wanted = _STATIC.joinpath(*parts)
        return wanted if wanted.is_file() else None
    except (OSError, ValueError):
        return None
