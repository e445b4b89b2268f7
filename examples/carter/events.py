"""What can happen in The Carter, and how it is told."""

from typing import TypedDict

from burgrave.kernel.sheet import COMMON, NUMBER, OVER, Change, Seated, Telling, kinds


class RoundBegins(TypedDict):
    """Another round."""

    round: int


class Loaded(Seated):
    """A safe throw, and what is on the cart now."""

    face: int
    load: int


class Robbed(Seated):
    """A throw that brings robbers, and what they take."""

    face: int
    lost: int


class Stopped(Seated):
    """The load comes home."""

    points: int


class GameOver(TypedDict):
    """Who has won."""

    winners: list[int]


EVENTS = kinds(RoundBegins, Loaded, Robbed, Stopped, GameOver)

_EMPTY = Change("set", "load", 0)

TELLING = Telling(
    messages="carter-event",
    facts={
        **{name: COMMON[name] for name in ("seat", "points", "winners")},
        **dict.fromkeys(("face", "load", "lost", "round"), NUMBER),
    },
    also={},
    changes={
        "load": (Change("set", "load", "$load"),),
        "points": (Change("add", "seats/$seat/points", "$points"),),
        "round": (Change("set", "round", "$round"),),
    },
    effects={"robbed": (_EMPTY,), "stopped": (_EMPTY,), "game_over": OVER},
)
