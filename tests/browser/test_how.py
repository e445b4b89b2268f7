"""How a game is played: on one screen, on one sheet of paper, found from everywhere."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from burgrave.games import names
from burgrave.games.kingsburg.components import BUILDINGS, ENEMIES
from burgrave.lessons import lessons
from burgrave.locale import languages
from tests.browser.hosting import Host
from tests.browser.inspector import Inspector
from tests.browser.kingsburg.player import kingsburg
from tests.browser.staging import COACHED
from tests.browser.visitor import SIDEWAYS, Visitor
from tests.sparing import one_of, rows

Visit = Callable[..., Visitor]
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
MINUTES, WORDS_A_MINUTE = 3, 140
"""Somebody who reads of the game for the first time, and reads slowly."""
SHEETS = re.compile(rb"/Type\s*/Page[^s]")

# What is drawn beyond the box that it belongs to.
SPILLS = """
() => [...document.querySelectorAll(".howsheet li")].flatMap((box) => {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return [...box.querySelectorAll(":not(svg *)")].filter((each) => {
    const at = each.getBoundingClientRect();
    return at.left < left - 1 || at.right > right + 1 || at.top < top - 1 || at.bottom > bottom + 1;
  }).map((each) => `${each.tagName}.${each.getAttribute("class")}: ${box.innerText.slice(0, 40)}`);
})
"""


def open_how(visitor: Visitor, game: str) -> Page:
    visitor.go(f"/learn/{game}")
    expect(visitor.page.locator(".howsteps li")).to_have_count(6)
    expect(visitor.page.locator(".howways .btn")).to_have_count(2)
    return visitor.page


@pytest.mark.parametrize("game", one_of(COACHED, "kingsburg"))
def test_all_of_it_is_on_one_screen_and_on_one_sheet(visit: Visit, host: Host, game: str) -> None:
    visitor = visit(host, viewport=LAPTOP)
    page = open_how(visitor, game)
    # It leads on to the first lesson, and to the coached game.
    first, *_ = lessons(game)
    coached = next(each for each in lessons(game) if each.coached)
    ways = [each.get_attribute("href") for each in page.locator(".howways .btn").all()]
    assert ways == [f"/learn/{game}/{first.name}", f"/learn/{game}/{coached.name}"]
    for language in languages():
        page.set_viewport_size(LAPTOP)
        visitor.speak(language)
        page.evaluate("document.fonts.ready")
        sheet = page.locator(".howsheet").bounding_box()
        assert sheet is not None
        assert sheet["y"] + sheet["height"] <= LAPTOP["height"], language
        assert page.evaluate(SPILLS) == [], language
        text = page.locator(".howsheet").inner_text()
        assert not re.search(r"how-|[{}$]", text), text
        assert len(re.findall(r"\w+", text)) <= MINUTES * WORDS_A_MINUTE, language
        assert len(SHEETS.findall(page.pdf(prefer_css_page_size=True))) == 1, language
        page.set_viewport_size(PHONE)
        assert page.evaluate(SPILLS) == [], language
        assert page.evaluate(SIDEWAYS) == [], language


@pytest.mark.thorough
def test_a_longer_page_needs_more_than_one_sheet(visit: Visit, host: Host) -> None:
    """Counting sheets counts."""
    visitor = visit(host)
    visitor.go("/rules/kingsburg")
    expect(visitor.page.locator(".paper h2").first).to_be_visible()
    assert len(SHEETS.findall(visitor.page.pdf())) > 1


def test_numbers_are_those_of_the_data(visit: Visit, host: Host) -> None:
    page = open_how(visit(host), "kingsburg")
    most = max(each.points for each in BUILDINGS if 0 < each.row < 6)
    expect(page.locator(".howwins")).to_contain_text(f"up to {most} points")
    for year in (1, 5):
        strengths = [each.strength for each in ENEMIES if each.year == year]
        told = f"{min(strengths)} to {max(strengths)}"
        expect(page.locator(".howmist")).to_contain_text(told)


@pytest.mark.thorough
def test_home_lobby_table_and_lessons_lead_there(visit: Visit, host: Host) -> None:
    visitor = visit(host, "Anna", viewport=LAPTOP)
    page = visitor.page
    visitor.go("/")
    page.locator(".game").filter(has_text="Kingsburg").get_by_role(
        "link", name="How to play"
    ).click()
    expect(page.get_by_role("heading", level=1, name="Kingsburg")).to_be_visible()
    page.get_by_role("link", name="All lessons").click()
    page.locator(".lgame").nth(1).get_by_role("link", name="On one screen").click()
    expect(page.locator(".howsteps li")).to_have_count(6)
    kingsburg(visitor).sit_down("me", "open")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="How to play").click()
    expect(opened.value.locator(".howsteps li")).to_have_count(6)
    kingsburg(visitor).sit_down("me", "careless")
    kingsburg(visitor).my_turn()
    page.get_by_role("button", name="Menu").click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="How to play").click()
    expect(opened.value.locator(".howsteps li")).to_have_count(6)


@pytest.mark.parametrize(
    ("theme", "screen"), rows([("light", PHONE), ("dark", LAPTOP)], 0), ids=["phone", "laptop"]
)
def test_axe_finds_nothing(visit: Visit, host: Host, theme: str, screen: ViewportSize) -> None:
    visitor = visit(host, viewport=screen, color_scheme=theme)
    inspector = Inspector(visitor)
    # They are laid out alike.
    for game in names()[:1] if screen is PHONE else names():
        open_how(visitor, game)
        inspector.look(game)
    assert inspector.found == []


def test_a_game_that_does_not_exist(visit: Visit, host: Host) -> None:
    visitor = visit(host)
    visitor.go("/learn/chess")
    expect(visitor.page.get_by_role("heading", name="Nothing stands here")).to_be_visible()
