"""What The Carter says of itself to the browser tests that all games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.scenes import Kind, Scene
from tests.browser.staging import Staging

if TYPE_CHECKING:
    from tests.browser.staging import Late, Play
    from tests.browser.visitor import Told, Visitor

SHORT, LONG = Kind("carter", {"road": "short"}), Kind("carter", {"road": "long"})
HEAVY = 9
"""With so many sacks one stops."""


def sit(me: Visitor, level: str) -> tuple[str, Play, Late]:
    """A table of The Carter, and how one plays there."""
    from playwright.sync_api import expect

    table = str(me.table("carter", "me", level, road="short")["id"])
    me.go(f"/t/{table}")
    tray = me.page.locator(".c-tray")
    over, asked = tray.locator("a[href$='/end']"), me.page.locator(".c-tray.asked [data-do]")

    def play(most: int) -> Told:
        for _ in range(most):
            expect(asked.or_(over).first).to_be_visible()
            if over.count():
                return {"over": True}
            lines = me.page.locator(".c-log li").count()
            load = int(me.page.locator(".c-cart b").inner_text())
            what = "stop" if load > HEAVY else "throw"
            asked.and_(me.page.locator(f"[data-do={what}]")).click()
            expect(me.page.locator(".c-log li").nth(lines)).to_be_attached()
        return {"over": False}

    return table, play, lambda view: any(seat["points"] > 15 for seat in view["seats"])


STAGING = Staging(
    plain=SHORT,
    full=LONG,
    scenes=(Scene("carter-turn", "decide", LONG, 2),),
    turn="carter-turn",
    letters="c",
    board=".carter",
    middle=".c-road",
    pieces=".die, .crest",
    asking=("carter-turn",),
    things=(0, 1),
    words=2,
    gestures=1,
    present=("carter-turn", "C-2.3"),
    refused={},
    sit=sit,
)
