"""axe looks at Era's table in every phase, by daylight and by candlelight."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.era.player import EraPlayer
from tests.browser.hosting import Host
from tests.browser.test_accessible import Inspector
from tests.browser.visitor import Told, Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("width", [390, 1280])
def test_the_table(host: Host, visit: Visit, width: int) -> None:
    me = EraPlayer(visit(host, "Ada", viewport={"width": width, "height": 900}))
    axe = Inspector(me.visitor)
    tabs = me.page.locator(".e-mtabs button" if width < 720 else ".e-tabs button")
    me.sit_down("me", "greedy", "greedy")
    me.my_turn()
    for tab in range(tabs.count()):
        tabs.nth(tab).click()
        axe.look(f"set-up, tab {tab}")
    tabs.first.click()
    looked: set[str] = set()

    def decide(now: Told) -> None:
        kind = f"{now['asked']}, holding {now['holding']}"
        if kind not in looked:
            looked.add(kind)
            axe.look(kind)
            if now["asked"] == "roll":
                for tab in range(tabs.count()):
                    tabs.nth(tab).click()
                    axe.look(f"roll, tab {tab}")
                tabs.first.click()
        if width < 720 and now["cards"] and not now["holding"]:
            me.page.locator(".e-strip .e-card").first.click()
        else:
            me.by_mouse(now)

    me.play(decide, until=lambda now: len(looked) >= 7 or me.decisions > 60)
    axe.report()
