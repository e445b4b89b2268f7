"""The components as the data files have them."""

from burgrave.games.kingsburg.components import Building

PRINTED = {"id": "mill", "row": "B", "column": 2, "cost": [1, 2, 0], "points": 3, "battle": 1}


def test_what_a_building_does_besides_is_told_by_numbers_alone() -> None:
    mill = Building({**PRINTED, "wood": 2, "most": 4, "provenance": "sourced"})
    assert (mill.row, mill.column, mill.cost, mill.points, mill.battle) == (1, 2, (1, 2, 0), 3, 1)
    assert mill.effects == {"wood": 2, "most": 4}
