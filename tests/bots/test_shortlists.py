"""Shortlists: what a judge ranks is legal, once each, and begins with what it would choose."""

from functools import partial

import pytest

from burgrave import Rng, Source, State, game
from burgrave.bots.judgement import judgement_of
from burgrave.bots.judges import judge_of, steady_judge
from burgrave.bots.search.chapters import Skills, Trust
from burgrave.bots.search.flat import Flat, Trial
from burgrave.bots.search.shortlist import ranking, shortlist
from burgrave.kernel.action import Action
from tests.bots.deciding import decisions
from tests.games.own import JUDGED

MOST = 5


def steady_states(name: str, seed: int, every: int) -> list[tuple[State, int, list[Action]]]:
    """Some decisions of a game among steady bots, with who decides and what is legal."""
    rng = Rng(seed)
    state = game(name).new(2)
    judge = judge_of(type(state))
    steady = partial(judge.choose, rng=rng)
    return [
        (state.copy(), seat, legal)
        for number, (_, seat, legal) in enumerate(decisions(state, rng, steady), 1)
        if len(legal) > 1 and number % every == 0
    ]


@pytest.mark.parametrize("name", JUDGED)
def test_rankings_begin_with_what_the_judge_would_choose(name: str) -> None:
    ranked_some = False
    for state, seat, legal in steady_states(name, seed=3, every=5):
        judge = judge_of(type(state))
        ranked = ranking(Skills(judge), state, seat, legal)
        if not ranked:
            continue
        ranked_some = True
        assert len({action.id for action in ranked}) == len(ranked)
        assert all(action in legal for action in ranked)
        assert judge.choose(state, seat, legal, Rng(1)) is ranked[0]
    assert ranked_some


@pytest.mark.parametrize("name", JUDGED)
def test_a_shortlist_has_the_judges_choice_and_is_no_longer_than_asked(name: str) -> None:
    for state, seat, legal in steady_states(name, seed=5, every=9):
        skills = Skills(judge_of(type(state)))
        listed = shortlist(skills, state, seat, legal, MOST, Rng(1))
        assert listed
        assert len(listed) <= MOST
        assert all(action in legal for action in listed)


class Sure:
    """A judge who is trusted, and how far."""

    def __init__(self, margin: float = 0.0) -> None:
        self.sure, self.margin = 1.5, margin

    def choose(self, state: State, seat: int, legal: list[Action], rng: Source) -> Action:
        return legal[0]


class Plain:
    """A judge of somebody's own game, who ranks nothing."""

    def choose(self, state: State, seat: int, legal: list[Action], rng: Source) -> Action:
        return legal[0]


def test_who_cannot_rank_is_asked_again_and_again() -> None:
    state, seat, legal = max(steady_states("kingsburg", 7, 1), key=lambda found: len(found[2]))
    assert len(legal) > MOST
    assert shortlist(Skills(Plain()), state, seat, legal, MOST, Rng(1)) == legal[:MOST]


@pytest.mark.parametrize("name", ["era", "kings-will"])
def test_quick_looks_find_what_a_look_at_every_choice_finds(name: str) -> None:
    for state, seat, legal in steady_states(name, seed=11, every=1):
        judge = judge_of(type(state))
        choice = judge.choose(state, seat, legal, Rng(1))
        glance = getattr(judge, "glance", None)
        assert glance is None or glance(state, seat, Rng(1)) is choice
        if state.step not in ("set up", "commit"):
            # Without one of the others nobody can be quick: every choice is looked at.
            others = [action for action in legal if action is not choice]
            fewer = [action for action in legal if action is not others[-1]]
            assert judge.choose(state, seat, fewer, Rng(1)) is choice


def test_what_was_foreseen_is_what_would_be_chosen_anew() -> None:
    start = game("kings-will").new(3)
    judge = judge_of(type(start))

    def choose(state: State, seat: int, legal: list[Action]) -> Action:
        choice = judge.choose(state, seat, legal, Rng(4))
        assert judge_of(type(state)).choose(state, seat, legal, Rng(4)) is choice
        return choice

    assert len(list(decisions(start, Rng(2), choose))) > 50


@pytest.mark.parametrize(
    ("promised", "believed"),
    [((0.6, 0.4, 0.5), False), ((0.6, 0.61, 0.59), True), ((0.6,), False), ((0.4, 0.3), False)],
)
def test_a_trusted_judge_is_overruled_where_something_is_clearly_better(
    promised: tuple[float, ...], believed: bool
) -> None:
    first, other = steady_states("kingsburg", 7, 1)[0][2][:2]
    trial = Trial([first, other], trusted=first)
    for each in promised:
        trial.note([0.5, each], drew=True)
    trial.sort()
    assert trial.verdict(Trust(Sure())) is (other if believed else first)


@pytest.mark.parametrize(("more", "believed"), [(0.02, False), (0.04, True)])
def test_where_values_are_not_sure_a_little_better_is_not_better(
    more: float, believed: bool
) -> None:
    first, other = steady_states("kingsburg", 7, 1)[0][2][:2]
    trial = Trial([first, other], trusted=first)
    for _ in range(3):
        trial.note([0.5, 0.5 + more], drew=False)
    trial.sort()
    assert trial.verdict(Trust(Sure(margin=0.03))) is (other if believed else first)


def test_what_hangs_on_no_luck_is_tried_once() -> None:
    judgement = judgement_of(game("era"))
    state, seat, legal = next(
        found for found in steady_states("era", 3, 1) if found[0].step == "build"
    )
    looked: list[None] = []

    def late() -> bool:
        looked.append(None)
        return False

    judge = steady_judge(type(state))
    left = ranking(Skills(judge), state, seat, legal)[:3]
    chosen = [Flat(judge, judgement, most).choose(state, seat, left, Rng(1)) for most in (6, 600)]
    Flat(judge, judgement, 600, late).choose(state, seat, left, Rng(1))
    assert chosen[0] is chosen[1]
    assert len(looked) == len(left)


def test_where_others_have_secrets_choices_are_tried_again() -> None:
    # In Kingsburg nobody knows the enemy of the year, on whom hangs what a season leaves one with.
    judgement = judgement_of(game("kingsburg"))
    state, seat, legal = next(
        found for found in steady_states("kingsburg", 7, 1) if found[0].step == "build"
    )
    looked: list[None] = []

    def late() -> bool:
        looked.append(None)
        return False

    Flat(steady_judge(type(state)), judgement, 32, late).choose(state, seat, legal[:2], Rng(1))
    assert len(looked) >= 16


def test_where_dice_decide_the_judge_does() -> None:
    judgement = judgement_of(game("era"))
    state, seat, legal = next(
        found for found in steady_states("era", 3, 1) if found[0].step == "roll"
    )
    trusting = Flat(steady_judge(type(state)), judgement, 32, late=_never_asked)
    chosen = steady_judge(type(state)).choose(state, seat, legal, Rng(1))
    assert trusting.choose(state, seat, legal, Rng(1)) is chosen


def _never_asked() -> bool:
    raise AssertionError("Nothing was to be tried.")


def test_of_each_piece_in_era_one_place_is_looked_at() -> None:
    longest = 0
    for state, seat, legal in steady_states("era", seed=3, every=3):
        if state.step != "build":
            continue
        ranked = ranking(Skills(judge_of(type(state))), state, seat, legal)
        pieces = [action.facts.get("piece") for action in ranked]
        assert len(set(pieces)) == len(pieces)
        assert set(pieces) == {action.facts.get("piece") for action in legal}
        longest = max(longest, len(pieces))
    assert longest > MOST


def test_what_is_trusted_is_tried_to_the_end() -> None:
    legal = max(steady_states("kingsburg", 7, 1), key=lambda found: len(found[2]))[2][:6]
    trial = Trial(legal, trusted=legal[-1])
    trial.note([0.9, 0.8, 0.7, 0.6, 0.5, 0.1], drew=True)
    trial.sort()
    trial.halve()
    assert trial.left == [legal[0], legal[1], legal[-1]]
