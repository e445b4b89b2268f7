"""DATA, what a message asks for a number of a component: so no catalogue says one of its own."""

from __future__ import annotations

from collections.abc import Callable

_readers: list[Callable[[str], int]] = []


def numbers_by(reader: Callable[[str], int]) -> None:
    """Who knows the games' data: given where a number stands, it gives that number."""
    _readers[:] = [reader]


def data(path: object, *, one: object = None, other: object = None) -> str | int:
    """A number by where it stands, to choose by, or with the word for one or for several.

    >>> data("kingsburg/buildings/building/statue/points", one="point", other="points")
    '3 points'
    """
    (reader,) = _readers
    number = reader(str(path))
    word = one if number == 1 else other
    return number if word is None else f"{number} {word}"
