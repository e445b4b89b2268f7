"""axe looks at every page, by daylight and by candlelight, and finds nothing to complain of."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hosting import Host
from tests.browser.inspector import Inspector
from tests.browser.kingsburg.player import kingsburg
from tests.browser.theatre import Theatre
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_home(theatre: Theatre, me: Visitor, axe: Inspector) -> None:
    me.go("/")
    expect(me.page.locator(".acts .btn.pri").first).to_be_visible()
    axe.look("home of a stranger")
    me.become(theatre.home.token)
    me.go("/")
    expect(me.page.locator(".tb.fin")).to_have_count(1)
    expect(me.page.locator(".tb.wait")).not_to_have_count(0)
    axe.look("home with tables")
    toggle = me.page.locator(".btn.tog").first
    # Where there is room they stand open from the start.
    for state in ("false", "true"):
        if toggle.get_attribute("aria-expanded") != state:
            toggle.click()
        expect(toggle).to_have_attribute("aria-expanded", state)
    axe.look("settings")
    menu = me.page.get_by_role("button", name="Menu")
    menu.click()
    expect(menu).to_have_attribute("aria-expanded", "true")
    axe.look("menu")
    axe.report()


@pytest.mark.thorough
def test_rules_and_about(me: Visitor, axe: Inspector) -> None:
    for path in ("/rules", "/rules/kingsburg", "/rules/provenance", "/about"):
        me.go(path)
        expect(me.page.locator("main h1")).to_be_visible()
        axe.look(path)
    me.page.get_by_role("contentinfo").get_by_role("button").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    axe.look("keys")
    axe.report()


def test_lobby(theatre: Theatre, me: Visitor, axe: Inspector) -> None:
    ready = me.page.get_by_role("button", name="I am ready")
    for who, lobby in (("owner", theatre.lobby), ("guest", theatre.guests_lobby)):
        me.become(lobby.token)
        me.go(f"/t/{lobby.table}")
        expect(me.page.locator(".seat")).to_have_count(4)
        expect(ready).to_be_visible()
        axe.look(f"lobby as {who}")
    me.context.clear_cookies()
    me.go(f"/t/{theatre.lobby.table}")
    expect(me.page.locator(".seat")).to_have_count(4)
    axe.look("lobby as a stranger")
    axe.report()


@pytest.mark.thorough
def test_end(theatre: Theatre, me: Visitor, axe: Inspector) -> None:
    at = theatre.end
    me.become(at.token)
    me.go(f"/t/{at.table}/end")
    expect(me.page.locator(".dc .ok")).to_be_visible()
    axe.look("end")
    for summary in me.page.locator("summary").all():
        summary.click()
    axe.look("end with all its tables open")
    axe.report()


def test_errors(theatre: Theatre, me: Visitor, axe: Inspector) -> None:
    me.forgive("40[0-9]")
    for path in ("/nowhere", f"/t/{theatre.lobby.table}#key=wrong"):
        me.go(path)
        expect(me.page.get_by_role("alert")).to_be_visible()
        axe.look(path)
    axe.report()


# Both are shown elsewhere (test_away, test_live); what axe says of such small signs changes seldom.
@pytest.mark.thorough
def test_a_table_left_by_a_friend_and_by_the_server(own_host: Host, visit: Visit) -> None:
    me, ben = visit(own_host, "Ada"), visit(own_host, "Ben", "tower")
    me.forgive("ERR_|WebSocket")
    table = kingsburg(me).sit_down("me", "open")
    ben.come_in(me.ask("GET", f"/api/tables/{table}")["seats"][1]["link"])
    for each in (me, ben):
        each.page.get_by_role("button", name="I am ready").click()
    expect(kingsburg(ben).tray).to_be_visible()
    ben.page.close()
    expect(me.page.get_by_role("button", name="Call a bot for Ben")).to_be_visible()
    axe = Inspector(me)
    axe.look("a friend has left")
    own_host.stop()
    expect(me.page.locator(".offline")).to_be_visible()
    axe.look("the server has left")
    axe.report()
