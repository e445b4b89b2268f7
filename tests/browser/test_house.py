"""The frame of every page: menu, light, keys, rules, and courteous words where nothing stands."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Route, expect

import burgrave
from burgrave.games import names
from burgrave.games.provenance import counts, origins
from burgrave.locale import speaker
from tests.browser.hosting import Host
from tests.browser.kingsburg.player import kingsburg
from tests.browser.staging import in_any, staging
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_the_menu_by_keyboard(host: Host, visit: Visit) -> None:
    me = visit(host, "Ada")
    me.go("/")
    page = me.page
    expect(page.locator(".acts .btn.pri").first).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("To the content")
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    menu = page.get_by_role("button", name="Menu")
    menu.press("Enter")
    candle = page.get_by_role("button", name="Candlelight", exact=True)
    candle.press("Enter")
    expect(page.locator("html")).to_have_class("candle")
    page.reload()
    expect(page.locator("html")).to_have_class("candle")
    menu.press("Enter")
    page.get_by_role("button", name="As the device").press("Enter")
    expect(page.locator("html")).to_have_class("")
    page.keyboard.press("Escape")
    expect(page.locator("#menu")).to_have_count(0)
    expect(menu).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_contain_text(
        "take the last decision back"
    )
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


GESTURES = [
    ("en", "Menu", "Gestures", "Hold a finger"),
    ("de", "Menü", "Gesten", "Finger halten"),
    ("hu", "Menü", "Mozdulatok", "Ujj nyomva tartása"),
]


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "words"), [*product(names(), GESTURES)])
def test_a_phone_is_told_of_gestures_instead_of_keys(
    host: Host, visit: Visit, game: str, words: tuple[str, str, str, str]
) -> None:
    language, menu, title, hold = words
    phone = {"width": 390, "height": 844}
    me = visit(host, "Ada", viewport=phone, has_touch=True, is_mobile=True, locale=language)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = me.ask("POST", "/api/tables", game=game, options={}, seats=seats)
    me.go(f"/t/{table['id']}")
    me.page.locator(in_any("tray")).first.wait_for()
    me.page.get_by_role("button", name=menu).click()
    me.page.locator("#menu").get_by_role("button", name=title).click()
    told = me.page.get_by_role("dialog", name=title)
    expect(told.locator(".gestures dt").first).to_have_text(hold)
    assert told.locator(".gestures dt").count() >= staging(game).gestures
    expect(told.locator("kbd")).to_have_count(0)
    assert [text for text in told.locator("dt, dd").all_inner_texts() if "-" in text] == []
    assert me.sticks_out() == []
    # Who presses a key has a keyboard.
    told.get_by_role("button").last.click()
    me.page.keyboard.press("?")
    expect(told.locator("kbd").first).to_be_visible()
    expect(told.locator(".gestures")).not_to_have_count(0)


def test_a_laptop_is_told_of_keys(host: Host, visit: Visit) -> None:
    me = visit(host, "Ada")
    me.go("/about")
    me.page.locator("footer").get_by_role("button", name="Keyboard").click()
    expect(me.page.get_by_role("dialog").locator("kbd").first).to_be_visible()
    expect(me.page.locator(".gestures")).to_have_count(0)


def test_a_new_language_reaches_title_and_page_at_once(host: Host, visit: Visit) -> None:
    me = visit(host, "Ada")
    kingsburg(me).sit_down("me", "greedy", "greedy")
    for language, turn in (("de", "Du bist am Zug"), ("hu", "Te jössz"), ("en", "Your turn")):
        me.speak(language)
        expect(me.page).to_have_title(re.compile(f"● {turn}"), timeout=20_000)


def test_the_rules_can_be_read_and_cited(host: Host, visit: Visit) -> None:
    me = visit(host)
    me.go("/rules/kingsburg#K-2b.6")
    expect(me.page.locator('[id="K-2b.6"]')).to_be_in_viewport()
    me.page.locator("article").get_by_role("link", name="rulings").first.click()
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Rulings")


def test_every_component_says_where_it_comes_from(host: Host, visit: Visit) -> None:
    me = visit(host)
    me.go("/")
    for game in burgrave.names():
        told = speaker("en").say("provenance-counts", **_counts(game))
        expect(me.page.locator(".prv").get_by_text(told)).to_be_visible()
    me.page.get_by_role("contentinfo").get_by_role("link", name="Where the numbers").click()
    for language in ("en", "de", "hu"):
        if language != "en":
            me.speak(language)
        words = speaker(language)
        heading = me.page.get_by_role("heading", level=1)
        expect(heading).to_have_text(words.say("origin-title"))
        article = me.page.locator("article").inner_text()
        for game in burgrave.names():
            assert words.say("provenance-counts", **_counts(game)) in article
            assert [o for o in origins(game) if o.name(words) not in article] == []
    me.go("/about#numbers")
    expect(me.page.get_by_role("heading", name="Honnan erednek a számok")).to_be_in_viewport()
    for game in burgrave.names():
        told = speaker("hu").say("provenance-counts", **_counts(game))
        expect(me.page.locator("dl.provenance")).to_contain_text(told)


def _counts(game: str) -> dict[str, int]:
    found = counts(game)
    return {"all": sum(found.values()), **found}


def test_the_rules_are_read_in_the_readers_language(host: Host, visit: Visit) -> None:
    me = visit(host)
    me.go("/rules/era#E-5.5")
    me.speak("de")
    rule = me.page.locator('[id="E-5.5"]')
    expect(rule).to_contain_text("Spielende-Marker")
    expect(rule).to_be_in_viewport()
    me.speak("hu")
    expect(rule).to_contain_text("játékvégjelzőt")
    me.page.locator("article").get_by_role("link", name="döntések").first.click()
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Rulings")


@pytest.mark.thorough
def test_addresses_where_nothing_stands(host: Host, visit: Visit) -> None:
    host_of_table, ben, late = visit(host, "Ada"), visit(host, "Ben"), visit(host)
    table = kingsburg(host_of_table).table("me", "open", "greedy")
    link = table["seats"][1]["link"]
    ben.come_in(link)
    expect(ben.page.locator(".seat.me")).to_contain_text("Ben")
    late.forgive("409|403|404")
    for path, sentence in (
        ("/nothing/here", "Nothing stands here"),
        (f"/t/{'A' * 22}", "There is no such table"),
        (f"/t/{table['id']}#key=wrong", "This link opens no seat any more"),
        (link, "Somebody already sits on this seat"),
    ):
        # Only what stands behind the # differs at times, and a browser stays on its page then.
        late.page.goto("about:blank")
        late.go(path)
        expect(late.page.get_by_role("heading", level=1)).to_have_text(sentence)
        expect(late.page).to_have_title(re.compile(sentence))
    late.page.get_by_role("button", name="Watch the game").click()
    expect(late.page.locator(".lead")).to_contain_text("You are watching")


def test_the_host_changes_options_and_everybody_is_asked_again(host: Host, visit: Visit) -> None:
    ada, ben = visit(host, "Ada"), visit(host, "Ben")
    table = kingsburg(ada).table("me", "open", "greedy", edition="first")
    ben.come_in(table["seats"][1]["link"])
    ben.page.get_by_role("button", name="I am ready").click()
    ada.go(f"/t/{table['id']}")
    ada.page.get_by_role("button", name="Change game or options").click()
    ada.page.get_by_text("Revised edition").click()
    ada.page.get_by_text("Governor Cards").click()
    ada.page.get_by_role("button", name="Take these").click()
    expect(ben.page.locator(".news")).to_contain_text("The host has changed something")
    expect(ben.page.locator(".rcol")).to_contain_text("Governor Cards")
    ada.page.locator(".seat.me").get_by_role("button", name="Change").click()
    ada.page.get_by_label("Your name").fill("Adalind")
    ada.page.get_by_label("Your name").press("Enter")
    expect(ben.page.locator(".seat").first).to_contain_text("Adalind")


def test_a_menu_that_is_opened_early_stays_open(host: Host, visit: Visit) -> None:
    me = visit(host, "Ada")
    id = kingsburg(me).table("me", "greedy")["id"]
    held: list[Route] = []
    me.page.route(f"**/api/tables/{id}", lambda route: held.append(route))
    me.go(f"/t/{id}")
    me.page.get_by_role("button", name="Menu").click()
    device = me.page.get_by_role("button", name="Continue on another device")
    expect(device).to_have_count(0)
    expect(me.page.get_by_role("group", name="Menu")).to_be_visible()
    while not held:
        me.page.wait_for_timeout(50)
    held[0].continue_()
    expect(device).to_be_visible()


def test_a_seat_moves_to_another_device(host: Host, visit: Visit) -> None:
    laptop, phone = visit(host, "Ada"), visit(host)
    kingsburg(laptop).sit_down("me", "greedy")
    laptop.page.get_by_role("button", name="Menu").click()
    laptop.page.get_by_role("button", name="Continue on another device").click()
    link = laptop.page.locator(".longlink")
    expect(link).to_contain_text("#key=")
    phone.go(link.inner_text())
    kingsburg(phone).my_turn()
