"""Phase 3: the king's reward (K-3)."""

import pytest

from tests.rules.kingsburg.scene import Scene, both_editions, player, scene
from tests.rules.shows import shows


def end_of_spring(edition: str, *provinces: str) -> Scene:
    """Phase 3 follows when the last player with a die passes."""
    ann, brian, cindy = provinces
    game = scene(
        edition=edition,
        step="influence",
        Ann=player(dice="1", buildings=ann, points=0),
        Brian=player(buildings=brian, points=0),
        Cindy=player(buildings=cindy, points=0),
    )
    game.plays("Ann", "pass")
    return game


@shows("K-3.1")
@both_editions
@pytest.mark.parametrize(
    ("provinces", "points"),
    [
        (("statue, chapel", "inn", "inn"), [1, 0, 0]),
        (("statue, chapel", "inn, barricade", "inn"), [1, 1, 0]),  # numbers count, not points
        (("inn", "inn, market", "palisade, barricade, inn"), [0, 0, 1]),
    ],
)
def test_the_most_buildings_score_a_point(
    edition: str, provinces: tuple[str, str, str], points: list[int]
) -> None:
    game = end_of_spring(edition, *provinces)
    assert [game.points(name) for name in game.names] == points


@shows("K-3.2", "R-K.14")
@both_editions
def test_without_any_building_all_score(edition: str) -> None:
    game = end_of_spring(edition, "", "", "")
    assert [game.points(name) for name in game.names] == [1, 1, 1]


@shows("K-3.1")
@both_editions
@pytest.mark.parametrize("season", ["summer", "autumn"])
def test_the_reward_comes_after_spring_only(edition: str, season: str) -> None:
    game = scene(
        edition=edition,
        season=season,
        step="influence",
        Ann=player(dice="1", buildings="inn"),
        Brian=player(),
        Cindy=player(),
    )
    game.plays("Ann", "pass")
    assert game.log("kings_reward") == []
