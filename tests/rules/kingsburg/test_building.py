"""Step d: building (K-2d)."""

import pytest

from tests.rules.kingsburg.scene import Scene, both_editions, counted, player, scene
from tests.rules.shows import shows

RICH = "90 gold, 90 wood, 90 stone"
ROWS = [
    ["statue", "chapel", "church", "cathedral"],
    ["inn", "market", "farms", "merchants guild"],
    ["guard tower", "blacksmith", "barracks", "wizards guild"],
    ["palisade", "stables", "stone wall", "fortress"],
    ["barricade", "crane", "town hall", "embassy"],
]


def building(edition: str, **ann: object) -> Scene:
    """Ann builds in autumn, Brian has nothing to build with."""
    return scene(edition=edition, season="autumn", step="build", Ann=player(**ann), Brian=player())


@shows("K-2d.1", "R-K.50")
@both_editions
def test_one_building_each_in_turn_order_or_none(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="build",
        order="Cindy Ann Brian",
        Ann=player(goods=RICH),
        Brian=player(goods=RICH),
        Cindy=player(goods=RICH),
    )
    game.cannot("Ann", "build statue")
    game.plays("Cindy", "build statue")
    game.cannot("Cindy", "build inn")
    game.plays("Ann", "build nothing")
    game.plays("Brian", "build inn")
    assert game.step == "recruit"
    assert [len(game.buildings(name)) for name in game.names] == [0, 1, 1]
    assert game.goods("Ann") == RICH


@shows("K-2d.2")
@both_editions
def test_the_cost_is_paid_in_exactly_the_goods_stated(edition: str) -> None:
    game = building(edition, goods="1 gold, 3 wood", tokens=5)
    assert set(game.choices("Ann")) == {
        "build nothing",
        "build inn",
        "build palisade",
        "build barricade",
    }
    game.cannot("Ann", "build statue", "build guard tower")  # wood is neither gold nor stone
    game.plays("Ann", "build palisade")
    assert game.goods("Ann") == "1 gold, 1 wood"
    assert game.tokens("Ann") == 5


@shows("K-2d.3")
@both_editions
@pytest.mark.parametrize(
    ("name", "standing", "points"),
    [("statue", "", 3), ("inn", "", 0), ("chapel", "statue", 5), ("blacksmith", "guard tower", 2)],
)
def test_points_are_scored_at_once(edition: str, name: str, standing: str, points: int) -> None:
    game = building(edition, goods=RICH, buildings=standing)
    before = game.points("Ann")
    game.plays("Ann", f"build {name}")
    assert game.points("Ann") == before + points


@shows("K-2d.4")
@both_editions
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_rows_are_filled_from_the_left(edition: str, row: list[str]) -> None:
    for column in range(5):
        game = building(edition, goods=RICH, buildings=", ".join(row[:column]))
        possible = {text for text in game.choices("Ann") if text.removeprefix("build ") in row}
        assert possible == {f"build {name}" for name in row[column : column + 1]}
        for name in row[:column] + row[column + 1 :]:
            game.cannot("Ann", f"build {name}")


@shows("K-2d.5")
@both_editions
def test_buildings_whose_occasion_has_passed_begin_with_the_next(edition: str) -> None:
    game = scene(
        edition=edition,
        step="build",
        Ann=player(buildings="inn", goods="2 gold, 2 wood"),
        Brian=player(buildings="inn, market, farms", goods="3 gold, 1 wood, 2 stone"),
        Cindy=player(buildings="inn, market", goods="2 gold, 3 wood, 1 stone"),
    )
    game.plays("Ann", "build market")
    game.plays("Brian", "build merchants guild")
    game.plays("Cindy", "build farms")
    assert game.who("guild_gold") == "Brian"  # summer has begun
    if edition == "revised":
        game.plays("Brian", "bonus dice 1")  # the Farms beside the new guild keep working
        game.plays("Cindy", "bonus dice 1")
    game.rolls(Ann="1 1 1", Brian="3 4 5 + 6", Cindy="3 4 5 + 6")
    game.can("Ann", "influence 2 with 1 market")


@shows("K-2d.5")
@both_editions
def test_a_statue_rerolls_nothing_in_the_season_of_its_construction(edition: str) -> None:
    game = scene(
        edition=edition,
        step="influence",
        Ann=player(dice="2 2 2", goods="2 gold"),
        Brian=player(),
        Cindy=player(),
    )
    game.plays("Ann", "pass", "build statue")
    assert game.log("rerolled") == []
    assert game.draws == "roll"
    game.rolls(Ann="3 3 3", Brian="1 2 3", Cindy="1 2 3")
    game.can("Ann", "statue own die")


@shows("K-2d.5", "K-5.9", "R-K.46")
@both_editions
def test_a_crane_works_from_the_moment_it_stands(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="build",
        envoy="Ann",
        Ann=player(buildings="barricade", goods="1 gold, 2 wood, 2 stone"),
        Brian=player(),
    )
    game.plays("Ann", "build crane", "build town hall")
    assert game.goods("Ann") == "nothing"  # 0/1/1, then 1/1/1


@shows("K-2d.6")
@both_editions
def test_a_province_has_twenty_buildings(edition: str) -> None:
    spent, points = {"gold": 0, "wood": 0, "stone": 0}, 0
    for row in ROWS:
        for column, name in enumerate(row):
            game = building(edition, goods=RICH, buildings=", ".join(row[:column]))
            before = game.points("Ann")
            game.plays("Ann", f"build {name}")
            built = game.log("built")[0].facts
            paid, scored = built["pays"], built["points"]
            assert isinstance(paid, dict)
            assert isinstance(scored, int)
            for kind, number in paid.items():
                spent[kind] += number
            points += scored
            left = counted(game.goods("Ann"))
            assert {kind: 90 - left[kind] for kind in left if left[kind] < 90} == paid
            assert game.points("Ann") >= before + scored
    assert points == 59
    # The Crane of row F has saved a gold on Town Hall and Embassy.
    assert spent == {"gold": 38 - 2, "wood": 22, "stone": 22}


@shows("K-2d.6", "K-M1.1")
@both_editions
def test_rows_a_and_g_need_module_one(edition: str) -> None:
    game = building(edition, goods=RICH)
    assert len(game.choices("Ann")) == 5 + 1
    game.cannot("Ann", "build sawmill", "build improvised defenses")


@shows("K-2d.4", "K-2d.6")
@both_editions
def test_a_full_province_builds_nothing(edition: str) -> None:
    everything = ", ".join(name for row in ROWS for name in row)
    game = scene(
        edition=edition,
        season="autumn",
        step="influence",
        Ann=player(buildings=everything, goods=RICH),
        Brian=player(dice="1"),
    )
    game.plays("Brian", "pass")
    assert game.log("built_nothing", "Ann")[0].facts["forced"]


@shows("K-2d.7", "R-K.25", "R-K.51")
@both_editions
def test_a_destroyed_building_is_built_again(edition: str) -> None:
    game = scene(
        edition=edition,
        step="reinforcements",
        enemy="barbarians 2",
        Ann=player(buildings="statue, inn, barricade, crane", goods="1 gold, 1 wood, 1 stone"),
        Brian=player(soldiers=5),
        Cindy=player(soldiers=5),
    )
    before = game.points("Ann")
    game.settles("reinforcements 1")
    game.plays("Ann", "lose gold")
    assert game.buildings("Ann") == ["statue", "inn", "barricade"]
    assert game.points("Ann") == before - 1
    game.goes_on_to("build", year=2)
    game.plays("Ann", "build crane")
    assert game.goods("Ann") == "nothing"  # paid again
    assert game.points("Ann") == before  # scored again


@shows("K-2d.7", "R-K.51")
@both_editions
def test_a_building_is_rebuilt_with_the_crane(edition: str) -> None:
    game = scene(
        edition=edition,
        year=2,
        step="reinforcements",
        enemy="goblins 4",
        Ann=player(
            buildings="inn, market, farms, barricade, crane", goods="3 gold, 3 wood, 1 stone"
        ),
        Brian=player(soldiers=5),
        Cindy=player(soldiers=5),
    )
    game.settles("reinforcements 1")
    assert game.buildings("Ann") == ["inn", "market", "barricade", "crane"]
    assert game.goods("Ann") == "1 gold, 3 wood, 1 stone"
    game.goes_on_to("build", year=3)
    game.plays("Ann", "build farms")
    assert game.goods("Ann") == "nothing"
