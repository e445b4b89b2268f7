"""What players of The King's Will keep from each other, and how to change it for a viewer."""

from typing import Any

from burgrave import Chance, Rng, State
from burgrave.games.kings_will.components import WILLS

PUBLIC_REVEALS = {"will_revealed", "land_laid", "game_over"}
"""Events that turn a secret over for everybody."""
PRIVATE_REVEALS = {"wills_dealt", "explored"}
"""Events that show a secret to their seat alone."""
LOSSES = {"tribute_unpaid", "rebellion"}
"""Events that tell of hidden points when there is none left to lose."""
HIDDEN_SOURCES = {"rightmost_tile": 1, "offers": 1, "unpaid_tribute": -1, "rebellions": -1}
"""What a total is hidden by, and whether it is a gain or a loss; the rest can be seen standing."""


def open_points(view: dict[str, Any]) -> list[int]:
    """The seats whose points the viewer may know."""
    return [number for number, seat in enumerate(view["seats"]) if seat["points"] is not None]


def hidden_outcome(chance: Chance, viewer: int | None) -> bool:
    """Is the outcome of a random event kept from this viewer?"""
    return chance.kind == "will" or (chance.kind == "deal" and chance.seat != viewer)


def hidden_decision(state: State, seat: int, viewer: int | None) -> bool:
    """Is a seat's decision kept from this viewer for now?"""
    return seat != viewer and state.step == "set up"


def rewrite(position: dict[str, Any], viewer: int | None, rng: Rng) -> None:
    """Change in a position whatever the viewer may not know."""
    if position["options"]["points"] == "hidden" and position["step"] != "over":
        for number, seat in enumerate(position["seats"]):
            if number != viewer:
                _other_points(seat["points"], rng)
    if position["step"] in ("start player", "deal wills", "set up"):
        _other_hands(position, viewer, rng)
    else:
        _other_cards(position, viewer, rng)


def _other_hands(position: dict[str, Any], viewer: int | None, rng: Rng) -> None:
    mine = [] if viewer is None else position["seats"][viewer]["hand"]
    deck = [will.id for will in WILLS if will.id not in mine]
    for number, seat in enumerate(position["seats"]):
        if number != viewer and seat["hand"]:
            seat["hand"] = [_taken(deck, rng), _taken(deck, rng)]
            if seat["put"] is not None:
                seat["put"] = seat["hand"][rng.below(2)]
            if seat["land"]:
                _other_land(seat, rng)


def _other_land(seat: dict[str, Any], rng: Rng) -> None:
    """The landscapes in another order, with what stands on them."""
    land = seat["land"]
    seat["land"] = [_taken(land, rng) for _ in range(len(land))]


def _other_cards(position: dict[str, Any], viewer: int | None, rng: Rng) -> None:
    """Every card that the viewer does not know becomes another one; hands follow."""
    seats, wills = position["seats"], position["wills"]
    known = set() if viewer is None else set(seats[viewer]["seen"])
    if position["step"] == "over":
        known |= {place for place, discs in enumerate(position["discs"]) if discs}
    mine = set() if viewer is None else set(seats[viewer]["hand"])
    fixed = {wills[place] for place in known}
    own = [will.id for will in WILLS if will.id not in fixed | mine]
    for place in range(len(seats)):
        if place not in known:
            wills[place] = _taken(own, rng)
    put = set(wills[: len(seats)])
    left = [will.id for will in WILLS if will.id not in fixed | put]
    for place in range(len(seats), len(wills)):
        if place not in known and wills[place] is not None:
            wills[place] = _taken(left, rng)
    back = [will.id for will in WILLS if will.id not in put | mine]
    for number, seat in enumerate(seats):
        if number != viewer:
            seat["put"] = wills[number]
            seat["hand"] = [wills[number], _taken(back, rng)]


def _other_points(ledger: dict[str, int], rng: Rng) -> None:
    """Any points at all, but never less than none."""
    for source, sign in HIDDEN_SOURCES.items():
        ledger[source] = sign * rng.below(10)
    ledger["start"] = max(0, ledger.get("start", 0) - sum(ledger.values()))


def _taken(cards: list[Any], rng: Rng) -> Any:
    return cards.pop(rng.below(len(cards)))
