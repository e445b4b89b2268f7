"""The components as the data files have them."""

from burgrave.games.kingsburg.components import DOCUMENTED, GOVERNORS, Building
from burgrave.games.provenance import counts, origins

PRINTED = {"id": "mill", "row": "B", "column": 2, "cost": [1, 2, 0], "points": 3, "battle": 1}


def test_what_a_building_does_besides_is_told_by_numbers_alone() -> None:
    mill = Building({**PRINTED, "wood": 2, "most": 4, "provenance": "sourced"})
    assert (mill.row, mill.column, mill.cost, mill.points, mill.battle) == (1, 2, (1, 2, 0), 3, 1)
    assert mill.effects == {"wood": 2, "most": 4}


def test_there_are_all_components() -> None:
    assert sum(counts("kingsburg").values()) == 18 + 2 + 28 + 25 + 24 + 1 + 6


def test_printed_is_what_the_rule_books_tell() -> None:
    """The books print advisors, two enemies and the buildings of their examples, no other costs."""
    printed = [origin.entry for origin in origins("kingsburg") if origin.kind == "printed"]
    assert sum("rank" in entry for entry in printed) == 18
    assert [(e["year"], e["kind"], e["strength"]) for e in printed if "strength" in e] == [
        (1, "goblins", 3),
        (3, "goblins", 4),
    ]
    buildings = [entry["id"] for entry in printed if "row" in entry]
    assert buildings == ["statue", "inn", "guard_tower", "palisade"]


def test_documented_governors_are_those_that_are_not_ours() -> None:
    assert len(DOCUMENTED) == 15
    assert {GOVERNORS[card].provenance for card in DOCUMENTED} == {"sourced", "reconstructed"}
