"""Looking back in the browser: from the end of a game to any moment of it, on the real board."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

import pytest
from playwright.sync_api import Page, expect

import burgrave
from burgrave import FairDice, Player, Record, Table
from burgrave.games import names
from tests.browser.hosting import Host
from tests.browser.inspector import Inspector
from tests.browser.scenes import Stage, Staged
from tests.browser.staging import in_any, staging, stagings
from tests.browser.visitor import Visitor
from tests.server.broken_records import BROKEN
from tests.sparing import one_of, rows

Visit = Callable[..., Visitor]
LAPTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
GAMES = names()
BOARDS = {each.plain.game: each.board for each in stagings()}
LANGUAGES = {"de": "Rückblick", "hu": "Visszatekintés"}


@dataclass
class Shelf:
    """A host with a finished game of each kind, and one that still goes on."""

    host: Host
    over: dict[str, Staged]
    running: Staged


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelf]:
    host = Host(tmp_path_factory.mktemp("shelf"))
    with Stage(host.store) as stage:
        kinds = [each.full for each in stagings()]
        over = {kind.game: stage.over(f"{kind.game} over", kind) for kind in kinds}
        running = stage.scene(staging("era").scene("era-build"))
    host.start()
    yield Shelf(host, over, running)
    host.stop()


FURTHER = "n => +document.querySelector('.rp-line input').value > n"
EARLIER = "n => +document.querySelector('.rp-line input').value < n"


def comes(visit: Visit, shelf: Shelf, at: Staged, path: str, **context: object) -> Page:
    """Somebody who played there opens a page of the table."""
    visitor = visit(shelf.host, **context)
    visitor.become(at.token)
    visitor.go(f"/t/{at.table}{path}")
    return visitor.page


def here(page: Page) -> str:
    """What is told of the moment that is shown."""
    return page.locator(".rp-told").inner_text()


def number(page: Page) -> int:
    """The moment that the address names."""
    return int(page.evaluate("location.hash.slice(1)"))


def place(page: Page) -> int:
    return int(page.locator(".rp-line input").input_value())


def stands_at(page: Page, moment: int) -> None:
    """Wait until this moment is shown."""
    expect(page.locator(".rp-line input")).to_have_value(str(moment))


@pytest.mark.parametrize(("game", "viewport"), rows([*product(GAMES, [LAPTOP, PHONE])], 3))
def test_from_the_end_page_to_a_shared_moment(
    visit: Visit, shelf: Shelf, game: str, viewport: dict[str, int]
) -> None:
    at = shelf.over[game]
    page = comes(visit, shelf, at, "/end", viewport=viewport, has_touch=viewport is PHONE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    key = page.locator(".mo h3 a").nth(1)
    title = key.inner_text()
    key.click()
    page.locator(".rp").wait_for()
    expect(page.locator(BOARDS[game])).to_be_visible()
    assert number(page) > 0
    expect(page.locator(f'.rp-key[title*="{title}"]')).not_to_have_count(0)
    # Forth and back, by the buttons, by chapters and by the line itself.
    told, was = here(page), place(page)
    page.locator(".rp-on").click()
    stands_at(page, was + 1)
    page.locator(".rp-back").click()
    stands_at(page, was)
    expect(page.locator(".rp-told")).to_have_text(told, use_inner_text=True)
    page.locator(".rp-chapters button").nth(2).click()
    expect(page.locator(".rp-chapters [aria-current=true]")).to_have_count(1)
    expect(page.locator(".rp-told")).not_to_have_text(told, use_inner_text=True)
    then = number(page)
    # What is shared opens for anybody, at the same moment, with all cards open.
    stranger = visit(shelf.host, viewport=viewport)
    stranger.go(f"/t/{at.table}/replay#{then}")
    other = stranger.page
    other.locator(".rp").wait_for()
    assert number(other) == then
    expect(other.locator(".rp-eyes [aria-pressed=true]")).to_have_text("All")
    expect(other.locator(".rp-told h2")).not_to_be_empty()
    # All of it came in one answer.
    assert len([url for url in asked if url.endswith("/replay?eyes=0")]) == 1


@pytest.mark.parametrize("game", one_of(GAMES, "era"))
def test_keys_eyes_the_log_and_playing_by_itself(visit: Visit, shelf: Shelf, game: str) -> None:
    page = comes(visit, shelf, shelf.over[game], "/replay#60", viewport=LAPTOP)
    page.locator(".rp").wait_for()
    assert number(page) <= 60
    was = place(page)
    page.keyboard.press("ArrowRight")
    stands_at(page, was + 1)
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function(FURTHER, arg=was + 1)
    page.keyboard.press("Home")
    expect(page.locator(".rp-told h2")).to_have_text("The beginning")
    page.keyboard.press("End")
    stands_at(page, int(page.locator(".rp-line input").get_attribute("max") or 0))
    expect(page.locator('.rp a[href$="/end"]')).to_be_visible()
    # Somebody else's eyes: the same moment, with nothing hidden.
    page.goto(page.url.partition("#")[0] + "#60")
    then = number(page)
    page.keyboard.press("e")
    expect(page.locator(".rp-eyes [aria-busy=false], .rp-eyes[aria-busy=false]")).to_be_visible()
    expect(page.locator(".rp-eyes [aria-pressed=true]")).to_have_text(re.compile("All"))
    assert number(page) >= then
    # At four times the pace it goes on by itself until it is stopped.
    page.locator(".rp-speed button").last.click()
    begun = place(page)
    page.locator(".rp-play").click()
    page.wait_for_function(FURTHER, arg=begun + 3)
    page.locator(".rp-play").click()
    expect(page.locator(".rp-play")).to_have_text("Play")
    stopped = place(page)
    page.wait_for_timeout(1200)
    assert place(page) == stopped
    # A line of the log leads to the moment at which it was told.
    log = page.locator(in_any("tabs")).get_by_role("button", name="Log")
    log.click()
    line = page.locator(".p-log li").nth(6)
    line.hover()
    line.locator(".line-look").click()
    page.wait_for_function(EARLIER, arg=stopped)


HURRY = """
() => {
  const on = () => new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true });
  for (let n = 0; n < 30; n++) document.body.dispatchEvent(on());
}
"""
COURT = """
() => document.querySelector("main").dataset.year
  + [...document.querySelectorAll(".k-adv")].map((each) => each.textContent)
"""


@pytest.mark.thorough
def test_the_board_keeps_up_with_who_hurries(visit: Visit, shelf: Shelf) -> None:
    page = comes(visit, shelf, shelf.over["kingsburg"], "/replay#60", viewport=LAPTOP)
    page.locator(".rp").wait_for()
    was = place(page)
    page.evaluate(HURRY)
    stands_at(page, was + 30)
    other = page.context.new_page()
    other.goto(page.url)
    other.locator(".rp").wait_for()
    stands_at(other, was + 30)
    # At most the last of them is still being told.
    page.wait_for_function(f"court => ({COURT})() === court", arg=other.evaluate(COURT))


@pytest.mark.thorough
def test_with_all_eyes_the_board_turns_to_who_decides(visit: Visit, shelf: Shelf) -> None:
    """A stranger looks at Era's set-up: whoever places a piece, their domain is shown."""
    visitor = visit(shelf.host, viewport=LAPTOP)
    visitor.go(f"/t/{shelf.over['era'].table}/replay#1")
    page, seen = visitor.page, set()
    page.locator(".rp").wait_for()
    for n in range(1, 30):
        expect(page.locator(".rp-line input")).to_have_value(str(n))
        name, places, _ = page.locator(".rp-told h2").inner_text().partition(" places a piece")
        if places:
            expect(page.locator(".e-dhead h2")).to_contain_text(name)
            seen.add(name)
        page.keyboard.press("ArrowRight")
    assert len(seen) > 1


# The bar beside who is to decide, and the ink in which it is drawn where nothing can be done.
TURN = """
() => [...new Set([...document.querySelectorAll("main .turn")]
  .map((each) => getComputedStyle(each, "::before").backgroundColor))]
"""
INK = """
() => {
  const drop = document.querySelector("main").appendChild(document.createElement("i"));
  drop.style.color = "var(--ink-2)";
  const ink = getComputedStyle(drop).color;
  drop.remove();
  return ink;
}
"""


@pytest.mark.thorough
def test_nothing_can_be_done_and_nothing_is_gold(visit: Visit, shelf: Shelf) -> None:
    for game in GAMES:
        page = comes(visit, shelf, shelf.over[game], "/replay#90", viewport=LAPTOP)
        page.locator(".rp").wait_for()
        gold = page.locator(f"{in_any('tray')}, .reach, .k-bcard.can, .e-card.can")
        expect(page.locator("main .btn.pri")).to_have_count(1)
        expect(gold).to_have_count(0)
        turn = page.evaluate(TURN)
        assert turn == [] or turn == [page.evaluate(INK)]


def test_a_running_game_shows_what_i_saw(visit: Visit, shelf: Shelf) -> None:
    page = comes(visit, shelf, shelf.running, "", viewport=LAPTOP)
    page.locator(".era").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Look back").click()
    page.locator(".rp").wait_for()
    expect(page.locator(".rp-runs")).to_be_visible()
    expect(page.locator(".rp-eyes")).to_have_count(0)
    page.keyboard.press("End")
    page.get_by_role("link", name="To the table").click()
    page.locator(".e-tray").wait_for()


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_three_languages(visit: Visit, shelf: Shelf, game: str) -> None:
    visitor = visit(shelf.host, viewport=LAPTOP)
    visitor.become(shelf.over[game].token)
    visitor.go(f"/t/{shelf.over[game].table}/replay#80")
    page = visitor.page
    page.locator(".rp").wait_for()
    inspector = Inspector(visitor)
    inspector.look(f"{game} replay")
    page.set_viewport_size({"width": 390, "height": 844})
    inspector.look(f"{game} replay on a phone")
    assert visitor.sticks_out() == []
    page.set_viewport_size({"width": 1280, "height": 720})
    for language, name in LANGUAGES.items():
        visitor.speak(language)
        expect(page.locator(".rp")).to_have_attribute("aria-label", name)
        assert "replay-" not in page.locator("main").inner_text()
    assert inspector.found == []


@pytest.fixture(scope="module")
def good() -> str:
    """A record of a finished game of Kingsburg that tells its seed."""
    players = [Player(name) for name in ("Anna", "Bela", "Cili")]
    table = Table(burgrave.game("kingsburg"), players, FairDice(bytes(range(32)), 3))
    table.start()
    while not table.state.over:
        table.play(table.waiting[0], table.state.legal(table.waiting[0])[-1])
    return Record.of(table).to_json()


def bring(page: Page, content: bytes) -> None:
    """Choose a file."""
    page.locator(".rp-drop input").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": content}
    )


def bring_in_time(page: Page, content: bytes) -> None:
    """Choose a file; whoever has brought too many waits a moment and brings it again."""
    status = 429
    while status == 429:
        with page.expect_response("**/api/replay*") as answer:
            bring(page, content)
        status = answer.value.status
        if status == 429:
            page.wait_for_timeout(3000)
    expect(page.locator(".rp-open[aria-busy=true]")).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("every", [6, 1])
def test_records_open_by_file_good_or_broken_in_fifty_ways(
    visit: Visit, shelf: Shelf, good: str, every: int
) -> None:
    visitor = visit(shelf.host, viewport=LAPTOP)
    visitor.forgive("422|429")
    visitor.go("/replay")
    page = visitor.page
    inspector = Inspector(visitor)
    inspector.look("open a record")
    assert inspector.found == []
    told = page.locator(".rp-open .problem")
    sentences = set()
    for broken in BROKEN[::every]:
        bring_in_time(page, broken(good))
        expect(told).to_have_text(re.compile(r"^This record can.t be opened\. .+\.$"))
        sentences.add(told.inner_text())
    assert len(sentences) > 20 // every
    bring_in_time(page, good.encode())
    page.locator(".kb .rp").wait_for()
    expect(page.locator(".rp-eyes button")).to_have_count(4)
    page.keyboard.press("End")
    last = len(Record.from_json(good, burgrave.game).entries)
    page.wait_for_url(f"**/replay#{last}")
    assert number(page) == last


def test_a_record_can_be_dropped(visit: Visit, shelf: Shelf, good: str) -> None:
    visitor = visit(shelf.host, viewport=PHONE)
    visitor.go("/replay")
    page = visitor.page
    page.locator(".rp-drop").wait_for()
    page.evaluate(
        """(text) => {
          const carried = new DataTransfer();
          carried.items.add(new File([text], "game.json"));
          document.dispatchEvent(new DragEvent("drop", { dataTransfer: carried }));
        }""",
        good,
    )
    page.locator(".kb .rp").wait_for()
    page.locator(".rp-eyes button").nth(1).click()
    expect(page.locator(".rp-eyes [aria-pressed=true]")).to_have_attribute("title", "Bela")
