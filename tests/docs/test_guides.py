"""The guides do what they say: their examples run, and their programs play."""

from __future__ import annotations

import doctest
from importlib.resources import files
from itertools import pairwise, takewhile
from pathlib import Path

import pytest

from burgrave.arena.match import simulate
from burgrave.locale import languages
from tests.docs.pages import DOCS, ROOT, blocks


@pytest.mark.parametrize("page", ["bots.md", "study.md", "translating.md"])
def test_every_example_is_true(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(DOCS / page), module_relative=False, encoding="utf-8")
    assert tried > 2
    assert failed == 0


def test_the_bots_play_and_beat_random_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _, second, *_ = blocks((DOCS / "bots.md").read_text("utf-8"), "python")
    (tmp_path / "first.py").write_text(first, "utf-8")
    (tmp_path / "lookahead.py").write_text(second, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    built = simulate("kingsburg", ["first:BuilderBot", "random", "random", "random"], 20, 1)
    looked = simulate("kingsburg", ["lookahead:LookaheadBot", "random"], 1)
    assert built.standings[0].wins > 10
    assert looked.standings[0].wins == 1


def test_the_words_for_translators_are_those_of_the_catalogues() -> None:
    page = (DOCS / "translating.md").read_text("utf-8")
    rows = page.partition("| English | German | Hungarian |\n|---|---|---|\n")[2].splitlines()
    table = [row.strip("| ").split(" | ") for row in takewhile(bool, rows)]
    assert len(table) > 40
    texts = {
        code: "\n".join(catalogues(code)).lower().replace("\u2019", "'") for code in languages()
    }
    unused = [
        (code, word)
        for row in table
        for code, cell in zip(("en", "de", "hu"), row, strict=True)
        for word in cell.lower().split(", ")
        if word not in texts[code]
    ]
    assert unused == []


def catalogues(language: str) -> list[str]:
    pages = files("burgrave.locale").joinpath(language).iterdir()
    return [page.read_text(encoding="utf-8") for page in pages if page.name.endswith(".ftl")]


def test_a_newcomer_needs_few_words_and_each_has_one_meaning() -> None:
    page = (DOCS / "architecture.md").read_text("utf-8")
    section = page.partition("\n## The words of the house\n")[2].partition("\n## ")[0]
    words = [word for word, below in pairwise(section.splitlines()) if below.startswith(": ")]
    assert 20 < len(words) <= 25
    assert words == sorted(set(words))


def test_the_house_is_drawn_with_all_its_rooms() -> None:
    tree = blocks((DOCS / "architecture.md").read_text("utf-8"))[0]
    package, *lines = tree.splitlines()
    drawn = [ROOT / ("src/burgrave" if line[0] == " " else "") / line.split()[0] for line in lines]
    assert package == "src/burgrave/"
    assert [room for room in drawn if not room.exists()] == []
    assert {*(ROOT / package).glob("[a-z]*.py")} <= {*drawn}
    assert {page.parent for page in (ROOT / package).glob("*/__init__.py")} <= {*drawn}
