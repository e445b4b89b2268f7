"""Somebody who plays Kingsburg in a browser."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakKeyDictionary

from playwright.sync_api import Locator, Page

from tests.browser.visitor import PATIENCE, Told, Visitor

# What the page shows just now; what bots do is skipped, so that nobody waits for it.
SITUATION = """
(wish) => {
  const tray = document.querySelector(".k-tray");
  // The court comes a moment after the tray.
  if (tray === null || document.querySelector(".k-adv") === null) return null;
  const skip = tray.querySelector(".acts button.btn:not(.un):not(.out):not(.pri)");
  if (wish.skip && skip !== null) skip.click();
  const over = tray.querySelector('.acts a[href$="/end"]') !== null;
  const asked = tray.classList.contains("asked");
  if (!wish.now && !over && !asked) return null;
  return {
    over, asked,
    lit: [...document.querySelectorAll(".k-adv.reach, .k-adv.chosen")].map((a) => +a.dataset.place),
    choices: document.querySelectorAll(".k-tray .k-choice").length,
    out: tray.querySelector(".btn.out") !== null,
    undo: tray.querySelector(".btn.un")?.getAttribute("aria-disabled") === "false",
    question: tray.querySelector("h2").textContent,
    year: +document.querySelector("main").dataset.year,
  };
}
"""


class KingsburgPlayer:
    """A visitor at a table of Kingsburg."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.decisions = 0

    @property
    def page(self) -> Page:
        """The one where this person plays now."""
        return self.visitor.page

    def table(self, *seats: str, **options: object) -> Told:
        """A new table: seats are `me`, `open` or the name of a bot."""
        return self.visitor.table("kingsburg", *seats, **options)

    def sit_down(self, *seats: str, **options: object) -> str:
        """Set a table up and open its page; returns its id."""
        id: str = self.table(*seats, **options)["id"]
        self.visitor.go(f"/t/{id}")
        return id

    @property
    def tray(self) -> Locator:
        """Where I am asked."""
        return self.page.locator(".k-tray")

    def advisor(self, place: int) -> Locator:
        """An advisor of the court."""
        return self.page.locator(f'.k-adv[data-place="{place}"]')

    def look(self, *, skip: bool = True) -> Told | None:
        """What the page shows now, asked or not."""
        told: Told | None = self.page.evaluate(SITUATION, {"now": True, "skip": skip})
        return told

    def my_turn(self, *, skip: bool = True, patience: float = PATIENCE) -> Told:
        """Wait until I am asked, or until the game is over."""
        handle = self.page.wait_for_function(
            SITUATION, arg={"now": False, "skip": skip}, polling=25, timeout=patience
        )
        told: Told = handle.json_value()
        return told

    def decide(self, now: Told) -> None:
        """Take the first choice that leads on: the highest advisor, the first card, the way out."""
        self.decisions += 1
        if now["lit"]:
            advisor = self.advisor(max(now["lit"]))
            advisor.click()
            advisor.click()
        elif now["choices"]:
            self.tray.locator(".k-choice").first.click()
            # What cannot be taken back is asked twice.
            sure = self.tray.locator(".k-choice.armed")
            if sure.count():
                sure.click()
        else:
            self.tray.locator(".btn.out").click()

    def play(
        self,
        until: Callable[[Told], bool] | None = None,
        decide: Callable[[Told], None] | None = None,
        most: int = 400,
    ) -> Told:
        """Play on until something is so, or to the end."""
        for _ in range(most):
            now = self.my_turn()
            if now["over"] or (until is not None and until(now)):
                return now
            (decide or self.decide)(now)
        raise AssertionError(f"{most} decisions, and the game goes on: {now}")


_PLAYERS: WeakKeyDictionary[Visitor, KingsburgPlayer] = WeakKeyDictionary()


def kingsburg(visitor: Visitor) -> KingsburgPlayer:
    """The hand of a visitor at Kingsburg: always the same one, which counts its decisions."""
    return _PLAYERS.setdefault(visitor, KingsburgPlayer(visitor))


def play_together(visitors: list[Visitor], until: Callable[[], bool], most: int = 4000) -> None:
    """Let everybody decide who is asked, in no fixed order, until something is so."""
    for _ in range(most):
        if until():
            return
        for visitor in visitors:
            now = kingsburg(visitor).look()
            if now is not None and now["asked"]:
                kingsburg(visitor).decide(now)
        visitors[0].page.wait_for_timeout(20)
    raise AssertionError("nothing came of it")
