"""The messages of one language: kept as they are written, and parsed when they are first said.

To parse all of them takes almost half a second of a processor, and most programs say few.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from burgrave.locale.article import article
from burgrave.locale.numbers import data

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime.resolver import Message, Pattern

# What begins at the left edge, with its name or as a comment, goes on until something else does.
_BEGINS = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|#)|\Z", re.MULTILINE | re.ASCII)


class Messages:
    """What the catalogues have in one language, by name; that of a term begins with a dash."""

    __slots__ = ("_bundle", "_language", "_parsed", "_written")

    def __init__(self, language: str) -> None:
        """Nothing yet."""
        # No isolation marks: they show as boxes in terminals, and all our languages run left to
        # right. A function may give plain text, whatever its annotation says.
        functions: dict[str, Any] = {"AZ": article, "DATA": _data}
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        self._language = language
        self._parsed: set[str] = set()
        self._written: dict[str, str] = {}

    def learn(self, catalogues: Traversable) -> None:
        """Take in all *.ftl files in the language's folder; what is known stays as it is."""
        folder = catalogues.joinpath(self._language)
        if not folder.is_dir():
            return  # English stands in
        for page in sorted(folder.iterdir(), key=lambda page: page.name):
            if page.name.endswith(".ftl"):
                for name, text in _entries(page.read_text(encoding="utf-8")):
                    self._written.setdefault(name, text)

    def __contains__(self, key: str) -> bool:
        """Is there such a message?"""
        self._parse(key)
        return self._bundle.has_message(key)

    def __getitem__(self, key: str) -> Message:
        """A message that is there."""
        self._parse(key)
        return self._bundle.get_message(key)

    def say(self, pattern: Pattern, facts: dict[str, str | int]) -> tuple[str, list[Exception]]:
        """A text with these facts put in, and what is wrong with it."""
        text, errors = self._bundle.format_pattern(pattern, facts)
        return str(text), errors

    def facts_in(self, pattern: Pattern) -> Iterator[str]:
        """The names of all facts in a text, and in what it quotes."""
        for node in _within(pattern):
            if isinstance(node, ast.VariableReference):
                yield node.id.name
            elif isinstance(node, ast.MessageReference):
                quoted = self[node.id.name]
                text = quoted.attributes[node.attribute.name] if node.attribute else quoted.value
                if text is not None:
                    yield from self.facts_in(text)

    def _parse(self, key: str) -> None:
        """Parse a message with all that it quotes, if that was not done before."""
        if key in self._parsed:
            return
        found: dict[str, ast.Resource] = {}
        wanted = {key}
        while wanted:
            name = wanted.pop()
            if name in self._written and name not in self._parsed and name not in found:
                found[name] = FluentResource(self._written[name])
                wanted.update(_quoted(found[name]))
        # In this order: another thread may ask for the same meanwhile.
        for resource in found.values():
            self._bundle.add_resource(resource)
        self._parsed.update(found)


def _data(path: object, **words: object) -> object:
    """A number of a component as messages take it, which may choose by it; or with its word."""
    said = data(path, **words)
    return fluent_number(said) if isinstance(said, int) else said


def _entries(page: str) -> Iterator[tuple[str, str]]:
    """The names of all messages and terms of a file, and how they are written."""
    for begins, ends in pairwise(_BEGINS.finditer(page)):
        if begins[1]:
            yield begins[1], page[begins.start() : ends.start()]


def _quoted(node: ast.BaseNode) -> Iterator[str]:
    """The names of the messages and terms that are quoted."""
    for each in _within(node):
        if isinstance(each, ast.MessageReference):
            yield each.id.name
        elif isinstance(each, ast.TermReference):
            yield f"-{each.id.name}"


def _within(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node, and all that it is made of."""
    yield node
    for part in vars(node).values():
        for child in part if isinstance(part, list) else [part]:
            if isinstance(child, ast.BaseNode):
                yield from _within(child)
