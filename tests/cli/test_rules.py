"""`burgrave rules`: reading rules, and finding those without a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgrave.cli.rules import shown_in
from burgrave.games import names
from tests.cli.conftest import Run

RULES = """# Rules

## Winter

- **K-8.1** The first rule,
  in two lines.
- **K-8.2** The second.

- **K-B.inn** Inn (C-I): a token.
"""
RULINGS = """# Rulings

### R-K.1 A question
- **Question.** Which?
- **Ruling.** This
  one.
"""


def test_a_rule_by_its_number(run: Run) -> None:
    told = run("rules", "K-8.3").out
    assert told.startswith("K-8.3 ")
    assert all(len(line) < 80 for line in told.splitlines())
    assert run("rules", "kingsburg", "k-8.3").out == told


def test_a_chapter_by_the_head_of_its_numbers(run: Run) -> None:
    told = run("rules", "K-10").out
    assert "K-10.1 " in told
    assert "K-10.6 " in told
    assert "K-1.1 " not in told


def test_a_ruling_keeps_its_paragraphs(run: Run) -> None:
    lines = run("rules", "R-K.3").out.splitlines()
    assert [line.split()[0] for line in lines if not line.startswith("  ")] == [
        *("R-K.3", "Question.", "Ruling.", "Why.")
    ]


def test_where_the_numbers_come_from(run: Run) -> None:
    assert run("rules", "provenance").out.startswith("# Where the numbers come from")
    assert run("--language", "de", "rules", "provenance").out.startswith("# Woher die Zahlen")


def test_all_rules(run: Run) -> None:
    told = run("rules", "kingsburg").out
    assert told.startswith("# Kingsburg: the rules")
    assert run("rules", "era").out.startswith("# Era: Medieval Age: the rules")
    assert run("rules").out == "".join(run("rules", name).out for name in names())


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    for name in names():
        page = RULES if name == "kingsburg" else "# Rules\n"
        (tmp_path / "docs" / "rules" / f"{name}.md").write_text(page, encoding="utf-8")
    (tmp_path / "docs" / "rules" / "rulings.md").write_text(RULINGS, encoding="utf-8")
    monkeypatch.chdir(tmp_path / "tests")
    return tmp_path


def test_coverage_finds_rules_without_a_test(run: Run, checkout: Path) -> None:
    test = '@shows("K-8.1", "R-K.1")\ndef test_one():\n    pass\n'
    (checkout / "tests" / "test_one.py").write_text(test, encoding="utf-8")
    result = run("rules", "--coverage")
    assert result.code == 1
    assert "No test shows K-8.2 The second." in result.out
    assert "No test shows K-B.inn Inn (C-I): a token." in result.out
    assert "K-8.1" not in result.out
    assert result.out.endswith("1 of 3 rules have a test.\n")


def test_coverage_finds_names_of_no_rule(run: Run, checkout: Path) -> None:
    test = '@shows("K-8.1", "K-8.2", "K-B.inn", "K-8.99")\ndef test_one():\n    pass\n'
    (checkout / "tests" / "test_one.py").write_text(test, encoding="utf-8")
    result = run("rules", "--coverage")
    assert result.code == 1
    assert "No such rule: K-8.99 (tests/test_one.py:1)" in result.out


def test_coverage_is_content_when_every_rule_has_a_test(run: Run, checkout: Path) -> None:
    test = '@rules.shows("K-8.1", "K-8.2")\n@shows("K-B.inn")\ndef test_one():\n    pass\n'
    (checkout / "tests" / "test_one.py").write_text(test, encoding="utf-8")
    result = run("rules", "--coverage")
    assert (result.code, result.out) == (0, "3 of 3 rules have a test.\n")


def test_marks_are_read_from_functions_and_classes() -> None:
    source = "@shows('A')\nclass T:\n    @shows('B')\n    def t(self): pass\n\nshows('C')\n"
    assert shown_in(source) == [("A", 1), ("B", 3)]
