"""What a look at the game is made of: the state to reckon with, and the view to show."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from burgrave.games.kings_will.player import Player
from burgrave.games.kings_will.sheet import KingsWillView
from burgrave.games.kings_will.state import KingsWill

if TYPE_CHECKING:
    from burgrave.kernel.seat import Look


class KingsWillLook(NamedTuple):
    """A look as this game's own types."""

    viewer: int | None
    state: KingsWill
    """As it may be, for all that the viewer knows; nothing is told of what was drawn there."""
    view: KingsWillView

    @classmethod
    def of(cls, look: Look) -> KingsWillLook:
        """All that a look shows."""
        return cls(look.viewer, state_of(look), cast(KingsWillView, look.view))

    @property
    def mine(self) -> Player:
        """The viewer's own land, store and scales."""
        assert self.viewer is not None
        return self.state.players[self.viewer]


def state_of(look: Look) -> KingsWill:
    """The state that a look reckons with."""
    assert isinstance(look.imagined, KingsWill)
    return look.imagined
