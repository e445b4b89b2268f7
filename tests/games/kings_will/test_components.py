"""The components as the data files have them: complete, and each with its provenance."""

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

from burgrave.games.kings_will.components import (
    BUILDINGS,
    EMBLEMS,
    LANDSCAPES,
    SETTLEMENTS,
    TRAVEL,
    WILLS,
)
from burgrave.games.kings_will.player import bit
from burgrave.games.provenance import KINDS, counts
from burgrave.kernel.component import ABOUT

DATA = ("buildings", "landscapes", "scales", "settlements", "travel", "wills")


def test_there_are_all_components() -> None:
    assert sum(counts("kings-will").values()) == 21 + 6 + 4 + 16 + 8 + 3 + 5 + 5 + 14


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


def sections() -> list[tuple[str, dict[str, Any]]]:
    """Every section and entry of the data files, by its name."""
    found: list[tuple[str, dict[str, Any]]] = []
    for name in DATA:
        text = (files("burgrave.games.kings_will") / "data" / f"{name}.toml").read_text("utf-8")
        for head, section in tomllib.loads(text).items():
            entries = section if isinstance(section, list) else [section]
            found += [(f"{name} {head} {number}", entry) for number, entry in enumerate(entries)]
    return found


def test_everything_has_a_provenance() -> None:
    assert len(sections()) > len(LANDSCAPES + SETTLEMENTS + BUILDINGS + WILLS + TRAVEL)
    for name, section in sections():
        assert isinstance(section, dict), f"{name} stands in no section"
        assert section.get("provenance") in KINDS, name


def test_a_provenance_is_no_component() -> None:
    assert set(EMBLEMS) == {"ear", "wheel", "coin", "book", "cross", "crown"}
    assert not any(about in each.effects for each in BUILDINGS for about in ABOUT)


def test_three_quarters_of_the_cards_give_eight_to_ten_points() -> None:
    usual = [will for will in WILLS if not will.each and 8 <= will.points <= 10]
    assert len(usual) == len(WILLS) * 3 // 4


def test_every_emblem_can_be_joined() -> None:
    left = Counter(each.left for each in BUILDINGS if each.left)
    right = Counter(each.right for each in BUILDINGS if each.right)
    assert set(left) == set(right) == set(EMBLEMS)


def test_bits_beyond_the_thirty_second() -> None:
    assert [bit(place) for place in range(63)] == [1 << place for place in range(63)]
