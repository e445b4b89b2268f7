"""The King's Will in a real browser: alone, together, by keyboard and by touch."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hosting import Host
from tests.browser.kings_will.hand import Finger, Hand, Keys
from tests.browser.test_accessible import Inspector
from tests.browser.visitor import Told, Visitor

Visit = Callable[..., Visitor]
NAMES = ("Ada", "Ben", "Cleo", "Dan")
CRESTS = ("lion", "tower", "fleur", "stag")


def untold(visitor: Visitor) -> list[str]:
    """Keys of messages that stand on the page instead of their texts."""
    told: list[str] = visitor.page.evaluate(
        "() => document.body.innerText.match(/\\b(kwt?-[a-z-]+|undefined|NaN)\\b/g) ?? []"
    )
    return told


def test_a_whole_game_by_mouse_in_three_languages(host: Host, visit: Visit) -> None:
    me = visit(host, "Ada", viewport={"width": 1440, "height": 900})
    hand = Hand(me, seed=5)
    table = hand.sit_down("me", "random")
    languages = {1: "en", 2: "de", 3: "hu", 4: "en"}
    spoken = set()
    questions = set()

    def decide(now: Told) -> None:
        if now["round"] not in spoken:
            spoken.add(now["round"])
            me.speak(languages[now["round"]])
        if now["question"] not in questions:
            questions.add(now["question"])
            assert untold(me) == []
        assert me.sticks_out() == []
        hand.decide(now)

    hand.play(decide=decide)
    assert spoken == {1, 2, 3, 4}
    assert untold(me) == []
    hand.page.locator(".kw-acts a").click()
    expect(me.page.locator(".win h1")).to_be_visible()
    assert me.page.url.endswith(f"/t/{table}/end")
    assert untold(me) == []


def test_four_browsers_at_one_table(host: Host, visit: Visit) -> None:
    people = [visit(host, NAMES[n], CRESTS[n]) for n in range(4)]
    hands = [Hand(person, seed=n) for n, person in enumerate(people)]
    table = hands[0].table("me", "open", "open", "open")["id"]
    people[0].go(f"/t/{table}")
    for seat, guest in enumerate(people[1:], 1):
        guest.go(people[0].ask("GET", f"/api/tables/{table}")["seats"][seat]["link"])
        expect(guest.page.get_by_role("button", name="I am ready")).to_be_visible()
    for person in people:
        person.page.get_by_role("button", name="I am ready").click()
    # Setting up does not wait for anybody: one is ready while the others have not begun.
    hands[0].play(until=lambda now: now["question"] == "Choose a card for the Will board")
    hand_of = people[0].ask("GET", f"/api/tables/{table}/play")["view"]["seats"][0]["hand"]
    assert len(hand_of) == 2
    faces = hands[0].page.locator(".kw-hand .kw-wn").all_text_contents()
    assert len(faces) == 2
    hands[0].page.locator(".kw-hand .kw-will").first.click()
    hands[0].press(hands[0].play_button)
    for other in hands[1:]:
        now = other.my_turn()
        assert now["question"] == "Lay out your land"
    for _ in range(3000):
        for hand in hands:
            seen = hand.look()
            if seen is not None and seen["asked"]:
                hand.decide(seen)
        if all((hand.look() or {}).get("round", 0) > 1 for hand in hands):
            break
        hands[0].page.wait_for_timeout(10)
    else:
        raise AssertionError("the king does not come")
    # Nobody's page holds the name of a card that is a back to its reader.
    for seat, hand in enumerate(hands):
        view = people[seat].ask("GET", f"/api/tables/{table}/play")["view"]
        known = sum("card" in will for will in view["wills"])
        hand.page.locator(".kw-tabs button").nth(1).click()
        expect(hand.page.locator(".kw-wcs .kw-wn")).to_have_count(known)
        expect(hand.page.locator(".kw-wc.down")).to_have_count(8 - known)


def test_undo_and_notes_and_other_lands(host: Host, visit: Visit) -> None:
    me = visit(host, "Ada")
    hand = Hand(me, seed=2)
    hand.sit_down("me", "random", "random")
    page = hand.page
    hand.my_turn()
    page.get_by_role("button", name="Corn to the right").click()
    expect(page.locator(".kw-ln").first).to_contain_text("Meadow")
    hand.press(hand.play_button)
    expect(page.locator(".kw-ask h2")).to_contain_text("hamlet")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".kw-ask h2")).to_have_text("Lay out your land")
    hand.play(until=lambda now: now["question"] == "Choose an open tile")
    page.locator(".kw-tabs button").nth(1).click()
    page.locator(".kw-note.add").first.click()
    page.locator(".kw-note input").fill("keep an eye on it")
    page.keyboard.press("Enter")
    expect(page.locator(".kw-note:not(.add)")).to_contain_text("keep an eye on it")
    page.reload()
    page.locator(".kw-tabs button").nth(1).click()
    expect(page.locator(".kw-note:not(.add)")).to_contain_text("keep an eye on it")
    page.locator(".kw-who").nth(1).click()
    expect(page.locator(".kw-land h2 .sr")).to_contain_text("Land of")
    page.get_by_role("button", name="Back to your land").click()
    expect(page.locator(".kw-land h2 .sr")).to_have_text("Your land")


def test_a_round_by_keyboard_alone(host: Host, visit: Visit) -> None:
    me = visit(host, "Ada", viewport={"width": 1440, "height": 900})
    keys = Keys(me, seed=4)
    keys.sit_down("me", "random")
    keys.play(until=lambda now: now["round"] > 1)
    assert keys.decisions > 12


@pytest.mark.parametrize("width", [360, 390])
def test_a_round_by_touch_on_a_phone(host: Host, visit: Visit, width: int) -> None:
    me = visit(host, "Ada", viewport={"width": width, "height": 780}, has_touch=True)
    finger = Finger(me, seed=width)
    finger.sit_down("me", "random")

    def decide(now: Told) -> None:
        assert me.sticks_out() == []
        finger.decide(now)

    finger.play(until=lambda now: now["round"] > 1, decide=decide)
    for language in ("de", "hu"):
        me.speak(language)
        for tab in range(5):
            finger.page.locator(".kw-mtabs button").nth(tab).click()
            assert me.sticks_out() == [], f"{language}, tab {tab}"
            assert untold(me) == []


@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_no_violation(host: Host, visit: Visit, width: int) -> None:
    me = visit(host, "Ada", viewport={"width": width, "height": 900})
    hand = Hand(me, seed=11)
    axe = Inspector(me)
    hand.sit_down("me", "random")
    seen: set[str] = set()

    def decide(now: Told) -> None:
        if now["question"] not in seen:
            seen.add(now["question"])
            axe.look(now["question"])
            lit = hand.lit()
            if lit:
                hand.press(lit[0])
                axe.look(f"{now['question']}: something chosen")
                return
        hand.decide(now)

    hand.play(until=lambda now: now["round"] > 1, decide=decide)
    tabs = hand.page.locator(".kw-mtabs button" if width < 720 else ".kw-tabs button")
    for tab in range(tabs.count()):
        tabs.nth(tab).click()
        axe.look(f"tab {tab}")
    hand.page.locator(".kw-who").nth(1).click() if width > 720 else None
    axe.look("another land")
    assert len(seen) > 8
    axe.report()
