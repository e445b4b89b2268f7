"""Sparing choices: `make test` sees each kind of each sort, or one of them, `make test-all` all."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import product
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet


def each_once(*sorts: Iterable[object]) -> list[ParameterSet]:
    """All combinations, for `parametrize`; those are thorough that only bring known kinds together.

    >>> [case.values for case in each_once("ab", [1, 2, 3]) if not case.marks]
    [('a', 1), ('a', 3), ('b', 2)]
    """
    kinds = [list(sort) for sort in sorts]
    longest = max(len(sort) for sort in kinds)
    kept = {tuple(n % len(sort) for sort in kinds) for n in range(longest)}
    return [
        pytest.param(
            *(sort[n] for sort, n in zip(kinds, numbers)),
            marks=() if numbers in kept else pytest.mark.thorough,
        )
        for numbers in product(*(range(len(sort)) for sort in kinds))
    ]


def one_of(kinds: Iterable[object], kept: object) -> list[ParameterSet]:
    """All kinds, for `parametrize`; all but one are thorough, where they differ little.

    >>> [case.values for case in one_of("abc", "b") if not case.marks]
    [('b',)]
    """
    return [
        pytest.param(kind, marks=() if kind == kept else pytest.mark.thorough) for kind in kinds
    ]


def some_of(kinds: Iterable[object], kept: Collection[object]) -> list[ParameterSet]:
    """All kinds, for `parametrize`; all but some are thorough.

    >>> [case.values for case in some_of("abcd", "bd") if not case.marks]
    [('b',), ('d',)]
    """
    return [
        pytest.param(kind, marks=() if kind in kept else pytest.mark.thorough) for kind in kinds
    ]


def rows(cases: Iterable[tuple[object, ...]], *kept: int) -> list[ParameterSet]:
    """All rows, for `parametrize` with several names; all but those numbers are thorough.

    >>> [case.values for case in rows([("a", 1), ("b", 2), ("c", 3)], 0, 2) if not case.marks]
    [('a', 1), ('c', 3)]
    """
    return [
        pytest.param(*case, marks=() if number in kept else pytest.mark.thorough)
        for number, case in enumerate(cases)
    ]
