"""The reference is whole: every page has its place, and every table what the game has."""

from __future__ import annotations

import json
import re
from pathlib import Path
from pydoc import locate

import pytest

from burgrave.cli.rules import rules_in
from burgrave.games import game, names, sheet
from docs.site import games, pages, rules, sheets
from tests.docs.pages import DOCS, anchors, blocks

RULES = sorted((DOCS / "rules").rglob("*.md"))


def text_of(page: str) -> str:
    return (DOCS / page).read_text("utf-8")


def test_every_page_stands_in_the_contents_once() -> None:
    contents = "\n".join(blocks(text_of("index.md"), "{toctree}")).splitlines()
    there = [page.relative_to(DOCS).with_suffix("").as_posix() for page in DOCS.rglob("*.md")]
    left = {*there} - {"index"}
    for line in [line for line in contents if line and not line.startswith(":")]:
        # A pattern lists what is not listed before it, as Sphinx does, in its own folder alone.
        found = {page for page in left if re.fullmatch(line.replace("*", "[^/]+"), page)}
        assert found, line
        left -= found
    assert left == set()


def test_only_what_can_be_made_is_asked_for() -> None:
    asked = {
        (mark[0])
        for page in DOCS.rglob("*.md")
        for mark in pages.MARK.findall(page.read_text("utf-8"))
    }
    assert asked == set(pages.MAKERS)


def test_whatever_the_python_interface_lists_is_there() -> None:
    listed = re.findall(r"^\.\. auto\w+:: ([\w.]+)", text_of("reference/python.md"), re.MULTILINE)
    assert len(listed) > 20
    assert [name for name in listed if locate(name) is None] == []


def test_a_page_that_came_from_elsewhere_links_pages_of_the_site_alone() -> None:
    for file, page in pages.SITE.items():
        moved = pages.moved(file, str(Path(page).relative_to("docs").with_suffix("")))
        linked = [path for path in pages.LINK.findall(moved) if path.endswith(".md")]
        places = [(DOCS.parent / page).parent.joinpath(path).resolve() for path in linked]
        assert [place for place in places if not place.is_relative_to(DOCS)] == [], file


@pytest.mark.parametrize("name", names())
def test_every_field_of_a_sheet_is_told(name: str) -> None:
    for part in sheets.PARTS:
        told = sheets.tables(part, name)
        fields = getattr(sheet(name), part).__annotations__
        assert [field for field in fields if f"| `{field}`" not in told] == []


@pytest.mark.parametrize("name", names())
def test_every_field_of_a_sheet_says_what_it_means(name: str) -> None:
    told = "\n".join(sheets.tables(part, name) for part in sheets.PARTS)
    assert re.findall(r"^\| `(\w+)`.*\|  \|$", told, re.MULTILINE) == []


@pytest.mark.parametrize("name", names())
def test_every_type_that_is_linked_is_told(name: str) -> None:
    whole = "\n".join(sheets.tables(part, name) for part in sheets.PARTS)
    assert set(re.findall(r"\]\(#(\w+)\)", whole)) <= set(anchors(whole))


@pytest.mark.parametrize("name", names())
def test_every_action_is_counted(name: str) -> None:
    counts = re.findall(r"\| ([\d,]+) \|", games.actions(name))
    assert sum(int(count.replace(",", "")) for count in counts) == len(game(name).actions)


@pytest.mark.parametrize("name", ["era", "kings-will"])
def test_chances_and_events_come_from_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "ROUNDS", 1)
    games.seen.cache_clear()
    chances, events = games.chances(name), games.events(name)
    games.seen.cache_clear()
    assert "| `start` | nobody's |" in chances
    assert "*secret*" in events or "*private*" in events
    linked = set(re.findall(rf"\.\./rules/{name}\.md#([\w-]+)", events))
    assert len(linked) > 20
    assert linked <= {rules.anchor(number) for number, _ in rules_in(text_of(f"rules/{name}.md"))}


@pytest.mark.parametrize("name", names())
def test_every_event_that_a_sheet_types_is_told(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "seen", lambda name: games.Seen())
    rows = games.events(name).splitlines()
    told = {row.split("`")[1]: row for row in rows if row.startswith("| `")}
    for kind, type in sheet(name).events.items():
        assert [fact for fact in type.__annotations__ if f"`{fact}`" not in told[kind]] in (
            [],
            ["seat"],
        )
    assert told.keys() >= sheet(name).events.keys()


@pytest.mark.parametrize("page", RULES, ids=lambda page: page.relative_to(DOCS).as_posix())
def test_every_rule_has_an_anchor_of_its_own(page: Path) -> None:
    text = page.read_text("utf-8")
    marked = re.findall(r"\{#([\w-]+)\}", pages.ready(page.relative_to(DOCS).as_posix(), text))
    numbers = [rules.anchor(number) for number, _ in rules_in(text) if not number.startswith("R-")]
    assert marked == numbers
    assert len(set(marked)) == len(marked)


def test_a_rule_that_is_named_is_linked() -> None:
    told = pages.ready("rules/de/era", "- **E-0.1** Wie E-1.2 (R-E.3), nicht X-1 oder `E-1.2`.")
    assert told == (
        "- [**E-0.1**]{#e-0-1} Wie [E-1.2](era.md#e-1-2) ([R-E.3](../rulings.md#r-e-3)),"
        " nicht X-1 oder `E-1.2`."
    )
    assert "(r-e-3)=\n### R-E.3 " in pages.ready("rules/rulings", text_of("rules/rulings.md"))


def test_a_page_from_elsewhere_keeps_its_links() -> None:
    moved = pages.ready("bench/results", text_of("bench/results.md"))
    assert "](README.md)" in moved
    assert "](playing.md)" in pages.ready("changes", text_of("changes.md"))


def test_the_notebook_is_a_page() -> None:
    page = pages.ready("notebooks/first-look", text_of("notebooks/first-look.md"))
    cells = json.loads(text_of("notebooks/first-look.ipynb"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert [block.strip() for block in blocks(page, "python")] == code
    assert page.startswith("# A first look")


def test_every_command_tells_its_help() -> None:
    page = pages.ready("reference/commands", text_of("reference/commands.md"))
    assert {"play", "serve", "simulate", "verify", "doctor"} <= set(anchors(page))
    assert "--edition first|revised" in page


def test_what_scrolls_can_be_reached_by_keys() -> None:
    assert pages.accessible("<pre>long</pre>") == '<pre tabindex="0">long</pre>'
    assert 'aria-label="On this page"' in pages.accessible('<aside class="toc-drawer">')
