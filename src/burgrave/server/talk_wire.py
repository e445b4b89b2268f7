"""What people say to each other, as it goes over the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from burgrave.server.talk_text import LINE_LENGTH
from burgrave.server.wire import KEEPABLE, Asked, SeatCrest, Wire

Phrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "close",
    "thanks",
    "moment",
    "away",
    "ready",
    "your-turn",
    "bot",
    "good-game",
]
"""A quick phrase: sent as a word for programs, read by everybody in their own language."""
Language = Literal["en", "de", "hu"]
Reads = Literal["players", "watchers", "all", "nothing"]
"""Whose talk a reader gets: while a game is not over, players and watchers have one each."""
Allowed = Literal["all", "phrases", "off"]
LineId = Annotated[str, Meta(min_length=1, max_length=64, pattern=KEEPABLE)]
Typed = Annotated[str, Meta(max_length=4 * LINE_LENGTH)]
"""As it was typed: only once it is put in order, its length is what counts."""


class TalkLine(Wire, omit_defaults=True):
    """Something that somebody said: a phrase, or a text."""

    id: str
    voice: str
    """The same for all that one person says at this table, and unlike at any other."""
    name: str
    """What they were called when they said it."""
    crest: SeatCrest
    """None for who watched."""
    at: int
    """When, in seconds since 1970."""
    language: Language
    """What the speaker's page spoke."""
    watching: bool = False
    """Was it said among those who watch?"""
    phrase: Phrase | UnsetType = UNSET
    text: str | UnsetType = UNSET
    mine: bool = False
    sent: str | UnsetType = UNSET
    """For the speaker alone: the id with which it was sent."""


class Muted(Wire):
    """Somebody whose lines this reader does not want to get."""

    voice: str
    name: str
    watching: bool
    everywhere: bool


class TalkPage(Wire):
    """A page of talk, in the order in which it was said."""

    lines: list[TalkLine]
    more: bool
    """Is there anything earlier?"""
    reads: Reads
    muted: list[Muted]
    told: list[TalkLine]
    """For the table's owner alone: lines that somebody asks them to look at."""


class LiveTalk(TalkPage):
    """Talk on a socket: what is new, or if `anew` is set, all that its page is to show."""

    type: Literal["talk"]
    anew: bool


class Saying(Asked):
    """Something to be said: a phrase or a text; the same id is never said twice."""

    id: LineId
    language: Language
    phrase: Phrase | None = None
    text: Typed | None = None


class Said(Wire):
    """It is on the disk, as this line."""

    id: str


class TalkWish(Asked):
    """What is to be allowed at a table."""

    talk: Allowed


class LineWish(Asked):
    """The line that is meant."""

    line: LineId


class MuteWish(Asked):
    """Whom a reader does not want to hear, and where; or wants to hear again."""

    voice: LineId
    mute: Literal["here", "everywhere", "no"]
