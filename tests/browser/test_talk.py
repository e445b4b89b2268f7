"""People talk over their tables: two and three browsers, in three languages, on every screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from burgrave.games import names
from tests.browser.hosting import Host
from tests.browser.inspector import Inspector
from tests.browser.kingsburg.player import kingsburg
from tests.browser.staging import in_any
from tests.browser.visitor import Visitor, deal, take_seats

Visit = Callable[..., Visitor]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
WIDE: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}


def table_of(game: str, owner: Visitor, *others: Visitor) -> str:
    """A table at which these people sit."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    table = owner.ask("POST", "/api/tables", game=game, options={}, seats=seats)
    id = str(table["id"])
    take_seats(id, owner, *others)
    return id


def say(person: Visitor, id: str, text: str) -> None:
    """Past the page."""
    person.ask("POST", f"/api/tables/{id}/talk", id=text[:60], language="en", text=text)


def board_shown(id: str, *people: Visitor) -> None:
    """Wait for the board and its question: a new one turns the page to where it is answered."""
    waiting = people[0].play_data(id)["waiting"]
    for seat, person in enumerate(people):
        asked = ".asked" if seat in waiting else ""
        expect(person.page.locator(f"[data-mine=tray]{asked}")).to_be_visible()


def tab(person: Visitor) -> Locator:
    """What leads to the talk where it lies behind a tab."""
    return person.page.locator("button:has(.tk-label)").filter(visible=True)


def texts(person: Visitor) -> Locator:
    return person.page.locator(".tk-text")


def type_in(person: Visitor, text: str) -> None:
    person.page.locator(".tk-field").fill(text)
    person.page.keyboard.press("Enter")


def test_three_people_talk_each_in_their_own_language(host: Host, visit: Visit) -> None:
    anna = visit(host, "Anna", "tower", locale="en-GB", **LAPTOP)
    bela = visit(host, "Béla", "lion", locale="hu-HU", **PHONE)
    cili = visit(host, "Cili", "fleur", locale="de-DE", **TABLET)
    people = (anna, bela, cili)
    id = table_of("kingsburg", *people)
    for person in people:
        person.go(f"/t/{id}")
    # In the lobby it stands on the page.
    type_in(anna, "I bring the dice <b>and</b> https://example.org 🎲")
    for person in people:
        expect(texts(person)).to_have_text("I bring the dice <b>and</b> https://example.org 🎲")
        expect(person.page.locator(".tk-text :is(a, b)")).to_have_count(0)
    deal(id, *people)
    board_shown(id, *people)
    for person in people:
        tab(person).click()
        expect(texts(person)).to_have_count(1)
    # A quick phrase, by mouse, touch and keyboard.
    bela.page.locator(".tk-chip", has_text="Sok szerencsét").tap()
    expect(texts(anna).last).to_have_text("Good luck")
    expect(texts(cili).last).to_have_text("Viel Glück")
    expect(texts(bela).last).to_have_text("Sok szerencsét")
    expect(anna.page.locator(".tk-line").last).to_contain_text("Magyar")
    cili.page.locator(".tk-field").focus()
    cili.page.keyboard.press("Alt+4")
    expect(texts(anna).last).to_have_text("Thank you")
    anna.page.locator(".tk-chip", has_text="Well played").click()
    expect(texts(bela).last).to_have_text("Szépen játszottál")
    # What was said stays, and stands there once, after a page is opened anew.
    bela.page.reload()
    board_shown(id, *people)
    tab(bela).click()
    expect(texts(bela)).to_have_count(4)
    for person in people:
        assert person.sticks_out() == []


def test_what_is_new_is_marked_and_told_and_takes_no_focus(host: Host, visit: Visit) -> None:
    anna, bela = visit(host, "Anna", "tower", **LAPTOP), visit(host, "Béla", "lion")
    id = table_of("kingsburg", anna, bela)
    deal(id, anna, bela)
    anna.go(f"/t/{id}")
    expect(kingsburg(anna).tray).to_be_visible()
    expect(anna.page.locator(".tk-unread")).to_have_count(0)
    before = anna.page.evaluate("document.activeElement.tagName")
    for text in ("one", "two"):
        say(bela, id, text)
    expect(tab(anna)).to_have_text("Chat22 new lines")
    expect(anna.page.locator("p.sr[aria-live=polite]", has_text="Béla: two")).to_have_count(1)
    assert anna.page.evaluate("document.activeElement.tagName") == before
    # C leads to the field, and Escape back to where one was.
    lit = anna.page.locator(".k-tabs button").first
    lit.focus()
    anna.page.keyboard.press("c")
    expect(anna.page.locator(".tk-field")).to_be_focused()
    expect(anna.page.locator(".tk-new")).to_have_count(1)
    expect(anna.page.locator(".tk-unread")).to_have_count(0)
    anna.page.keyboard.type("cup of tea")
    anna.page.keyboard.press("Escape")
    expect(lit).to_be_focused()
    expect(anna.page.locator(".tk-field")).to_have_value("cup of tea")


@pytest.mark.thorough
def test_a_lost_line_neither_loses_nor_doubles_a_word(own_host: Host, visit: Visit) -> None:
    anna, bela = visit(own_host, "Anna", "tower", **LAPTOP), visit(own_host, "Béla", "lion")
    id = table_of("kingsburg", anna, bela)
    deal(id, anna, bela)
    for person in (anna, bela):
        person.forgive("ERR_|WebSocket|net::")
        person.go(f"/t/{id}")
    board_shown(id, anna, bela)
    for person in (anna, bela):
        tab(person).click()
    # The server takes the line, and its answer is lost on the way: the page sends it again.
    lost: list[str] = []

    def lose(route: Any) -> None:
        if route.request.method == "POST" and not lost:
            lost.append(str(route.fetch().status))
            route.abort()
        else:
            route.fallback()

    anna.page.route("**/talk", lose)
    type_in(anna, "only once")
    expect(texts(bela)).to_have_text(["only once"])
    expect(anna.page.locator(".tk-line:not(.draft)")).to_have_count(1)
    expect(anna.page.locator(".draft")).to_have_count(0)
    assert lost == ["200"]
    # Without any server the line says so, and goes out by itself when there is one again.
    own_host.stop()
    type_in(anna, "are you there?")
    expect(anna.page.locator(".draft.sending")).to_contain_text("sending")
    expect(anna.page.locator(".draft.failed")).to_contain_text("Not sent.")
    own_host.start()
    expect(anna.page.locator(".draft")).to_have_count(0)
    expect(texts(anna)).to_have_text(["only once", "are you there?"])
    expect(texts(bela)).to_have_text(["only once", "are you there?"])


@pytest.mark.thorough
def test_who_is_refused_reads_why_and_may_try_again(host: Host, visit: Visit) -> None:
    anna = visit(host, "Anna", "tower", **PHONE)
    anna.forgive("429|422")
    id = table_of("kingsburg", anna, visit(host, "Béla"))
    anna.go(f"/t/{id}")
    for number in range(10):
        type_in(anna, f"line {number}")
    failed = anna.page.locator(".draft.failed").first
    expect(failed).to_contain_text("You write faster than others can read")
    failed.get_by_role("button", name="Discard").tap()
    anna.page.wait_for_timeout(4200)
    while anna.page.locator(".draft.failed").count():
        anna.page.locator(".draft.failed").get_by_role("button", name="Try again").first.tap()
        anna.page.wait_for_timeout(2200)
    expect(anna.page.locator(".draft")).to_have_count(0)
    expect(texts(anna)).to_have_count(9)


@pytest.mark.thorough
def test_muting_and_the_hosts_word(host: Host, visit: Visit) -> None:
    anna, bela = visit(host, "Anna", "tower", **LAPTOP), visit(host, "Béla", "lion", **PHONE)
    id = table_of("era", anna, bela)
    deal(id, anna, bela)
    for person in (anna, bela):
        person.go(f"/t/{id}")
    board_shown(id, anna, bela)
    for person in (anna, bela):
        tab(person).click()
    type_in(bela, "chatter")
    expect(texts(anna)).to_have_text(["chatter"])
    anna.page.get_by_role("button", name="Béla", exact=True).filter(visible=True).last.click()
    anna.page.get_by_role("button", name="Mute for this game").click()
    expect(texts(anna)).to_have_count(0)
    expect(anna.page.locator(".tk-muted")).to_contain_text("Béla is muted for you at this table.")
    type_in(bela, "more chatter")
    expect(texts(bela)).to_have_count(2)
    anna.page.reload()
    tab(anna).click()
    anna.page.get_by_role("button", name="Hear again").click()
    expect(texts(anna)).to_have_text(["chatter", "more chatter"])
    allowed = anna.page.get_by_label("Allowed at this table:")
    allowed.select_option("phrases")
    expect(bela.page.locator(".tk-field")).to_have_count(0)
    expect(bela.page.locator(".tk-chip")).not_to_have_count(0)
    allowed.select_option("off")
    expect(bela.page.locator(".tk-panel")).to_contain_text("switched the talk at this table off")
    expect(texts(bela)).to_have_count(0)
    allowed.select_option("all")
    expect(texts(bela)).to_have_text(["chatter", "more chatter"])


@pytest.mark.thorough
def test_the_host_is_asked_to_look_at_a_line(host: Host, visit: Visit) -> None:
    anna, bela = visit(host, "Anna", "tower", **LAPTOP), visit(host, "Béla", "lion", **LAPTOP)
    cili = visit(host, "Cili", "fleur", locale="de-DE", **PHONE)
    people = (anna, bela, cili)
    id = table_of("kingsburg", *people)
    deal(id, *people)
    for person in people:
        person.go(f"/t/{id}")
    board_shown(id, *people)
    tab(cili).click()
    tab(bela).click()
    say(bela, id, "You fool")
    expect(texts(cili)).to_have_text(["You fool"])
    cili.page.locator(".tk-name").tap()
    cili.page.get_by_role("button", name="Dem Gastgeber melden").tap()
    expect(cili.page.get_by_role("status").filter(has_text="sieht diese Zeile")).to_be_visible()
    # Anna learns of it though her chat is behind its tab, and not by whom.
    expect(tab(anna)).to_have_text("Chat22 new lines")
    tab(anna).click()
    told = anna.page.locator(".tk-told")
    expect(told).to_have_text(re.compile("^Somebody asks you to look at this line:Béla You fool"))
    expect(anna.page.locator(".tk-unread")).to_have_count(0)
    axe = Inspector(anna)
    axe.look("a line that the host is told of")
    axe.report()
    for person in (bela, cili):
        expect(person.page.locator(".tk-told")).to_have_count(0)
        assert person.sticks_out() == []
    # Who hosts the table has nobody to tell.
    anna.page.locator(".tk-name").click()
    expect(anna.page.get_by_role("button", name="Mute for this game")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Tell the host")).to_have_count(0)
    told.get_by_role("button", name="I have seen it").click()
    expect(told).to_have_count(0)


# Who hears what is the server's and tested there.
@pytest.mark.thorough
def test_watchers_have_a_talk_of_their_own_until_the_end(host: Host, visit: Visit) -> None:
    anna, odo = visit(host, "Anna", "tower", **LAPTOP), visit(host, "Odo", "key", **PHONE)
    id = kingsburg(anna).table("me", "random", edition="first")["id"]
    say(anna, id, "among players")
    say(odo, id, "among watchers")
    for person in (anna, odo):
        person.go(f"/t/{id}")
        tab(person).click()
    expect(texts(anna)).to_have_text(["among players"])
    expect(texts(odo)).to_have_text(["among watchers"])
    expect(odo.page.locator(".tk-note")).to_contain_text("only those who watch read this")
    anna.finish(id)
    for person in (anna, odo):
        person.go(f"/t/{id}/end")
        expect(texts(person)).to_have_text(["among players", "among watchers"])


@pytest.mark.thorough
def test_who_watches_without_a_name_says_a_line_once(host: Host, visit: Visit) -> None:
    anna, odo = visit(host, "Anna", "tower"), visit(host, locale="de-DE", **LAPTOP)
    id = kingsburg(anna).table("me", "open")["id"]
    ben = visit(host, "Ben")
    odo.go(f"/t/{id}")
    ben.go(f"/t/{id}")
    expect(odo.page.locator(".tk-field")).to_be_visible()
    type_in(odo, "Ich sehe nur zu")
    expect(texts(ben)).to_have_text(["Ich sehe nur zu"])
    expect(odo.page.locator(".tk-line")).to_have_count(1)
    expect(odo.page.locator(".tk-line.mine:not(.draft)")).to_have_count(1)
    # Nobody calls a German guest by an English word.
    expect(ben.page.locator(".tk-name")).to_have_text("Gast")
    assert odo.ask("GET", "/api/me")["name"] == "Gast"


@pytest.mark.thorough
def test_earlier_lines_come_when_they_are_asked_for(host: Host, visit: Visit) -> None:
    anna = visit(host, "Anna", "tower", **LAPTOP)
    others = [visit(host, f"Guest {n}") for n in range(4)]
    id = table_of("kingsburg", anna, *others)
    for number in range(60):
        # Each may say so many at once, and one every two seconds.
        if number >= 40 and number % 5 == 0:
            anna.page.wait_for_timeout(2500)
        say([anna, *others][number % 5], id, f"line {number}")
    anna.go(f"/t/{id}")
    expect(texts(anna)).to_have_count(50)
    anna.page.get_by_role("button", name="Earlier lines").click()
    expect(texts(anna)).to_have_text([f"line {number}" for number in range(60)])
    expect(anna.page.get_by_role("button", name="Earlier lines")).to_have_count(0)


OPEN_BOX = """
() => {
  const box = (element) => element.getBoundingClientRect();
  const [field, log] = [document.querySelector(".tk-field"), document.querySelector(".tk-log")];
  const asked = document.querySelector("TRAYS");
  const [f, t] = [box(field), box(asked)];
  const over = f.left < t.right && t.left < f.right && f.top < t.bottom && t.top < f.bottom;
  const shown = f.top >= 0 && f.bottom <= innerHeight && f.right <= innerWidth;
  return { over, shown, lines: box(log).height };
}
""".replace("TRAYS", in_any("tray"))


@pytest.mark.thorough
@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize(
    ("screen", "language"),
    [(PHONE, "de"), (TABLET, "hu"), (LAPTOP, "de"), (WIDE, "hu")],
    ids=["phone", "tablet", "laptop", "wide"],
)
def test_it_fits_covers_nothing_and_reads_well(
    host: Host, visit: Visit, game: str, screen: dict[str, Any], language: str
) -> None:
    anna = visit(host, "Anna", "tower", locale=f"{language}-{language.upper()}", **screen)
    bela = visit(host, "Béla", "lion")
    id = table_of(game, anna, bela)
    deal(id, anna, bela)
    say(bela, id, "A rather long line that has to be broken somewhere: " + "Donaudampfschiff" * 6)
    bela.ask("POST", f"/api/tables/{id}/talk", id="p", language="en", phrase="good-luck")
    anna.go(f"/t/{id}")
    expect(anna.page.locator(".tk-line")).to_have_count(2)
    if screen is not WIDE:
        expect(anna.page.locator(".tk-unread").filter(visible=True)).to_have_count(1)
    anna.page.keyboard.press("c")
    expect(anna.page.locator(".tk-field")).to_be_focused()
    expect(anna.page.locator(".tk-tongue")).to_be_visible()
    now = anna.page.evaluate(OPEN_BOX)
    assert not now["over"]
    assert now["shown"]
    assert now["lines"] > 90
    assert anna.sticks_out() == []
    axe = Inspector(anna, both=True)
    axe.look("talk")
    anna.page.locator(".tk-name").first.click()
    axe.look("menu of a person")
    axe.report()
    if screen is PHONE:
        # The keyboard takes nearly half of the screen, and field and lines are still there.
        anna.page.locator(".tk-field").focus()
        anna.page.set_viewport_size({"width": 390, "height": 500})
        anna.page.wait_for_timeout(200)
        now = anna.page.evaluate(OPEN_BOX)
        assert not now["over"]
        assert now["shown"]
        assert now["lines"] > 40
