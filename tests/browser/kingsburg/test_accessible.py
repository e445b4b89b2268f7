"""axe looks at Kingsburg's table, by daylight and by candlelight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.inspector import WIDTHS, Inspector, is_phone
from tests.browser.kingsburg.player import kingsburg
from tests.browser.kingsburg.staging import KINGSBURG_SCENES
from tests.browser.theatre import Theatre
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
ON_PHONES = ("kingsburg-governor", "kingsburg-influence", "kingsburg-battle")


# What a tray asks is looked at below, tab by tab, and on a laptop in the ask mode (test_asking).
@pytest.mark.thorough
@pytest.mark.parametrize("scene", [scene.name for scene in KINGSBURG_SCENES])
def test_table(theatre: Theatre, visit: Visit, scene: str) -> None:
    width = WIDTHS[0] if scene in ON_PHONES else WIDTHS[1]
    me = visit(theatre.host, viewport={"width": width, "height": 844})
    axe = Inspector(me, both=scene not in ON_PHONES)
    at = theatre.scenes[scene]
    me.become(at.token)
    me.go(f"/t/{at.table}")
    expect(me.page.locator(".k-tray.asked")).to_be_visible()
    axe.look(scene)
    axe.report()


def test_choosing_dice_and_advisor(theatre: Theatre, me: Visitor, axe: Inspector) -> None:
    at = theatre.scenes["kingsburg-influence"]
    me.become(at.token)
    me.go(f"/t/{at.table}")
    place = max(kingsburg(me).my_turn()["lit"])
    me.page.locator("[data-die]").first.click()
    expect(me.page.locator('[data-die][aria-pressed="true"]')).to_have_count(1)
    axe.look("a die is chosen")
    me.page.keyboard.press("Escape")
    kingsburg(me).advisor(place).click()
    expect(kingsburg(me).advisor(place)).to_have_attribute("aria-pressed", "true")
    axe.look("an advisor is chosen")
    axe.report()


@pytest.mark.thorough
def test_every_tab_and_the_others_provinces(theatre: Theatre, me: Visitor, axe: Inspector) -> None:
    at = theatre.scenes["kingsburg-season-end"]
    me.become(at.token)
    me.go(f"/t/{at.table}")
    kingsburg(me).my_turn()
    tabs = me.page.locator(".k-mtabs button" if is_phone(me) else ".k-tabs button")
    for tab in tabs.all():
        tab.click()
        expect(tab).to_have_attribute("aria-pressed", "true")
        axe.look(tab.inner_text())
    if is_phone(me):
        tabs.nth(2).click()
    # Who is away long enough can be stood in for: that lies over the line below the name.
    me.page.locator(".k-player:not(.me) .nm b").first.click()
    axe.look("a friend's province")
    if not is_phone(me):
        me.page.locator(".k-years button").first.click()
        axe.look("an old battle")
        me.page.keyboard.press("Escape")
        me.page.keyboard.press("?")
        expect(me.page.get_by_role("dialog")).to_be_visible()
        axe.look("keys of the table")
    axe.report()


# Of the table it differs in nothing but the tray, in which somebody who watches is told so.
@pytest.mark.thorough
def test_watching(theatre: Theatre, me: Visitor, axe: Inspector) -> None:
    me.go(f"/t/{theatre.scenes['kingsburg-influence'].table}")
    expect(me.page.locator(".k-tray.watch")).to_be_visible()
    axe.look("spectator")
    axe.report()
