"""What Hungarian can't write down beside a fact: its article and its case go by how it sounds."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from tests.locale.test_numbers import catalogues

pytestmark = pytest.mark.once
ARTICLE = re.compile(r"(?:^|[\s(])[Aa](?:z|\(z\))? „?$")
ENDING = re.compile(r"\.?-(?:b[ae]n?|b[óő]l|r[óő]l|t[óő]l|h[oeö]z|n[aeá]k|n[áé]l|r[ae]|v[ae]l|t)\b")
STAND_IN = re.compile(r"\b(?:itt|ide|innen|erre|ezt|tőle|neki|ennyi): „?$")


def beside(node: ast.BaseNode) -> Iterator[tuple[str, str]]:
    """The text before and behind every fact of a message, in all its wordings."""
    if isinstance(node, ast.Pattern):
        texts = [e.value if isinstance(e, ast.TextElement) else "" for e in node.elements]
        around = zip(["", *texts], node.elements, [*texts[1:], ""], strict=False)
        for before, element, behind in around:
            if isinstance(element, ast.Placeable) and filled_in(element):
                yield before, behind
    for part in vars(node).values():
        for child in part if isinstance(part, list) else [part]:
            if isinstance(child, ast.BaseNode):
                yield from beside(child)


def filled_in(placeable: ast.Placeable) -> bool:
    """Is this a fact or a number of a component, and no choice of wordings?"""
    what = placeable.expression
    return isinstance(what, ast.VariableReference) or (
        isinstance(what, ast.FunctionReference) and what.id.name == "DATA"
    )


@pytest.mark.parametrize(
    "text", [pytest.param(text, id=page) for page, text in catalogues("hu").items()]
)
def test_articles_and_cases_are_not_typed_beside_facts(text: str) -> None:
    for message in FluentParser().parse(text).body:
        if isinstance(message, ast.Message):
            for before, behind in beside(message):
                assert not ARTICLE.search(before), f"{message.id.name}: say AZ() after {before!r}"
                assert not STAND_IN.search(before), f"{message.id.name}: {before!r}"
                assert not ENDING.match(behind), f"{message.id.name}: no fact takes {behind!r}"
