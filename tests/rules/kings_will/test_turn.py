"""The action row and the turn (W-1)."""

import pytest

from tests.rules.kings_will.scene import ROW, acting, begun, player, scene
from tests.rules.shows import shows


@shows("W-1.1", "W-1.2", "R-W.43")
def test_four_tiles_are_locked_and_the_king_is_never_taken() -> None:
    game = begun("Ann Bob")
    assert game.row == ROW
    assert game.choices("Ann") == [
        "take harvest",
        "take mine",
        "take enrich",
        "take build",
        "take govern",
    ]
    game.cannot("Ann", "take move", "take multiply", "take intrigue")
    late = scene(
        step="take tile",
        row="move multiply intrigue harvest mine enrich king build govern",
        Ann=player(),
        Bob=player(),
    )
    assert late.choices("Ann") == ["take mine", "take enrich", "take build", "take govern"]


@shows("W-1.3")
def test_the_tile_at_the_right_end_is_worth_a_point() -> None:
    game = begun("Ann Bob")
    game.plays("Ann", "take govern", "pass")
    assert game.points("Ann") == 6
    game.goes_on_to("take tile")
    game.plays("Bob", "take harvest", "pass")
    assert game.points("Bob") == 5


@shows("W-1.3", "R-W.2")
def test_the_point_also_comes_with_an_intrigue() -> None:
    row = "king move multiply harvest mine enrich build govern intrigue"
    game = scene(step="take tile", row=row, Ann=player(), Bob=player())
    game.plays("Ann", "take intrigue")
    assert game.points("Ann", "rightmost_tile") == 1


@shows("W-1.4")
@pytest.mark.parametrize(
    ("deeds", "goods"),
    [
        (["fields", "cattle"], "1 food, 2 leather"),
        (["cattle", "fields"], "1 food, 2 leather"),
        (["fields", "fields"], "2 food"),
        (["cattle", "pass"], "2 leather"),
        (["pass"], "nothing"),
    ],
)
def test_two_actions_in_any_way(deeds: list[str], goods: str) -> None:
    game = acting("harvest", land="corn hamlet 1; meadow 2; forest; mountain")
    assert game.view(None)["left"] == 2
    game.plays("Ann", *deeds)
    assert game.view(None)["left"] == 1  # of Bob, who does one action
    assert game.asked == "Bob"
    assert game.goods("Ann") == goods


@shows("W-1.4")
def test_only_who_does_nothing_at_all_is_said_to_pass() -> None:
    game = acting("harvest", land="corn hamlet 1; meadow 2; forest; mountain")
    game.plays("Ann", "fields", "pass")
    assert not game.log("passed")
    game.plays("Bob", "pass")
    assert game.who("passed") == "Bob"
    full = acting("harvest", land="corn hamlet 1; meadow; forest; mountain", goods="3 food")
    full.plays("Ann", "fields")
    assert full.asked == "Bob"  # nothing is left that she could do
    assert not full.log("passed")


@shows("W-1.5")
def test_the_others_do_one_action_clockwise_in_any_case() -> None:
    game = scene(
        step="take tile", active="Bob", start="Bob", Ann=player(), Bob=player(), Cid=player()
    )
    game.plays("Bob", "take harvest", "pass")
    assert game.asked == "Cid"
    game.plays("Cid", "fields")
    assert game.asked == "Ann"
    game.plays("Ann", "pass")
    assert game.asked == "Cid"
    assert game.step == "take tile"


@shows("W-1.6")
def test_the_tile_slides_to_the_left_end() -> None:
    game = begun("Ann Bob")
    game.plays("Ann", "take enrich", "pass")
    game.plays("Bob", "pass")
    assert game.row == "enrich king move multiply intrigue harvest mine build govern"
    assert game.asked == "Bob"
    game.plays("Bob", "take intrigue", "pass")
    assert game.row == "intrigue enrich king move multiply harvest mine build govern"


@shows("W-1.7")
def test_the_king_comes_when_his_tile_is_rightmost() -> None:
    game = begun("Ann Bob Cid")
    for turn in range(8):
        assert game.step == "take tile"
        game.plays(game.asked, "take " + game.row.split()[8])
        while game.step == "act":
            game.plays(game.asked, "pass")
        assert game.row.split()[turn + 1] == "king"
    assert game.step == "commit"
    slow = begun("Ann Bob")
    while slow.row.split()[7] != "king":
        slow.plays(slow.asked, "take " + slow.row.split()[8])
        slow.goes_on_to("take tile")
    for _ in range(40):
        # To the left of the king a round can go on for ever.
        slow.plays(slow.asked, "take " + slow.row.split()[4])
        slow.goes_on_to("take tile")
    assert slow.row.split()[7] == "king"


@shows("W-1.8", "R-W.3")
def test_what_changes_nothing_is_no_choice_but_what_only_costs_is() -> None:
    bare = acting("mine", land="corn hamlet 2; meadow; forest; mountain")
    assert bare.step == "take tile"  # nobody stands where wood or stone is: all pass by themselves
    full = acting("harvest", land="corn hamlet 2; meadow 1; forest; mountain", goods="4 food")
    assert full.choices("Ann") == ["pass", "cattle"]
    sale = acting(
        "multiply", goods="1 food, 12 coin", land="corn 1; meadow hamlet; forest; mountain"
    )
    sale.plays("Ann", "sell food")
    assert sale.goods("Ann") == "12 coin"
    swap = acting("move", goods="1 food, 4 wood")
    swap.plays("Ann", "swap food for wood")
    assert swap.goods("Ann") == "4 wood"
