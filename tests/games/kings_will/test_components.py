"""The components as the data files have them: complete, and each with its provenance."""

from collections import Counter

from burgrave.games.kings_will.board import bit
from burgrave.games.kings_will.components import (
    BUILDINGS,
    EMBLEMS,
    LANDSCAPES,
    SETTLEMENTS,
    TRAVEL,
    WILLS,
)

KNOWN = {"printed", "reconstructed", "house"}


def test_the_printed_numbers_of_parts() -> None:
    assert sum(kind.tiles for kind in LANDSCAPES) == 36
    assert {each.id: each.pieces for each in SETTLEMENTS} == {
        "hamlet": 12,
        "castle": 10,
        "monastery": 8,
        "village": 5,
    }
    assert (len(BUILDINGS), len(WILLS), len(TRAVEL)) == (21, 16, 8)
    assert [tile.round for tile in TRAVEL] == [1, 1, 2, 2, 3, 3, 4, 4]


def test_everything_has_a_provenance() -> None:
    named = [(each.id, each.provenance) for each in LANDSCAPES]
    named += [(each.id, each.provenance) for each in SETTLEMENTS]
    named += [(each.id, each.provenance) for each in BUILDINGS]
    named += [(each.id, each.provenance) for each in WILLS]
    named += [(each.id, each.provenance) for each in TRAVEL]
    assert [name for name, provenance in named if provenance not in KNOWN] == []


def test_three_quarters_of_the_cards_give_eight_to_ten_points() -> None:
    usual = [will for will in WILLS if not will.each and 8 <= will.points <= 10]
    assert len(usual) == len(WILLS) * 3 // 4


def test_every_emblem_can_be_joined() -> None:
    left = Counter(each.left for each in BUILDINGS if each.left)
    right = Counter(each.right for each in BUILDINGS if each.right)
    assert set(left) == set(right) == set(EMBLEMS)


def test_bits_beyond_the_thirty_second() -> None:
    assert [bit(place) for place in range(63)] == [1 << place for place in range(63)]
