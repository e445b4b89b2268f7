"""The greedy bot in The King's Will: it knows every decision and works towards its cards."""

from functools import partial

import pytest

from burgrave import Action, Rng, Seat, State, compiled, game
from burgrave.arena.match import play, simulate
from burgrave.bots import bot
from burgrave.bots.kings_will.judge import Judge
from burgrave.bots.kings_will.weights import Weights
from burgrave.bots.kings_will.worth import Worth, time_left
from burgrave.games.kings_will.state import KingsWill
from burgrave.kernel.game import Value
from tests.bots.deciding import decisions

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


@pytest.mark.once
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


def worth_anew(state: KingsWill, seat: int, action: Action) -> float:
    """What a situation is worth after an action to somebody who remembers nothing."""
    played = state.copy()
    played.play(seat, action)
    while played.chance is not None:
        played.settle(max(range(played.chance.count), key=played.chance.weights.__getitem__))
    return Worth(Weights()).of(played, seat, time_left(state))


def test_what_is_not_reckoned_again_would_come_out_the_same() -> None:
    rng = Rng(8)
    state = KINGS_WILL.new(3)
    assert isinstance(state, KingsWill)
    judge = Judge()
    looked_at: set[str] = set()
    steady = partial(judge.choose, rng=rng)
    for _, seat, legal in decisions(state, rng, steady):
        if state.step == "act" and len(legal) > 1:
            worths = [
                worth_anew(state, seat, action) for action in judge.ranked(state, seat, legal)
            ]
            assert worths == sorted(worths, reverse=True)
            looked_at |= {action.kind for action in legal}
    assert {"erect", "walk", "swap", "sell", "explore"} <= looked_at
