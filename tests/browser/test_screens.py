"""Every page on every screen, in every language: nothing is hidden, cut, broken or too small."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hosting import Host
from tests.browser.kingsburg.player import kingsburg
from tests.browser.measures import broken, covered, emptiness, small
from tests.browser.sights import Sight, staged
from tests.browser.staging import in_any, stagings
from tests.browser.visitor import Visitor, deal, take_seats
from tests.sparing import one_of, some_of

Visit = Callable[..., Visitor]
LANGUAGES = ("en", "de", "hu")
PHONE, SMALL_PHONE = (390, 844), (360, 640)
TABLET, TABLET_ON_ITS_SIDE = (820, 1180), (1024, 768)
LAPTOP = (1280, 720)
SCREENS = [
    *((size, language) for size in (SMALL_PHONE, LAPTOP) for language in LANGUAGES),
    (PHONE, "en"),
    (TABLET, "hu"),
    (TABLET_ON_ITS_SIDE, "de"),
]
"""The narrowest of their kind in every language, the others once."""
LEAST = 12
"""Pixels that any text has at least on the screen."""
VIEWS = f":is({in_any('mtabs')}) button"
TABLES = [name for each in stagings() for name in each.told]
HOUSE = ["home", "lobby", *(f"{each.plain.game}-end" for each in stagings())]
TEXTS = ["/rules", "/rules/era", "/rules/provenance", "/about", "/nowhere"]
Gallery = dict[str, Sight]


@pytest.fixture(scope="module")
def hung(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Gallery]]:
    """A server with everything that is worth a picture, by name."""
    host = Host(tmp_path_factory.mktemp("gallery"))
    sights = {sight.name: sight for sight in staged(host.store)}
    host.start()
    yield host, sights
    host.stop()


def problems(page: Page, where: str) -> list[str]:
    """What is wrong with a page as it stands."""
    told = [f"scrolls into nothing, {each}" for each in emptiness(page)]
    told += [f"under the tray: {each}" for each in covered(page)[:3]]
    told += small(page, LEAST)
    told += broken(page)
    return [f"{where}: {each}" for each in told]


def look(me: Visitor) -> list[str]:
    """All problems of a page in all sizes and languages, view by view on a phone."""
    found: list[str] = []
    for size, language in SCREENS:
        width, height = size
        me.page.set_viewport_size({"width": width, "height": height})
        me.speak(language)
        views = me.page.locator(VIEWS).filter(visible=True)
        for view in range(max(1, views.count())):
            if views.count():
                views.nth(view).click()
            where = f"{width} by {height} {language} view {view}"
            found += problems(me.page, where)
            found += [f"{where}: sideways {each}" for each in me.sticks_out()]
        if views.count():
            views.first.click()
    return found


@pytest.mark.thorough
@pytest.mark.parametrize("name", [*HOUSE, *TABLES])
def test_a_page(hung: tuple[Host, Gallery], visit: Visit, name: str) -> None:
    host, sights = hung
    sight = sights[name]
    me = visit(host)
    me.become(sight.at.token)
    me.go(sight.path)
    me.page.locator(sight.ready).first.wait_for()
    if sight.prepare is not None:
        sight.prepare(me.page)
    assert look(me) == []


@pytest.mark.thorough
@pytest.mark.parametrize("path", TEXTS)
def test_a_text(hung: tuple[Host, Gallery], visit: Visit, path: str) -> None:
    me = visit(hung[0])
    me.go(path)
    me.page.locator("main h1").wait_for()
    assert look(me) == []


@pytest.mark.parametrize("language", one_of(LANGUAGES, "hu"))
def test_a_stranger_starts_a_game_without_scrolling(
    host: Host, visit: Visit, language: str
) -> None:
    me = visit(host, viewport={"width": LAPTOP[0], "height": LAPTOP[1]})
    me.go("/")
    me.speak(language)
    ways = me.page.locator(".game .acts .btn")
    expect(ways.first).to_be_visible()
    for way in ways.all():
        box = way.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= LAPTOP[1], way.inner_text()


@pytest.mark.parametrize("language", one_of(LANGUAGES, "de"))
def test_every_tile_of_the_row_says_its_name_and_its_two_actions(
    hung: tuple[Host, Gallery], visit: Visit, language: str
) -> None:
    host, sights = hung
    me = visit(host, viewport={"width": LAPTOP[0], "height": LAPTOP[1]})
    me.become(sights["kings-will-turn"].at.token)
    me.go(sights["kings-will-turn"].path)
    me.speak(language)
    tiles = me.page.locator(".kw-tile")
    expect(tiles).to_have_count(9)
    for tile in tiles.all():
        frame = tile.bounding_box()
        texts = tile.locator(".kw-name, .kw-say i")
        expect(texts).to_have_count(3)
        for text in texts.all():
            box = text.bounding_box()
            assert frame is not None
            assert box is not None
            assert box["y"] + box["height"] <= frame["y"] + frame["height"], text.inner_text()
            assert box["width"] <= frame["width"], text.inner_text()


@pytest.mark.thorough
def test_five_players_with_long_names_keep_them_whole(host: Host, visit: Visit) -> None:
    me = visit(host, "Ada", viewport={"width": LAPTOP[0], "height": LAPTOP[1]})
    friend = visit(host, "Maximiliane Rosenstolz", "tower")
    table: str = kingsburg(me).table("me", "open", "greedy", "greedy", "greedy")["id"]
    take_seats(table, me, friend)
    deal(table, me, friend)
    friend.go(f"/t/{table}")
    me.go(f"/t/{table}")
    expect(me.page.locator(".k-player")).to_have_count(5)
    friend.page.close()
    expect(me.page.locator(".k-player.absent")).to_have_count(1)
    for language in LANGUAGES:
        me.speak(language)
        assert problems(me.page, language) == []
        names = me.page.locator(".k-player .nm b")
        for name in names.all():
            inside = name.evaluate(
                """b => b.getBoundingClientRect().right
                  <= b.closest('.k-player').getBoundingClientRect().right"""
            )
            assert inside, name.inner_text()


@pytest.mark.parametrize(
    "name",
    some_of(
        ["kingsburg-governor", "kingsburg-battle", "era-roll", "kings-will-turn"],
        ["kings-will-turn"],
    ),
)
def test_a_phones_head_says_when_it_is_and_overlaps_nothing(
    hung: tuple[Host, Gallery], visit: Visit, name: str
) -> None:
    host, sights = hung
    me = visit(host, viewport={"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]})
    me.become(sights[name].at.token)
    me.go(sights[name].path)
    me.page.locator(sights[name].ready).first.wait_for()
    for language in LANGUAGES:
        me.speak(language)
        head, line = (me.page.locator(each).bounding_box() for each in (".top", ".top > .when"))
        brand, tools = (
            me.page.locator(f".top > {each}").bounding_box() for each in (".brand", ".tools")
        )
        assert head is not None
        assert line is not None
        assert brand is not None
        assert tools is not None
        assert head["y"] <= line["y"]
        assert line["y"] + line["height"] <= head["y"] + head["height"]
        assert brand["x"] + brand["width"] <= line["x"]
        assert line["x"] + line["width"] <= tools["x"]
        for text in me.page.locator(".when b, .when .about").all():
            box = text.bounding_box()
            assert box is not None
            assert box["y"] >= head["y"], text.inner_text()
            assert box["x"] + box["width"] <= tools["x"], text.inner_text()
