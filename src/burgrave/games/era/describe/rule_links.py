"""Which rule each step, each event and each refusal is about, by its number in docs/rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from burgrave.games.era import steps
from burgrave.games.era.actions import Move, place_named
from burgrave.games.era.components import PIECE_INDEX, PIECES, SCORCHED, THROWS
from burgrave.games.era.describe.look import EraLook
from burgrave.games.era.goods import COST, enough
from burgrave.games.era.placing import obstacle
from burgrave.kernel.errors import BadNotation
from burgrave.locale.words import Facts

if TYPE_CHECKING:
    from burgrave.kernel.seat import Look

View = Mapping[str, Any]
Options = Mapping[str, Any]
Teller = Callable[[Facts, int], str]

_SCORCHED = PIECES[SCORCHED].id

STEPS: dict[str, str] = {
    "set up": "E-0.5",
    "draw start": "E-0.11",
    "roll": "E-1.1",
    "collect": "E-2.1",
    "feed": "E-3.1",
    "disasters": "E-4.1",
    "bandits": "E-4.2",
    "disease": "E-4.3",
    "treachery": "E-4.6",
    "treachery room": "E-4.7",
    "fire": "E-4.9",
    "fire land": "E-4.10",
    "pestilence": "E-4.11",
    "revolt": "E-4.12",
    "build": "E-5.1",
    "demand": "E-6.2",
    "answer": "E-6.3",
    "solo extortion": "E-10.2",
    "round end": "E-7.1",
    "over": "E-9.8",
}
"""The steps as prompts name them."""

QUESTIONS: dict[str, str] = {
    "roll": "E-1.3",
    "monastery": "E-1.5",
    "quill": "E-1.6",
    "finish": "E-1.1",
}
"""What is asked behind the own screen."""

_ALONE = {
    "treachery": "E-10.1",
    "pestilence": "E-10.1",
    "extortion": "E-10.2",
    "poverty": "E-10.2",
    "over": "E-10.5",
}
"""What is otherwise for a single player."""

REASONS: dict[str, str] = {
    "taken": "E-5.3",
    "city": "E-4.6",
    "fire": "E-4.10",
    "ring": "E-0.7",
    "means": "E-5.1",
    "room": "E-5.2",
    "gone": "E-5.6",
    "skull": "E-1.4",
}
"""Why a piece can't be built, not be placed where it hovers, or a die not be thrown again."""

_OTHER_STEPS = {"famine": "E-3.2", "extortion": "E-6.3", "poverty": "E-6.4"}
"""What else than a row of the table brings steps of disaster."""

_FREE_FIELDS = {"set up": "E-0.6", "treachery": "E-4.6", "fire land": "E-4.10"}
"""Where something else is placed than what was built, the rule of free fields stands there."""


def rule_of_step(view: View) -> str:
    """The rule of what is asked of the viewer, or of what is going on."""
    step = "over" if view["over"] else str(view["step"])
    if step == "roll" and view["question"] is not None:
        return QUESTIONS[view["question"]]
    if len(view["seats"]) == 1 and step in _ALONE:
        return _ALONE[step]
    return STEPS[step]


def rule_of_event(event: Facts, options: Options, players: int) -> str:
    """The rule by which it happened; "" for what the rules do not know of."""
    known = EVENTS.get(str(event["kind"]), "")
    return known if isinstance(known, str) else known(event, players)


def rules_of_reasons(view: View) -> dict[str, str]:
    """For each reason why something can't be done the rule that says so in this step."""
    step = str(view["step"])
    free = _FREE_FIELDS.get(step, REASONS["taken"])
    city = {"set up": "E-0.7", "fire land": "E-4.10"}.get(step, REASONS["city"])
    return REASONS | {"taken": free, "city": city}


def rule_of_refusal(look: Look, text: str) -> str:
    """The rule because of which the viewer can't do what a notation names."""
    at = EraLook.of(look)
    words = text.lower().split()
    places = at.view["step"] in ("build", *_FREE_FIELDS) and words[:1] == ["place"]
    if at.viewer not in at.view["asked"] or not places:
        return rule_of_step(at.view)
    reason = _why_not(at, " ".join(words[1:]))
    return rules_of_reasons(at.view).get(reason, rule_of_step(at.view))


def _why_not(at: EraLook, text: str) -> str:
    """Why the viewer can't place this piece there, or at all, as far as the table shows it."""
    piece, move = _wanted(text)
    if at.state.at == steps.BUILD:
        if piece in ("", _SCORCHED):
            return ""
        if not at.view["supply"][piece]:
            return "gone"
        if not enough(at.mine.stores, COST[PIECE_INDEX[piece]]):
            return "means"
    elif not _due(at, piece):
        return ""
    if move is None:
        return "room"
    found = obstacle(at.mine, move, at.view["step"])
    return "taken" if found in ("wall", "keep", "building", "scorched") else found


def _wanted(text: str) -> tuple[str, Move | None]:
    """A piece, "" if none is named, and where it is to go if that is said."""
    alone = text.replace(" ", "_")
    if alone in PIECE_INDEX:
        return alone, None
    try:
        move = place_named(text)
    except BadNotation:
        move = None
    return ("" if move is None else PIECES[move.piece].id), move


def _due(at: EraLook, piece: str) -> bool:
    """Is this a piece that has to be placed now?"""
    if at.state.at == steps.SET_UP:
        return piece in at.side.get("to_place", {})
    return piece == _SCORCHED


def rule_of_disaster(disaster: str, players: int) -> str:
    """The rule of a row of the table of disasters, or of what else brings steps."""
    if players == 1 and disaster in _ALONE:
        return _ALONE[disaster]
    return _OTHER_STEPS.get(disaster) or STEPS[disaster]


def _rolled(event: Facts, players: int) -> str:
    throw = int(event["throw"])
    return "E-1.2" if throw == 1 else "E-1.3" if throw <= THROWS else "E-1.6"


def _suffered(event: Facts, players: int) -> str:
    return rule_of_disaster(str(event["why"]), players)


def _struck(event: Facts, players: int) -> str:
    return rule_of_disaster(str(event["disaster"]), players)


def _scorched(event: Facts, players: int) -> str:
    return STEPS["fire land"] if event["why"] == "fire" else _suffered(event, players)


def _built(event: Facts, players: int) -> str:
    piece = str(event["piece"])
    return "E-B.wall" if piece.startswith("wall") else f"E-B.{piece}"


EVENTS: dict[str, str | Teller] = {
    "ready": "E-0.6",
    "set_up": "E-0.5",
    "start_player": "E-0.11",
    "round_begins": "E-0.12",
    "rolled": _rolled,
    "finished_rolling": "E-1.1",
    "revealed": "E-1.7",
    "collected": lambda event, players: "E-2.3" if event["lost"] else "E-2.1",
    "fed": lambda event, players: "E-3.2" if event["missing"] else "E-3.1",
    "disaster": _suffered,
    "disaster_strikes": _struck,
    "resource_lost": _suffered,
    "goods_lost": "E-4.12",
    "removed": lambda event, players: "E-4.9" if event["why"] == "fire" else "E-4.7",
    "scorched": _scorched,
    "no_scorched_land": lambda event, players: "E-4.8" if event["why"] == "supply" else "E-4.7",
    "built": _built,
    "built_no_more": "E-5.1",
    "marker_turned": "E-5.5",
    "demanded": "E-6.1",
    "paid": lambda event, players: "E-6.5" if event["lost"] else "E-6.3",
    "refused": "E-6.3",
    "nothing_to_extort": "E-6.4",
    "dice_matched": "E-7.1",
    "game_over": "E-9.8",
    "solo_over": "E-10.5",
}
"""By kind; where the facts or the number of players decide, what they decide."""
