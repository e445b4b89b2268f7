"""Rules of Era: its steps, components and refusals, and what decides which rule it is."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave.games import rule_guide
from burgrave.games.era.calendar import CALENDAR
from burgrave.games.era.components import DISASTERS, PIECES
from tests.games.test_rule_links import links, numbers

pytestmark = pytest.mark.once
REFUSED = {
    "None of these is left in the supply.": {"E-5.6"},
    "You can't pay for that.": {"E-5.1"},
    "Something stands there already.": {"E-5.3", "E-0.6"},
    "Scorched land can't lie inside a city.": {"E-0.7"},
    "That wall would close a ring around scorched land.": {"E-0.7"},
    "Scorched land goes on free fields outside your cities.": {"E-4.6"},
    "Scorched land goes on or beside the fields that the fire freed.": {"E-4.10"},
}
"""What the engine says, and the rules that say it."""
ABOUT = {"E-B": "building", "E-B.wall": "", "E-B.scorched_land": ""}
"""Rules about a component each, by the table of the data in which it stands; of these two none."""


@pytest.mark.parametrize(
    ("head", "components"),
    [
        ("E-B", [piece for piece in PIECES if not piece.id.startswith("wall")]),
    ],
)
def test_every_component_has_a_rule_of_its_name(head: str, components: Any) -> None:
    assert {f"{head}.{each.id}" for each in components} <= numbers("era")


def test_every_step_has_a_rule() -> None:
    known = set(links("era").STEPS)
    # An extortion is told by what is asked in it.
    assert set(CALENDAR.names) - {"extort"} | {each.id for each in DISASTERS} <= known


@pytest.mark.parametrize(
    ("event", "options", "players", "rule"),
    [
        ({"kind": "disaster", "why": "pestilence"}, {}, 2, "E-4.11"),
        ({"kind": "disaster", "why": "pestilence"}, {}, 1, "E-10.1"),
        ({"kind": "disaster", "why": "extortion"}, {}, 2, "E-6.3"),
        ({"kind": "disaster", "why": "poverty"}, {}, 2, "E-6.4"),
        ({"kind": "disaster", "why": "poverty"}, {}, 1, "E-10.2"),
        ({"kind": "resource_lost", "why": "extortion"}, {}, 1, "E-10.2"),
        ({"kind": "scorched", "why": "treachery"}, {}, 3, "E-4.6"),
        ({"kind": "scorched", "why": "treachery"}, {}, 1, "E-10.1"),
        ({"kind": "scorched", "why": "fire"}, {}, 1, "E-4.10"),
        ({"kind": "disaster", "why": "famine"}, {}, 1, "E-3.2"),
        ({"kind": "disaster_strikes", "disaster": "treachery"}, {}, 4, "E-4.6"),
        ({"kind": "rolled", "throw": 1}, {}, 4, "E-1.2"),
        ({"kind": "rolled", "throw": 4}, {}, 4, "E-1.6"),
        ({"kind": "built", "piece": "wall_3"}, {}, 4, "E-B.wall"),
    ],
)
def test_facts_options_and_players_decide(
    event: dict[str, object], options: dict[str, object], players: int, rule: str
) -> None:
    assert rule_guide("era").rule_of_event(event, options, players) == rule
