"""The wire of replays: a whole game in one answer, moment by moment as what has changed."""

from typing import Any, Literal

from burgrave.server.wire import Event, Moment, Value, Wire


class ReplayMoment(Wire):
    """One moment of a game."""

    n: int
    """Its number, by which a link names it; they rise, with gaps where something was not seen."""
    kind: Literal["beginning", "outcome", "decision", "forced"]
    seat: int | None
    """Who decided; null for what nobody did."""
    did: str
    """Where the log has nothing to tell: how the decision's notation begins, if it is known."""
    chapter: int
    """A year or a round, and its part; both from 1."""
    part: int
    log: list[Event]
    """What was told of it."""
    change: Any
    """How the scene before became this one; the first one's is the whole scene.

    A scene has the fields `view`, `advice`, `waiting`, `question`, `rule` and `reasons` of an
    update. A change is `[value]` for something new or replaced, null for what is no more, and an
    object for what has changed inside an object or a list, by name or by place.
    """


class Replay(Wire):
    """A game from its beginning to its end, or up to now, as one pair of eyes saw it."""

    game: str
    eyes: int | None
    """A seat's, -1 for everything that anybody knew, null for those of who only watched."""
    names: list[str]
    bots: list[bool]
    """For each seat, whether a bot played there."""
    options: dict[str, Value]
    runs: bool
    """Does the game still go on? Then its moments are counted by what these eyes noticed."""
    began_at: Moment | None
    """For a game that began at a position: when that is."""
    moments: list[ReplayMoment]
    lines: list[int]
    """For each line of the visitor's own log of the table the number of the moment that told it."""
