"""A person plays a game through against a bot of each level."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from burgrave import game, names
from burgrave.bots import levels
from tests.browser.hosting import Host
from tests.browser.staging import staging
from tests.browser.visitor import Visitor
from tests.sparing import some_of

Visit = Callable[..., Visitor]
EVERYBODY = [(name, level) for name in names() for level in levels(game(name))]
FEW, ALL = 3, 10_000
"""So many decisions are made by mouse at the beginning, and from near the end."""


@pytest.mark.parametrize(
    ("name", "level"),
    [
        pytest.param(*case.values[0], marks=case.marks)  # type: ignore[misc]
        for case in some_of(EVERYBODY, [("kingsburg", "masterly")])
    ],
    ids=lambda each: each,
)
def test_a_game_against_each_level(host: Host, visit: Visit, name: str, level: str) -> None:
    assert level in levels(game(name))
    me = visit(host, "Ada", viewport={"width": 1440, "height": 900})
    table, play, late = staging(name).sit(me, level)
    play(FEW)
    # What lies between asks nothing new; the page comes back for the end.
    me.go("about:blank")
    me.finish(table, late)
    me.go(f"/t/{table}")
    assert play(ALL)["over"]
    assert [seat.get("bot") for seat in me.ask("GET", f"/api/tables/{table}")["seats"]] == [
        None,
        level,
    ]
    me.page.locator('a[href$="/end"]').first.click()
    expect(me.page.locator(".win h1")).to_be_visible()
    expect(me.page.locator(".rank li")).to_have_count(2)
