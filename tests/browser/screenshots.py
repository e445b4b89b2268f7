"""Pictures of every page, phase, width and light for the documents, always of the same games.

`python -m tests.browser.screenshots [FOLDER]` stages the games, serves them and looks at them.
"""

from __future__ import annotations

import sys
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from tests.browser.chromium import FLAGS, chromium, why_not
from tests.browser.hosting import Host
from tests.browser.sights import Sight, chapters, staged

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

FOLDER = Path("docs/screenshots")
PORT = 8431
QUALITY = 0.16
PATIENCE = 60_000
THEMES = ("light", "dark")
SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}},
    "laptop": {"viewport": {"width": 1440, "height": 900}},
    "wide": {"viewport": {"width": 1920, "height": 1080}, "device_scale_factor": 2 / 3},
}

# Chromium itself writes small files; no library has to.
SMALLER = """
async ([png, quality]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
"""
AT_REST = """
async () => {
  await document.fonts.ready;
  await Promise.allSettled(document.getAnimations().map((moving) => moving.finished));
}
"""


def take(sight: Sight, context: BrowserContext, host: Host) -> bytes:
    """A PNG of a sight."""
    cookie = {"name": "burgrave", "value": sight.at.token, "url": host.address}
    context.clear_cookies()
    context.add_cookies([cookie])  # type: ignore[list-item]
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.set_default_timeout(PATIENCE)
    page.goto(host.address + sight.path)
    page.locator(sight.ready).first.wait_for()
    if sight.prepare is not None:
        sight.prepare(page)
    page.mouse.move(0, 0)
    page.evaluate(AT_REST)
    picture = page.screenshot(full_page=sight.whole, caret="hide")
    page.close()
    assert not problems, f"{sight.name}: {problems}"
    return picture


@contextmanager
def company(sights: list[Sight], host: Host) -> Iterator[None]:
    """My friends sit at their tables all the time, so that nobody is shown as away."""
    from websockets.sync.client import connect

    with ExitStack() as sockets:
        for sight in sights:
            for token in sight.at.friends:
                address = host.address.replace("http", "ws", 1)
                socket = connect(
                    f"{address}/api/tables/{sight.at.table}/live",
                    additional_headers={"Cookie": f"burgrave={token}"},
                    close_timeout=1,
                    ping_interval=None,
                )
                sockets.enter_context(socket)
        yield


def take_all(
    browser: Browser, sights: list[Sight], host: Host
) -> Iterator[tuple[str, bytes, bytes]]:
    """Every sight in every size and light: its name, and the picture as PNG and small."""
    press = browser.new_page()
    for size, measures in SIZES.items():
        for theme in THEMES:
            context = browser.new_context(
                **{**measures, "color_scheme": theme}, locale="en-GB", reduced_motion="reduce"
            )
            for sight in sights:
                picture = take(sight, context, host)
                small = press.evaluate(SMALLER, [b64encode(picture).decode(), QUALITY])
                yield f"{sight.name}-{size}-{theme}", picture, b64decode(small)
            context.close()


def gallery(sights: list[Sight]) -> str:
    """The page that shows them all."""
    lines = [
        "# Screenshots",
        "",
        "Every page and phase of the three games on a phone (390 by 844), a laptop (1440 by 900)",
        "and a wide screen (1920 by 1080, shown at two thirds), by daylight and by candlelight.",
        "`make screenshots` takes them anew, always of the same games.",
    ]
    parts = chapters()
    for sight in sights:
        if sight.name in parts:
            lines += ["", f"## {parts[sight.name]}"]
        lines += ["", f"### {sight.about}", ""]
        for size in SIZES:
            links = " · ".join(
                f"[{size}, {theme}]({sight.name}-{size}-{theme}.webp)" for theme in THEMES
            )
            lines.append(f"- {links}")
        lines += ["", f"![{sight.about}, on a laptop by daylight]({sight.name}-laptop-light.webp)"]
    return "\n".join(lines) + "\n"


def main(folder: Path = FOLDER, originals: Path | None = None) -> None:
    """Take them all."""
    problem = why_not()
    if problem is not None:
        sys.exit(f"no pictures: {problem}")
    from playwright.sync_api import sync_playwright

    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.webp"):
        old.unlink()
    with TemporaryDirectory() as data, sync_playwright() as driver:
        host = Host(Path(data), port=PORT)
        sights = staged(host.store)
        host.start()
        try:
            browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
            with company(sights, host):
                for name, picture, small in take_all(browser, sights, host):
                    (folder / f"{name}.webp").write_bytes(small)
                    if originals is not None:
                        (originals / f"{name}.png").write_bytes(picture)
            browser.close()
        finally:
            host.stop()
    (folder / "README.md").write_text(gallery(sights))
    pictures = list(folder.glob("*.webp"))
    size = sum(picture.stat().st_size for picture in pictures) / 1e6
    print(f"{len(pictures)} pictures in {folder}, {size:.1f} MB")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
