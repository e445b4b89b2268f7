"""What players of Era keep from each other, and how to change it behind a viewer's back."""

from typing import Any

from burgrave import Chance, Rng, State
from burgrave.games.era.components import COMPANIES

PUBLIC_REVEALS = {"set_up", "revealed"}
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
    return chance.kind == "roll" and chance.seat != viewer


def hidden_decision(state: State, seat: int, viewer: int | None) -> bool:
    """Is a seat's decision kept from this viewer for now?"""
    return state.step in ("set up", "roll") and seat != viewer


def rewrite(position: dict[str, Any], viewer: int | None, rng: Rng) -> None:
    """Change in a position whatever the viewer may not know."""
    for number, seat in enumerate(position["seats"]):
        if number == viewer:
            continue
        if position["step"] == "set up":
            _other_domain(position, number, seat, rng)
        elif position["step"] == "roll":
            _other_dice(seat, number in position["rolling"], rng)


def _other_domain(position: dict[str, Any], number: int, seat: dict[str, Any], rng: Rng) -> None:
    """Straight rows, each somewhere else; who is still placing has placed some of them."""
    scorched = COMPANIES[len(position["seats"])].scorched
    pieces = [
        *(f"longhouse {'abcdefghijkl'[rng.below(12)]}{row}" for row in (1, 2, 3)),
        f"farm {'abcdefghijkl'[rng.below(12)]}4",
        *(f"wall 4 {'abcdefghijk'[rng.below(11)]}{row}" for row in (10, 11, 12)),
        *(f"scorched land {column}13" for column in ("c", "k")[:scorched]),
    ]
    placed = rng.below(len(pieces)) if number in position["asked"] else len(pieces)
    seat["pieces"] = ["keep g7", *pieces[:placed]]


def _other_dice(seat: dict[str, Any], rolling: bool, rng: Rng) -> None:
    """Every die shows something else, thrown any number of times, and some are chosen."""
    seat["faces"] = {
        kind: [1 + rng.below(6) for _ in faces] for kind, faces in seat["faces"].items()
    }
    seat["chosen"] = {}
    if seat["due"] or not seat["dice"]:
        return
    seat["throws"] = 1 + rng.below(4)
    seat["stopped"] = rolling and rng.below(3) == 0
    if rolling and not seat["stopped"] and seat["throws"] < 3:
        chosen = {k: [f for f in faces if f < 6][:1] for k, faces in seat["faces"].items()}
        seat["chosen"] = {kind: faces for kind, faces in chosen.items() if faces}
