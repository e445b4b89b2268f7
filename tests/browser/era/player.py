"""Somebody who plays Era in a browser: by mouse, by keyboard, or on a phone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.visitor import PATIENCE, Told, Visitor

# What the page shows just now; what bots do is skipped, so that nobody waits for it.
SITUATION = """
(wish) => {
  const tray = document.querySelector(".e-tray");
  if (tray === null) return null;
  tray.querySelector(".btn.skip")?.click();
  const over = tray.querySelector('a[href$="/end"]') !== null;
  const asked = tray.dataset.asked;
  if (!wish.now && !over && asked === "") return null;
  return {
    over, asked,
    holding: document.querySelector(".e-field.holding") !== null,
    fits: document.querySelector(".ghost:not(.no)") !== null,
    cards: [...document.querySelectorAll(".p-supply .e-card.can")].map((c) => c.dataset.piece),
    targets: document.querySelectorAll(".e-target").length,
    choices: document.querySelectorAll(".e-choice").length,
    dice: [...document.querySelectorAll(".rd")].map((die) => [
      die.dataset.die, die.getAttribute("aria-disabled") === "true"]),
    out: tray.querySelector(".btn.out") !== null,
    prompt: tray.querySelector("h2").textContent,
    below: tray.querySelector('[role="status"]').textContent,
  };
}
"""
CELL = 40 / 586
EDGE = 22 / 586


class EraPlayer:
    """A visitor at a table of Era."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.decisions = 0
        self.asked: set[str] = set()
        """Everything that this person was asked so far."""

    def table(self, *seats: str) -> str:
        """A new table: seats are `me`, `open` or the name of a bot; returns its id."""
        return str(self.visitor.table("era", *seats)["id"])

    def sit_down(self, *seats: str) -> str:
        """Set a table up and open its page; returns its id."""
        id = self.table(*seats)
        self.visitor.go(f"/t/{id}")
        expect(self.tray).to_be_visible()
        return id

    @property
    def tray(self) -> Locator:
        """Where I am asked."""
        return self.page.locator(".e-tray")

    @property
    def field(self) -> Locator:
        """The domain."""
        return self.page.locator(".e-field")

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

    def middle(self, x: int, y: int) -> tuple[float, float]:
        """Where the middle of a field lies on the screen."""
        box = self.field.bounding_box()
        assert box is not None
        return (
            box["x"] + box["width"] * (EDGE + CELL * (x + 0.5)),
            box["y"] + box["height"] * (EDGE + CELL * (y + 0.5)),
        )

    def point(self, x: int, y: int) -> None:
        """Move the mouse over a field."""
        self.page.mouse.move(*self.middle(x, y))

    def ghost(self) -> tuple[int, int, int, int]:
        """The frame of the piece in hand: left, top, width and height in fields."""
        box = self.field.bounding_box()
        rim = self.page.locator(".ghost .gfr, .ghost .bfr").bounding_box()
        assert box is not None
        assert rim is not None
        size = box["width"] * CELL
        left = round((rim["x"] - box["x"] - box["width"] * EDGE) / size)
        top = round((rim["y"] - box["y"] - box["height"] * EDGE) / size)
        return left, top, round(rim["width"] / size), round(rim["height"] / size)

    def by_mouse(self, now: Told) -> None:
        """Decide with the mouse alone."""
        if now["asked"] in ("roll", "quill", "monastery"):
            self._roll_by_mouse(now)
        elif now["choices"]:
            self.page.locator(".e-choice").first.click()
        elif now["targets"]:
            self.page.locator(".e-target").first.click(position={"x": 8, "y": 8})
        elif now["holding"]:
            left, top, width, height = self.ghost()
            where = self.middle(left + (width - 1) // 2, top + (height - 1) // 2)
            self.page.mouse.click(*where)
        elif now["cards"]:
            # Not always the same one: every kind of piece is to be built sooner or later.
            wish = now["cards"][self.decisions % len(now["cards"])]
            self.page.locator(f'.p-supply .e-card.can[data-piece="{wish}"]').click()
        else:
            self.tray.locator(".btn.out").click()

    def _roll_by_mouse(self, now: Told) -> None:
        free = [die for die, locked in now["dice"] if not locked]
        if now["asked"] == "roll" and free and self.decisions % 2:
            for die in free[:2]:
                self.page.locator(f'[data-die="{die}"]').click()
            self.tray.locator(".btn.pri").click()
        elif now["asked"] == "quill" and self.decisions % 2:
            self.tray.locator(".btn.pri").click()
        else:
            self.tray.locator(".btn.out").click()

    def by_keyboard(self, now: Told) -> None:
        """Decide with the keyboard alone."""
        press = self.page.keyboard.press
        if now["asked"] == "roll" and self.decisions % 2:
            press("1")
            press("2")
            if self.page.locator(".rd.on").count():
                press("t")
                return
        if now["asked"] in ("roll", "quill", "monastery"):
            press("s")
            return
        press("g")
        if now["targets"]:
            press("ArrowRight")
        if now["choices"] or now["targets"] or now["holding"] or now["cards"]:
            press("Enter")
        else:
            press("s")

    def play(
        self,
        decide: Callable[[Told], None],
        until: Callable[[Told], bool] | None = None,
        most: int = 600,
    ) -> Told:
        """Play on until something is so, or to the end."""
        for _ in range(most):
            now = self.my_turn()
            if now["over"] or (until is not None and until(now)):
                return now
            self.decisions += 1
            self.asked.add(now["asked"])
            decide(now)
            self.page.wait_for_timeout(30)
        raise AssertionError(f"{most} decisions, and the game goes on: {now}")


def place_over_http(player: EraPlayer, table: str) -> None:
    """Place all start pieces past the page, each where it fits first."""
    number = 0
    while True:
        now = player.visitor.play_data(table)
        if now["view"]["step"] != "set up" or not now["legal"]:
            return
        number += 1
        player.visitor.ask(
            "POST",
            f"/api/tables/{table}/moves",
            id=f"place-{number}",
            version=now["version"],
            action=now["legal"][0]["text"],
        )
