"""Step a: rolling and turn order (K-2a)."""

from fractions import Fraction

import pytest

from tests.rules.kingsburg.scene import Scene, both_editions, player, scene
from tests.rules.shows import shows


@shows("K-2a.1")
@both_editions
def test_all_roll_before_anybody_changes_dice(edition: str) -> None:
    game = scene(
        edition=edition,
        step="roll",
        Ann=player(buildings="statue"),
        Brian=player(bonus_due=1),
        Cindy=player(),
    )
    game.settles("roll 2 2 2")
    assert (game.draws, game.drawer) == ("roll", "Brian")  # Ann's Statue has to wait
    game.settles("roll 2 3 4 + 5")
    game.settles("roll 1 5 6")
    assert game.asked == "Ann"


@shows("K-2a.1")
def test_dice_are_fair() -> None:
    chance = scene(step="roll", Ann=player(bonus_due=1), Brian=player()).state.chance
    assert chance is not None
    odds = {chance.text(outcome): odds for outcome, odds in chance.outcomes()}
    assert sum(odds.values()) == 1
    assert odds["roll 1 1 1 + 6"] == Fraction(1, 6**4)
    assert odds["roll 1 1 2 + 6"] == Fraction(3, 6**4)
    assert odds["roll 1 2 3 + 6"] == Fraction(6, 6**4)


@shows("K-2a.2", "R-K.10", "R-K.43")
@both_editions
def test_rerolls_go_in_the_old_turn_order_one_player_after_the_other(edition: str) -> None:
    game = scene(
        edition=edition,
        step="roll",
        order="Brian Ann Cindy",
        Ann=player(buildings="statue"),
        Brian=player(buildings="statue, chapel"),
        Cindy=player(),
    )
    game.rolls(Brian="2 2 2", Ann="1 1 1", Cindy="1 2 3")
    game.cannot("Ann", "statue own die")  # Brian goes first, though his total is higher
    game.plays("Brian", "statue own die")
    game.settles("reroll 3")
    game.plays("Brian", "chapel")
    game.settles("roll 6 6 5")
    seats = game.view("Ann")["seats"]
    assert isinstance(seats, list)
    assert seats[1]["own"] == [5, 6, 6]  # Ann sees where Brian ended
    game.plays("Ann", "keep")
    assert game.order == "Ann Cindy Brian"


@shows("K-2a.3", "R-K.10")
@both_editions
def test_statue_and_chapel_once_each_in_either_order(edition: str) -> None:
    game = scene(
        edition=edition, step="roll", Ann=player(buildings="statue, chapel"), Brian=player()
    )
    game.rolls(Ann="1 1 1", Brian="3 4 5")
    game.can("Ann", "statue own die", "chapel")
    game.plays("Ann", "chapel")
    game.settles("roll 2 2 2")
    game.cannot("Ann", "chapel")  # 6 again, but no second use
    game.plays("Ann", "statue own die")
    game.settles("reroll 2")
    assert game.step == "influence"  # alike again, but no second use
    assert game.dice("Ann") == "2 2 2"


def governed(governor: str, dice: str, buildings: str = "") -> Scene:
    """Ann's governor and buildings, and what she rolled."""
    game = scene(
        edition="revised",
        governors=True,
        step="roll",
        Ann=player(governor=governor, buildings=buildings),
        Brian=player(governor="miner"),
    )
    game.rolls(Ann=dice, Brian="4 5 6")
    return game


@shows("K-2a.4", "R-K.44", "R-K.92")
def test_the_trickster_acts_before_all_else() -> None:
    game = governed("trickster", "2 2 2", "statue")
    game.can("Ann", "turn 2", "statue own die")
    game.plays("Ann", "statue own die")
    game.settles("reroll 5")
    assert game.step == "influence"  # too late for the Trickster
    game = governed("trickster", "1 6 6", "statue")
    game.plays("Ann", "turn 1")
    game.can("Ann", "statue own die")  # 6 6 6: the Statue comes after him


@shows("K-2a.4", "R-K.44", "R-K.80")
def test_the_philosopher_comes_before_between_or_after() -> None:
    game = governed("philosopher", "1 1 2", "statue, chapel")
    game.plays("Ann", "shift 2 to 1", "statue own die")
    game.settles("reroll 4")
    game.plays("Ann", "chapel")
    game.settles("roll 3 3 3")
    game = governed("philosopher", "2 2 2", "statue, chapel")
    game.plays("Ann", "statue own die")
    game.settles("reroll 1")
    game.plays("Ann", "shift 2 to 3", "chapel")
    game.settles("roll 1 1 1")
    assert game.step == "influence"
    game = governed("philosopher", "2 2 2", "statue, chapel")
    game.plays("Ann", "chapel")
    game.settles("roll 5 5 5")
    game.plays("Ann", "statue own die")
    game.settles("reroll 6")
    game.plays("Ann", "shift 6 to 5")
    assert game.dice("Ann") == "5 5 5"


@shows("K-2a.4", "R-K.44", "R-K.75")
def test_the_prince_comes_after_all_rerolls() -> None:
    game = governed("prince", "2 2 2", "statue, chapel")
    game.plays("Ann", "statue own die")
    game.settles("reroll 1")
    game.plays("Ann", "prince")
    assert game.step == "influence"  # the Chapel is over
    assert game.dice("Ann") == "3 4 6"


@shows("K-2a.4", "R-K.44")
@pytest.mark.parametrize(("last", "goods"), [("1 2 6", "1 gold"), ("2 2 6", "nothing")])
def test_the_heiress_looks_at_the_final_total(last: str, goods: str) -> None:
    game = governed("heiress", "1 2 2", "statue, chapel")
    assert game.goods("Ann") == "nothing"  # the Chapel first
    game.plays("Ann", "chapel")
    game.settles(f"roll {last}")
    assert game.goods("Ann") == goods


@shows("K-2a.5")
@both_editions
def test_the_lowest_total_goes_first_with_bonus_dice_and_changes(edition: str) -> None:
    game = scene(
        edition=edition,
        step="roll",
        order="Ann Brian Cindy David",
        Ann=player(bonus_due=1),
        Brian=player(buildings="statue, chapel"),
        Cindy=player(),
        David=player(),
    )
    game.rolls(Ann="1 2 3 + 6", Brian="1 2 3", Cindy="3 3 4", David="1 4 6")
    game.plays("Brian", "chapel")
    game.settles("roll 5 6 6")
    assert game.order == "Cindy David Ann Brian"  # 10, 11, 12 with the bonus die, 17


@shows("K-2a.6", "R-K.37")
@both_editions
@pytest.mark.parametrize("old", ["Cindy Ann Brian", "Brian Cindy Ann", "Ann Brian Cindy"])
def test_equal_totals_keep_their_order(edition: str, old: str) -> None:
    game = scene(
        edition=edition, step="roll", order=old, Ann=player(), Brian=player(), Cindy=player()
    )
    game.rolls(Ann="1 4 5", Brian="2 2 6", Cindy="3 3 4")
    assert game.order == old


@shows("K-2a.7", "R-K.21", "R-K.65")
@both_editions
def test_autumns_order_holds_until_the_next_roll(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="roll",
        enemy="zombies 4",
        Ann=player(goods="2 gold"),
        Brian=player(goods="2 gold"),
        Cindy=player(goods="2 gold"),
    )
    game.rolls(Ann="6 6 6", Brian="1 1 2", Cindy="2 2 3")
    assert game.order == "Brian Cindy Ann"
    for name in ("Brian", "Cindy", "Ann"):
        game.plays(name, "pass")
    for name in ("Brian", "Cindy", "Ann"):
        game.plays(name, "build nothing")
    for name in ("Brian", "Cindy", "Ann"):
        game.plays(name, "done")
    game.settles("reinforcements 1")
    assert game.who("battle") == "Brian Cindy Ann"
    game.settles("enemy orcs 4")
    for name in ("Brian", "Cindy", "Ann"):
        game.plays(name, "take gold")
    assert game.drawer == "Brian"
    assert game.order == "Brian Cindy Ann"


@shows("K-2a.7")
@both_editions
def test_phases_three_and_five_use_the_order_before_them(edition: str) -> None:
    game = scene(
        edition=edition,
        step="influence",
        order="Cindy Ann Brian",
        Ann=player(buildings="inn"),
        Brian=player(buildings="inn", dice="1"),
        Cindy=player(buildings="inn"),
    )
    game.plays("Brian", "pass")
    assert game.who("kings_reward") == "Cindy Ann Brian"
