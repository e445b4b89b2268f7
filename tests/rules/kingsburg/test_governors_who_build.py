"""Governors of step d and of the end of a season."""

import pytest

from tests.rules.kingsburg.modules import with_governors
from tests.rules.kingsburg.scene import Scene, player
from tests.rules.shows import shows

SEASONS = pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
CRANE = "barricade, crane"


def preaching(ann: str, brian: str, cindy: str) -> int:
    """The Preacher's points after a step d in which each of the three builds this or nothing."""
    game = with_governors(
        step="build",
        Ann=player(governor="preacher", goods="1 wood"),
        Brian=player(goods="1 wood"),
        Cindy=player(goods="1 wood"),
    )
    for name, building in (("Ann", ann), ("Brian", brian), ("Cindy", cindy)):
        assert game.state.scores()[0]["governor"] == 0
        game.plays(name, f"build {building}")
    return game.state.scores()[0]["governor"]


@shows("K-G.preacher", "R-K.78", "R-K.73")
def test_the_preacher_scores_when_somebody_builds_nothing() -> None:
    assert preaching("barricade", "nothing", "barricade") == 1
    assert preaching("nothing", "barricade", "barricade") == 1  # he himself will do
    assert preaching("barricade", "nothing", "nothing") == 1  # one point, however many
    assert preaching("nothing", "nothing", "nothing") == 1
    assert preaching("barricade", "barricade", "barricade") == 0


@shows("K-G.preacher", "R-K.78")
def test_who_cannot_build_counts_too_and_before_the_season_ends() -> None:
    game = with_governors(
        step="build",
        Ann=player(governor="preacher", goods="1 wood"),
        Brian=player(buildings=f"{CRANE}, town hall, embassy"),
    )
    game.plays("Ann", "build barricade")
    kinds = [event.kind for event in game.events]
    assert kinds.index("governor_points") < kinds.index("embassy_point")


GRAND = "3 gold, 3 wood, 3 stone"


@pytest.mark.parametrize(
    ("owned", "built", "gold"),
    [
        ("", "statue", 0),
        ("inn", "market", 0),
        ("inn, market", "farms", 1),
        ("inn, market, farms", "merchants guild", 0),
        ("guard tower, blacksmith", "barracks", 1),
    ],
)
@shows("K-G.tax_collector", "R-K.82", "R-K.73")
def test_the_tax_collector_takes_a_gold_for_column_iii(owned: str, built: str, gold: int) -> None:
    game = with_governors(
        step="build",
        Brian=player(buildings=owned, goods=GRAND),
        Ann=player(governor="tax_collector", goods="1 wood"),
    )
    game.plays("Brian", f"build {built}")
    assert game.goods("Ann") == ("1 gold, 1 wood" if gold else "1 wood")


@shows("K-G.tax_collector")
def test_the_tax_collector_takes_nothing_for_his_own_buildings() -> None:
    game = with_governors(
        step="build",
        Ann=player(
            governor="tax_collector", buildings="inn, market", goods="2 gold, 3 wood, 1 stone"
        ),
        Brian=player(goods="1 wood"),
    )
    game.plays("Ann", "build farms")
    assert game.goods("Ann") == "nothing"


@shows("K-G.tax_collector", "K-M2.3", "R-K.72", "R-K.82")
def test_the_tax_collector_takes_each_time_and_may_spend_it_at_once() -> None:
    game = with_governors(
        step="build",
        order="Brian Cindy Ann",
        envoy="Brian",
        Ann=player(governor="tax_collector", goods="1 stone"),
        Brian=player(
            buildings="inn, market, guard tower, blacksmith", goods="5 gold, 5 wood, 3 stone"
        ),
        Cindy=player(buildings="inn, market", goods="2 gold, 3 wood, 1 stone"),
    )
    game.plays("Brian", "build farms", "build barracks")
    assert game.goods("Ann") == "2 gold, 1 stone"
    game.plays("Cindy", "build farms")
    assert game.goods("Ann") == "3 gold, 1 stone"
    game.plays("Ann", "build guard tower")
    assert game.buildings("Ann") == ["guard_tower"]


def drafting(goods: str, buildings: str = "", brian: str = "inn, palisade, statue") -> Scene:
    """Ann is the Architect and builds first."""
    return with_governors(
        step="build",
        Ann=player(governor="architect", goods=goods, buildings=buildings),
        Brian=player(buildings=brian, goods="1 wood"),
    )


@pytest.mark.parametrize(
    ("saved", "left"), [("gold", "1 gold"), ("wood", "1 wood"), ("stone", "1 stone")]
)
@shows("K-G.architect", "R-K.83")
def test_the_architect_pays_a_good_less_of_his_choice(saved: str, left: str) -> None:
    game = drafting("1 gold, 1 wood, 1 stone", "palisade")
    game.plays("Ann", f"build stables saving {saved}")
    assert game.goods("Ann") == left
    assert game.points("Ann") == 2


@shows("K-G.architect", "R-K.83")
def test_the_architect_saves_only_what_is_part_of_the_cost() -> None:
    game = drafting("2 gold, 2 wood, 2 stone")
    game.can("Ann", "build guard tower saving gold", "build guard tower saving stone")
    game.cannot("Ann", "build guard tower saving wood")
    game.can("Ann", "build barricade saving wood")  # a building for nothing
    game.plays("Ann", "build barricade saving wood")
    assert game.goods("Ann") == "2 gold, 2 wood, 2 stone"


@shows("K-G.architect", "R-K.83")
def test_the_architect_builds_what_only_the_saving_makes_affordable() -> None:
    game = drafting("1 gold")
    assert game.choices("Ann") == [
        "build nothing",
        "build statue saving gold",
        "build inn saving wood",
        "build guard tower saving stone",
        "build barricade saving wood",
    ]


@pytest.mark.parametrize(
    ("brian", "saves"),
    [("inn", False), ("inn, palisade", False), ("inn, palisade, statue", True)],
)
@shows("K-G.architect", "R-K.83")
def test_the_architect_saves_only_behind_an_opponent_with_more_buildings(
    brian: str, saves: bool
) -> None:
    game = drafting("2 gold", "inn, palisade", brian)
    if saves:
        game.can("Ann", "build statue saving gold", "build statue")
    else:
        game.can("Ann", "build statue")
        game.cannot("Ann", "build statue saving gold")


@shows("K-G.architect", "R-K.83")
def test_buildings_of_this_step_count_only_if_they_came_before_the_architects_turn() -> None:
    for order, saves in (("Brian Ann", True), ("Ann Brian", False)):
        game = with_governors(
            step="build",
            order=order,
            Ann=player(governor="architect", goods="2 gold", buildings="inn"),
            Brian=player(goods="1 wood", buildings="inn"),
        )
        if saves:
            game.plays("Brian", "build barricade")
        assert ("build statue saving gold" in game.choices("Ann")) is saves


@shows("K-G.architect", "K-B.crane", "R-K.83")
def test_crane_and_architect_save_together() -> None:
    crowd = "inn, market, palisade, stables, guard tower, statue"
    game = drafting("3 wood, 1 stone", f"inn, market, {CRANE}", crowd)
    game.plays("Ann", "build farms saving gold")
    assert game.goods("Ann") == "nothing"


@shows("K-G.architect", "K-M2.3", "R-K.84")
def test_the_architect_does_not_save_twice() -> None:
    game = with_governors(
        step="build",
        envoy="Ann",
        Ann=player(governor="architect", goods="3 gold, 2 wood"),
        Brian=player(buildings="inn, palisade, statue, chapel, barricade", goods="1 wood, 1 stone"),
    )
    game.plays("Ann", "build statue saving gold")
    game.can("Ann", "build inn", "build palisade")
    game.cannot("Ann", "build inn saving gold")
    game.plays("Ann", "build inn")
    assert game.goods("Ann") == "1 gold, 1 wood"


@shows("K-G.carpenter", "R-K.85")
def test_the_carpenter_may_pay_a_wood_for_a_stone() -> None:
    for text, left in (
        ("build guard tower", "1 wood"),
        ("build guard tower with wood for stone", "1 stone"),
    ):
        game = with_governors(
            step="build",
            Ann=player(governor="carpenter", goods="1 gold, 1 wood, 1 stone"),
            Brian=player(goods="1 wood"),
        )
        game.plays("Ann", text)
        assert game.goods("Ann") == left


@shows("K-G.carpenter", "R-K.85")
def test_wood_stands_for_one_stone_of_a_building_only() -> None:
    game = with_governors(
        step="build",
        Ann=player(governor="carpenter", goods="3 gold, 9 wood", buildings="statue, chapel"),
        Brian=player(goods="1 wood"),
    )
    game.cannot("Ann", "build church with wood for stone")  # two stone
    game.cannot("Ann", "build inn with wood for stone")  # no stone in it
    game.can("Ann", "build inn", "build guard tower with wood for stone")
    game.cannot("Ann", "build guard tower")


@shows("K-G.carpenter", "K-M2.3", "R-K.72", "R-K.85")
def test_the_carpenter_does_so_each_time_he_builds() -> None:
    game = with_governors(
        step="build",
        envoy="Ann",
        Ann=player(governor="carpenter", goods="1 gold, 3 wood", buildings="barricade"),
        Brian=player(goods="1 wood"),
    )
    game.plays("Ann", "build crane with wood for stone", "build guard tower with wood for stone")
    assert game.goods("Ann") == "nothing"
    game = with_governors(
        step="build",
        Ann=player(goods="1 gold, 1 wood"),
        Brian=player(governor="carpenter"),
    )
    game.cannot("Ann", "build guard tower with wood for stone")


@shows("K-G.carpenter", "K-M2.4")
def test_the_carpenters_effects_are_independent() -> None:
    game = with_governors(
        step="build",
        season="autumn",
        Ann=player(governor="carpenter", goods="1 gold, 1 wood"),
        Brian=player(),
    )
    game.plays("Ann", "build guard tower with wood for stone")
    game.goes_on_to("draw enemy", year=2)
    assert game.buildings("Ann") == ["guard_tower"]
    assert game.goods("Ann") == "1 wood"


@shows("K-G.sculptor", "K-M2.3", "R-K.72", "R-K.86")
def test_the_sculptor_scores_each_time_he_builds_in_row_b() -> None:
    game = with_governors(
        step="build",
        envoy="Ann",
        Ann=player(governor="sculptor", goods="5 gold, 1 stone"),
        Brian=player(goods="1 wood"),
    )
    game.plays("Ann", "build statue")
    assert game.points("Ann") == 4
    game.plays("Ann", "build chapel")
    assert game.points("Ann") == 10


@shows("K-G.sculptor")
def test_the_sculptor_scores_for_no_other_row_and_no_other_player() -> None:
    game = with_governors(
        step="build",
        Ann=player(governor="sculptor", goods="1 gold, 1 stone"),
        Brian=player(goods="2 gold"),
        Cindy=player(goods="1 wood"),
    )
    game.plays("Ann", "build guard tower")
    game.plays("Brian", "build statue")
    assert game.points("Ann") == 1
    assert game.points("Brian") == 3


@shows("K-G.sculptor", "R-K.86")
def test_the_sculptors_point_stays_when_the_building_falls_and_comes_again() -> None:
    game = with_governors(
        step="build",
        season="autumn",
        enemy="goblins 2",
        Ann=player(governor="sculptor", goods="2 gold"),
        Brian=player(),
    )
    game.plays("Ann", "build statue")
    game.settles("reinforcements 1")
    assert game.buildings("Ann") == []
    assert game.points("Ann") == 0  # one for the Sculptor, less one from the Goblins
    game = with_governors(
        step="build",
        Ann=player(governor="sculptor", goods="2 gold", points={"governor": 1}),
        Brian=player(goods="1 wood"),
    )
    game.plays("Ann", "build statue")
    assert game.points("Ann") == 5


@SEASONS
@shows("K-G.steward", "R-K.93")
def test_the_steward_exchanges_a_good_at_the_end_of_a_season(season: str) -> None:
    game = with_governors(
        step="season end",
        season=season,
        Ann=player(governor="steward", goods="2 gold, 1 wood"),
        Brian=player(),
    )
    assert game.choices("Ann") == [
        "done",
        "exchange gold for wood",
        "exchange gold for stone",
        "exchange wood for gold",
        "exchange wood for stone",
    ]
    game.plays("Ann", "exchange gold for stone")
    assert game.goods("Ann") == "1 gold, 1 wood, 1 stone"
    assert game.position["step"] != "season end"  # once


@shows("K-G.steward")
def test_the_steward_exchanges_once_a_year() -> None:
    game = with_governors(
        step="season end",
        season="spring",
        Ann=player(governor="steward", goods="2 gold"),
        Brian=player(),
    )
    game.plays("Ann", "exchange gold for stone")
    assert game.position["season"] == "summer"
    assert game.position["seats"][0]["used"] == ["exchange"]


@shows("K-G.steward", "K-0.13")
def test_the_steward_may_decline() -> None:
    game = with_governors(
        step="season end", Ann=player(governor="steward", goods="1 gold"), Brian=player()
    )
    game.plays("Ann", "done")
    assert game.goods("Ann") == "1 gold"


@shows("K-G.steward", "K-2e.2", "R-K.93")
def test_the_stewards_exchange_fits_in_between_buildings() -> None:
    game = with_governors(
        more_buildings=True,
        step="season end",
        season="summer",
        Ann=player(governor="steward", goods="1 gold", buildings=f"sawmill, {CRANE}, town hall"),
        Brian=player(),
    )
    game.cannot("Ann", "sawmill")
    game.plays("Ann", "exchange gold for wood", "sawmill", "town hall with gold")
    assert game.goods("Ann") == "1 gold"


def selling(goods: str, season: str = "summer") -> Scene:
    """The end of a season with Ann as Merchant Prince."""
    return with_governors(
        step="season end",
        season=season,
        Ann=player(governor="merchant_prince", goods=goods),
        Brian=player(),
    )


@pytest.mark.parametrize(
    ("sold", "left"),
    [
        (("wood", "stone"), "5 gold, 1 wood, 1 stone"),
        (("wood", "wood"), "5 gold, 2 stone"),
        (("stone", "stone"), "5 gold, 2 wood"),
    ],
)
@shows("K-G.merchant_prince", "R-K.93")
def test_the_merchant_prince_sells_two_for_four_gold(sold: tuple[str, str], left: str) -> None:
    game = selling("1 gold, 2 wood, 2 stone")
    assert game.choices("Ann") == ["done", "sell wood", "sell stone"]
    game.plays("Ann", *(f"sell {good}" for good in sold))
    assert game.goods("Ann") == left
    assert game.position["season"] == "autumn"  # two are all


@shows("K-G.merchant_prince", "R-K.93", "K-0.13")
def test_the_merchant_prince_may_sell_one_or_none() -> None:
    game = selling("3 wood")
    game.plays("Ann", "sell wood", "done")
    assert game.goods("Ann") == "1 gold, 2 wood"
    game = selling("3 wood")
    game.plays("Ann", "done")
    assert game.goods("Ann") == "3 wood"


@shows("K-G.merchant_prince")
def test_the_merchant_prince_sells_no_gold_and_only_in_summer() -> None:
    assert selling("5 gold").position["step"] != "season end"
    assert selling("5 wood", season="spring").position["step"] != "season end"
    assert selling("5 wood", season="autumn").position["step"] != "season end"
