"""The end of a productive season (K-2e)."""

import pytest

from tests.rules.kingsburg.scene import both_editions, player, scene
from tests.rules.shows import shows

TOWN_HALL = "barricade, crane, town hall"


@shows("K-2e.1", "R-K.66")
@both_editions
def test_each_player_completes_his_effects_before_the_next(edition: str) -> None:
    game = scene(
        edition=edition,
        season="summer",
        step="season end",
        order="Brian Ann",
        Ann=player(buildings="inn, " + TOWN_HALL),
        Brian=player(buildings="inn, " + TOWN_HALL),
    )
    assert (game.tokens("Brian"), game.tokens("Ann")) == (1, 0)  # Ann's Inn waits for Brian
    game.plays("Brian", "town hall with token")
    assert game.who("inn_token") == "Ann"
    game.plays("Ann", "done")
    assert (game.tokens("Brian"), game.tokens("Ann")) == (0, 1)


@shows("K-2e.1", "K-B.inn", "R-K.29")
@both_editions
def test_the_end_of_summer_comes_before_the_envoy(edition: str) -> None:
    game = scene(
        edition=edition,
        season="summer",
        step="season end",
        Ann=player(buildings=TOWN_HALL, goods="2 wood"),
        Brian=player(buildings="inn, statue, palisade", goods="1 wood"),
    )
    assert game.tokens("Brian") == 0
    game.plays("Ann", "town hall with wood")
    kinds = [event.kind for event in game.events]
    assert kinds.index("inn_token") < kinds.index("envoy_nobody")  # 1 good each by now


@shows("K-2e.2", "R-K.28")
def test_gains_come_first_and_the_rest_in_any_order() -> None:
    row_a = "sawmill, quarry, goldsmith"
    for first, second in (("sawmill", "goldsmith"), ("goldsmith", "sawmill")):
        game = scene(
            edition="revised",
            more_buildings=True,
            season="summer",
            step="season end",
            Ann=player(buildings=f"{row_a}, inn, {TOWN_HALL}, embassy", goods="1 gold, 1 wood"),
            Brian=player(),
        )
        points = game.points("Ann")
        assert game.tokens("Ann") == 1
        game.plays("Ann", first, second, "town hall with token")
        assert game.goods("Ann") == "2 gold"
        assert game.soldiers("Ann") == 1
        assert game.points("Ann") == points + 2


@shows("K-2e.2")
def test_what_one_effect_brings_may_pay_for_the_next() -> None:
    game = scene(
        edition="revised",
        more_buildings=True,
        season="summer",
        step="season end",
        Ann=player(buildings=f"sawmill, quarry, goldsmith, {TOWN_HALL}", goods="1 wood"),
        Brian=player(),
    )
    game.cannot("Ann", "goldsmith", "town hall with gold")
    game.plays("Ann", "sawmill")
    game.plays("Ann", "goldsmith", "town hall with gold")
    assert game.goods("Ann") == "nothing"


@shows("K-2e.2", "K-0.14")
def test_each_effect_is_used_once() -> None:
    game = scene(
        edition="revised",
        more_buildings=True,
        season="summer",
        step="season end",
        Ann=player(buildings=f"sawmill, quarry, goldsmith, {TOWN_HALL}", goods="9 gold, 9 wood"),
        Brian=player(),
    )
    game.plays("Ann", "sawmill")
    game.cannot("Ann", "sawmill")
    game.plays("Ann", "goldsmith")
    game.cannot("Ann", "goldsmith")
    game.can("Ann", "town hall with gold", "done")


@shows("K-2e.3", "R-K.28")
@both_editions
def test_a_new_town_hall_works_at_once(edition: str) -> None:
    game = scene(
        edition=edition,
        step="build",
        Ann=player(buildings="barricade, crane", goods="1 gold, 1 wood, 2 stone"),
        Brian=player(buildings="inn, statue, palisade, barricade"),
    )
    game.plays("Ann", "build town hall")
    before = game.points("Ann")
    game.plays("Ann", "town hall with stone")
    assert game.points("Ann") == before + 1


@shows("K-2e.4", "R-K.1")
@both_editions
@pytest.mark.parametrize("tokens", [2, 3])
def test_the_town_halls_token_is_not_the_one_for_influencing(edition: str, tokens: int) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="influence",
        Ann=player(dice="6", tokens=tokens, buildings=TOWN_HALL),
        Brian=player(),
    )
    game.plays("Ann", "influence 8 with 6 token")
    game.plays("Ann", "build nothing", "town hall with token")
    assert game.tokens("Ann") == tokens - 2
