"""Rows: which of two rows of a table everybody has to be told about anew."""

from typing import Any

import pytest
from msgspec.structs import replace

from burgrave.server.rows import Glance, SeatRow, TableRow, looks_otherwise

FIRST, SECOND = SeatRow(0, "person"), SeatRow(1, "person")
BEFORE = TableRow("a", "kingsburg", {}, owner=1, seed=b"", seats=(FIRST, SECOND))


@pytest.mark.parametrize(
    ("changes", "otherwise"),
    [
        ({}, False),
        ({"version": 3, "waiting": (1,), "touched": 5.0, "revision": 2}, False),
        ({"seats": (replace(FIRST), SECOND)}, False),
        ({"seats": (replace(FIRST, hints=2), SECOND)}, False),  # nobody else's business
        ({"seats": (replace(FIRST, name="Anna"), SECOND)}, True),
        ({"status": "running"}, True),
        ({"talk": "off", "seats": (FIRST, SECOND)}, True),
    ],
)
def test_a_table_looks_otherwise_when_more_than_its_moves_has_changed(
    changes: dict[str, Any], otherwise: bool
) -> None:
    assert looks_otherwise(BEFORE, replace(BEFORE, **changes)) is otherwise


def test_who_sits_down_has_taken_no_counsel_yet() -> None:
    assert (FIRST.hints, FIRST.counsel) == (0, False)


def test_a_table_that_was_just_made_has_come_nowhere_and_was_never_touched() -> None:
    assert (BEFORE.glance, BEFORE.touched) == (Glance(0, 0, (), ()), 0.0)
