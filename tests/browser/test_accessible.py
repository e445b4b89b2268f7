"""axe looks at every page, by daylight and by candlelight, and finds nothing to complain of."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.hosting import Host
from tests.browser.scenes import SCENES, Theatre
from tests.browser.visitor import Visitor
from tests.sparing import one_of

Visit = Callable[..., Visitor]
AXE = Path("web/node_modules/axe-core/axe.min.js")
RUN = """
async (rules) => {
  const { violations } = await window.axe.run(document, {
    resultTypes: ["violations"],
    ...(rules.length > 0 ? { runOnly: { type: "rule", values: rules } } : {}),
  });
  return violations.map(({ id, help, nodes }) =>
    `${id}: ${help} (${nodes.length}): ${nodes.slice(0, 2).map((n) =>
      `${n.html.slice(0, 120)} ${n.any.map((a) => a.message).join("; ")}`).join(" | ")}`);
}
"""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# Names, roles and order are the same in any light: a second look is for the colours.
COLOURS = ["color-contrast", "link-in-text-block"]
WIDTHS = (390, 1280)
ON_PHONES = ("governor", "influence", "battle")


class Inspector:
    """Collects what axe says about each page it is shown: in both lights, or turn about."""

    def __init__(self, visitor: Visitor, *, both: bool = False) -> None:
        self.visitor = visitor
        self.both = both
        self.looks = 0
        self.found: list[str] = []

    def look(self, page: str) -> None:
        """Look at the page as it is."""
        shown = self.visitor.page
        if not shown.evaluate("() => window.axe !== undefined"):
            shown.evaluate(AXE.read_text())
        self._look(page, THEMES[self.looks % 2], [])
        if self.both:
            self._look(page, THEMES[self.looks % 2], COLOURS)

    def _look(self, page: str, theme: Literal["light", "dark"], rules: list[str]) -> None:
        shown = self.visitor.page
        shown.emulate_media(color_scheme=theme)
        self.visitor.still()
        self.looks += 1
        for problem in shown.evaluate(RUN, rules):
            self.found.append(f"{page}, {theme}: {problem}")

    def report(self) -> None:
        """Fail if there was anything."""
        assert self.looks
        assert not self.found, "\n".join(self.found[:12])


@pytest.fixture(params=one_of(WIDTHS, 390), ids=lambda width: f"{width}px")
def me(request: pytest.FixtureRequest, theatre: Theatre, visit: Visit) -> Visitor:
    width: int = request.param
    return visit(theatre.host, viewport={"width": width, "height": 900})


@pytest.fixture
def axe(me: Visitor) -> Inspector:
    return Inspector(me, both=not is_phone(me))


def is_phone(me: Visitor) -> bool:
    """Does the page stand in the phone's layout?"""
    return (me.page.viewport_size or {"width": 0})["width"] < 720


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


# What a tray asks is looked at below, tab by tab, and on a laptop in the ask mode (test_asking).
@pytest.mark.thorough
@pytest.mark.parametrize("scene", [scene.name for scene in SCENES])
def test_table(theatre: Theatre, visit: Visit, scene: str) -> None:
    width = WIDTHS[0] if scene in ON_PHONES else WIDTHS[1]
    me = visit(theatre.host, viewport={"width": width, "height": 844})
    axe = Inspector(me, both=scene not in ON_PHONES)
    at = theatre.scenes[scene]
    me.become(at.token)
    me.go(f"/t/{at.table}")
    expect(me.page.locator(".tray.asked")).to_be_visible()
    axe.look(scene)
    axe.report()


def test_choosing_dice_and_advisor(theatre: Theatre, me: Visitor, axe: Inspector) -> None:
    at = theatre.scenes["influence"]
    me.become(at.token)
    me.go(f"/t/{at.table}")
    place = max(me.my_turn()["lit"])
    me.page.locator("[data-die]").first.click()
    expect(me.page.locator('[data-die][aria-pressed="true"]')).to_have_count(1)
    axe.look("a die is chosen")
    me.page.keyboard.press("Escape")
    me.advisor(place).click()
    expect(me.advisor(place)).to_have_attribute("aria-pressed", "true")
    axe.look("an advisor is chosen")
    axe.report()


def test_every_tab_and_the_others_provinces(theatre: Theatre, me: Visitor, axe: Inspector) -> None:
    at = theatre.scenes["season-end"]
    me.become(at.token)
    me.go(f"/t/{at.table}")
    me.my_turn()
    tabs = me.page.locator(".mtabs button" if is_phone(me) else ".tabs button")
    for tab in tabs.all():
        tab.click()
        expect(tab).to_have_attribute("aria-pressed", "true")
        axe.look(tab.inner_text())
    if is_phone(me):
        tabs.nth(2).click()
    me.page.locator(".player:not(.me) .nm").first.click()
    axe.look("a friend's province")
    if not is_phone(me):
        me.page.locator(".years button").first.click()
        axe.look("an old battle")
        me.page.keyboard.press("Escape")
        me.page.keyboard.press("?")
        expect(me.page.get_by_role("dialog")).to_be_visible()
        axe.look("keys of the table")
    axe.report()


# Of the table it differs in nothing but the tray, in which somebody who watches is told so.
@pytest.mark.thorough
def test_watching(theatre: Theatre, me: Visitor, axe: Inspector) -> None:
    me.go(f"/t/{theatre.scenes['influence'].table}")
    expect(me.page.locator(".tray.watch")).to_be_visible()
    axe.look("spectator")
    axe.report()


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
    table = me.sit_down("me", "open")
    ben.come_in(me.ask("GET", f"/api/tables/{table}")["seats"][1]["link"])
    for each in (me, ben):
        each.page.get_by_role("button", name="I am ready").click()
    expect(ben.tray).to_be_visible()
    ben.page.close()
    expect(me.page.get_by_role("button", name="Call a bot for Ben")).to_be_visible()
    axe = Inspector(me)
    axe.look("a friend has left")
    own_host.stop()
    expect(me.page.locator(".offline")).to_be_visible()
    axe.look("the server has left")
    axe.report()
