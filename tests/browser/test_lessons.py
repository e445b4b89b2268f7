"""Lessons in the browser: the list, a coach who points at what is there, right and wrong tries."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from burgrave.games import names
from burgrave.lessons import Lesson, Sitting, lessons
from burgrave.locale import languages, speaker
from tests.browser.hosting import Host
from tests.browser.test_accessible import Inspector
from tests.browser.visitor import SIDEWAYS, Visitor
from tests.sparing import each_once, one_of

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet

Visit = Callable[..., Visitor]
SCREENS = {"phone": (390, 844), "laptop": (1366, 768), "wide": (1920, 1080)}
TAKEN = [each for name in names() for each in lessons(name) if not each.coached]
FIRST = [next(each for each in TAKEN if each.game == name) for name in names() if lessons(name)]
COACHED = [each for name in names() for each in lessons(name) if each.coached]
THOROUGH = pytest.mark.thorough
LOCALES = {"en": "en-GB", "de": "de-DE", "hu": "hu-HU"}

# Where box and ring stand: the ring lies on the first thing that is pointed at, the box on neither.
PLACES = """
(points) => {
  const box = document.querySelector(".coach").getBoundingClientRect();
  const ring = document.querySelector(".coach-ring");
  const seen = points.filter((name) => [...document.querySelectorAll(`main [data-about="${name}"]`)]
    .some((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0));
  const at = ring.getBoundingClientRect();
  const [wide, high] = [innerWidth, innerHeight];
  const inside = at.left >= -8 && at.top >= -8 && at.right <= wide + 8 && at.bottom <= high + 8;
  const meets = box.left < at.right - 8 && at.left < box.right - 8
    && box.top < at.bottom - 8 && at.top < box.bottom - 8;
  const whole = box.left >= 0 && box.right <= wide && box.top >= 0 && box.bottom <= high;
  return { seen, ring: !ring.hidden, inside, meets, whole };
}
"""
POINTED = f"""
(points) => {{
  const {{ seen, ring }} = ({PLACES})(points);
  return seen.length > 0 && ring;
}}
"""

# Has the page one answer more than so many, or has it forgotten them at the end?
KEPT = """
([game, name, n]) => {
  const kept = localStorage.getItem(`burgrave.lesson.${game}.${name}`);
  return kept === null ? n !== 0 : JSON.parse(kept).length > n;
}
"""


def called(each: Lesson | str) -> str:
    return each if isinstance(each, str) else f"{each.game}-{each.name}"


def open_lesson(page: Page, address: str, each: Lesson) -> None:
    page.goto(f"{address}/learn/{each.game}/{each.name}")
    expect(page.locator(".coach")).to_be_visible()


def task(page: Page) -> str:
    return page.locator(".coach .task").inner_text()


def step_through(page: Page, each: Lesson, language: str = "en") -> None:
    """By “Show me” and “Go on” to the end; at each step what is pointed at is there."""
    say = speaker(language).say
    sitting = Sitting(each)
    while not sitting.over:
        step = sitting.task
        assert step is not None
        expect(page.locator(".coach .task")).to_have_text(say(f"{each.key}-{step.name}"))
        if step.points and not step.until:
            # While a shown round is still told, what is meant may come and go.
            page.wait_for_function(POINTED, arg=list(step.points), timeout=10_000)
            # Smooth scrolling is over once nothing has moved for a moment.
            page.wait_for_timeout(150)
            found = page.evaluate(PLACES, list(step.points))
            where = f"{called(each)} {step.name}: {found}"
            assert found["seen"], where
            assert found["ring"], where
            assert found["inside"], where
            assert found["whole"], where
            assert not found["meets"], where
        answer = sitting.shown
        before = len(sitting.answers)
        sitting.answer(answer)
        page.keyboard.press("n" if step.kind == "tell" else "?")
        page.wait_for_function(
            KEPT,
            arg=[each.game, each.name, before],
        )
    expect(page.locator(".coach .rub")).to_have_text(say("learn-lesson-over"))


def screened() -> list[ParameterSet]:
    """Every lesson on two screens; `make test` takes the first and the last of each game."""
    last = [next(each for each in TAKEN[::-1] if each.game == first.game) for first in FIRST]
    few = {("phone", called(each)) for each in FIRST} | {("laptop", called(each)) for each in last}
    return [
        pytest.param(each, screen, marks=() if (screen, called(each)) in few else THOROUGH)
        for each in TAKEN
        for screen in ("phone", "laptop")
    ]


@pytest.mark.parametrize(("each", "screen"), screened(), ids=called)
def test_a_lesson_points_at_what_is_there(
    visit: Visit, host: Host, each: Lesson, screen: str
) -> None:
    width, height = SCREENS[screen]
    visitor = visit(host, viewport={"width": width, "height": height})
    open_lesson(visitor.page, host.address, each)
    step_through(visitor.page, each)
    visitor.page.goto(f"{host.address}/learn")
    expect(visitor.page.locator(".ll .lm.done")).to_have_count(1)


@pytest.mark.parametrize(("each", "language"), each_once(FIRST, languages()[1:]), ids=called)
def test_a_lesson_of_each_game_in_every_language(
    visit: Visit, host: Host, each: Lesson, language: str
) -> None:
    visitor = visit(host, locale=LOCALES[language], viewport={"width": 1920, "height": 1080})
    open_lesson(visitor.page, host.address, each)
    step_through(visitor.page, each, language)


def test_answers_on_the_board_right_and_wrong(visit: Visit, host: Host) -> None:
    visitor = visit(host, viewport={"width": 1366, "height": 768})
    page = visitor.page
    page.goto(f"{host.address}/learn/kingsburg/court")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".coach .task")).to_contain_text("Treasurer")
    page.get_by_role("button", name="Fold the coach").click()
    page.locator('.adv[data-place="9"]').click()
    page.locator('.adv[data-place="9"]').click()
    page.get_by_role("button", name="Fold the coach").click()
    expect(page.locator(".coach .fb.no")).to_contain_text("All three make 9")
    expect(page.locator(".coach .task")).to_contain_text("Treasurer")
    page.locator('.adv[data-place="8"]').click()
    page.locator(".tray .btn.pri").click()
    expect(page.locator(".coach .fb.ok")).to_contain_text("5 + 3 make 8")
    expect(page.locator(".coach .task")).to_contain_text("Your 1 is left")
    page.locator(".coach").get_by_role("button", name="Step back").click()
    expect(page.locator(".coach .task")).to_contain_text("Treasurer")
    page.reload()
    expect(page.locator(".coach .task")).to_contain_text("Treasurer")


def test_a_coached_game_can_be_hushed(visit: Visit, host: Host) -> None:
    visitor = visit(host, viewport={"width": 1366, "height": 768})
    page = visitor.page
    page.goto(f"{host.address}/learn/kingsburg/first-game")
    expect(page.locator(".coach .task")).to_contain_text("Every year begins with a gift")
    page.get_by_role("button", name="I see").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.locator(".tray .choice").first.click()
    expect(page.locator(".coach .task")).to_contain_text("Dice win advisors")
    page.get_by_role("button", name="No more hints").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Hints again")).to_be_visible()


def test_a_lesson_that_does_not_exist(visit: Visit, host: Host) -> None:
    visitor = visit(host)
    visitor.page.goto(f"{host.address}/learn/kingsburg/nowhere")
    expect(visitor.page.get_by_role("heading", name="There is no such lesson")).to_be_visible()


@pytest.mark.parametrize("screen", one_of(SCREENS, "phone"))
def test_axe_finds_nothing_in_list_and_lesson(visit: Visit, host: Host, screen: str) -> None:
    width, height = SCREENS[screen]
    visitor = visit(host, viewport={"width": width, "height": height})
    inspector = Inspector(visitor)
    page = visitor.page
    page.goto(f"{host.address}/learn")
    expect(page.locator(".lgame").first).to_be_visible()
    inspector.look("learn")
    for each in FIRST:
        open_lesson(page, host.address, each)
        inspector.look(called(each))
    assert inspector.found == []
    assert page.evaluate(SIDEWAYS) == []
