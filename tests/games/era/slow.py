"""Domains as sets of fields: the slow and obvious way, to check the quick one against."""

from __future__ import annotations

import re
from collections.abc import Iterable

from burgrave.games.era.components import PIECES, Piece

Cell = tuple[int, int]
SIZE = 14
EIGHT = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
FOUR = [(0, 1), (0, -1), (1, 0), (-1, 0)]
_PLACE = re.compile(r"(.+) ([a-n])(\d+)(?: turn ([1-3]))?")
BY_ID = {piece.id: piece for piece in PIECES}


class Standing:
    """A piece with its fields, read from a text such as `farm k9 turn 1`."""

    def __init__(self, text: str) -> None:
        found = _PLACE.fullmatch(text)
        assert found is not None, text
        name, column, row, turn = found.groups()
        self.text = text
        self.piece: Piece = BY_ID[name.replace(" ", "_")]
        cells = set(self.piece.cells)
        for _ in range(int(turn or 0)):
            cells = turned(cells)
        left, top = "abcdefghijklmn".index(column), int(row) - 1
        self.cells = {(left + x, top + y) for x, y in cells}

    @property
    def is_wall(self) -> bool:
        return self.piece.length > 0 or self.piece.id == "keep"

    @property
    def is_building(self) -> bool:
        return self.piece.length == 0 and self.piece.id != "scorched_land"


def turned(cells: set[Cell]) -> set[Cell]:
    """A quarter turn clockwise, back in the corner."""
    rotated = {(-y, x) for x, y in cells}
    left, top = min(x for x, _ in rotated), min(y for _, y in rotated)
    return {(x - left, y - top) for x, y in rotated}


def inside(cell: Cell) -> bool:
    return 0 <= cell[0] < SIZE and 0 <= cell[1] < SIZE


def reached(start: Iterable[Cell], open_fields: set[Cell]) -> set[Cell]:
    """Everything that can be walked to in eight directions."""
    found = set(start)
    waiting = list(found)
    while waiting:
        x, y = waiting.pop()
        for dx, dy in EIGHT:
            near = (x + dx, y + dy)
            if near in open_fields and near not in found:
                found.add(near)
                waiting.append(near)
    return found


def enclosed(walls: set[Cell]) -> set[Cell]:
    """The fields that nobody outside a ring around the domain can walk to."""
    board = {(x, y) for x in range(SIZE) for y in range(SIZE)}
    ring = {(x, y) for x in range(-1, SIZE + 1) for y in range(-1, SIZE + 1)} - board
    return board - walls - reached(ring, (board - walls) | ring)


def cities(walls: set[Cell]) -> list[set[Cell]]:
    """The enclosed areas, one by one."""
    left = enclosed(walls)
    found = []
    while left:
        city = reached([next(iter(left))], left)
        found.append(city)
        left -= city
    return found


def beside(cells: set[Cell]) -> set[Cell]:
    near = {(x + dx, y + dy) for x, y in cells for dx, dy in FOUR}
    return {cell for cell in near - cells if inside(cell)}


class Domain:
    """Everything that stands in a domain."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.pieces = [Standing(text) for text in texts]
        self.taken: set[Cell] = set()
        for standing in self.pieces:
            assert all(inside(cell) for cell in standing.cells), standing.text
            assert not standing.cells & self.taken, standing.text
            self.taken |= standing.cells
        walls = {cell for one in self.pieces if one.is_wall for cell in one.cells}
        self.cities = cities(walls)
        self.city = {cell for city in self.cities for cell in city}
        self.scorched = {
            cell for one in self.pieces if one.piece.id == "scorched_land" for cell in one.cells
        }

    def areas(self) -> list[int]:
        return [len(city - self.scorched) for city in self.cities]

    def crowded(self) -> list[str]:
        """The buildings that disease strikes."""
        houses = [one for one in self.pieces if one.is_building and one.piece.id != "keep"]
        found = []
        for one in houses:
            near = beside(one.cells)
            neighbours = [other for other in houses if other is not one and other.cells & near]
            healed = one.piece.id == "hospital" or any(
                other.piece.id == "hospital" for other in neighbours
            )
            if neighbours and not healed:
                found.append(one.text)
        return found

    def points(self, stores: int, culture: int, dice: int, disaster: int) -> dict[str, int]:
        """Points by source, without the awards for being ahead of others."""
        buildings = [one for one in self.pieces if one.is_building]
        kinds = [one.piece.id for one in buildings]
        return {
            "buildings": sum(one.piece.points for one in buildings),
            "cities": sum(
                one.piece.points
                for one in buildings
                if one.piece.id == "keep" or one.cells <= self.city
            ),
            "markets": sum(
                len(beside(one.cells) - self.taken) for one in buildings if one.piece.id == "market"
            ),
            "guildhalls": kinds.count("guildhall") * stores,
            "universities": kinds.count("university") * culture,
            "cathedrals": kinds.count("cathedral") * dice,
            "culture": culture,
            "disasters": -disaster,
        }
