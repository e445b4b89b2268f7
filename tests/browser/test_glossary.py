"""The glossary: every word of a game with its rule, searched, anchored, in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from burgrave.games import names
from burgrave.locale import languages
from tests.browser.hosting import Host
from tests.browser.inspector import Inspector
from tests.browser.kingsburg.player import kingsburg
from tests.browser.staging import staging
from tests.browser.test_asking import rules_of
from tests.browser.visitor import SIDEWAYS, Visitor
from tests.sparing import rows

Visit = Callable[..., Visitor]
LOCALES = {"en": "en-GB", "de": "de-DE", "hu": "hu-HU"}
PHONE: ViewportSize = {"width": 390, "height": 844}
ENTRIES = """
() => [...document.querySelectorAll(".glossary [data-term]")].map((each) => ({
  term: each.dataset.term, id: each.id, name: each.querySelector("dt").innerText.trim(),
  text: each.querySelector("dd").innerText.trim(), rule: each.querySelector(".rule-no").innerText,
}))
"""


def entries(page: Page) -> list[dict[str, str]]:
    expect(page.locator(".glossary [data-term]").first).to_be_visible()
    found: list[dict[str, str]] = page.evaluate(ENTRIES)
    return found


@pytest.mark.parametrize(("game", "language"), rows([*product(names(), languages())], 5))
def test_every_word_has_a_sentence_and_a_rule(
    visit: Visit, host: Host, game: str, language: str
) -> None:
    dark = "dark" if language == "de" else "light"
    me = visit(host, locale=LOCALES[language], viewport=PHONE, color_scheme=dark)
    me.go(f"/glossary/{game}")
    found = entries(me.page)
    assert len(found) > staging(game).words
    assert len({each["id"] for each in found}) == len(found)
    for each in found:
        assert each["name"], each
        assert len(each["text"]) > len(each["rule"]) + 3, each
        assert not re.search(r"what-|glossary-|[{}$]", each["name"] + each["text"]), each
    assert {each["rule"] for each in found} <= rules_of(game)
    assert me.page.evaluate(SIDEWAYS) == []
    inspector = Inspector(me)
    inspector.look(game)
    assert inspector.found == []


@pytest.mark.thorough
def test_search_anchors_and_ways_there(visit: Visit, host: Host) -> None:
    me = visit(host, "Anna")
    page = me.page
    me.go("/")
    page.get_by_role("contentinfo").get_by_role("link", name="Glossary").click()
    # Without a game it offers all of them.
    expect(page.locator(".ggames a")).to_have_count(len(names()))
    assert page.evaluate(SIDEWAYS) == []
    inspector = Inspector(me)
    inspector.look("glossary")
    assert inspector.found == []
    page.locator(".ggames").get_by_role("link", name="Era").click()
    expect(page.locator("#piece-longhouse")).to_be_visible()
    page.locator(".gtabs").get_by_role("link", name="Kingsburg").click()
    page.get_by_role("searchbox", name="Search").fill("tréasurer")
    expect(page.locator(".glossary [data-term]")).to_have_count(1)
    expect(page.locator(".gcount")).to_have_text("1 entry")
    page.locator(".glossary .rule-no").click()
    expect(page.locator(".house")).to_contain_text("K-2c.8")
    assert page.url.endswith("/rules/kingsburg#K-2c.8")
    me.go("/glossary/kingsburg#building-town-hall")
    expect(page.locator("#building-town-hall")).to_be_in_viewport()
    kingsburg(me).sit_down("me", "careless")
    kingsburg(me).my_turn()
    page.get_by_role("button", name="Menu").click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Glossary").click()
    expect(opened.value.locator("#advisor-8")).to_be_visible()


def test_a_game_without_words(visit: Visit, host: Host) -> None:
    me = visit(host)
    me.go("/glossary/chess")
    expect(me.page.get_by_role("heading", name="Nothing stands here")).to_be_visible()
