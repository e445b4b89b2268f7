"""Written positions of Kingsburg at their limits, and what the court shows of them."""

import pytest

from burgrave import BadPosition
from burgrave.games.kingsburg.actions import group_named
from tests.rules.scene import KINGSBURG, player, scene


def refused(sentence: str, **words: object) -> None:
    with pytest.raises(BadPosition, match=sentence):
        scene(**words)


def test_a_building_stands_to_the_right_of_its_neighbour() -> None:
    refused(
        "“church” can't stand without “chapel” to its left",
        step="build",
        Ann=player(buildings="statue, church"),
        Brian=player(),
    )
    refused(
        "“chapel” can't stand without “statue” to its left",
        step="build",
        Ann=player(buildings="chapel"),
        Brian=player(),
    )


def test_the_envoy_leads_a_group_to_any_advisor() -> None:
    words = {"step": "influence", "edition": "first", "Brian": player(dice="1 2 3")}
    for place in (1, 6):
        ann = player(dice="2 3", groups=f"influence {place} with {place}")
        game = scene(Ann=ann, envoy_at=[place, 0], **words)
        assert game.position["envoy at"] == [place, 0]
    for at in ([0, 0], [1], [1, 2], [1, 0, 0], [21, 0], [1, -1]):
        refused("envoy at", Ann=player(dice="1 2 3"), envoy_at=at, **words)


def test_only_the_group_that_the_envoy_led_is_marked() -> None:
    game = scene(
        edition="first",
        season="autumn",
        step="influence",
        envoy="Ann",
        Ann=player(dice="4 4 6"),
        Brian=player(groups="influence 8 with 6 2"),
        Cindy=player(dice="1 1 1"),
    )
    game.plays("Ann", "influence 8 with 4 4")
    court = [group for group in game.view(None)["court"] if group["place"] == 8]
    assert [(group["seat"], group["envoy"]) for group in court] == [(1, False), (0, True)]


def test_a_choice_is_a_governor_or_a_token_that_is_there() -> None:
    tokens = {"edition": "revised", "army_tokens": True, "step": "army token"}
    for choice in (9, -1, "miner x", [1], 1.5, True):
        refused(
            "“choice” must be a governor, the number of an army token or null",
            Ann=player(choice=choice),
            Brian=player(),
            asked=[1],
            **tokens,
        )
    game = scene(Ann=player(choice=3), Brian=player(), asked=[1], part=1, **tokens)
    assert game.view("Ann")["seats"][0]["choice"] == 3
    assert "choice" not in game.view("Brian")["seats"][0]
    assert "choice" not in game.view(None)["seats"][0]


@pytest.mark.parametrize(
    "text",
    [
        *("influence 8 with 5 3 + 1 1 1 1", "influence 8 with 5 3 1 1", "influence 8", "pass"),
        *("influence 8 with 7 1", "influence 9 with 5 3", "influence 8 with + 5 3", "influence"),
    ],
)
def test_what_is_no_group_is_refused(text: str) -> None:
    ann = player(dice="1 2", groups=text)
    with pytest.raises(BadPosition):
        scene(step="influence", Ann=ann, Brian=player(dice="1 2 3"))
    assert group_named("influence 8 with 3 5").text == "influence 8 with 5 3"


def test_the_statue_throws_one_of_several_bonus_dice_again() -> None:
    game = scene(step="roll", Ann=player(buildings="statue", bonus_due=2), Brian=player())
    game.rolls(Ann="3 3 3 + 3 3", Brian="1 2 3")
    game.plays("Ann", "statue bonus die")
    game.settles("reroll 5")
    assert game.dice("Ann") == "3 3 3 + 3 5"


def test_every_army_token_is_needed() -> None:
    words = {"edition": "revised", "army_tokens": True, "step": "build"}
    for year, needed in ((1, 6), (3, 4), (5, 2)):
        tokens = [0, 1, 1, 2, 3, 4][:needed]
        ann = player(**{"army tokens": tokens})
        scene(year=year, Ann=ann, Brian=player(), **words)
        fewer = player(**{"army tokens": tokens[1:]})
        refused(f"needs {needed} army tokens", year=year, Ann=fewer, Brian=player(), **words)


def test_fields_at_their_ends() -> None:
    base = {"game": "kingsburg", "step": "over", "seats": [{}, {}]}
    assert KINGSBURG.restore({**base, "year": 5}).position()["year"] == 5
    for field, wrong in (("year", 6), ("year", 0), ("turn", 3), ("part", 100), ("due", 21)):
        with pytest.raises(BadPosition, match=f"“{field}” must be a whole number"):
            KINGSBURG.restore({**base, field: wrong})
    for field, most in (("tokens", 500), ("soldiers", 500), ("reinforcement", 6), ("bonus due", 3)):
        seat = {field: most}
        assert KINGSBURG.restore({**base, "seats": [seat, {}]}).seats == 2
        with pytest.raises(BadPosition, match=f"“{field}” must be a whole number"):
            KINGSBURG.restore({**base, "seats": [{field: most + 1}, {}]})


def test_the_view_says_what_is_thrown_again() -> None:
    for play, told in (
        ("statue own die", "own die"),
        ("statue bonus die", "bonus die"),
        ("chapel", "all dice"),
    ):
        ann = player(buildings="statue, chapel", bonus_due=1)
        game = scene(step="roll", Ann=ann, Brian=player())
        game.rolls(Ann="1 1 1 + 1", Brian="1 2 3")
        assert game.view(None)["rerolls"] is None
        game.plays("Ann", play)
        assert (game.view(None)["rerolls"], game.view(None)["draws"]) == (told, 0)


def test_a_crane_is_idle_for_one_building_only() -> None:
    ann = player(
        buildings="inn, market, barricade, crane",
        goods="2 gold, 3 wood, 1 stone",
        used=["market", "token"],
    )
    game = scene(edition="revised", step="build", Ann=ann, Brian=player(goods="2 gold, 1 wood"))
    game.plays("Ann", "without crane")
    assert game.of("Ann")["used"] == ["token", "market", "idle crane"]
    game.plays("Ann", "build nothing")
    assert game.of("Ann")["used"] == ["token", "market"]
