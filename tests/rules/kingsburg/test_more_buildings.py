"""Module 1: the buildings of rows A and G."""

import pytest

from tests.rules.kingsburg.modules import with_more_buildings
from tests.rules.kingsburg.scene import Scene, player
from tests.rules.shows import shows

SEASONS = pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
ROW_A = "sawmill, quarry, goldsmith"
CENTER = "improvised defenses, recruiting center"
CAMP = f"{CENTER}, training camp"
ACADEMY = f"{CAMP}, military academy"


def end_of(season: str, goods: str, buildings: str) -> Scene:
    """The end of a season, in which Brian has nothing to decide."""
    return with_more_buildings(
        step="season end",
        season=season,
        Ann=player(goods=goods, buildings=buildings),
        Brian=player(goods="3 gold, 3 wood, 3 stone"),
    )


@shows("K-B.sawmill", "R-K.67")
def test_the_sawmill_turns_a_wood_into_two_gold() -> None:
    game = end_of("summer", "2 wood, 1 stone", "sawmill")
    assert game.choices("Ann") == ["done", "sawmill"]
    game.plays("Ann", "sawmill")
    assert game.goods("Ann") == "2 gold, 1 wood, 1 stone"
    assert game.position["season"] == "autumn"  # once, so there was nothing more to ask


@shows("K-B.quarry", "R-K.67")
def test_the_quarry_turns_a_stone_into_three_gold() -> None:
    game = end_of("summer", "2 stone", "sawmill, quarry")
    assert game.choices("Ann") == ["done", "quarry"]
    game.plays("Ann", "quarry")
    assert game.goods("Ann") == "3 gold, 1 stone"


@shows("K-B.goldsmith", "R-K.67")
def test_the_goldsmith_turns_a_gold_into_a_soldier_and_a_point() -> None:
    game = end_of("summer", "2 gold", ROW_A)
    assert game.choices("Ann") == ["done", "goldsmith"]
    game.plays("Ann", "goldsmith")
    assert game.goods("Ann") == "1 gold"
    assert game.soldiers("Ann") == 1
    assert game.state.scores()[0]["goldsmith"] == 1


@shows("K-B.sawmill", "K-B.quarry", "K-B.goldsmith", "K-0.13")
def test_row_a_may_be_declined() -> None:
    game = end_of("summer", "1 gold, 1 wood, 1 stone", ROW_A)
    game.plays("Ann", "done")
    assert game.goods("Ann") == "1 gold, 1 wood, 1 stone"
    assert game.soldiers("Ann") == 0


@pytest.mark.parametrize("season", ["spring", "autumn"])
@shows("K-B.sawmill", "K-B.quarry", "K-B.goldsmith")
def test_row_a_works_in_summer_only(season: str) -> None:
    game = end_of(season, "1 gold, 1 wood, 1 stone", ROW_A)
    assert game.position["step"] != "season end"


@SEASONS
@shows("K-B.mint", "R-K.67")
def test_the_mint_opens_row_a_in_every_season(season: str) -> None:
    game = end_of(season, "1 gold, 1 wood, 1 stone", f"{ROW_A}, mint")
    game.plays("Ann", "sawmill", "quarry", "goldsmith")
    assert game.goods("Ann") == "5 gold"
    assert game.soldiers("Ann") == 1


@shows("K-B.mint", "K-2e.3", "R-K.67")
def test_a_mint_works_in_the_season_it_is_built() -> None:
    game = with_more_buildings(
        step="build",
        season="spring",
        Ann=player(goods="6 gold, 2 wood, 1 stone", buildings=ROW_A),
        Brian=player(),
    )
    game.plays("Ann", "build mint", "sawmill")
    assert game.goods("Ann") == "2 gold"


@shows("K-B.sawmill", "K-2e.3", "R-K.28")
def test_a_sawmill_works_in_the_summer_it_is_built() -> None:
    game = with_more_buildings(
        step="build", season="summer", Ann=player(goods="3 wood, 1 stone"), Brian=player()
    )
    game.plays("Ann", "build sawmill", "sawmill")
    assert game.goods("Ann") == "2 gold"


@shows("K-B.goldsmith", "K-2e.2", "K-0.12", "R-K.66")
def test_what_one_effect_brings_pays_for_the_next() -> None:
    game = end_of("summer", "1 wood", f"{ROW_A}, barricade, crane, town hall")
    game.cannot("Ann", "goldsmith", "town hall with gold")
    game.plays("Ann", "sawmill", "goldsmith", "town hall with gold")
    assert game.goods("Ann") == "nothing"
    assert game.state.scores()[0]["goldsmith"] == 1
    assert game.state.scores()[0]["town_hall"] == 1


@shows("K-B.recruiting_center", "R-K.72", "K-0.14")
def test_the_recruiting_center_takes_any_number_of_tokens() -> None:
    game = with_more_buildings(
        step="recruit",
        Ann=player(goods="1 gold, 1 wood", tokens=3, buildings=CENTER),
        Brian=player(tokens=3),
    )
    assert game.choices("Ann") == ["done", "recruit with gold wood", "recruit with token"]
    game.plays("Ann", "recruit with token", "recruit with gold wood", "recruit with token")
    assert game.soldiers("Ann") == 3
    assert game.tokens("Ann") == 1
    game.plays("Ann", "done")
    assert game.step == "reinforcements"  # without the building tokens recruit nobody
    assert game.tokens("Brian") == 3


@shows("K-B.recruiting_center", "R-K.1")
def test_a_token_spent_on_an_advisor_does_not_close_the_recruiting_center() -> None:
    game = with_more_buildings(
        step="recruit",
        Ann=player(tokens=1, used="token", buildings=CENTER),
        Brian=player(),
    )
    game.plays("Ann", "recruit with token")
    assert game.soldiers("Ann") == 1


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2), (5, 5)])
@shows("K-B.training_camp", "R-K.68")
def test_the_training_camp_helps_who_has_fewer_than_two_soldiers(before: int, after: int) -> None:
    game = with_more_buildings(
        step="recruit", Ann=player(soldiers=before, buildings=CAMP), Brian=player()
    )
    assert game.soldiers("Ann") == after
    assert game.soldiers("Brian") == 0


@shows("K-B.training_camp", "R-K.68")
def test_the_training_camp_comes_at_the_start_of_its_owners_turn() -> None:
    game = with_more_buildings(
        step="recruit",
        Ann=player(goods="2 gold"),
        Brian=player(goods="4 gold", soldiers=1, buildings=CAMP),
    )
    assert game.soldiers("Brian") == 1
    game.plays("Ann", "done")
    assert game.soldiers("Brian") == 2
    game.plays("Brian", "recruit with gold gold", "recruit with gold gold")
    assert game.soldiers("Brian") == 4  # the camp before the two recruits, and only once


@pytest.mark.parametrize(("king", "die", "helps"), [(2, 5, 5), (5, 2, 5), (3, 3, 3), (1, 6, 6)])
@shows("K-B.military_academy", "R-K.69")
def test_the_academy_replaces_the_kings_die_if_it_is_higher(
    king: int, die: int, helps: int
) -> None:
    game = with_more_buildings(
        step="reinforcements",
        year=5,
        enemy="barbarians 8",
        Ann=player(buildings=ACADEMY),
        Brian=player(),
    )
    game.settles(f"reinforcements {king}", f"academy {die}")
    assert [e.facts["strength"] for e in game.log("battle")] == [helps, king]


@shows("K-M1.1")
def test_rows_a_and_g_can_be_built_from_the_start() -> None:
    game = with_more_buildings(
        step="build", Ann=player(goods="9 gold, 9 wood, 9 stone"), Brian=player()
    )
    game.can("Ann", "build sawmill", "build improvised defenses")
    assert len(game.choices("Ann")) == 1 + 7


@shows("K-M1.2")
def test_rows_a_and_g_count_as_buildings_for_the_king() -> None:
    game = with_more_buildings(
        step="season end",
        season="spring",
        Ann=player(buildings="sawmill, improvised defenses"),
        Brian=player(buildings="statue"),
    )
    assert game.state.scores()[0]["kings_reward"] == 1
    assert game.state.scores()[1]["kings_reward"] == 0
    game = with_more_buildings(
        step="season end",
        season="summer",
        Ann=player(buildings="sawmill, improvised defenses"),
        Brian=player(buildings="statue"),
    )
    assert game.envoy == "Brian"
