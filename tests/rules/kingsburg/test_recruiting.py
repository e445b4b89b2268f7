"""Phase 7: soldiers are recruited."""

import pytest

from tests.rules.kingsburg.scene import player, scene
from tests.rules.shows import shows

EDITIONS = pytest.mark.parametrize("edition", ["first", "revised"])


@EDITIONS
@shows("K-7.1")
def test_players_recruit_in_turn_order(edition: str) -> None:
    game = scene(
        edition=edition,
        step="recruit",
        order="Cindy Ann Brian",
        Ann=player(goods="2 stone"),
        Brian=player(goods="1 gold, 1 wood"),
        Cindy=player(goods="2 gold"),
    )
    assert game.asked == "Cindy"
    game.plays("Cindy", "recruit with gold gold")
    assert game.asked == "Ann"
    game.plays("Ann", "recruit with stone stone")
    assert game.asked == "Brian"
    game.plays("Brian", "recruit with gold wood")
    assert game.who("recruited") == "Cindy Ann Brian"
    assert game.step == "reinforcements"


@shows("K-7.1")
def test_a_soldier_costs_two_goods_of_the_same_or_of_different_kinds() -> None:
    game = scene(step="recruit", Ann=player(goods="2 gold, 1 wood, 1 stone"), Brian=player())
    assert game.choices("Ann") == [
        "done",
        "recruit with gold gold",
        "recruit with gold wood",
        "recruit with gold stone",
        "recruit with wood stone",
    ]
    game.cannot("Ann", "recruit with gold", "recruit", "recruit with wood wood")
    game.plays("Ann", "recruit with gold stone")
    assert game.goods("Ann") == "1 gold, 1 wood"
    assert game.soldiers("Ann") == 1


@shows("K-7.1", "R-K.50")
def test_nobody_has_to_recruit() -> None:
    game = scene(step="recruit", Ann=player(goods="9 gold"), Brian=player())
    game.plays("Ann", "done")
    assert game.goods("Ann") == "9 gold"
    assert game.soldiers("Ann") == 0
    assert game.step == "reinforcements"


@shows("K-7.1", "K-0.8")
def test_a_single_good_or_tokens_recruit_nobody() -> None:
    game = scene(step="recruit", Ann=player(goods="1 gold", tokens=4), Brian=player(tokens=4))
    assert game.step == "reinforcements"
    assert game.soldiers("Ann") == game.soldiers("Brian") == 0


@shows("K-7.2", "R-K.57")
def test_soldiers_come_one_by_one_until_the_goods_run_out() -> None:
    game = scene(step="recruit", Ann=player(goods="2 gold, 3 wood"), Brian=player(goods="2 stone"))
    game.plays("Ann", "recruit with gold wood")
    assert game.goods("Ann") == "1 gold, 2 wood"
    game.plays("Ann", "recruit with wood wood")
    assert game.soldiers("Ann") == 2
    assert game.goods("Ann") == "1 gold"
    assert game.asked == "Brian"  # one gold is no soldier, so nobody asks Ann again


@shows("K-7.2")
def test_a_player_may_stop_after_any_soldier() -> None:
    game = scene(step="recruit", Ann=player(goods="6 wood"), Brian=player())
    game.plays("Ann", "recruit with wood wood", "recruit with wood wood", "done")
    assert game.soldiers("Ann") == 2
    assert game.goods("Ann") == "2 wood"
    assert game.step == "reinforcements"


@EDITIONS
@shows("K-7.3", "K-8.15")
def test_soldiers_of_spring_serve_until_winter_ends(edition: str) -> None:
    game = scene(
        edition=edition,
        step="rewards",
        season="spring",
        enemy="zombies 4",
        Ann=player(groups="influence 5 with 5"),
        Brian=player(),
    )
    assert game.soldiers("Ann") == 1
    game.goes_on_to("reinforcements")
    assert game.soldiers("Ann") == 1
    game.settles("reinforcements 2")
    assert [e.facts["strength"] for e in game.log("battle")] == [3, 2]
    assert game.soldiers("Ann") == 0
