"""A person alone against bots."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.browser.company import seated
from tests.browser.hosting import Host
from tests.browser.kingsburg.player import kingsburg
from tests.browser.theatre import Theatre
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_a_whole_game_from_the_first_click_to_the_dice_check(host: Host, visit: Visit) -> None:
    me = visit(host)
    me.go("/")
    me.page.get_by_role("button", name="Play now").first.click()
    kingsburg(me).play(until=lambda _: kingsburg(me).decisions > 3)
    table = me.page.url.rpartition("/")[2]
    # The years between ask nothing new; the page comes back for the end of the last one.
    me.go("about:blank")
    me.finish(table, lambda view: view["year"] == 5 and view["phase"] >= 6)
    me.go(f"/t/{table}")
    assert kingsburg(me).play()["over"]
    kingsburg(me).tray.get_by_role("link").click()
    expect(me.page.locator(".win h1")).to_be_visible()
    expect(me.page.locator(".rank li")).to_have_count(4)
    expect(me.page.locator(".dc .ok")).to_be_visible()
    expect(me.page.locator(".dc .ok.bad")).to_have_count(0)
    me.page.get_by_role("button", name="Check again here").click()
    expect(me.page.locator(".dc [role=status]")).to_contain_text("fits")
    with me.page.expect_download() as record:
        me.page.locator("a[download]").click()
    assert record.value.suggested_filename.endswith(".json")
    me.page.get_by_role("button", name="Rematch").click()
    expect(kingsburg(me).tray).to_be_visible()
    me.go("/")
    expect(me.page.locator(".tb.fin")).to_have_count(1)


def test_two_clicks_influence_and_one_takes_it_back(host: Host, visit: Visit) -> None:
    _, (me, other) = seated(host, visit, 2)
    # Whoever is asked first to influence decides, and wants it back before the other went on.
    hands = (kingsburg(me), kingsburg(other))
    while True:
        asked = next((each for each in hands if (each.look() or {}).get("lit")), None)
        if asked is not None:
            break
        for each in hands:
            now = each.look()
            if now is not None and now["asked"] and not now["lit"]:
                each.decide(now)
        me.page.wait_for_timeout(20)
    now = asked.my_turn()
    place = max(now["lit"])
    dice = asked.page.locator("[data-die]").count()
    advisor = asked.advisor(place)
    advisor.click()
    expect(advisor).to_have_attribute("aria-pressed", "true")
    advisor.click()
    expect(advisor).to_have_class(is_taken())
    expect(asked.page.locator("[data-die]")).not_to_have_count(dice)
    asked.page.get_by_role("button", name="Undo").click()
    expect(asked.page.locator("[data-die]")).to_have_count(dice)
    expect(advisor).not_to_have_class(is_taken())
    assert place in asked.my_turn()["lit"]


def test_bots_are_shown_step_by_step_and_can_be_skipped(host: Host, visit: Visit) -> None:
    me = visit(host, reduced_motion="no-preference")
    kingsburg(me).sit_down("me", "greedy", "greedy", "greedy", "greedy")
    skip = me.page.get_by_role("button", name="Skip")
    asked = me.page.locator(".k-tray.asked")
    for _ in range(40):
        # Either something is being shown, or it is my turn.
        expect(skip.or_(asked).first).to_be_visible()
        if skip.is_visible():
            expect(skip).to_be_in_viewport()
            break
        kingsburg(me).decide(kingsburg(me).my_turn(skip=False))
    me.page.keyboard.press("Space")
    expect(skip).not_to_be_visible()


def test_title_and_favicon_tell_when_it_is_my_turn(host: Host, visit: Visit) -> None:
    table, (me, other) = seated(host, visit, 2)
    seen: set[bool] = set()
    for _ in range(40):
        waiting = me.play_data(table)["waiting"]
        for seat, each in enumerate((me, other)):
            mine = seat in waiting
            seen.add(mine)
            expect(each.page).to_have_title(re.compile("^● Your turn" if mine else "^[^●]"))
            icon = each.page.locator("#favicon")
            expect(icon).to_have_attribute("href", re.compile("turn" if mine else "favicon.svg"))
        if seen == {True, False}:
            return
        for seat in waiting:
            asked = kingsburg((me, other)[seat])
            asked.decide(asked.my_turn())
    raise AssertionError(f"it never was one's turn alone: {seen}")


def test_a_seed_that_does_not_fit_its_seal_is_told(theatre: Theatre, visit: Visit) -> None:
    me = visit(theatre.host)

    def forge(route: Route) -> None:
        told = route.fetch().json()
        seed = told["dice"]["seed"]
        told["dice"]["seed"] = ("0" if seed[0] != "0" else "1") + seed[1:]
        route.fulfill(json=told)

    me.page.route("**/end", lambda r: forge(r) if "/api/" in r.request.url else r.continue_())
    me.become(theatre.end.token)
    me.go(f"/t/{theatre.end.table}/end")
    me.page.locator(".dc .cba button").first.click()
    told = me.page.locator(".dc [role=status]")
    expect(told).not_to_be_empty()
    expect(told).to_contain_text("not")


def test_what_goes_wrong_on_a_page_is_heard(host: Host, visit: Visit) -> None:
    me = visit(host)
    me.go("/")
    assert me.unforgiven() == []
    me.page.evaluate("() => { console.error('oops'); setTimeout(() => { throw Error('ouch'); }); }")
    me.page.evaluate("() => fetch('/api/tables/nothing')")
    me.page.wait_for_function("() => new Promise((done) => setTimeout(() => done(true)))")
    heard = " ".join(me.unforgiven())
    assert all(word in heard for word in ("console error: oops", "ouch", "404"))
    me.forgive("oops|ouch|404")


def is_taken() -> re.Pattern[str]:
    """The class of an advisor on whom dice lie."""
    return re.compile(r"\bheld\b")
