"""How Era is told: what each fact of its events is, and what they change in a view."""

from burgrave.games.era.components import DICE, STORES, SYMBOLS
from burgrave.kernel.sheet import (
    COMMON,
    FIELD,
    NUMBER,
    OVER,
    SEAT,
    UNTOLD,
    Brought,
    Change,
    Fact,
    Telling,
    added,
    amounts,
    changed,
    noun,
    phrase,
    taken,
)

AMOUNTS = {name: f"era-symbol-{name}" for name in SYMBOLS}
"""What dice show and tracks count, in the order in which it is told."""
COUNTED_DICE = {die.id: f"era-dice-{die.id}" for die in DICE}
_STORES = amounts({name: AMOUNTS[name] for name in STORES})
_SYMBOLS = amounts(AMOUNTS)
_DICE = amounts(COUNTED_DICE)
_PIECE = noun("era-piece")
DIE = noun("era-die")

_FACTS: dict[str, Fact] = {
    **COMMON,
    "at": FIELD,
    "culture": NUMBER,
    "dice": phrase("era-shown", {"n": NUMBER, "die": DIE, "symbols": _SYMBOLS}),
    "dice_gained": _DICE,
    "dice_lost": _DICE,
    "disaster": noun("era-disaster"),
    "enclosed": NUMBER,
    "gains": _STORES,
    "hammers": UNTOLD,
    "left": NUMBER,
    "lost": _STORES,
    "missing": NUMBER,
    "opponent": SEAT,
    "order": UNTOLD,
    "owed": _STORES,
    "pays": _STORES,
    "piece": _PIECE,
    "pieces": phrase("era-place", {"piece": _PIECE, "at": FIELD, "turn": NUMBER}),
    "rank": noun("era-rank"),
    "received": _STORES,
    "rolled": UNTOLD,
    "rolling": UNTOLD,
    "round": NUMBER,
    "rounds": NUMBER,
    "shields": UNTOLD,
    "skulls": NUMBER,
    "steps": NUMBER,
    "swords": UNTOLD,
    "symbols": _SYMBOLS,
    "throw": NUMBER,
    "throws": NUMBER,
    "turn": NUMBER,
    "unused": NUMBER,
}

_STANDING: Brought = {"piece": "$piece", "at": "$at", "turn": "$turn"}
_COMES = (
    Change("put", "seats/$seat/pieces", _STANDING),
    Change("take", "supply/$piece", 1),
)

_EXTORTED = tuple(Change("set", "phase", 6, f"why={why}") for why in ("extortion", "poverty"))


def _comes_to(phase: int, step: str) -> tuple[Change, ...]:
    """The phase of the round that it has come to."""
    return (*changed("phase", phase), *changed("step", step))


TELLING = Telling(
    messages="era-event",
    facts=_FACTS,
    also={
        "collected": {"lost": "era-event-no-room"},
        "fed": {"missing": "era-event-hunger"},
        "built": {"enclosed": "era-event-enclosed"},
    },
    changes={
        "gains": added("stores", "$gains"),
        "pays": taken("stores", "$pays"),
        "received": (Change("add", "seats/$opponent/stores", "$received"),),
        "culture": added("culture", "$culture"),
        "steps": added("disaster", "$steps"),
        "pieces": changed("seats/$seat/pieces", "$pieces"),
        "dice_gained": added("dice", "$dice_gained"),
        "dice_lost": taken("dice", "$dice_lost"),
        "round": changed("round", "$round"),
        "order": changed("order", "$order"),
        "rolling": changed("rolling", "$rolling"),
        "rank": changed("rank", "$rank"),
    },
    effects={
        "round_begins": (
            Change("set", "seats/*/rolled", {}),
            *(
                Change("set", f"seats/*/{of}", 0)
                for of in ("swords", "shields", "skulls", "throws")
            ),
            *_comes_to(1, "roll"),
        ),
        "finished_rolling": (Change("drop", "rolling", "$seat"),),
        "revealed": tuple(
            Change("set", f"seats/$seat/{of}", f"${of}")
            for of in ("rolled", "hammers", "swords", "shields", "skulls", "throws")
        ),
        "rolled": changed("seats/$seat/throws", "$throw"),
        "collected": _comes_to(2, "collect"),
        "fed": _comes_to(3, "feed"),
        "disaster_strikes": _comes_to(4, "disasters"),
        "built": (
            *_COMES,
            Change("take", "seats/$seat/hammers", 1),
            *_comes_to(5, "build"),
        ),
        "built_no_more": (Change("set", "seats/$seat/hammers", 0),),
        "scorched": _COMES,
        "removed": (
            Change("drop", "seats/$seat/pieces", _STANDING),
            Change("add", "supply/$piece", 1),
        ),
        "marker_turned": (Change("put", "markers/turned", "$piece"),),
        "demanded": _comes_to(6, "demand"),
        **dict.fromkeys(("disaster", "resource_lost"), _EXTORTED),
        "game_over": OVER,
        "solo_over": OVER,
    },
)
