"""Pages: the browser client's files, and its one page for every other address."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

_STATIC = Path(str(files("burgrave.server"))) / "static"
_PLAIN = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Burgrave</title>"
    "<p>Burgrave runs, but its pages were not built; the API is described at "
    '<a href="/schema/openapi.json">/schema/openapi.json</a>.'
)
_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its page, which finds out itself what the address means."""
    found = _file(path)
    if path.startswith("/api/") or (found is None and "." in path.rpartition("/")[2]):
        return Response(b"Not found.", status_code=404, media_type="text/plain")
    wanted = found or _STATIC / "index.html"
    if not wanted.is_file():
        return Response(_PLAIN.encode(), media_type="text/html; charset=utf-8")
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    keep = _FOREVER if "assets" in wanted.relative_to(_STATIC).parts else _ASK_AGAIN
    return Response(wanted.read_bytes(), media_type=kind, headers={"cache-control": keep})


def _file(path: str) -> Path | None:
    """The client's file of this name, if it is one; some names no file can have."""
    try:
        wanted = (_STATIC / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(_STATIC) and wanted.is_file() else None
    except (OSError, ValueError):
        return None
