"""Rules of The King's Will: its steps, components, and what decides which rule it is."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave.games import rule_guide
from burgrave.games.kings_will import components as will
from burgrave.games.kings_will import steps
from burgrave.games.kings_will.calendar import calendar_for
from tests.games.test_rule_links import links, numbers

pytestmark = pytest.mark.once
REFUSED: dict[str, set[str]] = {}
"""What the engine says, and the rules that say it: here each is about one rule alone."""
ABOUT = {"W-S": "settlement", "W-B": "building", "W-W": "will"}
"""Rules about a component each, by the table of the data in which it stands."""


@pytest.mark.parametrize(
    ("head", "components"),
    [
        ("W-S", will.SETTLEMENTS),
        ("W-B", will.BUILDINGS),
        ("W-W", will.WILLS),
        ("W-T", will.TRAVEL),
    ],
)
def test_every_component_has_a_rule_of_its_name(head: str, components: Any) -> None:
    assert {f"{head}.{each.id}" for each in components} <= numbers("kings-will")


def test_every_step_has_a_rule() -> None:
    assert set(links("kings-will").STEPS) == set(calendar_for(2).names)
    assert set(links("kings-will").STAGES) == set(steps.STAGES)


@pytest.mark.parametrize(
    ("event", "options", "players", "rule"),
    [
        ({"kind": "king_arrives", "turns": 30}, {"turn_cap": True}, 3, "W-7.4"),
        ({"kind": "king_arrives", "turns": 30}, {"turn_cap": False}, 3, "W-1.7"),
        ({"kind": "passed", "forced": False, "active": True}, {}, 3, "W-1.4"),
        ({"kind": "passed", "forced": False, "active": False}, {}, 3, "W-1.5"),
        ({"kind": "mood_changed", "why": "castle"}, {}, 3, "W-S.castle"),
        ({"kind": "mood_changed", "why": "fair"}, {}, 3, "W-B.fair"),
        ({"kind": "will_scored", "points": -2}, {}, 3, "W-6.1"),
        ({"kind": "resigned"}, {}, 3, ""),
    ],
)
def test_facts_options_and_players_decide(
    event: dict[str, object], options: dict[str, object], players: int, rule: str
) -> None:
    assert rule_guide("kings-will").rule_of_event(event, options, players) == rule
