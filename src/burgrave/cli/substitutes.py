"""Substitutes: what a terminal shows that lacks a sign; no minus becomes a question mark."""

from __future__ import annotations

import codecs
import unicodedata

NAME = "burgrave.substitutes"
_SIGNS = {
    "\N{MINUS SIGN}": "-",
    "\N{EN DASH}": "-",
    "\N{EM DASH}": "-",
    "\N{BOX DRAWINGS LIGHT HORIZONTAL}": "-",
    "\N{LEFT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    "\N{DOUBLE LOW-9 QUOTATION MARK}": '"',
    "\N{LEFT SINGLE QUOTATION MARK}": "'",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{MIDDLE DOT}": ".",
    "\N{HORIZONTAL ELLIPSIS}": "...",
    "\N{RIGHTWARDS ARROW}": ">",
    "\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}": ">",
    "\N{MULTIPLICATION SIGN}": "x",
    "\N{BLACK CIRCLE}": "o",
    "\N{WHITE CIRCLE}": ".",
    "\N{WHITE SQUARE}": "#",
    "\N{FULL BLOCK}": "#",
    "\N{LIGHT SHADE}": ".",
    "\N{LATIN SMALL LETTER SHARP S}": "ss",
    "\N{LATIN CAPITAL LETTER SHARP S}": "SS",
}
"""Signs that our texts and boards use; letters with accents go without them."""


def substituted(text: str) -> str:
    """The text in plain ASCII; a question mark for what nothing plain is like.

    >>> substituted("Königin … größer")
    'Konigin ... grosser'
    """
    return "".join(_plain(letter) for letter in text)


def _plain(letter: str) -> str:
    if letter in _SIGNS:
        return _SIGNS[letter]
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return bare or ("" if unicodedata.combining(letter) else "?")


def _replace(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    return substituted(problem.object[problem.start : problem.end]), problem.end


def register() -> str:
    """Make the name known by which a stream asks for substitutes."""
    codecs.register_error(NAME, _replace)
    return NAME
