"""What can happen in Era: each kind of event with its facts."""

from typing import TypedDict

from burgrave.kernel.sheet import (
    Seated,
    kinds,
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
    """The first player of a round, who follows, and all who take up dice."""

    round: int
    order: list[int]
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
    """Steps on the disaster track and what they cost: for hunger, a disaster or extortion."""

    steps: int
    points: int
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
