"""Games of The King's Will against bots: by mouse, by keyboard and by touch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hosting import Host
from tests.browser.kings_will.player import Finger, Hand, Keys
from tests.browser.visitor import Told, Visitor
from tests.sparing import one_of, rows

Visit = Callable[..., Visitor]
NAMES = ("Ada", "Ben", "Cleo", "Dan")
CRESTS = ("lion", "tower", "fleur", "stag")


def untold(visitor: Visitor) -> list[str]:
    """Keys of messages that stand on the page instead of their texts."""
    told: list[str] = visitor.page.evaluate(
        "() => document.body.innerText.match(/\\b(kings-will-[a-z-]+|undefined|NaN)\\b/g) ?? []"
    )
    return told


def verdicts(visitor: Visitor) -> set[int]:
    """What the king's judgement came to for each player: four discs, whatever they brought."""
    rows = visitor.page.locator(".kw-judged tbody tr:not(:last-child)")
    table = [row.locator("td").all_text_contents() for row in rows.all()]
    columns = [[cell for cell in column if cell] for column in zip(*table)]
    assert [len(column) for column in columns] == [4, 4]
    return {sum(int(cell.replace("\N{MINUS SIGN}", "-")) for cell in column) for column in columns}


def scores(visitor: Visitor, table: str) -> list[Counter[str]]:
    """What each player has, by source."""
    told = visitor.ask("GET", f"/api/tables/{table}/end")["scores"]
    return [Counter(row) for row in told]


@pytest.mark.parametrize(("begin", "most"), rows([(1, 99), (4, 4)], 1))
def test_a_game_by_mouse_to_its_end_in_three_languages(
    host: Host, visit: Visit, begin: int, most: int
) -> None:
    """From a round on, so many kinds of questions by mouse; the page hears of the others, too."""
    me = visit(host, "Ada", viewport={"width": 1440, "height": 900})
    hand = Hand(me, seed=5, haste=0.3)
    table = hand.table("me", "random")["id"]
    me.finish(table, lambda view: view["round"] >= begin)
    me.go(f"/t/{table}")
    spoken: list[str] = []
    questions = set()

    def decide(now: Told) -> None:
        if now["question"] not in questions:
            spoken.append(("en", "de", "hu")[len(spoken) % 3])
            me.speak(spoken[-1])
            questions.add(hand.my_turn()["question"])
            assert untold(me) == []
            assert me.sticks_out() == []
        hand.decide(hand.my_turn())

    hand.play(until=lambda _: len(questions) >= most, decide=decide)
    assert set(spoken) == {"en", "de", "hu"}
    me.finish(table)
    expect(me.page.locator(".kw-acts a")).to_be_visible()
    assert untold(me) == []
    me.page.locator(".kw-acts a").click()
    expect(me.page.locator(".win h1")).to_be_visible()
    assert me.page.url.endswith(f"/t/{table}/end")
    assert verdicts(me) == {seat["wills"] + seat["wrath"] for seat in scores(me, table)}
    for language in ("de", "hu"):
        me.speak(language)
        assert untold(me) == []
        assert me.sticks_out() == []


@pytest.mark.thorough
def test_undo_and_notes_and_other_lands(host: Host, visit: Visit) -> None:
    me = visit(host, "Ada")
    hand = Hand(me, seed=2)
    hand.sit_down("me", "random", "random")
    page = me.page
    hand.my_turn()
    page.get_by_role("button", name="Corn field to the right").click()
    expect(page.locator(".kw-ln").first).to_contain_text("Meadow")
    hand.press(hand.my_turn(), "play")
    expect(page.locator(".kw-tray h2")).to_contain_text("hamlet")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".kw-tray h2")).to_have_text("Lay out your land")
    hand.play(until=lambda now: now["question"] == "Choose an open tile")
    page.locator(".kw-tabs button").nth(1).click()
    page.locator(".kw-note.add").first.click()
    page.locator(".kw-note input").fill("keep an eye on it")
    page.keyboard.press("Enter")
    note = page.locator(".kw-note:not(.add)")
    expect(note).to_contain_text("keep an eye on it")
    page.reload()
    page.locator(".kw-tabs button").nth(1).click()
    expect(note).to_contain_text("keep an eye on it")
    page.locator(".kw-who").nth(1).click()
    expect(page.locator(".kw-land h2 .sr")).to_contain_text("Land of")
    page.get_by_role("button", name="Back to your land").click()
    expect(page.locator(".kw-land h2 .sr")).to_have_text("Your land")


def decide(me: Visitor, table: str, text: str) -> None:
    """Decide past the page, which follows."""
    version = me.play_data(table)["version"]
    path = f"/api/tables/{table}/moves"
    me.ask("POST", path, id=f"{version}", version=version, action=text)


def explore(me: Visitor, table: str) -> int:
    """Play until a card that I have not seen can be explored, and explore it; its place."""
    for _ in range(1000):
        now = me.play_data(table)
        if not now["legal"]:
            me.page.wait_for_timeout(50)
            continue
        cards = {act["text"]: act["card"] for act in now["legal"] if act["kind"] == "explore"}
        wills = now["view"]["wills"]
        for text, card in cards.items():
            if 0 not in wills[card]["seen_by"]:
                decide(me, table, text)
                return int(card)
        texts = [act["text"] for act in now["legal"]]
        decide(me, table, "take enrich" if "take enrich" in texts else texts[0])
    raise AssertionError("nothing can be explored")


@pytest.mark.thorough
@pytest.mark.parametrize(("rule", "width"), [("seen", 390), ("discs", 1440), ("none", 390)])
def test_what_may_be_looked_at_again(host: Host, visit: Visit, rule: str, width: int) -> None:
    me = visit(host, "Ada", viewport={"width": width, "height": 900})
    hand = Hand(me, seed=1)
    table = hand.sit_down("me", "random", look_again=rule)
    place = explore(me, table)
    page = me.page
    # A new question turns the page to where it is answered: wait for it before turning away.
    page.reload()
    hand.my_turn()
    held, shown = page.locator(".kw-held"), page.locator(".kw-wc").nth(place)
    tabs = page.locator(".kw-mtabs button" if width < 720 else ".kw-tabs button")
    tabs.filter(has_text="Will").click()
    name = shown.locator(".kw-wn")
    expect(name).to_be_visible()
    told = name.inner_text()
    tabs.first.click()
    if rule == "seen":
        expect(held).to_have_count(0)
    else:
        # The card lies beside whatever is asked, also after the page was loaded anew.
        expect(held).to_contain_text("until your next decision")
        expect(held.locator(".kw-wn")).to_have_text(told)
        assert me.sticks_out() == []
    decide(me, table, me.play_data(table)["legal"][0]["text"])
    expect(held).to_have_count(0)
    page.reload()
    hand.my_turn()
    tabs.filter(has_text="Will").click()
    if rule == "seen":
        expect(name).to_have_text(told)
    else:
        expect(shown).to_contain_text("seen, face down")
        tabs.filter(has_not=page.locator(".tk-label")).last.click()
        expect(page.locator(".kw-log li").first).to_be_visible()
        assert told not in page.locator("main").inner_text()


@pytest.mark.parametrize("presses", one_of([15, 400], 15))
def test_a_round_by_keyboard_alone(host: Host, visit: Visit, presses: int) -> None:
    me = visit(host, "Ada", viewport={"width": 1440, "height": 900})
    keys = Keys(me, seed=4, haste=0.3)
    keys.sit_down("me", "random")
    asked = set()

    def seen(now: Told) -> bool:
        asked.add(now["question"].split(":")[0])
        return now["round"] > 1 or keys.presses > presses

    keys.play(until=seen)
    assert {"Lay out your land", "Choose an open tile"} <= asked


@pytest.mark.thorough
@pytest.mark.parametrize("kinds", [5, 99])
def test_a_round_by_touch_on_a_phone(host: Host, visit: Visit, kinds: int) -> None:
    me = visit(host, "Ada", viewport={"width": 360, "height": 740}, has_touch=True)
    finger = Finger(me, seed=3, haste=0.3)
    finger.sit_down("me", "random")
    questions = set()

    def decide(now: Told) -> None:
        if now["question"] not in questions:
            questions.add(now["question"])
            assert me.sticks_out() == [], now["question"]
        finger.decide(now)

    finger.play(until=lambda now: now["round"] > 1 or len(questions) >= kinds, decide=decide)
    for language in ("de", "hu"):
        me.speak(language)
        for tab in range(5):
            me.page.locator(".kw-mtabs button").nth(tab).click()
            assert me.sticks_out() == [], f"{language}, tab {tab}"
            assert untold(me) == []
