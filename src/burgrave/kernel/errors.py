"""Everything that can be wrong with what a person or a program hands in.

An error says which message of the catalogues tells it, and the facts that the message names. The
kernel can't read catalogues: what can stands above it and says so here, when `burgrave` is loaded.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple


class Phrase(NamedTuple):
    """A part of a sentence that has a message of its own, such as the name of a thing."""

    key: str
    facts: Mapping[str, object] = {}
    """Texts, which are said as they are; numbers; phrases; lists of these; and errors, which are
    the reason for this one."""
    plain: str = ""
    """What is said where no catalogue has the message."""


def quoted(text: str) -> Phrase:
    """What somebody wrote or has to write, in quotation marks."""
    return Phrase("quoted", {"text": text})


def noun(family: str, id: str) -> Phrase:
    """What the catalogues call a thing, by the family of its messages and its id."""
    return Phrase(message_of(family, id))


def message_of(family: str, id: str) -> str:
    """The message about a thing: its family, and the id as the catalogues write it."""
    return f"{family}-{id.replace('_', '-').replace(' ', '-')}"


def title(game: str, plain: str = "") -> Phrase:
    """What a game is called."""
    return Phrase(f"game-{game}", plain=plain or game)


class BurgraveError(Exception):
    """The root of all errors that one clear sentence can explain.

    >>> problem = BadPosition("amiss-number", field="year", least="1", most="5", value="9")
    >>> print(problem)
    “year” must be a whole number from 1 to 5, not 9.
    >>> print(BadPosition("In my game nobody has two hats."))
    In my game nobody has two hats.
    """

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        """The message that tells it; or a whole sentence, which no catalogue has."""
        self.facts = facts
        """What the message names, as in a phrase."""

    @property
    def is_sentence(self) -> bool:
        """Does it say itself, in English alone?"""
        return " " in self.key

    def __str__(self) -> str:
        return self.key if self.is_sentence else _tellers[0](self)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.key, self.facts)


def _again(kind: Callable[..., BurgraveError], key: str, facts: dict[str, object]) -> BurgraveError:
    return kind(key, **facts)


_tellers: Final[list[Callable[[BurgraveError], str]]] = []


def told_by(teller: Callable[[BurgraveError], str]) -> None:
    """From now on errors are told by this one, in English."""
    _tellers[:] = [teller]


class IllegalAction(BurgraveError):
    """A decision or an outcome that the rules do not allow now; the state is unchanged."""


class BadOption(BurgraveError):
    """An unknown game, option or player count."""


class BadPosition(BurgraveError):
    """A position document that does not describe a state of the game."""


class BadRecord(BurgraveError):
    """A record that is broken, edited or of another rules version."""


class BadNotation(BurgraveError):
    """A text that names no action or outcome."""
