"""What Burgrave says, in English, German and Hungarian."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

__all__ = ["Speaker", "from_environment", "languages", "speaker"]

_ENGLISH = "en"
_LANGUAGES = (_ENGLISH, "de", "hu")
_PLAIN_LOCALES = ("C", "POSIX")


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


@cache
def speaker(language: str) -> Speaker:
    """The speaker of a language, its catalogue read once."""
    from importlib.resources import files

    if language not in _LANGUAGES:
        raise ValueError(f"no catalogue for language {language!r}: choose {', '.join(_LANGUAGES)}")
    return Speaker(language, files(__name__))


class Speaker:
    """Says the messages of the catalogue in one language.

    >>> speaker("de").say("goods-any", n=2)
    '2 Waren nach Wahl'
    """

    __slots__ = ("_catalogues", "_english", "_own", "language")

    def __init__(self, language: str, catalogues: Traversable) -> None:
        """Read all *.ftl files in the language's folder below `catalogues`."""
        self.language = language
        self._catalogues = catalogues
        self._own = _read(language, catalogues)
        self._english: FluentBundle | None = self._own if language == _ENGLISH else None

    def has(self, key: str) -> bool:
        """Can this message be said, if need be in English?"""
        return self._own.has_message(key) or self._fallback().has_message(key)

    def say(self, key: str, /, **facts: str | int) -> str:
        """The message with these facts put in; English stands in for a missing translation.

        A truth value is told as "yes" or "no". A fact that a message only uses to choose
        between wordings may be left out; the default wording is said then.
        """
        bundle = self._own if self._own.has_message(key) else self._fallback()
        if not bundle.has_message(key):
            raise KeyError(f"no message {key!r} in the English catalogue")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"message {key!r} has no text of its own")
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

    def _fallback(self) -> FluentBundle:
        if self._english is None:
            self._english = _read(_ENGLISH, self._catalogues)
        return self._english


def _read(language: str, catalogues: Traversable) -> FluentBundle:
    # Imported late: Fluent and Babel cost more time than the rest of the package together.
    from fluent.runtime import FluentBundle, FluentResource

    # No isolation marks: they show as boxes in terminals, and all our languages run left to right.
    bundle = FluentBundle([language], use_isolating=False)
    folder = catalogues.joinpath(language)
    for page in sorted(folder.iterdir(), key=lambda page: page.name):
        if page.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return bundle
