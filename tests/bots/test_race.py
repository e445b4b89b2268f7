"""Masterly's race: who is clearly behind drops out, and nobody else."""

import os
import subprocess
import sys

import pytest

from burgrave import Action, Rng, Source, State, game
from burgrave.bots import bot
from burgrave.bots.judgement import judgement_of
from burgrave.bots.judges import judge_of
from burgrave.bots.learned import MasterlyBot
from burgrave.bots.search.flat import Flat
from burgrave.bots.search.tree import Runner, Tree

pytestmark = pytest.mark.once
GAME = game("kingsburg")
CLEARLY = 2.0
NEVER = 1e9


def runner(number: int, promises: list[float]) -> Runner:
    found = Runner(GAME.actions[number])
    for promise in promises:
        found.count(promise)
    return found


@pytest.mark.parametrize(
    ("behind", "clearly"),
    [
        ([0.3, 0.5, 0.2, 0.4], True),  # by the same each round, however the rounds differ
        ([0.4, 0.6, 0.3, 0.5], False),  # equal
        ([0.9, 0.1, 0.6, 0.1], False),  # a little less on the whole, now so, now so
        ([0.5, 0.7, 0.4, 0.6], False),  # ahead
    ],
)
def test_rounds_are_compared_with_equal_luck(behind: list[float], clearly: bool) -> None:
    ahead = runner(0, [0.4, 0.6, 0.3, 0.5])
    assert runner(1, behind).is_clearly_behind(ahead, CLEARLY) is clearly


FORGET_A_DEEP_TREE = """
from burgrave import game
from burgrave.bots.learned import MasterlyBot
from burgrave.bots.search.flat import Flat
from burgrave.bots.search.tree import Node
root = node = Node()
for action in game("kingsburg").actions[:1000]:
    for number in range(3):
        node.count(node.widen(action), 0.5)
    node = node.follow(int(action.id))
del root, node
"""


def test_a_deep_tree_is_forgotten_without_harm() -> None:
    # With this setting Python ends when somebody wrote beside what was theirs.
    watched = {**os.environ, "PYTHONMALLOC": "debug"}
    subprocess.run([sys.executable, "-c", FORGET_A_DEEP_TREE], env=watched, check=True)


def first_influence() -> State:
    rng = Rng(5)
    state = GAME.new(2)
    judge = judge_of(type(state))
    while state.step != "influence":
        if state.chance is not None:
            state.settle(state.chance.sample(rng))
            continue
        seat = state.actors[0]
        state.play(seat, judge.choose(state, seat, state.legal(seat), rng))
    return state


def test_who_has_no_time_at_all_decides_at_first_glance() -> None:
    state = first_influence()
    seat = state.actors[0]
    legal = state.legal(seat)
    tree = Tree(judge_of(type(state)), judgement_of(GAME), 100, lambda: True)
    assert tree.choose(state, seat, legal, Rng(1)) is judge_of(type(state)).choose(
        state, seat, legal, Rng(1)
    )


class Trusted:
    """A judge who likes the last choice best, and how sure a search must be to doubt it."""

    def __init__(self, sure: float) -> None:
        self.sure = sure

    def choose(self, state: State, seat: int, legal: list[Action], rng: Source) -> Action:
        return legal[-1]


@pytest.mark.parametrize(("sure", "believed"), [(1.5, False), (1000.0, True)])
def test_a_trusted_judge_is_followed_unless_something_else_is_clearly_ahead(
    sure: float, believed: bool
) -> None:
    state = first_influence()
    seat = state.actors[0]
    legal = state.legal(seat)  # the last of them is to pass
    tree = Tree(Trusted(sure), judgement_of(GAME), 400)
    assert (tree.choose(state, seat, legal, Rng(1)) is legal[-1]) is believed


def test_a_round_that_was_begun_is_ended() -> None:
    state = first_influence()
    seat = state.actors[0]
    legal = state.legal(seat)
    looks: list[bool] = []

    def late() -> bool:
        looks.append(True)
        return False

    few = Tree(judge_of(type(state)), judgement_of(GAME), 1, late)
    assert few.choose(state, seat, legal, Rng(1)) in legal
    assert len(looks) == 2


class Deferring:
    """A judge for whom others decide who have to be asked; it counts how often they are."""

    def __init__(self) -> None:
        self.judge = judge_of(type(GAME.new(2)))
        self.asked = 0

    def choose(self, state: State, seat: int, legal: list[Action], rng: Source) -> Action:
        self.asked += 1
        return self.judge.choose(state, seat, legal, rng)


def test_what_is_left_of_the_race_is_thought_about_again() -> None:
    state, others = first_influence(), Deferring()
    seat = state.actors[0]
    legal = state.legal(seat)
    judge, known = judge_of(type(state)), judgement_of(GAME)
    alone = Tree(judge, known, 64, clearly=NEVER)
    left = alone.race(state, seat, legal, Rng(1))
    assert 1 < len(left) <= len(legal)
    assert alone.choose(state, seat, legal, Rng(1)) is left[0]
    twice = Tree(judge, known, 64, clearly=NEVER, second=Flat(others, known, 8))
    assert twice.choose(state, seat, legal, Rng(1)) in left
    assert others.asked > 0


def test_who_has_no_time_for_second_thoughts_takes_what_was_ahead() -> None:
    state = first_influence()
    seat = state.actors[0]
    legal = state.legal(seat)
    judge, known = judge_of(type(state)), judgement_of(GAME)
    second = Flat(Flat(judge, known, 2), known, 1000, lambda: True)
    tree = Tree(judge, known, 64, clearly=NEVER, second=second)
    assert len(tree.race(state, seat, legal, Rng(1))) > 1
    assert tree.choose(state, seat, legal, Rng(1)) is tree.race(state, seat, legal, Rng(1))[0]


@pytest.mark.parametrize(
    ("name", "spelling", "twice"),
    [
        ("kingsburg", "masterly", 25),
        ("kingsburg", "masterly-32", 2),
        ("kingsburg", "masterly-15", 0),
        ("kings-will", "masterly", 0),
    ],
)
def test_second_thoughts_cost_sixteen_first_glances_where_they_are_affordable(
    name: str, spelling: str, twice: int
) -> None:
    player = bot(spelling)
    assert isinstance(player, MasterlyBot)
    tree = player.judge(game(name).new(2))
    assert isinstance(tree, Tree)
    assert (tree.second.simulations if tree.second else 0) == twice


def test_dice_of_era_are_raced_for_too() -> None:
    # At first glance the dice that lie there seem good enough; who tries both sees otherwise.
    state, rng = game("era").new(2), Rng(3)
    known = judgement_of(game("era"))
    judge = judge_of(type(state))
    tree = Tree(judge, known, 200)
    others = 0
    while others == 0:
        assert not state.over
        if state.chance is not None:
            state.settle(state.chance.sample(rng))
            continue
        seat = state.actors[0]
        legal = state.legal(seat)
        glance = judge.choose(state, seat, legal, rng)
        if state.step == "roll" and len(legal) > 1:
            others += tree.choose(state, seat, legal, rng) is not glance
        state.play(seat, glance)
