"""A number of a component that the rules can't take is refused when the data is read."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.tuning import Tuned, tuned_package

pytestmark = pytest.mark.once
ROOT = Path(__file__).parents[2]
REFUSED: list[tuple[str, Tuned, str]] = [
    ("kingsburg", {"pieces.dice.own": 4}, "dice own must be from 1 to 3, not 4."),
    ("kingsburg", {"advisors.advisor.smuggler.any": 5}, "smuggler any must be from 0 to 4, not 5."),
    (
        "kingsburg",
        {"buildings.building.farms.dice": 4},
        "Bonus dice of king, farms and fairy together must be from 1 to 5, not 6.",
    ),
    (
        "kingsburg",
        {"enemies.enemy.0.penalty.buildings": 2},
        "barbarians 2: penalty buildings must be from 0 to 1, not 2.",
    ),
    (
        "kingsburg",
        {"governors.governor.merchant_prince.sells": 9},
        "merchant_prince sells must be from 1 to 8, not 9.",
    ),
    (
        "era",
        {"table.domain.width": 15},
        "The width of a domain must be from 8 to 14, not 15.",
    ),
    ("kings_will", {"scales.visit.rounds": 5}, "visit rounds must be from 1 to 4, not 5."),
    (
        "kings_will",
        {"scales.visit.cards": 6},
        "6 Will cards with room for 2 are too few for 2 players and 4 royal visits.",
    ),
    (
        "kings_will",
        {"scales.visit.discs.three": 1},
        "8 Will cards with room for 1 are too few for 3 players and 4 royal visits.",
    ),
]


@pytest.mark.parametrize(("room", "tuned", "sentence"), REFUSED)
def test_what_the_rules_cannot_take_is_refused(
    room: str, tuned: Tuned, sentence: str, tmp_path: Path
) -> None:
    package = tuned_package(tmp_path, room, tuned)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), *sys.path])}
    command = [sys.executable, "-c", f"import burgrave; burgrave.game({room.replace('_', '-')!r})"]
    run = subprocess.run(
        command, env=env, cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert run.stderr.splitlines()[-1] == f"ValueError: {sentence}"
