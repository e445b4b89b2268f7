"""The same game by keyboard alone, on phones, and in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from burgrave.games import describer
from burgrave.locale import speaker
from tests.browser.hosting import Host
from tests.browser.scenes import Theatre
from tests.browser.visitor import Told, Visitor
from tests.sparing import one_of, rows

Visit = Callable[..., Visitor]
LANGUAGES = ("en", "de", "hu")
TABS = 120


@pytest.mark.parametrize(
    ("language", "width", "full"),
    rows([("en", 1280, False), ("hu", 390, True)], 0),
    ids=["first year and end", "year with all modules on a phone"],
)
def test_by_keyboard_alone(host: Host, visit: Visit, language: str, width: int, full: bool) -> None:
    me = visit(host, "Ada", locale=language, viewport={"width": width, "height": 844})
    keys = me.page.keyboard
    if full:
        me.sit_down("me", "greedy", "random", **full_options())
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
        if now["over"] or now["year"] > 1:
            break
        me.decisions += 1
        if now["lit"]:
            # Escape lets go of what was pointed at: then the first advisor in reach is the way in.
            keys.press("Escape")
            press(".adv.reach")
            expect(me.page.locator(":focus")).to_have_attribute("aria-pressed", "true")
            keys.press("Enter")
        else:
            press(".choice" if now["choices"] else ".tray .btn.out")
    expect(me.page.locator("html")).to_have_attribute("lang", language)
    assert me.decisions > 5
    if full:
        return
    # The other years ask nothing new; the page hears of them all the same.
    me.finish(me.page.url.rpartition("/")[2])
    while not turn_by_keys(me)["over"]:
        pass
    press('.tray a[href$="/end"]')
    expect(me.page.locator(".win h1")).to_be_visible()


def turn_by_keys(me: Visitor) -> Told:
    """Wait until I am asked or the game is over; Space skips what is shown meanwhile."""
    moving = me.page.locator(
        ".tray .acts button.btn:not(.un):not(.out):not(.pri), .tray.asked,"
        ' .tray .acts a[href$="/end"]'
    )
    while True:
        expect(moving.first).to_be_visible()
        now = me.look(skip=False)
        if now is not None and (now["asked"] or now["over"]):
            return now
        me.page.keyboard.press("Space")


def test_keys_pick_dice_pass_and_walk_the_court(host: Host, visit: Visit) -> None:
    me = visit(host, "Ada")
    me.sit_down("me", "random")
    me.play(until=lambda now: bool(now["lit"]))
    die = me.page.locator("[data-die]").first
    face = re.sub(r"\D", "", die.get_attribute("aria-label") or "")
    me.page.keyboard.press(face)
    expect(me.page.locator('[data-die][aria-pressed="true"]')).to_have_count(1)
    me.page.keyboard.press("Escape")
    expect(me.page.locator('[data-die][aria-pressed="true"]')).to_have_count(0)
    focus_on(me, ".adv")
    me.page.keyboard.press("Home")
    first = me.page.locator(":focus").get_attribute("data-place")
    me.page.keyboard.press("ArrowRight")
    assert me.page.locator(":focus").get_attribute("data-place") == str(int(first or 0) + 1)
    me.page.keyboard.press("p")
    me.page.wait_for_function(
        "() => !document.querySelector('.adv.reach')"
        " || !document.querySelector('.tray.influencing')"
    )


def focus_on(visitor: Visitor, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(TABS):
        found = visitor.page.evaluate("(s) => document.activeElement?.matches(s)", selector)
        if found:
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never leads to {selector}")


@pytest.mark.parametrize("questions", one_of([3, 99], 3))
def test_a_phone_shows_everything_without_scrolling_sideways(
    host: Host, visit: Visit, questions: int
) -> None:
    """Home, settings, lobby, so many kinds of questions of the first year, and the end."""
    me = visit(host, "Ada", viewport={"width": 360, "height": 780}, has_touch=True, is_mobile=True)
    other = visit(host, "A name that is very long for any phone!!", "tower")
    problems: list[str] = []

    def look_at(page: str, languages: tuple[str, ...] = LANGUAGES) -> None:
        for language in languages:
            me.speak(language)
            problems.extend(f"{page}, {language}: {what}" for what in me.sticks_out())
        me.speak("en")

    me.go("/")
    expect(me.page.locator(".acts .btn.pri").first).to_be_visible()
    look_at("home")
    toggle = me.page.locator(".btn.tog").first
    if toggle.get_attribute("aria-expanded") == "false":
        toggle.click()
    expect(toggle).to_have_attribute("aria-expanded", "true")
    look_at("settings")
    table = me.sit_down("me", "open", "greedy", "open", **full_options())
    other.come_in(me.ask("GET", f"/api/tables/{table}")["seats"][1]["link"])
    look_at("lobby")
    table = me.sit_down("me", "greedy", "greedy", "random", "random", **full_options())
    seen: set[str] = set()

    def decide(now: Told) -> None:
        if now["question"] not in seen:
            look_at(f"table: {now['question']}", (LANGUAGES[len(seen) % 3],))
            seen.add(now["question"])
            for tab in range(4):
                me.page.locator(".mtabs button").nth(tab).tap()
                problems.extend(f"tab {tab}: {what}" for what in me.sticks_out())
            me.page.locator(".mtabs button").first.tap()
        me.decide(now)

    me.play(until=lambda now: now["year"] > 1 or len(seen) >= questions, decide=decide)
    me.finish(table)
    me.go(f"/t/{table}/end")
    expect(me.page.locator(".win h1")).to_be_visible()
    look_at("end")
    assert not problems, "\n".join(problems)


def full_options() -> dict[str, object]:
    """All modules of the revised edition."""
    modules = ("more_buildings", "governors", "army_tokens")
    return {"edition": "revised", **dict.fromkeys(modules, True)}


def test_three_languages_switch_at_once_and_the_log_with_them(
    theatre: Theatre, visit: Visit
) -> None:
    me = visit(theatre.host)
    at = theatre.scenes["season-end"]
    me.become(at.token)
    table = at.table
    me.go(f"/t/{table}")
    me.my_turn()
    me.open_log()
    update = me.play_data(table)
    me_at = me.ask("GET", f"/api/tables/{table}")["you"]
    told: set[tuple[str, ...]] = set()
    for language in LANGUAGES:
        me.speak(language)
        now = me.my_turn()
        assert_spoken(me)
        lines = me.page.locator(".log li").all_text_contents()
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
