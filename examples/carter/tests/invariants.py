"""What holds at every moment of The Carter, told by an account of nothing but the events."""

from burgrave import Event, State
from burgrave.kernel.state import Json

RARE_CHANCES: list[Json] = []


class Invariants:
    """Checks a game after every step; an instance for each game."""

    def __init__(self, state: State) -> None:
        self.points = [0] * state.seats
        self.load, self.round = 0, 1

    def __call__(self, state: State, log: list[Event]) -> None:
        for event in log:
            getattr(self, event.kind)(event)
        view = state.view(None)
        assert (view["load"], view["round"]) == (self.load, self.round)
        assert [seat["points"] for seat in view["seats"]] == self.points

    def loaded(self, event: Event) -> None:
        """As many sacks as the die shows."""
        self.load += number_in(event, "face")
        assert event.facts["load"] == self.load

    def robbed(self, event: Event) -> None:
        """On a 1, or from a heavy cart on a 2, everything is lost."""
        assert number_in(event, "face") <= 1 + (self.load >= 12)
        assert event.facts["lost"] == self.load
        self.load = 0

    def stopped(self, event: Event) -> None:
        """The load becomes points."""
        assert event.facts["points"] == self.load > 0
        self.points[event.seat] += self.load
        self.load = 0

    def round_begins(self, event: Event) -> None:
        """One after the other."""
        self.round += 1
        assert event.facts["round"] == self.round

    def game_over(self, event: Event) -> None:
        """Most points win."""
        most = max(self.points)
        assert event.facts["winners"] == [n for n, has in enumerate(self.points) if has == most]


def number_in(event: Event, fact: str) -> int:
    """A fact that is a number."""
    found = event.facts[fact]
    assert isinstance(found, int)
    return found


watch = Invariants
