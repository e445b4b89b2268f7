"""The compiled and the pure modules play the same games, to equal hashes step by step."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import burgrave
from tests.conformance.tables import FEW, TABLES
from tests.conformance.walked import walked
from tests.sparing import one_of

ROOT = Path(__file__).parents[2]


def walked_by_the_sources(name: str, every: bool) -> dict[str, list[str]]:
    """What the modules make of the games as they are, in a process of their own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    ended = subprocess.run(
        [sys.executable, "-m", "tests.conformance.walked", name, *(["--all"] if every else [])],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 0, ended.stderr
    told = json.loads(ended.stdout)
    assert not told["compiled"]
    found: dict[str, list[str]] = told["tables"]
    return found


@pytest.mark.once
@pytest.mark.parametrize("every", one_of([False, True], False), ids=["few", "all"])
@pytest.mark.parametrize("name", burgrave.names())
def test_both_builds_walk_the_same_games(name: str, every: bool) -> None:
    if not burgrave.compiled:
        pytest.skip("nothing is compiled here: there is one build only")
    pure = walked_by_the_sources(name, every)
    tables = [table for table in (TABLES if every else FEW) if table.game.name == name]
    assert [repr(table) for table in tables] == list(pure)
    for table in tables:
        ours, theirs = walked(table), pure[repr(table)]
        steps = range(min(len(ours), len(theirs)))
        other = next((step for step in steps if ours[step] != theirs[step]), len(steps))
        assert ours == theirs, f"{table} is another game from step {other} on"
