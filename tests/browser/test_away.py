"""People who are away: shown in their panels, replaced by agreement, and back with one click."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from burgrave.games import names
from burgrave.locale import languages
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
PLAYERS = re.compile("Players|Others|Spieler|Andere|Játékosok|Többiek")
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

# What of somebody's absence lies on another text or picture of their panel, sticks out of it, or
# is too small for a finger. Letters have room above them and a little below; a pixel is nothing.
COVERED = """
() => [...document.querySelectorAll("article .away")].flatMap((line) => {
  const panel = line.closest("article"), frame = panel.getBoundingClientRect(), others = [];
  const walk = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const picture = node instanceof Element;
    if ((picture ? node : node.parentElement).closest(".away, .about, .sr") !== null) continue;
    if (picture ? !node.matches("svg") : node.data.trim() === "") continue;
    const range = document.createRange();
    picture ? range.selectNode(node) : range.selectNodeContents(node);
    const { left, right, top, bottom, height } = range.getBoundingClientRect();
    const [over, under] = picture ? [0, 0] : [height / 4, height / 16];
    const name = picture ? node.getAttribute("class") : node.data;
    others.push({ name, left, right, top: top + over, bottom: bottom - under });
  }
  return [...line.children].filter((each) => !each.matches(".sr")).flatMap((each) => {
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    if (width === 0) return [];
    const told = others.filter((other) =>
      Math.min(right, other.right) - Math.max(left, other.left) > 1
      && Math.min(bottom, other.bottom) - Math.max(top, other.top) > 1
    ).map(({ name }) => `${each.textContent} covers ${name}`);
    if (left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom)
      told.push(`${each.textContent} sticks out`);
    const finger = parseFloat(getComputedStyle(each, "::after").height);
    if (each.matches("button") && matchMedia("(pointer: coarse)").matches && finger < 44)
      told.push(`${each.textContent} is ${finger} high`);
    return told;
  });
})
"""
NAMES = ("Ada", "Györgyi", "Bertram", "Annamária", "Maximilian")
LOW = (1280, 720)
TOUCHED, POINTED_AT = [(390, 844), (768, 1024)], [LOW, (1440, 900), (1920, 1080)]
FULL_TABLES = [("kingsburg", 2), ("kingsburg", 5), ("era", 4), ("kings-will", 2), ("kings-will", 4)]


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
    tab = tabs.filter(has_text=PLAYERS).filter(visible=True)
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
    assert me.page.evaluate(COVERED) == []
    me.page.goto("about:blank")
    for friend in friends:
        friend.client.close()


@pytest.mark.parametrize(
    ("full", "sizes", "spoken"),
    rows(
        [
            (("kings-will", 2), [LOW], ["en"]),
            *product(FULL_TABLES, [TOUCHED, POINTED_AT], [languages()]),
        ],
        0,
    ),
)
def test_the_call_for_a_bot_covers_nothing(
    hasty: Patient,
    visit: Visit,
    full: tuple[str, int],
    sizes: list[tuple[int, int]],
    spoken: list[str],
) -> None:
    game, people = full
    address = hasty.host.address.removeprefix("http://")
    me, *friends = (Person(address) for _ in range(people))
    for person, name in zip((me, *friends), NAMES):
        person.put("/api/me", name=name, crest="lion")
    wishes = [{"kind": "me"}, *[{"kind": "open"}] * len(friends)]
    table = me.post("/api/tables", game=game, options={}, seats=wishes)
    for friend, seat in zip(friends, table["seats"][1:]):
        friend.post(f"/api/tables/{table['id']}/claim", key=seat["link"].partition("#key=")[2])
    for person in (me, *friends):
        person.post(f"/api/tables/{table['id']}/ready", ready=True)
    visitor = visit(hasty.host, has_touch=sizes == TOUCHED)
    visitor.become(me.token)
    with ExitStack() as stays:
        # Of several one stays, who would have to agree.
        for number, friend in enumerate(friends):
            socket = friend.socket(table["id"])
            if number == 2:
                stays.enter_context(socket)
            else:
                with socket:
                    pass
        visitor.go(f"/t/{table['id']}")
        visitor.page.locator("main[class*='tab-']").wait_for()
        for (width, height), language in product(sizes, spoken):
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.speak(language)
            to_players(visitor)
            expect(panel(visitor, 1).locator(".away .call")).to_be_visible()
            visitor.still()
            assert visitor.page.evaluate(COVERED) == [], f"{width} px, {language}"
    for person in (me, *friends):
        person.client.close()


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
