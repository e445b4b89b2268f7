"""The message catalogues: complete, alike in all languages, and sayable in every wording."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast

from burgrave import names as game_names
from burgrave.games import sheet
from burgrave.kernel.sheet import Fact
from burgrave.locale import languages, speaker

PLURALS = {"zero", "one", "two", "few", "many", "other"}
# Only some languages name things differently by edition; any may look at it, none has to.
EDITION = "edition"
PERCENT = re.compile(r" %(?![(\w])")
"""A sign that could begin a line; `%(name)s` is argparse's."""
NUMBERS = (0, 1, 2, 5)
# A fact in a form has it behind its name: cases and articles, or what a message chooses by.
CASES = {"a", "acc", "at", "dat", "for", "from", "gen", "last", "to"}
FORMS = CASES | {"n", "sign", "size", "id", "quoted"}


class Facts:
    """The facts of one message: all of them, and the choices that each selector knows."""

    def __init__(self, message: ast.Message, messages: dict[str, ast.Message]) -> None:
        self.names: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self._messages = messages
        self._read(message)

    def _read(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.names.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self._read(self._messages[node.id.name])
        elif isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference)
            known = self.choices.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                known.add(key.name if isinstance(key, ast.Identifier) else key.value)
        for part in vars(node).values():
            for child in part if isinstance(part, list) else [part]:
                if isinstance(child, ast.BaseNode):
                    self._read(child)


@cache
def entries(language: str) -> list[ast.EntryType]:
    """All entries of all files of a language."""
    found: list[ast.EntryType] = []
    for page in sorted(files("burgrave.locale").joinpath(language).iterdir(), key=lambda p: p.name):
        if page.name.endswith(".ftl"):
            found += FluentParser().parse(page.read_text(encoding="utf-8")).body
    return found


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {e.id.name: e for e in entries(language) if isinstance(e, ast.Message)}


def facts_of(language: str, key: str) -> Facts:
    return Facts(messages(language)[key], messages(language))


def fact_in(name: str) -> str:
    """The fact that a name with a form stands for."""
    fact, _, form = name.rpartition("_")
    return fact if fact and form in FORMS else name


def is_number(choice: str) -> bool:
    return choice.lstrip("-").isdigit()


def words(choices: set[str]) -> set[str]:
    """The choices that callers name in words, without plurals and numbers."""
    return {choice for choice in choices - PLURALS if not is_number(choice)}


def values(choices: set[str] | None) -> list[str | int]:
    """Facts that reach every wording of a selector; a mere name if there is nothing to choose."""
    if choices is None:
        return ["Ann"]
    found: list[str | int] = [*sorted(words(choices))]
    found += sorted(int(choice) for choice in choices if is_number(choice))
    if choices & PLURALS:
        found += NUMBERS
    return found


def wordings(language: str, key: str) -> Iterator[dict[str, str | int]]:
    """Sample facts for a message, in every combination of its selectors."""
    facts = facts_of(language, key)
    names = sorted(facts.names)
    for combination in product(*(values(facts.choices.get(name)) for name in names)):
        yield dict(zip(names, combination, strict=True))


@pytest.mark.parametrize("language", languages())
def test_every_line_is_understood(language: str) -> None:
    assert [e.content for e in entries(language) if isinstance(e, ast.Junk)] == []


@pytest.mark.parametrize("language", languages())
def test_no_key_stands_twice(language: str) -> None:
    keys = Counter(e.id.name for e in entries(language) if isinstance(e, ast.Message))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", languages()[1:])
def test_languages_hold_the_same_keys_in_the_same_order(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


@pytest.mark.parametrize("language", languages()[1:])
def test_languages_use_the_same_facts(language: str) -> None:
    for key in messages("en"):
        ours, english = facts_of(language, key), facts_of("en", key)
        told = {fact_in(name) for name in ours.names - {EDITION}}
        assert told == {fact_in(name) for name in english.names - {EDITION}}, key


@pytest.mark.parametrize("language", languages()[1:])
def test_languages_know_the_same_reasons_and_outcomes(language: str) -> None:
    for key in messages("en"):
        ours, english = facts_of(language, key), facts_of("en", key)
        names = {n for n in ours.choices.keys() | english.choices.keys() if n == fact_in(n)}
        for name in names - {EDITION}:
            assert words(ours.choices.get(name, set())) == words(
                english.choices.get(name, set())
            ), f"{key}: ${name}"


@pytest.mark.parametrize("language", languages())
def test_an_edition_is_first_or_revised(language: str) -> None:
    for key in messages(language):
        assert facts_of(language, key).choices.get(EDITION, set()) <= {"first", "revised"}, key


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said_in_every_wording(language: str) -> None:
    say = speaker(language).say
    for key in messages(language):
        for facts in wordings(language, key):
            text = say(key, **facts)
            plain = text.replace("\N{NO-BREAK SPACE}%", "%")
            assert plain == " ".join(plain.split()) != "", f"{key}: stray blanks in {text!r}"
            assert language != "de" or not PERCENT.search(text), f"{key}: “%” may begin a line"
            assert not set(text) & set("{}$\0"), f"{key}: stray marks in {text!r}"


STAND_INS = {
    "de": re.compile(r"\b(auf|aus|bei|für|gegen|nach|über|unter|vom|von|zu|zum): *\{"),
    "hu": re.compile(r"\b(ekkor|ennek|erre|ide|innen|itt|neki|rá|tőle): *\{"),
}
"""What only stands in for a case: the noun has to come in a form of its own."""


@pytest.mark.parametrize("language", sorted(STAND_INS))
def test_no_colon_stands_for_a_case(language: str) -> None:
    pages = files("burgrave.locale").joinpath(language).iterdir()
    lines = [line for page in pages for line in page.read_text("utf-8").splitlines()]
    assert [line for line in lines if STAND_INS[language].search(line)] == []


@pytest.mark.parametrize("language", languages())
def test_every_fact_shows_or_chooses(language: str) -> None:
    """A fact that only fills a place is seen in each wording; none is swallowed by accident."""
    say = speaker(language).say
    for key in messages(language):
        facts = Facts(
            ast.Message(ast.Identifier(key), messages(language)[key].value), messages(language)
        )
        chosen = {fact_in(name) for name in facts.choices}
        shown = {name for name in facts.names if fact_in(name) not in chosen}
        for sample in wordings(language, key):
            text = say(key, **sample | {name: f"<{name}>" for name in shown})
            for fact in {fact_in(name) for name in shown}:
                seen = any(f"<{name}>" in text for name in shown if fact_in(name) == fact)
                assert seen, f"{key}: ${fact} in {text!r}"


@pytest.mark.parametrize("language", languages())
def test_only_known_forms_are_given(language: str) -> None:
    given = {a.id.name for message in messages(language).values() for a in message.attributes}
    assert given <= CASES


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", [n for n in game_names() if sheet(n).telling is not None])
def test_whatever_is_told_in_a_form_has_that_form(name: str, language: str) -> None:
    """A case that a line of the log asks for is there for every noun that may stand in it."""
    telling = sheet(name).telling
    assert telling is not None
    lines = [key for key in messages(language) if key.startswith(f"{telling.messages}-")]
    for key in lines:
        for asked in facts_of(language, key).names:
            fact, form = fact_in(asked), asked.rpartition("_")[2]
            if fact != asked and form in CASES:
                wanted = family(telling.facts[fact], language)
                bare = {n for n in wanted if form not in forms_of(language, n)}
                assert wanted, f"{key}: ${asked}"
                assert not bare, f"{key}: ${asked}"


def family(fact: Fact, language: str) -> set[str]:
    """The messages that a fact may be told by."""
    if fact.what == "points":
        return {"points"}
    if fact.what in ("counted", "dice"):
        return {fact.messages}
    if fact.names:
        return {*fact.names.values(), "nothing"}
    own = fact.messages if fact.what == "phrase" and not fact.by else f"{fact.messages}-"
    begun = {key for key in messages(language) if key.startswith(own)}
    return {key for key in begun if not key.endswith("-effect")}


def forms_of(language: str, key: str) -> set[str]:
    return {attribute.id.name for attribute in messages(language)[key].attributes}
