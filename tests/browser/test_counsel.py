"""Counsel at the table: the owl, its three choices, and laying one of them out."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from burgrave.locale import speaker
from tests.browser.company import seated
from tests.browser.hosting import Host
from tests.browser.inspector import Inspector
from tests.browser.kingsburg.player import kingsburg
from tests.browser.visitor import Visitor
from tests.sparing import rows

Visit = Callable[..., Visitor]
PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1440, "height": 900}


def at_court(me: Visitor, *seats: str) -> None:
    """Sit down and decide until advisors can be influenced."""
    kingsburg(me).sit_down(*seats)
    while not (now := kingsburg(me).my_turn())["lit"]:
        kingsburg(me).decide(now)


@pytest.mark.parametrize(
    ("screen", "language"),
    rows([(LAPTOP, "en"), (PHONE, "hu"), (LAPTOP, "de")], 1),
    ids=["laptop-en", "phone-hu", "laptop-de"],
)
def test_the_owl_tells_three_choices_and_lays_one_out(
    host: Host, visit: Visit, screen: dict[str, int], language: str
) -> None:
    phone = screen is PHONE
    me = visit(host, "Ada", viewport=screen, locale=language, has_touch=phone)
    said = speaker(language)
    at_court(me, "me", "greedy", "greedy", "greedy")
    me.page.locator(".counsel-chip").click()
    leaf = me.page.locator(".counsel-beside")
    choices = leaf.locator(".counsel-choice")
    expect(choices).not_to_have_count(0)
    expect(leaf.locator(".counsel-note").first).to_be_visible()
    expect(choices.first.locator(".counsel-win b")).to_have_text(re.compile(r"\d+.?%"))
    expect(me.page.locator(".k-adv .counsel-ring")).not_to_have_count(0)
    assert me.sticks_out() == []
    axe = Inspector(me)
    axe.look("counsel")
    axe.report()
    raised = me.page.locator(".dice .on")
    expect(raised).to_have_count(0)
    best = choices.filter(has=me.page.get_by_role("button", name=said.say("counsel-show")))
    # The choice that can be laid out may be closed on a phone; passing has nothing to lay.
    if best.count():
        best.first.get_by_role("button", name=said.say("counsel-show")).click()
        expect(leaf.locator(".counsel-lies")).to_be_visible()
        expect(raised).not_to_have_count(0)
    leaf.get_by_role("button", name=said.say("close"), exact=True).click()
    expect(leaf).to_have_count(0)
    expect(me.page.locator(".k-adv .counsel-ring")).to_have_count(0)


@pytest.mark.thorough
def test_the_owl_speaks_another_language_without_counting_again(host: Host, visit: Visit) -> None:
    me = visit(host, "Ada", viewport=LAPTOP)
    at_court(me, "me", "greedy")
    me.page.keyboard.press("o")
    note = me.page.locator(".counsel-note").last
    expect(note).to_contain_text("Hints so far: 1.")
    me.speak("de")
    expect(note).to_contain_text("Rat bisher: 1-mal.")
    expect(me.page.locator(".counsel-head p")).not_to_contain_text("counsel")
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".counsel-beside")).to_have_count(0)


def test_among_people_the_owl_sleeps_until_all_agree(host: Host, visit: Visit) -> None:
    table, (ada, ben) = seated(host, visit, 2)
    asked, other = (ada, ben) if ada.play_data(table)["legal"] else (ben, ada)
    asked.page.locator(".counsel-chip.none").click()
    leaf = asked.page.locator(".counsel-beside")
    expect(leaf).to_contain_text("only if all of them want it")
    leaf.get_by_role("button", name="Ask the others").click()
    expect(leaf).to_contain_text("Still to agree")
    other.page.locator(".offer-sign").click()
    other.page.get_by_role("button", name="Agree").click()
    leaf.get_by_role("button", name="Ask for counsel").click()
    expect(leaf.locator(".counsel-choice")).not_to_have_count(0)
