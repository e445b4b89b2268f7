"""Several people at a table of The King's Will."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hosting import Host
from tests.browser.kings_will.player import Hand
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
NAMES = ("Ada", "Ben", "Cleo", "Dan")
CRESTS = ("lion", "tower", "fleur", "stag")


# Kingsburg shows several at a table, and tests/server that no secret is sent.
@pytest.mark.thorough
def test_four_browsers_at_one_table(host: Host, visit: Visit) -> None:
    people = [visit(host, NAMES[n], CRESTS[n]) for n in range(4)]
    hands = [Hand(person, seed=n, haste=0.6) for n, person in enumerate(people)]
    table = hands[0].table("me", "open", "open", "open")["id"]
    people[0].go(f"/t/{table}")
    for seat, guest in enumerate(people[1:], 1):
        guest.come_in(people[0].ask("GET", f"/api/tables/{table}")["seats"][seat]["link"])
        expect(guest.page.get_by_role("button", name="I am ready")).to_be_visible()
    for person in people:
        person.page.get_by_role("button", name="I am ready").click()
    # Setting up does not wait for anybody: one is ready while the others have not begun.
    now = hands[0].play(until=lambda now: now["question"] == "Choose a card for the Will board")
    assert len(hands[0].page.locator(".kw-hand .kw-wn").all_text_contents()) == 2
    hands[0].press(now, "hand")
    hands[0].press(hands[0].my_turn(), "play")
    for other in hands[1:]:
        assert other.my_turn()["question"] == "Lay out your land"
    for _ in range(3000):
        seen = [hand.look() for hand in hands]
        for hand, told in zip(hands, seen, strict=True):
            if told is not None and told["asked"]:
                hand.decide(told)
        if all(told is not None and told["round"] > 1 for told in seen):
            break
    else:
        raise AssertionError("the king does not come")
    # Nobody's page holds the name of a card that is a back to its reader.
    for person in people:
        wills = person.ask("GET", f"/api/tables/{table}/play")["view"]["wills"]
        known = sum("card" in will for will in wills)
        person.page.locator(".kw-tabs button").nth(1).click()
        expect(person.page.locator(".kw-wcs .kw-wn")).to_have_count(known)
        expect(person.page.locator(".kw-wc.down")).to_have_count(8 - known)
