"""axe looks at the table of The King's Will, by daylight and by candlelight."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.hosting import Host
from tests.browser.inspector import Inspector
from tests.browser.kings_will.player import Hand
from tests.browser.visitor import Told, Visitor
from tests.sparing import one_of

Visit = Callable[..., Visitor]
SURE = {
    "Lay out your land",
    "Fill your store",
    "Choose a card for the Will board",
    "Choose an open tile",
    "Put your disc on a Will card",
}
"""Questions that every first round asks, and whose pages differ most."""
FEW = {"Lay out your land", "Choose an open tile", "Put your disc on a Will card"}
"""Those that a phone shows most differently."""
LIKELY = {"Build", "Enrich", "Give the king something?"}
"""Others that look like none of them, if the game asks them."""


@pytest.mark.parametrize("width", one_of([390, 1440], 390))
def test_axe_finds_no_violation(host: Host, visit: Visit, width: int) -> None:
    phone = width < 720
    me = visit(host, "Ada", viewport={"width": width, "height": 900})
    hand = Hand(me, seed=11, haste=0.3)
    axe = Inspector(me, both=not phone)
    hand.sit_down("me", "random")
    seen: set[str] = set()
    wanted = FEW if phone else SURE | LIKELY

    def decide(now: Told) -> None:
        # Whether it is the first action on a tile or the last looks alike; look once it is chosen.
        question = now["question"].split(":")[0]
        if question in wanted - seen and ("play" in now["lit"] or question in LIKELY):
            seen.add(question)
            axe.look(question)
        hand.decide(now)

    hand.play(until=lambda now: now["round"] > 1, decide=decide)
    assert seen >= (FEW if phone else SURE)
    # Of the pages behind tabs the questions have shown the others.
    tabs = me.page.locator(".kw-mtabs button" if phone else ".kw-tabs button")
    for tab in ("Buildings", "Players") if phone else ("Travel", "Log"):
        tabs.filter(has_text=tab).click()
        axe.look(tab)
    if not phone:
        me.page.locator(".kw-who").nth(1).click()
        axe.look("another land")
    axe.report()
