"""The same game by keyboard alone, on phones, and in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from burgrave.games import describer
from burgrave.locale import speaker
from tests.browser.company import focus_on
from tests.browser.hosting import Host
from tests.browser.kingsburg.player import kingsburg
from tests.browser.kingsburg.staging import KINGSBURG_SCENES
from tests.browser.theatre import Theatre
from tests.browser.visitor import Told, Visitor

Visit = Callable[..., Visitor]
LANGUAGES = ("en", "de", "hu")
ENOUGH = 7
"""Decisions after which a season has asked for all that keys can press."""


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("language", "width", "full"),
    [("en", 1280, False), ("hu", 390, True)],
    ids=["first season and end", "year with all modules on a phone"],
)
def test_by_keyboard_alone(host: Host, visit: Visit, language: str, width: int, full: bool) -> None:
    me = visit(host, "Ada", locale=language, viewport={"width": width, "height": 844})
    keys = me.page.keyboard
    if full:
        kingsburg(me).sit_down("me", "greedy", "random", **full_options())
    else:
        me.go("/")
        expect(me.page.locator(".acts .btn.pri").first).to_be_visible()
        focus_on(me, ".acts .btn.pri")
        keys.press("Enter")

    def press(selector: str) -> None:
        focus_on(me, selector)
        keys.press("Enter")

    for _ in range(400):
        now = turn_by_keys(me)
        if now["over"] or now["year"] > 1 or (not full and kingsburg(me).decisions > ENOUGH):
            break
        kingsburg(me).decisions += 1
        if now["lit"]:
            # Escape lets go of what was pointed at: then the first advisor in reach is the way in.
            keys.press("Escape")
            press(".k-adv.reach")
            expect(me.page.locator(":focus")).to_have_attribute("aria-pressed", "true")
            keys.press("Enter")
        else:
            press(".k-choice" if now["choices"] else ".k-tray .btn.out")
    expect(me.page.locator("html")).to_have_attribute("lang", language)
    assert kingsburg(me).decisions > 5
    if full:
        return
    # The rest asks nothing new: the page comes back for the end.
    table = me.page.url.rpartition("/")[2]
    me.go("about:blank")
    me.finish(table)
    me.go(f"/t/{table}")
    while not turn_by_keys(me)["over"]:
        pass
    press('.k-tray a[href$="/end"]')
    expect(me.page.locator(".win h1")).to_be_visible()


def turn_by_keys(me: Visitor) -> Told:
    """Wait until I am asked or the game is over; Space skips what is shown meanwhile."""
    moving = me.page.locator(
        ".k-tray .acts button.btn:not(.un):not(.out):not(.pri), .k-tray.asked,"
        ' .k-tray .acts a[href$="/end"]'
    )
    while True:
        expect(moving.first).to_be_visible()
        now = kingsburg(me).look(skip=False)
        if now is not None and (now["asked"] or now["over"]):
            return now
        me.page.keyboard.press("Space")


def test_keys_pick_dice_pass_and_walk_the_court(host: Host, visit: Visit) -> None:
    me = visit(host, "Ada")
    kingsburg(me).sit_down("me", "random")
    kingsburg(me).play(until=lambda now: bool(now["lit"]))
    die = me.page.locator("[data-die]").first
    face = re.sub(r"\D", "", die.get_attribute("aria-label") or "")
    me.page.keyboard.press(face)
    expect(me.page.locator('[data-die][aria-pressed="true"]')).to_have_count(1)
    me.page.keyboard.press("Escape")
    expect(me.page.locator('[data-die][aria-pressed="true"]')).to_have_count(0)
    focus_on(me, ".k-adv")
    me.page.keyboard.press("Home")
    first = me.page.locator(":focus").get_attribute("data-place")
    me.page.keyboard.press("ArrowRight")
    assert me.page.locator(":focus").get_attribute("data-place") == str(int(first or 0) + 1)
    me.page.keyboard.press("p")
    me.page.wait_for_function(
        "() => !document.querySelector('.k-adv.reach')"
        " || !document.querySelector('.k-tray.influencing')"
    )


@pytest.mark.thorough
@pytest.mark.parametrize("every", [4, 1])
def test_a_phone_shows_everything_without_scrolling_sideways(
    host: Host, theatre: Theatre, visit: Visit, every: int
) -> None:
    """Home, settings, lobby, every so many kinds of questions, and the end."""
    phone = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True}
    problems: list[str] = []

    def look_at(me: Visitor, page: str, languages: tuple[str, ...] = LANGUAGES) -> None:
        for language in languages:
            me.speak(language)
            problems.extend(f"{page}, {language}: {what}" for what in me.sticks_out())
        me.speak("en")

    me = visit(host, "Ada", **phone)
    me.go("/")
    expect(me.page.locator(".acts .btn.pri").first).to_be_visible()
    look_at(me, "home")
    toggle = me.page.locator(".btn.tog").first
    if toggle.get_attribute("aria-expanded") == "false":
        toggle.click()
    expect(toggle).to_have_attribute("aria-expanded", "true")
    look_at(me, "settings")
    table: str = kingsburg(me).table("me", "open", "greedy", "open", **full_options())["id"]
    claim(table, me, visit(host, "A name that is very long for any phone!!", "tower"))
    me.go(f"/t/{table}")
    expect(me.page.locator(".seat")).to_have_count(4)
    look_at(me, "lobby")
    guest = visit(theatre.host, **phone)
    for number, scene in enumerate(KINGSBURG_SCENES[::every]):
        at = theatre.scenes[scene.name]
        guest.become(at.token)
        guest.go(f"/t/{at.table}")
        kingsburg(guest).my_turn()
        look_at(guest, f"table: {scene.name}", (LANGUAGES[number % 3],))
        for tab in range(4):
            guest.page.locator(".k-mtabs button").nth(tab).tap()
            problems.extend(f"{scene.name}, tab {tab}: {what}" for what in guest.sticks_out())
    guest.become(theatre.end.token)
    guest.go(f"/t/{theatre.end.table}/end")
    expect(guest.page.locator(".win h1")).to_be_visible()
    look_at(guest, "end")
    assert not problems, "\n".join(problems)


def claim(table: str, owner: Visitor, friend: Visitor) -> None:
    """Let a friend take the first open seat, past the lobby."""
    seats = owner.ask("GET", f"/api/tables/{table}")["seats"]
    link = next(seat["link"] for seat in seats if "link" in seat)
    friend.ask("POST", f"/api/tables/{table}/claim", key=link.partition("#key=")[2])


def full_options() -> dict[str, object]:
    """All modules of the revised edition."""
    modules = ("more_buildings", "governors", "army_tokens")
    return {"edition": "revised", **dict.fromkeys(modules, True)}


def test_three_languages_switch_at_once_and_the_log_with_them(
    theatre: Theatre, visit: Visit
) -> None:
    me = visit(theatre.host)
    at = theatre.scenes["kingsburg-season-end"]
    me.become(at.token)
    table = at.table
    me.go(f"/t/{table}")
    kingsburg(me).my_turn()
    me.open_log()
    update = me.play_data(table)
    me_at = me.ask("GET", f"/api/tables/{table}")["you"]
    told: set[tuple[str, ...]] = set()
    for language in LANGUAGES:
        me.speak(language)
        now = kingsburg(me).my_turn()
        assert_spoken(me)
        lines = me.page.locator(".k-log li").all_text_contents()
        voice = speaker(language)
        events = update["log"][-len(lines) :]
        terminal = [
            describer("kingsburg").describe_event(
                event, voice, update["names"], update["view"]["options"], me_at
            )
            + f" {event['rule']}"
            for event in reversed(events)
        ]
        assert [plain(line) for line in lines] == [plain(line) for line in terminal]
        told.add((now["question"], *lines[:20]))
    assert len(told) == 3
    for path in ("/", f"/t/{table}"):
        me.go(path)
        expect(me.page.locator("html")).to_have_attribute("lang", "hu")
    me.become(theatre.end.token)
    me.go(f"/t/{theatre.end.table}/end")
    for language in LANGUAGES:
        me.speak(language)
        expect(me.page.locator(".win h1")).to_be_visible()
        assert_spoken(me)


def plain(line: str) -> str:
    """A line without what only layout adds."""
    return re.sub(r"\s+", " ", line).strip()


def assert_spoken(me: Visitor) -> None:
    """No text of the page is a key that the catalogue lacks."""
    text = me.page.locator("body").inner_text()
    keys = re.findall(
        r"\b(?:table|home|end|lobby|seat|ask|do|points|building|advisor|gift|event|log)-[a-z0-9-]+",
        text,
    )
    unknown = [key for key in keys if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", key)]
    assert not unknown, unknown
