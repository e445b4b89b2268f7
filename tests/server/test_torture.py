"""Three servers on one database, of which each fails in every way: no answered move is lost."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server import postgres

pytestmark = pytest.mark.skipif(postgres.why_not() is not None, reason="there is no PostgreSQL")

TORTURE = Path(__file__).parents[2] / "bench/hall/torture.py"
KINDS = 8
SMALL = ("--seconds", "1", "--faults", f"{KINDS}", "--tables", "2", "--longest", "0.5")
LONG = ("--seconds", "600", "--faults", "80")


def tortured(*words: str, patience: float) -> dict[str, Any]:
    ran = subprocess.run(
        [sys.executable, TORTURE, *words], capture_output=True, text=True, timeout=patience
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return found


# What comes of lost notices, a lost database and servers that are gone is shown one by one in
# test_nodes.py, kills under moves in test_crash.py and in the browser's test_several.py.
@pytest.mark.thorough
def test_no_answered_move_is_lost_or_doubled_whatever_fails() -> None:
    found = tortured(*SMALL, patience=600)
    assert found["problems"] == []
    assert len(found["faults"]) == KINDS
    assert found["moves"] > 0


@pytest.mark.thorough
def test_nor_is_any_in_a_long_time() -> None:
    found = tortured(*LONG, patience=3600)
    assert found["problems"] == []
    assert found["faults_in_all"] >= 80
    assert found["rematches"] > 0
