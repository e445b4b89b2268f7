"""Reading: which decisions somebody means who types words instead of a number."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgrave.kernel.action import Action

Named = Callable[["Action"], str]
"""Tells a decision in the words of the reader's language."""


def meant(text: str, actions: Sequence[Action], named: Named) -> list[Action]:
    """The decisions that a text may mean: by its notation if that fits, else by its words.

    `influence 8` is the beginning of a notation; `treasurer` and `treas 5` stand in its words.
    """
    typed = words_of(text)
    if not typed:
        return []
    begins = [each for each in actions if words_of(each.text)[: len(typed)] == typed]
    if begins:
        return begins
    told = [(each, words_of(named(each)), words_of(each.text)) for each in actions]
    ordered = [each for each, *texts in told if any(_follow(typed, words) for words in texts)]
    if ordered:
        return ordered
    all_words = [(each, {*name, *notation}) for each, name, notation in told]
    whole = [each for each, words in all_words if words.issuperset(typed)]
    return whole or [each for each, words in all_words if all(_begun(w, words) for w in typed)]


def thing_meant(text: str, things: Mapping[str, str]) -> str | None:
    """The notation of the thing that a text means, by its notation or by its name."""
    typed = words_of(text)
    for notation in things:
        if typed and words_of(notation)[: len(typed)] == typed:
            return notation
    for notation, name in things.items():
        if typed and all(_begun(word, set(words_of(name))) for word in typed):
            return notation
    return None


def words_of(text: str) -> list[str]:
    """The words of a text, whatever their case and accents."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("_", " "))
    return re.findall(r"\w+", "".join(c for c in bare if not unicodedata.combining(c)))


def _follow(typed: list[str], words: list[str]) -> bool:
    """Do the typed words follow each other in this order?"""
    left = iter(words)
    return all(word in left for word in typed)


def _begun(word: str, words: set[str]) -> bool:
    """Is this the beginning of a word, or a number that is there?"""
    if word.isdecimal():
        return word in words
    return any(each.startswith(word) for each in words)
