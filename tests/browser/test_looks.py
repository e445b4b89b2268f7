"""How pages look, whatever was looked at before."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.hosting import Host
from tests.browser.scenes import ME, Stage
from tests.browser.staging import stagings, turns
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
# Everything on the page, each with its place and with what style sheets are likely to change.
LOOKS = """
async () => {
  await document.fonts.ready;
  const told = ["color", "backgroundColor", "borderTop", "borderLeft", "outline", "font", "padding",
    "margin", "display", "position", "opacity", "fill", "stroke", "textAlign", "boxShadow"];
  return [...document.querySelectorAll("#app *")].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const style = getComputedStyle(each);
    const box = [x, y, width, height].map(Math.round);
    const name = `${each.tagName}.${each.getAttribute("class") ?? ""}`;
    return [name, ...box, ...told.map((one) => style[one])].join(" ");
  });
}
"""
GO = """
(path) => {
  history.pushState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
}
"""


def looks(visitor: Visitor, mark: str) -> list[str]:
    """The page once it stands; the mark is something that only this page has."""
    visitor.page.locator(mark).first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    told: list[str] = []
    for _ in range(50):
        before, told = told, visitor.page.evaluate(LOOKS)
        if told == before:
            break
        visitor.page.wait_for_timeout(250)
    return told


@pytest.mark.thorough
@pytest.mark.parametrize("every", [False, True], ids=["boards", "all"])
def test_a_page_looks_the_same_however_one_came_to_it(
    tmp_path: Path, visit: Visit, every: bool
) -> None:
    host, boards = Host(tmp_path / "looks"), [each.board for each in stagings()]
    with Stage(host.store) as stage:
        me = stage.guest(*ME)
        tables = [stage.scene(scene, me) for scene in turns()]
        ends = [stage.over(kind.game, kind, me) for kind in [each.plain for each in stagings()]]
        lobby = stage.lobby(me)
    pages = [
        ("/", ".home"),
        ("/rules/era", ".house"),
        (f"/t/{lobby.table}", ".lobby"),
        *((f"/t/{at.table}", mark) for at, mark in zip(tables, boards)),
        *((f"/t/{at.table}/end", ".endpage") for at in ends),
    ]
    if not every:
        # Those that share most with each other.
        pages = [page for page in pages if page[1] in boards]
    host.start()
    visitor = visit(host)
    visitor.become(me[1])
    # Who hurries on leaves before a table's socket is open.
    visitor.forgive("WebSocket is closed before the connection is established")
    try:
        fresh = []
        for path, mark in pages:
            visitor.go(path)
            fresh.append(looks(visitor, mark))
        # Once around without a reload, and then everything again.
        for path, mark in pages:
            visitor.page.evaluate(GO, path)
            visitor.page.locator(mark).first.wait_for()
        for (path, mark), before in zip(pages, fresh):
            visitor.page.evaluate(GO, path)
            again = looks(visitor, mark)
            if again != before:
                # A slow machine may still be moving things that stood still for a moment.
                visitor.page.wait_for_timeout(2000)
                again = looks(visitor, mark)
            assert [pair for pair in zip(before, again) if pair[0] != pair[1]][:3] == [], path
            assert len(before) == len(again)
    finally:
        visitor.page.goto("about:blank")
        host.stop()
