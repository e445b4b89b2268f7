"""The Hungarian article, which goes by the sound of what follows it."""

import re
import unicodedata

_ROMAN = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}


def article(what: object) -> str:
    """“az” before what is spoken with a vowel, “a” before all else.

    >>> [article(what) for what in (1, 2, 50, 100, 1200, "V", "VI", "Őrmester", "„Tudós nép”")]
    ['az', 'a', 'az', 'a', 'az', 'az', 'a', 'az', 'a']
    """
    text = re.sub(r"^\W+", "", str(what))
    if re.fullmatch("[IVXLCDM]+", text):
        text = str(_value(text))
    if text[:1].isdecimal():
        digits = re.match(r"\d+", text)
        leading = digits.group() if digits else ""
        # Read from the left: thousands by thousands, and 1 to 3 figures come first.
        leading = leading[: len(leading) % 3 or 3]
        return "az" if leading == "1" or leading.startswith("5") else "a"
    plain = unicodedata.normalize("NFD", text[:1])[:1].lower()
    return "az" if plain in set("aeiou") else "a"


def _value(numeral: str) -> int:
    worth = [_ROMAN[letter] for letter in numeral]
    after = [*worth[1:], 0]
    return sum(-n if n < more else n for n, more in zip(worth, after, strict=True))
