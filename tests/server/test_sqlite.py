"""The SQLite of a machine, and what is known to be wrong with it."""

from __future__ import annotations

import pytest

from burgrave.server.sqlite import Version, resets_badly


@pytest.mark.parametrize(
    ("version", "bad"),
    [
        *(((3, 6, 23), False), ((3, 7, 0), True), ((3, 40, 1), True), ((3, 44, 5), True)),
        *(((3, 44, 6), False), ((3, 45, 0), True), ((3, 50, 6), True), ((3, 50, 7), False)),
        *(((3, 51, 2), True), ((3, 51, 3), False), ((3, 53, 0), False)),
    ],
)
def test_which_versions_can_damage_a_store(version: Version, bad: bool) -> None:
    assert resets_badly(version) == bad
