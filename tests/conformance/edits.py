"""Positions as careless people edit them: fields lost, swapped or filled with odd values."""

import json
from collections.abc import Iterator
from typing import Any

from burgrave import Rng

ODD_VALUES = [
    *(None, True, False, 0, 1, 2, 6, 99, -1, 1000, 10**20, 1.5, "", "x", "first"),
    *([], [0], [1, 1], [9], [None], [[1], [2]], {}, {"gold": -1}, {"x": 1}),
]

Path = tuple[str | int, ...]


def places(document: Any, start: Path = ()) -> Iterator[Path]:
    """The way to every field of a document, at any depth."""
    inside = document.items() if isinstance(document, dict) else enumerate(document)
    for key, value in inside:
        yield (*start, key)
        if isinstance(value, dict | list):
            yield from places(value, (*start, key))


def edited(position: dict[str, Any], donor: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """A copy with one or two fields lost, taken from another position or filled with odd values."""
    document: dict[str, Any] = json.loads(json.dumps(position))
    for _ in range(1 + rng.below(2)):
        ways = list(places(document))
        *way, last = ways[rng.below(len(ways))]
        parent = _at(document, way)
        what = rng.below(4)
        if what == 0:
            del parent[last]
        elif what == 1 and (*way, last) in set(places(donor)):
            parent[last] = json.loads(json.dumps(_at(donor, [*way, last])))
        else:
            parent[last] = ODD_VALUES[rng.below(len(ODD_VALUES))]
    return document


def _at(document: Any, way: list[str | int]) -> Any:
    for key in way:
        document = document[key]
    return document
