"""The worked examples of the first edition: Ann, Brian, Cindy and David govern their provinces."""

import pytest

from burgrave.lessons import Sitting, lesson
from tests.rules.kingsburg.scene import Scene, fresh, no_such_action, player, scene
from tests.rules.shows import shows

SIX_BUILDINGS = "statue, inn, guard tower, palisade, barricade, blacksmith"
FIVE_BUILDINGS = "statue, inn, guard tower, palisade, barricade"
FOUR_BUILDINGS = "statue, inn, guard tower, palisade"
FARMS = "inn, market, farms"
TOWN_HALL = "barricade, crane, town hall"


@shows("K-0.3")
def test_01_cindy_draws_the_first_place() -> None:
    game = fresh("Ann Brian Cindy David", edition="first")
    game.settles("order 2 0 3 1")
    assert game.order == "Cindy Ann David Brian"


@shows("K-1.3", "K-1.4", "K-1.5")
def test_02_in_the_first_year_everybody_takes_a_good() -> None:
    game = fresh("Ann Brian Cindy David", edition="first")
    game.settles("order 2 0 3 1", "enemy goblins 3")
    game.plays("Cindy", "take gold")
    game.plays("Ann", "take wood")
    game.plays("David", "take gold")
    game.plays("Brian", "take stone")
    assert game.goods("Ann") == "1 wood"
    assert game.goods("Brian") == "1 stone"
    assert game.goods("Cindy") == "1 gold"
    assert game.goods("David") == "1 gold"
    game.rolls(Cindy="2 2 6", Ann="1 3 5", David="2 3 5", Brian="4 4 5")  # no white die anywhere


@shows("K-1.1", "K-1.2", "K-2.7")
def test_03_cindy_is_furthest_behind_in_the_third_year() -> None:
    game = scene(
        edition="first",
        year=3,
        step="kings aid",
        Ann=player(buildings=SIX_BUILDINGS),
        Brian=player(buildings=FIVE_BUILDINGS, goods="2 wood"),
        Cindy=player(buildings=FIVE_BUILDINGS),
        David=player(buildings=SIX_BUILDINGS, goods="1 stone"),
    )
    game.rolls(Ann="1 2 4", Brian="1 2 4", Cindy="1 2 4 + 6", David="1 2 4")
    assert game.dice("Cindy") == "1 2 4 + 6"
    game.goes_on_to("roll", season="summer")
    game.rolls(Ann="1 2 4", Brian="1 2 4", Cindy="1 2 4", David="1 2 4")


@shows("K-2a.5", "K-2a.6", "R-K.37")
def test_04_the_dice_set_the_turn_order() -> None:
    game = scene(
        edition="first",
        step="roll",
        order="Cindy Ann David Brian",
        Ann=player(),
        Brian=player(),
        Cindy=player(),
        David=player(),
    )
    game.rolls(Ann="1 3 5", Brian="4 4 5", Cindy="2 2 6", David="2 3 5")
    assert game.order == "Ann Cindy David Brian"  # Cindy stays ahead of David at 10


def influencing() -> Scene:
    return scene(
        edition="first",
        step="influence",
        order="Ann Cindy David Brian",
        Ann=player(dice="1 3 5", goods="1 wood"),
        Brian=player(dice="4 4 5", goods="1 stone"),
        Cindy=player(dice="2 2 6", goods="1 gold"),
        David=player(dice="2 3 5", goods="1 gold"),
    )


def test_05_the_first_lesson_begins_where_the_example_does() -> None:
    taken = Sitting(lesson("kingsburg", "court")).table.state
    assert taken.view(None) == influencing().state.view(None)


@shows("K-2b.1", "K-2b.3", "K-2b.4", "K-2b.7")
def test_05_four_players_influence_the_court() -> None:
    game = influencing()
    game.plays("Ann", "influence 8 with 5 3")
    game.cannot("Cindy", "influence 8 with 6 2")
    game.plays("Cindy", "influence 4 with 2 2")
    game.plays("David", "influence 7 with 5 2")
    game.can("Brian", "influence 13 with 5 4 4")
    game.cannot("Brian", "influence 8 with 4 4")
    game.plays("Brian", "influence 9 with 5 4")
    game.plays("Ann", "influence 1 with 1")
    game.plays("Cindy", "influence 6 with 6")
    game.plays("David", "influence 3 with 3")
    # Brian's 4 finds Cindy's dice on the merchant.
    assert game.who("passed") == "Brian Ann Cindy David"
    assert all(event.facts["forced"] for event in game.log("passed"))
    assert game.step == "reward merchant"


@shows("K-2c.1", "K-2c.3", "K-2c.4", "K-2c.6", "K-2c.7", "K-2c.8", "K-2c.9", "K-2c.19", "R-K.3")
def test_06_the_court_pays_from_the_jester_up() -> None:
    game = scene(
        edition="first",
        step="rewards",
        order="Ann Cindy David Brian",
        Ann=player(goods="1 wood", groups="influence 8 with 5 3, influence 1 with 1"),
        Brian=player(goods="1 stone", groups="influence 9 with 5 4"),
        Cindy=player(goods="1 gold", groups="influence 4 with 2 2, influence 6 with 6"),
        David=player(goods="1 gold", groups="influence 7 with 5 2, influence 3 with 3"),
    )
    assert game.points("Ann") == 1
    assert game.goods("David") == "1 gold, 1 wood"
    game.can("Cindy", "take gold")
    game.plays("Cindy", "take wood")
    game.plays("Cindy", "trade wood")  # the wood she has just received
    game.plays("David", "take wood")
    game.can("Brian", "take wood stone")
    game.plays("Brian", "take gold wood")
    assert game.goods("Ann") == "2 gold, 1 wood"
    assert game.goods("Brian") == "1 gold, 1 wood, 1 stone"
    assert game.goods("Cindy") == "2 gold, 1 stone"
    assert game.goods("David") == "1 gold, 2 wood"
    assert [game.tokens(name) for name in game.names] == [0, 0, 0, 1]
    assert [game.points(name) for name in game.names] == [1, 0, 0, 0]


@shows("K-2d.1", "K-2d.2", "K-2d.3")
def test_07_the_first_buildings() -> None:
    game = scene(
        edition="first",
        step="build",
        order="Ann Cindy David Brian",
        Ann=player(goods="2 gold, 1 wood", points=1),
        Brian=player(goods="1 gold, 1 wood, 1 stone"),
        Cindy=player(goods="2 gold, 1 stone"),
        David=player(goods="1 gold, 2 wood", tokens=1),
    )
    game.plays("Ann", "build statue")
    game.plays("Cindy", "build guard tower")
    game.plays("David", "build palisade")
    game.plays("Brian", "build inn")
    assert [game.goods(name) for name in game.names] == ["1 wood", "1 stone", "1 gold", "1 gold"]
    # Phase 3 has followed at once: all own one building, and each of them scores a point for it.
    assert game.who("kings_reward") == "Ann Cindy David Brian"
    assert [game.points(name) - 1 for name in game.names] == [4, 0, 1, 0]


@shows("K-0.10", "K-2.1")
def test_01_to_07_in_one_piece() -> None:
    game = fresh("Ann Brian Cindy David", edition="first")
    game.settles("order 2 0 3 1", "enemy goblins 3")
    game.plays("Cindy", "take gold")
    game.plays("Ann", "take wood")
    game.plays("David", "take gold")
    game.plays("Brian", "take stone")
    game.rolls(Ann="1 3 5", Brian="4 4 5", Cindy="2 2 6", David="2 3 5")
    game.plays("Ann", "influence 8 with 5 3")
    game.plays("Cindy", "influence 4 with 2 2")
    game.plays("David", "influence 7 with 5 2")
    game.plays("Brian", "influence 9 with 5 4")
    game.plays("Ann", "influence 1 with 1")
    game.plays("Cindy", "influence 6 with 6")
    game.plays("David", "influence 3 with 3")
    game.plays("Cindy", "take wood", "trade wood")
    game.plays("David", "take wood")
    game.plays("Brian", "take gold wood")
    game.plays("Ann", "build statue")
    game.plays("Cindy", "build guard tower")
    game.plays("David", "build palisade")
    game.plays("Brian", "build inn")
    assert game.position["season"] == "summer"
    assert [game.goods(name) for name in game.names] == ["1 wood", "1 stone", "1 gold", "1 gold"]
    assert [game.points(name) for name in game.names] == [5, 1, 2, 1]
    assert game.tokens("David") == 1


@shows("K-2d.4")
@pytest.mark.parametrize("standing", ["", "statue", "statue, chapel"])
def test_08_the_church_needs_statue_and_chapel(standing: str) -> None:
    rich = "9 gold, 9 wood, 9 stone"
    game = scene(
        edition="first", step="build", Ann=player(buildings=standing, goods=rich), Brian=player()
    )
    if standing == "statue, chapel":
        game.can("Ann", "build church")
    else:
        game.cannot("Ann", "build church")


def end_of_summer(cindy: str) -> Scene:
    """Phase 5 of year II follows when Ann, the last with a die, passes."""
    game = scene(
        edition="first",
        year=2,
        season="summer",
        step="influence",
        order="Ann Brian Cindy David",
        Ann=player(buildings=FIVE_BUILDINGS, dice="1"),
        Brian=player(buildings=FOUR_BUILDINGS, goods="2 stone"),
        Cindy=player(buildings=FOUR_BUILDINGS, goods=cindy),
        David=player(buildings=FOUR_BUILDINGS),
    )
    game.plays("Ann", "pass")
    return game


@shows("K-5.2")
def test_09_david_receives_the_envoy() -> None:
    game = end_of_summer(cindy="1 stone")
    assert game.envoy == "David"


@shows("K-5.3")
def test_09_nobody_receives_the_envoy_if_cindy_has_no_goods_either() -> None:
    game = end_of_summer(cindy="nothing")
    assert game.envoy == "nobody"
    assert len(game.log("envoy_nobody")) == 1


@shows("K-5.5", "K-5.9", "R-K.15")
def test_10_the_envoy_builds_twice() -> None:
    game = scene(
        edition="first",
        season="autumn",
        step="build",
        order="David Ann",
        envoy="David",
        Ann=player(goods="1 wood"),
        David=player(buildings="guard tower", goods="1 gold, 3 wood"),
    )
    before = game.points("David")
    game.plays("David", "build barricade")
    assert game.envoy == "David"
    game.plays("David", "build blacksmith")
    assert game.envoy == "nobody"
    assert game.goods("David") == "nothing"
    assert game.points("David") == before + 2
    assert game.asked == "Ann"


@shows("K-5.6", "K-5.8", "K-2c.21")
def test_11_the_envoy_leads_david_to_brians_architect() -> None:
    game = scene(
        edition="first",
        season="autumn",
        step="influence",
        order="David Brian",
        envoy="David",
        Brian=player(groups="influence 3 with 3"),
        David=player(dice="3"),
    )
    game.plays("David", "influence 3 with 3")
    assert game.envoy == "nobody"
    assert game.who("gift") == "David Brian"
    assert game.goods("David") == "1 wood"
    assert game.goods("Brian") == "1 wood"


def goblins_come(david: str) -> Scene:
    return scene(
        edition="first",
        step="reinforcements",
        enemy="goblins 3",
        order="Ann Brian Cindy David",
        Ann=player(buildings="statue, palisade, barricade"),
        Brian=player(buildings="inn, guard tower", soldiers=1, goods="1 wood, 1 stone"),
        Cindy=player(buildings="guard tower, blacksmith, barricade"),
        David=player(buildings=david, goods="1 wood"),
    )


def battles(game: Scene) -> dict[str, tuple[object, object]]:
    """Strength and outcome by player."""
    return {
        game.names[event.seat]: (event.facts["strength"], event.facts["outcome"])
        for event in game.log("battle")
    }


@shows("K-8.3", "K-8.6", "K-8.7", "K-8.8", "K-8.9", "K-8.11", "K-8.12", "K-8.14", "K-8.15")
def test_12_goblins_destroy_the_crane_of_david() -> None:
    game = goblins_come(david="inn, barricade, crane")
    points = {name: game.points(name) for name in game.names}
    game.settles("reinforcements 1")
    assert battles(game) == {
        "Ann": (3, "drawn"),
        "Brian": (3, "drawn"),
        "Cindy": (4, "won"),
        "David": (2, "lost"),
    }
    assert game.goods("Ann") == "nothing"
    assert game.goods("Brian") == "1 wood, 1 stone"
    assert game.goods("Cindy") == "1 stone"
    assert game.goods("David") == "1 wood"  # no gold to lose, and wood does not stand in for it
    assert "crane" not in game.buildings("David")
    assert game.points("Ann") == points["Ann"]
    assert game.points("Brian") == points["Brian"]
    assert game.points("Cindy") == points["Cindy"] + 1  # the strongest winner
    assert game.points("David") == points["David"] - 1  # the Crane's point
    assert [game.soldiers(name) for name in game.names] == [0, 0, 0, 0]


@shows("K-8.11", "R-K.25")
def test_13_goblins_destroy_the_market_rather_than_the_crane() -> None:
    game = goblins_come(david="inn, market, barricade, crane")
    before = game.points("David")
    game.settles("reinforcements 1")
    assert game.buildings("David") == ["inn", "barricade", "crane"]
    assert game.points("David") == before - 1


@shows("K-8.5", "K-8.14")
def test_14_eleven_beats_ten_beyond_the_track() -> None:
    game = scene(
        edition="first",
        year=5,
        step="reinforcements",
        enemy="dragons 9",
        Ann=player(soldiers=9),
        Brian=player(soldiers=10),
    )
    game.settles("reinforcements 1")
    assert battles(game) == {"Ann": (10, "won"), "Brian": (11, "won")}
    assert (game.points("Ann"), game.points("Brian")) == (3, 3 + 1)


@shows("K-2a.3", "K-B.statue", "K-B.chapel")
@pytest.mark.parametrize("last_roll", ["1 1 1 + 1", "1 2 1 + 1", "6 6 6 + 6"])
def test_15_the_statue_makes_way_for_the_chapel(last_roll: str) -> None:
    game = scene(
        edition="first",
        step="roll",
        Ann=player(buildings="statue, chapel, inn, market, farms"),
        Brian=player(),
    )
    game.rolls(Ann="2 2 2 + 2", Brian="3 4 5")
    game.cannot("Ann", "chapel")  # the total is 8
    game.plays("Ann", "statue own die")
    game.settles("reroll 1")
    assert game.dice("Ann") == "1 2 2 + 2"
    game.plays("Ann", "chapel")
    game.settles(f"roll {last_roll}")
    assert game.step == "influence"  # no third roll, whatever the dice show


@shows("K-B.crane", "K-B.farms")
def test_16_the_crane_saves_a_gold_on_the_farms() -> None:
    game = scene(
        edition="first",
        step="build",
        Ann=player(buildings="inn, market, barricade, crane", goods="1 gold, 3 wood, 1 stone"),
        Brian=player(buildings="inn, market", goods="1 gold, 3 wood, 1 stone"),
    )
    game.plays("Ann", "build farms")
    assert game.goods("Ann") == "nothing"
    game.cannot("Brian", "build farms")


@shows("K-B.market")
def test_17_the_market_moves_a_nine_to_eight_or_ten() -> None:
    game = scene(
        edition="first",
        step="influence",
        Ann=player(dice="5 4", buildings="inn, market"),
        Brian=player(dice="5 4"),
    )
    game.can("Ann", "influence 8 with 5 4 market", "influence 9 with 5 4")
    game.plays("Ann", "influence 10 with 5 4 market")
    game.cannot("Brian", "influence 8 with 5 4 market")


@shows("K-B.stables")
@pytest.mark.parametrize(
    ("group", "soldiers"),
    [("influence 5 with 5", 2), ("influence 10 with 6 4", 3), ("influence 18 with 6 6 6", 2)],
)
def test_18_stables_add_a_soldier(group: str, soldiers: int) -> None:
    game = scene(
        edition="first",
        step="rewards",
        Ann=player(buildings="palisade, stables", groups=group),
        Brian=player(),
    )
    assert game.soldiers("Ann") == soldiers


@shows("K-B.barracks", "R-K.32")
def test_19_barracks_turn_three_goods_into_three_soldiers() -> None:
    game = scene(
        edition="first",
        step="recruit",
        Ann=player(buildings="guard tower, blacksmith, barracks", goods="1 gold, 1 wood, 1 stone"),
        Brian=player(),
    )
    game.plays("Ann", "recruit with gold", "recruit with wood", "recruit with stone")
    assert game.soldiers("Ann") == 3
    assert game.goods("Ann") == "nothing"


@shows("K-B.town_hall", "R-K.30")
@pytest.mark.parametrize(
    ("owned", "first", "second"),
    [
        (player(tokens=1, goods="1 gold"), "town hall with token", "town hall with gold"),
        (player(tokens=2), "town hall with token", "town hall with token"),
        (player(goods="2 wood"), "town hall with wood", "town hall with wood"),
    ],
)
def test_20_the_town_hall_never_gives_two_points(
    owned: dict[str, object], first: str, second: str
) -> None:
    game = scene(
        edition="first",
        step="season end",
        Ann=player(buildings=TOWN_HALL, **owned),
        Brian=player(buildings=TOWN_HALL, goods="1 stone"),
    )
    before = game.points("Ann")
    game.plays("Ann", first)
    game.cannot("Ann", second)
    assert game.points("Ann") == before + 1
    assert game.asked == "Brian"
    assert no_such_action("town hall with gold token")
    assert no_such_action("town hall with wood wood")


@shows("K-B.fortress", "R-K.24")
def test_21_the_fortress_adds_a_point_to_the_gold_of_the_orcs() -> None:
    game = scene(
        edition="first",
        step="reinforcements",
        enemy="orcs 3",
        Ann=player(buildings="palisade, stables, stone wall, fortress"),
        Brian=player(soldiers=9),
    )
    before = game.points("Ann")
    game.settles("reinforcements 1")
    assert battles(game)["Ann"] == (4, "won")
    assert game.goods("Ann") == "1 gold"
    assert game.points("Ann") == before + 1


@shows("K-B.inn", "K-2e.2", "K-2e.4", "R-K.28")
def test_22_the_inns_token_pays_the_town_hall_at_once() -> None:
    game = scene(
        edition="first",
        season="summer",
        step="season end",
        Ann=player(buildings="inn, barricade, crane, town hall", used="token"),
        Brian=player(),
    )
    before = game.points("Ann")
    assert game.tokens("Ann") == 1
    game.plays("Ann", "town hall with token")
    assert game.tokens("Ann") == 0
    assert game.points("Ann") == before + 1


@shows("K-B.embassy", "K-2e.3")
def test_23_the_embassy_scores_in_the_season_of_its_construction() -> None:
    game = scene(
        edition="first",
        season="autumn",
        step="build",
        Ann=player(buildings=TOWN_HALL, goods="1 gold, 2 wood, 2 stone"),
        Brian=player(),
    )
    before = game.points("Ann")
    game.plays("Ann", "build embassy")
    assert game.points("Ann") == before + 4 + 1


@shows("K-2c.6")
def test_24_the_alchemist_turns_stone_into_gold_and_wood() -> None:
    game = scene(
        edition="first",
        step="rewards",
        Ann=player(goods="1 stone", groups="influence 6 with 6"),
        Brian=player(),
    )
    game.plays("Ann", "trade stone")
    assert game.goods("Ann") == "1 gold, 1 wood"


@shows("K-8.4", "K-B.barricade", "K-B.church", "K-B.palisade", "K-B.farms")
@pytest.mark.parametrize(
    ("buildings", "year", "enemy", "value"),
    [
        ("barricade", 1, "goblins 2", 1),
        ("barricade", 1, "orcs 3", 0),
        ("statue, chapel, church", 3, "demons 6", 1),
        ("statue, chapel, church", 3, "zombies 6", 0),
        ("palisade", 1, "orcs 3", 1),
        ("palisade", 1, "zombies 4", 2),
        (FARMS, 1, "orcs 3", -1),
    ],
)
def test_25_buildings_in_battle(buildings: str, year: int, enemy: str, value: int) -> None:
    game = scene(
        edition="first",
        year=year,
        step="reinforcements",
        enemy=enemy,
        Ann=player(buildings=buildings, soldiers=2),
        Brian=player(),
    )
    game.settles("reinforcements 6")
    strength, _ = battles(game)["Ann"]
    assert strength == 2 + 6 + value


@shows("K-B.stone_wall")
def test_25_equality_wins_behind_a_stone_wall() -> None:
    game = scene(
        edition="first",
        step="reinforcements",
        enemy="orcs 3",
        Ann=player(buildings="palisade, stables, stone wall"),
        Brian=player(soldiers=2),
    )
    game.settles("reinforcements 1")
    assert battles(game) == {"Ann": (3, "won"), "Brian": (3, "drawn")}
    assert game.goods("Ann") == "1 gold"
