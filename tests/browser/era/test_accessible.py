"""axe looks at Era's table in every phase, by daylight and by candlelight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.era.player import EraPlayer
from tests.browser.inspector import Inspector
from tests.browser.theatre import Theatre
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
PHONE = {"width": 390, "height": 844}


def at_scene(theatre: Theatre, me: EraPlayer, scene: str) -> None:
    """Open a table that waits for me."""
    at = theatre.scenes[scene]
    me.visitor.become(at.token)
    me.visitor.go(f"/t/{at.table}")
    me.my_turn()


def take(piece: Locator, me: EraPlayer) -> None:
    """Take a piece that can be placed."""
    piece.first.click()
    expect(me.page.locator(".ghost")).to_be_visible()


# Of the same things a phone's page is made, below.
@pytest.mark.thorough
def test_the_table(theatre: Theatre, visit: Visit) -> None:
    me = EraPlayer(visit(theatre.host))
    axe = Inspector(me.visitor)
    card = me.page.locator(".p-supply .e-card.can")
    at_scene(theatre, me, "era-roll")
    me.page.locator('.rd:not([aria-disabled="true"])').first.click()
    axe.look("roll with the odds")
    me.page.locator(".e-tabs button").nth(2).click()
    expect(me.page.locator(".e-log li").first).to_be_visible()
    axe.look("log")
    me.page.locator(".e-player .tb").first.click()
    axe.look("the domain of another")
    at_scene(theatre, me, "era-set-up")
    take(card, me)
    axe.look("set-up")
    at_scene(theatre, me, "era-build")
    take(card, me)
    axe.look("build")
    at_scene(theatre, me, "era-bandits")
    axe.look("bandits")
    axe.report()


def test_the_table_on_a_phone(theatre: Theatre, visit: Visit) -> None:
    me = EraPlayer(visit(theatre.host, viewport=PHONE))
    axe = Inspector(me.visitor)
    tabs = me.page.locator(".e-mtabs button")
    at_scene(theatre, me, "era-build")
    take(me.page.locator(".e-strip .e-card"), me)
    axe.look("build")
    for tab in range(1, tabs.count()):
        tabs.nth(tab).click()
        axe.look(f"tab {tab}")
    axe.report()
