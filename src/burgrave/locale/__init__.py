"""What Burgrave says, in English, German and Hungarian."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime.resolver import Pattern

    from burgrave.locale.messages import Messages

__all__ = ["Noun", "Speaker", "Spoken", "from_environment", "languages", "learn", "speaker"]

Noun = Callable[[str], str]
"""Says itself in the grammatical form that a message asks for."""
Spoken = str | int | Noun
"""A fact for a message."""
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
        self._english: Messages | None = self._own if language == _ENGLISH else None
        self._asked: dict[tuple[str, str], frozenset[str]] = {}

    def learn(self, catalogues: Traversable) -> None:
        """Know further messages; those that are known already stay as they are."""
        self._catalogues.append(catalogues)
        self._own.learn(catalogues)
        if self._english is not None and self._english is not self._own:
            self._english.learn(catalogues)

    def has(self, key: str) -> bool:
        """Can this message be said, if need be in English?"""
        return key in self._own or key in self._fallback()

    def say(self, key: str, /, **facts: Spoken) -> str:
        """The message with these facts put in; English stands in for a missing translation.

        A truth value is told as "yes" or "no". A fact that a message only uses to choose
        between wordings may be left out; the default wording is said then.
        """
        return self.form(key, "", **facts)

    def form(self, key: str, form: str, /, **facts: Spoken) -> str:
        """The message in a grammatical form, or as it is where the language has no such form.

        >>> speaker("hu").form("kings-will-goods-stone", "acc", n=2)
        '2 követ'
        """
        messages, pattern = self._found(key, form)
        told = dict(self._told(key, form, facts))
        text, errors = messages.say(pattern, told)
        if errors:
            # Fluent reports every absent fact alike. Said again with marks in their places, the
            # message shows which of them its text needs and which only chose the wording.
            absent = {str(error).rpartition(" ")[2] for error in errors} - told.keys()
            marks: dict[str, str | int] = {name: f"\0{name}\0" for name in absent}
            text, errors = messages.say(pattern, told | marks)
            needed = sorted(name for name in absent if f"\0{name}\0" in text)
            if needed:
                raise KeyError(f"message {key!r} needs the fact {needed[0]!r}")
            if errors:
                raise ValueError(f"message {key!r} cannot be said: {errors[0]}")
        return text

    def _told(
        self, key: str, form: str, facts: Mapping[str, Spoken]
    ) -> Iterator[tuple[str, str | int]]:
        """The facts as Fluent takes them: truths as words, nouns in the forms that are wanted."""
        for name, fact in facts.items():
            if callable(fact):
                for asked in self.asks(key, form):
                    noun, _, wanted = asked.partition("_")
                    if noun == name and (asked == name or asked not in facts):
                        yield asked, fact(wanted)
            elif isinstance(fact, bool):
                yield name, "yes" if fact else "no"
            else:
                yield name, fact

    def asks(self, key: str, form: str = "", /) -> frozenset[str]:
        """The facts that a message shows or chooses by."""
        if (key, form) not in self._asked:
            messages, pattern = self._found(key, form)
            self._asked[key, form] = frozenset(messages.facts_in(pattern))
        return self._asked[key, form]

    def _found(self, key: str, form: str) -> tuple[Messages, Pattern]:
        messages = self._own if key in self._own else self._fallback()
        if key not in messages:
            raise KeyError(f"no message {key!r} in the English catalogue")
        message = messages[key]
        pattern = message.attributes.get(form, message.value)
        if pattern is None:
            raise KeyError(f"message {key!r} has no text of its own")
        return messages, pattern

    def _fallback(self) -> Messages:
        if self._english is None:
            self._english = _read(_ENGLISH, self._catalogues)
        return self._english


def _read(language: str, catalogues: Sequence[Traversable]) -> Messages:
    # Imported late: Fluent and Babel cost more time than the rest of the package together.
    from burgrave.locale.messages import Messages

    messages = Messages(language)
    for each in catalogues:
        messages.learn(each)
    return messages
