"""Gold means “you can”, and red means “you cannot”: neither is used for anything else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hosting import Host
from tests.browser.kings_will.staging import WILL_SCENES, choose_tile
from tests.browser.kingsburg.player import kingsburg
from tests.browser.scenes import Stage
from tests.browser.theatre import Theatre
from tests.browser.visitor import Told, Visitor
from tests.sparing import some_of

Visit = Callable[..., Visitor]
# Everything that is framed in gold: what it stands for, and whether pressing it does anything.
GILDED = """
() => {
  const probe = document.createElement("i");
  probe.style.borderTop = "1px solid var(--edge)";
  document.body.append(probe);
  const edge = getComputedStyle(probe).borderTopColor;
  probe.remove();
  const kinds = ".k-adv, .k-bcard, .k-choice, .e-card, .e-choice, .kw-tile, "
    + ".kw-bt, .kw-set, .kw-chip, .kw-pick, .kw-wc";
  return [...document.querySelectorAll(kinds)]
    .filter((each) => each.checkVisibility() && getComputedStyle(each).borderTopColor === edge)
    .map((each) => ({
      what: each.getAttribute("class"),
      building: each.matches(".k-bcard, .kw-bt") ? each.dataset.building : null,
      pressable: [each, ...each.querySelectorAll("button")].some((one) =>
        one.matches("button") && one.getAttribute("aria-disabled") !== "true"),
    }));
}
"""
COLOURS = """
(at) => {
  const probe = document.createElement("i");
  probe.style.color = "var(--verm)";
  document.body.append(probe);
  const red = getComputedStyle(probe).color;
  probe.remove();
  return [...document.querySelectorAll(at)].map((each) => {
    const style = getComputedStyle(each);
    return [style.color, style.borderLeftColor].includes(red);
  });
}
"""
SCENES = (
    "kingsburg-kings-aid",
    "kingsburg-influence",
    "kingsburg-rewards",
    "kingsburg-build",
    "kingsburg-season-end",
    "kingsburg-recruit",
    "kingsburg-year-end",
)


def gilded(me: Visitor) -> list[Told]:
    """What is gold on the page."""
    told: list[Told] = me.page.evaluate(GILDED)
    return told


def check(me: Visitor, table: str) -> set[str]:
    """Whatever is gold can be pressed, a gilded building be built; returns those buildings."""
    legal = me.play_data(table)["legal"]
    can = {each.get("building") for each in legal}
    found = gilded(me)
    assert [each for each in found if not each["pressable"]] == []
    buildings = {each["building"] for each in found if each["building"] is not None}
    assert buildings <= can
    return buildings


@pytest.mark.parametrize("name", some_of(SCENES, ["kingsburg-build", "kingsburg-influence"]))
def test_a_building_is_gold_only_when_it_can_be_built_now(
    theatre: Theatre, visit: Visit, name: str
) -> None:
    at = theatre.scenes[name]
    me = visit(theatre.host, viewport={"width": 1440, "height": 900})
    me.become(at.token)
    me.go(f"/t/{at.table}")
    kingsburg(me).my_turn()
    expect(me.page.locator(".k-bcard").first).to_be_visible()
    buildings = check(me, at.table)
    assert (buildings != set()) == (name == "kingsburg-build")


@pytest.mark.thorough
def test_what_a_tile_would_offer_is_not_gold_before_it_is_taken(
    tmp_path_factory: pytest.TempPathFactory, visit: Visit
) -> None:
    host = Host(tmp_path_factory.mktemp("gold"))
    with Stage(host.store) as stage:
        tables = [stage.scene(scene) for scene in WILL_SCENES[1:]]
    host.start()
    me = visit(host, viewport={"width": 1440, "height": 900})
    for at in tables:
        me.become(at.token)
        me.go(f"/t/{at.table}")
        expect(me.page.locator(".kw-tray.asked")).to_be_visible()
        assert check(me, at.table) == set()
    turn = tables[0]
    me.become(turn.token)
    me.go(f"/t/{turn.table}")
    choose_tile(me.page)
    # The desk looks ahead now: what it shows can be paid, but not be done yet.
    expect(me.page.locator(".kw-bt.pay")).not_to_have_count(0)
    assert check(me, turn.table) == set()
    me.page.locator(".kw-tray .btn.pri").click()
    expect(me.page.locator(".kw-bt.can").first).to_be_visible()
    assert check(me, turn.table) != set()
    me.page.goto("about:blank")
    host.stop()


def test_where_something_comes_from_is_no_refusal(theatre: Theatre, visit: Visit) -> None:
    me = visit(theatre.host)
    me.go("/")
    expect(me.page.locator(".prv").first).to_be_visible()
    assert me.page.evaluate(COLOURS, ".prv") == [False, False, False]
    at = theatre.scenes["kingsburg-governor"]
    me.become(at.token)
    me.go(f"/t/{at.table}")
    expect(me.page.locator(".k-governor em").first).to_be_visible()
    assert not any(me.page.evaluate(COLOURS, ".k-governor em"))


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_nobody_is_told_to_point_with_a_finger(host: Host, visit: Visit, language: str) -> None:
    phone = {"width": 390, "height": 844}
    pointing = {"en": "Point at", "de": "Zeig", "hu": "Mutass"}[language]
    for touch in (True, False):
        me = visit(host, "Ada", viewport=phone, has_touch=touch, is_mobile=touch)
        kingsburg(me).sit_down("me", "greedy")
        me.speak(language)
        me.page.locator(".k-mtabs button").nth(1).click()
        expect(me.page.locator(".detail")).to_be_visible()
        told = expect(me.page.locator(".detail"))
        (told.not_to_contain_text if touch else told.to_contain_text)(pointing)


def test_the_head_names_table_and_game_without_jargon(theatre: Theatre, visit: Visit) -> None:
    at = theatre.scenes["kingsburg-governor"]
    me = visit(theatre.host)
    me.become(at.token)
    me.go(f"/t/{at.table}")
    kingsburg(me).my_turn()
    named = me.page.locator("h1").inner_text()
    expect(me.page.locator(".top .where")).to_have_text(f"{named} · Kingsburg")
