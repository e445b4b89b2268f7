"""Is there what these tests need: a Chromium, a driver for it, and the built client?"""

from __future__ import annotations

import os
import shutil
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def chromium() -> str | None:
    """The browser: the one that BURGRAVE_CHROMIUM names, or the machine's own."""
    named = os.environ.get("BURGRAVE_CHROMIUM")
    if named:
        return named
    return next((path for path in map(shutil.which, NAMES) if path is not None), None)


def why_not() -> str | None:
    """Why no browser can be driven here, or None."""
    if find_spec("playwright") is None:
        return "playwright is not installed"
    if chromium() is None:
        return "there is no Chromium on this machine"
    if find_spec("litestar") is None:
        return "the server's libraries are not installed"
    page = Path(str(files("burgrave"))) / "server" / "static" / "index.html"
    if not page.is_file():
        return f"the client was not built: {page} is missing"
    return None


def stale() -> str | None:
    """Why the client that would be tested is not what the sources say, or None."""
    return None
