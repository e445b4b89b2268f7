"""Playing on in the browser: from a moment of a game, a link, or a position that one writes."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from burgrave.locale import speaker
from burgrave.locale.words import title_key
from tests.browser.inspector import Inspector
from tests.browser.test_replay import (
    BOARDS,
    GAMES,
    LAPTOP,
    PHONE,
    Shelf,
    Visit,
    bring,
    comes,
    good,
    shelf,
)
from tests.browser.visitor import Visitor
from tests.docs.pages import ROOT

__all__ = ["good", "shelf"]
WRITTEN = [game for game in GAMES if (ROOT / "web" / "src" / game / "example.toml").is_file()]
"""The games with a position to begin with."""
SET_UP = {"de": "Stellung aufbauen", "hu": "Állás felállítása"}


def play_on(page: Page) -> str:
    """Play on from what is shown; the new table's address."""
    page.locator(".rp-on-from").click()
    page.locator(".po .lv label").first.click()
    page.locator(".po-go").click()
    page.wait_for_url(re.compile(r"/t/[\w-]{22}$"))
    return page.url.rpartition("/")[2]


def link_of(page: Page) -> str:
    """The link to the position that is shown."""
    page.locator(".rp-on-from").click()
    page.locator(".po .acts2 button").first.click()
    expect(page.locator(".po .acts2 button").first).to_have_text("Copied")
    link = str(page.evaluate("navigator.clipboard.readText()"))
    page.keyboard.press("Escape")
    return link


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "viewport"), [*product(GAMES, [LAPTOP, PHONE])])
def test_a_moment_is_played_on_and_its_table_says_so(
    visit: Visit, shelf: Shelf, game: str, viewport: dict[str, int]
) -> None:
    at = shelf.over[game]
    page = comes(visit, shelf, at, "/replay#70", viewport=viewport, has_touch=viewport is PHONE)
    page.locator(".rp").wait_for()
    when = page.locator(".rp-told p b").inner_text().partition(" · ")[0]
    table = play_on(page)
    assert table != at.table
    page.locator(BOARDS[game]).wait_for()
    expect(page.locator(".rp")).to_have_count(0)
    if viewport is LAPTOP:
        expect(page.locator(".top .where")).to_contain_text(when.partition(",")[0])
    # At home it is among my tables, as what it is.
    page.goto(f"{shelf.host.address}/")
    row = page.locator(f'.tb[href="/t/{table}"]')
    expect(row).to_contain_text("from ")


def test_a_link_to_a_position_opens_for_anybody(visit: Visit, shelf: Shelf) -> None:
    page = comes(
        *(visit, shelf, shelf.over["era"], "/replay#60"),
        viewport=LAPTOP,
        permissions=["clipboard-read", "clipboard-write"],
    )
    page.locator(".rp").wait_for()
    link = link_of(page)
    assert "/position#" in link
    assert len(link) < 2000
    asked: list[str] = []
    stranger = visit(shelf.host, viewport=LAPTOP)
    other = stranger.page
    other.on("request", lambda request: asked.append(request.url))
    other.goto(link)
    other.locator(".era .rp").wait_for()
    # What it holds stays in the browser's own address, and goes to no log.
    assert not any(link[-40:] in url for url in asked[1:])
    expect(other.locator(".rp-line, .rp-buttons")).to_have_count(0)
    other.locator(".rp-eyes button").nth(1).click()
    expect(other.locator(".rp-eyes [aria-pressed=true]")).to_have_attribute("title", "Player 2")
    stranger.name("Zoe")
    play_on(other)
    other.locator(".era").wait_for()


def test_a_link_that_lost_a_part_says_so(visit: Visit, shelf: Shelf) -> None:
    visitor = visit(shelf.host, viewport=PHONE)
    for behind in ("#ztZPB", "#j%%%", "#q", "#z" + "A" * 30_000):
        visitor.go("/about")
        visitor.go(f"/position{behind}")
        expect(visitor.page.locator(".ps .problem")).to_have_text(re.compile("lost on the way"))


@pytest.mark.thorough
@pytest.mark.parametrize("game", WRITTEN)
def test_a_position_is_written_shown_and_played_on(visit: Visit, shelf: Shelf, game: str) -> None:
    visitor = visit(shelf.host, viewport=LAPTOP)
    visitor.name("Zoe")
    visitor.go("/position")
    page = visitor.page
    page.get_by_role("button", name=speaker("en").say(title_key(game))).click()
    page.get_by_role("button", name="Show it on the board").click()
    page.locator(f"{BOARDS[game]} .rp").wait_for()
    assert "/position#" in page.url
    # Changed by hand it is shown again, and a mistake is named.
    page.get_by_role("button", name="Change the position").click()
    text = page.locator(".ps textarea")
    whole = text.input_value()
    assert f'"game": "{game}"' in whole
    visitor.forgive("422")
    text.fill(whole.replace('"step"', '"stpe"'))
    page.get_by_role("button", name="Show it on the board").click()
    expect(page.locator(".ps .problem")).to_have_text(re.compile("“stpe” is no field"))
    text.fill(whole)
    page.get_by_role("button", name="Show it on the board").click()
    page.locator(f"{BOARDS[game]} .rp").wait_for()
    play_on(page)
    page.locator(BOARDS[game]).wait_for()


@pytest.mark.thorough
def test_the_pages_are_accessible_in_three_languages(visit: Visit, shelf: Shelf) -> None:
    visitor = visit(shelf.host, viewport=LAPTOP)
    visitor.go("/position")
    page, inspector = visitor.page, Inspector(visitor)
    page.locator(".ps textarea").wait_for()
    inspector.look("set up a position")
    page.get_by_role("button", name="Kingsburg").click()
    page.get_by_role("button", name="Show it on the board").click()
    page.locator(".kb .rp").wait_for()
    inspector.look("a position")
    page.locator(".rp-on-from").click()
    page.locator(".po-go").wait_for()
    inspector.look("play on")
    page.keyboard.press("Escape")
    expect(page.locator(".po")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".rp-on-from").click()
    page.locator(".po-go").wait_for()
    inspector.look("play on, on a phone")
    assert visitor.sticks_out() == []
    page.keyboard.press("Escape")
    assert inspector.found == []
    visitor.go("/position")
    page.set_viewport_size({"width": 1440, "height": 900})
    for language, name in SET_UP.items():
        visitor.speak(language)
        expect(page.locator("h1 .sr")).to_have_text(name)
        assert "position-" not in page.locator("main").inner_text()
    visitor.speak("en")


# Opening a record is shown with replays, and playing on above.
@pytest.mark.thorough
def test_a_record_is_played_on(visit: Visit, shelf: Shelf, good: str) -> None:
    visitor = visit(shelf.host, viewport=LAPTOP)
    visitor.name("Zoe")
    visitor.go("/replay")
    page = visitor.page
    bring(page, good.encode())
    page.locator(".kb .rp").wait_for()
    page.locator(".rp-chapters button").nth(3).click()
    play_on(page)
    page.locator(".kb").wait_for()
    expect(page.locator(".top .where")).to_contain_text("Year IV")


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_such_a_game(visit: Visit, shelf: Shelf, game: str) -> None:
    visitor: Visitor = visit(shelf.host, viewport=LAPTOP)
    visitor.become(shelf.over[game].token)
    visitor.go(f"/t/{shelf.over[game].table}/replay#150")
    page = visitor.page
    page.locator(".rp").wait_for()
    table = play_on(page)
    page.locator(BOARDS[game]).wait_for()
    visitor.ask("POST", f"/api/tables/{table}/resign")
    visitor.go(f"/t/{table}/end")
    expect(page.locator(".win .began")).to_contain_text("began at a position")
    expect(page.get_by_role("button", name="Once more from there")).to_be_visible()
    assert page.locator(".yr").first.inner_html() not in ("1", "I")
