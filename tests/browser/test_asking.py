"""Whatever lies on a table tells what it is: pointed at, reached by key, tapped or held."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.hosting import Host
from tests.browser.inspector import Inspector
from tests.browser.kingsburg.player import kingsburg
from tests.browser.scenes import Stage, Staged
from tests.browser.staging import in_any, staging, stagings
from tests.browser.visitor import Told, Visitor
from tests.sparing import one_of, rows

Visit = Callable[..., Visitor]
PHONE = {"width": 390, "height": 844}
# What is a piece of a game, wherever it is drawn; signs on buttons (`ui`) are none.
PIECES = ", ".join(each.pieces for each in stagings())
# Every piece that shows where nothing covers it, with its key; "" where it names none. The log
# says in words what its signs mean.
FOUND = """
(pieces) => [...document.querySelectorAll(`main :is(${pieces})`)]
  .filter((each) => each.closest("LOGS") === null)
  .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .flatMap((each) => {
    each.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = each.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.3, 0.6], [0.7, 0.3], [0.2, 0.2], [0.8, 0.8]]) {
      const spot = { x: box.left + x * box.width, y: box.top + y * box.height };
      const hit = document.elementFromPoint(spot.x, spot.y);
      if (hit !== null && (each.contains(hit) || hit.contains(each))) {
        const thing = hit.closest("button[data-about]") ?? each.closest("[data-about]");
        const what = `${each.outerHTML.slice(0, 80)} in ${each.parentElement.className}`;
        return [{ key: thing?.getAttribute("data-about") ?? "", what }];
      }
    }
    return [];
  })
""".replace("LOGS", in_any("log"))
# Every drawing and every bare number on the table, where nothing covers it: whoever presses there
# asks a key; "" is where there is none. What is told in words tells itself: the log, talk, tabs
# and whole sentences.
THINGS = """
() => {
  const own = (each) => [...each.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent).join("");
  const bare = (text) => /\\d/.test(text) && !/\\p{L}{3}/u.test(text);
  const words = "[class*=log], .tk, [class$=tabs], dialog, .vine, .sr, .plan, .detail, p, h2, h3";
  return [...document.querySelectorAll("main *")]
    .filter((each) => each.matches("svg:not(.ui)") || bare(own(each)))
    .filter((each) => each.closest(words) === null && !each.matches("svg *"))
    .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .flatMap((each) => {
      each.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const box = each.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit === null || !(each.contains(hit) || hit.contains(each))) return [];
      const asked = hit.closest("button[data-about]") ?? hit.closest("[data-about]");
      const what = `${each.outerHTML.slice(0, 90)} in ${each.parentElement.className}`;
      return [{ key: asked?.getAttribute("data-about") ?? "", what, x, y }];
    });
}
"""
# Bring the first thing with a key into sight; where to touch it.
SHOW = """
(key) => {
  const things = [...document.querySelectorAll(`main [data-about="${key}"]`)];
  for (const each of things) {
    if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    each.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = each.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.3, 0.6], [0.7, 0.3], [0.2, 0.2], [0.8, 0.8], [0.1, 0.9]]) {
      const spot = { x: box.left + x * box.width, y: box.top + y * box.height };
      const hit = document.elementFromPoint(spot.x, spot.y);
      const meant = hit?.closest("button[data-about]") ?? hit?.closest("[data-about]");
      if (meant?.getAttribute("data-about") !== key) continue;
      const pressed = hit.closest("button, a, label");
      const acts = pressed !== null && pressed.getAttribute("aria-disabled") !== "true";
      return { ...spot, acts };
    }
  }
  return null;
}
"""


GAMES = {each.plain.game: each.asking for each in stagings()}
"""The scenes whose tables differ most; where little can be played, little has to be held."""


def some(game: str, every: bool) -> tuple[str, ...]:
    """All scenes of a game, or the first, whose things are of nearly all kinds."""
    return GAMES[game] if every else GAMES[game][:1]


def tabs_of(tabs: Locator) -> list[Locator | None]:
    """One after the other; a page without tabs is one view."""
    return [*tabs.all()] or [None]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, dict[str, Staged]]]:
    """A server with tables of every game."""
    host = Host(tmp_path_factory.mktemp("asking"))
    with Stage(host.store) as stage:
        shown = {
            scene.name: stage.scene(scene)
            for each in stagings()
            for scene in each.scenes
            if scene.name in each.asking
        }
    host.start()
    yield host, shown
    host.stop()


class Finger:
    """Taps and holds, as a finger does."""

    def __init__(self, me: Visitor) -> None:
        self.me = me
        self.wire: CDPSession = me.context.new_cdp_session(me.page)

    def hold(self, x: float, y: float) -> None:
        """Rest on a spot until something is told, however busy the machine is."""
        self._touch("touchStart", {"x": x, "y": y})
        expect(self.me.page.locator(".about-card")).to_be_visible(timeout=10_000)
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        told = {"type": kind, "touchPoints": list(points)}
        self.wire.send("Input.dispatchTouchEvent", told)


def standing(page: Page, key: str) -> Told | None:
    """Where a thing is, once it has stopped moving."""
    spot: Told | None = None
    for _ in range(50):
        before, spot = spot, page.evaluate(SHOW, key)
        if spot == before:
            break
        page.wait_for_timeout(30)
    return spot


def ask(finger: Finger, key: str) -> str:
    """What a thing says when it is touched; what a press would play is held instead."""
    page = finger.me.page
    spot = standing(page, key)
    if spot is None:
        return ""
    if spot["acts"]:
        finger.hold(spot["x"], spot["y"])
    else:
        page.touchscreen.tap(spot["x"], spot["y"])
    card = page.locator(".about-card")
    expect(card, key).to_be_visible(timeout=10_000)
    told = card.inner_text()
    box = card.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    return told


def kind(key: str) -> str:
    """Of a kind are an advisor and another advisor."""
    return key.partition(":")[0]


# That each thing of each game has a card is shown by the ask mode; here, that fingers get it.
@pytest.mark.thorough
@pytest.mark.parametrize("every", [False, True], ids=["kinds", "all"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_on_a_phone_says_what_it_is(
    stage: tuple[Host, dict[str, Staged]], visit: Visit, game: str, every: bool
) -> None:
    host, shown = stage
    me = visit(host, viewport=PHONE, has_touch=True, is_mobile=True)
    finger = Finger(me)
    told: dict[str, str] = {}
    for name in some(game, every):
        at = shown[name]
        me.become(at.token)
        me.go(f"/t/{at.table}")
        expect(me.page.locator(f"{staging(game).part('tray')}.asked")).to_be_visible()
        before = me.play_data(at.table)["version"]
        for tab in tabs_of(me.page.locator(f":is({in_any('mtabs')}) button")):
            if tab is not None:
                tab.tap()
            me.still()
            found = me.page.evaluate(FOUND, PIECES)
            assert [each["what"] for each in found if each["key"] == ""] == []
            for key in sorted({each["key"] for each in found} - told.keys()):
                if not every and kind(key) in map(kind, told):
                    continue
                said = ask(finger, key)
                if said:
                    told[key] = said
        # Asking plays nothing.
        assert me.play_data(at.table)["version"] == before
    kinds, things = staging(game).things
    assert len(told) > (things if every else kinds)
    for key, said in told.items():
        name, _, text = said.partition("\n")
        assert name.strip(), key
        assert text.strip(), key
        assert "what-" not in said, key


def test_a_tap_tells_what_an_advisor_out_of_reach_gives(
    stage: tuple[Host, dict[str, Staged]], visit: Visit
) -> None:
    host, shown = stage
    at = shown["kingsburg-build"]
    me = visit(host, viewport=PHONE, has_touch=True, is_mobile=True)
    me.become(at.token)
    me.go(f"/t/{at.table}")
    kingsburg(me).my_turn()
    kingsburg(me).advisor(1).tap(force=True)
    card = me.page.locator(".about-card")
    expect(card).to_contain_text("Jester")
    expect(card).to_contain_text("1 point")
    # A second tap, or one elsewhere, puts it away.
    kingsburg(me).advisor(1).tap(force=True)
    expect(card).to_have_count(0)
    kingsburg(me).advisor(2).tap(force=True)
    expect(card).to_contain_text("Squire")


@pytest.mark.thorough
def test_a_laptop_tells_it_to_pointer_and_keyboard(
    stage: tuple[Host, dict[str, Staged]], visit: Visit
) -> None:
    host, shown = stage
    at = shown["kingsburg-influence"]
    me = visit(host, viewport={"width": 1440, "height": 900})
    me.become(at.token)
    me.go(f"/t/{at.table}")
    kingsburg(me).my_turn()
    card = me.page.locator(".about-card")
    me.page.locator('.k-player [data-about="token"]').first.hover()
    expect(card).to_contain_text("+2 token")
    me.page.mouse.move(0, 0)
    expect(card).to_have_count(0)
    me.page.keyboard.press("Tab")
    me.page.locator(".k-adv[tabindex='0']").focus()
    me.page.keyboard.press("ArrowRight")
    expect(card).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


SCREENS = {"phone": PHONE, "laptop": {"width": 1440, "height": 900}}


def rules_of(game: str) -> set[str]:
    """The numbers of all rules of a game."""
    page = Path("docs/rules", f"{game}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- \*\*([A-Z]-[\w.]+)\*\*", page, re.MULTILINE))


@pytest.mark.parametrize("every", one_of([False, True], False), ids=["kinds", "all"])
@pytest.mark.parametrize(("game", "screen"), rows([*product(GAMES, SCREENS)], 0))
def test_in_the_ask_mode_every_drawing_and_number_answers(
    stage: tuple[Host, dict[str, Staged]], visit: Visit, game: str, screen: str, every: bool
) -> None:
    """One sentence with its rule for each of them, every one in the glossary; nothing is played."""
    host, shown = stage
    phone = screen == "phone"
    me = visit(host, viewport=SCREENS[screen], has_touch=phone, is_mobile=phone)
    page = me.page
    terms: dict[str, str] = {}
    known: set[str] = set()
    unanswered: list[str] = []
    for name in some(game, every):
        at = shown[name]
        me.become(at.token)
        me.go(f"/t/{at.table}")
        expect(page.locator(f"{staging(game).part('tray')}.asked")).to_be_visible()
        before = me.play_data(at.table)["version"]
        page.get_by_role("button", name="What is that?").click()
        expect(page.locator(".ask-hint")).to_be_visible()
        for tab in tabs_of(page.locator("[class$=tabs] button:visible")):
            # A press elsewhere puts the last card away, which may lie on the tab.
            page.locator(".ask-hint span").click()
            if tab is not None:
                tab.click()
            me.still()
            found = page.evaluate(THINGS)
            unanswered += [each["what"] for each in found if each["key"] == ""]
            for each in found:
                if each["key"] in known or each["key"] == "":
                    continue
                if not every and kind(each["key"]) in map(kind, known):
                    continue
                spot = standing(page, each["key"])
                if spot is None:
                    continue
                if phone:
                    page.touchscreen.tap(spot["x"], spot["y"])
                else:
                    page.mouse.click(spot["x"], spot["y"])
                card = page.locator(".about-card.stays")
                expect(card, each["key"]).to_be_visible()
                known.add(each["key"])
                assert card.locator("b").inner_text().strip(), each
                term = card.locator("p").get_attribute("data-term") or ""
                if term:
                    terms[term] = card.locator(".rule-no").inner_text()
                else:
                    assert each["key"].split(":")[0] in ("crest", "seat"), each
        assert me.play_data(at.table)["version"] == before
        page.keyboard.press("Escape")
        expect(page.locator(".ask-hint")).to_have_count(0)
    assert sorted(set(unanswered)) == []
    kinds, things = staging(game).things
    # Some things lie under others here.
    assert len(known) > (things * 5 // 6 if every else kinds)
    assert set(terms.values()) <= rules_of(game)
    me.go(f"/glossary/{game}")
    expect(page.locator(".glossary [data-term]").first).to_be_visible()
    listed = [e.get_attribute("data-term") for e in page.locator(".glossary [data-term]").all()]
    assert sorted(set(terms) - set(listed)) == []


def test_the_ask_mode_by_keyboard(stage: tuple[Host, dict[str, Staged]], visit: Visit) -> None:
    host, shown = stage
    at = shown["kingsburg-influence"]
    me = visit(host, viewport=SCREENS["laptop"])
    me.become(at.token)
    me.go(f"/t/{at.table}")
    kingsburg(me).my_turn()
    page = me.page
    inspector = Inspector(me)
    version = me.play_data(at.table)["version"]
    card = page.locator(".about-card")
    page.keyboard.press("F1")
    expect(page.locator(".ask-hint")).to_be_visible()
    expect(page.get_by_role("button", name="What is that?")).to_have_attribute(
        "aria-pressed", "true"
    )
    told = []
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        expect(card).to_be_visible()
        told.append(card.inner_text())
    assert len(set(told)) > 6
    inspector.look("ask mode")
    page.keyboard.press("ArrowLeft")
    expect(card).to_have_text(told[-2].replace("\n", ""))
    # Keys of the table rest: nothing is passed or chosen.
    page.keyboard.press("p")
    page.keyboard.press("1")
    expect(page.locator(".dice .on, .die-button[aria-pressed=true]")).to_have_count(0)
    # Enter goes on to the rule, F1 and Escape leave.
    page.keyboard.press("Enter")
    expect(page.locator(".rules-beside")).to_be_visible()
    page.get_by_role("button", name="Close the rules").click()
    page.keyboard.press("F1")
    expect(page.locator(".ask-hint")).to_have_count(0)
    expect(card).to_have_count(0)
    page.keyboard.press("F1")
    page.keyboard.press("Escape")
    expect(page.locator(".ask-hint")).to_have_count(0)
    assert me.play_data(at.table)["version"] == version
    assert inspector.found == []


def test_a_pressed_card_leads_to_its_rule(
    stage: tuple[Host, dict[str, Staged]], visit: Visit
) -> None:
    host, shown = stage
    at = shown["kingsburg-influence"]
    me = visit(host, viewport=SCREENS["laptop"])
    me.become(at.token)
    me.go(f"/t/{at.table}")
    kingsburg(me).my_turn()
    page = me.page
    place = max(kingsburg(me).my_turn()["lit"])
    advisor = kingsburg(me).advisor(place)
    page.get_by_role("button", name="What is that?").click()
    advisor.click()
    card = page.locator(".about-card")
    expect(card).to_contain_text(f"{place} ·")
    expect(advisor).not_to_have_class(re.compile("chosen"))
    card.get_by_role("button", name=f"K-2c.{place}").click()
    expect(page.locator(".rules-beside")).to_contain_text(f"K-2c.{place}")
    page.locator(".ask-hint").get_by_role("button", name="Done").click()
    advisor.click()
    expect(advisor).to_have_class(re.compile("chosen"))
