"""What all games say alike: players, points and lists in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from burgrave.kernel.errors import message_of, title
from burgrave.locale import Spoken

if TYPE_CHECKING:
    from burgrave.kernel.sheet import Telling
    from burgrave.locale import Speaker

Facts = Mapping[str, Any]
"""An event as its viewer may see it."""
Said = dict[str, Spoken]
"""What a message needs to be said."""
MINUS = "\N{MINUS SIGN}"
_ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


class CommonWords:
    """Says in one language what all games have; a game adds its own parts."""

    game = ""
    """Whose messages `say` and `form` speak of: in the catalogue they begin with its name."""
    telling: Telling
    """What the game's sheet says its facts are: whose messages `named` and `about` speak of."""

    def __init__(self, speaker: Speaker, names: Sequence[str] = ()) -> None:
        self._speaker = speaker
        self._names = names
        self._always: Said = {}

    def say(self, key: str, /, **facts: Spoken) -> str:
        """A message of the game."""
        return self.form(key, "", **facts)

    def form(self, key: str, form: str, /, **facts: Spoken) -> str:
        """A message of the game in a grammatical form."""
        return self._formed(f"{self.game}-{key}", form, **facts)

    def _formed(self, key: str, form: str, /, **facts: Spoken) -> str:
        """A message of the whole catalogue, with what is always told."""
        return self._speaker.form(key, form, **self._always, **facts)

    def named(self, fact: str, id: str, form: str = "", /, **facts: Spoken) -> str:
        """What the catalogue calls a thing that such a fact tells of, in a form of it."""
        return self._formed(self._message(fact, id), form, **facts)

    def about(self, fact: str, id: str, what: str, /, **facts: Spoken) -> str:
        """Another message about such a thing, such as its effect."""
        return self._formed(f"{self._message(fact, id)}-{what}", "", **facts)

    def _message(self, fact: str, id: str) -> str:
        return message_of(self.telling.facts[fact].messages, id)

    def common(self, key: str, /, **facts: Spoken) -> str:
        """A message that all games share."""
        return self._speaker.say(key, **facts)

    def player(self, seat: int) -> str:
        """A player's name, or the seat's number where nobody told it."""
        if seat < len(self._names):
            return self._names[seat]
        return self.common("seat", n=seat + 1)

    def heads(self, names: Iterable[str]) -> list[str]:
        """The heads of columns on the board."""
        return [self.say(f"board-{name}") for name in names]

    def players(self, seats: Iterable[int]) -> str:
        """Several players, in the given order."""
        return self.joined([self.player(seat) for seat in seats])

    def points(self, n: int, form: str = "") -> str:
        """So many points, in a form of it; below zero with a true minus."""
        told = self._speaker.form("points", form, n=abs(n))
        return f"{MINUS}{told}" if n < 0 else told

    def nothing(self, form: str = "") -> str:
        """The word for nothing, in a form of it."""
        return self._speaker.form("nothing", form)

    def quoted(self, name: str) -> str:
        """A name in the quotation marks of the language."""
        return self.common("quoted", text=name)

    def joined(self, parts: Sequence[str]) -> str:
        """A list in a sentence: commas, and a word before the last part."""
        if len(parts) < 2:
            return "".join(parts)
        return self.common("list-and", first=", ".join(parts[:-1]), last=parts[-1])


def source_key(game: str, name: str) -> str:
    """The message that names a source of points."""
    return message_of(f"{game}-source", name)


def option_key(game: str, name: str) -> str:
    """The message that names an option, or one of its values behind it."""
    return message_of(f"option-{game}", name)


def title_key(game: str) -> str:
    """The message that names a game."""
    return title(game).key


def hyphened(name: str) -> str:
    """An id or a step's name as the catalogue's keys write it."""
    return name.replace("_", "-").replace(" ", "-")


def signed(number: int) -> str:
    """A number with its sign, as scales show it."""
    return f"+{number}" if number > 0 else str(number).replace("-", MINUS)


def roman(number: int) -> str:
    """A number as boards show years: a Roman numeral."""
    return _ROMAN[number]
