"""Counsel on the wire: numbers, and sentences in the reader's language."""

from __future__ import annotations

from typing import Literal

from burgrave.server.wire import Asked, Version, Wire


class CounselQuestion(Asked):
    """What somebody wants counsel about: the game as they see it."""

    version: Version


class CounselWish(Asked):
    """Whether somebody is for counsel at a table."""

    agree: bool


class CounselReason(Wire):
    """Why, or why not."""

    ground: Literal["towards", "denies", "risk"]
    text: str
    rule: str
    """The number of the rule by which it happens."""


class CounselChoice(Wire):
    """One of the best choices."""

    action: str
    """In notation, as a move sends it."""
    text: str
    brings: str
    win: float
    """The chance to win, from 0 to 1, and by how much it may be off, in 95 of 100 cases."""
    error: float
    place: float
    points: float
    sure: Literal["sure", "fairly", "close"]
    reasons: list[CounselReason]


class CounselGiven(Wire):
    """The best choices, the very best first."""

    version: int
    sentence: str
    tries: int
    alone: bool
    hints: int
    """How often the asker took counsel in this game, this time included."""
    choices: list[CounselChoice]
