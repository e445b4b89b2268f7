"""The actions of the tiles (W-2)."""

import pytest

from tests.rules.kings_will.scene import RICH, acting, player, scene
from tests.rules.shows import shows

WORKERS = "corn hamlet 2; meadow 1; forest 2; mountain 1; corn 1; lake 3"


@shows("W-2.1", "W-2.2", "W-2.3", "W-2.4")
@pytest.mark.parametrize(
    ("tile", "action", "goods"),
    [
        ("harvest", "fields", "3 food"),
        ("harvest", "cattle", "1 leather"),
        ("mine", "fell wood", "2 wood"),
        ("mine", "quarry stone", "1 stone"),
    ],
)
def test_peasants_bring_in_what_their_landscape_yields(tile: str, action: str, goods: str) -> None:
    game = acting(tile, land=WORKERS)
    game.plays("Ann", action)
    assert game.goods("Ann") == goods


@shows("W-2.5", "R-W.4")
def test_exploring_shows_one_card_to_the_explorer_alone() -> None:
    game = acting("enrich")
    assert "explore 1" not in game.choices("Ann")  # her own card
    game.plays("Ann", "explore 5")
    card = game.position["wills"][4]
    told = game.log("explored")[0]
    assert told.view(0)["card"] == card
    assert told.view(1) == {"kind": "explored", "seat": 0, "card_place": 4}
    assert game.view("Ann")["wills"][4]["card"] == card
    assert "card" not in game.view("Bob")["wills"][4]
    assert game.view("Bob")["wills"][4]["seen_by"] == [0]
    game.cannot("Ann", "explore 5")


@shows("W-2.6")
def test_taxes_bring_a_coin_from_each_peasant_and_cost_mood() -> None:
    game = acting("enrich", land=WORKERS, mood=1)
    game.plays("Ann", "raise taxes")
    assert game.goods("Ann") == "10 coin"
    assert game.mood("Ann") == -1


@shows("W-2.6", "W-4.3", "R-W.5")
def test_taxes_may_lead_to_a_rebellion() -> None:
    game = acting("enrich", mood=-2)
    game.plays("Ann", "raise taxes")
    assert game.step == "rebellion"
    game.plays("Ann", "dismiss 2")
    assert (game.mood("Ann"), game.points("Ann"), game.peasants("Ann")) == (-3, 4, 1)
    assert game.goods("Ann") == "2 coin"
    assert game.step == "act"


@shows("W-1.8", "R-W.3", "R-W.36")
def test_taxes_that_change_nothing_are_not_raised() -> None:
    land = "corn hamlet 1; meadow monastery 1; forest / customs house; mountain"
    full = acting("enrich", goods="12 coin", land=land)
    full.cannot("Ann", "raise taxes")
    acting("enrich", goods="11 coin", land=land).can("Ann", "raise taxes")
    acting("enrich", goods="11 coin", land=land, mood=-3).can("Ann", "raise taxes")
    acting("enrich", goods="12 coin").can("Ann", "raise taxes")  # the people mind


@shows("W-2.7")
def test_a_settlement_needs_a_peasant_and_a_free_site() -> None:
    game = acting("build", land="corn hamlet 1; meadow 1; forest; mountain", goods=RICH)
    founds = [text for text in game.choices("Ann") if text.startswith("found")]
    assert founds == [
        "found hamlet at 2",
        "found castle at 2",
        "found monastery at 2",
        "found village at 2",
    ]
    game.plays("Ann", "found village at 2")
    assert game.land("Ann") == "corn hamlet 1; meadow village 1; forest; mountain"
    assert game.goods("Ann") == "3 food, 4 leather, 2 wood, 3 stone, 12 coin"
    assert game.points("Ann") == 8
    assert game.mood("Ann") == 1


@shows("W-2.8", "R-W.6", "R-W.7")
def test_a_building_needs_a_free_place_but_no_peasant_and_works_at_once() -> None:
    game = acting("build", land="corn hamlet 2 / mill; meadow; forest; mountain", goods=RICH)
    game.cannot("Ann", "erect school under 1", "erect mill under 2")
    game.plays("Ann", "erect masons lodge under 3")
    assert game.land("Ann") == "corn hamlet 2 / mill; meadow; forest / masons lodge; mountain"
    assert game.goods("Ann") == "4 food, 4 leather, 3 wood, 3 stone, 10 coin"
    assert game.points("Ann") == 7
    game.cannot("Bob", "erect masons lodge under 1")
    hill = acting("build", land="corn hamlet; hill 1; meadow; forest; mountain", goods=RICH)
    hill.plays("Ann", "erect masons lodge under 1")
    hill.can("Ann", "found hamlet at 2 saving wood")


@shows("W-2.8", "W-0.11")
def test_a_building_that_stands_anywhere_is_gone_for_all() -> None:
    rich = player(goods=RICH)
    game = acting("build", other=rich, land="corn hamlet 2 / mill; meadow; forest; mountain")
    game.cannot("Bob", "erect mill under 1")
    game = acting("build", other=rich, goods=RICH)
    game.plays("Ann", "erect fair under 1", "pass")
    on_offer = game.view(None)["supply"]["buildings"]
    assert (len(on_offer), "fair" in on_offer, "mill" in on_offer) == (20, False, True)
    game.cannot("Bob", "erect fair under 1")
    game.can("Bob", "erect mill under 1")


@shows("W-2.9", "W-2.10", "R-W.8")
def test_scales_go_up_to_their_end() -> None:
    game = acting("govern")
    game.plays("Ann", "improve education", "raise development")
    assert (game.of("Ann")["education"], game.of("Ann")["development"]) == (1, 1)
    assert game.mood("Ann") == 1
    top = acting("govern", education=5, development=4)
    assert top.choices("Ann") == ["pass", "raise development"]
    top.plays("Ann", "raise development")
    assert top.asked == "Bob"  # both ends are reached
    assert top.mood("Ann") == 0


@shows("W-2.11")
def test_two_steps_by_one_peasant_or_by_two() -> None:
    one = acting("move", land="corn hamlet 1; meadow; forest; mountain")
    one.plays("Ann", "walk 1 right", "walk 2 right")
    assert one.land("Ann") == "corn hamlet; meadow; forest 1; mountain"
    two = acting("move", land="corn hamlet 1; meadow; forest; mountain 1")
    two.plays("Ann", "walk 1 right", "walk 4 left")
    assert two.land("Ann") == "corn hamlet; meadow 1; forest 1; mountain"
    acting("move", land="corn hamlet; meadow; forest; mountain 1").cannot("Ann", "walk 4 left 2")
    stop = acting("move", land="corn hamlet 1; meadow; forest; mountain")
    stop.cannot("Ann", "walk 1 right 2")  # step by step
    stop.plays("Ann", "walk 1 right", "pass")
    assert stop.step == "act"
    assert stop.asked == "Ann"  # her second action


@shows("W-2.12")
def test_a_swap_is_one_for_one() -> None:
    game = acting("move", goods="2 food", land="corn hamlet 2; meadow 2; forest; mountain")
    swaps = [text for text in game.choices("Ann") if not text.startswith("walk")]
    assert swaps == ["pass", "swap food for leather", "swap food for wood", "swap food for stone"]
    game.plays("Ann", "swap food for stone")
    assert game.goods("Ann") == "1 food, 1 stone"
    game.cannot("Ann", "swap wood for food")


@shows("W-2.13")
def test_offspring_needs_a_settlement_a_parent_and_a_place() -> None:
    land = (
        "corn hamlet 1; meadow castle 1; forest village 2; mountain; hill hamlet; lake monastery 1"
    )
    game = acting("multiply", land=land)
    assert [text for text in game.choices("Ann") if "offspring" in text] == [
        "offspring at 1",
        "offspring at 3",
    ]
    game.plays("Ann", "offspring at 1")
    assert game.peasants("Ann") == 6
    game.cannot("Ann", "offspring at 1")  # full now
    game.plays("Ann", "offspring at 3")
    assert game.land("Ann").startswith("corn hamlet 2; meadow castle 1; forest village 3")
    for hill in ("hill castle hamlet 1", "hill village monastery 1"):
        mixed = acting("multiply", land=f"corn hamlet; meadow; forest; mountain; {hill}")
        mixed.can("Ann", "offspring at 5")


@shows("W-2.14")
def test_a_resource_becomes_two_coins() -> None:
    game = acting("multiply", goods="1 leather, 1 stone")
    game.plays("Ann", "sell leather", "sell stone")
    assert game.goods("Ann") == "4 coin"


@shows("W-2.15", "R-W.9", "R-W.10")
def test_an_intrigue_is_one_action_of_a_locked_tile_for_the_active_player_alone() -> None:
    row = "king move multiply govern intrigue harvest mine enrich build"
    game = scene(step="take tile", row=row, Ann=player(goods="1 food"), Bob=player(), Cid=player())
    game.plays("Ann", "take intrigue")
    game.can("Ann", "walk 1 left", "swap food for wood", "offspring at 1", "improve education")
    game.cannot("Ann", "fields", "raise taxes")
    game.plays("Ann", "improve education")
    assert game.asked == "Bob"
    assert game.step == "take tile"
    assert game.row == "intrigue king move multiply govern harvest mine enrich build"
    assert not game.log("passed")


@shows("W-2.15", "R-W.10")
def test_an_intrigue_reaches_all_locked_tiles_and_no_other() -> None:
    row = "multiply king move govern harvest intrigue mine enrich build"
    game = scene(step="take tile", row=row, Ann=player(goods="1 food"), Bob=player())
    game.plays("Ann", "take intrigue")
    game.can("Ann", "sell food", "swap food for wood", "raise development")
    game.cannot("Ann", "fields", "cattle")  # the first tile that is not locked
