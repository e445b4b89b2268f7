"""Reading JSON documents that people write and edit: every mistake gets one clear sentence."""

import json
from collections.abc import Sequence
from typing import Final

from burgrave.kernel.composed import Composed
from burgrave.kernel.errors import BadPosition, Phrase, quoted

_LONG: Final = 10**20
_SHORT: Final = 60
_KINDS: Final[list[tuple[type, str]]] = [
    (int, "amiss-a-long-number"),
    (str, "amiss-a-long-text"),
    (list, "amiss-a-list"),
    (dict, "amiss-an-object"),
]


class Document(Composed):
    """A JSON object with typed, checked access to its fields."""

    def __init__(self, fields: object, what: str, *within: str) -> None:
        if not isinstance(fields, dict):
            raise BadPosition("amiss-object", where=_place(what, within))
        if not all(isinstance(key, str) for key in fields):
            raise BadPosition("amiss-names-are-texts", where=_place(what, within))
        self.fields: Final[dict[str, object]] = fields
        self.what: Final[str] = what
        """A position or a record."""
        self.within: Final[tuple[str, ...]] = within
        """The fields that lead from there to here."""

    def parts(self) -> tuple[object, ...]:
        """The object, what it is a part of, and the way to it."""
        return (self.fields, self.what, *self.within)

    @property
    def where(self) -> Phrase:
        """What it is called in a complaint."""
        return _place(self.what, self.within)

    def only(self, *known: str) -> None:
        """Refuse fields that nobody reads: they are most likely misspelt."""
        for key in self.fields:
            if key not in known:
                raise BadPosition(
                    "amiss-no-field", field=_cut(key), where=self.where, known=list(known)
                )

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """A whole number within its bounds."""
        value = self.fields.get(key, default)
        if type(value) is not int or not least <= value <= most:
            raise BadPosition(
                "amiss-number", field=key, least=str(least), most=str(most), value=_shown(value)
            )
        return value

    def number_or_none(self, key: str, least: int, most: int) -> int | None:
        """A whole number, or None where it is null or left out."""
        if self.fields.get(key) is None:
            return None
        return self.number(key, least, least, most)

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        """A list of whole numbers; null and left out are the empty list."""
        value = self.fields.get(key)
        if value is None:
            return []
        if not isinstance(value, list) or not all(
            type(n) is int and least <= n <= most for n in value
        ):
            raise BadPosition("amiss-numbers", field=key, least=str(least), most=str(most))
        return list(value)

    def seats(self, key: str, players: int) -> int:
        """A list of seats, as the bits of a mask."""
        mask = 0
        for seat in self.numbers(key, 0, players - 1):
            mask |= 1 << seat
        return mask

    def flag(self, key: str, default: bool) -> bool:
        """True or false."""
        value = self.fields.get(key, default)
        if type(value) is not bool:
            raise BadPosition("amiss-flag", field=key, value=_shown(value))
        return value

    def text(self, key: str, default: str) -> str:
        """A text."""
        value = self.fields.get(key, default)
        if not isinstance(value, str):
            raise BadPosition("amiss-text", field=key, value=_shown(value))
        return value

    def text_or_none(self, key: str, default: str | None) -> str | None:
        """A text or null."""
        value = self.fields.get(key, default)
        if value is not None and not isinstance(value, str):
            raise BadPosition("amiss-text-or-null", field=key, value=_shown(value))
        return value

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        value = self.fields.get(key, [])
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise BadPosition("amiss-texts", field=key)
        return list(value)

    def one_of(self, key: str, known: Sequence[str], default: str) -> str:
        """One of the known words."""
        value = self.text(key, default)
        if value not in known:
            raise BadPosition("amiss-one-of", field=key, known=list(known), value=_cut(value))
        return value

    def names(self, key: str, known: Sequence[str]) -> list[str]:
        """A list of known words."""
        value = self.texts(key)
        for name in value:
            if name not in known:
                raise BadPosition(
                    "amiss-unknown-name", name=_cut(name), field=key, known=list(known)
                )
        return value

    def counts(self, key: str, known: Sequence[str], least: int, most: int) -> dict[str, int]:
        """Whole numbers by known names."""
        section = self.section(key)
        section.only(*known)
        return {name: section.number(name, 0, least, most) for name in section.fields}

    def section(self, key: str) -> "Document":
        """A JSON object inside; left out, it is empty."""
        return Document(self.fields.get(key, {}), self.what, *self.within, key)

    def sections(self, key: str) -> list["Document"]:
        """A list of JSON objects."""
        value = self.fields.get(key, [])
        if not isinstance(value, list):
            raise BadPosition("amiss-list", field=key)
        return [Document(item, self.what, *self.within, key) for item in value]


def _place(what: str, within: tuple[str, ...]) -> Phrase:
    place = Phrase(f"amiss-{what}")
    for field in within:
        place = Phrase("amiss-within", {"where": place, "field": field})
    return place


def _cut(text: str) -> str:
    """A stranger's word, fit for a sentence."""
    return text if len(text) <= _SHORT else text[: _SHORT - 1] + "…"


def _shown(value: object) -> str | Phrase:
    """What stands where something else should: as it is, or its kind where it is long."""
    if value is None or isinstance(value, bool | float):
        return json.dumps(value)
    if isinstance(value, int) and -_LONG < value < _LONG:
        return str(value)
    if isinstance(value, str) and len(value) <= _SHORT:
        return quoted(value)
    for kind, key in _KINDS:
        if isinstance(value, kind):
            return Phrase(key)
    return Phrase("amiss-something-else")
