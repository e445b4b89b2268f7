"""Phases 2, 4 and 6: what all productive seasons share (K-2)."""

import pytest

from tests.rules.kingsburg.scene import both_editions, player, scene
from tests.rules.shows import shows

FARMS = "inn, market, farms"


@shows("K-2.1")
@both_editions
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_spring_summer_and_autumn_are_played_alike(edition: str, season: str) -> None:
    game = scene(
        edition=edition,
        season=season,
        step="season start",
        Ann=player(
            buildings=FARMS + ", merchants guild, barricade, crane, town hall",
            goods="1 wood, 1 stone",
        ),
        Brian=player(),
        Cindy=player(),
    )
    assert game.goods("Ann") == "1 gold, 1 wood, 1 stone"  # start of the season
    if edition == "revised":
        game.plays("Ann", "bonus dice 1")
    game.rolls(Ann="1 1 2 + 1", Brian="4 5 6", Cindy="4 5 6")  # a
    game.plays("Ann", "influence 4 with 2 1 + 1")  # b
    game.plays("Brian", "pass")
    game.plays("Cindy", "pass")
    game.plays("Ann", "pass")
    game.plays("Ann", "take wood")  # c
    game.plays("Ann", "build guard tower")  # d
    game.plays("Ann", "town hall with wood")  # end of the season
    assert game.position["season"] != season or season == "autumn"


@shows("K-2.2", "R-K.36", "R-K.88", "R-K.76")
def test_the_start_of_a_season_in_order() -> None:
    game = scene(
        edition="revised",
        governors=True,
        season="summer",
        step="neutral dice",
        order="Brian Ann",
        Ann=player(governor="fairy", buildings=FARMS + ", merchants guild"),
        Brian=player(governor="priest", buildings=FARMS),
    )
    game.settles("neutral 1 2 4")
    assert game.goods("Ann") == "nothing"
    game.settles("neutral 2 3")
    assert game.goods("Ann") == "1 gold"
    assert [event.kind for event in game.events][:2] == ["neutral_dice", "neutral_dice"]
    assert [game.of(name)["bonus_due"] for name in game.names] == [1, 1]
    game.plays("Ann", "use")  # the Fairy, though Brian is first in turn order
    game.plays("Brian", "use")  # the Priest
    assert [event.facts["points"] for event in game.log("priest_blessing")] == [1, 1]
    game.plays("Brian", "bonus dice 1")  # leaving dice out, in the old turn order
    game.plays("Ann", "bonus dice 2")
    game.rolls(Brian="1 2 3 + 4", Ann="1 2 3 + 4 5")


@shows("K-2.2", "R-K.65")
def test_the_kings_die_and_the_farms_die_are_there_before_the_fairy_decides() -> None:
    game = scene(
        edition="revised",
        governors=True,
        year=2,
        step="kings aid",
        Ann=player(governor="fairy", buildings=FARMS),
        Brian=player(governor="miner", buildings=FARMS, goods="1 gold"),
    )
    game.settles("neutral 1 1 1", "neutral 1 1")
    assert game.step == "fairy"
    assert [game.of(name)["bonus_due"] for name in game.names] == [2, 1]


@shows("K-2.3", "K-2.4", "R-K.45")
def test_king_and_farms_give_two_white_dice_and_both_are_rolled() -> None:
    game = scene(
        edition="first",
        year=2,
        step="kings aid",
        Ann=player(buildings=FARMS),
        Brian=player(buildings=FARMS, goods="1 gold"),
        Cindy=player(buildings=FARMS, goods="1 gold"),
    )
    assert game.draws == "roll"  # nobody is asked
    game.rolls(Ann="1 2 3 + 4 5", Brian="1 2 3 + 4", Cindy="1 2 3 + 4")


@shows("K-2.3")
def test_king_farms_and_fairy_give_three_bonus_dice() -> None:
    game = scene(
        edition="revised",
        governors=True,
        year=2,
        step="kings aid",
        Ann=player(governor="fairy", buildings=FARMS),
        Brian=player(governor="miner", buildings=FARMS, goods="1 gold"),
        Cindy=player(governor="duke", buildings=FARMS, goods="1 gold"),
    )
    game.plays("Ann", "use")
    game.plays("Ann", "bonus dice 3")
    game.plays("Brian", "bonus dice 1")
    game.plays("Cindy", "bonus dice 1")
    game.rolls(Ann="1 2 3 + 4 5 6", Brian="1 2 3 + 4", Cindy="1 2 3 + 4")
    assert game.dice("Ann") == "1 2 3 + 4 5 6"


@shows("K-2.5", "R-K.41", "R-K.58")
def test_owners_say_in_old_order_how_many_bonus_dice_they_roll() -> None:
    game = scene(
        edition="revised",
        step="leave dice",
        order="Brian Cindy Ann",
        Ann=player(bonus_due=1),
        Brian=player(bonus_due=2),
        Cindy=player(bonus_due=0),
    )
    assert game.choices("Brian") == ["bonus dice 0", "bonus dice 1", "bonus dice 2"]
    game.cannot("Brian", "bonus dice 3")
    game.plays("Brian", "bonus dice 1")
    assert game.choices("Ann") == ["bonus dice 0", "bonus dice 1"]  # Cindy has none
    game.plays("Ann", "bonus dice 0")
    game.rolls(Brian="1 2 3 + 6", Cindy="1 2 3", Ann="1 2 3")


@shows("K-2.6")
def test_a_die_left_out_neither_counts_nor_lies() -> None:
    game = scene(
        edition="revised",
        step="leave dice",
        order="Brian Ann Cindy",
        Ann=player(bonus_due=1),
        Brian=player(),
        Cindy=player(),
    )
    game.plays("Ann", "bonus dice 0")
    game.rolls(Ann="1 2 3", Brian="1 2 4", Cindy="6 6 6")
    assert game.order == "Ann Brian Cindy"
    assert not any("+" in text for text in game.choices("Ann"))
    assert game.of("Ann")["bonus_due"] == 0
    game.goes_on_to("roll", season="summer")
    game.rolls(Ann="1 2 3", Brian="1 2 4", Cindy="6 6 6")  # it does not come back


@shows("K-2.7", "K-2c.23", "R-K.45")
@both_editions
def test_after_the_pay_out_the_court_is_empty_and_bonus_dice_are_gone(edition: str) -> None:
    game = scene(
        edition=edition,
        step="influence",
        Ann=player(dice="2 3 5 + 6", goods="9 gold, 9 wood, 9 stone"),
        Brian=player(dice="6"),
        Cindy=player(),
    )
    game.plays("Ann", "influence 8 with 5 3")
    game.plays("Brian", "influence 6 with 6")
    game.plays("Ann", "pass")
    assert game.step == "build"
    assert game.view(None)["court"] == []
    assert [game.of(name)["bonus"] for name in game.names] == [[], [], []]


@shows("K-2.7", "R-K.45")
@both_editions
def test_farms_give_a_new_die_each_season_and_the_king_only_in_spring(edition: str) -> None:
    game = scene(
        edition=edition,
        year=2,
        step="kings aid",
        Ann=player(buildings=FARMS),
        Brian=player(buildings=FARMS, goods="1 gold"),
        Cindy=player(buildings=FARMS, goods="1 gold"),
    )
    rolled = []
    for season in ("spring", "summer", "autumn"):
        while game.step != "roll":
            if game.step == "leave dice":
                game.plays(game.asked, game.choices(game.asked)[-1])
            else:
                game.goes_on()
        assert game.position["season"] == season
        game.goes_on_to("influence")
        rolled.append(game.dice("Ann"))
    assert rolled == ["1 1 1 + 1 1", "1 1 1 + 1", "1 1 1 + 1"]
