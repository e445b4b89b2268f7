"""Numbers: the same luck for all who are tried side by side, and for each seat its own."""

import pytest

from burgrave import Rng, State, game
from burgrave.arena import training
from burgrave.bots.judgement import judgement_of
from burgrave.bots.judgement.learning import Learner
from burgrave.bots.judgement.weights import encoder_of
from burgrave.bots.judges import imagining_judge
from burgrave.bots.search.chapters import Trust
from burgrave.bots.search.flat import Flat
from burgrave.bots.search.numbers import Numbers

pytestmark = pytest.mark.once
MANY = 1 << 30


def test_who_throws_once_more_moves_nobody_elses_dice() -> None:
    luck = Numbers(Rng(7))
    once = [luck.of(seat).below(MANY) for seat in (0, 1, 2, -1)]
    luck.again()
    for _ in range(5):
        luck.of(0).below(MANY)
    assert [luck.of(seat).below(MANY) for seat in (1, 2, -1)] == once[1:]


def test_seats_draw_different_numbers_and_other_trials_others() -> None:
    first, second = Numbers(Rng(7)), Numbers(Rng(8))
    drawn = [luck.of(seat).below(MANY) for luck in (first, second) for seat in (-1, 0, 1, 2, 3)]
    assert len(set(drawn)) == len(drawn)


def test_it_is_known_whether_anybody_drew() -> None:
    luck = Numbers(Rng(7))
    luck.of(2)
    assert not luck.drawn()
    luck.of(2).below(6)
    assert luck.drawn()
    assert not luck.again().drawn()


def test_every_other_pair_of_games_is_learned_from_who_leaves_nothing_to_first_glance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    era = game("era")
    asked: list[bool] = []

    def play(state: State, teacher: Flat, rng: Rng) -> list[int]:
        asked.append(teacher.everything)
        return []

    monkeypatch.setattr(training, "play_with_whims", play)
    learner = Learner(encoder_of(era), 5)
    training.played(training.Lessons(era, 1, 0, 8, (learner.mean, learner.scales())))
    assert asked == [False, False, True, True] * 2


def test_who_tries_everything_tries_throws_of_dice_too() -> None:
    era, rng = game("era"), Rng(3)
    state = era.new(2)
    judge = imagining_judge(type(state))
    while not (state.chance is None and Trust(judge).alone(state)):
        if state.chance is not None:
            state.settle(state.chance.sample(rng))
            continue
        seat = state.actors[0]
        state.play(seat, judge.choose(state, seat, state.legal(seat), rng))
    seat = state.actors[0]
    legal = state.legal(seat)
    asked: list[bool] = []

    def late() -> bool:
        asked.append(True)
        return False

    for everything in (False, True):
        asked.clear()
        flat = Flat(judge, judgement_of(era), 16, late, everything=everything)
        flat.choose(state, seat, legal, Rng(1))
        assert bool(asked) is everything
