"""The components as the data files have them."""

from burgrave.games.provenance import counts


def test_there_are_all_components() -> None:
    assert sum(counts("era").values()) == 12 + 5 + 4 + 4 + 4 + 6 + 9
