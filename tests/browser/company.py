"""People come to a table together, and find their way about its page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.hosting import Host
from tests.browser.kingsburg.player import kingsburg
from tests.browser.visitor import Visitor, deal, take_seats

Visit = Callable[..., Visitor]
CRESTS = ("lion", "tower", "fleur", "stag")
TABS = 120


def link_of(owner: Visitor, table: str, seat: int) -> str:
    """The link that the owner hands out."""
    link: str = owner.ask("GET", f"/api/tables/{table}")["seats"][seat]["link"]
    return link


def seated(
    host: Host, visit: Visit, people: int, *bots: str, **options: object
) -> tuple[str, list[Visitor]]:
    """People at a table with bots, dealt."""
    names = ("Ada", "Ben", "Cleo", "Dan")
    visitors = [visit(host, names[n], CRESTS[n]) for n in range(people)]
    seats = ("me", *["open"] * (people - 1), *bots)
    table: str = kingsburg(visitors[0]).table(*seats, **options)["id"]
    take_seats(table, *visitors)
    deal(table, *visitors)
    for visitor in visitors:
        visitor.go(f"/t/{table}")
    for visitor in visitors:
        expect(kingsburg(visitor).tray).to_be_visible()
    return table, visitors


def focus_on(visitor: Visitor, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(TABS):
        found = visitor.page.evaluate("(s) => document.activeElement?.matches(s)", selector)
        if found:
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never leads to {selector}")
