"""Is there what these tests need: a Chromium, a driver for it, and the built client?"""

from __future__ import annotations

import json
import os
import shutil
from hashlib import sha256
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

# The one without windows opens a page in three quarters of the time.
NAMES = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable"),
)
# What a window's own bar would load, in two processes that take longer than the page itself. Only
# the last such flag counts: the other names are those that Playwright would give.
NOT_WANTED = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
    # A process that waits for a page which nobody opens.
    "SpareRendererForSitePerProcess",
)
FLAGS = [
    f"--disable-features={','.join(NOT_WANTED)}",
    "--no-sandbox",
    "--disable-gpu",
    # Without a graphics card the process for it only passes on what is painted elsewhere.
    "--in-process-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Without a graphics card a page is painted tile by tile: fewer tiles, plainer edges. This and
    # no spare process save a sixth of what a visit takes.
    "--default-tile-width=2048",
    "--default-tile-height=2048",
    "--disable-composited-antialiasing",
    "--disable-lcd-text",
    "--font-render-hinting=none",
    # Names of other machines, which nobody can own, lead to this one.
    "--host-resolver-rules=MAP *.example 127.0.0.1",
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
    """Why the built client is not the one that the sources make, or None."""
    told = Path(str(files("burgrave"))) / "server" / "static" / "sources.json"
    made_of: dict[str, str] = json.loads(told.read_text()) if told.is_file() else {}
    inside = [name for name in made_of if not name.endswith("/")]
    changed = [name for name in inside if _hash(Path(name)) != made_of[name]]
    if made_of and not changed:
        return None
    why = f"{changed[0]} has changed since" if changed else "it does not say from what"
    return f"the client that would be tested was built from other sources ({why}): run `make setup`"


def _hash(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
