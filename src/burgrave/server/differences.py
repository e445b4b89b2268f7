"""Differences: how one JSON value becomes the next, so that a long story is told in few bytes.

A difference is `[value]` for something new or replaced, `null` for what is no more, and an object
for what has changed inside an object or a list, by name or by place; `{}` is no change at all.
"""

from __future__ import annotations

from typing import Any

Difference = list[Any] | dict[str, Any] | None


def difference(before: Any, after: Any) -> Difference:
    """What makes the later value of the earlier one.

    >>> difference({"gold": 1, "dice": [3, 5]}, {"gold": 2, "dice": [3, 6], "wood": 1})
    {'gold': [2], 'dice': {'1': [6]}, 'wood': [1]}
    """
    if isinstance(before, dict) and isinstance(after, dict):
        found = {name: None for name in before if name not in after}
        return found | _changes(before, after)
    if isinstance(before, list) and isinstance(after, list) and len(before) <= len(after):
        was = {str(place): item for place, item in enumerate(before)}
        return _changes(was, {str(place): item for place, item in enumerate(after)})
    return {} if before == after and type(before) is type(after) else [after]


def applied(before: Any, change: Difference) -> Any:
    """The later value; the earlier one stays as it was.

    >>> applied({"gold": 1, "dice": [3, 5]}, {"gold": [2], "dice": {"1": [6]}})
    {'gold': 2, 'dice': [3, 6]}
    """
    if isinstance(change, list):
        return change[0]
    assert change is not None
    if isinstance(before, list):
        places = {str(place): item for place, item in enumerate(before)}
        return list(applied(places, change).values())
    after = dict(before) if change else before
    for name, part in change.items():
        if part is None:
            del after[name]
        else:
            after[name] = applied(before.get(name), part)
    return after


def _changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """For each name that is new or has changed, how."""
    found: dict[str, Any] = {}
    for name, item in after.items():
        change = difference(before[name], item) if name in before else [item]
        if change != {}:
            found[name] = change
    return found
