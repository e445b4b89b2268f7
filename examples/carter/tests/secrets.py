"""What players of The Carter keep from each other: nothing."""

from typing import Any

from burgrave import Chance, Rng, State

PUBLIC_REVEALS: set[str] = set()
"""Events that turn a secret over for everybody."""
PRIVATE_REVEALS: set[str] = set()
"""Events that show a secret to their seat alone."""
LOSSES: set[str] = set()
"""Events that tell of hidden points when there is none left to lose."""


def open_points(view: dict[str, Any]) -> range:
    """The seats whose points the viewer may know: all of them."""
    return range(len(view["seats"]))


def hidden_outcome(chance: Chance, viewer: int | None) -> bool:
    """Is the outcome of a random event kept from this viewer?"""
    return False


def hidden_decision(state: State, seat: int, viewer: int | None) -> bool:
    """Is a seat's decision kept from this viewer for now?"""
    return False


def rewrite(position: dict[str, Any], viewer: int | None, rng: Rng) -> None:
    """Change in a position whatever the viewer may not know."""
