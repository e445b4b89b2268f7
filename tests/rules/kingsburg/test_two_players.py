"""Two players: the neutral dice (K-10)."""

from itertools import combinations_with_replacement

import pytest

from tests.rules.kingsburg.scene import Scene, both_editions, fresh, player, scene
from tests.rules.shows import shows


def neutral(three: str, two: str, edition: str = "first") -> Scene:
    """Ann and Brian at the start of a season, with these neutral dice."""
    game = scene(edition=edition, step="neutral dice", Ann=player(), Brian=player())
    game.settles(f"neutral {three}", f"neutral {two}")
    return game


def places(game: Scene) -> list[int]:
    """The advisors that carry neutral dice."""
    court = game.view(None)["court"]
    assert isinstance(court, list)
    return [group["place"] for group in court if group["seat"] is None]


@shows("K-10.1", "K-10.2")
@both_editions
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_three_and_two_dice_open_every_season(edition: str, season: str) -> None:
    game = scene(
        edition=edition,
        season=season,
        step="neutral dice",
        Ann=player(buildings="inn, market, farms, merchants guild"),
        Brian=player(),
    )
    assert game.draws == "neutral"
    game.settles("neutral 6 6 6", "neutral 1 4")
    assert places(game) == [5, 18]
    assert [event.kind for event in game.events][:3] == [
        "neutral_dice",
        "neutral_dice",
        "guild_gold",
    ]


@shows("K-10.3", "R-K.36")
@both_editions
def test_two_dice_on_the_same_advisor_are_split(edition: str) -> None:
    assert places(neutral("1 2 4", "1 6", edition)) == [1, 6, 7]


@shows("K-10.4", "R-K.36")
@both_editions
def test_of_a_double_one_die_is_set_aside(edition: str) -> None:
    assert places(neutral("2 2 4", "4 4", edition)) == [4, 8]


@pytest.mark.parametrize(
    ("two", "rules"),
    [
        ("1 5", ["K-10.1", "K-10.2"]),
        ("2 6", ["K-10.1", "K-10.3", "K-10.3"]),
        ("4 4", ["K-10.1", "K-10.4"]),
    ],
)
def test_each_line_of_the_log_names_the_rule_by_which_the_dice_lie(
    two: str, rules: list[str]
) -> None:
    assert neutral("2 2 4", two).rules("neutral_dice") == rules


@shows("K-10.3", "R-K.36")
def test_a_split_die_always_finds_its_advisor_free() -> None:
    faces = range(1, 7)
    for two in combinations_with_replacement(faces, 2):
        for three in combinations_with_replacement(faces, 3):
            if sum(three) == sum(two):
                game = neutral(" ".join(map(str, three)), " ".join(map(str, two)))
                assert places(game) == sorted({*two, sum(three)})


@shows("K-10.5")
@both_editions
def test_neutral_dice_close_an_advisor_but_not_to_the_envoy(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="influence",
        envoy="Brian",
        neutral=[[1, 2, 4], [2, 3]],
        Ann=player(dice="5 2 5"),
        Brian=player(dice="5 2 1"),
    )
    game.cannot("Ann", "influence 7 with 5 2", "influence 5 with 5")
    game.plays("Ann", "pass")
    game.plays("Brian", "influence 5 with 5", "pass")
    assert (game.soldiers("Ann"), game.soldiers("Brian")) == (0, 1)
    assert game.who("gift") == "Brian"  # paid once, and nobody else


@shows("K-10.6")
@both_editions
def test_neutral_dice_are_paid_nothing(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="influence",
        neutral=[[1, 2, 4], [2, 3]],
        Ann=player(dice="1"),
        Brian=player(),
    )
    game.plays("Ann", "influence 1 with 1")
    assert game.who("gift") == "Ann"
    assert len(game.log("gift")) == 1


@shows("K-10.6")
@both_editions
def test_neutral_dice_leave_the_board_at_the_end_of_the_season(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="build",
        neutral=[[1, 2, 4], [2, 3]],
        Ann=player(goods="1 gold, 1 wood"),
        Brian=player(),
    )
    assert places(game) == [5, 7]
    game.plays("Ann", "build nothing")
    assert game.step == "recruit"
    assert places(game) == []


@shows("K-10.6")
@both_editions
def test_every_season_rolls_neutral_dice_anew(edition: str) -> None:
    game = neutral("1 2 4", "2 3", edition)
    game.goes_on_to("neutral dice", season="summer")
    assert places(game) == []
    game.settles("neutral 6 6 6", "neutral 5 6")
    assert places(game) == [11, 18]


@shows("K-10.6")
@both_editions
@pytest.mark.parametrize("count", [3, 4, 5])
def test_three_or_more_players_have_none(edition: str, count: int) -> None:
    game = fresh(" ".join(["Ann", "Brian", "Cindy", "David", "Emma"][:count]), edition=edition)
    for season in ("spring", "summer", "autumn"):
        game.goes_on_to("influence", season=season)
        assert places(game) == []
    assert game.log("neutral_dice") == []
