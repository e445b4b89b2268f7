"""Careless: who overlooks something takes the best of the rest."""

import pytest

from burgrave import Rng, Seat, game
from burgrave.arena.match import simulate
from burgrave.bots import bot
from burgrave.bots.careless import _some_of
from burgrave.kernel.action import Action
from tests.games.own import JUDGED

pytestmark = pytest.mark.once


def test_of_many_actions_some_are_drawn_each_once_and_all_have_a_chance() -> None:
    catalogue: list[Action] = list(game("kingsburg").actions)[:60]
    drawn: set[int] = set()
    for seed in range(200):
        some = _some_of(list(catalogue), 6, Rng(seed))
        assert len({action.id for action in some}) == 6
        drawn |= {action.id for action in some}
    assert drawn == {action.id for action in catalogue}
    assert _some_of(list(catalogue), 60, Rng(1)) == catalogue


def test_what_it_does_is_always_legal_where_there_are_hundreds_of_choices() -> None:
    state = game("era").new(2)
    rng, player, most = Rng(3), bot("careless"), 0
    while not state.over and most < 100:
        if state.chance is not None:
            state.settle(state.chance.sample(rng))
            continue
        seat = state.actors[0]
        legal = state.legal(seat)
        most = max(most, len(legal))
        action = player.choose(Seat(seat, state, Rng(2)), rng)
        assert action in legal
        state.play(seat, action)
    assert most >= 100


@pytest.mark.parametrize("name", JUDGED)
def test_steady_wins_more_often(name: str) -> None:
    assert simulate(name, ["steady", "careless"], 30, seed=4).standings[0].wins > 30 / 2
