"""The texts of the lessons: all that is asked for is said, in every language, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from burgrave.games import files_of, names
from burgrave.lessons import Lesson, lessons
from burgrave.locale import languages, speaker

pytestmark = pytest.mark.once
TAUGHT = [name for name in names() if lessons(name)]
OPTIONAL = ("about", "know", "else")
LONGEST = 260
"""Letters that a coach's box on a phone has room for."""


def needed(each: Lesson) -> Iterator[str]:
    """The keys without which a lesson can't be told."""
    yield each.key
    yield f"{each.key}-idea"
    for called in each.callouts:
        yield from (f"{each.key}-{called.name}", f"{each.key}-{called.name}-about")
    for step in each.steps:
        key = f"{each.key}-{step.name}"
        yield key
        if step.kind != "tell" and not step.until:
            yield f"{key}-right"
        yield from (f"{key}-{word}" for word, _ in step.wrong)
        for choice in step.choices:
            yield f"{key}-choice-{choice}"
            if choice != step.show:
                yield f"{key}-{choice}"


def told(name: str, language: str) -> list[str]:
    keys = []
    for page in files_of(name).joinpath("lessons", language).iterdir():
        body = FluentParser().parse(page.read_text(encoding="utf-8")).body
        assert [e.content for e in body if isinstance(e, ast.Junk)] == []
        keys += [e.id.name for e in body if isinstance(e, ast.Message)]
    return keys


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_and_answer_has_its_words_and_nothing_else(name: str, language: str) -> None:
    keys = told(name, language)
    assert len(keys) == len(set(keys))
    assert keys == told(name, "en")
    wanted = {key for each in lessons(name) for key in needed(each)}
    steps = {f"{each.key}-{step.name}" for each in lessons(name) for step in each.steps}
    assert sorted(wanted - set(keys)) == []
    extra = {f"{step}-{end}" for step in steps for end in OPTIONAL}
    assert sorted(set(keys) - wanted - extra) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TAUGHT)
def test_every_text_is_short_enough_and_well_set(name: str, language: str) -> None:
    marks = {"en": "“”", "de": "„“", "hu": "„”"}[language]
    for key in told(name, language):
        text = speaker(language).say(key)
        assert len(text) <= LONGEST, f"{key}: {len(text)} letters"
        assert not set(text) & set('"{}$\N{EM DASH}'), key
        assert not set(text) & (set("„“”") - set(marks)), key
        assert " -" not in text, f"{key}: a hyphen for a dash or a minus"
