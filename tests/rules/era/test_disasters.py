"""Phase 4: disasters (E-4)."""

import pytest

from burgrave.games.era.components import DISASTERS
from tests.rules.era.scene import ERA, RING, Scene, player, scene
from tests.rules.shows import shows

SKULLS = "peasant 6 6 6 6 6 6 6"


def struck(skulls: int, bob: object = None, **ann: object) -> Scene:
    """Ann has rolled so many skulls; Bob none."""
    dice = " ".join(SKULLS.split()[: skulls + 1]) if skulls else "noble 4"
    others = bob if isinstance(bob, dict) else player()
    return scene(step="disasters", Ann=player(dice=dice, **ann), Bob=others)


@shows("E-4.1")
def test_skulls_choose_one_row() -> None:
    rows = ["bandits", "disease", "treachery", "fire", "pestilence", "revolt"]
    assert [(row.skulls, row.id) for row in DISASTERS] == list(enumerate(rows, 1))
    game = struck(0)
    assert game.disaster("Ann") == 0
    assert game.step not in rows


@shows("E-4.1", "R-E.20")
def test_players_are_struck_in_turn_order() -> None:
    game = scene(
        step="disasters",
        start="Cid",
        Ann=player(dice="peasant 6"),
        Bob=player(dice="noble 4"),
        Cid=player(dice="peasant 6"),
    )
    assert game.asked == "Cid"
    game.plays("Cid", "suffer")
    assert game.asked == "Ann"


@shows("E-4.2", "R-E.15", "R-E.36")
def test_bandits_take_a_resource_or_bring_a_step() -> None:
    game = struck(1, stores="1 food, 2 goods", culture=5)
    assert game.asked == "Ann"
    assert game.choices("Ann") == ["suffer", "lose food", "lose goods"]
    game.cannot("Ann", "lose wood", "lose stone", "pay")
    game.plays("Ann", "lose goods")
    assert (game.stores("Ann"), game.disaster("Ann")) == ("1 food, 1 goods", 0)
    proud = struck(1, stores="1 food, 2 goods")
    proud.plays("Ann", "suffer")
    assert (proud.stores("Ann"), proud.disaster("Ann")) == ("1 food, 2 goods", 1)


@shows("E-4.2", "R-E.20")
def test_bandits_come_to_the_next_player_as_to_the_first() -> None:
    one_skull = "peasant 6"
    game = scene(
        step="disasters",
        Ann=player(dice=one_skull, stores="nothing"),
        Bob=player(dice=one_skull, stores="1 food"),
    )
    assert (game.step, game.asked) == ("bandits", "Bob")
    assert (game.position["part"], game.position["other"]) == (1, 0)
    assert ERA.restore(game.position).hash() == game.state.hash()


@shows("E-4.2")
def test_bandits_find_nothing() -> None:
    game = struck(1, stores="nothing", culture=5)
    assert game.disaster("Ann") == 1


@shows("E-4.3", "E-4.4", "R-E.1")
def test_disease_counts_every_crowded_building() -> None:
    # Two longhouses and a farm hang together, another longhouse touches them at a corner.
    game = struck(2, pieces="longhouse a1, longhouse a2, farm a3, longhouse d5")
    assert game.disaster("Ann") == 3


@shows("E-4.4", "E-B.keep", "E-B.wall", "R-E.2", "R-E.22")
def test_keeps_and_walls_do_not_crowd() -> None:
    game = struck(2, pieces="longhouse g6, wall 3 a1, longhouse a2, longhouse a4, wall 3 a3")
    assert game.disaster("Ann") == 0
    two_keeps = struck(2, pieces="keep g9, keep e7")
    assert two_keeps.disaster("Ann") == 0


@shows("E-4.5", "E-B.hospital")
def test_a_hospital_protects_itself_and_its_neighbours() -> None:
    # The plus stands on b1, a2, b2, c2, b3. One farm beside it is safe, though it crowds the next.
    game = struck(2, pieces="hospital a1, farm d2, farm g2")
    assert game.disaster("Ann") == 1
    alone = struck(2, pieces="farm d2, farm g2")
    assert alone.disaster("Ann") == 2


@shows("E-4.6")
def test_treachery_gives_each_opponent_scorched_land() -> None:
    game = scene(
        step="disasters",
        start="Bob",
        Ann=player(),
        Bob=player(dice="peasant 6 6 6"),
        Cid=player(pieces=RING),
    )
    assert game.asked == "Cid"
    assert game.step == "treachery"
    game.cannot("Cid", "place scorched land b2", "place scorched land a1", "remove a1", "done")
    game.cannot("Cid", "place farm k1")
    game.can("Cid", "place scorched land f1", "place scorched land m13")
    game.plays("Cid", "place scorched land m13")
    assert game.asked == "Ann"
    before = game.supply("scorched_land")
    game.plays("Ann", "place scorched land a1")
    assert game.supply("scorched_land") == before - 1
    assert game.pieces("Ann") == ["scorched land a1"]
    assert game.pieces("Bob") == []
    assert game.rules("scorched") == ["E-4.6", "E-4.6"]


FARM_ROWS = [f"farm {column}{row}" for row in (1, 3, 5, 9) for column in "adgj"]
SQUARES = [
    *(f"scorched land m{row}" for row in (3, 5, 9)),
    *(f"scorched land {column}7" for column in "aceikm"),
    *(f"scorched land {column}{row}" for row in (11, 13) for column in "acegikm"),
]
FULL = ", ".join([*FARM_ROWS, *SQUARES, "wall 2 m1", "wall 2 m2"])
"""A domain without a free field."""


@shows("E-4.7", "E-4.13", "R-E.8", "R-E.17")
def test_who_has_no_room_removes_pieces_until_it_fits() -> None:
    game = scene(
        step="disasters",
        Ann=player(dice="peasant 6 6 6"),
        Bob=player(pieces=FULL),
        Cid=player(),
    )
    assert (game.asked, game.step) == ("Bob", "treachery room")
    game.cannot("Bob", "place scorched land m1", "remove m3", "remove b1", "suffer")
    game.can("Bob", "remove a1", "remove g7")  # a farm; the keep
    game.plays("Bob", "remove m1")
    assert game.supply("wall_2") == 3
    assert game.step == "treachery room"  # two fields in a row are no square
    game.plays("Bob", "remove m2")
    assert game.step == "treachery"
    assert game.choices("Bob") == ["place scorched land m1"]
    game.plays("Bob", "place scorched land m1")
    assert game.asked == "Cid"


@shows("E-4.7", "R-E.8")
def test_where_scorched_land_never_fits_nothing_happens() -> None:
    gaps = ", ".join(f"scorched land {c}{row}" for c in "adgjm" for row in (1, 4, 7, 10, 13))
    game = scene(
        step="disasters",
        Ann=player(dice="peasant 6 6 6"),
        Bob=player(only=gaps),
        Cid=player(),
    )
    assert game.asked == "Cid"
    assert game.disaster("Bob") == 0


def walled(corner: str) -> Scene:
    """Bob has a city with a wall in its midst, and no room but for what lies in a corner."""
    squares = [(c, row) for c in "adgjm" for row in (1, 4, 7, 10, 13)]
    land = [
        f"scorched land {c}{row}"
        for c, row in squares
        if (c > "d" or row > 6) and c + str(row) != "m13"
    ]
    bob = player(only=", ".join([RING, "wall 1 c3", *land, corner]))
    return scene(step="disasters", Ann=player(dice="peasant 6 6 6"), Bob=bob, Cid=player())


@shows("E-4.7", "R-E.8")
def test_walls_that_a_city_needs_or_holds_make_no_room() -> None:
    game = walled("wall 2 m13, wall 2 m14")
    assert (game.asked, game.step) == ("Bob", "treachery room")
    game.cannot("Bob", "remove a1", "remove e2", "remove c3")
    assert game.choices("Bob") == ["remove m13", "remove m14"]
    # Where even all of that would be too little nothing has to go.
    none = walled("scorched land m13")
    assert none.asked == "Cid"
    assert none.disaster("Bob") == 0


@shows("E-4.8", "R-E.20")
def test_treachery_ends_with_the_supply() -> None:
    game = scene(
        step="disasters",
        supply={"scorched_land": 1},
        Ann=player(dice="peasant 6 6 6"),
        Bob=player(),
        Cid=player(),
    )
    game.plays("Bob", "place scorched land a1")
    assert game.supply("scorched_land") == 0
    assert game.log("no_scorched_land", "Cid")
    assert game.pieces("Cid") == []


@shows("E-4.9", "R-E.44", "R-E.49")
def test_fire_burns_a_building_outside_the_cities() -> None:
    game = struck(4, pieces=f"{RING}, longhouse b2, farm k1, wall 1 n14, keep k9")
    assert (game.asked, game.step) == ("Ann", "fire")
    assert game.choices("Ann") == ["remove k1"]  # not the longhouse, the walls or the keeps
    supply = game.supply("farm")
    game.plays("Ann", "remove k1")
    assert game.supply("farm") == supply + 1
    assert game.step == "fire land"
    safe = struck(4, pieces=f"{RING}, longhouse b2, wall 1 n14")
    assert safe.disaster("Ann") == 4


@shows("E-4.10", "R-E.44")
def test_scorched_land_follows_the_fire() -> None:
    game = struck(4, pieces="longhouse k1, farm a1")
    game.plays("Ann", "remove k1")
    assert game.step == "fire land"
    # On k1 to m1 or beside it: not where only corners touch, and not elsewhere.
    game.can("Ann", "place scorched land k1", "place scorched land i1", "place scorched land m2")
    game.cannot("Ann", "place scorched land m3", "place scorched land i2", "done")
    game.plays("Ann", "place scorched land l2")
    assert game.pieces("Ann") == ["farm a1", "scorched land l2"]
    assert game.position["burnt"] == []
    assert game.rules("scorched") == ["E-4.10"]


@shows("E-4.10")
def test_scorched_land_after_a_fire_stays_outside_the_cities() -> None:
    game = struck(4, pieces=f"{RING}, longhouse f2 turn 1")  # along the ring's wall at e2 to e4
    game.plays("Ann", "remove f2")
    assert game.step == "fire land"
    game.cannot("Ann", "place scorched land b2", "place scorched land c2", "place scorched land c4")
    game.can("Ann", "place scorched land f2", "place scorched land g3", "place scorched land f5")


@shows("E-4.10")
def test_no_scorched_land_where_there_is_no_room_or_none_left() -> None:
    narrow = "longhouse a1, wall 4 a2, wall 1 d1"
    game = struck(4, pieces=narrow)
    game.plays("Ann", "remove a1")
    assert game.step != "fire land"
    assert "longhouse a1" not in game.pieces("Ann")
    none_left = scene(
        step="disasters",
        supply={"scorched_land": 0},
        Ann=player(dice="peasant 6 6 6 6", pieces="farm a1"),
        Bob=player(),
    )
    none_left.plays("Ann", "remove a1")
    assert none_left.step != "fire land"


@shows("E-4.11")
def test_pestilence_strikes_every_opponent() -> None:
    game = scene(
        step="disasters",
        Ann=player(),
        Bob=player(dice="peasant 6 6 6 6 6"),
        Cid=player(),
    )
    assert [game.disaster(name) for name in game.names] == [3, 0, 3]


@shows("E-4.12")
@pytest.mark.parametrize("skulls", [6, 7])
def test_revolt_takes_all_trade_goods(skulls: int) -> None:
    game = struck(skulls, stores="2 wood, 5 goods")
    assert game.stores("Ann") == "2 wood"
    assert game.disaster("Ann") == 0


@shows("E-4.13", "R-E.16")
def test_a_burnt_longhouse_keeps_its_die_until_the_round_ends() -> None:
    game = scene(
        step="disasters",
        Ann=player(
            pieces="longhouse a1, longhouse a3, longhouse a5, longhouse a9", dice="peasant 6 6 6 6"
        ),
        Bob=player(),
    )
    game.plays("Ann", "remove a1")
    game.plays("Ann", "place scorched land a1")
    assert game.of("Ann")["dice"] == {"peasant": 4}
    game.goes_on_to("roll")
    assert game.of("Ann")["dice"] == {"peasant": 3, "noble": 1}
