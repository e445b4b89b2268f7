"""Step c: the advisors pay out (K-2c)."""

from itertools import combinations_with_replacement

import pytest

from tests.rules.kingsburg.scene import GOODS, Scene, both_editions, player, scene
from tests.rules.shows import shows

GROUP = {
    1: "1",
    2: "2",
    3: "3",
    4: "4",
    5: "5",
    6: "6",
    7: "6 1",
    8: "6 2",
    9: "6 3",
    10: "6 4",
    11: "6 5",
    12: "6 6",
    13: "6 6 1",
    14: "6 6 2",
    15: "6 6 3",
    16: "6 6 4",
    17: "6 6 5",
    18: "6 6 6",
}


def paid_by(rank: int, edition: str, **ann: object) -> Scene:
    """Ann influenced this advisor in autumn; nobody else did anything."""
    return scene(
        edition=edition,
        season="autumn",
        step="rewards",
        enemy="orcs 3",
        Ann=player(groups=f"influence {rank} with {GROUP[rank]}", **ann),
        Brian=player(),
    )


def gains(game: Scene) -> tuple[str, int, int, int]:
    """Ann's goods, points, soldiers and tokens."""
    return game.goods("Ann"), game.points("Ann"), game.soldiers("Ann"), game.tokens("Ann")


def takes(number: int) -> set[str]:
    """All ways to take that many goods of choice, of the same or of different kinds."""
    return {f"take {' '.join(g)}" for g in combinations_with_replacement(GOODS, number)}


@shows("K-2c.1", "K-2c.2", "K-2c.3", "K-2c.5", "K-2c.8", "K-2c.13", "K-2c.15", "K-2c.16", "K-2c.18")
@both_editions
@pytest.mark.parametrize(
    ("rank", "goods", "points", "soldiers"),
    [
        (1, "nothing", 1, 0),
        (2, "1 gold", 0, 0),
        (3, "1 wood", 0, 0),
        (5, "nothing", 0, 1),
        (8, "2 gold", 0, 0),
        (13, "3 stone", 0, 0),
        (15, "1 gold, 1 wood, 1 stone", 0, 0),
        (16, "4 gold", 0, 0),
        (18, "1 gold, 1 wood, 1 stone", 0, 1),
    ],
)
def test_advisors_without_a_choice(
    edition: str, rank: int, goods: str, points: int, soldiers: int
) -> None:
    game = paid_by(rank, edition)
    assert gains(game) == (goods, points, soldiers, 0)


@shows("K-2c.4")
@both_editions
@pytest.mark.parametrize("good", ["gold", "wood"])
def test_the_merchant_gives_gold_or_wood(edition: str, good: str) -> None:
    game = paid_by(4, edition)
    assert set(game.choices("Ann")) == {"take gold", "take wood"}
    game.cannot("Ann", "take stone", "take gold wood", "decline")
    game.plays("Ann", f"take {good}")
    assert gains(game) == (f"1 {good}", 0, 0, 0)


@shows("K-2c.6", "R-K.3")
@both_editions
@pytest.mark.parametrize(
    ("paid", "goods"),
    [("gold", "2 wood, 2 stone"), ("wood", "2 gold, 2 stone"), ("stone", "2 gold, 2 wood")],
)
def test_the_alchemist_trades_one_for_the_two_others(edition: str, paid: str, goods: str) -> None:
    game = paid_by(6, edition, goods="1 gold, 1 wood, 1 stone")
    game.plays("Ann", f"trade {paid}")
    assert game.goods("Ann") == goods


@shows("K-2c.6", "R-K.4", "K-0.13")
@both_editions
def test_the_alchemist_may_be_declined_and_takes_only_what_is_there(edition: str) -> None:
    game = paid_by(6, edition, goods="1 wood")
    assert set(game.choices("Ann")) == {"decline", "trade wood"}
    game.cannot("Ann", "trade gold", "trade stone")
    game.plays("Ann", "decline")
    assert game.goods("Ann") == "1 wood"


@shows("K-2c.6", "R-K.4")
@both_editions
def test_the_alchemist_may_be_influenced_without_goods(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="influence",
        Ann=player(dice="6", tokens=3),
        Brian=player(),
    )
    game.plays("Ann", "influence 6 with 6")
    assert game.draws == "reinforcements"  # nothing was asked
    assert gains(game) == ("nothing", 0, 0, 3)


@shows("K-2c.7")
@both_editions
@pytest.mark.parametrize("good", GOODS)
def test_the_astronomer_gives_a_good_of_choice_and_a_token(edition: str, good: str) -> None:
    game = paid_by(7, edition)
    assert set(game.choices("Ann")) == takes(1)
    game.plays("Ann", f"take {good}")
    assert gains(game) == (f"1 {good}", 0, 0, 1)


@shows("K-2c.9")
@both_editions
@pytest.mark.parametrize(
    ("choice", "goods"),
    [("take gold wood", "1 gold, 1 wood"), ("take wood stone", "1 wood, 1 stone")],
)
def test_the_master_hunter_gives_wood_with_gold_or_stone(
    edition: str, choice: str, goods: str
) -> None:
    game = paid_by(9, edition)
    assert set(game.choices("Ann")) == {"take gold wood", "take wood stone"}
    game.plays("Ann", choice)
    assert gains(game) == (goods, 0, 0, 0)


@shows("K-2c.10", "R-K.6")
@both_editions
@pytest.mark.parametrize(("answer", "seen"), [("look", [0]), ("decline", [])])
def test_the_general_gives_two_soldiers_and_a_look(
    edition: str, answer: str, seen: list[int]
) -> None:
    game = paid_by(10, edition)
    assert set(game.choices("Ann")) == {"look", "decline"}
    game.plays("Ann", answer)
    assert gains(game) == ("nothing", 0, 2, 0)
    assert game.position["seen_by"] == seen


@shows("K-2c.11")
@both_editions
@pytest.mark.parametrize(
    ("choice", "goods"),
    [("take gold stone", "1 gold, 1 stone"), ("take wood stone", "1 wood, 1 stone")],
)
def test_the_swordsmith_gives_stone_with_wood_or_gold(
    edition: str, choice: str, goods: str
) -> None:
    game = paid_by(11, edition)
    assert set(game.choices("Ann")) == {"take gold stone", "take wood stone"}
    game.plays("Ann", choice)
    assert gains(game) == (goods, 0, 0, 0)


@shows("K-2c.12", "K-2c.20")
@both_editions
@pytest.mark.parametrize(
    ("choice", "goods"),
    [("take stone stone", "2 stone"), ("take gold stone", "1 gold, 1 stone")],
)
def test_the_duchess_gives_two_goods_and_a_token(edition: str, choice: str, goods: str) -> None:
    game = paid_by(12, edition)
    assert set(game.choices("Ann")) == takes(2)
    game.plays("Ann", choice)
    assert gains(game) == (goods, 0, 0, 1)


@shows("K-2c.14", "K-2c.20", "R-K.5")
@both_editions
@pytest.mark.parametrize("points", [5, 0, -3])
def test_the_smuggler_sells_three_goods_for_a_point(edition: str, points: int) -> None:
    game = paid_by(14, edition, points=points)
    assert set(game.choices("Ann")) == takes(3) | {"decline"}
    game.plays("Ann", "take wood wood stone")
    assert gains(game) == ("2 wood, 1 stone", points - 1, 0, 0)


@shows("K-2c.14", "R-K.5", "K-0.13")
@both_editions
def test_the_smuggler_may_be_declined(edition: str) -> None:
    game = paid_by(14, edition, points=5)
    game.plays("Ann", "decline")
    assert gains(game) == ("nothing", 5, 0, 0)


@shows("K-2c.17", "K-2c.20", "R-K.49", "R-K.6")
@both_editions
@pytest.mark.parametrize("answer", ["look", "decline"])
def test_the_queen_gives_goods_then_a_look_then_points(edition: str, answer: str) -> None:
    game = paid_by(17, edition)
    assert set(game.choices("Ann")) == takes(2)
    game.cannot("Ann", "look")
    game.plays("Ann", "take wood wood")
    assert gains(game) == ("2 wood", 0, 0, 0)
    assert set(game.choices("Ann")) == {"look", "decline"}
    game.plays("Ann", answer)
    assert gains(game) == ("2 wood", 3, 0, 0)


@shows("K-2c.19", "R-K.4")
@both_editions
def test_ranks_ascend_and_lower_gifts_can_be_used_at_once(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="influence",
        order="Brian Ann",
        Ann=player(dice="2 6"),
        Brian=player(dice="1 3 4"),
    )
    game.plays("Brian", "influence 4 with 4")
    game.plays("Ann", "influence 6 with 6")
    game.plays("Brian", "influence 1 with 1")
    game.plays("Ann", "influence 2 with 2")
    game.plays("Brian", "pass")
    game.plays("Brian", "take wood")  # the merchant
    game.plays("Ann", "trade gold")  # the squire's gold at the alchemist
    assert [e.facts["advisor"] for e in game.events if "advisor" in e.facts][-4:] == [1, 2, 4, 6]
    assert game.goods("Ann") == "1 wood, 1 stone"


@shows("K-2c.19")
@both_editions
def test_a_higher_gift_comes_too_late_for_the_alchemist(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="influence",
        Ann=player(dice="2 6 6"),
        Brian=player(),
    )
    game.plays("Ann", "influence 8 with 6 2", "influence 6 with 6")
    assert game.goods("Ann") == "2 gold"
    assert game.log("traded") == []


@shows("K-2c.21", "K-5.8", "R-K.6")
@both_editions
def test_two_players_on_one_advisor_are_paid_in_turn_order(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="influence",
        order="Brian Ann",
        envoy="Brian",
        Ann=player(dice="6 4"),
        Brian=player(dice="1 5 5"),
    )
    game.plays("Brian", "influence 1 with 1")
    game.plays("Ann", "influence 10 with 6 4")
    game.plays("Brian", "influence 10 with 5 5")  # placed second, but first in turn order
    game.plays("Brian", "look")
    game.plays("Ann", "look")
    assert (game.soldiers("Ann"), game.soldiers("Brian")) == (2, 2)
    assert game.position["seen_by"] == [0, 1]


@shows("K-2c.21", "R-K.17")
@both_editions
def test_two_groups_of_one_player_are_decided_one_by_one(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="influence",
        envoy="Ann",
        Ann=player(dice="4 2 2"),
        Brian=player(),
    )
    game.plays("Ann", "influence 4 with 4", "influence 4 with 2 2")
    game.plays("Ann", "take gold", "take wood")
    assert game.goods("Ann") == "1 gold, 1 wood"


def card_known_to(game: Scene, name: str | None) -> bool:
    enemy = game.view(name)["enemy"]
    assert isinstance(enemy, dict)
    return "card" in enemy


@shows("K-2c.22", "K-0.5")
@both_editions
def test_a_look_is_public_but_not_what_it_shows(edition: str) -> None:
    game = scene(
        edition=edition,
        step="rewards",
        enemy="orcs 3",
        Ann=player(groups="influence 10 with 6 4"),
        Brian=player(),
    )
    game.plays("Ann", "look")
    looked = game.log("looked")[0]
    assert game.told(looked, "Ann")["strength"] == 3
    for viewer in ("Brian", None):
        assert game.told(looked, viewer) == {"kind": "looked", "seat": 0}
        assert not card_known_to(game, viewer)
        enemy = game.view(viewer)["enemy"]
        assert isinstance(enemy, dict)
        assert enemy["seen_by"] == [0]
    assert card_known_to(game, "Ann")


@shows("K-2c.22", "R-K.61")
@both_editions
def test_nobody_is_asked_to_look_twice_in_a_year(edition: str) -> None:
    game = scene(
        edition=edition,
        step="rewards",
        seen_by="Ann",
        Ann=player(groups="influence 10 with 6 4, influence 17 with 6 6 5"),
        Brian=player(groups="influence 8 with 6 2"),
        Cindy=player(),
    )
    assert game.step == "reward queen goods"
    game.plays("Ann", "take gold gold")
    assert game.log("looked") == []
    assert game.soldiers("Ann") == 2
    assert card_known_to(game, "Ann")
    game.goes_on_to("roll", year=2)
    assert not card_known_to(game, "Ann")  # a new card


@shows("K-2c.23")
@both_editions
def test_own_dice_come_back_for_the_next_roll(edition: str) -> None:
    game = scene(
        edition=edition,
        step="influence",
        Ann=player(dice="1 3 5"),
        Brian=player(dice="6"),
        Cindy=player(),
    )
    game.plays("Ann", "influence 9 with 5 3 1")
    game.plays("Brian", "pass")
    game.plays("Ann", "take gold wood")
    game.goes_on_to("roll", season="summer")
    assert game.view(None)["court"] == []
    game.rolls(Ann="1 2 3", Brian="4 4 4", Cindy="5 5 5")
    assert game.dice("Ann") == "1 2 3"
