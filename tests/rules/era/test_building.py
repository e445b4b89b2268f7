"""Phase 5: building (E-5), and the pieces (E-B)."""

from pathlib import Path

import pytest

from burgrave.games.era.components import PIECES, Piece
from tests.rules.era.scene import RING, Scene, no_such_action, player, scene
from tests.rules.shows import shows

RICH = "9 food, 8 wood, 7 stone, 6 goods"
BUILDINGS = [piece for piece in PIECES if piece.points]
WALLS = [piece for piece in PIECES if piece.length]
# cost (wood, stone, goods), points, number, fields, die
TABLE = {
    "keep": ((2, 1, 0), 1, 8, 4, "noble"),
    "longhouse": ((3, 0, 0), 1, 18, 3, "peasant"),
    "townhouse": ((4, 1, 0), 1, 5, 3, "burgher"),
    "church": ((1, 3, 0), 1, 5, 4, "cleric"),
    "farm": ((2, 0, 0), 1, 16, 6, None),
    "lumber_mill": ((2, 1, 0), 2, 3, 4, None),
    "hospital": ((1, 1, 1), 3, 3, 5, None),
    "monastery": ((2, 1, 1), 4, 3, 5, None),
    "market": ((3, 1, 3), 2, 3, 4, None),
    "guildhall": ((2, 2, 3), 3, 3, 6, None),
    "university": ((3, 2, 2), 4, 2, 7, None),
    "cathedral": ((2, 3, 3), 5, 2, 6, None),
}
WALL_TABLE = {1: (1, 4), 2: (1, 4), 3: (2, 4), 4: (2, 16), 5: (3, 4)}
ORIENTATIONS = {
    **dict.fromkeys(("keep", "market", "hospital", "wall_1", "scorched_land"), 1),
    **dict.fromkeys(("longhouse", "farm", "guildhall", "wall_2", "wall_3", "wall_4", "wall_5"), 2),
    **dict.fromkeys(
        ("townhouse", "church", "lumber_mill", "monastery", "university", "cathedral"), 4
    ),
}


def building(ann: str = RICH, dice: str = "peasant 5 5", **fields: object) -> Scene:
    """Ann builds."""
    return scene(step="build", Ann=player(stores=ann, dice=dice, **fields), Bob=player())


@shows("E-B.keep", "E-B.longhouse", "E-B.townhouse", "E-B.church", "E-B.farm", "E-B.lumber_mill")
@shows("E-B.hospital", "E-B.monastery", "E-B.market", "E-B.guildhall", "E-B.university")
@shows("E-B.cathedral")
@pytest.mark.parametrize("piece", BUILDINGS, ids=lambda piece: piece.id)
def test_every_building_and_its_price(piece: Piece) -> None:
    (wood, stone, goods), points, count, fields, die = TABLE[piece.id]
    assert piece.cost == (0, wood, stone, goods)
    assert (piece.points, piece.count, len(piece.cells), piece.die) == (points, count, fields, die)
    price = f"{wood} wood, {stone} stone, {goods} goods"
    place = f"place {piece.id.replace('_', ' ')} a1"
    game = building(price)
    game.plays("Ann", place)
    assert game.stores("Ann") == "nothing"
    assert game.points("Ann", "buildings") == 1 + points
    assert game.points("Ann", "cities") == (2 if piece.id == "keep" else 1)
    for store in ("wood", "stone", "goods"):
        amounts = {"wood": wood, "stone": stone, "goods": goods}
        if amounts[store]:
            amounts[store] -= 1
            poor = building(", ".join(f"{n} {kind}" for kind, n in amounts.items()))
            assert place not in poor.choices("Ann")


@shows("E-B.wall")
@pytest.mark.parametrize("piece", WALLS, ids=lambda piece: piece.id)
def test_every_wall_and_its_price(piece: Piece) -> None:
    stone, count = WALL_TABLE[piece.length]
    assert (piece.cost, piece.count) == ((0, 0, stone, 0), count)
    assert len({y for _, y in piece.cells}) == 1
    game = building(f"{stone} stone")
    game.plays("Ann", f"place wall {piece.length} a1")
    assert game.stores("Ann") == "nothing"
    assert game.points("Ann", "buildings") == 1


def test_the_page_of_rules_has_the_same_numbers() -> None:
    page = Path(__file__).parents[3].joinpath("docs", "rules", "era.md").read_text("utf-8")
    for piece in BUILDINGS:
        _, wood, stone, goods = piece.cost
        (line,) = [line for line in page.splitlines() if f"**E-B.{piece.id}**" in line]
        assert f"({wood} / {stone} / {goods}, {piece.points} point" in line
        assert f", {piece.count} pieces" in line


@shows("E-5.1", "R-E.26")
def test_every_hammer_builds_one_thing_or_expires() -> None:
    game = building(dice="peasant 5 6, burgher 5, cleric 2")
    assert game.of("Ann")["hammers"] == 4
    game.plays("Ann", "place wall 1 a1", "place farm a2", "place longhouse a5")
    game.plays("Ann", "done")
    assert game.asked != "Ann"
    assert len(game.log("built", "Ann")) == 3
    assert game.log("built_no_more", "Ann")[0].facts["unused"] == 1
    none = building(dice="peasant 1 2")
    assert not none.log("built_no_more")
    assert none.asked != "Ann"


@shows("E-5.1", "R-E.49")
def test_who_can_pay_for_nothing_is_not_asked() -> None:
    game = scene(
        step="build",
        Ann=player(stores="9 food, 1 wood, 5 goods", dice="peasant 5"),
        Bob=player(stores="2 wood", dice="peasant 5"),
    )
    assert game.asked == "Bob"


@shows("E-5.2", "R-E.27")
@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.id)
def test_pieces_are_turned_but_never_mirrored(piece: Piece) -> None:
    name = piece.id.replace("_", " ")
    number = ORIENTATIONS[piece.id]
    assert no_such_action(f"place {name} a1 turn {number}")
    for turn in range(1, number):
        assert not no_such_action(f"place {name} a1 turn {turn}")


@shows("E-5.2")
def test_where_the_fields_of_a_turned_piece_lie() -> None:
    # The mill is an L: a1, a2, a3, b3. A quarter turn clockwise: a1, b1, c1, a2.
    game = building()
    game.plays("Ann", "place lumber mill a1 turn 1")
    game.cannot("Ann", "place wall 1 a1", "place wall 1 b1", "place wall 1 c1", "place wall 1 a2")
    game.can("Ann", "place wall 1 b2", "place wall 1 c2", "place wall 1 a3")


@shows("E-5.3", "E-B.scorched_land", "R-E.21")
def test_nothing_is_built_on_scorched_land_or_pieces_or_beyond_the_edge() -> None:
    game = building(pieces="scorched land a1, farm d1")
    game.cannot("Ann", "place wall 1 a1", "place wall 1 b2", "place farm d1", "place keep f2")
    game.cannot("Ann", "place wall 1 g7", "place scorched land m1", "remove a1")
    game.can("Ann", "place wall 1 c1", "place keep a3")
    assert no_such_action("place wall 5 k1")
    assert no_such_action("place farm m1")
    assert not no_such_action("place farm m1 turn 1")


@shows("E-5.4", "R-E.35")
def test_a_player_builds_everything_before_the_next() -> None:
    game = scene(
        step="build",
        start="Bob",
        Ann=player(stores="8 wood", dice="peasant 5"),
        Bob=player(stores="8 wood", dice="peasant 5 5"),
    )
    game.plays("Bob", "place farm a1", "place farm a3")
    game.plays("Ann", "place farm a1")


@shows("E-5.4")
def test_each_building_sees_what_the_one_before_changed() -> None:
    game = building("5 wood", dice="peasant 5 5 5")
    game.plays("Ann", "place longhouse a1")
    assert game.stores("Ann") == "2 wood"
    assert "place longhouse a2" not in game.choices("Ann")
    game.plays("Ann", "place farm a2")
    assert game.asked != "Ann"


@shows("E-5.5", "R-E.9")
def test_the_last_of_a_kind_turns_a_marker_once() -> None:
    game = scene(
        step="build",
        supply={"church": 1, "wall_1": 1},
        Ann=player(stores=RICH, dice="peasant 5 5"),
        Bob=player(),
    )
    game.plays("Ann", "place church a1")
    assert game.view(None)["markers"] == {"all": 3, "turned": ["church"]}
    assert game.log("marker_turned")[0].facts == {"piece": "church", "left": 2}
    game.plays("Ann", "place wall 1 n1")
    assert game.view(None)["markers"] == {"all": 3, "turned": ["church"]}
    again = scene(
        step="build",
        turned=["church"],
        supply={"church": 1},
        Ann=player(stores=RICH, dice="peasant 5"),
        Bob=player(),
    )
    again.plays("Ann", "place church a1")
    assert again.view(None)["markers"] == {"all": 3, "turned": ["church"]}
    assert not again.log("marker_turned")


@shows("E-5.6", "R-E.40")
def test_what_is_gone_cannot_be_built() -> None:
    game = scene(
        step="build",
        supply={"wall_2": 0, "farm": 0},
        Ann=player(stores=RICH, dice="peasant 5"),
        Bob=player(),
    )
    game.cannot("Ann", "place wall 2 a1", "place farm a1")
    game.can("Ann", "place wall 1 a1", "place longhouse a1")


@shows("E-5.7", "R-E.10")
def test_a_kind_more_than_markers_changes_nothing() -> None:
    game = scene(
        step="build",
        turned=["church", "farm", "keep"],
        supply={"market": 1},
        Ann=player(stores=RICH, dice="peasant 5"),
        Bob=player(),
    )
    game.plays("Ann", "place market a1")
    assert not game.log("marker_turned")


@shows("E-B.scorched_land")
def test_scorched_land_is_never_removed() -> None:
    game = scene(
        step="disasters",
        Ann=player(dice="peasant 6 6 6 6", pieces="scorched land a1, farm d1"),
        Bob=player(),
    )
    assert game.choices("Ann") == ["remove d1"]
    assert PIECES[-1].count == 27
    assert len(PIECES[-1].cells) == 4


def test_a_wall_that_closes_a_city_tells_how_many_fields() -> None:
    ring = RING.removesuffix(", wall 3 b6")
    game = building(pieces=f"{ring}, longhouse b2")
    game.plays("Ann", "place wall 3 b6")
    assert game.log("built")[0].facts["enclosed"] == 12
