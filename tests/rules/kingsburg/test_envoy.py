"""Phase 5: the king's envoy (K-5)."""

import pytest

from tests.rules.kingsburg.scene import Scene, both_editions, player, scene
from tests.rules.shows import shows


def end_of_summer(edition: str, **words: object) -> Scene:
    """Ann passes with the last die of the summer; phase 5 follows."""
    game = scene(edition=edition, season="summer", step="influence", **words)
    game.plays("Ann", "pass")
    return game


@shows("K-5.1", "R-K.16")
@both_editions
def test_an_unused_envoy_returns_before_it_is_awarded_anew(edition: str) -> None:
    game = end_of_summer(
        edition,
        year=2,
        envoy="Brian",
        Ann=player(dice="1"),
        Brian=player(buildings="statue, inn"),
        Cindy=player(buildings="statue, inn"),
    )
    assert game.who("envoy_returned") == "Brian"
    assert game.who("envoy_awarded") == "Ann"
    assert game.envoy == "Ann"


@shows("K-5.1", "R-K.16")
@both_editions
def test_its_holder_may_receive_it_again(edition: str) -> None:
    game = end_of_summer(
        edition,
        year=2,
        envoy="Brian",
        Ann=player(dice="1", buildings="inn"),
        Brian=player(),
        Cindy=player(buildings="inn"),
    )
    assert game.who("envoy_returned") == "Brian"
    assert game.envoy == "Brian"


@shows("K-5.1", "K-5.3")
@both_editions
def test_an_unused_envoy_is_lost_in_a_tie(edition: str) -> None:
    game = end_of_summer(
        edition,
        year=2,
        envoy="Brian",
        Ann=player(dice="1"),
        Brian=player(),
        Cindy=player(buildings="inn"),
    )
    assert game.envoy == "nobody"


@shows("K-5.2")
@both_editions
@pytest.mark.parametrize(
    ("brian", "cindy", "holder"),
    [
        (player(goods="9 stone"), player(buildings="barricade"), "Brian"),
        (player(buildings="inn", goods="1 stone"), player(buildings="barricade"), "Cindy"),
        (player(buildings="inn", tokens=9), player(buildings="inn", goods="1 stone"), "Brian"),
    ],
    ids=["fewest buildings", "then fewest goods", "tokens are no goods"],
)
def test_the_least_developed_receives_the_envoy(
    edition: str, brian: dict[str, object], cindy: dict[str, object], holder: str
) -> None:
    ann = player(dice="1", buildings="statue, inn, palisade")
    game = end_of_summer(edition, Ann=ann, Brian=brian, Cindy=cindy)
    assert game.envoy == holder


@shows("K-5.3")
@both_editions
def test_a_tie_on_goods_as_well_leaves_it_with_nobody(edition: str) -> None:
    game = end_of_summer(
        edition,
        Ann=player(dice="1", buildings="statue, inn"),
        Brian=player(buildings="inn", goods="1 stone"),
        Cindy=player(buildings="barricade", goods="1 stone"),
    )
    assert game.envoy == "nobody"
    assert len(game.log("envoy_nobody")) == 1


@shows("K-5.4", "R-K.16")
@both_editions
@pytest.mark.parametrize(
    ("year", "season"), [(1, "autumn"), (2, "spring"), (2, "summer")], ids=lambda word: str(word)
)
def test_the_envoy_serves_in_the_next_three_seasons(edition: str, year: int, season: str) -> None:
    game = end_of_summer(
        edition,
        Ann=player(dice="1", buildings="inn"),
        Brian=player(),
        Cindy=player(buildings="inn"),
    )
    assert game.envoy == "Brian"
    game.goes_on_to("influence", season=season, year=year)
    assert game.envoy == "Brian"
    game.plays("Ann", "influence 1 with 1")
    game.plays("Brian", "influence 1 with 1")
    assert game.position["envoy_at"] == [1, 1]


@shows("K-5.4")
@both_editions
def test_in_the_last_year_it_serves_in_autumn_only(edition: str) -> None:
    game = end_of_summer(
        edition,
        year=5,
        Ann=player(dice="1", buildings="inn"),
        Brian=player(),
        Cindy=player(buildings="inn"),
    )
    assert game.envoy == "Brian"
    game.goes_on_to("roll", season="autumn")
    game.goes_on_to("over")
    assert len(game.log("turn_order")) == 1  # no other season comes
    assert game.envoy == "Brian"  # who never used it


def holder(edition: str, **ann: object) -> Scene:
    """Ann has the envoy and Brian lies on the treasurer, in autumn."""
    return scene(
        edition=edition,
        season="autumn",
        step="influence",
        envoy="Ann",
        Ann=player(**ann),
        Brian=player(groups="influence 8 with 6 2"),
        Cindy=player(),
    )


@shows("K-5.5", "R-K.46", "R-K.54")
@both_editions
def test_it_serves_once_and_not_for_building_as_well(edition: str) -> None:
    game = holder(edition, dice="4 4 6", goods="1 gold, 3 wood, 1 stone")
    game.plays("Ann", "influence 8 with 4 4")
    assert game.envoy == "nobody"
    game.plays("Ann", "pass", "build palisade")
    assert game.asked == "Brian"  # no second building
    assert game.buildings("Ann") == ["palisade"]


@shows("K-5.5", "K-2b.7", "R-K.54")
@both_editions
def test_a_third_group_finds_the_advisor_closed(edition: str) -> None:
    game = holder(edition, dice="3 4 4 + 1 4")
    game.plays("Ann", "influence 8 with 4 + 4")
    game.cannot("Ann", "influence 8 with 4 3 + 1")


@shows("K-5.6", "R-K.17")
@both_editions
def test_it_opens_every_occupied_advisor_to_its_holder_alone(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="influence",
        order="Cindy Ann Brian",
        envoy="Ann",
        Ann=player(dice="4 4", groups="influence 4 with 4"),
        Brian=player(groups="influence 8 with 6 2"),
        Cindy=player(dice="1 4 4"),
    )
    game.cannot("Cindy", "influence 8 with 4 4")
    game.plays("Cindy", "pass")
    game.can("Ann", "influence 8 with 4 4")  # another player's
    game.can("Ann", "influence 4 with 4")  # her own


@shows("K-5.6", "R-K.17", "K-10.5")
@both_editions
def test_it_opens_advisors_with_neutral_dice(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="influence",
        envoy="Ann",
        neutral=[[1, 3, 4], [2, 3]],
        Ann=player(dice="4 4"),
        Brian=player(),
    )
    game.plays("Ann", "influence 8 with 4 4")
    assert game.envoy == "nobody"
    assert game.goods("Ann") == "2 gold"


@shows("K-5.6")
@both_editions
def test_token_and_market_work_as_usual(edition: str) -> None:
    game = holder(edition, dice="1 4 5", tokens=2, buildings="inn, market")
    game.can("Ann", "influence 8 with 5 token market", "influence 8 with 5 4 market")
    game.plays("Ann", "influence 8 with 5 1 token")
    assert game.tokens("Ann") == 1
    game.cannot("Ann", "influence 6 with 4 token")


@shows("K-5.7", "R-K.53")
@both_editions
def test_on_a_free_advisor_it_is_kept(edition: str) -> None:
    game = holder(edition, dice="2 4 4")
    game.plays("Ann", "influence 2 with 2")
    assert game.envoy == "Ann"
    game.plays("Ann", "influence 8 with 4 4")
    assert game.envoy == "nobody"
    assert [event.facts["envoy"] for event in game.log("influenced")] == [False, True]


@shows("K-5.8", "K-2c.21", "R-K.17")
@both_editions
def test_both_groups_are_paid(edition: str) -> None:
    game = holder(edition, dice="4 4")
    game.plays("Ann", "influence 8 with 4 4")
    assert (game.goods("Ann"), game.goods("Brian")) == ("2 gold", "2 gold")


@shows("K-5.8", "R-K.17")
@both_editions
def test_own_groups_are_paid_twice(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="influence",
        envoy="Ann",
        Ann=player(dice="2 1 1"),
        Brian=player(),
    )
    game.plays("Ann", "influence 2 with 2", "influence 2 with 1 1")
    assert game.goods("Ann") == "2 gold"


def builder(edition: str, **ann: object) -> Scene:
    """Ann has the envoy in step d of autumn; Brian comes after her."""
    return scene(
        edition=edition,
        season="autumn",
        step="build",
        envoy="Ann",
        Ann=player(**ann),
        Brian=player(goods="9 gold, 9 wood, 9 stone"),
    )


@shows("K-5.9", "R-K.15", "R-K.46")
@both_editions
def test_the_second_building_follows_the_first_at_once(edition: str) -> None:
    game = builder(edition, goods="5 gold, 1 stone")
    game.plays("Ann", "build statue")
    assert (game.asked, game.step) == ("Ann", "envoy build")
    game.cannot("Brian", "build statue")
    game.plays("Ann", "build chapel")  # the Statue is already its prerequisite
    assert game.envoy == "nobody"
    assert game.asked == "Brian"
    assert [event.facts["envoy"] for event in game.log("built")] == [False, True]


@shows("K-5.9")
@both_editions
def test_the_second_building_is_paid_and_follows_the_usual_rules(edition: str) -> None:
    game = builder(edition, goods="2 gold, 1 wood")
    game.plays("Ann", "build statue")
    game.cannot("Ann", "build inn", "build crane", "build statue")
    game.plays("Ann", "build barricade")
    assert game.goods("Ann") == "nothing"


@shows("K-5.10")
@both_editions
def test_without_a_first_building_there_is_no_second(edition: str) -> None:
    game = builder(edition, goods="9 gold, 9 wood, 9 stone")
    game.plays("Ann", "build nothing")
    assert game.asked == "Brian"
    assert game.envoy == "Ann"


@shows("K-5.10")
@both_editions
def test_who_declines_the_second_building_keeps_the_envoy(edition: str) -> None:
    game = builder(edition, goods="9 gold, 9 wood, 9 stone")
    game.plays("Ann", "build statue", "build nothing")
    assert game.envoy == "Ann"
    assert game.asked == "Brian"


@shows("K-5.10")
@both_editions
def test_who_cannot_pay_for_a_second_building_keeps_the_envoy(edition: str) -> None:
    game = builder(edition, goods="2 gold")
    game.plays("Ann", "build statue")
    assert game.envoy == "Ann"
    assert game.asked == "Brian"


@shows("R-K.63", "K-2b.2", "K-5.9")
@both_editions
def test_who_passed_can_still_build_twice(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="influence",
        envoy="Ann",
        Ann=player(dice="1", goods="3 wood"),
        Brian=player(dice="1 2"),
    )
    game.plays("Ann", "pass")
    game.plays("Brian", "influence 1 with 1")
    game.cannot("Ann", "influence 1 with 1")
    game.plays("Brian", "pass")
    game.plays("Ann", "build palisade", "build barricade")
    assert game.buildings("Ann") == ["palisade", "barricade"]
