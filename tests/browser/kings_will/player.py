"""Somebody's hand at a table of The King's Will: by mouse, by touch or by keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.visitor import PATIENCE, Told, Visitor

LIT = {
    "tile": ".kw-tile.open",
    "chip": "button.kw-chip.can",
    "settlement": "button.kw-set.can",
    "pick": ".kw-pick",
    "building": ".kw-bt.can",
    "peasant": "button.kw-pe.can",
    "goal": ".kw-goal",
    "end": "button.kw-off.can",
    "site": "button.kw-site.can",
    "card": ".kw-cover",
    "level": ".kw-lad .next button",
    "gift": ".kw-band button",
    "hand": ".kw-hand .kw-will",
    "play": ".kw-acts .btn.pri:not(.wait)",
    "out": ".kw-acts .btn.out",
}
"""Everything that can be chosen is gold; two buttons play it or end the question."""

# What is asked just now; what others do is skipped, so that nobody waits for it.
SITUATION = """
(wish) => {
  const tray = document.querySelector(".kw-tray");
  if (tray === null || tray.ariaBusy === "true") return null;
  const skip = tray.querySelector(".kw-acts button.btn:not(.un, .out, .pri)");
  if (skip !== null) skip.click();
  const over = tray.querySelector('.kw-acts a[href$="/end"]') !== null;
  const asked = tray.classList.contains("asked");
  if (!wish.now && !over && !asked) return null;
  window.lit = [];
  const lit = [];
  for (const [what, where] of Object.entries(wish.lit)) {
    for (const one of document.querySelectorAll(where)) {
      if (one.ariaPressed === "true" || !one.checkVisibility()) continue;
      window.lit.push(one);
      lit.push(what);
    }
  }
  return {
    over, asked, lit,
    question: tray.querySelector("h2").textContent,
    undo: tray.querySelector(".btn.un")?.getAttribute("aria-disabled") === "false",
    round: document.querySelectorAll(".kw-rounds .past").length + 1,
  };
}
"""

# Where a hand meets what is lit: a point that nothing else covers.
POINT = """
(at) => {
  const one = window.lit[at];
  if (!one.isConnected) return null;
  one.scrollIntoViewIfNeeded();
  const { left, top, width, height } = one.getBoundingClientRect();
  for (const [x, y] of [[.5, .5], [.5, .2], [.2, .5], [.8, .5], [.5, .8], [.1, .1], [.9, .9]]) {
    const point = [left + x * width, top + y * height];
    if (one.contains(document.elementFromPoint(...point))) return point;
  }
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  throw new Error(`${one.outerHTML.slice(0, 200)} lies under ${over?.outerHTML.slice(0, 200)}`);
}
"""

# How the keyboard goes on to what is lit: it is there, it is in the same group, or elsewhere.
NEAR = """
(at) => {
  const one = window.lit[at];
  const now = document.activeElement;
  if (!one.isConnected) return "gone";
  if (now === one) return "there";
  const group = one.closest(".kw-row, .kw-bts");
  if (group === null || !group.contains(now)) return "elsewhere";
  const follows = now.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  return follows ? "ahead" : "behind";
}
"""


class Hand:
    """Plays at a table in one browser; haste is how often it passes instead of acting."""

    def __init__(self, visitor: Visitor, seed: int = 1, haste: float = 0.15) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rng = random.Random(seed)
        self.haste = haste
        self.presses = 0

    def sit_down(self, *seats: str, **options: object) -> str:
        """Set a table up and open its page; returns its id."""
        id = self.table(*seats, **options)["id"]
        self.visitor.go(f"/t/{id}")
        expect(self.page.locator(".kw-tray")).to_be_visible()
        return str(id)

    def table(self, *seats: str, **options: object) -> Told:
        """A new table: seats are `me`, `open` or the name of a bot."""
        return self.visitor.table("kings-will", *seats, **options)

    def look(self) -> Told | None:
        """What the page shows now, asked or not."""
        told: Told | None = self.page.evaluate(SITUATION, {"now": True, "lit": LIT})
        return told

    def my_turn(self) -> Told:
        """Wait until I am asked, or until the game is over."""
        wish = {"now": False, "lit": LIT}
        told: Told | None = self.page.evaluate(SITUATION, wish)
        if told is None:
            there = self.page.wait_for_function(SITUATION, arg=wish, polling=10, timeout=PATIENCE)
            told = there.json_value()
        assert told is not None
        return told

    def decide(self, now: Told) -> None:
        """Play what is chosen, or choose something that is lit, or pass."""
        lit: list[str] = now["lit"]
        assert lit, f"nothing to press: {now}"
        if "play" in lit and self.rng.random() < 0.85:
            self.press(now, "play")
        elif "tile" in lit and set(lit) <= {"tile", "play"} and self.rng.random() < 0.9:
            # The nearer a tile lies to the right end, the surer it brings the king.
            self._press_one(len(lit) - 1 - lit[::-1].index("tile"))
        elif "out" in lit and self.rng.random() < self.haste:
            self.press(now, "out")
        else:
            choices = [at for at, what in enumerate(lit) if what not in ("play", "out")]
            self._press_one(self.rng.choice(choices or range(len(lit))))

    def press(self, now: Told, what: str) -> None:
        """Press the first of what is lit."""
        self._press_one(now["lit"].index(what))

    def _press_one(self, at: int) -> None:
        # What is not there any more was answered already.
        point: list[float] | None = self.page.evaluate(POINT, at)
        if point is not None:
            self.presses += 1
            self._touch(*point)

    def _touch(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def _close_rules(self) -> None:
        """A press that comes when the page has moved on may have opened the rules."""
        if self.page.locator("dialog.rules-beside[open]").count():
            self.page.keyboard.press("Escape")

    def play(
        self,
        until: Callable[[Told], bool] | None = None,
        decide: Callable[[Told], Any] | None = None,
        most: int = 1500,
    ) -> Told:
        """Play on until something is so, or to the end."""
        for _ in range(most):
            now = self.my_turn()
            if now["over"] or (until is not None and until(now)):
                self._close_rules()
                return now
            (decide or self.decide)(now)
        raise AssertionError(f"{most} presses, and the game goes on: {now}")


class Finger(Hand):
    """The same on a screen that is touched."""

    def _touch(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Keys(Hand):
    """The same by keyboard alone: Tab and arrows to what is lit, Enter or G to play."""

    def press(self, now: Told, what: str) -> None:
        """What has a key of its own is pressed from anywhere."""
        if what in ("play", "out"):
            self.presses += 1
            self.page.keyboard.press("g" if what == "play" else "p")
        else:
            super().press(now, what)

    def _press_one(self, at: int) -> None:
        for _ in range(200):
            near = self.page.evaluate(NEAR, at)
            if near in ("there", "gone"):
                break
            keys = {"elsewhere": "Tab", "ahead": "ArrowRight", "behind": "ArrowLeft"}
            self.page.keyboard.press(keys[near])
        else:
            raise AssertionError("the keyboard does not lead there")
        if near == "there":
            self.presses += 1
            self.page.keyboard.press("Enter")
