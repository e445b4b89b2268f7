"""Governors who change dice or look at their total."""

import pytest

from tests.rules.kingsburg.modules import with_governors
from tests.rules.kingsburg.scene import Scene, no_such_action, player
from tests.rules.shows import shows

FARMS = "inn, market, farms"
CHAPEL = "statue, chapel"


def rolled(governor: str, dice: str, buildings: str = "", goods: str = "nothing") -> Scene:
    """Ann has rolled; Brian rolled 10 and stood before her in the old order."""
    game = with_governors(
        step="roll",
        order="Brian Ann",
        Ann=player(governor=governor, buildings=buildings, goods=goods),
        Brian=player(),
    )
    game.rolls(Brian="2 4 4", Ann=dice)
    return game


@shows("K-G.prince", "R-K.75")
def test_the_prince_turns_a_total_of_eight_into_3_4_6() -> None:
    game = rolled("prince", "2 3 3")
    assert game.choices("Ann") == ["keep", "prince"]
    game.plays("Ann", "prince")
    assert game.dice("Ann") == "3 4 6"
    assert game.order == "Brian Ann"  # 13 is more than 10, where 8 was less


@shows("K-G.prince", "K-0.13")
def test_the_prince_may_keep_his_dice() -> None:
    game = rolled("prince", "2 3 3")
    game.plays("Ann", "keep")
    assert game.dice("Ann") == "2 3 3"
    assert game.order == "Ann Brian"


@shows("K-G.prince")
def test_a_total_of_nine_is_too_much_for_the_prince() -> None:
    assert rolled("prince", "3 3 3").step == "influence"


@shows("K-G.prince", "R-K.75")
def test_bonus_dice_count_for_the_prince_but_stay_as_they_are() -> None:
    assert rolled("prince", "2 2 3 + 2", FARMS).step == "influence"
    game = rolled("prince", "2 2 2 + 2", FARMS)
    game.plays("Ann", "prince")
    assert game.dice("Ann") == "3 4 6 + 2"


@shows("K-G.prince", "K-2a.4", "R-K.44", "R-K.75")
def test_the_prince_comes_after_the_rerolls() -> None:
    game = rolled("prince", "1 2 4", CHAPEL)
    game.plays("Ann", "chapel")
    game.settles("roll 2 2 2")
    game.plays("Ann", "statue own die")
    game.settles("reroll 4")
    assert game.choices("Ann") == ["keep", "prince"]
    game.plays("Ann", "prince")
    assert game.step == "influence"
    game = rolled("prince", "1 1 1", CHAPEL)
    game.plays("Ann", "prince")
    assert game.step == "influence"  # Statue and Chapel are out of question now


@shows("K-G.prince", "K-M2.3")
def test_the_prince_works_every_season() -> None:
    game = rolled("prince", "1 1 1")
    game.plays("Ann", "prince")
    game.goes_on_to("reroll", season="summer")
    game.can("Ann", "prince")


@shows("K-G.philosopher", "R-K.80")
def test_the_philosopher_changes_an_own_die_by_one() -> None:
    game = rolled("philosopher", "1 4 6 + 3", FARMS)
    assert game.choices("Ann") == [
        "keep",
        "shift 1 to 2",
        "shift 4 to 3",
        "shift 4 to 5",
        "shift 6 to 5",
    ]
    assert no_such_action("shift 1 to 0")
    assert no_such_action("shift 6 to 7")
    game.cannot("Ann", "shift 3 to 4", "shift 3 to 2")  # the 3 is a bonus die
    game.plays("Ann", "shift 4 to 3")
    assert game.dice("Ann") == "1 3 6 + 3"
    assert game.step == "influence"  # once is all


@pytest.mark.parametrize(
    ("dice", "shift", "points"),
    [
        ("3 4 4", "shift 4 to 3", 1),
        ("3 4 5", "shift 5 to 4", 0),
        ("3 3 3", "shift 3 to 4", 1),
        ("3 3 4", "shift 4 to 5", 0),
    ],
)
@shows("K-G.philosopher", "R-K.80")
def test_the_philosopher_scores_at_a_total_of_ten_or_less(
    dice: str, shift: str, points: int
) -> None:
    game = rolled("philosopher", dice)
    game.plays("Ann", shift)
    assert game.points("Ann") == points


@shows("K-G.philosopher")
def test_bonus_dice_count_for_the_philosophers_total() -> None:
    game = rolled("philosopher", "2 2 3 + 5", FARMS)
    game.plays("Ann", "shift 3 to 2")
    assert game.state.scores()[0]["governor"] == 0
    game = rolled("philosopher", "2 2 3 + 4", FARMS)
    game.plays("Ann", "shift 3 to 2")
    assert game.state.scores()[0]["governor"] == 1


@shows("K-G.philosopher", "K-0.13")
def test_a_philosopher_who_changes_nothing_scores_nothing() -> None:
    game = rolled("philosopher", "1 2 3")
    game.plays("Ann", "keep")
    assert game.points("Ann") == 0


@shows("K-G.philosopher", "K-2a.4", "R-K.80")
def test_the_philosopher_may_open_the_chapel_and_then_scores_nothing() -> None:
    game = rolled("philosopher", "1 3 4", CHAPEL)
    game.cannot("Ann", "chapel")
    game.plays("Ann", "shift 4 to 3", "chapel")
    game.settles("roll 1 1 1")
    game.plays("Ann", "keep")
    assert game.state.scores()[0]["governor"] == 0


@pytest.mark.parametrize(("dice", "shift"), [("1 3 4", "shift 4 to 3"), ("2 3 3", "shift 2 to 3")])
@shows("K-G.philosopher", "R-K.80")
def test_a_philosopher_who_declines_chapel_or_statue_keeps_his_point(dice: str, shift: str) -> None:
    game = rolled("philosopher", dice, CHAPEL)
    game.plays("Ann", shift)
    assert game.asked == "Ann"
    game.plays("Ann", "keep")
    assert game.state.scores()[0]["governor"] == 1


@shows("K-G.philosopher", "K-2a.4", "R-K.80")
def test_the_philosopher_may_act_after_chapel_and_statue() -> None:
    game = rolled("philosopher", "1 2 4", CHAPEL)
    game.plays("Ann", "chapel")
    game.settles("roll 4 4 4")
    game.plays("Ann", "statue own die")
    game.settles("reroll 2")
    game.plays("Ann", "shift 4 to 3")
    assert game.dice("Ann") == "2 3 4"
    assert game.state.scores()[0]["governor"] == 1


@shows("K-G.philosopher", "R-K.80")
def test_a_statue_after_the_philosopher_takes_his_point() -> None:
    game = rolled("philosopher", "2 3 3", "statue")
    game.plays("Ann", "shift 2 to 3", "statue own die")
    game.settles("reroll 1")
    assert game.state.scores()[0]["governor"] == 0


@shows("K-G.trickster", "R-K.92")
def test_the_trickster_turns_an_own_die_over() -> None:
    game = rolled("trickster", "1 4 6 + 2", FARMS)
    assert game.choices("Ann") == ["keep", "turn 1", "turn 4", "turn 6"]
    game.cannot("Ann", "turn 2")  # the bonus die stays
    game.plays("Ann", "turn 4")
    assert game.dice("Ann") == "1 3 6 + 2"
    assert game.step == "influence"  # once a season


@pytest.mark.parametrize(("face", "opposite"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
@shows("K-G.trickster")
def test_opposite_faces_add_up_to_seven(face: int, opposite: int) -> None:
    game = rolled("trickster", f"{face} {face} {face}")
    game.plays("Ann", f"turn {face}")
    assert game.dice("Ann") == " ".join(map(str, sorted([face, face, opposite])))


@shows("K-G.trickster", "K-2a.4", "R-K.92", "R-K.44")
def test_the_trickster_acts_before_statue_and_chapel() -> None:
    game = rolled("trickster", "1 1 6", CHAPEL)
    game.plays("Ann", "turn 6")
    game.plays("Ann", "statue own die")
    game.settles("reroll 4")
    game.plays("Ann", "chapel")
    game.settles("roll 1 2 3")
    assert game.step == "influence"
    game = rolled("trickster", "1 1 1", CHAPEL)
    game.can("Ann", "turn 1", "chapel", "statue own die")
    game.plays("Ann", "statue own die")
    game.settles("reroll 2")
    game.cannot("Ann", "turn 1", "turn 2")


@shows("K-G.trickster", "K-0.13")
def test_the_trickster_may_decline_and_try_again_next_season() -> None:
    game = rolled("trickster", "1 2 3")
    game.plays("Ann", "keep")
    assert game.dice("Ann") == "1 2 3"
    game.goes_on_to("reroll", season="summer")
    game.can("Ann", "turn 1")


@pytest.mark.parametrize(
    ("dice", "buildings", "goods"),
    [
        ("3 3 3", "", "1 gold"),
        ("3 3 4", "", "nothing"),
        ("1 1 1", "", "1 gold"),
        ("2 2 3 + 2", FARMS, "1 gold"),
        ("2 2 3 + 3", FARMS, "nothing"),
    ],
)
@shows("K-G.heiress", "R-K.73")
def test_the_heiress_takes_a_gold_at_a_total_of_nine_or_less(
    dice: str, buildings: str, goods: str
) -> None:
    game = rolled("heiress", dice, buildings)
    assert game.step == "influence"
    assert game.goods("Ann") == goods


@shows("K-G.heiress", "K-2a.4", "R-K.44")
def test_the_heiress_looks_at_the_dice_after_all_rerolls() -> None:
    game = rolled("heiress", "1 2 4", CHAPEL)
    assert game.goods("Ann") == "nothing"
    game.plays("Ann", "chapel")
    game.settles("roll 4 4 5")
    assert game.goods("Ann") == "nothing"
    game = rolled("heiress", "5 5 5", "statue")
    game.plays("Ann", "keep")
    assert game.goods("Ann") == "nothing"
    game = rolled("heiress", "1 2 4", CHAPEL)
    game.plays("Ann", "keep")
    assert game.goods("Ann") == "1 gold"


@shows("K-G.heiress", "K-M2.3")
def test_the_heiress_takes_her_gold_every_season() -> None:
    game = rolled("heiress", "1 1 1")
    game.goes_on_to("influence", season="summer")
    assert game.goods("Ann") == "2 gold"
