"""Notation as people type it: read leniently, refused in one clear sentence."""

from typing import Final

from burgrave.kernel.action import Action
from burgrave.kernel.errors import BadNotation

_SHOWN: Final = 5


def words_of(text: str, such_as: str) -> list[str]:
    """The words of a notation in lower case; ids may have kept their underscores."""
    words = text.lower().replace("_", " ").split()
    if not words:
        raise BadNotation(f"An action needs a word, such as {such_as}.")
    return words


def impossible(seat: int, text: str, legal: list[Action]) -> BadNotation:
    """What to answer to a notation that names none of a seat's legal actions."""
    if not legal:
        return BadNotation(f"Seat {seat} has nothing to decide now.")
    shown = ", ".join([f"“{action}”" for action in legal[:_SHOWN]])
    more = f" or {len(legal) - _SHOWN} more" if len(legal) > _SHOWN else ""
    return BadNotation(f"“{text}” is not possible now; possible: {shown}{more}.")
