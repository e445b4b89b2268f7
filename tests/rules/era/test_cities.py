"""Cities (E-8), and the quick way to find them against a slow and obvious one."""

import pytest

import burgrave
from burgrave import Rng
from burgrave.games.era.grid import (
    SHAPES,
    Fields,
    cells_of,
    enclosed,
    fields_of,
    fitting,
    free_of,
    parts,
)
from tests.games.era import slow
from tests.rules.era.scene import RING, player, scene
from tests.rules.shows import shows

BOARDS = 2_000 if burgrave.compiled else 400
KEEP = {(6, 6), (7, 6), (6, 7), (7, 7)}


def areas(pieces: str) -> list[int]:
    """The areas of the cities of a domain with a keep in its middle."""
    game = scene(step="over", Ann=player(pieces=pieces), Bob=player())
    found = game.seen("Ann", None)["cities"]
    assert isinstance(found, list)
    return found


@shows("E-8.1")
def test_a_ring_of_walls_is_a_city() -> None:
    assert areas(RING) == [12]


@shows("E-8.1")
def test_a_gap_or_a_mere_corner_opens_the_ring() -> None:
    assert areas(RING.replace("wall 3 b6", "wall 2 b6")) == []
    # Without the corner at a1 the walls touch at a corner only.
    assert areas(RING.replace("wall 5 a1", "wall 4 b1")) == []
    whole = (
        "wall 3 b1, wall 1 a1, wall 3 a2 turn 1, wall 1 a5, wall 3 b5, wall 4 e1 turn 1, wall 1 e5"
    )
    assert areas(whole) == [9]
    assert areas(whole.replace("wall 1 a5, ", "")) == []


@shows("E-8.1", "E-B.keep")
def test_keeps_are_part_of_a_ring() -> None:
    assert areas("wall 4 h6, wall 4 l6 turn 1, wall 4 h9") == [6]
    # A keep as the corner of a ring.
    assert areas(
        "keep a1, wall 3 c1, wall 3 a3 turn 1, wall 4 f1 turn 1, wall 4 b5, wall 1 f5"
    ) == [11]


@shows("E-8.2")
def test_the_edge_is_no_wall() -> None:
    assert areas("wall 4 a5, wall 4 e1 turn 1, wall 1 e5") == []
    assert areas("wall 5 a3, wall 2 e1 turn 1") == []
    # Built along the edge itself, it is one.
    assert areas(RING) == [12]


@shows("E-8.3")
def test_a_wall_across_makes_two_cities() -> None:
    assert sorted(areas(f"{RING}, wall 3 b4")) == [3, 6]
    game = scene(step="over", Ann=player(pieces=f"{RING}, wall 3 b4"), Bob=player())
    assert game.points("Ann", "largest_city") == 10


@shows("E-8.4", "E-8.5", "R-E.7")
def test_scorched_land_does_not_count() -> None:
    assert areas(f"{RING}, scorched land b2, longhouse b5") == [8]


@shows("E-8.5", "R-E.7")
def test_a_ring_may_be_closed_around_scorched_land() -> None:
    ring = RING.removesuffix(", wall 3 b6")
    game = scene(
        step="build",
        Ann=player(pieces=f"{ring}, scorched land b2", stores="7 stone", dice="peasant 5"),
        Bob=player(),
    )
    game.plays("Ann", "place wall 3 b6")
    assert game.seen("Ann", None)["cities"] == [8]


@shows("E-8.6", "R-E.38")
def test_a_city_is_judged_whenever_it_matters() -> None:
    """A gap in the ring puts its houses outside."""
    game = scene(
        step="disasters",
        Ann=player(dice="peasant 6 6 6 6", pieces=f"{RING}, farm b2"),
        Bob=player(),
    )
    assert game.disaster("Ann") == 4  # the farm is safe, so the fire finds nothing
    opened = RING.replace("wall 3 b6", "wall 2 b6")
    game = scene(
        step="disasters",
        Ann=player(dice="peasant 6 6 6 6", pieces=f"{opened}, farm b2"),
        Bob=player(),
    )
    assert game.choices("Ann") == ["remove b2"]


@shows("E-8.6", "R-E.38")
@pytest.mark.parametrize("closed", [True, False])
def test_a_wall_of_the_last_round_keeps_the_fire_out(closed: bool) -> None:
    ring = RING.removesuffix(", wall 3 b6")
    game = scene(
        step="build",
        Ann=player(
            pieces=f"{ring}, farm b2, keep k1, keep k4, keep k10",
            stores="9 food, 2 stone",
            dice="peasant 5",
        ),
        Bob=player(),
    )
    game.plays("Ann", "place wall 3 b6" if closed else "done")
    game.goes_on_to("roll", round=2)
    while game.state.chance is not None:
        game.settles("roll noble 6 6 6 6" if game.drawer == "Ann" else "roll noble 4")
    game.plays("Ann", "stop")
    game.plays("Bob", "stop")
    if closed:
        assert game.disaster("Ann") == 4
        assert not game.log("removed")
    else:
        assert (game.asked, game.step) == ("Ann", "fire")
        assert game.choices("Ann") == ["remove b2"]


def random_walls(rng: Rng) -> set[slow.Cell]:
    """Walls as players build them: rectangles, some with gaps, and straight pieces anywhere."""
    walls: set[slow.Cell] = set(KEEP) if rng.below(2) else set()
    for _ in range(1 + rng.below(4)):
        left, top = rng.below(12), rng.below(12)
        right, bottom = left + 2 + rng.below(12 - left), top + 2 + rng.below(12 - top)
        sides = {(x, y) for x in range(left, right + 1) for y in (top, bottom)}
        sides |= {(x, y) for y in range(top, bottom + 1) for x in (left, right)}
        gaps = sorted(sides)
        for _ in range(rng.below(3)):
            sides.discard(gaps[rng.below(len(gaps))])
        walls |= sides
    for _ in range(rng.below(8)):
        x, y, length = rng.below(14), rng.below(14), 1 + rng.below(5)
        line = {(x + i, y) if rng.below(2) else (x, y + i) for i in range(length)}
        walls |= {cell for cell in line if slow.inside(cell)}
    return {cell for cell in walls if slow.inside(cell)}


@shows("E-8.1", "E-8.2", "E-8.3")
def test_cities_of_random_walls_are_those_of_the_slow_search() -> None:
    rng = Rng(8)
    closed = 0
    for _ in range(BOARDS):
        walls = random_walls(rng)
        fields = fields_of(tuple(sorted(walls)))
        assert set(cells_of(fields)) == walls
        shut_in = enclosed(fields)
        assert set(cells_of(shut_in)) == slow.enclosed(walls)
        found = sorted(sorted(cells_of(part)) for part in parts(shut_in))
        assert found == sorted(sorted(city) for city in slow.cities(walls))
        closed += len(found) > 1
    assert closed > BOARDS // 20


@shows("E-5.2", "E-5.3")
def test_pieces_fit_where_the_slow_search_finds_room() -> None:
    rng = Rng(9)
    for _ in range(BOARDS // 25):
        taken = random_walls(rng)
        free = free_of(fields_of(tuple(sorted(taken))))
        for shapes in SHAPES:
            for shape in shapes:
                expected = {
                    (x, y)
                    for x in range(14)
                    for y in range(14)
                    if all(
                        slow.inside((x + dx, y + dy)) and (x + dx, y + dy) not in taken
                        for dx, dy in shape.cells
                    )
                }
                corners: Fields = fitting(shape, free)
                assert set(cells_of(corners)) == expected
