"""Whole games of Era against bots, and placing in every way."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.era.player import EraPlayer, place_over_http
from tests.browser.hosting import Host
from tests.browser.visitor import Visitor
from tests.sparing import one_of

Visit = Callable[..., Visitor]


def test_rounds_by_mouse(host: Host, visit: Visit) -> None:
    me = EraPlayer(visit(host, "Ada"))
    table = me.sit_down("me", "greedy")
    place_over_http(me, table)
    me.play(me.by_mouse, until=lambda now: {"roll", "build"} <= me.asked)
    decided = me.decisions
    me.play(me.by_mouse, until=lambda now: me.decisions > decided + 4)


@pytest.mark.thorough
def test_a_whole_game_by_mouse_up_to_the_end_page(host: Host, visit: Visit) -> None:
    me = EraPlayer(visit(host, "Ada"))
    me.sit_down("me", "greedy")
    me.play(me.by_mouse)
    assert {"set up", "roll", "build"} <= me.asked
    me.tray.locator('a[href$="/end"]').click()
    expect(me.page.get_by_text("Points by source and round")).to_be_visible()
    expect(me.page.get_by_text("follow from the seed")).to_be_visible()


@pytest.mark.thorough
def test_rounds_and_the_way_to_the_end_by_keyboard(host: Host, visit: Visit) -> None:
    me = EraPlayer(visit(host, "Ada"))
    table = me.sit_down("me", "random")
    me.play(me.by_keyboard, until=lambda now: {"set up", "roll", "build"} <= me.asked)
    decided = me.decisions
    me.play(me.by_keyboard, until=lambda now: me.decisions > decided + 2)
    # Later rounds ask nothing new; the page hears of them all the same.
    me.visitor.finish(table)
    assert me.my_turn()["over"]
    me.tray.locator('a[href$="/end"]').focus()
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_text("Points by source and round")).to_be_visible()


def test_a_game_alone_ends_with_a_rank(host: Host, visit: Visit) -> None:
    me = EraPlayer(visit(host, "Ada"))
    table = me.sit_down("me")
    expect(me.page.locator(".e-ranks")).to_be_visible()
    me.visitor.finish(table)
    assert me.my_turn()["over"]
    expect(me.tray.locator("h2")).to_contain_text("your domain is a")


def test_the_ghost_turns_moves_and_says_why_it_does_not_fit(host: Host, visit: Visit) -> None:
    me = EraPlayer(visit(host, "Ada"))
    me.sit_down("me", "random")
    me.page.locator('.p-supply [data-piece="farm"]').click()
    me.point(2, 2)
    assert me.ghost() == (1, 2, 3, 2)
    expect(me.page.locator(".e-tag.gold")).to_have_text("fits: +1")
    expect(me.tray.get_by_role("status")).to_contain_text("Farm on B3 to D4: fits, 1 point.")
    me.page.keyboard.press("r")
    assert me.ghost() == (2, 1, 2, 3)
    me.page.mouse.wheel(0, 100)
    assert me.ghost() == (1, 2, 3, 2)
    me.point(6, 6)
    expect(me.page.locator(".e-tag.red")).to_have_text("a keep is in the way")
    expect(me.tray.locator(".btn.pri")).to_have_attribute("aria-disabled", "true")
    # The piece stays in the domain, wherever the pointer goes.
    me.point(13, 13)
    assert me.ghost() == (11, 12, 3, 2)
    me.page.mouse.click(*me.middle(12, 12))
    expect(me.page.locator('.e-land use[href="#p-farm-0"]')).to_have_count(1)
    expect(me.page.locator('.p-supply [data-piece="farm"]')).to_have_count(0)


def test_undo_while_others_wait(host: Host, visit: Visit) -> None:
    me = EraPlayer(visit(host, "Ada"))
    me.sit_down("me", "random")
    me.page.locator('.p-supply [data-piece="wall_4"]').click()
    me.point(3, 3)
    expect(me.page.locator(".ghost")).to_be_visible()
    me.page.mouse.click(*me.middle(3, 3))
    expect(me.page.locator('.e-land use[href^="#p-wall_4"]:not(.ghost use)')).to_have_count(1)
    # There is nothing to take back before the server has it, and it may lie in the hand again.
    undo = me.tray.locator('.btn.un:not([aria-disabled="true"])')
    expect(undo).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".ghost")).to_have_count(0)
    undo.click()
    expect(me.page.locator('.e-land use[href^="#p-wall_4"]')).to_have_count(0)


def test_placing_by_keyboard_is_told_in_words(host: Host, visit: Visit) -> None:
    me = EraPlayer(visit(host, "Ada"))
    me.sit_down("me", "random")
    me.page.locator('.p-supply [data-piece="longhouse"]').focus()
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("g")
    expect(me.field).to_be_focused()
    for _ in range(14):
        me.page.keyboard.press("ArrowUp")
        me.page.keyboard.press("ArrowLeft")
    status = me.tray.get_by_role("status")
    expect(status).to_contain_text("Longhouse on A1 to C1: fits, 1 point.")
    me.page.keyboard.press("r")
    expect(status).to_contain_text(re.compile("Longhouse on B1 to B3: fits"))
    me.page.keyboard.press("Enter")
    expect(me.page.locator('.e-land use[href="#p-longhouse-1"]:not(.ghost use)')).to_have_count(1)


def test_placing_by_touch(host: Host, visit: Visit) -> None:
    phone = {"width": 390, "height": 844}
    me = EraPlayer(visit(host, "Ada", viewport=phone, has_touch=True, is_mobile=True))
    me.sit_down("me", "random")
    me.page.locator(".e-strip .e-card").first.tap()
    before = me.ghost()
    assert before != (2, 11, 3, 1)
    me.page.touchscreen.tap(*me.middle(3, 11))
    lies(me, 2, 11, 3, 1)
    # A tap on the piece turns it, and so does the knob.
    me.page.touchscreen.tap(*me.middle(3, 11))
    lies(me, 3, 10, 1, 3)
    me.page.locator(".e-knob").tap()
    lies(me, 2, 11, 3, 1)
    drag(me, (3, 11), (8, 4))
    lies(me, 7, 4, 3, 1)
    me.tray.locator(".btn.pri").tap()
    expect(me.page.locator('.e-land use[href="#p-longhouse-0"]:not(.ghost use)')).to_have_count(1)
    assert me.visitor.sticks_out() == []


def lies(me: EraPlayer, *place: int) -> None:
    """Wait until the piece in my hand lies there."""
    for _ in range(500):
        if me.ghost() == place:
            return
        me.page.wait_for_timeout(20)
    assert me.ghost() == place


def drag(me: EraPlayer, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Draw a finger over the domain."""
    wire = me.visitor.context.new_cdp_session(me.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y} for x, y in points]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    touch("touchStart", me.middle(*start))
    for step in range(1, 6):
        x = start[0] + (end[0] - start[0]) * step // 5
        y = start[1] + (end[1] - start[1]) * step // 5
        touch("touchMove", me.middle(x, y))
    touch("touchEnd")


@pytest.mark.parametrize("language", one_of(["de", "hu"], "hu"))
def test_other_languages_on_a_phone(host: Host, visit: Visit, language: str) -> None:
    phone = {"width": 360, "height": 740}
    me = EraPlayer(visit(host, "Ada", viewport=phone, has_touch=True, is_mobile=True))
    table = me.sit_down("me", "greedy", "greedy", "greedy")
    place_over_http(me, table)
    me.page.evaluate("code => localStorage.setItem('burgrave.language', code)", language)
    me.visitor.go(f"/t/{table}")
    me.my_turn()
    assert me.visitor.sticks_out() == []
    assert "era-" not in me.page.locator("main").inner_text()
    for tab in range(5):
        me.page.locator(".e-mtabs button").nth(tab).tap()
        assert me.visitor.sticks_out() == []
        assert "era-" not in me.page.locator("main").inner_text()


def test_an_opponents_domain_is_one_click_away(host: Host, visit: Visit) -> None:
    me = EraPlayer(visit(host, "Ada"))
    table = me.sit_down("me", "greedy", "greedy")
    place_over_http(me, table)
    me.my_turn()
    me.page.locator(".e-player .tb").first.click()
    expect(me.page.locator(".e-dwrap h2 .sr")).to_contain_text("Domain of")
    expect(me.page.locator(".e-land use")).not_to_have_count(1)
    me.page.get_by_role("button", name="Back to your roll").click()
    expect(me.page.locator(".e-roll")).to_be_visible()


def test_odds_are_exact(host: Host, visit: Visit) -> None:
    me = EraPlayer(visit(host, "Ada"))
    table = me.sit_down("me", "random")
    place_over_http(me, table)
    now = me.play(me.by_mouse, until=lambda now: now["asked"] == "roll")
    free = [die for die, locked in now["dice"] if not locked]
    skulls = len(now["dice"]) - len(free)
    for die in free[:2]:
        me.page.locator(f'[data-die="{die}"]').click()
    rows = me.page.locator(".e-cmp tr.now td").all_text_contents()
    assert [row.replace("\u2009", " ") for row in rows] == ["69 %", "28 %", "3 %", "0 %"]
    expect(me.page.locator(".risk ul li").first).to_contain_text("69.4 %")
    assert skulls + len(free) == 4
