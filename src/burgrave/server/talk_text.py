"""What can be said: one line of text, put in order, that shows all that is in it."""

from __future__ import annotations

import re
from unicodedata import category, normalize

from burgrave.server.refusals import Refusal

LINE_LENGTH = 500
"""So many characters a line has at most, after it was put in order."""

_JOINERS = ("\u200c", "\u200d")
"""They make one sign of several: families among the emoji, and letters of some scripts."""
_FLAG = re.compile("\U0001f3f4[\U000e0061-\U000e007a]{1,6}\U000e007f")
"""A flag like Scotland's is a black one, and letters behind it that nobody sees."""
_HIDDEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Kinds of characters that control, turn or hide others. Unassigned ones may be new emoji."""


def good_line(text: str) -> str:
    """A line put in order: one way to write each letter, single spaces; refuses what is none.

    >>> good_line("  Well   playe\\u0301d \\U0001f389 ")
    'Well playéd 🎉'
    """
    line = normalize("NFC", text).strip(" ")
    seen = _FLAG.sub("\U0001f3f4", line)
    if any(category(sign) in _HIDDEN and sign not in _JOINERS for sign in seen):
        raise Refusal(
            422,
            "line-hidden",
            "A line has no characters that control, turn or hide others; leave them out.",
        )
    line = " ".join(line.split())
    if not any(category(sign)[0] in "LNPS" or category(sign) == "Cn" for sign in seen):
        raise Refusal(422, "line-empty", "Nothing that can be seen stands in this line.")
    if len(line) > LINE_LENGTH:
        raise Refusal(
            422,
            "line-long",
            f"A line has up to {LINE_LENGTH} characters, and this one {len(line)}.",
        )
    return line
