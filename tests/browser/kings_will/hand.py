"""Somebody's hand at a table of The King's Will: by mouse, by touch or by keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.visitor import PATIENCE, Told, Visitor

# What is asked just now; what others do is skipped, so that nobody waits for it.
SITUATION = """
(wish) => {
  const tray = document.querySelector(".kw-ask");
  if (tray === null) return null;
  const skip = tray.querySelector(".kw-acts button.btn:not(.un, .out, .pri)");
  if (skip !== null) skip.click();
  const over = tray.querySelector('.kw-acts a[href$="/end"]') !== null;
  const asked = tray.classList.contains("asked");
  if (!wish.now && !over && !asked) return null;
  return {
    over, asked,
    question: tray.querySelector("h2").textContent,
    ready: tray.querySelector(".btn.pri:not(.wait)") !== null,
    out: tray.querySelector(".btn.out") !== null,
    undo: tray.querySelector(".btn.un")?.getAttribute("aria-disabled") === "false",
    round: document.querySelectorAll(".kw-rounds .past").length + 1,
    told: document.querySelectorAll(".kw-log li").length,
  };
}
"""

LIT = (
    ".kw-tile.open:not(.chosen)",
    "button.kw-chip.can:not(.chosen)",
    "button.kw-set.can:not(.chosen)",
    ".kw-pick:not(.chosen)",
    ".kw-bt.now:not(.chosen)",
    "button.kw-pe.can:not(.chosen)",
    ".kw-goal:not(.chosen)",
    "button.kw-off.can:not(.chosen)",
    "button.kw-site.can:not(.ghost)",
    ".kw-cover[aria-pressed=false]",
    ".kw-lad .next button",
    ".kw-band button:not(.chosen)",
    ".kw-hand .kw-will:not(.chosen)",
)
"""Everything that can be chosen is gold."""


class Hand:
    """Plays at a table in one browser."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rng = random.Random(seed)
        self.decisions = 0

    def sit_down(self, *seats: str, **options: object) -> str:
        """Set a table up and open its page; returns its id."""
        id = self.table(*seats, **options)["id"]
        self.visitor.go(f"/t/{id}")
        expect(self.page.locator(".kw-ask")).to_be_visible()
        return str(id)

    def table(self, *seats: str, **options: object) -> Told:
        """A new table: seats are `me`, `open` or the name of a bot."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        table: Told = self.visitor.ask(
            "POST", "/api/tables", game="kings-will", options=options, seats=wishes
        )
        return table

    def look(self) -> Told | None:
        """What the page shows now, asked or not."""
        told: Told | None = self.page.evaluate(SITUATION, {"now": True})
        return told

    def my_turn(self) -> Told:
        """Wait until I am asked, or until the game is over."""
        handle = self.page.wait_for_function(
            SITUATION, arg={"now": False}, polling=25, timeout=PATIENCE
        )
        told: Told = handle.json_value()
        return told

    def lit(self) -> list[Locator]:
        """What can be chosen and is in sight."""
        all_lit = self.page.locator(", ".join(LIT))
        seen: list[int] = all_lit.evaluate_all(
            "(all) => all.flatMap((e, i) => (e.checkVisibility() ? [i] : []))"
        )
        return [all_lit.nth(i) for i in seen]

    @property
    def play_button(self) -> Locator:
        """The gold button, once something is chosen."""
        return self.page.locator(".kw-acts .btn.pri:not(.wait)")

    def decide(self, now: Told) -> None:
        """Choose something that is lit, or play what is chosen, or pass where that is wise."""
        self.decisions += 1
        if now["ready"] and self.rng.random() < 0.8:
            self.press(self.play_button)
            return
        lit = self.lit()
        if lit and not (now["out"] and self.rng.random() < 0.05):
            self.press(self.rng.choice(lit))
        elif now["ready"]:
            self.press(self.play_button)
        elif now["out"]:
            self.press(self.page.locator(".kw-acts .btn.out"))
        else:
            raise AssertionError(f"nothing to press: {now}")

    def press(self, button: Locator) -> None:
        """Click; what is not there any more was answered already."""
        if button.count():
            button.click(timeout=5000, force=button.evaluate("e => e.matches('.kw-pe, .kw-site')"))

    def play(
        self,
        until: Callable[[Told], bool] | None = None,
        decide: Callable[[Told], Any] | None = None,
        most: int = 2500,
    ) -> Told:
        """Play on until something is so, or to the end."""
        for _ in range(most):
            now = self.my_turn()
            if now["over"] or (until is not None and until(now)):
                return now
            (decide or self.decide)(now)
        raise AssertionError(f"{most} presses, and the game goes on: {now}")


class Finger(Hand):
    """The same on a screen that is touched."""

    def press(self, button: Locator) -> None:
        """Tap."""
        if button.count():
            button.tap(timeout=5000, force=button.evaluate("e => e.matches('.kw-pe, .kw-site')"))


class Keys(Hand):
    """The same by keyboard alone: Tab and arrows to what is lit, Enter or G to play."""

    def press(self, button: Locator) -> None:
        """Walk to the button with the keyboard, then press it."""
        if not button.count():
            return
        if button.evaluate("e => e.matches('.btn.pri')"):
            self.page.keyboard.press("g")
            return
        if button.evaluate("e => e.matches('.btn.out')"):
            self.page.keyboard.press("p")
            return
        self._walk_to(button)
        self.page.keyboard.press("Enter")

    def _walk_to(self, button: Locator) -> None:
        target = button.element_handle()
        for _ in range(160):
            near = self.page.evaluate(
                "(e) => document.activeElement === e ? 2 :"
                " document.activeElement?.closest('.kw-row, .kw-bts') !== null &&"
                " e.closest('.kw-row, .kw-bts') ==="
                " document.activeElement?.closest('.kw-row, .kw-bts') ? 1 : 0",
                target,
            )
            if near == 2:
                return
            self.page.keyboard.press("ArrowRight" if near == 1 else "Tab")
            if near == 1 and self._at_end(target):
                self.page.keyboard.press("Home")
        raise AssertionError("the keyboard does not lead there")

    def _at_end(self, target: object) -> bool:
        return bool(
            self.page.evaluate(
                "(e) => { const all = [...e.parentElement.querySelectorAll('button')];"
                " return document.activeElement === all.at(-1) && e !== all.at(-1); }",
                target,
            )
        )
