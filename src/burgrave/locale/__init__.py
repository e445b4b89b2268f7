"""What Burgrave says, in English, German and Hungarian."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from burgrave.locale.article import article

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import BaseNode

__all__ = ["Speaker", "from_environment", "languages", "learn", "speaker"]

_ENGLISH = "en"
_LANGUAGES = (_ENGLISH, "de", "hu")
_PLAIN_LOCALES = ("C", "POSIX")
_speakers: dict[str, Speaker] = {}
_learnt: list[Traversable] = []


def languages() -> tuple[str, ...]:
    """The codes of all languages, English first."""
    return _LANGUAGES


def from_environment(environ: Mapping[str, str]) -> str:
    """The language that the locale variables ask for; English if it is none of ours."""
    locale = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    wishes = [locale]
    # As gettext has it: LANGUAGE is a list that goes before the locale, unless that is plain C.
    if locale.partition(".")[0] not in _PLAIN_LOCALES and environ.get("LANGUAGE"):
        wishes = environ["LANGUAGE"].split(":")
    for wish in wishes:
        code = wish.replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0].lower()
        if code in _LANGUAGES:
            return code
    return _ENGLISH


def speaker(language: str) -> Speaker:
    """The speaker of a language, its catalogue read once."""
    from importlib.resources import files

    if language not in _LANGUAGES:
        raise ValueError(f"no catalogue for language {language!r}: choose {', '.join(_LANGUAGES)}")
    if language not in _speakers:
        _speakers[language] = Speaker(language, files(__name__), *_learnt)
    return _speakers[language]


def learn(catalogues: Traversable) -> None:
    """Let every speaker know the messages of further catalogues, beside those of the house."""
    _learnt.append(catalogues)
    for each in _speakers.values():
        each.learn(catalogues)


class Speaker:
    """Says the messages of the catalogue in one language.

    >>> speaker("de").say("kingsburg-goods-any", n=2)
    '2 Waren nach Wahl'
    """

    __slots__ = ("_asked", "_catalogues", "_english", "_own", "language")

    def __init__(self, language: str, *catalogues: Traversable) -> None:
        """Read all *.ftl files in the language's folders below the `catalogues`."""
        self.language = language
        self._catalogues = list(catalogues)
        self._own = _read(language, self._catalogues)
        self._english: FluentBundle | None = self._own if language == _ENGLISH else None
        self._asked: dict[tuple[str, str], frozenset[str]] = {}

    def learn(self, catalogues: Traversable) -> None:
        """Know further messages; those that are known already stay as they are."""
        self._catalogues.append(catalogues)
        _add(self._own, self.language, catalogues)
        if self._english is not None and self._english is not self._own:
            _add(self._english, _ENGLISH, catalogues)

    def has(self, key: str) -> bool:
        """Can this message be said, if need be in English?"""
        return self._own.has_message(key) or self._fallback().has_message(key)

    def say(self, key: str, /, **facts: str | int) -> str:
        """The message with these facts put in; English stands in for a missing translation.

        A truth value is told as "yes" or "no". A fact that a message only uses to choose
        between wordings may be left out; the default wording is said then.
        """
        return self.form(key, "", **facts)

    def form(self, key: str, form: str, /, **facts: str | int) -> str:
        """The message in a grammatical form, or as it is where the language has no such form.

        >>> speaker("hu").form("kings-will-goods-stone", "acc", n=2)
        '2 követ'
        """
        bundle, pattern = self._found(key, form)
        told: dict[str, str | int] = {
            name: ("yes" if fact else "no") if isinstance(fact, bool) else fact
            for name, fact in facts.items()
        }
        text, errors = bundle.format_pattern(pattern, told)
        if errors:
            # Fluent reports every absent fact alike. Said again with marks in their places, the
            # message shows which of them its text needs and which only chose the wording.
            absent = {str(error).rpartition(" ")[2] for error in errors} - told.keys()
            marks: dict[str, str | int] = {name: f"\0{name}\0" for name in absent}
            text, errors = bundle.format_pattern(pattern, told | marks)
            needed = sorted(name for name in absent if f"\0{name}\0" in str(text))
            if needed:
                raise KeyError(f"message {key!r} needs the fact {needed[0]!r}")
            if errors:
                raise ValueError(f"message {key!r} cannot be said: {errors[0]}")
        return str(text)

    def asks(self, key: str, form: str = "", /) -> frozenset[str]:
        """The facts that a message shows or chooses by."""
        if (key, form) not in self._asked:
            bundle, pattern = self._found(key, form)
            self._asked[key, form] = frozenset(_facts_in(pattern, bundle))
        return self._asked[key, form]

    def _found(self, key: str, form: str) -> tuple[FluentBundle, Pattern]:
        bundle = self._own if self._own.has_message(key) else self._fallback()
        if not bundle.has_message(key):
            raise KeyError(f"no message {key!r} in the English catalogue")
        message = bundle.get_message(key)
        pattern = message.attributes.get(form, message.value)
        if pattern is None:
            raise KeyError(f"message {key!r} has no text of its own")
        return bundle, pattern

    def _fallback(self) -> FluentBundle:
        if self._english is None:
            self._english = _read(_ENGLISH, self._catalogues)
        return self._english


def _read(language: str, catalogues: Sequence[Traversable]) -> FluentBundle:
    # Imported late: Fluent and Babel cost more time than the rest of the package together.
    from fluent.runtime import FluentBundle

    # No isolation marks: they show as boxes in terminals, and all our languages run left to right.
    # A function may give plain text, whatever its annotation says.
    functions: dict[str, Any] = {"AZ": article}
    bundle = FluentBundle([language], functions, use_isolating=False)
    for each in catalogues:
        _add(bundle, language, each)
    return bundle


def _add(bundle: FluentBundle, language: str, catalogues: Traversable) -> None:
    from fluent.runtime import FluentResource

    folder = catalogues.joinpath(language)
    if not folder.is_dir():
        return  # English stands in
    for page in sorted(folder.iterdir(), key=lambda page: page.name):
        if page.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(page.read_text(encoding="utf-8")))


def _facts_in(node: BaseNode, bundle: FluentBundle) -> Iterator[str]:
    """The names of all facts in a pattern, and in what it quotes."""
    from fluent.syntax import ast

    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.MessageReference):
        quoted = bundle.get_message(node.id.name)
        pattern = quoted.attributes[node.attribute.name] if node.attribute else quoted.value
        if pattern is not None:
            yield from _facts_in(pattern, bundle)
    for part in vars(node).values():
        for child in part if isinstance(part, list) else [part]:
            if isinstance(child, ast.BaseNode):
                yield from _facts_in(child, bundle)
