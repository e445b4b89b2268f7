"""Step b: influencing advisors (K-2b)."""

import re

import pytest

from tests.rules.kingsburg.scene import KINGSBURG, both_editions, no_such_action, player, scene
from tests.rules.shows import shows


@shows("K-2b.1")
@both_editions
def test_round_by_round_one_advisor_each(edition: str) -> None:
    game = scene(
        edition=edition,
        step="influence",
        order="Brian Cindy Ann",
        Ann=player(dice="1 3 5"),
        Brian=player(dice="2 4"),
        Cindy=player(dice="6"),
    )
    game.plays("Brian", "influence 2 with 2")
    game.cannot("Brian", "influence 4 with 4")
    game.plays("Cindy", "influence 6 with 6")
    game.plays("Ann", "influence 1 with 1")
    game.plays("Brian", "influence 4 with 4")
    game.plays("Ann", "influence 3 with 3")
    game.plays("Ann", "influence 5 with 5")
    assert game.who("influenced") == "Brian Cindy Ann Brian Ann Ann"


@shows("K-2b.2", "R-K.7")
@both_editions
def test_passing_is_always_allowed_and_final(edition: str) -> None:
    game = scene(
        edition=edition,
        step="influence",
        Ann=player(dice="1 3 5"),
        Brian=player(dice="2 4 6"),
    )
    game.plays("Ann", "pass")
    game.plays("Brian", "influence 2 with 2")
    assert game.asked == "Brian"  # Ann is skipped
    game.cannot("Ann", "influence 1 with 1")
    game.plays("Brian", "pass")
    assert game.who("influenced") == "Brian"
    assert game.step != "influence"


@shows("K-2b.3", "R-K.55")
@both_editions
def test_without_a_legal_group_a_player_passes_and_the_step_ends_when_all_have(
    edition: str,
) -> None:
    game = scene(
        edition=edition,
        step="influence",
        Ann=player(dice="3"),
        Brian=player(dice="3"),
        Cindy=player(dice="4"),
    )
    game.plays("Ann", "influence 3 with 3")
    assert game.who("passed") == "Brian"  # his 3 fits nowhere
    game.plays("Cindy", "influence 4 with 4")
    assert game.who("passed") == "Brian Ann Cindy"
    assert all(event.facts["forced"] for event in game.log("passed"))
    assert game.step == "reward merchant"


@shows("K-2b.3", "R-K.55", "R-K.38", "R-K.81")
def test_a_politician_whose_dice_fit_nowhere_passes_by_force() -> None:
    game = scene(
        edition="revised",
        governors=True,
        step="influence",
        order="Cindy Ann Brian David",
        Ann=player(governor="politician", dice="6 + 6 6", tokens=1),  # 6, 12, 18; 8, 14, 20
        Brian=player(governor="miner", groups="influence 6 with 6, influence 12 with 6 6"),
        Cindy=player(governor="duke", dice="1", groups="influence 8 with 4 4"),
        David=player(governor="fairy", groups="influence 14 with 5 5 4, influence 18 with 6 + 6 6"),
    )
    game.plays("Cindy", "pass")
    assert [event.facts["forced"] for event in game.log("passed", "Ann")] == [True]


@shows("K-2b.4")
@both_editions
def test_the_sum_is_exactly_the_rank(edition: str) -> None:
    game = scene(
        edition=edition, step="influence", Ann=player(dice="1 3 5"), Brian=player(dice="6")
    )
    assert set(game.choices("Ann")) == {
        "pass",
        "influence 1 with 1",
        "influence 3 with 3",
        "influence 5 with 5",
        "influence 4 with 3 1",
        "influence 6 with 5 1",
        "influence 8 with 5 3",
        "influence 9 with 5 3 1",
    }
    game.cannot("Ann", "influence 2 with 2")  # a die she does not have
    assert no_such_action("influence 7 with 5 3")  # a die counts in full


@shows("K-2b.4")
@both_editions
def test_dice_that_are_laid_are_gone(edition: str) -> None:
    game = scene(
        edition=edition, step="influence", Ann=player(dice="1 3 5"), Brian=player(dice="6 6")
    )
    game.plays("Ann", "influence 8 with 5 3")
    game.plays("Brian", "influence 6 with 6")
    game.cannot("Ann", "influence 5 with 5", "influence 4 with 3 1")
    game.can("Ann", "influence 1 with 1")


@shows("K-2b.5", "R-K.9")
@both_editions
def test_any_number_of_bonus_dice_join_an_own_die(edition: str) -> None:
    game = scene(
        edition=edition,
        step="influence",
        Ann=player(dice="2 4 + 3 6"),
        Brian=player(),
    )
    game.can(
        "Ann",
        "influence 2 with 2",
        "influence 5 with 2 + 3",
        "influence 8 with 2 + 6",
        "influence 11 with 2 + 6 3",
        "influence 15 with 4 2 + 6 3",
    )
    game.cannot("Ann", "influence 3 with 3")  # the 3 is a bonus die


@shows("K-2b.5", "R-K.9")
def test_no_group_without_an_own_die_exists() -> None:
    groups = [action.text for action in KINGSBURG.actions if "influence" in action.text]
    own_die_first = re.compile(
        r"influence (private )?\d+ with [1-6]( [1-6])*( \+| token| market|$)"
    )
    assert len(groups) > 10_000
    assert [text for text in groups if not own_die_first.match(text)] == []


@shows("K-2b.6", "R-K.1")
@both_editions
def test_one_token_a_season_adds_two_and_is_spent(edition: str) -> None:
    game = scene(
        edition=edition,
        step="influence",
        Ann=player(dice="1 3 5", tokens=3),
        Brian=player(),
        Cindy=player(),
    )
    game.plays("Ann", "influence 7 with 5 token")
    assert game.tokens("Ann") == 2
    game.cannot("Ann", "influence 3 with 1 token", "influence 5 with 3 token")
    game.plays("Ann", "influence 3 with 3")
    assert no_such_action("influence 8 with 5 token")
    game.goes_on_to("influence", season="summer")
    game.can("Ann", "influence 5 with 1 1 1 token")  # a new season


@shows("K-2b.6", "K-2b.5")
@both_editions
def test_token_and_bonus_die_go_together(edition: str) -> None:
    game = scene(
        edition=edition, step="influence", Ann=player(dice="1 + 6", tokens=1), Brian=player()
    )
    game.plays("Ann", "influence 9 with 1 + 6 token")
    assert game.tokens("Ann") == 0


@shows("K-2b.6")
@both_editions
def test_who_has_no_token_uses_none(edition: str) -> None:
    game = scene(edition=edition, step="influence", Ann=player(dice="5"), Brian=player())
    game.cannot("Ann", "influence 7 with 5 token")


@shows("K-2b.7")
@both_editions
def test_an_advisor_with_dice_is_closed_to_all(edition: str) -> None:
    game = scene(
        edition=edition,
        step="influence",
        Ann=player(dice="2 4 6"),
        Brian=player(dice="1 5 6"),
    )
    game.plays("Ann", "influence 6 with 6")
    game.cannot("Brian", "influence 6 with 6", "influence 6 with 5 1")
    game.plays("Brian", "influence 1 with 1")
    game.cannot("Ann", "influence 6 with 4 2")  # her own dice close it as well


@shows("K-2b.8", "R-K.8")
@both_editions
def test_the_market_shifts_the_sum_with_the_token(edition: str) -> None:
    game = scene(
        edition=edition,
        step="influence",
        Ann=player(dice="1 5", tokens=2, buildings="inn, market"),
        Brian=player(),
    )
    game.can(
        "Ann",
        "influence 6 with 5 token market",
        "influence 7 with 5 token",
        "influence 4 with 5 market",
    )
    game.plays("Ann", "influence 8 with 5 token market")
    assert set(game.choices("Ann")) == {"pass", "influence 1 with 1"}  # both are used
    assert no_such_action("influence 9 with 5 token market")  # one up or down, once


@shows("K-2b.9", "R-K.38")
@both_editions
def test_a_sum_of_nineteen_needs_the_market(edition: str) -> None:
    game = scene(
        edition=edition,
        step="influence",
        Ann=player(dice="6 6 6 + 1", buildings="inn, market"),
        Brian=player(dice="6 6 6 + 1"),
    )
    assert not any("6 6 6 + 1" in text for text in game.choices("Brian"))
    game.can("Ann", "influence 18 with 6 6 6 + 1 market")
    assert no_such_action("influence 19 with 6 6 6 + 1")
    assert no_such_action("influence 18 with 6 6 6 + 2 market")  # 20 is out of reach
    assert no_such_action("influence 0 with 1 market")


@shows("K-2b.9", "R-K.38")
@both_editions
def test_no_group_leads_beyond_the_king(edition: str) -> None:
    game = scene(
        edition=edition,
        step="influence",
        Ann=player(dice="6 6 6 + 6 6", tokens=1, buildings="inn, market"),
        Brian=player(),
    )
    places = [int(text.split()[1]) for text in game.choices("Ann") if text != "pass"]
    assert max(places) == 18
    assert min(places) == 5  # a 6 and the Market


@shows("K-2b.10")
@both_editions
def test_the_player_chooses_among_ways_to_the_same_advisor(edition: str) -> None:
    game = scene(
        edition=edition,
        step="influence",
        Ann=player(dice="2 3 5 + 3 5", tokens=1, buildings="inn, market"),
        Brian=player(),
    )
    to_the_treasurer = {text for text in game.choices("Ann") if text.startswith("influence 8 ")}
    assert to_the_treasurer >= {
        "influence 8 with 5 3",
        "influence 8 with 5 + 3",
        "influence 8 with 3 + 5",
        "influence 8 with 3 2 + 3",
        "influence 8 with 3 + 3 token",
        "influence 8 with 5 token market",
        "influence 8 with 2 + 5 market",
    }


@shows("K-2b.10")
@both_editions
def test_equal_dice_are_interchangeable(edition: str) -> None:
    game = scene(edition=edition, step="influence", Ann=player(dice="4 4 4 + 4 4"), Brian=player())
    choices = game.choices("Ann")
    assert len(choices) == len(set(choices))
    assert [text for text in choices if text.startswith("influence 8 ")] in (
        ["influence 8 with 4 4", "influence 8 with 4 + 4"],
        ["influence 8 with 4 + 4", "influence 8 with 4 4"],
    )


@shows("K-2b.11", "R-K.9")
@both_editions
@pytest.mark.parametrize("dice", ["3 5 6", "3 5 6 + 6"])
def test_dice_that_are_not_placed_bring_nothing(edition: str, dice: str) -> None:
    game = scene(
        edition=edition, season="autumn", step="influence", Ann=player(dice=dice), Brian=player()
    )
    game.plays("Ann", "influence 3 with 3", "pass")
    assert game.goods("Ann") == "1 wood"
    assert (game.points("Ann"), game.soldiers("Ann"), game.tokens("Ann")) == (0, 0, 0)
    assert game.who("gift") == "Ann"
