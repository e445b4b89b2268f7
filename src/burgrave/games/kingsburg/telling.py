"""How Kingsburg is told: what each fact of its events is, and what they change in a view."""

from typing import Literal

from burgrave.games.kingsburg.effects import EFFECTS
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
    "neutral": UNTOLD,
    "order": SEAT,
    "outcome": CHOICE,
    "own": DICE,
    "pays": _AMOUNTS,
    "penalty": _AMOUNTS,
    "reinforcement": NUMBER,
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
_NO_DICE: Brought = {"three": [], "two": []}
_NO_BATTLE: Brought = {"winners": [], "strongest": None, "to_lose": 0}
_ENVOY = changed("phase", 5)
_NOBODYS = (Change("set", "envoy", None),)


def _used(what: str, when: str = "") -> tuple[Change, ...]:
    """It can't be used again for a while."""
    return (Change("join", "seats/$seat/used", what, when),)


_AIDED = (Change("join", "aided", "$seat"),)

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
        "neutral": changed("neutral", "$neutral"),
        "reinforcement": changed("seats/$seat/reinforcement", "$reinforcement"),
        "year": changed("year", "$year"),
    },
    effects={
        "year_begins": (*changed("phase", 1), *changed("season", "spring")),
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
            *changed("phase", 8),
            *changed("battle", _NO_BATTLE),
            Change("set", "enemy/revealed", True),
            Change("set", "enemy/card", _CARD),
        ),
        "raised": _STANDS,
        "built": (*_STANDS, Change("join", "builders", "$seat")),
        "kings_reward": changed("phase", 3),
        "building_destroyed": (Change("drop", "seats/$seat/buildings", "$building"),),
        "neutral_dice": (Change("put", "court", {"place": "$advisor", "seat": None}),),
        "neutral_dice_leave": (Change("set", "court", []), Change("set", "neutral", _NO_DICE)),
        "bonus_dice": changed("seats/$seat/bonus_due", "$rolled"),
        "rolled": _LIE,
        "rerolled": (*_LIE, *_used("$building")),
        "turned": (*_LIE, *_used("turn")),
        "shifted": (*_LIE, *_used("shift")),
        "prince": (*_LIE, *_used("prince")),
        "fairy_die": _used("fairy"),
        "priest_blessing": _used("priest"),
        "duke_moved": _used("duke"),
        "exchanged": _used("exchange"),
        **{kind: _used(kind) for kind in ("town_hall", "sawmill", "quarry", "goldsmith")},
        "kings_aid_die": _AIDED,
        "kings_aid_good": _AIDED,
        "always": (
            Change("join", "seats/$seat/always", "$effect"),
            Change("set", "seats/$seat/always", [*EFFECTS], "effect=everything"),
        ),
        "asks_again": changed("seats/$seat/always", []),
        "battle": (Change("join", "battle/winners", "$seat", "outcome=won"),),
        "turn_order": (Change("set", "seats/*/bonus_due", 0),),
        "influenced": (
            Change("drop", "seats/$seat/own", "$own"),
            Change("drop", "seats/$seat/bonus", "$bonus"),
            *_used("token", "token"),
            *_used("market", "market"),
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
        "envoy_awarded": (*changed("envoy", "$seat"), *_ENVOY),
        "envoy_returned": _NOBODYS,
        "envoy_nobody": (*_NOBODYS, *_ENVOY),
        "army_token_revealed": (
            Change("drop", "seats/$seat/army_tokens", "$army_token"),
            Change("set", "seats/$seat/reinforcement", "$army_token"),
        ),
        "kings_reinforcements": (Change("set", "seats/*/reinforcement", "$soldiers"),),
        "soldiers_go_home": (
            Change("set", "seats/*/soldiers", 0),
            Change("set", "seats/*/reinforcement", 0),
            Change("set", "enemy", None),
            Change("set", "battle", None),
        ),
        "game_over": OVER,
    },
)
