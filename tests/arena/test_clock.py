"""Bots that go by the clock."""

from burgrave import Action, Rng, Seat, Source, game
from burgrave.arena.clock import with_clock
from burgrave.arena.match import simulate
from burgrave.bots import Bot, bot


class Patient(Bot):
    """Decides when it is time, and remembers that it was not time at once."""

    milliseconds = 2

    def __init__(self) -> None:
        self.hurried: list[bool] = []

    def choose(self, seat: Seat, rng: Source) -> Action:
        assert self.late is not None
        self.hurried.append(self.late())
        while not self.late():
            pass
        return seat.legal[0]


def test_every_decision_has_the_time_that_a_bot_would_like() -> None:
    patient = Patient()
    player = with_clock(patient)
    state = game("kingsburg").new(2)
    while state.chance:
        state.settle(0)
    for _ in range(3):
        player.choose(Seat(state.actors[0], state, Rng(1)), Rng(2))
    assert player.name == "patient"
    assert patient.hurried == [False] * 3


def test_who_wants_no_clock_gets_none() -> None:
    player = bot("masterly-8")
    assert with_clock(player) is player


def test_masterly_goes_by_the_clock() -> None:
    result = simulate("kingsburg", ["masterly-1ms", "random"], 1, seed=1)
    assert [each.name for each in result.standings] == ["masterly-1ms", "random"]
    assert result.standings[0].wins == 1.0


def test_without_a_clock_masterly_thinks_as_usual() -> None:
    state = game("kingsburg").new(2)
    while state.chance:
        state.settle(0)
    seat = Seat(state.actors[0], state, Rng(1))
    assert bot("masterly-1ms").choose(seat, Rng(2)) is bot("masterly").choose(seat, Rng(2))
