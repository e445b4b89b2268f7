"""A person alone against bots."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.hosting import Host
from tests.browser.visitor import Told, Visitor

Visit = Callable[..., Visitor]


def test_a_whole_game_from_the_first_click_to_the_dice_check(host: Host, visit: Visit) -> None:
    me = visit(host)
    me.go("/")
    me.page.get_by_role("button", name="Play now").click()
    assert me.play()["over"]
    assert me.decisions > 20
    me.tray.get_by_role("link").click()
    expect(me.page.locator(".win h1")).to_be_visible()
    expect(me.page.locator(".rank li")).to_have_count(4)
    expect(me.page.locator(".dc .ok")).to_be_visible()
    expect(me.page.locator(".dc .ok.bad")).to_have_count(0)
    me.page.get_by_role("button", name="Check again here").click()
    expect(me.page.locator(".dc [role=status]")).to_contain_text("fits")
    with me.page.expect_download() as record:
        me.page.locator("a[download]").click()
    assert record.value.suggested_filename.endswith(".json")
    me.page.get_by_role("button", name="Rematch").click()
    expect(me.tray).to_be_visible()
    me.go("/")
    expect(me.page.locator(".tb.fin")).to_have_count(1)


def test_two_clicks_influence_and_one_takes_it_back(host: Host, visit: Visit) -> None:
    me = visit(host, "Ada")
    table = me.sit_down("me", "open")
    other = visit(host, "Ben", "tower")
    other.go(me.ask("GET", f"/api/tables/{table}")["seats"][1]["link"])
    for each in (me, other):
        each.page.get_by_role("button", name="I am ready").click()
    # Whoever is asked first to influence decides, and wants it back before the other went on.
    while True:
        asked = next((each for each in (me, other) if (each.look() or {}).get("lit")), None)
        if asked is not None:
            break
        for each in (me, other):
            now = each.look()
            if now is not None and now["asked"] and not now["lit"]:
                each.decide(now)
        me.page.wait_for_timeout(20)
    now = asked.my_turn()
    place = max(now["lit"])
    dice = asked.page.locator("[data-die]").count()
    advisor = asked.advisor(place)
    advisor.click()
    expect(advisor).to_have_attribute("aria-pressed", "true")
    advisor.click()
    expect(advisor).to_have_class(is_taken())
    assert asked.page.locator("[data-die]").count() < dice
    asked.page.get_by_role("button", name="Undo").click()
    expect(asked.page.locator("[data-die]")).to_have_count(dice)
    expect(advisor).not_to_have_class(is_taken())
    assert place in asked.my_turn()["lit"]


def test_bots_are_shown_step_by_step_and_can_be_skipped(host: Host, visit: Visit) -> None:
    me = visit(host, reduced_motion="no-preference")
    me.sit_down("me", "greedy", "greedy", "greedy", "greedy")

    def slowly(now: Told) -> None:
        me.decide(now)

    for _ in range(3):
        slowly(me.my_turn(skip=False, patience=60_000))
    skip = me.page.get_by_role("button", name="Skip")
    for _ in range(30):
        now = me.my_turn(skip=False, patience=60_000)
        me.decide(now)
        me.page.wait_for_timeout(250)
        if skip.is_visible():
            break
    expect(skip).to_be_visible()
    me.page.keyboard.press("Space")
    expect(skip).not_to_be_visible()


def is_taken() -> re.Pattern[str]:
    """The class of an advisor on whom dice lie."""
    return re.compile(r"\bheld\b")
