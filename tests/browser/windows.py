"""Windows of a browser that are used again.

A page that opens where the same server's page was before finds its scripts, styles and letters at
hand: it takes little more than half of the processor time of a page in a new window.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

# What a window can change while it is open; all else it has from its beginning.
CHANGED_LATER = ("viewport", "color_scheme", "reduced_motion")
KEPT = 5
"""At most so many wait for their next use."""
QUIET = "/healthz"
"""A page of every server that asks for nothing."""

Key = tuple[str, str]


class Windows:
    """Opens windows, and keeps those that were given back for whoever wants one like them."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._kept: list[tuple[Key, BrowserContext]] = []

    def open(self, address: str, wishes: dict[str, Any]) -> BrowserContext:
        """A window with one page, in which nobody seems to have been before."""
        for place, (key, context) in enumerate(self._kept):
            if key == _key(address, wishes):
                del self._kept[place]
                # What the last page sent when it was left may have brought a cookie.
                context.clear_cookies()
                [page] = context.pages
                page.set_viewport_size(wishes["viewport"])
                page.emulate_media(
                    color_scheme=wishes["color_scheme"], reduced_motion=wishes["reduced_motion"]
                )
                return context
        return self.open_own(wishes)

    def open_own(self, wishes: dict[str, Any]) -> BrowserContext:
        """A window that is new."""
        context = self._browser.new_context(**wishes)
        context.new_page()
        return context

    def give_back(self, address: str, wishes: dict[str, Any], context: BrowserContext) -> None:
        """Forget all that was done in a window; one that lost its page or server is closed."""
        with suppress(Error):
            _forget(address, context)
            self._kept.append((_key(address, wishes), context))
            if len(self._kept) <= KEPT:
                return
            _, context = self._kept.pop(0)
        context.close()


def _key(address: str, wishes: dict[str, Any]) -> Key:
    fixed = {name: wish for name, wish in wishes.items() if name not in CHANGED_LATER}
    return address, repr(sorted(fixed.items()))


def _forget(address: str, context: BrowserContext) -> None:
    page: Page
    page, *others = context.pages or [context.new_page()]
    for other in others:
        other.close()
    page.unroute_all()
    # A pointer that rests on the next page would ask what lies there.
    page.mouse.move(-9, -9)
    context.set_offline(False)
    page.goto(address + QUIET)
    page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
    context.clear_cookies()
