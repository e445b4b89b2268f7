"""What is wrong with records and positions: every sentence of the program, in three languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from burgrave.kernel.errors import BurgraveError
from burgrave.locale.problems import known, said
from burgrave.server.positions import read, restored
from burgrave.server.replays import read_record
from tests.server.broken_records import BROKEN as BROKEN_RECORDS
from tests.server.test_positions import BROKEN, RECORDS

SOURCES = Path("src/burgrave")
FORMS = ("document", "heading", "record", "chance", "notation", "names")
"""The kernel's modules that read what people bring."""
KINDS = {"BadPosition", "BadRecord", "BadOption", "BadNotation"}
INSIDE = {"what", "more", "kind"}
"""Parts of sentences that are sentences, or may be nothing."""


def sentences(path: Path) -> Iterator[str]:
    """Every sentence that a module refuses something with, its facts filled in."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id in KINDS and node.args:
            text = _text(node.args[0])
            if text is not None:
                yield text


def _text(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if not isinstance(node, ast.JoinedStr):
        return None
    found = ""
    for part in node.values:
        if isinstance(part, ast.Constant):
            found += str(part.value)
        elif isinstance(part, ast.FormattedValue):
            fact = ast.unparse(part.value)
            if fact == "what":
                return None
            found += "" if fact in INSIDE else "x"
    return found


@pytest.mark.parametrize(
    "path",
    [
        *(SOURCES / "kernel" / f"{name}.py" for name in FORMS),
        SOURCES / "server" / "positions.py",
        SOURCES / "server" / "replays.py",
    ],
    ids=lambda path: path.stem,
)
def test_every_sentence_about_form_is_in_the_catalogue(path: Path) -> None:
    found = list(sentences(path))
    assert [text for text in found if not known(text)] == []


@pytest.mark.parametrize("language", ["de", "hu"])
def test_broken_records_and_positions_are_told_in_other_languages(language: str) -> None:
    good = RECORDS["kingsburg"].to_json()
    told = {}
    for number, broken in enumerate(BROKEN_RECORDS):
        with pytest.raises(BurgraveError) as refused:
            read_record(broken(good))
        told[f"record {number}"] = str(refused.value)
    for number, text in enumerate(BROKEN):
        with pytest.raises(BurgraveError) as refused:
            restored(read(text.encode()))
        told[f"position {number}"] = str(refused.value)
    for which, english in told.items():
        spoken = said(english, language)
        assert spoken != english, (which, english)
        assert spoken[-1] in ".”“", (which, spoken)
        assert not set(spoken.split()) & {"must", "This", "can't", "not"}, (which, spoken)
        assert said(english, "en") == english


def test_what_only_the_rules_know_is_told_with_a_word_before_it() -> None:
    assert said("Every governor card exists only once.", "de").startswith("Von hier aus")
