"""What is wrong with what somebody brings, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from burgrave.kernel.errors import BadPosition, BurgraveError, Phrase
from burgrave.locale import speaker
from burgrave.locale.words import Said

if TYPE_CHECKING:
    from burgrave.locale import Speaker

_LONGEST, _MOST = 300, 900
"""So many letters of what a stranger wrote are told, and of all that is told of one fact."""
_EITHER = "or"
"""Behind the name of a list: with a word before its last part."""


def said(problem: BurgraveError, language: str) -> str:
    """The sentence of an error in a language; English where no catalogue has it.

    >>> said(BadPosition("amiss-number", field="year", least="1", most="5", value="9"), "de")
    '„year“ muss eine ganze Zahl von 1 bis 5 sein, nicht 9.'
    """
    if problem.is_sentence and isinstance(problem, BadPosition) and language != "en":
        return speaker(language).say("amiss-rules", reason=problem.key)
    return str(_told(problem, speaker(language)))


def phrased(phrase: Phrase, voice: Speaker) -> str:
    """A part of a sentence that has a message of its own."""
    return str(_told(phrase, voice))


def _told(fact: object, voice: Speaker, form: str = "") -> str | int:
    """A fact of a sentence, in a grammatical form where it has one."""
    if isinstance(fact, BurgraveError) and fact.is_sentence:
        return _printable(fact.key)
    if isinstance(fact, BurgraveError | Phrase):
        if not voice.has(fact.key):
            # Of a game whose catalogues nobody has brought in.
            return (fact.plain if isinstance(fact, Phrase) else "") or fact.key
        facts: Said = {}
        for asked in voice.asks(fact.key, form):
            name, wanted = _parted(asked, fact.facts)
            if name in fact.facts:
                told = _told(fact.facts[name], voice, wanted)
                facts[asked] = told if isinstance(told, int) else _short(told, _MOST)
        return voice.form(fact.key, form, **facts)
    if isinstance(fact, list):
        return _listed([str(_told(each, voice)) for each in fact], voice, form)
    return fact if isinstance(fact, int) else _printable(str(fact))


def _parted(asked: str, facts: Mapping[str, object]) -> tuple[str, str]:
    """The name of a fact and the form in which it is wanted: `building_acc`."""
    if asked in facts:
        return asked, ""
    name, _, form = asked.rpartition("_")
    return name, form


def _listed(parts: list[str], voice: Speaker, form: str) -> str:
    if form != _EITHER or len(parts) < 2:
        return ", ".join(parts)
    return voice.say("amiss-either", first=", ".join(parts[:-1]), last=parts[-1])


def _printable(text: str) -> str:
    """What a stranger wrote, fit for a line on a screen."""
    shown = _short(text, _LONGEST)
    return "".join(letter if letter.isprintable() else "?" for letter in shown)


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
