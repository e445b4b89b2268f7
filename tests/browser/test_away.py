"""People who are away: shown in their panels, replaced by agreement, and back with one click."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from burgrave.games import names
from tests.browser.company import seated
from tests.browser.hosting import Host
from tests.browser.kingsburg.player import kingsburg, play_together
from tests.browser.scenes import Stage, Staged
from tests.browser.staging import in_any, turns
from tests.browser.visitor import Visitor
from tests.server.house import Person
from tests.sparing import rows

Visit = Callable[..., Visitor]
LAPTOP = {"width": 1366, "height": 768}
BOTH_AWAY = "Bertram is away. Cindy is away."
PHONE = {"width": 390, "height": 844}
# Where everything is, but for what is there only while somebody is away.
BOXES = """
() => [...document.querySelectorAll("#app *")]
  .filter((each) => !each.closest(".away, .away-mark, .sr"))
  .map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const box = [x, y, width, height].map((n) => Math.round(n * 10) / 10);
    return `${each.tagName}.${(each.getAttribute("class") ?? "").replace(" absent", "")} ${box}`;
  })
"""


@dataclass
class Patient:
    """A host with a long grace, and a table of each game."""

    host: Host
    tables: dict[str, Staged]


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Patient]:
    yield from standing(tmp_path_factory.mktemp("patient"), grace=3600.0)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Patient]:
    yield from standing(tmp_path_factory.mktemp("hasty"), grace=0.0)


def standing(data: Path, grace: float) -> Iterator[Patient]:
    """Tables at which I am asked, and two friends could be there."""
    host = Host(data, grace=grace)
    with Stage(host.store) as stage:
        tables = {scene.kind.game: stage.scene(scene) for scene in turns()}
    host.start()
    yield Patient(host, tables)
    host.stop()


def comes(visit: Visit, at: Patient, game: str, token: str, **context: object) -> Visitor:
    """Somebody opens a table's page."""
    visitor = visit(at.host, **context)
    visitor.become(token)
    visitor.go(f"/t/{at.tables[game].table}")
    visitor.page.locator(in_any("tray")).wait_for()
    return visitor


def standstill(page: Page) -> list[str]:
    """The boxes once nothing moves any more."""
    told: list[str] = []
    for _ in range(50):
        before, told = told, page.evaluate(BOXES)
        if told == before:
            break
        page.wait_for_timeout(150)
    return told


def panel(visitor: Visitor, seat: int) -> Locator:
    """The panel of a player."""
    return visitor.page.locator(f"article[data-seat='{seat}']")


def to_players(visitor: Visitor) -> None:
    """Turn to the players where they are behind a tab."""
    tabs = visitor.page.get_by_role("navigation").get_by_role("button")
    tab = tabs.filter(has_text="Players").or_(tabs.filter(has_text="Others")).filter(visible=True)
    if tab.count():
        tab.first.click()


@pytest.mark.parametrize(
    ("game", "viewport", "grace"),
    rows([*product(names(), [LAPTOP, PHONE], [3600, 0])], 0),
)
def test_nothing_moves_when_somebody_goes_away(
    request: pytest.FixtureRequest, visit: Visit, game: str, viewport: dict[str, int], grace: int
) -> None:
    at: Patient = request.getfixturevalue("patient" if grace else "hasty")
    sign = ".until" if grace else ".call"
    address, table = at.host.address.removeprefix("http://"), at.tables[game]
    friends = [Person(address, token) for token in table.friends]
    me = comes(visit, at, game, at.tables[game].token, viewport=viewport)
    for tab in ("first", "players"):
        if tab == "players":
            to_players(me)
        me.page.wait_for_load_state("networkidle")
        with ExitStack() as sockets:
            for friend in friends:
                sockets.enter_context(friend.socket(table.table))
            expect(me.page.locator("#app > [role=status]")).to_be_empty()
            before = standstill(me.page)
            assert len(before) > 100
        expect(me.page.locator("#app > [role=status]")).to_contain_text(BOTH_AWAY)
        after = standstill(me.page)
        assert [pair for pair in zip(before, after) if pair[0] != pair[1]][:3] == []
        assert len(before) == len(after)
    expect(panel(me, 1).locator(f".away {sign}")).to_be_visible()
    assert me.sticks_out() == []
    # It covers neither the name nor the points, nor sticks out of its panel.
    inside = me.page.evaluate(
        "() => [...document.querySelectorAll('article .away')].every((line) => {"
        " const a = line.getBoundingClientRect(); const panel = line.closest('article');"
        " const vp = panel.querySelector('.vp, .kw-vp').getBoundingClientRect();"
        " const name = panel.querySelector('b').getBoundingClientRect();"
        " return a.right <= vp.left && a.top >= name.bottom - 4; })"
    )
    assert inside
    me.page.goto("about:blank")
    for friend in friends:
        friend.client.close()


@pytest.mark.thorough
def test_two_agree_to_a_bot_and_the_third_comes_back(host: Host, visit: Visit) -> None:
    table, (ada, ben, cleo) = seated(host, visit, 3)
    cleo.page.close()
    for person in (ada, ben):
        expect(panel(person, 2).locator(".away")).to_contain_text("0/2")
    ada.page.get_by_role("button", name="Call a bot for Cleo").click()
    for person in (ada, ben):
        expect(panel(person, 2).locator(".away")).to_contain_text("1/2")
        expect(panel(person, 2).locator(".away .crest.c-lion")).to_be_visible()
    expect(panel(ada, 2).get_by_role("button", name="bot")).to_have_count(0)
    ben.page.get_by_role("button", name="Agree to a bot for Cleo").click()
    for person in (ada, ben):
        expect(panel(person, 2)).to_contain_text("a bot stands in")
    cleo.page = cleo.open_page()
    cleo.go(f"/t/{table}")
    for person in (ada, ben):
        expect(panel(person, 2)).not_to_contain_text("a bot stands in")
    before = kingsburg(cleo).decisions
    play_together([ada, ben, cleo], lambda: kingsburg(cleo).decisions > before)


@pytest.mark.thorough
def test_one_click_gives_a_seat_to_a_bot_and_one_takes_it_back(host: Host, visit: Visit) -> None:
    table, (ada, ben) = seated(host, visit, 2)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Let a bot play for me").click()
    again = ada.page.get_by_role("button", name="I play again")
    expect(again).to_be_visible()
    expect(panel(ben, 0)).to_contain_text("a bot stands in")
    # A page that merely comes again takes nothing back.
    ada.page.reload()
    expect(again).to_be_visible()
    play_together([ben], lambda: kingsburg(ben).decisions > 0)
    assert ada.ask("GET", f"/api/tables/{table}")["seats"][0]["standIn"]
    again.click()
    expect(again).to_have_count(0)
    expect(panel(ben, 0)).not_to_contain_text("a bot stands in")
    before = kingsburg(ada).decisions
    play_together([ada, ben], lambda: kingsburg(ada).decisions > before)


def test_who_only_watches_sees_who_is_away_and_calls_nobody(hasty: Patient, visit: Visit) -> None:
    eve = comes(visit, hasty, "kingsburg", "")
    expect(panel(eve, 1).locator(".away")).to_contain_text("away")
    expect(panel(eve, 1).get_by_role("button", name="bot")).to_have_count(0)
