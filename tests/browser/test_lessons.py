"""Lessons in the browser: the list, a coach who points at what is there, right and wrong tries."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from burgrave.games import names
from burgrave.lessons import Lesson, Sitting, lessons
from burgrave.locale import languages, speaker
from tests.browser.hosting import Host
from tests.browser.inspector import Inspector
from tests.browser.visitor import SIDEWAYS, Visitor
from tests.sparing import one_of, rows

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet

Visit = Callable[..., Visitor]
SCREENS = {"phone": (390, 844), "laptop": (1366, 768), "wide": (1920, 1080)}
PHONE = 720
TAKEN = [each for name in names() for each in lessons(name) if not each.coached]
FIRST = [next(each for each in TAKEN if each.game == name) for name in names() if lessons(name)]
COACHED = [each for name in names() for each in lessons(name) if each.coached]
THOROUGH = pytest.mark.thorough
LOCALES = {"en": "en-GB", "de": "de-DE", "hu": "hu-HU"}

# Where box and ring stand: the ring lies on the first thing that is pointed at, the box on nothing
# that the step is about, nor on where it is answered.
PLACES = """
([points, sees]) => {
  const box = document.querySelector(".coach").getBoundingClientRect();
  const ring = document.querySelector(".coach-ring");
  const called = (name) => [...document.querySelectorAll(`main [data-about="${name}"]`)]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0
      && (!name.endsWith(":own") || each.closest("[data-mine]") !== null));
  const at = ring.getBoundingClientRect();
  const [wide, high] = [innerWidth, innerHeight];
  const inside = at.left >= -8 && at.top >= -8 && at.right <= wide + 8 && at.bottom <= high + 8;
  const under = (what, by = 0) => box.left < what.right - by && what.left < box.right - by
    && box.top < what.bottom - by && what.top < box.bottom - by;
  const whole = box.left >= 0 && box.right <= wide && box.top >= 0 && box.bottom <= high;
  const lies = (each) => under(each.getBoundingClientRect());
  const pressed = 'main button:not(:disabled, [aria-disabled="true"], .leaf *)';
  return {
    seen: points.filter((name) => called(name).length > 0),
    ring: !ring.hidden, inside, whole,
    covered: [
      ...(under(at, 8) ? ["the thing"] : []),
      ...sees.filter((name) => called(name).some(lies)),
      ...[...document.querySelectorAll("section[data-mine=tray].asked, [data-in-use]")].filter(lies)
        .map(() => "where it is answered"),
    ],
    pressable: [...document.querySelectorAll(pressed)].filter(lies).map((each) => each.textContent),
  };
}
"""
POINTED = f"""
(points) => {{
  const {{ seen, ring }} = ({PLACES})([points, []]);
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
    # The coach may be there before the board.
    expect(page.locator("main h1")).to_be_attached()


def task(page: Page) -> str:
    return page.locator(".coach .task").inner_text()


def step_through(page: Page, each: Lesson, language: str = "en") -> None:
    """By “Show me” and “Go on” to the end; at each step what it is about is there and in sight."""
    say = speaker(language).say
    sitting = Sitting(each)
    looked: set[str] = set()
    while not sitting.over:
        step = sitting.task
        assert step is not None
        expect(page.locator(".coach .task")).to_have_text(say(f"{each.key}-{step.name}"))
        # What is asked again and again is pointed at once, and perhaps not there yet.
        if step.points and step.name not in looked:
            looked.add(step.name)
            if not step.until:
                page.wait_for_function(POINTED, arg=list(step.points), timeout=10_000)
            # Smooth scrolling is over once nothing has moved for a moment.
            page.wait_for_timeout(150)
            found = page.evaluate(PLACES, [list(step.points), list(step.sees)])
            where = f"{called(each)} {step.name}: {found}"
            assert step.until or (found["seen"] and found["ring"] and found["inside"]), where
            assert found["whole"], where
            assert found["covered"] == [], where
            if step.kind == "do" and page.evaluate("innerWidth") > PHONE:
                assert found["pressable"] == [], where
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
    """Every lesson on two screens; `make test` takes one on each, and a third game's below."""
    few = {("phone", called(FIRST[0])), ("laptop", called(FIRST[1]))}
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


@pytest.mark.parametrize(
    ("each", "language"), rows([*product(FIRST, languages()[1:])], 5), ids=called
)
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
    page.locator('.k-adv[data-place="9"]').click()
    page.locator('.k-adv[data-place="9"]').click()
    expect(page.locator(".coach .fb.no")).to_contain_text("All three make 9")
    expect(page.locator(".coach .task")).to_contain_text("Treasurer")
    page.locator('.k-adv[data-place="8"]').click()
    page.locator(".k-tray .btn.pri").click()
    expect(page.locator(".coach .fb.ok")).to_contain_text("5 + 3 make 8")
    expect(page.locator(".coach .task")).to_contain_text("Your 1 is left")
    page.locator(".coach").get_by_role("button", name="Step back").click()
    expect(page.locator(".coach .task")).to_contain_text("Treasurer")
    page.reload()
    expect(page.locator(".coach .task")).to_contain_text("Treasurer")


# What the coach says while the board still tells.
MEANWHILE = """
() => {
  window.told = new Set();
  new MutationObserver(() => {
    if (document.querySelector(".k-tray .skip") === null) return;
    const coach = document.querySelector(".coach");
    window.told.add(coach === null ? "" : coach.innerText);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}
"""


def test_the_coach_waits_until_the_board_has_told_what_happened(visit: Visit, host: Host) -> None:
    visitor = visit(host, viewport={"width": 390, "height": 844})
    page = visitor.page
    page.goto(f"{host.address}/learn/kingsburg/court")
    page.get_by_role("button", name="Go on").click()
    show = page.locator(".coach").get_by_role("button", name="Show me")
    show.click()
    expect(page.locator(".coach .task")).to_contain_text("Your 1 is left")
    page.evaluate(MEANWHILE)
    show.click()
    expect(page.locator(".coach .task")).to_contain_text("the court pays")
    told = page.evaluate("[...window.told]")
    assert any("A die that stays in your hand" in each for each in told), told
    assert not any("the court pays" in each for each in told), told


@pytest.mark.thorough
def test_what_was_said_is_not_said_again_at_the_next_step(visit: Visit, host: Host) -> None:
    visitor = visit(host, viewport={"width": 1366, "height": 768})
    page = visitor.page
    page.goto(f"{host.address}/learn/kings-will/visit")
    for told, key in (("he is here", "n"), ("Put your disc", "?")):
        expect(page.locator(".coach .task")).to_contain_text(told)
        page.keyboard.press(key)
    expect(page.locator(".coach .task")).to_contain_text("The tribute")
    expect(page.locator(".coach .fb.ok")).to_contain_text("9 points")
    page.keyboard.press("n")
    expect(page.locator(".coach .task")).to_contain_text("Now the gifts")
    expect(page.locator(".coach .fb")).to_have_count(0)


@pytest.mark.thorough
def test_a_task_of_many_decisions_is_read_once(visit: Visit, host: Host) -> None:
    visitor = visit(host, viewport={"width": 1366, "height": 768})
    page = visitor.page
    page.goto(f"{host.address}/learn/kingsburg/year")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".coach .task")).to_contain_text("Play the year to its end")
    expect(page.locator(".coach.folded")).to_have_count(0)
    page.locator(".k-tray .k-choice").first.click()
    expect(page.locator(".coach.folded .task")).to_contain_text("Play the year to its end")


@pytest.mark.thorough
def test_what_a_resting_pointer_asked_gives_way_to_the_coach(visit: Visit, host: Host) -> None:
    visitor = visit(host, viewport={"width": 1366, "height": 768})
    page = visitor.page
    page.goto(f"{host.address}/learn/kingsburg/court")
    expect(page.locator(".coach .task")).to_contain_text("most points")
    page.locator('.k-adv[data-place="9"]').hover()
    expect(page.locator(".about-card")).to_be_visible()
    page.keyboard.press("n")
    expect(page.locator(".coach .task")).to_contain_text("Treasurer")
    expect(page.locator(".about-card")).to_have_count(0)


@pytest.mark.thorough
def test_a_coached_game_can_be_hushed(visit: Visit, host: Host) -> None:
    visitor = visit(host, viewport={"width": 1366, "height": 768})
    page = visitor.page
    page.goto(f"{host.address}/learn/kingsburg/first-game")
    expect(page.locator(".coach .task")).to_contain_text("Every year begins with a gift")
    page.get_by_role("button", name="I see").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.locator(".k-tray .k-choice").first.click()
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
    # The boards themselves are looked at elsewhere.
    for each in FIRST[-1:] if screen == "phone" else FIRST:
        open_lesson(page, host.address, each)
        inspector.look(called(each))
    assert inspector.found == []
    assert page.evaluate(SIDEWAYS) == []
