"""Random: any legal action, each as likely as the others."""

from burgrave.bots.base import Bot
from burgrave.kernel.action import Action
from burgrave.kernel.rng import Source
from burgrave.kernel.seat import Seat


class RandomBot(Bot):
    """Chooses uniformly."""

    def choose(self, seat: Seat, rng: Source) -> Action:
        """Any legal action."""
        legal = seat.legal
        return legal[rng.below(len(legal))]
