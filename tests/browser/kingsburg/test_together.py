"""Several people at one table, each in a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.company import seated
from tests.browser.hosting import Host
from tests.browser.kingsburg.player import kingsburg, play_together
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
POINTS = """
(wanted) => {
  const shown = [...document.querySelectorAll(".k-player .vp")]
    .map((each) => Number(each.innerText.replace("\u2212", "-").replace(/[^\\d-]/g, "")));
  return String(shown.sort((a, b) => a - b)) === String(wanted);
}
"""


def log_of(visitor: Visitor) -> list[str]:
    """The lines of the log, newest first."""
    kingsburg(visitor).look()
    visitor.open_log()
    return visitor.page.locator(".k-log li").all_text_contents()


# In test_arriving friends come by the copied link, too; below three people play.
@pytest.mark.thorough
def test_a_guest_joins_by_the_copied_link_and_both_play(host: Host, visit: Visit) -> None:
    ada = visit(host, "Ada", permissions=["clipboard-read", "clipboard-write"])
    ada.go("/")
    ada.page.get_by_role("button", name="Play with friends").first.click()
    expect(ada.page.locator(".seat")).to_have_count(4)
    for left in (2, 1):
        ada.page.locator(".seat.open").last.get_by_role("button", name="bot").click()
        expect(ada.page.locator(".seat.open")).to_have_count(left)
    ada.page.get_by_role("button", name="Copy table link").click()
    link: str = ada.page.evaluate("navigator.clipboard.readText()")
    assert "#join=" in link
    ben = visit(host, "Ben", "tower")
    ben.come_in(link)
    expect(ben.page.get_by_role("button", name="I am ready")).to_be_visible()
    assert "#" not in ben.page.url
    expect(ada.page.locator(".seat", has_text="Ben")).to_be_visible()
    ada.page.get_by_role("button", name="I am ready").click()
    expect(ada.page.locator(".k-tray")).to_have_count(0)
    ben.page.get_by_role("button", name="I am ready").click()
    play_together([ada, ben], lambda: min(kingsburg(ada).decisions, kingsburg(ben).decisions) > 1)
    # The game has begun: whoever finds the link later only watches.
    late = visit(host, "Eve", "key")
    late.forgive("40[0-9]")
    late.go(link)
    expect(
        late.page.get_by_role("alert").or_(late.page.locator(".k-tray.watch"))
    ).not_to_have_count(0)
    expect(late.page.locator(".k-tray .k-choice")).to_have_count(0)


def test_three_browsers_at_one_table(host: Host, visit: Visit) -> None:
    table, people = seated(host, visit, 3)
    play_together(people, lambda: min(kingsburg(person).decisions for person in people) > 0)
    # The log tells the same public story to all, and all see the same points.
    for person in people:
        kingsburg(person).look()
        person.open_log()
    for person in people:
        for what in (".k-log li", ".k-player .vp"):
            ours, theirs = (each.page.locator(what) for each in (people[0], person))
            expect(theirs).to_have_count(ours.count())
    seats = people[0].play_data(table)["view"]["seats"]
    points = sorted(seat["points"] for seat in seats)
    for person in people:
        person.page.wait_for_function(POINTS, arg=points)


def test_who_chooses_at_the_same_time_waits_for_nobody(host: Host, visit: Visit) -> None:
    table, (ada, ben) = seated(host, visit, 2, edition="revised", governors=True)
    for person in (ada, ben):
        expect(kingsburg(person).tray.locator(".k-choice.k-governor")).to_have_count(3)
    # Whoever comes second at the table is the first to choose here.
    kingsburg(ben).tray.locator(".k-choice").first.click()
    expect(kingsburg(ben).tray.locator(".k-choice")).to_have_count(0)
    expect(kingsburg(ada).tray.locator(".k-choice.k-governor")).to_have_count(3)
    assert 0 in ada.play_data(table)["waiting"]
    kingsburg(ada).tray.locator(".k-choice").last.click()
    for person in (ada, ben):
        expect(kingsburg(person).tray.locator(".k-choice.k-governor")).to_have_count(0)
    assert all(seat["governor"] for seat in ada.play_data(table)["view"]["seats"])


def test_a_spectator_sees_the_table_and_no_secret(host: Host, visit: Visit) -> None:
    ada = visit(host, "Ada")
    table = kingsburg(ada).sit_down("me", "random", "random")
    kingsburg(ada).play(until=lambda now: bool(now["lit"]))
    eve = visit(host)
    eve.go(ada.ask("GET", f"/api/tables/{table}")["spectate"])
    expect(eve.page.locator(".k-tray.watch")).to_be_visible()
    expect(eve.page.locator(".k-player")).to_have_count(3)
    before = len(log_of(eve))
    kingsburg(ada).decide(kingsburg(ada).my_turn())
    expect(eve.page.locator(".k-log li").nth(before)).to_be_attached()
    assert eve.play_data(table)["legal"] == []
    expect(eve.page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(eve.page.locator(".k-tray .k-choice, .k-adv.reach")).to_have_count(0)


# In test_away two people agree to it, and whoever comes back plays again.
@pytest.mark.thorough
def test_a_bot_takes_a_seat_over_and_gives_it_back(host: Host, visit: Visit) -> None:
    table, (ada, ben) = seated(host, visit, 2, "random")
    ben.page.close()
    call = ada.page.get_by_role("button", name="Call a bot for Ben")

    def calls() -> bool:
        return call.is_visible()

    play_together([ada], calls)
    call.click()
    expect(call).not_to_be_visible()
    before = kingsburg(ada).decisions
    play_together([ada], lambda: kingsburg(ada).decisions > before + 1)
    ben.page = ben.open_page()
    ben.go(f"/t/{table}")
    # Whoever comes back plays again, without a word.
    before = kingsburg(ben).decisions
    play_together([ada, ben], lambda: kingsburg(ben).decisions > before)
    expect(ada.page.locator(".k-player", has_text=re.compile("Ben"))).not_to_contain_text("stand")
