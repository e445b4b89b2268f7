"""The lobby until the deal: three people in three browsers, by mouse, by keys and by touch."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from burgrave.locale import languages, speaker
from tests.browser.company import link_of
from tests.browser.hosting import Host
from tests.browser.inspector import Inspector
from tests.browser.kingsburg.player import kingsburg
from tests.browser.visitor import Visitor
from tests.sparing import one_of

Visit = Callable[..., Visitor]
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "laptop": (1280, 720), "wide": (1600, 900)}


ORDER = """
wanted => [...document.querySelectorAll(".seat .nm > :first-child")]
  .map((e) => e.value ?? e.textContent).join() === wanted
"""


def in_order(visitor: Visitor, *wanted: str) -> None:
    """Wait until the seats stand like that."""
    visitor.page.wait_for_function(ORDER, arg=",".join(wanted))


def lobby(host: Host, visit: Visit, *more: str, **context: object) -> tuple[str, Visitor, Visitor]:
    """Ada's table, at which Ben sits and is ready."""
    ada, ben = visit(host, "Ada", "lion", **context), visit(host, "Ben", "tower")
    table = kingsburg(ada).sit_down("me", "open", *more)
    ben.come_in(link_of(ada, table, 1))
    ben.page.get_by_role("button", name="I am ready").click()
    expect(ben.page.get_by_role("button", name="Not ready after all")).to_be_visible()
    expect(ada.page.locator(".count")).to_be_visible()
    return table, ada, ben


def test_three_people_arrange_a_table_until_the_deal(host: Host, visit: Visit) -> None:
    table, ada, ben = lobby(host, visit, "open")
    cleo = visit(host, "Cleo", "fleur")
    cleo.come_in(link_of(ada, table, 2))
    in_order(ben, "Ada", "Ben", "Cleo")
    # One seat more, by keyboard; the ticks are gone, and Ben knows why.
    ada.page.get_by_role("button", name="One seat more").press("Enter")
    expect(cleo.page.locator(".seat")).to_have_count(4)
    expect(ben.page.locator(".news")).to_contain_text("The table has 4 seats now.")
    expect(ben.page.get_by_role("button", name="I am ready")).to_be_visible()
    expect(ada.page.locator(".news")).to_have_text("")
    # A bot, its level and its name.
    ada.page.locator(".seat.open").get_by_role("button", name="Give to a bot").click()
    expect(ada.page.get_by_role("radiogroup").get_by_role("radio")).to_have_count(4)
    ada.page.get_by_role("radio", name="Careless").check(force=True)
    ada.page.get_by_label("Name of the bot on seat 4").select_option("Osric")
    in_order(ben, "Ada", "Ben", "Cleo", "Osric")
    expect(ben.page.locator(".seat").last).to_contain_text("Careless")
    expect(ben.page.locator(".news")).to_contain_text("Osric plays otherwise now: Careless.")
    # The order, by arrow keys: the focus goes along, and it is said.
    up = ada.page.get_by_role("button", name="Move Osric up")
    up.focus()
    ada.page.keyboard.press("ArrowUp")
    in_order(cleo, "Ada", "Ben", "Osric", "Cleo")
    expect(up).to_be_focused()
    expect(ada.page.get_by_text("Osric now has seat 3 of 4.")).to_be_attached()
    ada.page.keyboard.press("Enter")
    in_order(cleo, "Ada", "Osric", "Ben", "Cleo")
    ada.page.get_by_role("button", name="Move Ada down").click()
    in_order(cleo, "Osric", "Ada", "Ben", "Cleo")
    expect(cleo.page.locator(".seat.me")).to_contain_text("Cleo")
    # Another game, with what it means for the seats.
    ada.page.get_by_role("button", name="One seat more").click()
    expect(ada.page.locator(".seat")).to_have_count(5)
    ada.page.get_by_role("button", name="One seat more").press("Enter")
    expect(ada.page.locator(".problem")).to_contain_text("Kingsburg is for 5 players at most.")
    ada.page.get_by_role("button", name="Change game or options").click()
    will = speaker("en").say("game-kings-will")
    ada.page.get_by_text(will, exact=True).click()
    expect(ada.page.locator(".fit")).to_have_text(f"{will} is for 4 players at most: Seat 5 goes.")
    ada.page.get_by_role("button", name="Take these").click()
    for person in (ben, cleo):
        expect(person.page.locator(".news")).to_contain_text(f"The game is {will} now.")
    in_order(cleo, "Osric", "Ada", "Ben", "Cleo")
    for person in (ada, ben, cleo):
        person.page.get_by_role("button", name="I am ready").click()
    for person in (ada, ben, cleo):
        expect(person.page.locator(".kw-tray")).to_be_visible()


@pytest.mark.thorough
def test_who_is_removed_is_asked_about_once_and_told(host: Host, visit: Visit) -> None:
    table, ada, ben = lobby(host, visit, "open")
    cleo = visit(host, "Cleo", "fleur")
    cleo.come_in(link_of(ada, table, 2))
    in_order(ada, "Ada", "Ben", "Cleo")
    remove = ada.page.get_by_role("button", name="Remove seat 3")
    remove.press("Enter")
    expect(ada.page.get_by_role("group", name="Remove the seat of Cleo?")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Better not")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(remove).to_be_focused()
    in_order(ada, "Ada", "Ben", "Cleo")
    remove.click()
    ada.page.get_by_role("button", name="Remove the seat").click()
    in_order(ben, "Ada", "Ben")
    expect(cleo.page.locator(".news")).to_contain_text("The host has taken your seat away.")
    expect(cleo.page.locator(".lead")).to_contain_text("You are watching")
    # With two seats, none can be removed, and the button says so instead of vanishing.
    less = ada.page.get_by_role("button", name="One seat fewer")
    expect(less).to_have_attribute("aria-disabled", "true")
    less.press("Enter")
    expect(ada.page.locator(".problem")).to_contain_text("Kingsburg is for 2 players at least.")


def grip(page: Page, row: int) -> tuple[float, float]:
    box = page.locator(".grip").nth(row).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# A finger drags below by the same events; a mouse can let go by Escape, too.
@pytest.mark.thorough
def test_seats_are_dragged_by_mouse(host: Host, visit: Visit) -> None:
    _, ada, ben = lobby(host, visit, "open", viewport={"width": 1280, "height": 900})
    page = ada.page
    x, y = grip(page, 2)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, grip(page, 0)[1] - 10, steps=8)
    expect(page.locator("li.held")).to_have_count(1)
    page.keyboard.press("Escape")
    page.mouse.up()
    in_order(ada, "Ada", "Ben", "Open seat")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, grip(page, 0)[1] - 10, steps=8)
    page.mouse.up()
    for person in (ada, ben):
        in_order(person, "Open seat", "Ada", "Ben")


@pytest.mark.thorough
def test_seats_are_dragged_by_finger(host: Host, visit: Visit) -> None:
    table, ada, ben = lobby(
        host, visit, "greedy", viewport={"width": 390, "height": 844}, has_touch=True
    )
    page = ada.page
    page.locator(".grip").nth(0).scroll_into_view_if_needed()
    x, y = grip(page, 0)
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *points: float) -> None:
        at = [{"x": x, "y": point} for point in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    below = grip(page, 1)[1]
    finger("touchStart", y)
    for step in range(1, 9):
        finger("touchMove", y + (below + 60 - y) * step / 8)
    expect(page.locator("li.held")).to_have_count(1)
    finger("touchEnd")
    bot = ada.ask("GET", f"/api/tables/{table}")["seats"][2]["name"]
    in_order(ben, "Ben", "Ada", bot)
    # And for whom a finger is too coarse, the buttons are large enough.
    box = page.get_by_role("button", name="Move Ada up").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    page.get_by_role("button", name="Move Ada up").click()
    in_order(ben, "Ada", "Ben", bot)


@pytest.mark.thorough
def test_leaving_asks_once_and_the_link_leads_back(host: Host, visit: Visit) -> None:
    table, ada, ben = lobby(host, visit, "open")
    link = link_of(ada, table, 2)
    ben.page.get_by_role("button", name="Leave").click()
    expect(ben.page.locator(".ask")).to_contain_text("Your seat is free for anybody then.")
    ben.page.get_by_role("button", name="Better not").click()
    expect(ben.page.locator(".seat.me")).to_be_visible()
    ben.page.get_by_role("button", name="Leave").click()
    ben.page.locator(".ask").get_by_role("button", name="Leave").click()
    expect(ben.page.locator(".notice")).to_contain_text("You have left the table")
    in_order(ada, "Ada", "Open seat", "Open seat")
    ben.come_in(link_of(ada, table, 1))
    in_order(ada, "Ada", "Ben", "Open seat")
    # A host who leaves says who has the table then; its links still work.
    ada.page.get_by_role("button", name="Leave").click()
    expect(ada.page.locator(".ask")).to_contain_text("Ben is its host then.")
    ada.page.locator(".ask").get_by_role("button", name="Leave").click()
    expect(ada.page.locator(".notice")).to_be_visible()
    expect(ben.page.locator(".count")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Copy table link")).to_be_visible()
    cleo = visit(host, "Cleo", "fleur")
    cleo.come_in(link)
    in_order(ben, "Open seat", "Ben", "Cleo")


@pytest.mark.thorough
def test_a_table_is_deleted_in_the_lobby_and_from_home(host: Host, visit: Visit) -> None:
    table, ada, ben = lobby(host, visit)
    sign = ada.ask("GET", f"/api/tables/{table}")["name"]
    ada.page.get_by_role("button", name="Delete table").click()
    expect(ada.page.locator(".ask")).to_contain_text("Whoever sits there is told: Ben.")
    ada.page.get_by_role("button", name="Delete it").click()
    expect(ada.page.locator(".notice")).to_contain_text(f"The table {sign} is deleted.")
    expect(ben.page.locator(".notice")).to_contain_text(f"The host has deleted the table {sign}.")
    assert ben.page.url == f"{host.address}/"
    ben.page.locator(".notice button").click()
    expect(ben.page.locator(".notice")).to_have_count(0)
    # From home: before the deal a table is not “running”.
    other = kingsburg(ada).table("me", "open")
    ada.go("/")
    heading = ada.page.get_by_role("heading", name="Not begun yet")
    expect(heading).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Running")).to_have_count(0)
    ada.page.get_by_role("button", name=f"Delete {other['name']}").click()
    expect(ada.page.locator(".ask")).to_contain_text("Its links open nothing any more.")
    ada.page.get_by_role("button", name="Delete it").click()
    expect(ada.page.locator(".notice")).to_contain_text(f"The table {other['name']} is deleted.")
    expect(heading).to_have_count(0)
    # Where nobody else could miss it, nothing is asked.
    kingsburg(ada).sit_down("me", "open")
    ada.page.locator(".seat.open").get_by_role("button", name="Give to a bot").click()
    expect(ada.page.locator(".seat.open")).to_have_count(0)
    ada.page.get_by_role("button", name="Delete table").click()
    expect(ada.page.locator(".notice")).to_be_visible()


def test_the_end_of_a_game_that_has_not_begun_is_its_lobby(host: Host, visit: Visit) -> None:
    ada = visit(host, "Ada")
    table = kingsburg(ada).table("me", "open")["id"]
    ada.go(f"/t/{table}/end")
    expect(ada.page.locator(".seat")).to_have_count(2)
    assert ada.page.url.endswith(f"/t/{table}")


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES)
def test_the_arranged_lobby_holds_on_every_screen(host: Host, visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    _, ada, _ = lobby(host, visit, "open", "greedy", viewport={"width": width, "height": height})
    axe = Inspector(ada, both=True)
    page = ada.page
    for language in languages():
        say = speaker(language).say
        ada.speak(language)
        expect(page.locator(".count")).to_contain_text(say("lobby-seats"))
        assert ada.sticks_out() == []
        page.get_by_role("button", name=say("lobby-options-or-game")).click()
        page.get_by_role("button", name=say("table-delete")).click()
        page.get_by_role("button", name=say("lobby-remove", n=2)).click()
        expect(page.locator(".ask")).to_have_count(2)
        assert ada.sticks_out() == []
        if language == languages()[0]:
            axe.look(f"the host's lobby, {size}")
        for question in page.locator(".ask").all()[::-1]:
            question.get_by_role("button", name=say("ask-no")).click()
        page.get_by_role("button", name=say("lobby-options-leave")).click()
    axe.report()


# Every message can be said in every language: tests/locale.
@pytest.mark.thorough
def test_every_language_tells_what_has_changed(host: Host, visit: Visit) -> None:
    table, ada, ben = lobby(host, visit, "greedy")
    ada.ask("PUT", f"/api/tables/{table}/options", options={"edition": "revised"})
    ada.ask("PUT", f"/api/tables/{table}/order", slots=[2, 1, 0])
    for language in languages():
        ben.speak(language)
        say = speaker(language).say
        for key in ("news-lead", "news-order", "news-again"):
            expect(ben.page.locator(".news")).to_contain_text(say(key))
        expect(ben.page.locator(".news")).not_to_contain_text(re.compile("news-|option-|undefined"))
        assert ben.sticks_out() == []
    axe = Inspector(ben)
    axe.look("a lobby with news")
    axe.report()


CLIPPED = """
() => [...document.querySelectorAll(".lv")]
  .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1).length
"""


@pytest.mark.parametrize("size", one_of(SIZES, "phone"))
def test_only_levels_that_exist_are_offered_and_each_in_full(
    host: Host, visit: Visit, size: str
) -> None:
    width, height = SIZES[size]
    me = visit(host, "Ada", viewport={"width": width, "height": height})
    me.go("/")
    page = me.page
    games = me.ask("GET", "/api/games")
    page.locator(".games .tog").first.click()
    for language in languages():
        me.speak(language)
        levels = page.locator(".bots li").first.get_by_role("radio")
        expect(levels).to_have_count(len(games[0]["bots"]))
        for place, bot in enumerate(games[0]["bots"]):
            said = speaker(language).say("level", n=bot["level"])
            expect(levels.nth(place)).to_have_accessible_name(said)
        assert page.evaluate(CLIPPED) == 0
        assert me.sticks_out() == []
