"""Whatever lies on a table tells what it is: pointed at, reached by key, tapped or held."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.hosting import Host
from tests.browser.scenes import ERA_SCENES, SCENES, WILL_SCENES, Stage, Staged
from tests.browser.sights import ASKED
from tests.browser.visitor import Told, Visitor

Visit = Callable[..., Visitor]
PHONE = {"width": 390, "height": 844}
HELD = 550
"""Milliseconds that a finger rests on a thing."""
# What is a piece of a game, wherever it is drawn; signs on buttons (`ui`) are none.
PIECES = """
.adv, .bcard, .med:not(.prompt .med), .bld, .foe, .die, .crest, .i:not(.ui), .army, .phases li,
.years li, .nth, .stock > span:not(.div), .e-card, .e-phases li, .e-dis li, .trk, .e-land,
.e-land use, .kw-tile, .kw-med, .kw-bt, .kw-ls, .kw-site, .kw-bp, .kw-figure, .kw-em, .kw-wc,
.kw-scale, .kw-lad, .kw-stats > span, .kw-stock > span
"""
# Every piece that shows where nothing covers it, with its key; "" where it names none. The log
# says in words what its signs mean.
FOUND = """
(pieces) => [...document.querySelectorAll(`main :is(${pieces})`)]
  .filter((each) => each.closest(".log, .e-log, .kw-log") === null)
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


GAMES = {
    "kingsburg": ("build", "battle", "influence"),
    "era": ("era-extortion", "era-roll", "era-build"),
    "kings-will": ("kings-will-visit", "kings-will-turn"),
}
"""The scenes whose tables differ most; where little can be played, little has to be held."""


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, dict[str, Staged]]]:
    """A server with tables of every game."""
    host = Host(tmp_path_factory.mktemp("asking"))
    names = {name for scenes in GAMES.values() for name in scenes}
    scenes = [each for each in (*SCENES, *ERA_SCENES, *WILL_SCENES) if each.name in names]
    with Stage(host.store) as stage:
        shown = {scene.name: stage.scene(scene) for scene in scenes}
    host.start()
    yield host, shown
    host.stop()


class Finger:
    """Taps and holds, as a finger does."""

    def __init__(self, me: Visitor) -> None:
        self.me = me
        self.wire: CDPSession = me.context.new_cdp_session(me.page)

    def hold(self, x: float, y: float) -> None:
        """Rest on a spot."""
        self._touch("touchStart", {"x": x, "y": y})
        self.me.page.wait_for_timeout(HELD)
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        told = {"type": kind, "touchPoints": list(points)}
        self.wire.send("Input.dispatchTouchEvent", told)


def ask(finger: Finger, key: str) -> str:
    """What a thing says when it is touched; what a press would play is held instead."""
    page = finger.me.page
    spot: Told | None = page.evaluate(SHOW, key)
    if spot is None:
        return ""
    page.wait_for_timeout(30)
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


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_a_phone_says_what_it_is(
    stage: tuple[Host, dict[str, Staged]], visit: Visit, game: str
) -> None:
    host, shown = stage
    me = visit(host, viewport=PHONE, has_touch=True, is_mobile=True)
    finger = Finger(me)
    told: dict[str, str] = {}
    for name in GAMES[game]:
        at = shown[name]
        me.become(at.token)
        me.go(f"/t/{at.table}")
        expect(me.page.locator(ASKED[game])).to_be_visible()
        before = me.play_data(at.table)["version"]
        for tab in me.page.locator(".mtabs button, .e-mtabs button, .kw-mtabs button").all():
            tab.tap()
            found = me.page.evaluate(FOUND, PIECES)
            assert [each["what"] for each in found if each["key"] == ""] == []
            for key in sorted({each["key"] for each in found} - told.keys()):
                said = ask(finger, key)
                if said:
                    told[key] = said
        # Asking plays nothing.
        assert me.play_data(at.table)["version"] == before
    assert len(told) > 30
    for key, said in told.items():
        name, _, text = said.partition("\n")
        assert name.strip(), key
        assert text.strip(), key
        assert "what-" not in said, key


def test_a_tap_tells_what_an_advisor_out_of_reach_gives(
    stage: tuple[Host, dict[str, Staged]], visit: Visit
) -> None:
    host, shown = stage
    at = shown["build"]
    me = visit(host, viewport=PHONE, has_touch=True, is_mobile=True)
    me.become(at.token)
    me.go(f"/t/{at.table}")
    me.my_turn()
    me.advisor(1).tap(force=True)
    card = me.page.locator(".about-card")
    expect(card).to_contain_text("Jester")
    expect(card).to_contain_text("1 point")
    # A second tap, or one elsewhere, puts it away.
    me.advisor(1).tap(force=True)
    expect(card).to_have_count(0)
    me.advisor(2).tap(force=True)
    expect(card).to_contain_text("Squire")


def test_a_laptop_tells_it_to_pointer_and_keyboard(
    stage: tuple[Host, dict[str, Staged]], visit: Visit
) -> None:
    host, shown = stage
    at = shown["influence"]
    me = visit(host, viewport={"width": 1440, "height": 900})
    me.become(at.token)
    me.go(f"/t/{at.table}")
    me.my_turn()
    card = me.page.locator(".about-card")
    me.page.locator('.player [data-about="token"]').first.hover()
    expect(card).to_contain_text("+2 token")
    me.page.mouse.move(0, 0)
    expect(card).to_have_count(0)
    me.page.keyboard.press("Tab")
    me.page.locator(".adv[tabindex='0']").focus()
    me.page.keyboard.press("ArrowRight")
    expect(card).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
