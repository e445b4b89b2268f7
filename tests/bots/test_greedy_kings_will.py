"""The greedy bot in The King's Will: it knows every decision and works towards its cards."""

import pytest

from burgrave import Rng, Seat, State, compiled, game
from burgrave.arena.match import play, simulate
from burgrave.bots import bot
from burgrave.kernel.game import Value

KINGS_WILL = game("kings-will")
OPTION_SETS = list(KINGS_WILL.option_sets())


def chosen(doc: dict[str, object], seat: int = 0) -> str:
    """What the greedy bot does in a position."""
    state: State = KINGS_WILL.restore({"game": "kings-will", **doc})
    return bot("greedy").choose(Seat(seat, state, Rng(1)), Rng(2)).text


@pytest.mark.parametrize("options", OPTION_SETS[:: 1 if compiled else 3], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_finishes_games_with_all_options(options: dict[str, Value], players: int) -> None:
    bots = [bot("greedy"), bot("random"), bot("greedy"), bot("random")][:players]
    state = KINGS_WILL.new(players, **options)
    play(state, bots, Rng(1), Rng(2), Rng(3))
    assert state.over


def test_greedy_beats_three_random_bots() -> None:
    games = 200 if compiled else 24
    result = simulate("kings-will", ["greedy", "random", "random", "random"], games, 1)
    assert result.standings[0].wins > 0.95 * games


def test_greedy_bots_end_their_rounds() -> None:
    state = KINGS_WILL.new(2)
    play(state, [bot("greedy"), bot("greedy")], Rng(4), Rng(5), Rng(6))
    assert state.over


def test_greedy_commits_to_the_card_that_it_fulfils() -> None:
    seats: list[dict[str, object]] = [{"seen": [0, 2, 4], "education": 5}, {}, {}]
    wills = ["village_life", "devout", "scholarship", "variety", "progress", "happy_people"]
    wills += ["full_chest", "master_builder"]
    doc = {"step": "commit", "round": 4, "wills": wills, "seats": seats}
    assert chosen(doc) == "commit 3"


def test_greedy_works_towards_its_cards() -> None:
    land = [
        {"landscape": "corn", "settlements": ["hamlet"], "peasants": 1},
        {"landscape": "meadow", "peasants": 1},
        {"landscape": "forest", "settlements": ["village"], "peasants": 1},
        {"landscape": "mountain"},
    ]
    wills = ["village_life", "devout", "scholarship", "variety", "progress", "happy_people"]
    wills += ["full_chest", "master_builder"]
    goods = {"wood": 2, "stone": 1, "food": 1, "leather": 1}
    doc = {
        "step": "act",
        "tile": "build",
        "round": 4,
        "wills": wills,
        "discs": [[0]],
        "seats": [{"land": land, "goods": goods}, {}],
    }
    assert chosen(doc) == "found village at 2"


def test_greedy_gives_what_it_no_longer_needs() -> None:
    doc = {
        "step": "offers",
        "round": 4,
        "travel": "iv_b",
        "seats": [{"goods": {"coin": 5}, "mood": 2}, {}],
    }
    assert chosen(doc) == "give 2"
