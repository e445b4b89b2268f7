"""Names: what somebody can be called, and which names look alike."""

from collections.abc import Collection
from typing import Final
from unicodedata import category, combining, normalize

from burgrave.kernel.errors import BadOption

NAME_LENGTH: Final = 40
"""So many characters a name has at most, after it was put in order."""
NAMELESS: Final = "Guest"
"""Who has told no name."""

_STYLES: Final = {0xFE0E: None, 0xFE0F: None}
"""Ask for a sign in colour or without; every phone adds them, and they mean nothing in a name."""
_UNSEEN: Final = frozenset(
    [
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800),
        *(0x3164, 0xFFA0, 0x16FE4, 0x1D159),
        *range(0xFE00, 0xFE10),
        *range(0xE0100, 0xE01F0),
    ]
)
"""Letters, marks and signs that show nothing: fillers, blanks, selectors of variants."""
_TWINS: Final = str.maketrans(
    # Cyrillic, then Greek, then digits and strokes, each over its Latin twin.
    "АВЕЅІЈКМНОРСТУХҮԛԝаеѕіјорсухһԁΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχ01I|ı",  # noqa: RUF001
    "ABESlJKMHOPCTYXYqwaesijopcyxhdABEZHlKMNOPTYXaikvopuxOllli",
)
"""Letters that look like another one."""


def good_name(text: str) -> str:
    """A name put in order: one way to write each letter, single spaces; refuses what is none.

    >>> good_name(" Anna   of Zoe\u0301 ")
    'Anna of Zoé'
    """
    name = normalize("NFC", text).translate(_STYLES).strip()
    if all(_may_stand(letter) for letter in name):
        name = " ".join(name.split())
        if len(name) <= NAME_LENGTH and any(category(letter)[0] in "LNPS" for letter in name):
            return name
    raise BadOption("amiss-name", n=NAME_LENGTH)


def mended(text: str) -> str:
    """What is left of a name that was written down before there were these rules."""
    name = normalize("NFC", text).translate(_STYLES)
    kept = " ".join("".join([c if _may_stand(c) else " " for c in name]).split())
    try:
        return good_name(_cut(kept, NAME_LENGTH))
    except BadOption:
        return NAMELESS


def is_taken(name: str, others: Collection[str]) -> bool:
    """Does another name look like this one?

    >>> is_taken("ANNA", ["Anna"]), is_taken("\u0410nna", ["Anna"]), is_taken("Hanna", ["Anna"])
    (True, True, False)
    """
    looks = _looks(name)
    return any(looks & _looks(other) for other in others)


def distinct(name: str, others: Collection[str]) -> str:
    """The name, with a number where others would look the same.

    >>> distinct("anna", ["Anna", "Anna 2"])
    'anna 3'
    """
    told, number = name, 1
    while is_taken(told, others):
        number += 1
        told = f"{_cut(name, NAME_LENGTH - len(str(number)) - 1)} {number}"
    return told


def _may_stand(letter: str) -> bool:
    """Is this neither a control character nor one that shows nothing?"""
    kind = category(letter)
    return kind[0] != "C" and kind != "Zl" and kind != "Zp" and ord(letter) not in _UNSEEN


def _cut(name: str, most: int) -> str:
    """As much of a name as there is room for, without taking a letter's accents off."""
    end = min(most, len(name))
    while 0 < end < len(name) and combining(name[end]):
        end -= 1
    return name[:end].rstrip()


def _looks(name: str) -> set[str]:
    """What a name can be taken for: in other letter cases, widths and scripts."""
    plain = normalize("NFKC", name)
    seen = plain.translate(_TWINS)
    return {normalize("NFKC", each.casefold()) for each in (plain, seen)}
