"""A first bot for Kingsburg: it builds what it can, and asks for the highest advisors."""

from burgrave import Action, Seat, Source
from burgrave.bots import Bot


class BuilderBot(Bot):
    """Builds whatever it can; else takes the highest advisor within reach."""

    def choose(self, seat: Seat, rng: Source) -> Action:
        """The last building of the list, the highest place at court, or anything."""
        builds = [action for action in seat.legal if action.kind == "build"]
        if builds:
            return builds[-1]
        groups = [action for action in seat.legal if action.kind == "influence"]
        if groups:
            return max(groups, key=lambda group: group.facts["place"])
        return seat.legal[rng.below(len(seat.legal))]
