"""A person plays a game through against a bot of each level."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import expect

from burgrave import game, names
from burgrave.bots import levels
from tests.browser.era.player import EraPlayer, place_over_http
from tests.browser.hosting import Host
from tests.browser.kings_will.player import Hand
from tests.browser.kingsburg.player import KingsburgPlayer
from tests.browser.visitor import Told, Visitor
from tests.sparing import some_of

Visit = Callable[..., Visitor]
Play = Callable[[int], Told]
"""Decides so often by mouse, or until the game is over."""
Late = Callable[[Told], bool]
"""Is a view near the end of the game?"""
EVERYBODY = [
    (name, level) for name, level in product(names(), ("careless", "steady", "shrewd", "masterly"))
]
FEW, ALL = 3, 10_000
"""So many decisions are made by mouse at the beginning, and from near the end."""


def at_kingsburg(me: Visitor, level: str) -> tuple[str, Play, Late]:
    """A table of Kingsburg, and how one plays there."""
    player = KingsburgPlayer(me)
    table = player.sit_down("me", level)
    return (
        table,
        lambda most: player.play(until=lambda _: player.decisions >= most),
        lambda view: bool(view["year"] == 5 and view["phase"] >= 6),
    )


def at_era(me: Visitor, level: str) -> tuple[str, Play, Late]:
    """The same of Era."""
    player = EraPlayer(me)
    table = player.sit_down("me", level)
    place_over_http(player, table)
    return (
        table,
        lambda most: player.play(player.by_mouse, until=lambda _: player.decisions >= most),
        lambda view: len(view["markers"]["turned"]) >= int(view["markers"]["all"]) - 1,
    )


def at_the_kings_will(me: Visitor, level: str) -> tuple[str, Play, Late]:
    """The same of The King's Will."""
    hand = Hand(me, seed=5, haste=0.6)
    table = hand.sit_down("me", level)
    return (
        table,
        lambda most: hand.play(until=lambda _: hand.presses >= most),
        lambda view: bool(view["round"] >= 5),
    )


TABLES = {"kingsburg": at_kingsburg, "era": at_era, "kings-will": at_the_kings_will}


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
    table, play, late = TABLES[name](me, level)
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
