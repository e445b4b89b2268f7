"""What can happen in Era: each kind of event with its facts, and how they are told."""

from typing import TypedDict

from burgrave.kernel.sheet import (
    COMMON,
    FIELD,
    NUMBER,
    SEAT,
    UNTOLD,
    Change,
    Fact,
    Seated,
    Telling,
    Told,
    amounts,
    kinds,
    noun,
    phrase,
)

Stores = dict[str, int]
"""Food, wood, stone and goods by name; none are left out."""


EraDice = dict[str, int]
"""How many dice there are of each kind: peasant, noble, burgher, cleric."""


Faces = dict[str, list[int]]
"""Dice by kind, each with its face from 1 to 6."""


class StandingPiece(TypedDict):
    """A piece in a domain: its top left corner and its quarter turns."""

    piece: str
    """Its id."""
    at: str
    """The field of its top left corner."""
    turn: int
    """0 to 3."""


class ShownDice(TypedDict):
    """So many dice of a kind that show the same, and what each of them shows."""

    n: int
    die: str
    symbols: dict[str, int]


class Ready(Seated):
    """All start pieces are placed, in secret."""


class SetUp(Seated):
    """The screens go down: all that stands in a domain, and the dice that it brings."""

    pieces: list[StandingPiece]
    dice_gained: EraDice


class StartPlayer(Seated):
    """Who begins."""


class RoundBegins(Seated):
    """The first player of a round, and all who take up dice."""

    round: int
    rolling: list[int]


class Rolled(Seated):
    """A throw behind the screen, told to its owner alone."""

    throw: int
    dice: list[ShownDice]


class FinishedRolling(Seated):
    """Somebody throws no more."""


class Revealed(Seated):
    """What was rolled in all, for everybody to see."""

    throws: int
    dice: list[ShownDice]
    symbols: dict[str, int]
    rolled: Faces
    hammers: int
    swords: int
    shields: int
    skulls: int


class Collected(Seated):
    """What dice and buildings bring."""

    gains: Stores
    lost: Stores
    culture: int


class Fed(Seated):
    """What the dice eat, and how much more they wanted."""

    pays: Stores
    missing: int


class Disaster(Seated):
    """Steps on the disaster track: for hunger, a disaster or extortion."""

    steps: int
    why: str


class DisasterStrikes(Seated):
    """What the skulls of a roll call up."""

    disaster: str
    skulls: int


class ResourceLost(Seated):
    """A resource given up to bandits, or to extortion when alone."""

    pays: Stores
    why: str


class GoodsLost(Seated):
    """All trade goods, if there are any."""

    pays: Stores


class Removed(Seated):
    """A piece falls to fire, or makes room for scorched land."""

    piece: str
    at: str
    turn: int
    why: str


class Scorched(Seated):
    """Scorched land comes to a domain."""

    piece: str
    at: str
    turn: int
    why: str


class NoScorchedLand(Seated):
    """Scorched land that does not come: the supply or the domain has none, or no room."""

    why: str


class Built(Seated):
    """A piece, what it is worth by itself, and the fields that it newly encloses."""

    piece: str
    at: str
    turn: int
    pays: Stores
    points: int
    enclosed: int


class BuiltNoMore(Seated):
    """Hammers that expire, by choice or for want of means."""

    unused: int
    forced: bool


class MarkerTurned(Seated):
    """The last building of a kind is taken; so many end markers are left."""

    piece: str
    left: int


class Demanded(Seated):
    """What an opponent shall pay."""

    opponent: int
    owed: Stores
    forced: bool


class Paid(Seated):
    """What is paid, what reaches the opponent, and what finds no room there."""

    opponent: int
    pays: Stores
    received: Stores
    lost: Stores


class Refused(Seated):
    """What an opponent demanded in vain."""

    opponent: int
    owed: Stores


class NothingToExtort(Seated):
    """An opponent who has nothing to give."""

    opponent: int


class DiceMatched(Seated):
    """Dice that come and go with the buildings."""

    dice_gained: EraDice
    dice_lost: EraDice


class GameOver(TypedDict):
    """Who has won."""

    winners: list[int]
    rounds: int


class SoloOver(Seated):
    """What a player alone has reached."""

    points: int
    rank: str


EVENTS = kinds(
    *(Ready, SetUp, StartPlayer, RoundBegins, Rolled, FinishedRolling, Revealed, Collected, Fed),
    *(Disaster, DisasterStrikes, ResourceLost, GoodsLost, Removed, Scorched, NoScorchedLand),
    *(Built, BuiltNoMore, MarkerTurned, Demanded, Paid, Refused, NothingToExtort, DiceMatched),
    *(GameOver, SoloOver),
)

_STORES = amounts({name: f"era-symbol-{name}" for name in ("food", "wood", "stone", "goods")})
_SYMBOLS = amounts(
    {
        name: f"era-symbol-{name}"
        for name in (
            *("food", "wood", "stone", "goods", "culture"),
            *("hammer", "sword", "shield", "skull", "feather"),
        )
    }
)
_DICE = amounts({name: f"era-dice-{name}" for name in ("peasant", "noble", "burgher", "cleric")})
_PIECE = noun("era-piece")

_FACTS: dict[str, Fact] = {
    **COMMON,
    "at": FIELD,
    "culture": NUMBER,
    "dice": phrase("era-shown", {"n": NUMBER, "die": noun("era-die"), "symbols": _SYMBOLS}),
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

_STANDING: Told = {"piece": "$piece", "at": "$at", "turn": "$turn"}
_COMES = (
    Change("put", "seats/$seat/pieces", _STANDING),
    Change("take", "supply/$piece", 1),
)

TELLING = Telling(
    messages="era-event",
    facts=_FACTS,
    also={
        "collected": {"lost": "era-event-no-room"},
        "fed": {"missing": "era-event-hunger"},
        "built": {"enclosed": "era-event-enclosed"},
    },
    changes={
        "gains": (Change("add", "seats/$seat/stores", "$gains"),),
        "pays": (Change("take", "seats/$seat/stores", "$pays"),),
        "received": (Change("add", "seats/$opponent/stores", "$received"),),
        "culture": (Change("add", "seats/$seat/culture", "$culture"),),
        "steps": (Change("add", "seats/$seat/disaster", "$steps"),),
        "pieces": (Change("set", "seats/$seat/pieces", "$pieces"),),
        "dice_gained": (Change("add", "seats/$seat/dice", "$dice_gained"),),
        "dice_lost": (Change("take", "seats/$seat/dice", "$dice_lost"),),
        "round": (Change("set", "round", "$round"),),
        "rolling": (Change("set", "rolling", "$rolling"),),
    },
    effects={
        "round_begins": (
            Change("set", "seats/*/rolled", {}),
            *(Change("set", f"seats/*/{of}", 0) for of in ("swords", "shields", "skulls")),
        ),
        "finished_rolling": (Change("drop", "rolling", "$seat"),),
        "revealed": tuple(
            Change("set", f"seats/$seat/{of}", f"${of}")
            for of in ("rolled", "hammers", "swords", "shields", "skulls")
        ),
        "built": (*_COMES, Change("take", "seats/$seat/hammers", 1)),
        "built_no_more": (Change("set", "seats/$seat/hammers", 0),),
        "scorched": _COMES,
        "removed": (
            Change("drop", "seats/$seat/pieces", _STANDING),
            Change("add", "supply/$piece", 1),
        ),
        "marker_turned": (Change("put", "markers/turned", "$piece"),),
        "game_over": (Change("set", "over", True),),
        "solo_over": (Change("set", "over", True),),
    },
)
