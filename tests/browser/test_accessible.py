"""axe looks at every page, by daylight and by candlelight, and finds nothing to complain of."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.hosting import Host
from tests.browser.visitor import Told, Visitor

Visit = Callable[..., Visitor]
AXE = Path("web/node_modules/axe-core/axe.min.js")
RUN = """
async () => {
  await Promise.all(document.getAnimations().map((moving) => moving.finished));
  const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
  return violations.map(({ id, help, nodes }) =>
    `${id}: ${help} (${nodes.length}): ${nodes.slice(0, 2).map((n) =>
      `${n.html.slice(0, 120)} ${n.any.map((a) => a.message).join("; ")}`).join(" | ")}`);
}
"""


class Inspector:
    """Collects what axe says about each page it is shown."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.found: list[str] = []

    def look(self, page: str) -> None:
        if not self.visitor.page.evaluate("() => window.axe !== undefined"):
            self.visitor.page.evaluate(AXE.read_text())
        for problem in self.visitor.page.evaluate(RUN):
            self.found.append(f"{page}: {problem}")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_no_violation(host: Host, visit: Visit, theme: str, width: int) -> None:
    me = visit(host, "Ada", color_scheme=theme, viewport={"width": width, "height": 900})
    axe = Inspector(me)
    me.go("/")
    expect(me.page.locator(".acts .btn.pri")).to_be_visible()
    axe.look("home")
    me.page.locator(".btn.tog").click()
    axe.look("settings")
    me.sit_down("me", "open", "greedy")
    expect(me.page.locator(".seat")).to_have_count(3)
    axe.look("lobby")
    modules = dict.fromkeys(("more_buildings", "governors", "army_tokens"), True)
    table = me.sit_down("me", "greedy", "random", edition="revised", **modules)
    seen: set[str] = set()

    def decide(now: Told) -> None:
        if now["question"] not in seen:
            seen.add(now["question"])
            axe.look(f"table: {now['question']}")
            if now["lit"]:
                me.page.locator("[data-die]").first.click()
                axe.look("table: a die chosen")
                me.page.keyboard.press("Escape")
                me.advisor(max(now["lit"])).click()
                axe.look("table: an advisor chosen")
                me.advisor(max(now["lit"])).click()
                return
        me.decide(now)

    me.play(until=lambda now: now["year"] > 1, decide=decide)
    assert len(seen) > 3
    if width < 720:
        for tab in range(4):
            me.page.locator(".mtabs button").nth(tab).click()
            axe.look(f"tab {tab}")
    me.finish(table)
    me.go(f"/t/{table}/end")
    expect(me.page.locator(".win h1")).to_be_visible()
    for summary in me.page.locator("summary").all():
        summary.click()
    axe.look("end")
    me.go("/")
    expect(me.page.locator(".tb.fin")).to_have_count(1)
    axe.look("home with tables")
    me.go("/nowhere")
    axe.look("nowhere")
    assert not axe.found, "\n".join(axe.found[:12])
