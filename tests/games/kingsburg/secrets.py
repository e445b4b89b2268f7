"""What players of Kingsburg keep from each other, and how to change it behind a viewer's back."""

from typing import Any

from burgrave import Chance, Rng, State
from burgrave.games.kingsburg.components import DOCUMENTED, ENEMIES, GOVERNORS

PUBLIC_REVEALS = {"enemy_revealed", "governor_revealed", "army_token_revealed"}
"""Events that turn a secret over for everybody."""
PRIVATE_REVEALS = {"looked"}
"""Events that show a secret to their seat alone."""
LOSSES: set[str] = set()
"""Events that tell of hidden points when there is none left to lose."""


def open_points(view: dict[str, Any]) -> range:
    """The seats whose points the viewer may know: all of them."""
    return range(len(view["seats"]))


def hidden_outcome(chance: Chance, viewer: int | None) -> bool:
    """Is the outcome of a random event kept from this viewer?"""
    return chance.kind == "enemy" or (chance.kind == "deal" and chance.seat != viewer)


def hidden_decision(state: State, seat: int, viewer: int | None) -> bool:
    """Is a seat's decision kept from this viewer for now?"""
    return state.step in ("choose governor", "army token") and seat != viewer


def rewrite(position: dict[str, Any], viewer: int | None, rng: Rng) -> None:
    """Change in a position whatever the viewer may not know."""
    _other_enemy(position, viewer, rng)
    others = [seat for i, seat in enumerate(position["seats"]) if i != viewer]
    if any(seat["offer"] for seat in position["seats"]):
        _other_offers(position, viewer, others, rng)
    for seat in others:
        if seat["choice"] is not None:
            seat["choice"] = _one_of(seat["offer"] or seat["army_tokens"], rng)


def _other_enemy(position: dict[str, Any], viewer: int | None, rng: Rng) -> None:
    known = position["revealed"] or viewer in position["seen_by"]
    if position["enemy"] is not None and not known:
        cards = [str(card) for card in ENEMIES if card.year == position["year"]]
        position["enemy"] = _one_of([card for card in cards if card != position["enemy"]], rng)


def _other_offers(
    position: dict[str, Any], viewer: int | None, others: list[dict[str, Any]], rng: Rng
) -> None:
    documented = position["options"]["documented_governors"]
    mine = [] if viewer is None else position["seats"][viewer]["offer"]
    dealt = DOCUMENTED if documented else range(len(GOVERNORS))
    deck = [GOVERNORS[card].id for card in dealt if GOVERNORS[card].id not in mine]
    for seat in others:
        if seat["offer"]:
            seat["offer"] = [deck.pop(rng.below(len(deck))) for _ in range(3)]


def _one_of(choices: list[Any], rng: Rng) -> Any:
    return choices[rng.below(len(choices))]
