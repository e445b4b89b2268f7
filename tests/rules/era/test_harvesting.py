"""Phases 2 and 3: collecting and feeding (E-2, E-3)."""

from tests.rules.era.scene import player, scene
from tests.rules.shows import shows


@shows("E-2.1", "R-E.32")
def test_every_symbol_counts_also_on_a_skulls_face() -> None:
    game = scene(
        step="collect",
        Ann=player(dice="peasant 1 2 6, cleric 6", stores="nothing"),
        Bob=player(dice="noble 5, burgher 2", stores="nothing"),
    )
    # Five food feed four dice; two skulls are disease, and nothing stands crowded.
    assert game.stores("Ann") == "1 food, 2 wood"
    assert game.culture("Ann") == 2
    assert game.stores("Bob") == "1 stone, 2 goods"


@shows("E-2.2", "E-B.farm", "E-B.lumber_mill")
def test_farms_and_mills_bring_food_and_wood() -> None:
    game = scene(
        step="collect",
        Ann=player(only="farm a1, farm e1, lumber mill i1", stores="nothing"),
        Bob=player(pieces="farm a1", dice="noble 3", stores="1 food"),
    )
    assert game.stores("Ann") == "2 food, 2 wood"
    assert game.stores("Bob") == "1 food"  # his die ate one


@shows("E-0.3", "E-2.3", "R-E.18")
def test_what_a_track_has_no_room_for_is_lost() -> None:
    game = scene(
        step="roll",
        Ann=player(
            pieces="farm a1, farm e1, lumber mill i1",
            dice={"peasant": 3, "burgher": 3},
            stores="7 food, 7 wood, 6 stone, 5 goods",
        ),
        Bob=player(),
    )
    game.settles("roll peasant 1 3 3, burgher 1 2 3", "roll noble 3")
    game.plays("Ann", "stop")
    game.plays("Bob", "stop")
    facts = game.log("collected", "Ann")[0].facts
    assert facts["gains"] == {"food": 2, "wood": 1, "stone": 1, "goods": 1}
    assert facts["lost"] == {"food": 3, "wood": 5, "stone": 2, "goods": 2}
    assert game.stores("Ann") == "3 food, 8 wood, 7 stone, 6 goods"  # six dice have eaten


@shows("E-2.4")
def test_culture_is_counted_on() -> None:
    game = scene(
        step="collect",
        Ann=player(culture=24, dice="cleric 1 1 2", stores="9 food, 1 wood"),
        Bob=player(),
    )
    assert game.culture("Ann") == 29
    assert game.points("Ann", "culture") == 29


@shows("E-3.1", "R-E.19")
def test_every_die_eats_and_food_beyond_the_track_is_gone_before() -> None:
    game = scene(
        step="collect",
        Ann=player(dice="peasant 1 1 6, noble 3", stores="9 food"),
        Bob=player(dice="noble 6", stores="1 food"),
    )
    assert game.stores("Ann") == "5 food, 1 wood"
    assert game.stores("Bob") == "1 goods"


@shows("E-3.2")
def test_each_missing_food_is_a_step_of_disaster() -> None:
    game = scene(
        step="feed",
        Ann=player(dice="noble 3 3 4", stores="1 food"),
        Bob=player(dice="noble 3 3 4", stores="3 food"),
    )
    assert (game.stores("Ann"), game.disaster("Ann")) == ("nothing", 2)
    assert (game.stores("Bob"), game.disaster("Bob")) == ("nothing", 0)
