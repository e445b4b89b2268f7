"""Every registered game has the properties of the kernel's contract, wherever random play leads."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import burgrave
from burgrave import BadOption, Game, Rng
from burgrave.arena.conformance import conform, conform_all_through
from tests.conformance.tables import GAMES, SPARING, TABLES, Table, watch_of

SELDOM, OFTEN = 20, 4
"""One step of so many is looked at closely."""


@pytest.mark.once
@pytest.mark.parametrize("every", [SELDOM, pytest.param(OFTEN, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("table", SPARING)
def test_random_games_conform_all_through(table: Table, every: int) -> None:
    walk = table.walk(0)
    conform_all_through(walk, every, watch_of(walk.state, table.game.name))
    assert walk.state.over


@pytest.mark.once
@given(
    table=st.sampled_from(TABLES),
    steps=st.integers(min_value=0, max_value=450),
    seed=st.integers(min_value=0, max_value=2**32),
)
@example(table=TABLES[0], steps=0, seed=0)
@example(table=TABLES[-1], steps=10_000, seed=0)
def test_any_state_conforms(table: Table, steps: int, seed: int) -> None:
    conform(table.game, table.state_after(steps, seed), Rng(seed))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_ids_are_dense_and_notations_unique(game: Game) -> None:
    actions = game.actions
    assert [action.id for action in actions] == list(range(len(actions)))
    assert len({str(action) for action in actions}) == len(actions)
    assert all(str(action) == str(action).strip().lower() for action in actions)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_option_sets_are_distinct_and_complete(game: Game) -> None:
    tables = [game.full_options(game.seats[0], options) for options in game.option_sets()]
    assert len({tuple(sorted(table.items())) for table in tables}) == len(tables)
    names = {option.name for option in game.options}
    assert all(set(table) == names for table in tables)
    for option in game.options:
        assert {table[option.name] for table in tables} == set(option.values)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_wrong_tables_are_refused_with_a_sentence(game: Game) -> None:
    for players in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1, 1000):
        with pytest.raises(BadOption, match=r"\.$"):
            game.new(players=players)
    with pytest.raises(BadOption, match=r"\.$"):
        game.new(players=game.seats[0], weather="fine")
    for option in game.options:
        with pytest.raises(BadOption, match=r"\.$"):
            game.new(players=game.seats[0], **{option.name: "nonsense"})


def test_an_unknown_game_is_refused_with_the_names_of_the_known_ones() -> None:
    with pytest.raises(BadOption, match=burgrave.names()[0]):
        burgrave.game("chess")
