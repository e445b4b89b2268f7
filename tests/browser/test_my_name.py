"""What somebody types as their name is never lost: whatever comes next, however slow the line."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.hosting import Host
from tests.browser.kingsburg.player import kingsburg
from tests.browser.visitor import PATIENCE, Visitor
from tests.sparing import one_of, rows

Visit = Callable[..., Visitor]
Way = Literal["mouse", "touch", "key"]
WAYS: tuple[Way, ...] = ("mouse", "touch", "key")
A_WHILE = 400
"""Milliseconds that an answer is held back: the page has long done what it does at once."""
PLAY = "Play now"
FRIENDS = "Play with friends"


class SlowLine:
    """Holds back the requests that keep a name, until they are let go."""

    def __init__(self, page: Page) -> None:
        self._held: list[Route] = []
        self._open = False
        page.route("**/api/me", self._meet)

    def _meet(self, route: Route) -> None:
        if self._open or route.request.method != "PUT":
            route.continue_()
        else:
            self._held.append(route)

    @property
    def held(self) -> int:
        """How many wait."""
        return len(self._held)

    def let_go(self) -> None:
        """The line is quick again."""
        self._open = True
        for route in self._held:
            route.continue_()


def field(page: Page) -> Locator:
    """Where the name stands."""
    return page.get_by_label("Your name", exact=True)


def write(page: Page, name: str) -> None:
    """Type a name and stay in the field."""
    field(page).click()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(name)


def press(what: Locator, way: Way) -> None:
    """Press something by mouse, finger or key."""
    if way == "mouse":
        what.click()
    elif way == "touch":
        what.tap()
    else:
        what.focus()
        what.press("Space" if what.get_attribute("type") == "radio" else "Enter")


def wait_until(me: Visitor, so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(PATIENCE // 50):
        if so():
            return
        me.page.wait_for_timeout(50)
    assert so()


def kept_as(me: Visitor, name: str) -> None:
    """Wait until the server knows the name."""
    wait_until(me, lambda: bool(me.ask("GET", "/api/me")["name"] == name))


def seat_names(me: Visitor) -> list[str]:
    """What I am called at my tables."""
    tables = me.ask("GET", "/api/me")["tables"]
    return [table["seats"][table["you"]]["name"] for table in tables if table["you"] is not None]


@pytest.fixture(
    params=[
        pytest.param("", id="stranger"),
        pytest.param("Ada", id="guest", marks=pytest.mark.thorough),
    ]
)
def me(request: pytest.FixtureRequest, host: Host, visit: Visit) -> Visitor:
    """Somebody at home, new here or not."""
    visitor = visit(host, request.param, has_touch=True)
    visitor.go("/")
    expect(field(visitor.page)).to_have_value(request.param)
    expect(visitor.page.locator(".acts .btn.pri").first).to_be_visible()
    return visitor


@pytest.mark.parametrize(("way", "button"), rows([*product(WAYS, [PLAY, FRIENDS])], 5))
def test_who_sits_down_has_the_name_they_typed(me: Visitor, button: str, way: Way) -> None:
    line = SlowLine(me.page)
    write(me.page, "Adalind")
    press(me.page.get_by_role("button", name=button).first, way)
    me.page.wait_for_timeout(A_WHILE)
    assert line.held == 1
    line.let_go()
    me.page.wait_for_url("**/t/*")
    assert seat_names(me) == ["Adalind"]
    kept_as(me, "Adalind")


@pytest.mark.parametrize("way", one_of(WAYS, "mouse"))
def test_whatever_is_pressed_the_name_is_kept(me: Visitor, way: Way) -> None:
    table = kingsburg(me).table("me", "open")["id"] if me.ask("GET", "/api/me")["name"] else ""
    if table:
        me.page.reload()
    page = me.page
    presses: dict[str, Locator] = {
        "crest": page.get_by_role("radio", name="Key"),
        "language": page.locator('header [lang="de"]'),
        "theme": page.locator("header .tools .ib[aria-pressed]").last,
        "change": page.locator(".acts .tog").first,
        "menu": page.locator("header .menu > .ib"),
        "rules": page.locator(".facts a").first,
        "brand": page.locator("header .brand"),
    }
    if table:
        presses["table"] = page.locator(".mine a.tb").first
    for what, target in presses.items():
        name = f"Adalind the {what}"
        # The language may be on its way still.
        typed = page.get_by_label(re.compile("^(Your name|Dein Name)$"))
        typed.click()
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type(name)
        if what == "crest" and way == "touch":
            page.locator(".crests label").nth(4).tap()
        elif what == "crest" and way == "mouse":
            page.locator(".crests label").nth(4).click()
        else:
            press(target, way)
        kept_as(me, name)
        if what == "crest":
            wait_until(me, lambda: me.ask("GET", "/api/me")["crest"] == "key")
        if what in ("rules", "table"):
            me.go("/")
        expect(page.get_by_label("Dein Name").or_(field(page))).to_have_value(name)


@pytest.mark.thorough
def test_a_crest_does_not_take_the_name_back(me: Visitor) -> None:
    line = SlowLine(me.page)
    write(me.page, "Adalind")
    me.page.locator(".crests label").nth(2).click()
    me.page.locator(".crests label").nth(4).click()
    me.page.wait_for_timeout(A_WHILE)
    line.let_go()
    kept_as(me, "Adalind")
    expect(me.page.get_by_role("radio", name="Key")).to_be_checked()
    me.page.wait_for_timeout(A_WHILE)
    now = me.ask("GET", "/api/me")
    assert (now["name"], now["crest"]) == ("Adalind", "key")
    expect(field(me.page)).to_have_value("Adalind")


def test_news_of_my_tables_do_not_write_over_what_i_type(me: Visitor) -> None:
    write(me.page, "Adal")
    with me.page.expect_response("**/api/me"):
        me.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    me.page.wait_for_timeout(50)
    me.page.keyboard.type("ind")
    expect(field(me.page)).to_have_value("Adalind")


def test_an_answer_that_was_asked_for_earlier_does_not_bring_the_old_name_back(
    me: Visitor,
) -> None:
    held: list[tuple[Route, bytes]] = []

    def hold(route: Route) -> None:
        if route.request.method != "GET" or held:
            route.continue_()
        else:
            held.append((route, route.fetch().body()))

    me.page.route("**/api/me", hold)
    me.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    while not held:
        me.page.wait_for_timeout(20)
    write(me.page, "Adalind")
    me.page.keyboard.press("Enter")
    kept_as(me, "Adalind")
    route, before = held[0]
    route.fulfill(body=before, content_type="application/json")
    me.page.wait_for_timeout(A_WHILE)
    expect(field(me.page)).to_have_value("Adalind")


@pytest.mark.thorough
def test_a_page_that_is_loaded_anew_still_has_the_name(me: Visitor) -> None:
    line = SlowLine(me.page)
    write(me.page, "Adalind")
    me.page.reload()
    expect(field(me.page)).to_have_value("Adalind")
    line.let_go()
    kept_as(me, "Adalind")


def test_who_leaves_the_page_is_known_when_they_come_back(me: Visitor) -> None:
    write(me.page, "Adalind")
    me.page.goto("about:blank")
    kept_as(me, "Adalind")


@pytest.mark.thorough
def test_two_tabs_know_the_same_name(me: Visitor) -> None:
    first, second = me.page, me.open_page()
    second.goto(me.address + "/")
    expect(field(second)).to_be_visible()
    write(first, "Adalind")
    first.keyboard.press("Enter")
    kept_as(me, "Adalind")
    expect(field(second)).to_have_value("Adalind")
    second.locator(".crests label").nth(4).click()
    expect(first.get_by_role("radio", name="Key")).to_be_checked()
    second.get_by_role("button", name=PLAY).first.click()
    second.wait_for_url("**/t/*")
    assert seat_names(me) == ["Adalind"]
    kept_as(me, "Adalind")


def test_a_tab_that_was_told_nothing_asks_before_it_names_a_guest(host: Host, visit: Visit) -> None:
    me = visit(host, own=True)
    me.page.add_init_script("delete window.BroadcastChannel")
    me.go("/")
    expect(field(me.page)).to_have_value("")
    expect(me.page.locator(".acts .btn.pri").first).to_be_visible()
    me.name("Adalind")
    me.page.get_by_role("button", name=PLAY).first.click()
    me.page.wait_for_url("**/t/*")
    assert seat_names(me) == ["Adalind"]


@pytest.mark.parametrize(
    ("typed", "why", "way"),
    # Which names can't be is the server's: tests/server/test_names.py.
    rows(
        [
            ("   ", "at least one", "key"),
            ("A" * 41, "at most 40", "mouse"),
            ("Ada\u200blind", "none that hide", "touch"),
        ],
        2,
    ),
    ids=["blank", "long", "hidden"],
)
def test_a_name_that_cannot_be_is_said_beside_the_field_and_stays_there(
    me: Visitor, typed: str, why: str, way: Way
) -> None:
    me.forgive("422")
    before = me.ask("GET", "/api/me")["name"]
    field(me.page).fill(typed)
    press(me.page.get_by_role("button", name=PLAY).first, way)
    expect(me.page.locator(".who").get_by_role("alert")).to_contain_text(why)
    expect(field(me.page)).to_have_value(typed)
    expect(field(me.page)).to_have_attribute("aria-invalid", "true")
    expect(field(me.page)).to_be_focused()
    assert me.page.url.rstrip("/") == me.address
    assert seat_names(me) == []
    assert me.ask("GET", "/api/me")["name"] == before
    field(me.page).fill("Adalind")
    expect(me.page.locator("#name-problem")).to_be_empty()
    press(me.page.get_by_role("button", name=PLAY).first, way)
    me.page.wait_for_url("**/t/*")
    assert seat_names(me) == ["Adalind"]


def test_without_a_line_the_name_stays_and_goes_with_the_next_try(me: Visitor) -> None:
    me.forgive("ERR_FAILED|Failed to load")
    me.page.route("**/api/me", lambda route: route.abort())
    write(me.page, "Adalind")
    me.page.keyboard.press("Tab")
    expect(me.page.locator(".who").get_by_role("alert")).not_to_be_empty()
    expect(field(me.page)).to_have_value("Adalind")
    me.page.unroute("**/api/me")
    me.page.get_by_role("button", name=PLAY).first.click()
    me.page.wait_for_url("**/t/*")
    assert seat_names(me) == ["Adalind"]


@pytest.mark.thorough
def test_in_the_lobby_nothing_is_dealt_before_the_name_is_there(host: Host, visit: Visit) -> None:
    me = visit(host, "Ada")
    kingsburg(me).sit_down("me", "open")
    me.page.locator(".seat.open").get_by_role("button", name="bot").click()
    me.page.locator(".seat.me").get_by_role("button", name="Change").click()
    line = SlowLine(me.page)
    write(me.page, "Adalind")
    me.page.get_by_role("button", name="I am ready").click()
    me.page.wait_for_timeout(A_WHILE)
    line.let_go()
    expect(kingsburg(me).tray).to_be_visible()
    assert seat_names(me) == ["Adalind"]
