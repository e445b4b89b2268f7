"""The end of a round and of the game (E-7), scoring (E-9) and the solo game (E-10)."""

import pytest

from tests.rules.era.scene import RING, START, Scene, fresh, player, scene
from tests.rules.shows import shows


def at_the_end(**players: object) -> Scene:
    """The game is over."""
    return scene(step="over", **players)


@shows("E-7.1", "R-E.16")
def test_dice_are_matched_to_buildings() -> None:
    everything = "longhouse a1, longhouse a3, townhouse a5, church a9, keep m1, farm m4 turn 1"
    game = scene(
        step="round end",
        Ann=player(pieces=everything, dice="peasant 1 1 1, noble 1"),
        Bob=player(),
    )
    assert game.of("Ann")["dice"] == {"peasant": 2, "noble": 2, "burgher": 1, "cleric": 1}
    assert game.of("Bob")["dice"] == {"noble": 1}


@shows("E-7.2", "R-E.39")
def test_the_game_ends_with_the_round_of_the_last_marker() -> None:
    game = scene(
        step="build",
        turned=["farm", "keep"],
        supply={"market": 1},
        Ann=player(stores="3 wood, 1 stone, 3 goods", dice="peasant 5"),
        Bob=player(stores="2 wood", dice="peasant 5, noble 1"),
    )
    game.plays("Ann", "place market a1")
    assert game.asked == "Bob"
    game.plays("Bob", "done")  # Ann's market took all she had: extortion strikes her
    assert game.disaster("Ann") == 2
    assert game.state.over
    assert game.log("game_over")


@shows("E-7.3", "R-E.39")
def test_the_left_neighbour_starts_the_next_round() -> None:
    game = scene(step="round end", start="Bob", round=3, Ann=player(), Bob=player(), Cid=player())
    assert game.view(None)["order"] == [2, 0, 1]
    assert game.position["round"] == 4


@shows("E-7.4", "R-E.46")
def test_a_game_that_stands_still_ends_after_round_40() -> None:
    assert not scene(step="round end", round=39, Ann=player(), Bob=player()).state.over
    assert scene(step="round end", round=40, Ann=player(), Bob=player()).state.over


@shows("E-9.1")
def test_buildings_count_twice_in_a_city() -> None:
    game = at_the_end(
        Ann=player(pieces=f"{RING}, hospital b2, longhouse k1, wall 2 n1 turn 1"), Bob=player()
    )
    assert game.points("Ann", "buildings") == 1 + 3 + 1
    assert game.points("Ann", "cities") == 1 + 3


@shows("E-9.2", "E-B.keep")
def test_a_keep_always_counts_as_enclosed() -> None:
    game = at_the_end(Ann=player(pieces="keep a1"), Bob=player())
    assert (game.points("Ann", "buildings"), game.points("Ann", "cities")) == (2, 2)


@shows("E-B.market", "R-E.6")
def test_a_market_counts_the_empty_fields_beside_it() -> None:
    game = at_the_end(Ann=player(pieces="market a1"), Bob=player(pieces="market c3"))
    assert game.points("Ann", "markets") == 4  # in the corner
    assert game.points("Bob", "markets") == 8
    crowded = at_the_end(
        Ann=player(pieces="market c3, wall 1 c2, farm e3, scorched land a3"),
        Bob=player(pieces="market g9"),
    )
    assert crowded.points("Ann", "markets") == 3  # d2, c5, d5
    assert crowded.points("Bob", "markets") == 6  # the keep takes two


@shows("E-B.guildhall", "R-E.3", "R-E.36")
def test_a_guildhall_counts_all_resources_left() -> None:
    stores = "4 food, 3 wood, 2 stone, 1 goods"
    ann = player(pieces="guildhall a1", stores=stores, culture=9)
    assert at_the_end(Ann=ann, Bob=player()).points("Ann", "guildhalls") == 10


@shows("E-B.university")
def test_a_university_counts_culture() -> None:
    game = at_the_end(Ann=player(pieces="university a1", culture=7), Bob=player(culture=8))
    assert (game.points("Ann", "universities"), game.points("Ann", "culture")) == (7, 7)


@shows("E-B.cathedral")
def test_a_cathedral_counts_dice() -> None:
    ann = player(pieces="cathedral a1, longhouse e1, longhouse e3, church i1")
    assert at_the_end(Ann=ann, Bob=player()).points("Ann", "cathedrals") == 4


@shows("E-9.3", "R-E.4", "R-E.5")
def test_bonuses_are_not_doubled_and_every_copy_counts() -> None:
    game = at_the_end(
        Ann=player(pieces=f"{RING}, market b2"),
        Bob=player(pieces="university a1, university e1", culture=3),
        Cid=player(),
    )
    assert game.points("Ann", "markets") == 4
    assert game.points("Ann", "cities") == 1 + 2
    assert game.points("Bob", "universities") == 6


@shows("E-9.4", "E-9.5")
def test_culture_and_the_award_for_most() -> None:
    game = at_the_end(Ann=player(culture=4), Bob=player(culture=4), Cid=player(culture=3))
    assert [game.points(name, "culture") for name in game.names] == [4, 4, 3]
    assert [game.points(name, "most_culture") for name in game.names] == [5, 5, 0]
    none = at_the_end(Ann=player(), Bob=player())
    assert [none.points(name, "most_culture") for name in none.names] == [0, 0]


@shows("E-9.6")
def test_the_award_for_the_largest_city() -> None:
    small = "wall 3 a1, wall 3 a2 turn 1, wall 3 c2 turn 1, wall 1 b4"
    game = at_the_end(Ann=player(pieces=RING), Bob=player(pieces=small), Cid=player())
    assert [game.points(name, "largest_city") for name in game.names] == [10, 0, 0]
    none = at_the_end(Ann=player(), Bob=player())
    assert [none.points(name, "largest_city") for name in none.names] == [0, 0]


@shows("E-9.6")
def test_tied_cities_both_score() -> None:
    one = "wall 4 a1, wall 4 a2 turn 1, wall 4 d2 turn 1, wall 2 b5"
    other = "wall 4 k1, wall 4 k2 turn 1, wall 4 n2 turn 1, wall 2 l5"
    game = at_the_end(Ann=player(pieces=one), Bob=player(pieces=other))
    assert [game.points(name, "largest_city") for name in game.names] == [10, 10]


@shows("E-8.5", "E-9.6", "E-10.3", "R-E.48")
@pytest.mark.parametrize("others", [{}, {"Bob": player()}], ids=["alone", "two"])
def test_a_city_of_scorched_land_alone_brings_no_award(others: dict[str, object]) -> None:
    ring = "wall 4 a1, wall 2 a2 turn 1, wall 2 d2 turn 1, wall 4 a4"
    game = at_the_end(Ann=player(pieces=f"{ring}, scorched land b2"), **others)
    assert game.seen("Ann", None)["cities"] == [0]
    assert [game.points(name, "largest_city") for name in game.names] == [0] * len(game.names)
    free = at_the_end(Ann=player(pieces=ring), **others)
    assert free.points("Ann", "largest_city") == 10


@shows("E-9.7")
def test_disasters_are_minus_points() -> None:
    game = at_the_end(Ann=player(disaster=9), Bob=player())
    assert game.points("Ann", "disasters") == -9
    assert game.points("Ann") == game.points("Bob") - 9


@shows("E-9.8")
@pytest.mark.parametrize(
    ("ann", "bob", "places"),
    [
        ("1 goods", "7 stone, 8 wood, 9 food", [1, 2]),
        ("1 stone", "8 wood, 9 food", [1, 2]),
        ("1 wood", "9 food", [1, 2]),
        ("1 goods, 1 food", "1 goods", [1, 2]),
        ("1 goods, 2 wood", "1 goods, 1 stone", [2, 1]),
        ("2 wood, 1 food", "2 wood, 1 food", [1, 1]),
    ],
)
def test_ties_are_broken_by_resources(ann: str, bob: str, places: list[int]) -> None:
    game = at_the_end(Ann=player(stores=ann), Bob=player(stores=bob), Cid=player(disaster=1))
    assert game.state.ranking() == [*places, 3]
    points = at_the_end(Ann=player(culture=1), Bob=player(stores="6 goods"))
    assert points.state.ranking() == [1, 2]


@shows("E-10.1", "R-E.29")
def test_treachery_and_pestilence_strike_the_solo_player() -> None:
    game = scene(step="disasters", Ann=player(dice="peasant 6 6 6"))
    game.plays("Ann", "place scorched land a1")
    assert game.pieces("Ann") == ["scorched land a1"]
    plague = scene(step="disasters", Ann=player(dice="peasant 6 6 6 6 6, noble 1"))
    assert plague.disaster("Ann") == 3


@shows("E-10.2", "R-E.29")
def test_the_solo_player_without_arms_pays() -> None:
    game = scene(step="extort", Ann=player(dice="noble 4", stores="1 wood"))
    assert game.step == "solo extortion"
    assert game.choices("Ann") == ["suffer", "lose wood"]
    game.plays("Ann", "lose wood")
    assert (game.stores("Ann"), game.disaster("Ann")) == ("nothing", 0)
    proud = scene(step="extort", Ann=player(dice="noble 4", stores="1 wood"))
    proud.plays("Ann", "suffer")
    assert proud.disaster("Ann") == 2
    poor = scene(step="extort", Ann=player(dice="noble 4", stores="nothing"))
    assert poor.disaster("Ann") == 2
    for armed in ("noble 2", "noble 3", "noble 5"):
        assert scene(step="extort", Ann=player(dice=armed)).step != "solo extortion"


@shows("E-10.3", "R-E.29")
def test_awards_of_the_solo_game() -> None:
    game = at_the_end(Ann=player(pieces=RING, culture=5))
    assert (game.points("Ann", "largest_city"), game.points("Ann", "most_culture")) == (10, 0)
    assert at_the_end(Ann=player()).points("Ann", "largest_city") == 0


@shows("E-10.4", "R-E.29")
def test_the_solo_game_ends_after_round_12_or_three_markers() -> None:
    assert not scene(step="round end", round=11, Ann=player()).state.over
    assert scene(step="round end", round=12, Ann=player()).state.over
    three = ["farm", "keep", "church"]
    assert scene(step="round end", turned=three, Ann=player()).state.over
    assert not scene(step="round end", turned=three[:2], Ann=player()).state.over


@shows("E-10.5", "R-E.29")
@pytest.mark.parametrize(
    ("points", "rank"),
    [(-5, "hamlet"), (29, "hamlet"), (30, "town"), (49, "town"), (50, "city"), (70, "capital")],
)
def test_ranks_of_the_solo_game(points: int, rank: str) -> None:
    culture, disaster = max(points - 2, 0), max(2 - points, 0)
    game = at_the_end(Ann=player(culture=culture, disaster=disaster))
    assert game.points("Ann") == points
    assert game.view("Ann")["rank"] == rank


def test_a_solo_game_begins_without_a_draw() -> None:
    game = fresh("Ann")
    game.plays("Ann", *(f"place {piece}" for piece in START))
    game.plays("Ann", "place scorched land m5", "place scorched land m8")
    assert game.state.chance is not None
    assert game.state.chance.kind == "roll"
