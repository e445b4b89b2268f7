"""A newcomer: from the first visit over a lesson to the end of the game with a coach."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from burgrave.lessons import Lesson, Sitting, lessons
from burgrave.locale import speaker
from tests.browser.company import focus_on
from tests.browser.hosting import Host
from tests.browser.kingsburg.player import kingsburg
from tests.browser.staging import COACHED
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1366, "height": 768}
MOST = 600
"""Decisions that a whole game can have."""
# How far a lesson or a game has come, as the device keeps it; null before and after.
KEPT = "(key) => (JSON.parse(localStorage.getItem(`burgrave.lesson.${key}`)) ?? []).length"
DONE = "(key) => (localStorage.getItem('burgrave.lessons') ?? '').includes(key)"


# What has stood for a glance is read when somebody plays on: to this page all are faster than that,
# however busy the machine is.
HASTE = "const now = performance.now.bind(performance); performance.now = () => now() / 100;"


def coached(game: str) -> Lesson:
    return next(each for each in lessons(game) if each.coached)


def came_on(page: Page, key: str, before: int) -> None:
    """The page has one answer more, or the lesson is done."""
    page.wait_for_function(
        f"([key, n]) => ({DONE})(key.replace('.', '/')) || ({KEPT})(key) > n", arg=[key, before]
    )


def is_over(me: Visitor, *, skip: bool = True) -> bool:
    """Wait until I am asked or the game is over, and skip what is shown meanwhile, if wanted."""
    over = me.page.locator(".coach .rub").get_by_text("Game over")
    asked = me.page.locator("[data-mine=tray].asked")
    # The page takes in an answer before it shows it.
    me.page.wait_for_timeout(50)
    while skip and not (over.count() or asked.count()):
        kingsburg(me).look()
        expect(over.or_(asked).or_(me.page.locator(".k-tray .skip")).first).to_be_visible()
    expect(over.or_(asked).first).to_be_attached()
    return over.count() > 0


def spoken(sitting: Sitting) -> list[str]:
    """What the coach says in a coached game, once each."""
    lesson, say = sitting.lesson, speaker("en").say
    return [say(f"{lesson.key}-{each.name}") for each in sitting.called]


@pytest.mark.thorough
@pytest.mark.parametrize("most", [12, MOST])
def test_by_touch_to_the_end_of_the_coached_game(visit: Visit, host: Host, most: int) -> None:
    """Kingsburg on a phone: home, a lesson, back home, and up to five years with a coach."""
    me = visit(host, viewport=PHONE, has_touch=True, is_mobile=True)
    page = me.page
    first, second, *_ = lessons("kingsburg")
    me.go("/")
    page.locator(f'.newcomer a[href="/learn/kingsburg/{first.name}"]').tap()
    sitting = Sitting(first)
    while not sitting.over:
        step = sitting.task
        assert step is not None
        n = len(sitting.answers)
        sitting.answer(sitting.shown)
        way = "Go on" if step.kind == "tell" else "Show me"
        page.locator(".coach").get_by_role("button", name=way).tap()
        came_on(page, f"kingsburg.{first.name}", n)
    expect(page.locator(".coach .rub")).to_have_text("Lesson done")
    me.go("/")
    expect(page.get_by_role("link", name="Go on: Kingsburg, lesson 2")).to_have_attribute(
        "href", f"/learn/kingsburg/{second.name}"
    )
    page.locator(f'.newcomer a[href="/learn/kingsburg/{coached("kingsburg").name}"]').tap()
    said: list[str] = []
    for _ in range(most):
        if is_over(me):
            break
        box = page.locator(".coach")
        if box.count():
            said.append(box.locator(".task").inner_text())
            box.get_by_role("button", name="I see").tap()
            expect(box).to_have_count(0)
            # What was pointed at may lie behind another tab than the choices.
            page.locator(".k-mtabs button").first.tap()
        now = kingsburg(me).look()
        assert now is not None
        kingsburg(me).decide(now)
    # Each thing was said once.
    assert len(said) == len(set(said))
    assert len(said) >= 3
    if most < MOST:
        return
    expect(page.locator(".coach .task")).to_contain_text("You have played a whole game")
    assert page.evaluate(DONE, "kingsburg/first-game")


def showing(me: Visitor, touch: bool) -> Callable[[str], None]:
    """How something is pressed: with a finger, or with nothing but keys."""

    def tap(what: str) -> None:
        me.page.locator(what).first.tap()

    def press(what: str) -> None:
        focus_on(me, what)
        me.page.keyboard.press("Enter")

    return tap if touch else press


def hear(page: Page, press: Callable[[str], None]) -> list[str]:
    """Read what the coach has to say now, thing by thing."""
    said: list[str] = []
    task = page.locator(".coach .task")
    while task.count():
        # He is there before he is seen, and what is not seen has no words yet.
        expect(task).to_be_visible()
        said.append(task.inner_text())
        press(".coach .btn.pri")
        expect(task.get_by_text(said[-1], exact=True)).to_have_count(0)
    return said


# Kingsburg by touch is played decision by decision above; here nobody chooses.
@pytest.mark.thorough
@pytest.mark.parametrize("way", ["touch", "keyboard"])
@pytest.mark.parametrize("game", COACHED)
def test_shown_to_the_end_of_the_coached_game(
    visit: Visit, host: Host, game: str, way: str
) -> None:
    """Each game from home to its end on a phone or with keys alone, as “Show me” plays."""
    touch = way == "touch"
    me = visit(host, viewport=PHONE if touch else LAPTOP, has_touch=touch, is_mobile=touch)
    page, press = me.page, showing(me, touch)
    key = f"{game}.{coached(game).name}"
    me.go("/")
    expect(page.locator(".newcomer li").first).to_be_visible()
    press(f'.newcomer a[href="/learn/{game}/{coached(game).name}"]')
    expect(page.locator(".coach")).to_be_visible()
    sitting, said = Sitting(coached(game)), []
    while not is_over(me, skip=False):
        said += hear(page, press)
        n = len(sitting.answers)
        sitting.answer(sitting.shown)
        if not page.locator(".leaf footer").is_visible():
            press("[class$=tabs] button:last-child")
        press(".leaf footer button")
        came_on(page, key, n)
    assert sitting.over
    assert said == spoken(sitting)
    expect(page.locator(".coach .task")).to_contain_text("You have played a whole game")
    expect(page.locator(".coach").get_by_role("button", name="Once more")).to_be_visible()
    assert page.evaluate(DONE, f"{game}/{coached(game).name}")


@pytest.mark.thorough
def test_whoever_is_faster_than_the_board_is_told_everything_all_the_same(
    visit: Visit, host: Host
) -> None:
    me = visit(host, own=True, viewport=LAPTOP)
    me.page.add_init_script(HASTE)
    page, each = me.page, coached("kingsburg")
    sitting, key = Sitting(each), f"kingsburg.{each.name}"
    me.go(f"/learn/kingsburg/{each.name}")
    expect(page.locator(".leaf footer button")).to_be_visible()
    while len(sitting.called) < 5:
        n = len(sitting.answers)
        sitting.answer(sitting.shown)
        page.locator(".leaf footer button").click()
        came_on(page, key, n)
    is_over(me)
    # What is not read yet waits for who comes back, too.
    first, *rest = spoken(sitting)
    expect(page.locator(".coach .task")).to_have_text(first)
    page.keyboard.press("n")
    expect(page.locator(".coach .task")).to_have_text(rest[0])
    page.reload()
    expect(page.locator(".coach .task")).to_have_text(rest[0])
    assert hear(page, lambda what: page.locator(what).click()) == rest
    page.reload()
    expect(page.locator(".leaf dt")).to_have_text(spoken(sitting)[::-1])
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.thorough
def test_who_plays_on_has_read_what_stands_there(visit: Visit, host: Host) -> None:
    me = visit(host, viewport=LAPTOP)
    page = me.page
    me.go("/learn/kingsburg/first-game")
    expect(page.locator(".coach .task")).to_have_text("Every year begins with a gift")
    # As long as a glance takes.
    page.wait_for_timeout(1200)
    page.locator(".k-tray .k-choice").first.click()
    expect(page.locator(".coach .task")).to_have_text("Dice win advisors")
