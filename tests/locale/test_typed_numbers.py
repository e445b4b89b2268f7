"""Numbers of components are asked of the data: whatever number a message types is none of those."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest
from fluent.syntax import FluentParser, ast

from burgrave.games import names
from burgrave.locale import languages
from tests.games.own import own
from tests.locale.test_numbers import catalogues

pytestmark = pytest.mark.once
DIGITS = r"(?<![\w.])(?:[2-9]|[1-9]\d+)(?!\w)"
WORDS = {
    "en": r"two|three|four|five|six|seven|eight|nine|ten|twelve|third|fourth|fifth",
    "de": r"zwei|drei\w*|vier\w*|fünf\w*|sechs|sieben|acht|neun|zehn|zwölf|dritte\w*",
    "hu": r"két|kettő\w*|három\w*|harmadik\w*|négy\w*|öt|nyolc|kilenc|tíz",
}
"""More than one; that is a number, too, but mostly an article."""

TYPED = {
    "so many players, minutes, games or keys": """
        game-*-time *-two *-two-same
    """,
}
"""Who may type a number in any game, and why; each game's own stand in its `typed.py`."""


def allowed() -> list[str]:
    """Who may, in any game and in each."""
    tables = [TYPED, *(own(name, "typed").TYPED for name in names())]
    return " ".join(keys for table in tables for keys in table.values()).split()


def typed(language: str) -> Iterator[tuple[str, str]]:
    """The messages about games that type a number, and what they type."""
    pattern = re.compile(rf"{DIGITS}|(?<!\w)(?:{WORDS[language]})(?!\w)", re.IGNORECASE)
    for page, text in catalogues(language).items():
        if any(name in page for name in names()):
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ast.Message | ast.Term):
                    for part in texts_in(entry):
                        if pattern.search(part):
                            yield entry.id.name, part


def texts_in(node: ast.BaseNode) -> Iterator[str]:
    """All that is said as it is written, without what is put in and what is chosen by."""
    if isinstance(node, ast.TextElement | ast.StringLiteral):
        yield node.value
    elif not isinstance(node, ast.CallArguments | ast.Comment):
        for part in vars(node).values():
            for child in part if isinstance(part, list) else [part]:
                if isinstance(child, ast.BaseNode):
                    yield from texts_in(child)


@pytest.mark.parametrize("language", languages())
def test_only_these_messages_type_a_number(language: str) -> None:
    found, may = dict(typed(language)), allowed()
    others = {k: t for k, t in found.items() if not any(fnmatchcase(k, each) for each in may)}
    assert others == {}, 'say it with DATA("…"), or tell here why no data file has it'


def test_none_is_allowed_for_nothing() -> None:
    found = {key for language in languages() for key, _ in typed(language)}
    assert [each for each in allowed() if not any(fnmatchcase(key, each) for key in found)] == []
