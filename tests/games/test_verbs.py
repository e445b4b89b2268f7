"""What every game refuses: outcomes that are none, seats that are not asked, others' actions."""

from itertools import islice

import pytest

import burgrave
from burgrave import BadNotation, BadOption, IllegalAction, Rng, State
from burgrave.games import sheet
from tests.golden.transcript import step

GAMES = burgrave.names()


def moments(name: str) -> list[State]:
    """States of one game in which something random is due, and in which somebody is asked."""
    game = burgrave.game(name)
    state, rng = game.new(players=3), Rng(4)
    found: list[State] = []
    while not state.over:
        if len(found) < 60:
            found.append(state.copy())
        step(state, rng, [])
    return [*found, state]


@pytest.mark.parametrize("name", GAMES)
def test_only_outcomes_of_what_is_due_can_come(name: str) -> None:
    due = 0
    for state in moments(name):
        chance, before = state.chance, state.hash()
        if chance is None:
            with pytest.raises(IllegalAction, match="No random event is due"):
                state.settle(0)
        else:
            due += 1
            for outcome in (-1, chance.count, chance.count + 5):
                with pytest.raises(IllegalAction, match="no outcome of the random event"):
                    state.settle(outcome)
            state.copy().settle(chance.count - 1)
            state.copy().settle(0)
        assert state.hash() == before
    assert due > 5


@pytest.mark.parametrize("name", GAMES)
def test_only_who_is_asked_decides(name: str) -> None:
    game = burgrave.game(name)
    for state in moments(name):
        for seat in range(-1, 5):
            if seat in state.actors:
                assert state.legal(seat)
                continue
            assert state.legal(seat) == []
            with pytest.raises(IllegalAction, match=f"Seat {seat} has nothing to decide now"):
                state.play(seat, game.actions[0])
            with pytest.raises(BadNotation, match=f"Seat {seat} has nothing to decide now"):
                state.parse(seat, "pass")


@pytest.mark.parametrize("name", GAMES)
def test_only_legal_actions_of_this_game_are_named_and_played(name: str) -> None:
    game, refused = burgrave.game(name), 0
    other = burgrave.game(next(each for each in GAMES if each != name)).actions[0]
    for state in moments(name):
        for seat in state.actors:
            legal = state.legal(seat)
            for wrong in islice((each for each in game.actions if each not in legal), 1):
                refused += 1
                with pytest.raises(BadNotation, match="is not possible now"):
                    state.parse(seat, str(wrong))
            assert state.parse(seat, str(legal[-1]).upper()) is legal[-1]
            with pytest.raises(IllegalAction, match="is not an action of"):
                state.play(seat, other)
    # Only where nothing is ever out of reach can there be nothing to refuse.
    assert (refused > 0) == bool(sheet(name).reasons.__annotations__)


@pytest.mark.parametrize("name", GAMES)
def test_only_seats_and_spectators_look(name: str) -> None:
    state = burgrave.game(name).new(players=3)
    for viewer in (-1, 3):
        with pytest.raises(BadOption, match="seats are 0 to 2"):
            state.view(viewer)
        with pytest.raises(BadOption, match="seats are 0 to 2"):
            state.imagine(viewer, Rng(1))
    assert [state.view(viewer)["viewer"] for viewer in (None, 0, 2)] == [None, 0, 2]


@pytest.mark.parametrize("name", GAMES)
def test_whoever_keeps_no_log_plays_the_same_game(name: str) -> None:
    game = burgrave.game(name)
    options = list(game.option_sets())[-1]
    for seed in range(3):
        told, untold = game.new(players=3, **options), game.new(players=3, **options)
        rng, same = Rng(seed), Rng(seed)
        while not told.over:
            step(told, rng, [])
            step(untold, same, None)
        assert untold.position() == told.position()
