"""The greedy bot in Era: it knows every decision, feeds its people and closes its city."""

import pytest

from burgrave import Rng, Seat, compiled, game
from burgrave.arena.match import play, simulate
from burgrave.bots import bot
from tests.rules.era.scene import Scene, player, scene

ERA = game("era")
RING_BUT_ONE = "wall 4 i7, wall 4 l8 turn 1, wall 4 g9 turn 1"
"""With the keep, all of its ring but the bottom row from h12 to l12."""


def chosen(at: Scene, name: str = "Ann") -> str:
    """What the greedy bot does in a scene."""
    seat = at.names.index(name)
    return bot("greedy").choose(Seat(seat, at.state, Rng(1)), Rng(2)).text


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_greedy_finishes_games(players: int) -> None:
    bots = [bot("greedy"), bot("random"), bot("greedy"), bot("random")][:players]
    for number in range(4 if compiled else 1):
        state = ERA.new(players)
        play(state, bots, Rng(number), Rng(number + 100), Rng(number + 200))
        assert state.over


@pytest.mark.once
def test_greedy_beats_three_random_bots() -> None:
    games = 200 if compiled else 12
    result = simulate("era", ["greedy", "random", "random", "random"], games, 1)
    assert result.standings[0].wins > 0.95 * games


def test_greedy_closes_its_city_when_it_can() -> None:
    at = scene(
        step="build",
        Ann=player(pieces=f"{RING_BUT_ONE}, longhouse h9", dice="peasant 5", stores="3 stone"),
        Bob=player(),
    )
    assert chosen(at) == "place wall 5 h12"


def test_greedy_throws_for_food_when_its_people_are_hungry() -> None:
    at = scene(
        step="roll",
        Ann=player(dice={"peasant": 4}, stores="8 wood, 7 stone"),
        Bob=player(),
    )
    at.settles("roll peasant 1 1 3 3", "roll noble 4")
    # Six food are enough for four dice: the wood has no room and is thrown for something better.
    assert chosen(at) == "mark peasant 3"
    fed = scene(step="roll", Ann=player(dice={"peasant": 2}, stores="nothing"), Bob=player())
    fed.settles("roll peasant 1 1", "roll noble 4")
    assert chosen(fed) in ("stop", "mark peasant 1")


def test_greedy_does_not_throw_food_away_that_it_needs() -> None:
    at = scene(step="roll", Ann=player(dice={"peasant": 3}, stores="nothing"), Bob=player())
    at.settles("roll peasant 1 3 3", "roll noble 4")
    assert chosen(at) != "mark peasant 1"


def test_greedy_pays_rather_than_suffers_twice() -> None:
    at = scene(
        step="extort",
        Ann=player(dice="noble 1", stores="nothing"),
        Bob=player(dice="noble 4", stores="1 food, 1 wood"),
    )
    at.plays("Ann", "demand food")
    assert chosen(at, "Bob") == "pay"


def test_greedy_keeps_scorched_land_out_of_its_plans() -> None:
    at = scene(
        step="disasters",
        Ann=player(dice="peasant 6 6 6"),
        Bob=player(pieces=RING_BUT_ONE),
    )
    place = chosen(at, "Bob").removeprefix("place scorched land ")
    column, row = "abcdefghijklmn".index(place[0]), int(place[1:])
    assert not (5 <= column <= 11 and 6 <= row <= 12)
