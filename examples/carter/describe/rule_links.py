"""Which rule a step, an event or a refusal is about."""

from collections.abc import Mapping

from burgrave.kernel.seat import Look
from burgrave.kernel.state import View

STEPS = {"throw": "C-2.1", "decide": "C-2.3", "over": "C-3.2"}
REASONS: dict[str, str] = {}
"""Nothing is offered that can't be done."""
EVENTS = {
    "round_begins": "C-1.2",
    "loaded": "C-2.1",
    "robbed": "C-2.2",
    "stopped": "C-2.3",
    "game_over": "C-3.2",
}


def rule_of_step(view: View) -> str:
    """The rule of what is going on."""
    return STEPS[view["step"]]


def rule_of_event(event: View, options: Mapping[str, object], players: int) -> str:
    """The rule by which it happened."""
    return EVENTS[event["kind"]]


def rules_of_reasons(view: View) -> dict[str, str]:
    """For each reason why something can't be done the rule that says so."""
    return REASONS


def rule_of_refusal(look: Look, text: str) -> str:
    """There are two things to decide, and one rule says so."""
    return "C-2.3"
