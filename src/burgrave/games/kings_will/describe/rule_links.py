"""Which rule each step, each event and each refusal is about, by its number in docs/rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from burgrave.games.kings_will import actions
from burgrave.games.kings_will.actions import Move
from burgrave.games.kings_will.components import (
    BUILDING_INDEX,
    BUILDINGS,
    SETTLEMENT_INDEX,
    SETTLEMENTS,
    TILES,
    TURN_CAP,
)
from burgrave.games.kings_will.harvesting import tile_of
from burgrave.kernel.errors import BadNotation
from burgrave.kernel.state import View
from burgrave.locale.words import Facts

if TYPE_CHECKING:
    from burgrave.kernel.seat import Look

Options = Mapping[str, Any]
Teller = Callable[[Facts, Options], str]

STEPS: dict[str, str] = {
    "start player": "W-0.2",
    "deal wills": "W-0.8",
    "set up": "W-0.8",
    "fill wills": "W-0.9",
    "travel tile": "W-0.10",
    "take tile": "W-1.2",
    "act": "W-1.4",
    "walk": "W-2.11",
    "find landscape": "W-3.5",
    "swap": "W-B.market",
    "explore": "W-B.scout_house",
    "offspring": "W-B.midwife",
    "rebellion": "W-4.3",
    "commit": "W-5.2",
    "neutral disc": "W-5.3",
    "tavern": "W-B.tavern",
    "tribute": "W-5.4",
    "offers": "W-5.6",
    "over": "W-6.4",
}
"""The steps as prompts name them."""

STAGES: dict[str, str] = {
    "land": "W-0.3",
    "hamlet": "W-0.4",
    "peasants": "W-0.5",
    "store": "W-0.6",
    "will": "W-0.8",
    "ready": "W-0.8",
}
"""What a player is asked while setting up."""

REASONS: dict[str, str] = {
    "locked": "W-1.2",
    "nothing": "W-1.8",
    "explore": "W-2.5",
    "found": "W-2.7",
    "left": "W-3.8",
    "erect": "W-2.8",
    "taken": "W-0.11",
    "education": "W-2.9",
    "development": "W-2.10",
    "walk": "W-2.11",
    "swap": "W-2.12",
    "offspring": "W-2.13",
    "sell": "W-2.14",
    "card": "W-5.2",
    "offer": "W-5.6",
}
"""Why something can't be done; most are called like the action that can't be chosen."""

_ACTIONS = {
    int(actions.EXPLORE): ("enrich", "explore"),
    int(actions.TAXES): ("enrich", "nothing"),
    int(actions.FOUND): ("build", "found"),
    int(actions.ERECT): ("build", "erect"),
    int(actions.EDUCATION): ("govern", "education"),
    int(actions.DEVELOPMENT): ("govern", "development"),
    int(actions.WALK): ("move", "walk"),
    int(actions.SWAP): ("move", "swap"),
    int(actions.OFFSPRING): ("multiply", "offspring"),
    int(actions.SELL): ("multiply", "sell"),
}
"""The tile of an action, and why it is refused there."""

_STEPS = {
    int(actions.TAKE): ("take tile", "locked"),
    int(actions.COMMIT): ("commit", "card"),
    int(actions.GIVE): ("offers", "offer"),
}
"""The step of another decision, and why it is refused there."""


def rule_of_step(view: View) -> str:
    """The rule of what is asked of the viewer, or of what is going on."""
    step, viewer = "over" if view["over"] else str(view["step"]), view["viewer"]
    if step == "set up" and viewer is not None:
        return STAGES[view["seats"][viewer]["stage"]]
    if step == "act" and view["tile"] == "intrigue":
        return "W-2.15"
    if step == "act" and view["active"] not in view["asked"]:
        return "W-1.5"
    if step == "travel tile" and view["round"] > 1:
        return "W-5.8"
    return STEPS[step]


def rule_of_event(event: Facts, options: Options, players: int) -> str:
    """The rule by which it happened; "" for what the rules do not know of."""
    known = EVENTS.get(str(event["kind"]), "")
    return known if isinstance(known, str) else known(event, options)


def rules_of_reasons(view: View) -> dict[str, str]:
    """For each reason why something can't be done the rule that says so."""
    return REASONS


def rule_of_refusal(look: Look, text: str) -> str:
    """The rule because of which the viewer can't do what a notation names."""
    view, move = look.view, _named(text)
    if move is None or view["viewer"] not in view["asked"]:
        return rule_of_step(view)
    return REASONS.get(_why_not(view, move), rule_of_step(view))


def _named(text: str) -> Move | None:
    """The decision that a notation names, possible or not."""
    try:
        return _catalogue().get(actions.normal(text))
    except BadNotation:
        return None


@cache
def _catalogue() -> dict[str, Move]:
    return {move.text: move for move in actions.CATALOGUE}


def _why_not(view: View, move: Move) -> str:
    """Why the viewer can't do it; "" where it is not the time for it at all."""
    if view["step"] != "act":
        step, reason = _STEPS.get(int(move.code), ("", ""))
        return reason if step == view["step"] else ""
    if move.code == actions.HARVEST:
        return "nothing" if view["tile"] == TILES[tile_of(move.number)] else ""
    tile, reason = _ACTIONS.get(int(move.code), ("", ""))
    if tile != view["tile"]:
        return ""
    if reason == "found" and not view["supply"]["settlements"][SETTLEMENTS[move.number].id]:
        return "left"
    if reason == "erect" and BUILDINGS[move.number].id not in view["supply"]["buildings"]:
        return "taken"
    return reason


def rule_of_piece(id: str) -> str:
    """The rule of a settlement or a building."""
    if id in SETTLEMENT_INDEX:
        return f"W-S.{id}"
    assert id in BUILDING_INDEX, id
    return f"W-B.{id}"


_MOODS = {"taxes": "W-2.6", "education": "W-2.9", "tribute": "W-5.5", "tavern": "W-B.tavern"}


def _mood(event: Facts, options: Options) -> str:
    why = str(event["why"])
    return _MOODS.get(why) or rule_of_piece(why)


_HARVESTS = {
    "fields": "W-2.1",
    "cattle": "W-2.2",
    "fell_wood": "W-2.3",
    "quarry_stone": "W-2.4",
}


def _passed(event: Facts, options: Options) -> str:
    if event["forced"]:
        return "W-1.8"
    return "W-1.4" if event["active"] else "W-1.5"


def _king(event: Facts, options: Options) -> str:
    """He comes when his tile lies at the end, or after so many turns."""
    return "W-7.4" if options["turn_cap"] and event["turns"] >= TURN_CAP else "W-1.7"


def _scored(event: Facts, options: Options) -> str:
    return "W-6.1" if event["points"] < 0 else f"W-W.{event['card']}"


EVENTS: dict[str, str | Teller] = {
    "start_player": "W-0.2",
    "wills_dealt": "W-0.8",
    "will_put": "W-0.8",
    "land_laid": "W-0.3",
    "hamlet_set": "W-0.4",
    "peasants_set": "W-0.5",
    "store_filled": "W-0.6",
    "will_board_filled": "W-0.9",
    "round_begins": lambda event, options: f"W-T.{event['travel']}",
    "tile_taken": lambda event, options: "W-1.3" if event["points"] else "W-1.2",
    "passed": _passed,
    "harvested": lambda event, options: _HARVESTS[event["action"]],
    "taxed": "W-2.6",
    "mood_changed": _mood,
    "rebellion": lambda event, options: "W-B.chapel" if event["chapel"] else "W-4.3",
    "peasant_left": "W-4.3",
    "explored": "W-2.5",
    "founded": lambda event, options: rule_of_piece(event["settlement"]),
    "erected": lambda event, options: rule_of_piece(event["building"]),
    "education": "W-2.9",
    "development": "W-2.10",
    "walked": "W-2.11",
    "landscape_found": "W-3.5",
    "swapped": "W-2.12",
    "offspring": lambda event, options: "W-B.midwife" if event["pays"] else "W-2.13",
    "sold": "W-2.14",
    "king_arrives": _king,
    "committed": "W-5.2",
    "neutral_disc": "W-5.3",
    "treated": "W-B.tavern",
    "tribute_paid": "W-5.4",
    "tribute_unpaid": "W-5.5",
    "gave": "W-5.6",
    "peasant_given": "W-5.7",
    "will_revealed": "W-6.1",
    "will_scored": _scored,
    "emblems": "W-6.3",
    "building_points": lambda event, options: rule_of_piece(event["building"]),
    "game_over": "W-6.4",
}
"""By kind; where the facts or the table's options decide, what they decide."""
