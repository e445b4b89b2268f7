"""The rules beside the table: at the present step, from the log, from what is refused."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Route, expect

from tests.browser.hosting import Host
from tests.browser.inspector import Inspector
from tests.browser.kingsburg.player import kingsburg
from tests.browser.scenes import Stage, Staged
from tests.browser.staging import in_any, staging, stagings
from tests.browser.visitor import Visitor
from tests.sparing import one_of, rows

Visit = Callable[..., Visitor]
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
WIDE: dict[str, Any] = {"viewport": {"width": 1600, "height": 900}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
PRESENT = dict(each.present for each in stagings())
"""For a scene of each game the rule of what I am asked."""
TRAYS, LOGS = in_any("tray"), in_any("logbox")
BOARDS = ", ".join(each.middle for each in stagings())
REFUSED = {name: told for each in stagings() for name, told in each.refused.items()}
"""For each scene something that can't be done, and how the rule that says so begins."""
SMALL = """
() => [...document.querySelectorAll(".rules-beside *, .rule-no")]
  .filter((e) => e.childNodes.length > 0 && parseFloat(getComputedStyle(e).fontSize) < 12)
  .map((e) => `${e.tagName}.${e.className} ${getComputedStyle(e).fontSize}`)
"""


class Library:
    """A host with tables at which the rules are read."""

    def __init__(self, host: Host) -> None:
        self.host = host
        with Stage(host.store) as stage:
            self.scenes = {
                scene.name: stage.scene(scene)
                for each in stagings()
                for scene in each.scenes
                if scene.name in {*PRESENT, *REFUSED}
            }
            self.played = stage.scene(staging("kings-will").scene("kings-will-turn"))

    def sit(self, visit: Visit, at: str | Staged, **context: Any) -> Visitor:
        """Come to a table and see what is asked."""
        staged = self.scenes[at] if isinstance(at, str) else at
        me = visit(self.host, **context)
        me.become(staged.token)
        me.go(f"/t/{staged.table}")
        me.page.locator(TRAYS).locator("h2").wait_for()
        return me


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    host = Host(tmp_path_factory.mktemp("library"))
    made = Library(host)
    host.start()
    yield made
    host.stop()


def panel(me: Visitor) -> Locator:
    return me.page.locator("dialog.rules-beside")


def marked(me: Visitor) -> Locator:
    """The rule that the reader was led to."""
    return panel(me).locator("li[aria-current]")


def stands_at(me: Visitor, rule: str) -> None:
    """The rule is marked, in sight, and has the focus."""
    expect(marked(me)).to_have_attribute("id", rule)
    expect(marked(me)).to_have_text(re.compile(rf"^{re.escape(rule)} \S"))
    expect(marked(me)).to_be_focused()
    inside = "(e) => { const paper = e.closest('.rules-paper').getBoundingClientRect();"
    inside += "const own = e.getBoundingClientRect();"
    inside += "return own.top >= paper.top && own.top + 30 <= paper.bottom; }"
    assert marked(me).evaluate(inside)


def box(where: Locator) -> FloatRect:
    found = where.first.bounding_box()
    assert found is not None
    return found


def overlap(one: FloatRect, other: FloatRect) -> bool:
    apart = (
        one["x"] + one["width"] <= other["x"] + 1
        or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )
    return not apart


@pytest.mark.parametrize(
    "size", [LAPTOP, pytest.param(WIDE, marks=pytest.mark.thorough)], ids=["laptop", "wide"]
)
@pytest.mark.parametrize("scene", one_of(PRESENT, "kingsburg-influence"))
def test_they_open_beside_the_table_at_the_present_step(
    library: Library, visit: Visit, scene: str, size: dict[str, Any]
) -> None:
    me = library.sit(visit, scene, **size)
    me.page.keyboard.press("h")
    stands_at(me, PRESENT[scene])
    for covered in (TRAYS, BOARDS):
        assert not overlap(box(panel(me)), box(me.page.locator(covered)))
    assert me.sticks_out() == []
    assert me.page.evaluate(SMALL) == []
    # What the table's keys would do is not done while the rules have the focus.
    me.page.keyboard.press("p")
    me.page.keyboard.press("s")
    expect(panel(me)).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(panel(me)).to_have_count(0)


def test_the_header_opens_them_and_has_the_focus_again(library: Library, visit: Visit) -> None:
    me = library.sit(visit, "kingsburg-influence", **LAPTOP)
    book = me.page.get_by_role("button", name="Rules", exact=True)
    book.click()
    stands_at(me, "K-2b.1")
    expect(book).to_have_attribute("aria-expanded", "true")
    panel(me).get_by_role("button", name="Close the rules").click()
    expect(panel(me)).to_have_count(0)
    expect(book).to_be_focused()
    whole = "/rules/kingsburg#K-2b.1"
    book.click()
    expect(panel(me).get_by_role("link", name="The whole page")).to_have_attribute("href", whole)


@pytest.mark.thorough
@pytest.mark.parametrize(
    "size", [PHONE, pytest.param(TABLET, marks=pytest.mark.thorough)], ids=["phone", "tablet"]
)
@pytest.mark.parametrize("scene", PRESENT)
def test_on_small_pages_they_cover_the_table_and_go_back_to_it(
    library: Library, visit: Visit, scene: str, size: dict[str, Any]
) -> None:
    me = library.sit(visit, scene, **size)
    page = me.page
    menu = page.get_by_role("button", name="Menu")

    def open_rules() -> None:
        menu.tap()
        page.locator("#menu").get_by_role("button", name="Rules").tap()
        stands_at(me, PRESENT[scene])

    address = page.url
    open_rules()
    height = size["viewport"]["height"]
    assert box(panel(me))["height"] == height
    assert me.sticks_out() == []
    assert page.evaluate(SMALL) == []
    page.go_back()
    expect(panel(me)).to_have_count(0)
    expect(menu).to_be_focused()
    open_rules()
    page.keyboard.press("Escape")
    expect(panel(me)).to_have_count(0)
    open_rules()
    panel(me).get_by_role("button", name="Close the rules").tap()
    expect(panel(me)).to_have_count(0)
    expect(menu).to_be_focused()
    assert page.url == address
    expect(page.locator(TRAYS).locator("h2")).to_be_visible()
    # No sheet stays behind in the browser's memory.
    page.wait_for_function("() => history.state?.sheet === undefined")


@pytest.mark.parametrize("scene", one_of(PRESENT, "era-build"))
def test_a_line_of_the_log_leads_to_its_rule(library: Library, visit: Visit, scene: str) -> None:
    me = library.sit(visit, scene, **LAPTOP)
    me.open_log()
    lines = me.page.locator(LOGS).locator("li").filter(has=me.page.locator(".rule-no"))
    log = me.play_data(library.scenes[scene].table)["log"]
    line, second = lines.nth(2), lines.nth(1)
    chip = line.locator(".rule-no")
    hidden = chip.evaluate("(e) => getComputedStyle(e).clipPath")
    line.hover()
    expect(chip).to_have_css("clip-path", "none")
    assert hidden != "none"
    chip.click()
    stands_at(me, log[-3]["rule"])
    me.page.keyboard.press("Escape")
    expect(chip).to_be_focused()
    # Another line while the rules stay open, by keyboard.
    me.page.keyboard.press("ArrowUp")
    expect(second.locator(".rule-no")).to_be_focused()
    me.page.keyboard.press("Enter")
    stands_at(me, log[-2]["rule"])


@pytest.mark.parametrize("scene", one_of(PRESENT, "kings-will-turn"))
def test_a_finger_presses_the_line_itself(library: Library, visit: Visit, scene: str) -> None:
    me = library.sit(visit, scene, **PHONE)
    me.open_log()
    line = me.page.locator(LOGS).locator("li").filter(has=me.page.locator(".rule-no")).nth(1)
    rule = me.play_data(library.scenes[scene].table)["log"][-2]["rule"]
    expect(line.locator(".rule-no")).to_have_text(rule)
    expect(line.locator(".rule-no")).to_be_visible()
    line.locator("svg").first.tap()
    stands_at(me, rule)


@pytest.mark.parametrize(("scene", "size"), rows([*product(REFUSED, [LAPTOP, PHONE])], 0, 7))
def test_what_is_refused_leads_to_its_rule(
    library: Library, visit: Visit, scene: str, size: dict[str, Any]
) -> None:
    me = library.sit(visit, scene, **size)
    what, rule = REFUSED[scene]
    tabs = {"era-build": ".e-mtabs button >> nth=1", "kingsburg-build": ".k-mtabs button >> nth=1"}
    if size is PHONE and scene in tabs:
        me.page.locator(tabs[scene]).tap()
    elif scene == "era-build":
        me.page.locator(".e-tabs button").first.click()
    # Refused things can be pressed: they tell their reason.
    me.page.locator(what).filter(visible=True).first.click(force=True)
    where = me.page.locator(f":is({in_any('prompt')}, .detail) .why")
    chip = where.locator(".rule-no").filter(visible=True)
    expect(chip).to_have_text(re.compile(rf"^{re.escape(rule)}"))
    number = chip.inner_text()
    chip.click()
    stands_at(me, number)


def test_what_the_server_refuses_leads_to_its_rule(library: Library, visit: Visit) -> None:
    me = library.sit(visit, "kingsburg-influence", **LAPTOP)
    me.forgive("422")

    def spoil(route: Route) -> None:
        body: dict[str, object] = route.request.post_data_json or {}
        route.continue_(post_data={**body, "action": "influence 1 with 6"})

    me.page.route("**/moves", spoil)
    lit = kingsburg(me).advisor(min(kingsburg(me).my_turn()["lit"]))
    lit.click()
    lit.click()
    chip = me.page.locator(".k-prompt .why .rule-no")
    expect(chip).to_have_text("K-2b.4")
    chip.click()
    stands_at(me, "K-2b.4")


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("language", "word", "said"),
    [
        ("en", "envoy second", "rules? found"),
        ("de", "gesandt", "gefunden"),
        ("hu", "követ", "tal"),
    ],
)
def test_words_and_numbers_are_found_and_links_stay_inside(
    library: Library, visit: Visit, language: str, word: str, said: str
) -> None:
    me = library.sit(visit, "kingsburg-influence", **LAPTOP, locale=language)
    me.page.keyboard.press("h")
    stands_at(me, "K-2b.1")
    address = me.page.url
    field = panel(me).get_by_role("searchbox")
    field.fill("k-5.")
    expect(panel(me).locator(".rules-paper li.rule")).to_have_count(10)
    field.fill(word)
    expect(panel(me).locator("#K-5\\.10")).to_be_visible()
    expect(panel(me).locator("#K-2b\\.1")).to_have_count(0)
    expect(panel(me).get_by_role("status")).to_have_text(re.compile(said))
    field.fill("xyzzy")
    expect(panel(me).locator(".rules-paper li")).to_have_count(0)
    me.page.keyboard.press("Escape")
    expect(field).to_have_value("")
    expect(panel(me)).to_be_visible()
    # K-2b.7 names K-5.6.
    panel(me).locator("#K-2b\\.7").get_by_role("link", name="K-5.6").click()
    stands_at(me, "K-5.6")
    assert me.page.url == address
    step = panel(me).locator(".rules-foot button")
    expect(step).to_contain_text("K-2b.1")
    step.click()
    stands_at(me, "K-2b.1")
    expect(step).to_have_count(0)
    # The rulings are read here, too, and lead back.
    panel(me).locator('a[href="/rules/rulings"]').first.click()
    expect(panel(me).locator("h1")).to_have_text("Rulings")
    step.click()
    stands_at(me, "K-2b.1")


@pytest.mark.thorough
def test_they_stay_where_they_are_when_the_step_changes(library: Library, visit: Visit) -> None:
    me = library.sit(visit, library.played, **LAPTOP)
    me.page.keyboard.press("h")
    stands_at(me, "W-1.2")
    tile = me.page.locator(".kw-tile.open").first
    tile.click()
    tile.click()
    step = panel(me).locator(".rules-foot button")
    expect(step).to_contain_text("W-1.4")
    expect(marked(me)).to_have_attribute("id", "W-1.2")
    expect(marked(me)).not_to_be_focused()
    step.click()
    stands_at(me, "W-1.4")
    me.speak("hu")
    expect(panel(me).locator("h1")).to_have_text(re.compile("szabályai|szabályok"))
    expect(marked(me)).to_have_attribute("id", "W-1.4")


@pytest.mark.thorough
def test_they_are_fetched_when_they_are_wanted_and_kept(library: Library, visit: Visit) -> None:
    me = visit(library.host, own=True, **LAPTOP)
    at = library.scenes["kingsburg-influence"]
    me.become(at.token)
    fetched: list[str] = []
    me.page.on("response", lambda response: fetched.append(response.url))
    me.go(f"/t/{at.table}")
    me.page.locator(".k-tray h2").wait_for()
    me.page.wait_for_load_state("networkidle")
    assert [url for url in fetched if re.search("RulesPanel|/kingsburg-", url)] == []
    me.page.keyboard.press("h")
    stands_at(me, "K-2b.1")
    assert len([url for url in fetched if re.search("RulesPanel.*js|/kingsburg-.*js", url)]) == 2
    me.page.keyboard.press("Escape")
    me.forgive("ERR_INTERNET_DISCONNECTED|WebSocket")
    me.context.set_offline(True)
    me.page.keyboard.press("h")
    stands_at(me, "K-2b.1")
    me.context.set_offline(False)


@pytest.mark.thorough
def test_where_they_cannot_be_fetched_they_can_be_tried_again(
    library: Library, visit: Visit
) -> None:
    me = library.sit(visit, "kingsburg-influence", **LAPTOP)
    me.forgive("ERR_FAILED|RulesPanel|Failed to load")
    broken = re.compile("RulesPanel.*js$")
    me.page.route(broken, lambda route: route.abort())
    me.page.keyboard.press("h")
    again = me.page.locator(".rules-failed").get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    me.page.unroute(broken)
    again.click()
    stands_at(me, "K-2b.1")


@pytest.mark.thorough
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("scene", PRESENT)
def test_axe_has_nothing_to_say(
    library: Library, visit: Visit, scene: str, size: dict[str, Any]
) -> None:
    me = library.sit(visit, scene, **size)
    axe = Inspector(me, both=True)
    if size is LAPTOP:
        me.open_log()
    me.page.keyboard.press("h")
    stands_at(me, PRESENT[scene])
    axe.look(f"rules beside {scene}")
    panel(me).get_by_role("searchbox").fill("e")
    axe.look(f"rules found beside {scene}")
    axe.report()
