"""Rules of Kingsburg: its steps, components and refusals, and what decides which rule it is."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave.games import rule_guide
from burgrave.games.kingsburg import components as burg
from burgrave.games.kingsburg.effects import SPOKEN
from burgrave.games.kingsburg.game import GAME as BURG
from tests.games.test_rule_links import links, numbers

pytestmark = pytest.mark.once
REFUSED = {
    "That building is not the next one in its row.": {"K-2d.4", "K-2d.6"},
    "You do not have the goods for that building.": {"K-2d.2"},
    "Dice already lie on this advisor, and you do not have the envoy.": {"K-2b.7", "K-10.5"},
}
"""What the engine says, and the rules that say it."""
ABOUT = {"K-B": "building", "K-G": "governor"}
"""Rules about a component each, by the table of the data in which it stands."""


@pytest.mark.parametrize(
    ("head", "components"),
    [
        ("K-B", burg.BUILDINGS),
        ("K-G", burg.GOVERNORS),
    ],
)
def test_every_component_has_a_rule_of_its_name(head: str, components: Any) -> None:
    assert {f"{head}.{each.id}" for each in components} <= numbers("kingsburg")


def view(step: str, **facts: object) -> dict[str, object]:
    """As much of a view as tells the step."""
    plain = {"step": step, "rerolls": None, "advisor": None, "asked": [0], "over": False}
    return plain | {"options": {"army_tokens": False}, "seats": [{"governor": "miner"}]} | facts


def test_every_step_has_a_rule() -> None:
    rule = rule_guide("kingsburg").rule_of_step
    renamed = {"sorcerer", "fairy", "priest", "duke", "governors aid", "rewards", "battle"}
    plain = set(BURG.new().calendar.names) - renamed
    assert plain < set(links("kingsburg").STEPS)
    for governor in ("sorcerer", "fairy", "priest", "duke", "herald", "damsel"):
        assert rule(view(governor)) == f"K-G.{governor}"
    for place in range(1, 19):
        assert rule(view("reward somebody", advisor=place)) == f"K-2c.{place}"
    assert rule(view("reward somebody", advisor=20)) == "K-G.politician"
    assert {rule(view(f"offer {effect}")) for effect in SPOKEN} <= numbers("kingsburg")
    assert rule(view("offer yearly good")) == "K-G.miner"
    assert rule(view("offer yearly good", asked=[], over=True)) == "K-9.3"
    assert rule(view("offer battle")) == "K-8.16"
    assert rule(view("academy")) == "K-B.military_academy"
    assert rule(view("academy", options={"army_tokens": True})) == "K-M3.4"
    assert rule(view("reroll", rerolls="all_dice")) == "K-B.chapel"


FIRST = {"edition": "first", "army_tokens": False}
REVISED = {"edition": "revised", "army_tokens": False}
TOKENS = {"edition": "revised", "army_tokens": True}
NEUTRAL = {"kind": "neutral_dice", "aside": False}
FOUGHT = {"kind": "battle", "strength": 5}


@pytest.mark.parametrize(
    ("event", "options", "players", "rule"),
    [
        ({"kind": "enemy_revealed"}, FIRST, 3, "K-8.1"),
        ({"kind": "enemy_revealed"}, REVISED, 3, "K-8.2"),
        ({"kind": "enemy_revealed"}, TOKENS, 3, "K-M3.2"),
        ({"kind": "academy_roll"}, REVISED, 3, "K-B.military_academy"),
        ({"kind": "academy_roll"}, TOKENS, 3, "K-M3.4"),
        (FOUGHT | {"enemy_strength": 4, "outcome": "won"}, FIRST, 3, "K-8.6"),
        (FOUGHT | {"enemy_strength": 5, "outcome": "won"}, FIRST, 3, "K-B.stone_wall"),
        (FOUGHT | {"enemy_strength": 5, "outcome": "drawn"}, FIRST, 3, "K-8.7"),
        (FOUGHT | {"enemy_strength": 6, "outcome": "lost"}, FIRST, 3, "K-8.8"),
        ({"kind": "envoy_awarded", "why": "damsel"}, REVISED, 3, "K-G.damsel"),
        ({"kind": "envoy_awarded", "why": "fewest_goods"}, FIRST, 3, "K-5.2"),
        ({"kind": "kings_aid_die", "why": "fewest_goods"}, FIRST, 3, "K-1.2"),
        ({"kind": "kings_reward", "buildings": 0}, FIRST, 3, "K-3.2"),
        ({"kind": "gift", "advisor": 17}, FIRST, 3, "K-2c.17"),
        ({"kind": "gift", "advisor": 19}, REVISED, 3, "K-G.politician"),
        ({"kind": "passed", "forced": True}, FIRST, 3, "K-2b.3"),
        (NEUTRAL | {"dice": 3}, FIRST, 2, "K-10.1"),
        (NEUTRAL | {"dice": 2}, FIRST, 2, "K-10.2"),
        (NEUTRAL | {"dice": 1}, FIRST, 2, "K-10.3"),
        (NEUTRAL | {"dice": 1, "aside": True}, FIRST, 2, "K-10.4"),
    ],
)
def test_facts_options_and_players_decide(
    event: dict[str, object], options: dict[str, object], players: int, rule: str
) -> None:
    assert rule_guide("kingsburg").rule_of_event(event, options, players) == rule
