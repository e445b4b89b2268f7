"""Sets of fields do what sets do, and spread as far as corners touch."""

import pytest

from burgrave import Rng
from burgrave.games.era import grid
from burgrave.games.era.actions import CATALOGUE, add_places
from burgrave.games.era.components import PIECES
from burgrave.kernel.action import Action

Cell = tuple[int, int]
ALL = [(x, y) for y in range(14) for x in range(14)]


def fields(cells: set[Cell]) -> grid.Fields:
    return grid.fields_of(tuple(cells))


def cells(found: grid.Fields) -> set[Cell]:
    return set(grid.cells_of(found))


def some(rng: Rng, most: int) -> set[Cell]:
    return {ALL[rng.below(len(ALL))] for _ in range(rng.below(most) + 1)}


def test_fields_and_cells_are_the_same() -> None:
    for cell in ALL:
        assert grid.cells_of(fields({cell})) == (cell,)
    assert grid.cells_of(fields(set(ALL))) == tuple(ALL)
    assert grid.fields_of(((-1, 0), (14, 0), (0, -1), (0, 14))) == grid.nothing()
    assert grid.is_empty(grid.nothing())


@pytest.mark.parametrize("seed", range(40))
def test_two_sets(seed: int) -> None:
    rng = Rng(seed)
    one, other = some(rng, 150), some(rng, 150)
    a, b = fields(one), fields(other)
    assert cells(grid.both(a, b)) == one & other
    assert cells(grid.joined(a, b)) == one | other
    assert cells(grid.without(a, b)) == one - other
    assert cells(grid.free_of(a)) == set(ALL) - one
    assert grid.size(a) == len(one)


def test_single_fields_meet_themselves_alone() -> None:
    for x, y in ALL:
        one = fields({(x, y)})
        assert grid.meet(one, one)
        assert not grid.is_empty(one)
        others = fields(set(ALL) - {(x, y)})
        assert not grid.meet(one, others)
        assert grid.both(one, others) == grid.nothing()
        assert grid.without(one, others) == one
        assert grid.joined(one, others) == fields(set(ALL))


def test_a_set_spreads_to_all_eight_neighbours_and_no_further() -> None:
    for x, y in ALL:
        start = fields({(x, y)})
        for dx in range(-2, 3):
            for dy in range(-2, 3):
                target = (x + dx, y + dy)
                if target not in ALL:
                    continue
                touches = max(abs(dx), abs(dy)) <= 1
                found = grid.spread(start, fields({(x, y), target}))
                assert (target in cells(found)) == touches, (x, y, target)


def beside(cell: Cell) -> set[Cell]:
    x, y = cell
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & set(ALL)


def test_beside_a_set_is_what_shares_a_side_with_any_of_it() -> None:
    def found(of: set[Cell]) -> set[Cell]:
        return cells(grid.both(grid.beside_any(fields(of)), fields(set(ALL))))

    for cell in ALL:
        assert found({cell}) == beside(cell)
    for seed in range(20):
        chosen = some(Rng(seed), 60)
        assert found(chosen) == set().union(*map(beside, chosen))


def test_the_first_field_of_a_set_is_the_first_by_rows() -> None:
    for x, y in ALL:
        assert grid.first_lane(fields({(x, y)})) == 16 * y + x
    for seed in range(20):
        chosen = some(Rng(seed), 30)
        assert grid.first_lane(fields(chosen)) == min(16 * y + x for x, y in chosen)


def test_parts_hang_together_by_sides_or_corners() -> None:
    blocks = [{(x, y), (x + 1, y + 1)} for x in (0, 4, 8, 12) for y in (0, 3, 6, 9, 12)]
    parts = [cells(part) for part in grid.parts(fields(set().union(*blocks)))]
    assert sorted(map(sorted, parts)) == sorted(map(sorted, blocks))
    assert grid.parts(grid.nothing()) == []
    for cell in ALL:
        assert grid.parts(fields({cell})) == [fields({cell})]


def test_a_ring_around_one_field_shuts_it_in_anywhere_but_at_the_edge() -> None:
    for x, y in ALL:
        ring = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {(x, y)}
        inside = 0 < x < 13 and 0 < y < 13
        assert cells(grid.enclosed(fields(ring & set(ALL)))) == ({(x, y)} if inside else set())
        if inside:
            for corner in ring:
                assert cells(grid.enclosed(fields(ring - {corner}))) == set(), (x, y, corner)


@pytest.mark.parametrize("piece", range(len(PIECES)), ids=lambda n: PIECES[n].id)
def test_pieces_fit_where_all_their_fields_are_free(piece: int) -> None:
    rng = Rng(piece)
    for _ in range(6):
        free = set(ALL) - some(rng, 60)
        for turn, shape in enumerate(grid.SHAPES[piece]):
            corners = cells(grid.fitting(shape, fields(free)))
            expected = {
                (x, y) for x, y in ALL if all((x + cx, y + cy) in free for cx, cy in shape.cells)
            }
            assert corners == expected
            moves: list[Action] = []
            add_places(moves, piece, turn, fields(corners))
            texts = [move.text for move in moves]
            ordered = sorted(corners, key=lambda corner: (corner[1], corner[0]))
            assert texts == [
                f"place {PIECES[piece].id.replace('_', ' ')} {grid.cell_name(x, y)}"
                + (f" turn {turn}" if turn else "")
                for x, y in ordered
            ]


def test_pieces_border_on_the_fields_beside_them() -> None:
    for move in CATALOGUE[::11]:
        covered = cells(move.covers)
        if not covered:
            continue
        around = set().union(*map(beside, covered))
        assert cells(move.borders) == around - covered
        first = min(covered, key=lambda cell: (cell[1], cell[0]))
        assert move.first == 16 * first[1] + first[0]
