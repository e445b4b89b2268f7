"""A first visit: one question, and one click from it to a lesson or to a game with a coach."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from burgrave.games import names
from burgrave.lessons import lessons
from burgrave.locale import languages, speaker
from tests.browser.hosting import Host
from tests.browser.inspector import Inspector
from tests.browser.kingsburg.player import kingsburg
from tests.browser.staging import COACHED
from tests.browser.visitor import SIDEWAYS, Visitor
from tests.sparing import one_of, rows

Visit = Callable[..., Visitor]
SCREENS: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "laptop": {"width": 1366, "height": 768},
}
LOCALES = {"en": "en-GB", "de": "de-DE", "hu": "hu-HU"}


def question(page: Page) -> Locator:
    return page.locator(".newcomer")


@pytest.mark.parametrize(("screen", "language"), rows([*product(SCREENS, languages())], 1))
def test_the_question_is_in_sight_and_so_are_its_answers(
    visit: Visit, host: Host, screen: str, language: str
) -> None:
    dark = "dark" if screen == "phone" else "light"
    me = visit(host, locale=LOCALES[language], viewport=SCREENS[screen], color_scheme=dark)
    inspector = Inspector(me)
    me.go("/")
    expect(question(me.page)).to_contain_text(speaker(language).say("home-newcomer"))
    expect(question(me.page).locator("li")).to_have_count(len(names()))
    box = question(me.page).locator("li").first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= SCREENS[screen]["height"]
    inspector.look("first visit")
    assert inspector.found == []
    assert me.page.evaluate(SIDEWAYS) == []


@pytest.mark.parametrize("game", one_of(COACHED, "era"))
def test_lesson_and_coached_game_are_one_click_away(visit: Visit, host: Host, game: str) -> None:
    first, *_ = lessons(game)
    coached = next(each for each in lessons(game) if each.coached)
    for number, each in enumerate((first, coached)):
        me = visit(host)
        me.go("/")
        ways = question(me.page).locator(f'li:has(a[href="/learn/{game}/{each.name}"]) a')
        ways.nth(number).click()
        expect(me.page.locator(".coach")).to_be_visible()
        assert me.page.url == f"{host.address}/learn/{game}/{each.name}"


def test_whoever_knows_the_games_is_not_asked_again(visit: Visit, host: Host) -> None:
    me = visit(host)
    me.go("/")
    question(me.page).get_by_role("button", name="Yes, I know them").click()
    expect(question(me.page)).to_have_count(0)
    expect(me.page.locator(".mine")).to_contain_text("No table yet.")
    me.page.reload()
    expect(me.page.locator(".mine")).to_contain_text("No table yet.")
    expect(question(me.page)).to_have_count(0)


def test_whoever_has_a_table_is_not_asked(visit: Visit, host: Host) -> None:
    me = visit(host, "Anna")
    kingsburg(me).table("me", "careless")
    me.go("/")
    expect(me.page.locator(".mine .tb")).to_have_count(1)
    expect(question(me.page)).to_have_count(0)


# In test_newcomer home knows the next one after a lesson that was really taken.
@pytest.mark.thorough
def test_after_a_lesson_home_knows_the_next_one(visit: Visit, host: Host) -> None:
    """Progress belongs to the guest: another one is asked from the beginning."""
    me = visit(host)
    first, second, *_ = lessons("kingsburg")
    me.go("/")
    me.page.evaluate(
        "(done) => localStorage.setItem('burgrave.lessons', JSON.stringify([done]))",
        f"kingsburg/{first.name}",
    )
    me.page.reload()
    me.page.get_by_role("link", name="Go on: Kingsburg, lesson 2").click()
    expect(me.page.locator(".coach")).to_be_visible()
    assert me.page.url.endswith(f"/learn/kingsburg/{second.name}")
    other = visit(host)
    other.go("/")
    expect(question(other.page).locator("li")).to_have_count(len(names()))
    expect(other.page.get_by_role("link", name="Go on")).to_have_count(0)
