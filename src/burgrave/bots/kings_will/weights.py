"""How much the greedy bot thinks of things, in points."""


class Weights:
    """Worths in points; those of things that work on are for each round to come."""

    def __init__(self) -> None:
        self.resource = 0.42
        """A unit in store while there is time to use it; the next of a kind is worth less ..."""
        self.fading = 0.86
        """... by this factor."""
        self.coin = 0.40
        self.coin_fading = 0.95
        self.tribute = 2.1
        """To be able to pay what the king will ask."""
        self.offer = 0.75
        """The part of an offer's points that its payment in store is worth."""
        self.mood = 0.22
        self.low_mood = 0.5
        """What each step below zero costs besides."""
        self.worker = 0.75
        """A peasant who brings something in, a round; the next of that kind is worth less ..."""
        self.crowd = 0.78
        """... by this factor."""
        self.idle = 0.42
        """Any other peasant, a round."""
        self.peasant = 0.35
        """Any peasant besides, whatever the time."""
        self.parent = 0.28
        """A landscape on which offspring is possible now, a round."""
        self.education = 0.22
        self.development = 0.3
        self.landscape = 0.16
        """A landscape, a round: room for buildings and settlements."""
        self.store = 0.3
        """The castle's store, a round."""
        self.monastery = 0.3
        self.building = 0.22
        """What a building does, a round ..."""
        self.erected = 0.0
        """... and what it is worth besides, whatever the time."""
        self.unknown_card = 0.2
        """A disc on a card that nobody showed me."""
        self.later = 0.8
        """The part that a card is worth before my disc lies on it."""
        self.hope = 0.58
        """How likely one missing step of a wish is, with no round left but this ..."""
        self.hope_a_round = 0.09
        """... and how much more for each round to come."""
        self.hurry = 0.15
        """What moving the king on is worth, for every turn of a long round."""
