"""The examples in the documentation do what they say."""

from __future__ import annotations

import doctest
from pathlib import Path

import burgrave
from burgrave.kernel import fair, rng, table

ROOT = Path(__file__).parents[2]


def test_the_architecture_page_is_true() -> None:
    page = ROOT / "docs" / "architecture.md"
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert tried > 30
    assert failed == 0


def test_the_public_door_is_true() -> None:
    failed, tried = doctest.testmod(burgrave)
    assert tried > 3
    assert failed == 0


def test_the_kernel_is_true() -> None:
    for module in (rng, fair, table):
        failed, _ = doctest.testmod(module)
        assert failed == 0
