"""Decisions as plain facts, and what a viewer could reckon, for programs that draw the table."""

from burgrave.kernel.seat import Look
from carter.game import Carter
from carter.sheet import CarterAdvice, CarterDecision


def action_facts(look: Look) -> list[CarterDecision]:
    """For each decision its id, its notation and its kind."""
    return [{"id": int(each.id), "text": each.text, "kind": each.kind} for each in look.legal]


def advice(look: Look) -> CarterAdvice:
    """How many faces bring robbers: everybody can see that."""
    assert isinstance(look.imagined, Carter)
    return {"robbers": look.imagined.robbers}
