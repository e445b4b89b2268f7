"""How Kingsburg is told: what each fact of its events is, and what they change in a view."""

from typing import Literal

from burgrave.kernel.sheet import (
    CHOICE,
    COMMON,
    DICE,
    NUMBER,
    OVER,
    ROMAN,
    SEAT,
    TRUTH,
    UNTOLD,
    Brought,
    Change,
    Fact,
    Telling,
    added,
    amounts,
    changed,
    counted,
    dice,
    noun,
)

_GOODS = ("gold", "wood", "stone")
AMOUNTS = {
    **{name: f"kingsburg-goods-{name}" for name in (*_GOODS, "any")},
    **{name: f"kingsburg-{name}" for name in ("soldiers", "tokens", "buildings")},
    "points": "points",
}
"""What gifts, rewards and penalties are made of, in the order in which they are told."""
_AMOUNTS = amounts(AMOUNTS)

_FACTS: dict[str, Fact] = {
    **COMMON,
    "advisor": noun("kingsburg-advisor"),
    "army_token": NUMBER,
    "aside": TRUTH,
    "bonus": dice("kingsburg-bonus-face"),
    "bonus_dice": counted("kingsburg-bonus-dice"),
    "building": noun("kingsburg-building"),
    "buildings": NUMBER,
    "court": UNTOLD,
    "dice": NUMBER,
    "die": NUMBER,
    "due": NUMBER,
    "effect": noun("kingsburg-effect"),
    "enemy": noun("kingsburg-enemy"),
    "enemy_strength": NUMBER,
    "envoy": TRUTH,
    "gains": _AMOUNTS,
    "governor": noun("kingsburg-governor"),
    "market": NUMBER,
    "order": SEAT,
    "outcome": CHOICE,
    "own": DICE,
    "pays": _AMOUNTS,
    "penalty": _AMOUNTS,
    "reward": _AMOUNTS,
    "rolled": NUMBER,
    "soldiers": counted("kingsburg-soldiers"),
    "strength": NUMBER,
    "strongest": NUMBER,
    "token": TRUTH,
    "total": NUMBER,
    "weakest": NUMBER,
    "year": ROMAN,
}


def _wares(do: Literal["add", "take"], fact: str) -> tuple[Change, ...]:
    """Goods, tokens and soldiers that come or go."""
    goods: Brought = {name: f"${fact}.{name}" for name in _GOODS}
    return (
        Change(do, "seats/$seat/goods", goods),
        *(Change(do, f"seats/$seat/{name}", f"${fact}.{name}") for name in ("tokens", "soldiers")),
    )


_CARD: Brought = {name: f"${name}" for name in ("enemy", "strength", "penalty", "reward")}
_LIE = (
    Change("set", "seats/$seat/own", "$own"),
    Change("set", "seats/$seat/bonus", "$bonus"),
)
_STANDS = (Change("put", "seats/$seat/buildings", "$building"),)
_NOBODYS = (Change("set", "envoy", None),)

TELLING = Telling(
    messages="kingsburg-event",
    facts=_FACTS,
    also={
        "governor_revealed": {"gains": "kingsburg-event-debt"},
        "looked": {"enemy": "kingsburg-event-look-result"},
    },
    changes={
        "gains": _wares("add", "gains"),
        "pays": _wares("take", "pays"),
        "points": added("points", "$points"),
        "bonus_dice": added("bonus_due", "$bonus_dice"),
        "token": (Change("take", "seats/$seat/tokens", 1, when="token"),),
        "envoy": (Change("set", "envoy", None, when="envoy"),),
        "order": changed("order", "$order"),
        "court": changed("court", "$court"),
        "year": changed("year", "$year"),
    },
    effects={
        "governor_revealed": changed("seats/$seat/governor", "$governor"),
        "enemy_drawn": (
            Change(
                "set",
                "enemy",
                {
                    "weakest": "$weakest",
                    "strongest": "$strongest",
                    "seen_by": [],
                    "revealed": False,
                },
            ),
        ),
        "looked": (
            Change("put", "enemy/seen_by", "$seat"),
            Change("set", "enemy/card", _CARD, when="enemy"),
        ),
        "enemy_revealed": (
            Change("set", "enemy/revealed", True),
            Change("set", "enemy/card", _CARD),
        ),
        "raised": _STANDS,
        "built": _STANDS,
        "building_destroyed": (Change("drop", "seats/$seat/buildings", "$building"),),
        "neutral_dice": (Change("put", "court", {"place": "$advisor", "seat": None}),),
        "neutral_dice_leave": (Change("set", "court", []),),
        "bonus_dice": changed("seats/$seat/bonus_due", "$rolled"),
        **dict.fromkeys(("rolled", "rerolled", "turned", "shifted", "prince"), _LIE),
        "turn_order": (Change("set", "seats/*/bonus_due", 0),),
        "influenced": (
            Change("drop", "seats/$seat/own", "$own"),
            Change("drop", "seats/$seat/bonus", "$bonus"),
            Change(
                "put",
                "court",
                {
                    "place": "$advisor",
                    "seat": "$seat",
                    **{name: f"${name}" for name in ("own", "bonus", "token", "market", "envoy")},
                },
            ),
        ),
        "passed": (Change("put", "passed", "$seat"),),
        "dice_taken_back": (
            Change("set", "seats/*/own", []),
            Change("set", "seats/*/bonus", []),
            Change("set", "passed", []),
        ),
        "envoy_awarded": changed("envoy", "$seat"),
        "envoy_returned": _NOBODYS,
        "envoy_nobody": _NOBODYS,
        "army_token_revealed": (
            Change("drop", "seats/$seat/army_tokens", "$army_token"),
            Change("set", "seats/$seat/reinforcement", "$army_token"),
        ),
        "kings_reinforcements": (Change("set", "seats/*/reinforcement", "$soldiers"),),
        "soldiers_go_home": (
            Change("set", "seats/*/soldiers", 0),
            Change("set", "seats/*/reinforcement", 0),
            Change("set", "enemy", None),
        ),
        "game_over": OVER,
    },
)
