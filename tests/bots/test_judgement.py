"""The judgement: features, learning, and weights that fit the rules that are played."""

import json
from collections.abc import Iterator
from itertools import pairwise

import pytest

from burgrave import Rng, State, game
from burgrave.bots import bot, judgement
from burgrave.bots.judgement import judgement_of
from burgrave.bots.judgement.learning import Learner, Moment
from burgrave.bots.judgement.value import Judgement, shares, split
from burgrave.bots.judgement.weights import encoder_of, fingerprint, weights_file
from burgrave.bots.judges import judge_of
from burgrave.bots.search.schooling import learn_from, play_with_whims
from burgrave.games import names

LEARNED = [name for name in names() if judgement.knows(game(name))]
ENCODED = [name for name in names() if judgement.can_learn(game(name))]


def chapters_of(name: str, players: int, seed: int) -> Iterator[State]:
    """The starts of the chapters of a random game with random options."""
    rng = Rng(seed)
    sets = list(game(name).option_sets())
    state = game(name).new(players, **sets[rng.below(len(sets))])
    encoder = encoder_of(game(name))
    chapter = -1
    while not state.over:
        if encoder.chapter(state) != chapter:
            chapter = int(encoder.chapter(state))
            yield state
        if state.chance is not None:
            state.settle(state.chance.sample(rng))
            continue
        seat = state.actors[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    yield state


@pytest.mark.parametrize("name", ENCODED)
def test_features_are_numbered_named_and_once_each(name: str) -> None:
    encoder = encoder_of(game(name))
    assert len(set(encoder.names)) == len(encoder.names)
    for players in game(name).seats:
        for state in chapters_of(name, players, seed=players):
            for seat in range(players):
                found = encoder.encode(state, seat)
                assert len(set(found)) == len(found)
                assert all(0 <= feature < len(encoder.names) for feature in found)


@pytest.mark.parametrize("name", ENCODED)
def test_chapters_go_on_to_the_end_and_points_are_the_scores(name: str) -> None:
    encoder = encoder_of(game(name))
    states = [(int(encoder.chapter(state)), state) for state in chapters_of(name, 3, seed=8)]
    assert states[0][0] == 0
    last = states[-1][1]
    assert all(before <= after for (before, _), (after, _) in pairwise(states))
    assert encoder.chapter(last) == encoder.chapters
    scores = [score["total"] for score in last.scores()]
    assert [encoder.points(last, seat) for seat in range(3)] == scores


@pytest.mark.parametrize("name", ENCODED)
def test_a_position_looks_as_the_game_did(name: str) -> None:
    encoder = encoder_of(game(name))
    for seed in range(12):
        players = game(name).seats[seed % len(game(name).seats)]
        for state in chapters_of(name, players, seed):
            restored = game(name).restore(state.position())
            for seat in range(players):
                assert encoder.encode(restored, seat) == encoder.encode(state, seat)


@pytest.mark.parametrize("name", LEARNED)
def test_the_weights_were_learned_for_these_rules(name: str) -> None:
    doc = json.loads(weights_file(game(name)).read_text("utf-8"))
    assert doc["for"] == fingerprint(game(name)), (
        f"Rules, components or features of {name} have changed since its weights were learned; "
        f"learn them again: {doc['made']['command']}"
    )
    assert list(doc["features"]) == encoder_of(game(name)).names
    assert {"command", "seed", "games", "self-play games", "burgrave"} <= set(doc["made"])


@pytest.mark.parametrize("name", LEARNED)
def test_chances_are_a_whole_win_and_follow_the_points(name: str) -> None:
    known = judgement_of(game(name))
    for players in game(name).seats:
        for state in chapters_of(name, players, seed=20 + players):
            chances, points = known.chances(state), known.points(state)
            assert sum(chances) == pytest.approx(1.0)
            if not state.over:
                assert chances.index(max(chances)) == points.index(max(points))


@pytest.mark.parametrize("name", LEARNED)
def test_the_end_is_judged_as_it_is(name: str) -> None:
    *_, last = chapters_of(name, 3, seed=5)
    known = judgement_of(game(name))
    assert known.points(last) == [score["total"] for score in last.scores()]
    assert known.chances(last) == shares(last.ranking())


def test_a_win_that_is_shared_is_split() -> None:
    assert shares([1, 3, 1]) == [0.5, 0.0, 0.5]
    assert split([10.0, 10.0], 4.0) == [0.5, 0.5]


def test_learning_makes_the_judgement_less_wrong() -> None:
    kingsburg = game("kingsburg")
    learner = Learner(encoder_of(kingsburg), 5)
    judge = judge_of(type(kingsburg.new(2)))
    for number in range(24):
        course = play_with_whims(kingsburg.new(2), judge, Rng(number))
        learn_from(kingsburg.new(2), course, kingsburg.actions, learner)
    knows_nothing = Judgement(learner.encoder, Learner(learner.encoder, 5).mean, learner.scales())
    knows_some = Judgement(learner.encoder, learner.mean, learner.scales())
    assert _wrong(knows_some) < 0.5 * _wrong(knows_nothing)


def test_who_wins_counts_more_than_by_how_much() -> None:
    learner = Learner(encoder_of(game("kingsburg")), 5)
    brave, careful = 10, 11
    for number in range(400):
        # Who is brave wins three games of four by a point, and loses one by twenty.
        lost = number % 4 == 0
        table = [Moment(0, 5, 0.0, [brave]), Moment(1, 5, 0.0, [careful])]
        won = [0.0, 1.0] if lost else [1.0, 0.0]
        learner.follow([table], [10.0, 30.0 if lost else 9.0], won)
    expected = [sum(learner.mean[each][1:3]) for each in (brave, careful)]
    assert split(expected, learner.scales()[5])[0] > 0.6


def _wrong(known: Judgement) -> float:
    """By how much the points at the end are misjudged, in games that nobody learned from."""
    squares = 0.0
    for number in range(100, 104):
        rng = Rng(number)
        state = game("kingsburg").new(2)
        judge = judge_of(type(state))
        expected: list[list[float]] = []
        while not state.over:
            if len(expected) < known.encoder.chapter(state):
                expected.append(known.points(state))
            if state.chance is not None:
                state.settle(state.chance.sample(rng))
                continue
            seat = state.actors[0]
            state.play(seat, judge.choose(state, seat, state.legal(seat), rng))
        final = [float(known.encoder.points(state, seat)) for seat in range(2)]
        squares += sum((each[seat] - final[seat]) ** 2 for each in expected for seat in range(2))
    return squares


@pytest.mark.parametrize("name", LEARNED)
def test_learned_bots_say_how_long_they_think(name: str) -> None:
    assert bot("shrewd").name == "shrewd"
    assert bot("Masterly-40").name == "masterly-40"
