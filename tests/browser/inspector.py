"""axe, shown page after page."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from tests.browser.visitor import Visitor

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


def is_phone(me: Visitor) -> bool:
    """Does the page stand in the phone's layout?"""
    return (me.page.viewport_size or {"width": 0})["width"] < 720
