"""What was learned is the guest's: another browser with the same guest goes on with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from burgrave.lessons import Sitting, lessons
from tests.browser.hosting import Host
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def go_on(me: Visitor, done: int) -> None:
    """One step of a lesson as “Show me” takes it."""
    first, *_ = lessons("era")
    sitting = Sitting(first)
    for _ in range(done):
        sitting.answer(sitting.shown)
    step = sitting.task
    assert step is not None
    way = "Go on" if step.kind == "tell" else "Show me"
    me.page.locator(".coach").get_by_role("button", name=way).click()


def test_another_browser_of_the_same_guest_goes_on(visit: Visit, host: Host) -> None:
    me, first = visit(host), lessons("era")[0]
    # One lesson was done before anybody here knew me. No page of the house is open that would
    # write down anew, while this is written, what it knows.
    me.go("/favicon.svg")
    me.page.evaluate("localStorage.setItem('burgrave.lessons', '[\"kingsburg/court\"]')")
    me.page.evaluate(
        "fetch('/api/me', {method: 'PUT', headers: {'X-Burgrave': '1',"
        " 'Content-Type': 'application/json'}, body: '{\"name\": \"Ada\"}'})"
    )
    me.go("/learn")
    expect(me.page.get_by_role("img", name="1 of", exact=False)).to_have_count(1)
    me.go(f"/learn/era/{first.name}")
    for done in range(2):
        go_on(me, done)
        expect(me.page.locator(".steps li.done")).to_have_count(done + 1)

    other = visit(host)
    cookies: list[Any] = me.page.context.cookies()
    other.page.context.add_cookies(cookies)
    other.go("/learn")
    expect(other.page.get_by_role("img", name="1 of", exact=False)).to_have_count(1)
    other.go(f"/learn/era/{first.name}")
    expect(other.page.locator(".steps li.done")).to_have_count(2)
