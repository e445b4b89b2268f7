"""Phase 1: the king's aid (K-1)."""

import pytest

from tests.rules.kingsburg.scene import both_editions, fresh, player, scene
from tests.rules.shows import shows


@shows("K-1.1")
@both_editions
def test_fewest_buildings_bring_a_bonus_die_for_spring(edition: str) -> None:
    game = scene(
        edition=edition,
        year=2,
        step="kings aid",
        Ann=player(buildings="statue", goods="9 gold"),  # many goods do not matter
        Brian=player(buildings="statue, inn"),
        Cindy=player(buildings="statue, inn"),
    )
    assert [game.of(name)["bonus_due"] for name in game.names] == [1, 0, 0]
    game.goes_on_to("roll", season="summer")
    game.rolls(Ann="1 2 3", Brian="1 2 3", Cindy="1 2 3")  # no bonus die any more


@shows("K-1.2")
@both_editions
def test_among_tied_ones_the_fewest_goods_decide(edition: str) -> None:
    game = scene(
        edition=edition,
        year=2,
        step="kings aid",
        Ann=player(buildings="statue", goods="1 gold, 1 wood"),
        Brian=player(buildings="inn", goods="1 stone"),
        Cindy=player(buildings="statue, inn"),  # fewer goods, but more buildings
    )
    assert [game.of(name)["bonus_due"] for name in game.names] == [0, 1, 0]


@shows("K-1.3", "R-K.12")
@both_editions
def test_those_tied_on_both_take_a_good_and_nobody_has_a_die(edition: str) -> None:
    game = scene(
        edition=edition,
        year=3,
        step="kings aid",
        Ann=player(buildings="statue", goods="1 gold"),
        Brian=player(buildings="inn", goods="1 wood"),
        Cindy=player(buildings="inn", goods="2 wood"),
        David=player(buildings="inn, statue"),
    )
    assert set(game.choices("Ann")) == {"take gold", "take wood", "take stone"}
    game.plays("Ann", "take stone")
    game.plays("Brian", "take stone")
    assert game.who("kings_aid_good") == "Ann Brian"
    game.rolls(Ann="1 2 3", Brian="1 2 3", Cindy="1 2 3", David="1 2 3")
    assert game.goods("Cindy") == "2 wood"
    assert game.goods("David") == "nothing"


@shows("K-1.4", "R-K.13")
@both_editions
def test_goods_are_chosen_in_turn_order_and_openly(edition: str) -> None:
    game = scene(
        edition=edition,
        year=2,
        step="kings aid",
        order="Cindy Ann Brian",
        Ann=player(),
        Brian=player(),
        Cindy=player(),
    )
    assert game.asked == "Cindy"
    game.cannot("Ann", "take gold")
    game.plays("Cindy", "take wood")
    seats = game.view("Ann")["seats"]
    assert isinstance(seats, list)
    assert seats[2]["goods"] == {"wood": 1}
    game.plays("Ann", "take gold")
    game.plays("Brian", "take gold")


@shows("K-1.5")
@both_editions
@pytest.mark.parametrize("names", ["Ann Brian", "Ann Brian Cindy David Emma"])
def test_year_one_begins_with_a_good_for_all(edition: str, names: str) -> None:
    game = fresh(names, edition=edition)
    game.goes_on_to("kings aid")
    for _ in game.names:
        game.plays(game.asked, "take stone")
    assert {game.goods(name) for name in game.names} == {"1 stone"}
    assert {game.of(name)["bonus_due"] for name in game.names} == {0}


@shows("K-1.6", "R-K.56", "R-K.74")
def test_the_enemy_comes_first_then_the_sorcerer_then_the_king() -> None:
    game = scene(
        edition="revised",
        governors=True,
        year=3,
        step="draw enemy",
        Ann=player(governor="sorcerer"),
        Brian=player(governor="miner", buildings="inn"),
    )
    assert game.draws == "enemy"
    game.settles("enemy orcs 5")
    game.plays("Ann", "raise barricade", "raise inn", "done")
    # Ann's new buildings count: the king helps Brian.
    assert game.who("kings_aid_die") == "Brian"


@shows("K-1.6", "R-K.95", "K-G.herald", "K-G.damsel")
@pytest.mark.parametrize("order", ["Ann Brian Cindy", "Brian Ann Cindy"])
def test_herald_and_damsel_follow_the_king_in_turn_order(order: str) -> None:
    game = scene(
        edition="revised",
        governors=True,
        year=2,
        step="draw enemy",
        order=order,
        Ann=player(governor="herald", buildings="inn"),
        Brian=player(governor="damsel", buildings="inn"),
        Cindy=player(governor="miner"),
    )
    game.settles("enemy orcs 4")
    assert game.who("kings_aid_die") == "Cindy"
    answers = {"Ann": "look", "Brian": "take stone"}
    for name in order.split()[:2]:
        assert game.asked == name
        game.plays(name, answers[name])
