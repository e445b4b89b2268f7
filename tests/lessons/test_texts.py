"""The texts of the lessons: all that is asked for is said, in every language, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from burgrave.games import files_of, names
from burgrave.lessons import Lesson, lessons
from burgrave.locale import languages, speaker

pytestmark = pytest.mark.once
TAUGHT = [name for name in names() if lessons(name)]
OPTIONAL = ("about", "know", "else")
LONGEST = 260
"""Letters that a coach's box on a phone has room for."""
GUIDE = ("goal", "round", "mistake-1", "mistake-1-about", "mistake-2", "mistake-2-about")
FACT = re.compile(r"\$(\w+)")
DATA = re.compile(r"\{ DATA\(.*?\) \}")
"""A number of a component."""


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


def read(name: str, page: str, language: str) -> list[ast.Message]:
    """The messages of a catalogue beside the lessons of a game."""
    path = files_of(name).joinpath("lessons", language, f"{name}-{page}.ftl")
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert [e.content for e in body if isinstance(e, ast.Junk)] == []
    return [e for e in body if isinstance(e, ast.Message)]


def told(name: str, language: str) -> list[str]:
    return [each.id.name for each in read(name, "lessons", language)]


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


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TAUGHT)
def test_the_short_guide_says_the_same_in_every_language(name: str, language: str) -> None:
    def said(of: str) -> list[tuple[str, set[str]]]:
        return [
            (each.id.name, set(FACT.findall(FluentSerializer().serialize_entry(each))))
            for each in read(name, "how", of)
        ]

    assert said(language) == said("en")
    keys = {key for key, _ in said(language)}
    assert all(key.startswith(f"how-{name}-") for key in keys)
    assert {f"how-{name}-{each}" for each in GUIDE} <= keys
    for each in read(name, "how", language):
        text = DATA.sub("1", FluentSerializer().serialize_entry(each))
        assert not set(text) & set('"\N{EM DASH}'), each.id.name
        assert " -" not in text, f"{each.id.name}: a hyphen for a dash or a minus"
