"""Bots that go by the clock."""

import pytest

from burgrave import Action, Rng, Seat, Source, State, game
from burgrave.arena.clock import with_clock
from burgrave.arena.match import play, simulate
from burgrave.bots import Bot, bot
from burgrave.bots.learned import MasterlyBot
from burgrave.bots.search.chapters import Judge, Skills, Trust
from burgrave.kernel.errors import BadOption
from tests.bots.deciding import decisions
from tests.games.own import JUDGED


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


class Ticking:
    """A clock that goes on by a millisecond whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


class Slow(Bot):
    """Takes all the time that it gets, and remembers how much that was."""

    def __init__(self, seconds: int, milliseconds: int, clock: Ticking) -> None:
        self.seconds, self.milliseconds = seconds, milliseconds
        self._clock = clock
        self.took: list[float] = []

    def choose(self, seat: Seat, rng: Source) -> Action:
        assert self.late is not None
        begun = self._clock.now
        while not self.late():
            pass
        if len(seat.legal) > 1:
            self.took.append(self._clock.now - begun)
        return seat.legal[rng.below(len(seat.legal))]


def took_in_a_game(
    name: str, slow: Slow, clock: Ticking, monkeypatch: pytest.MonkeyPatch
) -> list[float]:
    monkeypatch.setattr("burgrave.arena.clock.thread_time", clock)
    state = game(name).new(2)
    play(state, [with_clock(slow), bot("random")], Rng(1), Rng(2), Rng(3))
    return slow.took


@pytest.mark.parametrize("name", JUDGED)
def test_a_game_takes_no_longer_than_its_time_and_leaves_some_for_its_end(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Ticking()
    took = took_in_a_game(name, Slow(20, 0, clock), clock, monkeypatch)
    assert 10.0 < sum(took) <= 20.0
    late = len(took) * 3 // 4
    assert sum(took[late:]) > 0.5


def test_no_decision_takes_longer_than_one_may(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Ticking()
    took = took_in_a_game("kingsburg", Slow(20, 50, clock), clock, monkeypatch)
    assert max(took) <= 0.05 + 1e-9
    assert sum(took) <= 20.0


class Working:
    """A judge of some game for whom a decision takes a millisecond of the clock's time."""

    def __init__(self, judge: Judge, clock: Ticking) -> None:
        self.judge, self.clock = judge, clock
        self.second = Skills(judge).second
        trust = Trust(judge)
        self.sure, self.margin = trust.sure, trust.margin

    def choose(self, state: State, seat: int, legal: list[Action], rng: Source) -> Action:
        self.clock.now += 0.001
        return self.judge.choose(state, seat, legal, rng)


class Watched(MasterlyBot):
    """Masterly, whose every glance takes its time."""

    def __init__(self, clock: Ticking, milliseconds: int) -> None:
        super().__init__(milliseconds=milliseconds)
        self.clock = clock

    def imagining(self, state: State) -> Judge:
        return Working(super().imagining(state), self.clock)


A_CHAPTER = 0.03
"""Thirty decisions at a table of two, by the clock of those who work there."""


@pytest.mark.once
@pytest.mark.parametrize(
    ("name", "milliseconds"),
    # With more of it Kingsburg's second thoughts begin, in which one try is many decisions.
    [*((name, 100) for name in JUDGED), ("kingsburg", 8000)],
)
def test_masterly_is_over_its_time_by_no_more_than_it_takes_to_end_a_chapter_at_first_glance(
    name: str, milliseconds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Ticking()
    monkeypatch.setattr("burgrave.arena.clock.thread_time", clock)
    masterly = Watched(clock, milliseconds)
    player = with_clock(masterly)
    took: list[float] = []
    for state, seat, legal in decisions(game(name).new(2), Rng(3), lambda _, __, legal: legal[-1]):
        if len(legal) == 1:
            continue
        begun = clock.now
        player.choose(Seat(seat, state, Rng(1)), Rng(2))
        took.append(clock.now - begun)
        assert took[-1] <= milliseconds / 1000 + A_CHAPTER
        if len(took) == 8:
            break
    # Some of them were hard enough to think as long as one may.
    assert max(took) > 0.9 * milliseconds / 1000


@pytest.mark.parametrize("spelling", ["masterly-20s", "masterly-soldier-50ms-20s"])
def test_times_are_part_of_the_name(spelling: str) -> None:
    assert bot(spelling).name == spelling
    assert with_clock(bot(spelling)).name == spelling


@pytest.mark.parametrize("spelling", ["masterly-0s", "shrewd-20s", "masterly-1s-2s", "masterly-9x"])
def test_no_bot_has_times_like_these(spelling: str) -> None:
    with pytest.raises(BadOption):
        bot(spelling)
