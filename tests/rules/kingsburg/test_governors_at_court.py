"""Governors who act at court: the Duke and the Politician."""

import pytest

from tests.rules.kingsburg.modules import with_governors
from tests.rules.kingsburg.scene import KINGSBURG, Scene, no_such_action, player
from tests.rules.shows import shows


def dukes_choice(groups: str, **words: object) -> Scene:
    """The end of step b with Ann as Duke."""
    words.setdefault("Brian", player())
    return with_governors(step="duke", Ann=player(governor="duke", groups=groups), **words)


@shows("K-G.duke", "R-K.77")
def test_the_duke_moves_his_highest_group_up_to_the_duchess() -> None:
    game = dukes_choice("influence 5 with 5, influence 8 with 6 2")
    assert game.choices("Ann") == ["use", "decline"]
    game.plays("Ann", "use")
    assert game.soldiers("Ann") == 1  # the Sergeant still pays
    game.plays("Ann", "take stone stone")
    assert game.goods("Ann") == "2 stone"  # the Duchess pays, the Treasurer does not
    assert game.tokens("Ann") == 1


@shows("K-G.duke", "R-K.77")
def test_the_duke_moves_a_group_down_as_well() -> None:
    game = dukes_choice("influence 18 with 6 6 6")
    game.plays("Ann", "use", "take gold wood")
    assert game.goods("Ann") == "1 gold, 1 wood"
    assert game.soldiers("Ann") == 0


@shows("K-G.duke", "R-K.77")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_duke_moves_whichever_group_is_the_highest(first: int) -> None:
    groups = ["influence 2 with 2", "influence 6 with 6", "influence 4 with 4"]
    game = dukes_choice(", ".join(groups[first:] + groups[:first]))
    game.plays("Ann", "use")
    court = {group["place"]: group["own"] for group in game.view(None)["court"]}
    assert court == {2: [2], 4: [4], 12: [6]}
    assert Scene(KINGSBURG.restore(game.position), game.names).position == game.position


@shows("K-G.duke", "K-0.13")
def test_the_duke_may_decline() -> None:
    game = dukes_choice("influence 8 with 6 2")
    game.plays("Ann", "decline")
    assert game.goods("Ann") == "2 gold"
    assert game.tokens("Ann") == 0


@shows("K-G.duke", "R-K.77")
def test_the_duke_needs_a_free_duchess() -> None:
    game = dukes_choice(
        "influence 8 with 6 2", Brian=player(groups="influence 12 with 6 6"), Cindy=player()
    )
    assert game.step == "reward duchess"
    assert game.goods("Ann") == "2 gold"
    game = dukes_choice("influence 12 with 6 6")
    assert game.step == "reward duchess"  # she is his already
    game = dukes_choice("influence 8 with 6 2", neutral=[[4, 4, 4], [1, 1]])
    assert game.goods("Ann") == "2 gold"


@shows("K-G.duke")
def test_a_duke_without_a_group_moves_nothing() -> None:
    game = with_governors(
        step="duke",
        Ann=player(governor="duke"),
        Brian=player(groups="influence 8 with 6 2", goods="1 gold"),
    )
    assert game.goods("Brian") == "3 gold"


@shows("K-G.duke", "R-K.77")
def test_the_duke_acts_when_all_have_passed() -> None:
    game = with_governors(
        step="influence",
        Ann=player(governor="duke", dice="1 2 6"),
        Brian=player(dice="5 6 6"),
    )
    game.plays("Ann", "influence 8 with 6 2")
    game.plays("Brian", "influence 11 with 6 5")
    game.plays("Ann", "influence 1 with 1")
    assert game.asked == "Brian"
    game.plays("Brian", "pass")
    assert (game.step, game.asked) == ("duke", "Ann")
    game.plays("Ann", "use")
    assert [e.facts["advisor"] for e in game.log("duke_moved")] == [8]


@shows("K-G.duke", "R-K.77")
def test_another_players_group_on_the_advisor_left_behind_is_still_paid() -> None:
    for at in (0, 1):  # whoever of the two the envoy had led there
        game = dukes_choice(
            "influence 8 with 6 2", Brian=player(groups="influence 8 with 5 3"), envoy_at=[8, at]
        )
        game.plays("Ann", "use", "take wood wood")
        assert game.goods("Ann") == "2 wood"
        assert game.goods("Brian") == "2 gold"


@shows("K-G.duke", "R-K.77")
def test_of_two_own_groups_on_the_highest_advisor_one_moves() -> None:
    game = dukes_choice("influence 6 with 6, influence 6 with 5 1", envoy_at=[6, 0])
    game.plays("Ann", "use")
    game.plays("Ann", "take gold wood")  # without a good at first, the Alchemist had nothing
    assert game.goods("Ann") == "1 gold, 1 wood"
    game = dukes_choice("influence 5 with 5, influence 5 with 4 1", envoy_at=[5, 0])
    game.plays("Ann", "use")
    assert game.soldiers("Ann") == 1


@shows("K-G.duke", "K-M2.3")
def test_the_duke_moves_one_group_and_no_more() -> None:
    game = dukes_choice("influence 2 with 2, influence 8 with 6 2")
    game.plays("Ann", "use")
    assert game.step == "reward duchess"
    assert game.goods("Ann") == "1 gold"


def politics(dice: str, **words: object) -> Scene:
    """Step b with Ann as Politician, who comes first."""
    return with_governors(
        step="influence",
        Ann=player(governor="politician", dice=dice, **words),
        Brian=player(dice="1 4 5"),
    )


@shows("K-G.politician", "R-K.81")
def test_the_politician_has_two_advisors_of_his_own() -> None:
    game = politics("1 4 5")
    game.can("Ann", "influence private 5 with 5", "influence private 5 with 4 1")
    game.can("Ann", "influence private 10 with 5 4 1", "influence 5 with 5")
    game.plays("Ann", "influence private 5 with 5")
    game.cannot("Brian", "influence private 5 with 5", "influence private 10 with 5 4 1")
    assert no_such_action("influence private 9 with 5 4")
    game.plays("Brian", "influence 5 with 5")
    assert game.asked == "Ann"


@shows("K-G.politician", "R-K.81")
def test_the_politician_may_use_board_and_card_alike_but_each_once() -> None:
    game = politics("1 4 5")
    game.plays("Ann", "influence private 5 with 5")
    game.plays("Brian", "pass")
    game.cannot("Ann", "influence private 5 with 4 1")
    game.plays("Ann", "influence 5 with 4 1")
    game.plays("Ann", "take wood")
    assert game.soldiers("Ann") == 1
    assert game.goods("Ann") == "1 wood"


@shows("K-G.politician", "R-K.81", "K-2b.3")
@pytest.mark.parametrize(
    ("laid", "left"),
    [
        ("", ["private 5 with 5", "private 10 with 5 + 5"]),
        ("influence private 10 with 6 + 4", ["private 5 with 5"]),
        ("influence private 5 with 5", ["private 10 with 5 + 5"]),
        ("influence private 5 with 5, influence private 10 with 6 + 4", []),
    ],
)
def test_the_politician_is_asked_while_an_own_advisor_is_in_reach(
    laid: str, left: list[str]
) -> None:
    game = with_governors(
        step="influence",
        Ann=player(governor="politician", dice="5 + 5", groups=laid),
        Brian=player(groups="influence 5 with 5, influence 10 with 6 + 4", dice="1"),
    )
    assert game.asked == ("Ann" if left else "Brian")
    assert game.choices("Ann")[1:] == [f"influence {place}" for place in left]


@shows("K-G.politician", "R-K.81")
def test_private_advisors_take_token_and_market() -> None:
    game = politics("2 3 6", tokens=1, buildings="inn, market")
    game.can("Ann", "influence private 5 with 3 token", "influence private 5 with 6 market")
    game.can(
        "Ann", "influence private 10 with 6 3 market", "influence private 5 with 2 token market"
    )
    game.plays("Ann", "influence private 10 with 6 3 market")
    game.plays("Brian", "pass")
    game.cannot("Ann", "influence 3 with 2 market")


@shows("K-G.politician", "R-K.81", "K-5.6")
def test_the_envoy_doubles_a_private_advisor() -> None:
    game = with_governors(
        step="influence",
        envoy="Ann",
        Ann=player(governor="politician", dice="1 4 5"),
        Brian=player(),
    )
    game.plays("Ann", "influence private 5 with 5", "influence private 5 with 4 1")
    assert game.envoy == "nobody"
    game.plays("Ann", "take gold", "take wood")
    assert game.goods("Ann") == "1 gold, 1 wood"


@shows("K-G.politician", "R-K.81")
def test_private_five_pays_after_the_sergeant_and_before_the_alchemist() -> None:
    game = with_governors(
        step="rewards",
        Ann=player(governor="politician", groups="influence private 5 with 5, influence 6 with 6"),
        Brian=player(groups="influence 4 with 4"),
        Cindy=player(groups="influence 5 with 5"),
    )
    assert game.step == "reward merchant"
    game.plays("Brian", "take gold")
    assert game.soldiers("Cindy") == 1
    assert game.choices("Ann") == ["take gold", "take wood", "take stone"]
    game.plays("Ann", "take stone", "trade stone")
    assert game.goods("Ann") == "1 gold, 1 wood"


@shows("K-G.politician", "R-K.81")
def test_private_ten_pays_two_goods_after_the_general() -> None:
    game = with_governors(
        step="rewards",
        Ann=player(governor="politician", groups="influence private 10 with 6 4"),
        Brian=player(groups="influence 10 with 5 5"),
        Cindy=player(groups="influence 11 with 6 5"),
    )
    assert game.asked == "Brian"
    game.plays("Brian", "decline")
    assert game.asked == "Ann"
    assert len(game.choices("Ann")) == 6
    game.cannot("Ann", "take gold")
    game.plays("Ann", "take stone stone")
    assert game.goods("Ann") == "2 stone"
    assert game.tokens("Ann") == 1
    assert game.asked == "Cindy"


@shows("K-G.politician", "K-B.stables", "R-K.81")
def test_private_advisors_give_no_soldiers() -> None:
    game = with_governors(
        step="rewards",
        Ann=player(
            governor="politician",
            groups="influence private 10 with 6 4, influence private 5 with 5",
            buildings="palisade, stables",
        ),
        Brian=player(),
    )
    game.plays("Ann", "take gold", "take wood wood")
    assert game.soldiers("Ann") == 0
