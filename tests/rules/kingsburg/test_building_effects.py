"""What the 20 buildings of rows B to F do in the productive seasons and in recruiting."""

import pytest

from tests.rules.kingsburg.modules import with_more_buildings
from tests.rules.kingsburg.scene import Scene, no_such_action, player, scene
from tests.rules.shows import shows

EDITIONS = pytest.mark.parametrize("edition", ["first", "revised"])
SEASONS = pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
FARMS = "inn, market, farms"


def rolled(dice: str, buildings: str, edition: str = "first") -> Scene:
    """Ann has rolled; Brian's dice lie in the middle of nowhere."""
    game = scene(edition=edition, step="roll", Ann=player(buildings=buildings), Brian=player())
    game.rolls(Ann=dice, Brian="3 4 4")
    return game


@EDITIONS
@shows("K-B.statue", "R-K.11", "R-K.59")
def test_the_statue_rerolls_one_die_when_all_are_alike(edition: str) -> None:
    game = rolled("2 2 2", "statue", edition)
    assert game.choices("Ann") == ["keep", "statue own die"]
    game.plays("Ann", "statue own die")
    assert (game.draws, game.drawer) == ("reroll", "Ann")
    game.settles("reroll 5")
    assert game.dice("Ann") == "2 2 5"


@shows("K-B.statue", "R-K.59")
def test_the_statue_looks_at_bonus_dice_and_may_reroll_one_of_them() -> None:
    game = rolled("4 4 4 + 4", f"statue, {FARMS}")
    assert game.choices("Ann") == ["keep", "statue own die", "statue bonus die"]
    game.plays("Ann", "statue bonus die")
    game.settles("reroll 1")
    assert game.dice("Ann") == "4 4 4 + 1"


@pytest.mark.parametrize("dice", ["4 4 4 + 3", "4 4 3 + 4"])
@shows("K-B.statue")
def test_the_statue_wants_all_dice_alike(dice: str) -> None:
    assert rolled(dice, f"statue, {FARMS}").step == "influence"


@shows("K-B.statue", "K-2a.3", "K-0.13")
def test_the_statue_works_once_a_season_and_may_be_declined() -> None:
    game = rolled("4 4 4", "statue")
    game.plays("Ann", "statue own die")
    game.settles("reroll 4")
    assert game.step == "influence"  # alike again, but the Statue is used up
    game = rolled("4 4 4", "statue")
    game.plays("Ann", "keep")
    assert game.dice("Ann") == "4 4 4"
    assert game.step == "influence"


@EDITIONS
@shows("K-B.chapel")
def test_the_chapel_rerolls_all_dice_up_to_a_total_of_seven(edition: str) -> None:
    game = rolled("1 2 4", "statue, chapel", edition)
    assert game.choices("Ann") == ["keep", "chapel"]
    game.plays("Ann", "chapel")
    assert (game.draws, game.drawer) == ("roll", "Ann")
    game.settles("roll 6 6 5")
    assert game.dice("Ann") == "5 6 6"
    assert rolled("2 2 4", "statue, chapel", edition).step == "influence"


@shows("K-B.chapel")
def test_the_chapel_counts_and_rerolls_bonus_dice() -> None:
    assert rolled("1 2 4 + 1", f"statue, chapel, {FARMS}").step == "influence"
    game = rolled("1 2 3 + 1", f"statue, chapel, {FARMS}")
    game.plays("Ann", "chapel")
    game.settles("roll 3 3 4 + 6")
    assert game.dice("Ann") == "3 3 4 + 6"


@shows("K-B.chapel", "K-2a.3", "K-0.13")
def test_the_chapel_works_once_a_season_and_may_be_declined() -> None:
    game = rolled("1 2 4", "statue, chapel")
    game.plays("Ann", "chapel")
    game.settles("roll 1 2 4")
    assert game.step == "influence"
    game = rolled("1 2 4", "statue, chapel")
    game.plays("Ann", "keep")
    assert game.dice("Ann") == "1 2 4"


@EDITIONS
@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ("nothing", 0),
        ("1 gold", 0),
        ("1 gold, 1 stone", 1),
        ("1 gold, 1 wood, 1 stone", 1),
        ("2 gold, 3 wood", 2),
        ("7 stone", 3),
    ],
)
@shows("K-B.cathedral")
def test_the_cathedral_scores_for_every_two_goods(edition: str, goods: str, points: int) -> None:
    game = scene(
        edition=edition,
        step="year end",
        year=5,
        Ann=player(goods=goods, tokens=5, buildings="statue, chapel, church, cathedral"),
        Brian=player(goods="8 gold"),
    )
    assert game.points("Ann") == 24 + points
    assert game.goods("Ann") == goods
    assert game.points("Brian") == 0


@EDITIONS
@SEASONS
@shows("K-B.inn", "R-K.29")
def test_the_inn_brings_a_token_at_the_end_of_summer(edition: str, season: str) -> None:
    game = scene(
        edition=edition,
        step="season end",
        season=season,
        Ann=player(buildings="inn"),
        Brian=player(),
    )
    assert game.tokens("Ann") == (1 if season == "summer" else 0)
    assert game.tokens("Brian") == 0


@EDITIONS
@shows("K-B.inn", "K-2e.3", "R-K.28")
def test_an_inn_built_in_summer_pays_in_that_summer(edition: str) -> None:
    game = scene(
        edition=edition,
        step="build",
        season="summer",
        Ann=player(goods="1 gold, 1 wood"),
        Brian=player(),
    )
    game.plays("Ann", "build inn")
    assert game.tokens("Ann") == 1


@EDITIONS
@shows("K-B.market")
def test_the_market_shifts_a_group_by_one(edition: str) -> None:
    game = scene(
        edition=edition,
        step="influence",
        Ann=player(dice="1 4 5", buildings="inn, market"),
        Brian=player(dice="1 4 5"),
    )
    game.can("Ann", "influence 8 with 5 4 market", "influence 9 with 5 4")
    game.can("Ann", "influence 10 with 5 4 market", "influence 2 with 1 market")
    assert no_such_action("influence 11 with 5 4 market")
    game.plays("Ann", "influence 10 with 5 4 market")
    game.cannot("Brian", "influence 8 with 5 4 market")


@shows("K-B.market", "K-0.14")
def test_the_market_shifts_one_group_a_season() -> None:
    game = scene(
        step="influence",
        Ann=player(dice="1 4 5", buildings="inn, market"),
        Brian=player(dice="6 6 6"),
        Cindy=player(),
    )
    game.plays("Ann", "influence 3 with 4 market")
    game.plays("Brian", "pass")
    game.cannot("Ann", "influence 4 with 5 market")
    game.can("Ann", "influence 5 with 5", "influence 1 with 1", "influence 6 with 5 1")
    game.goes_on_to("influence", season="summer")
    game.can("Ann", "influence 2 with 1 market")  # a new season, a new shift


@EDITIONS
@SEASONS
@shows("K-B.farms")
def test_farms_bring_a_bonus_die_every_season(edition: str, season: str) -> None:
    game = scene(
        edition=edition,
        step="season start",
        season=season,
        Ann=player(buildings=FARMS),
        Brian=player(),
    )
    if edition == "revised":
        game.plays("Ann", "bonus dice 1")
    game.rolls(Ann="1 2 3 + 6", Brian="1 2 3")
    assert game.dice("Ann") == "1 2 3 + 6"
    assert game.order == "Brian Ann"


@shows("K-B.farms", "K-2d.5")
def test_new_farms_begin_with_the_next_season() -> None:
    game = scene(
        step="build",
        Ann=player(goods="2 gold, 3 wood, 1 stone", buildings="inn, market"),
        Brian=player(),
    )
    game.plays("Ann", "build farms")
    game.goes_on_to("roll", season="summer")
    assert game.of("Ann")["bonus_due"] == 1


@EDITIONS
@SEASONS
@shows("K-B.merchants_guild", "R-K.2")
def test_the_merchants_guild_pays_before_the_roll(edition: str, season: str) -> None:
    game = scene(
        edition=edition,
        step="season start",
        season=season,
        Ann=player(buildings=f"{FARMS}, merchants guild"),
        Brian=player(),
    )
    assert game.goods("Ann") == "1 gold"
    assert game.dice("Ann") == ""
    assert game.goods("Brian") == "nothing"


@EDITIONS
@shows("K-B.barracks", "R-K.32", "K-0.14")
def test_barracks_recruit_for_one_good_as_often_as_one_likes(edition: str) -> None:
    game = scene(
        edition=edition,
        step="recruit",
        Ann=player(goods="1 gold, 1 wood, 1 stone", buildings="guard tower, blacksmith, barracks"),
        Brian=player(goods="1 gold"),
    )
    assert game.choices("Ann")[:4] == [
        "done",
        "recruit with gold",
        "recruit with wood",
        "recruit with stone",
    ]
    game.cannot("Ann", "recruit with gold wood")
    game.plays("Ann", "recruit with gold", "recruit with wood", "recruit with stone")
    assert game.soldiers("Ann") == 3
    assert game.goods("Ann") == "nothing"
    assert game.soldiers("Brian") == 0


@EDITIONS
@pytest.mark.parametrize(
    ("group", "soldiers"),
    [
        ("influence 5 with 5", 2),
        ("influence 10 with 5 5", 3),
        ("influence 18 with 6 6 6", 2),
        ("influence 13 with 6 6 1", 0),
    ],
)
@shows("K-B.stables")
def test_stables_add_a_soldier_to_an_advisors_soldiers(
    edition: str, group: str, soldiers: int
) -> None:
    game = scene(
        edition=edition,
        step="rewards",
        Ann=player(groups=group, buildings="palisade, stables"),
        Brian=player(),
    )
    assert game.soldiers("Ann") == soldiers


@shows("K-B.stables", "R-K.31", "K-0.14")
def test_stables_work_at_every_pay_out() -> None:
    game = scene(
        step="rewards",
        Ann=player(
            groups="influence 5 with 5, influence 10 with 6 4", buildings="palisade, stables"
        ),
        Brian=player(),
    )
    assert game.soldiers("Ann") == 5
    game = scene(
        step="rewards",
        envoy_at=[5, 0],
        Ann=player(
            groups="influence 5 with 5, influence 5 with 4 1", buildings="palisade, stables"
        ),
        Brian=player(),
    )
    assert game.soldiers("Ann") == 4


@shows("K-B.stables", "R-K.70")
def test_stables_add_nothing_to_soldiers_from_elsewhere() -> None:
    stables = "palisade, stables"
    game = scene(step="recruit", Ann=player(goods="2 gold", buildings=stables), Brian=player())
    game.plays("Ann", "recruit with gold gold")
    assert game.soldiers("Ann") == 1
    game = with_more_buildings(
        step="recruit",
        Ann=player(buildings=f"{stables}, improvised defenses, recruiting center, training camp"),
        Brian=player(),
    )
    assert game.soldiers("Ann") == 1
    game = with_more_buildings(
        step="season end",
        season="summer",
        Ann=player(goods="1 gold", buildings=f"{stables}, sawmill, quarry, goldsmith"),
        Brian=player(),
    )
    game.plays("Ann", "goldsmith")
    assert game.soldiers("Ann") == 1


HALL = "barricade, crane, town hall"


@EDITIONS
@SEASONS
@pytest.mark.parametrize("payment", ["gold", "wood", "stone", "token"])
@shows("K-B.town_hall", "R-K.30", "K-2e.4")
def test_the_town_hall_sells_a_point(edition: str, season: str, payment: str) -> None:
    game = scene(
        edition=edition,
        step="season end",
        season=season,
        Ann=player(
            goods="1 gold, 1 wood, 1 stone", tokens=1, buildings=HALL, points=10, used="token"
        ),
        Brian=player(goods="1 gold"),
    )
    assert game.choices("Ann") == [
        "done",
        "town hall with gold",
        "town hall with wood",
        "town hall with stone",
        "town hall with token",
    ]
    game.plays("Ann", f"town hall with {payment}")
    assert game.state.scores()[0]["town_hall"] == 1
    left = [f"1 {kind}" for kind in ("gold", "wood", "stone") if kind != payment]
    assert game.goods("Ann") == ", ".join(left)
    assert game.tokens("Ann") == (0 if payment == "token" else 1)
    # Once a season: the game has gone on, whatever Ann still owns.
    assert game.position["step"] != "season end"


@shows("K-B.town_hall", "K-0.13", "R-K.30")
def test_the_town_hall_may_be_declined() -> None:
    game = scene(step="season end", Ann=player(goods="2 gold", buildings=HALL), Brian=player())
    game.plays("Ann", "done")
    assert game.goods("Ann") == "2 gold"
    assert game.state.scores()[0]["town_hall"] == 0


@EDITIONS
@shows("K-B.town_hall", "K-2e.3", "R-K.28")
def test_a_new_town_hall_works_in_its_season(edition: str) -> None:
    game = scene(
        edition=edition,
        step="build",
        Ann=player(goods="1 gold, 2 wood, 1 stone", buildings="barricade, crane"),
        Brian=player(),
    )
    game.plays("Ann", "build town hall", "town hall with wood")
    assert game.state.scores()[0]["town_hall"] == 1


@EDITIONS
@shows("K-B.inn", "K-B.town_hall", "K-2e.2", "R-K.28")
def test_the_token_of_the_inn_pays_the_town_hall_at_once(edition: str) -> None:
    game = scene(
        edition=edition,
        step="season end",
        season="summer",
        Ann=player(buildings=f"inn, {HALL}"),
        Brian=player(),
    )
    assert game.choices("Ann") == ["done", "town hall with token"]
    game.plays("Ann", "town hall with token")
    assert game.tokens("Ann") == 0
    assert game.state.scores()[0]["town_hall"] == 1


@EDITIONS
@SEASONS
@shows("K-B.embassy")
def test_the_embassy_scores_at_the_end_of_every_season(edition: str, season: str) -> None:
    game = scene(
        edition=edition,
        step="season end",
        season=season,
        Ann=player(buildings=f"{HALL}, embassy"),
        Brian=player(),
    )
    assert game.state.scores()[0]["embassy"] == 1
    assert game.state.scores()[1]["embassy"] == 0


@EDITIONS
@shows("K-B.embassy", "K-2e.3", "R-K.28")
def test_a_new_embassy_scores_in_its_season(edition: str) -> None:
    game = scene(
        edition=edition,
        step="build",
        Ann=player(goods="1 gold, 2 wood, 2 stone", buildings=HALL),
        Brian=player(),
    )
    game.plays("Ann", "build embassy")
    assert game.state.scores()[0]["embassy"] == 1


@EDITIONS
@shows("K-B.embassy", "K-B.farms")
def test_nothing_of_this_happens_in_winter(edition: str) -> None:
    game = scene(
        edition=edition,
        step="reinforcements",
        Ann=player(buildings=f"{HALL}, embassy, {FARMS}, merchants guild"),
        Brian=player(),
    )
    game.settles("reinforcements 6")
    assert game.state.scores()[0]["embassy"] == 0
    assert game.tokens("Ann") == 0
