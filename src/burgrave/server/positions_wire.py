"""The wire of positions: what stands on a board, to be looked at and played on."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from burgrave.server.replay_wire import Replay
from burgrave.server.wire import Asked, BotName, Moment, Wire

Document = dict[str, Any]


class Position(Wire):
    """A whole state, hidden facts included, as one JSON document."""

    position: Document
    moment: Moment
    waiting: list[int]
    """The seats that have to decide; none where chance comes first, or the game is over."""
    over: bool


class PositionShown(Position):
    """A position that was brought, complete, and as it looks on its board."""

    replay: Replay
    """Of one moment only; its players have no names."""


class PlayOn(Asked):
    """The wish to play on at a position, against bots."""

    position: Document
    seat: Annotated[int, Meta(ge=0, le=9)]
    bot: BotName | None = None
    """Who has the other seats; the usual bot, if nothing is wished."""
    hidden: Literal["anew", "same"] = "anew"
    """What this seat may not know is dealt anew, or lies as the position has it."""
