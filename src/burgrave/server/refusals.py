"""Refusals: what a visitor asked for and cannot have, in one sentence."""

from __future__ import annotations

import msgspec

from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.names import good_name
from burgrave.server.wire import Problem


class Refusal(Exception):
    """A request that is not granted: an HTTP status, a word for programs, a sentence for people."""

    def __init__(self, status: int, code: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.sentence = sentence
        self.rule = rule
        """The number of the game's rule that refuses it, if it is one."""

    @property
    def problem(self) -> Problem:
        """What programs are told."""
        return Problem(error=self.sentence, code=self.code, rule=self.rule or msgspec.UNSET)


def not_found() -> Refusal:
    """No such table, or none that this visitor may know of."""
    return Refusal(404, "no-table", "There is no such table.")


def unreadable() -> Refusal:
    """What the store has of a table does not make a game."""
    return Refusal(
        500,
        "unreadable",
        "This table is damaged and cannot be opened; its host can look at it with"
        " “burgrave doctor”.",
    )


def other_rules() -> Refusal:
    """A table that only another version of the program can go on with."""
    return Refusal(
        500,
        "other-rules",
        "This game was begun by another version of its rules, which this server does not know.",
    )


def not_yours(what: str) -> Refusal:
    """The visitor may see the table, but this is somebody else's to do."""
    return Refusal(403, "not-yours", what)


def not_now(code: str, what: str, rule: str = "") -> Refusal:
    """It does not fit the moment."""
    return Refusal(409, code, what, rule)


def has_resigned() -> Refusal:
    """Who has given up plays no more."""
    return not_now("resigned", "You have resigned; the others play on without you.")


def moved_on() -> Refusal:
    """The visitor saw an earlier state of things than the one that the store has."""
    return not_now("stale", "The game has moved on; look again and decide anew.")


def too_many() -> Refusal:
    """It comes too thick and fast."""
    return Refusal(429, "too-many", "Too many requests; wait a moment.")


def too_many_tables(most: int) -> Refusal:
    """The guest has as many tables as one may have."""
    return not_now(
        "too-many-tables",
        f"You have {most} tables whose games are not over; play some of them to the end first.",
    )


def proper_name(text: str) -> str:
    """A name put in order; refuses what is none."""
    try:
        return good_name(text)
    except BurgraveError as problem:
        raise Refusal(422, "name", str(problem)) from None


def wrong(what: str, rule: str = "") -> Refusal:
    """What was sent cannot be meant."""
    return Refusal(422, "wrong", what, rule)


def away() -> Refusal:
    """What a visitor is told while the database cannot be reached."""
    return Refusal(
        503,
        "store-away",
        "The server cannot reach its database right now; the table waits, and goes on by itself.",
    )


def cannot_write() -> Refusal:
    """What a visitor is told when nothing can be written."""
    return Refusal(
        503,
        "store",
        "The server cannot write to its disk right now; nothing has changed. Try again later.",
    )
