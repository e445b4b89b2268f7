"""Games that end before their end, and what stays of every game: its last board and its page."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from burgrave.games import names
from burgrave.kernel.state import State
from tests.browser.company import seated
from tests.browser.hosting import Host
from tests.browser.inspector import Inspector
from tests.browser.kings_will.staging import WILL
from tests.browser.kingsburg.player import kingsburg
from tests.browser.scenes import BOT, FIRST, FRIENDS, ME, Kind, Stage, Staged
from tests.browser.staging import in_any, stagings, turns
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
SIZES = pytest.mark.parametrize(
    "viewport", [LAPTOP, pytest.param(PHONE, marks=pytest.mark.thorough)], ids=["laptop", "phone"]
)
BOXES = """
() => [...document.querySelectorAll("header .tools, main, main *")].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return `${each.tagName} ${[x, y, width, height].map((n) => Math.round(n * 10) / 10)}`;
})
"""
GAMES = names()
OVER = {each.plain.game: each.part("tray") for each in stagings()}


class Set:
    """A host with a table of each game: I am asked, two friends and a bot play, too."""

    def __init__(self, host: Host, tables: dict[str, Staged], over: dict[str, Staged]) -> None:
        self.host = host
        self.tables = tables
        self.over = over

    def comes(self, visit: Visit, game: str, who: int = 0, **context: object) -> Visitor:
        """One of the three people opens the table's page."""
        at = self.tables[game]
        visitor = visit(self.host, **context)
        visitor.become((at.token, *at.friends)[who])
        visitor.go(f"/t/{at.table}")
        visitor.page.locator(OVER[game]).wait_for()
        return visitor


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Set:
    """The tables as they stand before each test."""
    host = Host(tmp_path_factory.mktemp("played"))
    with Stage(host.store) as stage:
        tables = {scene.kind.game: stage.scene(scene) for scene in turns()}
        kinds = [each.plain for each in stagings()]
        over = {kind.game: stage.over(f"{kind.game} over", kind) for kind in kinds}
    return Set(host, tables, over)


@pytest.fixture
def stage(played: Set, tmp_path: Path) -> Iterator[Set]:
    """A host of its own for each test, with a long grace."""
    host = Host(tmp_path, grace=3600.0)
    shutil.copy(played.host.store, host.store)
    host.start()
    yield Set(host, played.tables, played.over)
    host.stop()


def boxes(visitor: Visitor) -> list[str]:
    """Where everything on the board is, once nothing moves any more."""
    told: list[str] = []
    for _ in range(50):
        before, told = told, visitor.page.evaluate(BOXES)
        if told == before:
            break
        visitor.page.wait_for_timeout(150)
    return told


def menu(visitor: Visitor, name: str) -> None:
    """Open the menu and press a line of it."""
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.locator("#menu").get_by_role("button", name=name).click()


def window(visitor: Visitor) -> Locator:
    """The one question."""
    return visitor.page.locator("dialog.question")


def sign(visitor: Visitor) -> Locator:
    """The offer in the bar."""
    return visitor.page.locator(".offer-sign")


@pytest.mark.thorough
@SIZES
def test_of_two_one_resigns(host: Host, visit: Visit, viewport: dict[str, int]) -> None:
    table, (ada, ben) = seated(host, visit, 2, edition="first")
    for visitor in (ada, ben):
        visitor.page.set_viewport_size(viewport)  # type: ignore[arg-type]
    menu(ada, "Resign")
    expect(window(ada)).to_contain_text("Ben wins then")
    window(ada).get_by_role("button", name="Play on").click()
    expect(window(ada)).to_have_count(0)
    assert ada.ask("GET", f"/api/tables/{table}")["status"] == "running"
    menu(ada, "Resign")
    window(ada).get_by_role("button", name="Resign").click()
    # Both see the last board, with the reason and the way to the result.
    expect(kingsburg(ada).tray.locator("h2")).to_have_text("You have resigned")
    expect(kingsburg(ben).tray.locator("h2")).to_have_text("Over by resignation: Ada")
    for visitor in (ada, ben):
        expect(visitor.page.locator(".k-adv.reach")).to_have_count(0)
        assert visitor.sticks_out() == []
        visitor.page.get_by_role("link", name="See the result").click()
        expect(visitor.page).to_have_url(f"{host.address}/t/{table}/end")
    ranks = ben.page.locator(".rank li")
    expect(ben.page.locator(".win h1")).to_have_text("You win: Ada resigned")
    expect(ranks.first).to_contain_text("You")
    expect(ranks.last).to_contain_text("resigned")
    expect(ada.page.locator(".win h1")).to_have_text("Ben wins: you resigned")
    ada.speak("de")
    expect(ada.page.locator(".win h1")).to_have_text("Ben gewinnt: Du hast aufgegeben")
    ada.speak("hu")
    expect(ada.page.locator(".win h1")).to_have_text("Ben nyert: feladtad")
    assert ada.sticks_out() == ben.sticks_out() == []
    # Home tells it truly.
    ada.go("/")
    ada.speak("en")
    expect(ada.page.locator(".tb.fin").first).to_contain_text("Ben won")
    expect(ada.page.locator(".tb.fin").first).to_contain_text("you resigned")


# Of two one resigns above, and three end a game below; the server's side is tested alone.
@pytest.mark.thorough
@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_of_three_one_resigns_and_watches(
    stage: Set, visit: Visit, game: str, viewport: dict[str, int]
) -> None:
    me = stage.comes(visit, game, viewport=viewport)
    cindy = stage.comes(visit, game, 2)
    menu(me, "Resign")
    expect(window(me)).to_contain_text("A bot plays your seat to the end")
    axe = Inspector(me)
    axe.look("question")
    window(me).get_by_role("button", name="Resign").click()
    expect(me.page.get_by_text("You have resigned and watch.").first).to_be_visible()
    expect(me.page.get_by_role("button", name="I play again")).to_have_count(0)
    me.page.get_by_role("button", name="Menu").click()
    expect(me.page.locator("#menu .way")).to_have_count(0)
    me.page.keyboard.press("Escape")
    panel = cindy.page.locator("article[data-seat='0']")
    expect(panel).to_contain_text("resigned")
    expect(panel).not_to_contain_text("a bot")
    axe.look("watching")
    axe.report()
    assert me.sticks_out() == []


@pytest.mark.thorough
@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_three_end_a_game_together(
    stage: Set, visit: Visit, game: str, viewport: dict[str, int]
) -> None:
    friends = [stage.comes(visit, game, who) for who in (1, 2)]
    me = stage.comes(visit, game, viewport=viewport)
    before = boxes(me)
    assert len(before) > 100
    menu(friends[0], "Offer to end the game")
    expect(window(friends[0])).to_contain_text("All of them have to agree: Ada and Cindy")
    window(friends[0]).get_by_role("button", name="Offer to end the game").click()
    # It is there for all, and nothing has moved for it.
    expect(sign(me)).to_be_visible()
    expect(me.page.get_by_role("status").filter(has_text="Bertram offers")).to_have_count(1)
    assert boxes(me) == before
    assert me.sticks_out() == []
    expect(sign(friends[0])).to_contain_text("You offer to end the game")
    sign(me).click()
    expect(window(me)).to_contain_text("Still asked: you and Cindy")
    axe = Inspector(me)
    axe.look("offer")
    window(me).get_by_role("button", name="Agree").click()
    expect(window(me)).to_have_count(0)
    sign(friends[1]).click()
    window(friends[1]).get_by_role("button", name="Agree").click()
    for visitor in (me, *friends):
        expect(visitor.page.get_by_text("Ended by agreement").first).to_be_visible()
        expect(sign(visitor)).to_have_count(0)
    expect(me.page.locator(".btn.un, [aria-keyshortcuts=U]")).to_have_count(0)
    axe.look("last board")
    me.page.get_by_role("link", name="See the result").click()
    expect(me.page.locator(".win h1")).to_have_text("Ended by agreement")
    expect(me.page.locator(".rank .pos").first).to_have_text("\N{EN DASH}")
    expect(me.page.locator(".laurelbox")).to_have_count(0)
    # Without a wreath the sentence has the whole width, and the king has judged nothing.
    lead = me.page.locator(".win .lead").bounding_box()
    assert lead is not None
    assert lead["width"] > 300
    expect(me.page.get_by_text("What the king judged")).to_have_count(0)
    axe.report()
    assert me.sticks_out() == []
    me.go("/")
    expect(me.page.locator(".tb.fin").first).to_contain_text("Ended by agreement")


# That it is told to all is the server's; the signs are those that three people see above.
@pytest.mark.thorough
def test_an_offer_is_declined_and_taken_back(stage: Set, visit: Visit) -> None:
    me, bertram, cindy = (stage.comes(visit, "kingsburg", who) for who in range(3))
    menu(me, "Offer to end the game")
    window(me).get_by_role("button", name="Offer").click()
    sign(cindy).click()
    window(cindy).get_by_role("button", name="Play on").click()
    for visitor in (me, bertram):
        expect(sign(visitor)).to_have_text("Cindy would rather play on")
        expect(visitor.page.locator("button.offer-sign")).to_have_count(0)
    menu(bertram, "Offer to end the game")
    window(bertram).get_by_role("button", name="Offer").click()
    expect(sign(me)).to_contain_text("Bertram offers to end the game")
    sign(bertram).click()
    window(bertram).get_by_role("button", name="Take it back").click()
    for visitor in (me, bertram, cindy):
        expect(sign(visitor)).to_have_count(0)


def test_alone_with_bots_there_is_one_question(host: Host, visit: Visit) -> None:
    me = visit(host, "Ada")
    table = kingsburg(me).sit_down("me", "greedy", "greedy")
    kingsburg(me).my_turn()
    menu(me, "End this game")
    expect(window(me)).to_contain_text("Nobody else is here to be asked")
    window(me).get_by_role("button", name="End this game").click()
    expect(kingsburg(me).tray.locator("h2")).to_have_text("Ended before its end")
    assert me.ask("GET", f"/api/tables/{table}")["ending"] == "agreed"


@pytest.mark.thorough
@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_board_and_result_stay(
    stage: Set, visit: Visit, game: str, viewport: dict[str, int]
) -> None:
    at = stage.over[game]
    me, guest = visit(stage.host, viewport=viewport), visit(stage.host, viewport=viewport)
    me.become(at.token)
    for visitor in (me, guest):
        visitor.go(f"/t/{at.table}")
        board = visitor.page.locator(OVER[game])
        expect(board).to_be_visible()
        expect(visitor.page).to_have_url(f"{stage.host.address}/t/{at.table}")
        expect(board.get_by_role("link", name="See the result")).to_be_visible()
        expect(board.get_by_role("button", name="Undo")).to_have_count(0)
        expect(visitor.page.locator(".reach, .can, .turn")).to_have_count(0)
        visitor.open_log()
        log = visitor.page.locator(f":is({in_any('log')}) li")
        expect(log.first).to_contain_text("The game is over")
        assert visitor.sticks_out() == []
    me.page.get_by_role("link", name="See the result").click()
    me.page.locator(".win").get_by_role("link", name="Last board").click()
    expect(me.page.locator(OVER[game])).to_be_visible()
    expect(me.page).to_have_url(f"{stage.host.address}/t/{at.table}")
    stage.host.stop()
    me.forgive("ERR_|WebSocket|50[234]")
    guest.forgive("ERR_|WebSocket|50[234]")
    stage.host.start()
    for path in (f"/t/{at.table}", f"/t/{at.table}/end"):
        guest.go(path)
        expect(guest.page.locator(f"{OVER[game]}, .win").first).to_be_visible()
    expect(guest.page.locator(".took time")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("locale", "language", "told"),
    [
        ("en-GB", "en", "1 hour 20 minutes · 2"),
        ("de-AT", "de", "1 Stunde 20 Minuten · "),
        ("hu", "hu", "1 óra 20 perc · "),
    ],
)
def test_the_result_says_how_long_it_took_and_when(
    stage: Set, visit: Visit, locale: str, language: str, told: str
) -> None:
    at = stage.over["kingsburg"]
    me = visit(stage.host, own=True, locale=locale, timezone_id="Europe/Budapest")
    me.become(at.token)
    info = me.ask("GET", f"/api/tables/{at.table}")
    info |= {"ended": 1_792_872_000, "lasted": 4810}
    me.page.route(f"**/api/tables/{at.table}", lambda route: route.fulfill(json=info))
    me.page.route_web_socket("**/live*", lambda socket: None)
    me.go(f"/t/{at.table}/end")
    expect(me.page.locator("html")).to_have_attribute("lang", language)
    expect(me.page.locator(".took")).to_contain_text(told)
    expect(me.page.locator(".took")).to_contain_text("2026")
    time = me.page.locator(".took time")
    expect(time).to_have_attribute("datetime", "2026-10-24T20:00:00.000Z")
    expect(time).to_contain_text("22:00")


LANGUAGES = pytest.mark.parametrize(
    ("language", "you"), [("en", "You"), ("de", "Du"), ("hu", "")], ids=["en", "de", "hu"]
)


@LANGUAGES
@pytest.mark.thorough
@pytest.mark.parametrize("game", names())
def test_the_reader_is_you(stage: Set, visit: Visit, game: str, language: str, you: str) -> None:
    at = stage.over[game]
    me = visit(stage.host, locale=language)
    me.become(at.token)
    me.go(f"/t/{at.table}/end")
    moments = me.page.locator(".mo li")
    expect(moments.first).to_be_visible()
    for moment in moments.all():
        # A title made of the facts, and what it brought or cost: no line of the log.
        title, told = moment.locator("h3").inner_text(), moment.locator("p").inner_text()
        assert 3 < len(title) < 60
        assert len(told) > 12
        assert "moment-" not in title + told
    # Ada is who reads this, and is called so nowhere.
    expect(me.page.locator(".endpage")).not_to_contain_text("Ada")
    me.go(f"/t/{at.table}")
    word = {"en": "Log", "de": "Verlauf", "hu": "Napló"}[language]
    me.page.get_by_text(word, exact=True).filter(visible=True).last.click()
    log = me.page.locator(in_any("log"))
    expect(log.locator("li").first).to_be_visible()
    lines = [line for line in log.locator("li").all_inner_texts() if line.strip()]
    assert len(lines) > 50
    assert [line for line in lines if "Ada" in line] == []
    assert sum(line.startswith(you) for line in lines) > 10


@pytest.mark.thorough
def test_a_tie_says_how_it_was_broken(stage: Set, visit: Visit) -> None:
    at = stage.over["era"]
    me = visit(stage.host)
    me.become(at.token)
    points = [one["points"] for one in me.ask("GET", f"/api/tables/{at.table}")["result"]]
    assert points.count(max(points)) == 2
    me.go(f"/t/{at.table}/end")
    lead = me.page.locator(".win .lead")
    expect(lead).to_contain_text("has as many points.")
    expect(lead).to_contain_text("the tie goes to more stone left, 3 to 1 (E-9.8).")
    lead.get_by_role("link", name="E-9.8").click()
    expect(me.page.locator("li.rule[id='E-9.8']")).to_be_in_viewport()


def leaders(state: State) -> tuple[int, int]:
    """The first two."""
    first, second, *_ = sorted(range(state.seats), key=lambda seat: (state.ranking()[seat], seat))
    return first, second


def held(state: State, what: str) -> tuple[int, int]:
    """How many goods or buildings of Kingsburg the first two have."""
    seats: Any = state.view(None)["seats"]
    kept = [seats[seat][what] for seat in leaders(state)]
    first, second = (sum(one.values()) if what == "goods" else len(one) for one in kept)
    return first, second


def by_goods(state: State) -> str:
    n, m = held(state, "goods")
    return (
        ""
        if n == m
        else f"has as many points. The tie goes to more goods left, {n} to {m} (K-9.4)."
    )


def by_buildings(state: State) -> str:
    (goods, others), (n, m) = held(state, "goods"), held(state, "buildings")
    if goods != others or n == m:
        return ""
    return (
        "has as many points. Goods left are equal, too; "
        f"the tie goes to more buildings, {n} to {m} (K-9.5)."
    )


def shared(state: State) -> str:
    (goods, others), (n, m) = held(state, "goods"), held(state, "buildings")
    if goods != others or n != m:
        return ""
    return (
        f"Goods left ({goods} each) and buildings ({n} each) are equal, too: "
        "the victory is shared (K-9.5)."
    )


def against_the_clock(state: State) -> str:
    start: Any = state.view(None)["start"]
    n, m = ((start - seat - 1) % state.seats + 1 for seat in leaders(state))
    name = [ME[0], *(name for name, _ in FRIENDS), BOT[0]][start]
    return (
        "has as many points. The tie goes to whoever comes first when one counts against the "
        f"clock from the start player, {name}: number {n} before number {m} (W-6.4)."
    )


# One of them is told above, in the same place.
@pytest.mark.thorough
@pytest.mark.parametrize(
    ("kind", "told", "number"),
    [
        (FIRST, by_goods, 3),
        (FIRST, by_buildings, 6),
        (FIRST, shared, 70),
        (WILL, against_the_clock, 20),
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_every_way_to_break_a_tie_is_told(
    visit: Visit, tmp_path: Path, kind: Kind, told: Callable[[State], str], number: int
) -> None:
    host = Host(tmp_path)
    sentences: list[str] = []

    def fits(state: State) -> bool:
        sentences.append(told(state))
        return bool(sentences[-1])

    with Stage(host.store) as stage:
        at = stage.tied(kind, fits, number)
    host.start()
    try:
        me = visit(host)
        me.go(f"/t/{at.table}/end")
        lead = me.page.locator(".win .lead")
        expect(lead).to_contain_text(sentences[-1])
        rule = sentences[-1].rpartition("(")[2].removesuffix(").")
        lead.get_by_role("link", name=rule).click()
        expect(me.page.locator(f"li.rule[id='{rule}']")).to_be_in_viewport()
    finally:
        host.stop()
