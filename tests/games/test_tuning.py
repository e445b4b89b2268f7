"""With other numbers in its data a game plays, advises and speaks by those: none stands in code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from burgrave.games import names, room
from burgrave.games.provenance import origins
from tests.games.own import own
from tests.games.tuning import tuned_package

pytestmark = pytest.mark.once
ROOT = Path(__file__).parents[2]
TEXTS = "tests/lessons/test_numbers.py"
"""What lessons say of the numbers."""


@pytest.mark.parametrize("name", [name for name in names() if origins(name)])
def test_a_tuned_game_goes_by_its_numbers(name: str, tmp_path: Path) -> None:
    package = tuned_package(tmp_path, room(name), own(name, "test_numbers").TUNED)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), *sys.path])}
    env.pop("PYTEST_XDIST_WORKER", None)
    where = "import burgrave; print(burgrave.__file__)"
    found = subprocess.run(
        [sys.executable, "-c", where], env=env, cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert Path(found.stdout.strip()).is_relative_to(tmp_path)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    run = subprocess.run(
        [*command, f"tests/games/{room(name)}/test_numbers.py", TEXTS],
        env=env,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-4_000:]
