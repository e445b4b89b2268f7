"""Rules of The Carter: its steps and refusals."""

from __future__ import annotations

import pytest

from carter.game import CALENDAR
from tests.games.test_rule_links import links

pytestmark = pytest.mark.once
REFUSED: dict[str, set[str]] = {}
"""What the engine says, and the rules that say it: who is asked may do both, always."""
ABOUT: dict[str, str] = {}
"""Rules about a component each: it has none."""


def test_every_step_has_a_rule() -> None:
    assert set(links("carter").STEPS) == set(CALENDAR.names)
