"""Notation as people type it: read leniently, refused in one clear sentence."""

from typing import Final

from burgrave.kernel.action import Action
from burgrave.kernel.errors import BadNotation, quoted

_SHOWN: Final = 5


def words_of(text: str, such_as: str) -> list[str]:
    """The words of a notation in lower case; ids may have kept their underscores."""
    words = text.lower().replace("_", " ").split()
    if not words:
        raise BadNotation("amiss-needs-a-word", like=such_as)
    return words


def impossible(seat: int, text: str, legal: list[Action]) -> BadNotation:
    """What to answer to a notation that names none of a seat's legal actions."""
    if not legal:
        return BadNotation("amiss-nothing-to-decide", seat=seat)
    known = [quoted(str(action)) for action in legal[:_SHOWN]]
    more = len(legal) - _SHOWN
    if more > 0:
        return BadNotation("amiss-not-possible-more", text=text, known=known, more=more)
    return BadNotation("amiss-not-possible", text=text, known=known)
