"""What can be measured on a page: where its content ends, what covers it, how small its text is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.staging import in_any

if TYPE_CHECKING:
    from playwright.sync_api import Page

_MEASURES = Path(__file__).with_name("measures.js").read_text()
_CALL = f"([name, fact]) => {{\n{_MEASURES}\nreturn measures[name](fact);\n}}"
TRAY = in_any("tray")


def emptiness(page: Page) -> list[str]:
    """What scrolls further than its content goes."""
    return _measured(page, "emptiness")


def covered(page: Page) -> list[str]:
    """What still lies under the tray when everything is scrolled to its end."""
    return _measured(page, "covered", TRAY)


def small(page: Page, least: int) -> list[str]:
    """Visible text that is smaller than so many pixels on the screen."""
    return _measured(page, "small", least)


def broken(page: Page) -> list[str]:
    """Words that go on in the next line without a hyphen, and text that its frame cuts off."""
    return _measured(page, "broken")


def _measured(page: Page, name: str, fact: str | int | None = None) -> list[str]:
    told: list[str] = page.evaluate(_CALL, [name, fact])
    return told
