"""What a look at the game is made of: the state to reckon with, and the view to show."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from burgrave.games.era.actions import Move
from burgrave.games.era.player import (
    Player,
)
from burgrave.games.era.sheet import EraSide, EraView
from burgrave.games.era.state import Era
from burgrave.games.era.view import seen_player

if TYPE_CHECKING:
    from burgrave.kernel.seat import Look


class EraLook(NamedTuple):
    """A look as this game's own types."""

    viewer: int | None
    state: Era
    """As it may be, for all that the viewer knows; nothing is told of what was drawn there."""
    view: EraView

    @classmethod
    def of(cls, look: Look) -> EraLook:
        """All that a look shows."""
        return cls(look.viewer, state_of(look), cast(EraView, look.view))

    @property
    def decider(self) -> int:
        """Who decides: the viewer, or for a spectator the first who is asked."""
        if self.viewer is not None:
            return self.viewer
        return self.view["asked"][0] if self.view["asked"] else 0

    @property
    def side(self) -> EraSide:
        """What is shown of the decider."""
        return self.view["seats"][self.decider]

    @property
    def mine(self) -> Player:
        """The decider's domain, tracks and dice."""
        return self.domain(self.decider)

    def domain(self, seat: int) -> Player:
        """A player with the domain that the viewer sees."""
        return seen_player(self.state, seat, self.viewer)

    @property
    def prompt(self) -> str:
        """What is asked; a spectator learns of the step only."""
        return self.view["question"] or self.view["step"]


def state_of(look: Look) -> Era:
    """The state that a look reckons with."""
    assert isinstance(look.imagined, Era)
    return look.imagined


def move_of(action: object) -> Move:
    """The action as one of this game."""
    assert isinstance(action, Move)
    return action
