"""Somebody who plays in a browser, and notes everything that goes wrong there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    expect,
)

Told = dict[str, Any]
PATIENCE = 60_000

SIDEWAYS = """
() => {
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= wide) return [];
  return [...document.querySelectorAll("body *")]
    .filter((e) => e.getBoundingClientRect().right > wide + 1)
    .map((e) => `${e.tagName}.${e.getAttribute("class")} ${e.getBoundingClientRect().right}`)
    .slice(0, 8).concat(`page ${document.documentElement.scrollWidth} of ${wide}`);
}
"""


STILL = """
async () => {
  const frame = () => new Promise(requestAnimationFrame);
  // Colours pass from parent to child a frame at a time: wait until nothing moves any more, but
  // not for what moves for ever.
  for (let calm = 0, frames = 0; calm < 4 && frames < 300; calm++, frames++) {
    await frame();
    if (document.getAnimations().length > 0) calm = 0;
  }
}
"""


class Visitor:
    """One browser window with its own cookies."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.complaints: list[str] = []
        self._forgiven: list[re.Pattern[str]] = []
        [self.page] = context.pages
        self._listen(self.page)

    def open_page(self) -> Page:
        """Another page of the same person."""
        page = self.context.new_page()
        self._listen(page)
        return page

    def leave(self) -> None:
        """Hear nothing more of the page: somebody else may come to it."""
        for event, hear in self._ears():
            self.page.remove_listener(event, hear)

    def _listen(self, page: Page) -> None:
        page.set_default_timeout(PATIENCE)
        for event, hear in self._ears():
            page.on(event, hear)  # type: ignore[call-overload]

    def _ears(self) -> list[tuple[str, Callable[..., None]]]:
        return [
            ("console", self._heard),
            ("pageerror", self._broke),
            ("requestfailed", self._failed),
            ("response", self._answered),
        ]

    def still(self) -> None:
        """Wait until what comes in, changes or fades has done so."""
        self.page.evaluate(STILL)

    def forgive(self, pattern: str) -> None:
        """Complaints of this kind are what the test is about."""
        self._forgiven.append(re.compile(pattern))

    def unforgiven(self) -> list[str]:
        """What went wrong and should not have."""
        return [c for c in self.complaints if not any(p.search(c) for p in self._forgiven)]

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console {message.type}: {message.text}")

    def _broke(self, error: Error) -> None:
        self.complaints.append(f"page error: {error}")

    def _failed(self, request: Request) -> None:
        # A page that is left drops what it was still fetching.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"request failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.status}: {response.request.method} {response.url}")

    def become(self, token: str) -> None:
        """Show the cookie of somebody who is already known."""
        self.context.add_cookies([{"name": "burgrave", "value": token, "url": self.address}])

    def go(self, path: str) -> None:
        """Open an address of the server."""
        self.page.goto(self.address + path if path.startswith("/") else path)

    def come_in(self, link: str) -> None:
        """Open a link and sit down; who comes back to their own seat is not asked."""
        self.go(link)
        sit, seat = self.page.get_by_role("button", name="Sit down"), self.page.locator(".seat.me")
        expect(sit.or_(seat)).to_be_visible()
        if sit.is_visible():
            sit.click()
        expect(seat).to_be_visible()

    def ask(self, method: Literal["GET", "POST", "PUT"], path: str, **body: object) -> Any:
        """A request with this person's cookie, past the pages."""
        answer = self.context.request.fetch(
            self.address + path,
            method=method,
            headers={"X-Burgrave": "1"},
            data=body if method != "GET" else None,
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def name(self, name: str, crest: str = "lion") -> None:
        """Say who this is."""
        self.ask("PUT", "/api/me", name=name, crest=crest)

    def table(self, game: str, *seats: str, **options: object) -> Told:
        """A new table: seats are `me`, `open` or the name of a bot."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        table: Told = self.ask("POST", "/api/tables", game=game, options=options, seats=wishes)
        return table

    def open_log(self) -> None:
        """Turn to the log where it lies behind a tab."""
        tabs = self.page.locator("[class$=tabs] button:not(:has(.tk-label))")
        log = self.page.locator("[class$=logbox] li")
        tabs.or_(log).filter(visible=True).first.wait_for()
        for tab in tabs.filter(visible=True).all()[-1:]:
            tab.click()
        log.first.wait_for()

    def play_data(self, table: str) -> Told:
        """The game as the server tells it to this person."""
        update: Told = self.ask("GET", f"/api/tables/{table}/play")
        return update

    def finish(self, table: str, until: Callable[[Told], bool] = lambda view: False) -> None:
        """Play against bots to the end over HTTP, or until a view; always with the last choice."""
        for number in range(2000):
            now = self.play_data(table)
            if now["view"]["over"] or (now["legal"] and until(now["view"])):
                return
            if now["legal"]:
                self.ask(
                    "POST",
                    f"/api/tables/{table}/moves",
                    id=f"finish-{number}",
                    version=now["version"],
                    action=now["legal"][-1]["text"],
                )
            else:
                self.page.wait_for_timeout(50)
        raise AssertionError("the game does not end")

    def sticks_out(self) -> list[str]:
        """What makes the page scroll sideways."""
        told: list[str] = self.page.evaluate(SIDEWAYS)
        return told

    def speak(self, language: str) -> None:
        """Choose a language, wherever the page offers it."""
        offers = self.page.locator("header [lang]:visible, header .lang-s:visible")
        expect(offers).not_to_have_count(0)
        button = self.page.locator(f'header [lang="{language}"]')
        if button.is_visible():
            button.click()
        else:
            while self.page.locator("html").get_attribute("lang") != language:
                before = self.page.locator("html").get_attribute("lang")
                self.page.locator("header .lang-s").click()
                expect(self.page.locator("html")).not_to_have_attribute("lang", before or "")
        expect(self.page.locator("html")).to_have_attribute("lang", language)


def take_seats(table: str, owner: Visitor, *guests: Visitor) -> None:
    """Let guests take the open seats of a table, past its lobby."""
    seats = owner.ask("GET", f"/api/tables/{table}")["seats"]
    links = [seat["link"] for seat in seats if "link" in seat]
    for guest, link in zip(guests, links, strict=True):
        guest.ask("POST", f"/api/tables/{table}/claim", key=link.partition("#key=")[2])


def deal(table: str, *people: Visitor) -> None:
    """Let everybody be ready, past the lobby."""
    for person in people:
        terms = person.ask("GET", f"/api/tables/{table}")["terms"]
        person.ask("POST", f"/api/tables/{table}/ready", ready=True, terms=terms)
