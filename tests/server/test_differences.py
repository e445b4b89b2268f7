"""How one JSON value becomes the next, in few bytes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from burgrave import Rng
from burgrave.server.differences import applied, difference


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        (1, 1, {}),
        (1, 2, [2]),
        (1, True, [True]),
        (None, None, {}),
        ([1, 2], [1, 2, 3], {"2": [3]}),
        ([1, 2], [1], [[1]]),
        ({"a": 1}, {}, {"a": None}),
        ({"a": {"b": [1]}}, {"a": {"b": [2]}, "c": None}, {"a": {"b": {"0": [2]}}, "c": [None]}),
        ({"a": [1]}, {"a": {"0": 1}}, {"a": [{"0": 1}]}),
    ],
)
def test_a_difference_says_what_is_new_or_gone(before: Any, after: Any, change: Any) -> None:
    assert difference(before, after) == change
    assert applied(before, change) == after


def test_any_value_becomes_any_other() -> None:
    rng = Rng(3)
    now = value(rng, 4)
    for _ in range(3000):
        before, now = now, value(rng, 4) if rng.below(3) == 0 else altered(now, rng)
        kept = json.dumps(before)
        change = json.loads(json.dumps(difference(before, now)))
        # As text, for Python takes 1 and true for the same.
        assert json.dumps(applied(before, change), sort_keys=True) == json.dumps(
            now, sort_keys=True
        )
        assert json.dumps(before) == kept


def value(rng: Rng, deep: int) -> Any:
    """Any JSON value."""
    kind = rng.below(7 if deep else 5)
    if kind < 5:
        return (None, True, False, rng.below(3), "word")[kind]
    parts = [value(rng, deep - 1) for _ in range(rng.below(5))]
    return parts if kind == 5 else {"abcde"[n]: part for n, part in enumerate(parts)}


def altered(now: Any, rng: Rng) -> Any:
    """The same with something else somewhere."""
    if isinstance(now, dict) and now:
        name = sorted(now)[rng.below(len(now))]
        return {**now, name: altered(now[name], rng)}
    if isinstance(now, list) and now:
        place = rng.below(len(now))
        return [*now[:place], altered(now[place], rng), *now[place + 1 :]]
    return value(rng, 2)
