"""What a friend would see on small screens: nothing cut, squeezed, empty or on top of another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.hosting import Host
from tests.browser.kings_will.staging import WILL
from tests.browser.scenes import Stage, Staged
from tests.browser.staging import turns
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
Tables = dict[str, Staged]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Tables]]:
    """A table of each game, a lobby, and a game that is over."""
    host = Host(tmp_path_factory.mktemp("small"))
    with Stage(host.store) as stage:
        tables = {scene.kind.game: stage.scene(scene) for scene in turns()}
        tables |= {"lobby": stage.lobby(), "over": stage.over("small over", WILL)}
    host.start()
    yield host, tables
    host.stop()


def comes(
    visit: Visit, house: tuple[Host, Tables], what: str, end: str = "", **context: Any
) -> Visitor:
    """The player of a table opens its page."""
    host, tables = house
    me = visit(host, **context)
    me.become(tables[what].token)
    me.go(f"/t/{tables[what].table}{end}")
    return me


def box(thing: Locator) -> tuple[float, float, float, float]:
    """Left, top, width and height."""
    found = thing.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["width"], found["height"]


@pytest.mark.thorough
def test_players_and_log_of_the_kings_will_are_one_page(
    visit: Visit, house: tuple[Host, Tables]
) -> None:
    me = comes(visit, house, "kings-will", **PHONE)
    me.page.locator(".kw-mtabs button", has_text="Players").click()
    expect(me.page.locator(".kw-pane").filter(visible=True)).to_have_count(1)
    last = me.page.locator(".kw-player").last
    line = me.page.locator(".kw-log li").nth(5)
    for thing in (last, line):
        thing.scroll_into_view_if_needed()
        _, top, _, height = box(thing)
        # Between the tabs and the tray, and nothing else over it.
        assert top >= box(me.page.locator(".kw-mtabs"))[1] + 44
        assert top + height <= box(me.page.locator(".kw-tray"))[1]
    assert box(last)[3] > 90


def test_a_chapter_of_the_log_stands_between_its_lines(
    visit: Visit, house: tuple[Host, Tables]
) -> None:
    me = comes(visit, house, "over", **PHONE)
    me.page.locator(".kw-mtabs button", has_text="Players").click()
    expect(me.page.locator(".kw-log .sep")).not_to_have_count(0)
    heights = [box(chapter)[3] for chapter in me.page.locator(".kw-log .sep").all()]
    # One line of words, and the rule on both sides of it: none has come to lie below.
    assert min(heights) < 38


def test_who_watches_era_on_a_phone_can_read_that(visit: Visit, house: tuple[Host, Tables]) -> None:
    host, tables = house
    eve = visit(host, locale="de-DE", **PHONE)
    eve.go(f"/t/{tables['era'].table}")
    head, below = eve.page.locator(".e-prompt h2"), eve.page.locator(".e-prompt p")
    expect(head).to_have_text("Du schaust zu")
    assert box(head)[3] < 40
    assert box(below)[1] >= box(head)[1] + box(head)[3] - 2


def test_a_host_with_a_phone_invites_before_anybody_talks(
    visit: Visit, house: tuple[Host, Tables]
) -> None:
    me = comes(visit, house, "lobby", locale="de-DE", **PHONE)
    invite, talk = me.page.locator(".invite"), me.page.locator(".tk-page")
    expect(invite.locator(".qr")).to_be_visible()
    assert box(invite)[1] < box(talk)[1]
    assert box(talk.locator(".tk-log"))[3] < 90
    # Two buttons side by side, none of them squeezed into a pillar.
    give = me.page.get_by_role("button", name="An einen Bot geben")
    reserve = me.page.get_by_role("button", name="Reservieren")
    assert box(give)[1] == box(reserve)[1]
    assert box(give)[3] <= 50
    assert me.sticks_out() == []


def test_on_a_tablet_no_button_of_home_is_a_pillar(
    visit: Visit, house: tuple[Host, Tables]
) -> None:
    host, _ = house
    me = visit(host, locale="de-DE", viewport={"width": 820, "height": 1180}, has_touch=True)
    me.go("/")
    friends = me.page.get_by_role("button", name="Mit Freunden spielen")
    expect(friends).to_have_count(3)
    assert max(box(button)[3] for button in friends.all()) < 50


@pytest.mark.thorough
def test_no_building_shrinks_to_a_dot(visit: Visit, house: tuple[Host, Tables]) -> None:
    me = comes(visit, house, "kingsburg", locale="hu-HU", **LAPTOP)
    expect(me.page.locator(".k-bcard .bld").first).to_be_visible()
    heights = [box(picture)[3] for picture in me.page.locator(".k-bcard .bld").all()]
    assert len(heights) == 20
    assert min(heights) >= 20


def test_after_a_game_no_button_stands_in_half_a_row(
    visit: Visit, house: tuple[Host, Tables]
) -> None:
    me = comes(visit, house, "over", "/end", **PHONE)
    doing = me.page.locator(".doing")
    expect(doing.locator(".pri")).to_be_visible()
    rows: dict[float, float] = {}
    for button in doing.locator("> .btn").all():
        _, top, width, _ = box(button)
        rows[top] = rows.get(top, 0) + width
    assert len(rows) == 3
    assert min(rows.values()) > box(doing)[2] - 20
