"""Set-up and general rules (E-0)."""

import pytest

from burgrave import BadOption, BadPosition
from burgrave.games.era.components import DICE, PIECES
from tests.rules.era.scene import ERA, KEEP, RING, START, fresh, player, scene
from tests.rules.shows import shows

SCORCHED = {1: 2, 2: 2, 3: 1, 4: 0}
NAMES = ["Ann", "Ann Bob", "Ann Bob Cid", "Ann Bob Cid Dora"]


@shows("E-0.1")
def test_one_to_four_players() -> None:
    assert ERA.seats == (1, 2, 3, 4)
    for number in (0, 5):
        with pytest.raises(BadOption, match="1 to 4 players"):
            ERA.new(players=number)


@shows("E-0.2", "E-0.4")
def test_what_everybody_begins_with() -> None:
    game = fresh("Ann Bob")
    for name in game.names:
        assert game.stores(name) == "3 food, 2 wood, 1 stone"
        assert (game.culture(name), game.disaster(name)) == (0, 0)
        assert game.of(name)["pieces"] == [KEEP]


@shows("E-0.5", "E-0.9", "E-0.10")
@pytest.mark.parametrize("players", NAMES)
def test_start_pieces_supply_and_markers(players: str) -> None:
    game = fresh(players)
    number = len(game.names)
    scorched = {"scorched_land": SCORCHED[number]} if SCORCHED[number] else {}
    wanted = {"longhouse": 3, "farm": 1, "wall_4": 3, **scorched}
    assert game.seen("Ann", "Ann")["to_place"] == wanted
    assert game.view(None)["markers"] == {"all": 5 if number == 4 else 3, "turned": []}
    removed = 1 if number < 3 else 0
    for piece in PIECES:
        gone = removed if piece.points else 0
        taken = number * ({"keep": 1} | wanted).get(piece.id, 0)
        assert game.supply(piece.id) == piece.count - gone - taken


@shows("E-0.9", "R-E.47")
def test_there_is_a_die_for_each_building_that_brings_one() -> None:
    for die in DICE:
        (house,) = [piece for piece in PIECES if piece.die == die.id]
        assert house.count == die.count


@shows("E-0.6", "R-E.28", "R-E.42")
def test_all_place_at_once_in_any_order_and_in_secret() -> None:
    game = fresh("Ann Bob Cid Dora")
    assert game.asked == "Ann Bob Cid Dora"
    assert game.state.dark == 1  # the first step that is played behind screens
    game.plays("Cid", *(f"place {piece}" for piece in reversed(START)))
    assert game.asked == "Ann Bob Dora"
    assert game.seen("Cid", "Cid")["pieces"] != game.seen("Cid", "Ann")["pieces"]
    assert len(game.seen("Cid", None)["pieces"]) == 1
    assert not game.log("set_up")
    for name in ("Ann", "Bob", "Dora"):
        game.plays(name, *(f"place {piece}" for piece in START))
    assert [event.seat for event in game.log("set_up")] == [0, 1, 2, 3]
    assert game.seen("Cid", "Ann")["pieces"] == game.seen("Cid", "Cid")["pieces"]


@shows("E-0.6")
def test_pieces_are_placed_on_free_fields_of_the_domain() -> None:
    game = fresh("Ann Bob Cid Dora")
    game.plays("Ann", "place farm a1 turn 1")
    game.cannot("Ann", "place longhouse b3", "place wall 4 g7", "place farm c1", "place keep a5")
    game.can("Ann", "place longhouse c1", "place longhouse a4 turn 1", "place wall 4 n11 turn 1")


RING_OF_THE_KEEP = ("wall 4 h6", "wall 4 l6 turn 1", "wall 4 h9")
"""With the keep on its left side it shuts in the six fields i7 to k8."""


@shows("E-0.7", "R-E.41")
def test_no_scorched_land_in_a_ring_whichever_comes_first() -> None:
    game = fresh("Ann Bob")
    game.plays("Ann", *(f"place {wall}" for wall in RING_OF_THE_KEEP[:2]))
    game.can("Ann", "place scorched land i7")  # the ring is still open
    ahead = fresh("Ann Bob")
    ahead.plays("Ann", *(f"place {wall}" for wall in RING_OF_THE_KEEP))
    ahead.cannot("Ann", "place scorched land i7", "place scorched land j7")
    ahead.can("Ann", "place scorched land a1", "place longhouse i7")
    game.plays("Ann", "place scorched land i7")
    game.cannot("Ann", f"place {RING_OF_THE_KEEP[2]}")
    game.can("Ann", "place wall 4 h10")  # closes nothing


@shows("E-0.7", "R-E.41")
def test_a_position_with_scorched_land_in_a_start_ring_is_refused() -> None:
    with pytest.raises(BadPosition, match="ring"):
        scene(
            step="set up",
            part=1,
            asked=[0, 1],
            Ann=player(pieces=", ".join(("scorched land i7", *RING_OF_THE_KEEP))),
            Bob=player(),
        )


@shows("E-0.8", "R-E.11")
def test_start_pieces_turn_no_marker() -> None:
    game = fresh("Ann Bob Cid Dora")
    for name in game.names:
        game.plays(name, *(f"place {piece}" for piece in START))
    assert game.view(None)["markers"] == {"all": 5, "turned": []}


@shows("E-0.11")
def test_the_start_player_is_drawn() -> None:
    game = fresh("Ann Bob Cid Dora")
    for name in game.names:
        game.plays(name, *(f"place {piece}" for piece in START))
    chance = game.state.chance
    assert chance is not None
    assert [str(p) for _, p in chance.outcomes()] == ["1/4"] * 4
    game.settles("start 2")
    assert game.view(None)["order"] == [2, 3, 0, 1]


@shows("E-0.12", "R-E.37")
def test_a_round_has_six_phases_in_turn_order() -> None:
    game = scene(
        step="collect",
        start="Bob",
        Ann=player(dice="peasant 5 6, noble 1", stores="6 food, 3 wood"),
        Bob=player(dice="peasant 5 6, noble 1", stores="6 food, 3 wood"),
        Cid=player(dice="peasant 1, noble 4", stores="6 food"),
    )
    game.plays("Bob", "suffer")
    game.plays("Ann", "suffer")
    game.plays("Bob", "done")
    game.plays("Ann", "done")
    game.goes_on_to("extort")
    game.plays("Bob", "demand food")
    game.plays("Cid", "pay")
    game.plays("Ann", "demand food")
    game.plays("Cid", "pay")
    game.goes_on_to("roll")
    seats = [
        (event.kind, event.seat)
        for event in game.events
        if event.kind in ("disaster_strikes", "built_no_more", "demanded")
    ]
    assert seats == [
        ("disaster_strikes", 0),  # Bob's was told before the scene began
        *(("built_no_more", 1), ("built_no_more", 0)),
        *(("demanded", 1), ("demanded", 0)),
    ]


@shows("E-0.13")
def test_domains_tracks_and_supply_are_open() -> None:
    ann = player(pieces=RING, stores="2 wood", dice="peasant 5", culture=3, disaster=2)
    game = scene(step="build", Ann=ann, Bob=player())
    for viewer in ("Ann", "Bob", None):
        seen = game.seen("Ann", viewer)
        assert seen == game.seen("Ann", "Ann")
        assert seen["stores"] == {"wood": 2}
        assert (seen["culture"], seen["disaster"], seen["cities"]) == (3, 2, [12])
        assert game.view(viewer)["supply"] == game.position["supply"]


@shows("E-0.3")
@pytest.mark.parametrize(("kind", "most"), [("food", 9), ("wood", 8), ("stone", 7), ("goods", 6)])
def test_tracks_have_an_end(kind: str, most: int) -> None:
    with pytest.raises(BadPosition, match=kind):
        scene(step="build", Ann=player(stores=f"{most + 1} {kind}"), Bob=player())
    scene(step="roll", Ann=player(stores=f"{most} {kind}"), Bob=player())
