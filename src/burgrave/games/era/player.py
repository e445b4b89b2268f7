"""A player of Era, and what is fixed for a whole game, as plain numbers that copy fast."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from burgrave.games.era import goods
from burgrave.games.era.actions import MOVE_PLACE, Move
from burgrave.games.era.components import (
    BUILDINGS,
    COMPANIES,
    DICE,
    DIE_OF,
    KEEP,
    KEEP_X,
    KEEP_Y,
    KINDS,
    LONGEST,
    PIECES,
    SCORCHED,
    SLOTS,
    SOLO_ROUNDS,
    START,
)
from burgrave.games.era.grid import Fields, enclosed, joined, without
from burgrave.kernel import step
from burgrave.kernel.composed import Composed

START_KEEP: Final[Move] = MOVE_PLACE[KEEP][0][16 * KEEP_Y + KEEP_X]
IS_WALL: Final[list[bool]] = [kind == KEEP or BUILDINGS <= kind < SCORCHED for kind in range(KINDS)]
"""Does a piece shut in, as walls and keeps do?"""


@final
@mypyc_attr(acyclic=True)
class Player(step.Shared):
    """A player's domain, tracks and dice."""

    def __init__(self) -> None:
        self.stores: i64 = goods.START
        self.culture: i64 = 0
        self.disaster: i64 = 0
        self.pieces: tuple[Move, ...] = (START_KEEP,)
        """What stands in the domain, in the order in which it was placed."""
        self.taken: Fields = START_KEEP.covers
        """The fields that are not free."""
        self.walls: Fields = START_KEEP.covers
        """The fields of walls and keeps."""
        self._city: Fields = (0, 0, 0, 0)
        """What the walls shut in ..."""
        self._ringed: Fields = (0, 0, 0, 0)
        """... when they stood like this."""
        self.measured: tuple[Move, ...] = ()
        """What stood in the domain when the largest city was measured ..."""
        self.largest: i64 = 0
        """... and how many fields it had then."""
        self.dice: i64 = 0
        """How many dice of each kind the player owns, eight bits each."""
        self.due: i64 = 0
        """How many of them have to be thrown now, in the same way."""
        self.faces: list[i64] = [0] * SLOTS
        """What the dice show: how many by kind and face."""
        self.marked: list[i64] = [0] * SLOTS
        """Which of them are chosen for the next throw."""
        self.throws: i64 = 0
        """How often dice were thrown this round."""
        self.stopped: bool = False
        """Has the player kept all dice before the last throw, with a feather still to use?"""
        self.settings: i64 = 0
        """How many monasteries can still set a die this round."""
        self.hammers: i64 = 0
        """How many are left to build with."""
        self.swords: i64 = 0
        self.shields: i64 = 0

    def copy(self) -> "Player":
        """An independent copy."""
        twin = Player()
        twin.stores = self.stores
        twin.culture = self.culture
        twin.disaster = self.disaster
        twin.pieces = self.pieces
        twin.taken = self.taken
        twin.walls = self.walls
        twin._city = self._city
        twin._ringed = self._ringed
        twin.measured = self.measured
        twin.largest = self.largest
        twin.dice = self.dice
        twin.due = self.due
        twin.faces = self.faces.copy()
        twin.marked = self.marked.copy()
        twin.throws = self.throws
        twin.stopped = self.stopped
        twin.settings = self.settings
        twin.hammers = self.hammers
        twin.swords = self.swords
        twin.shields = self.shields
        return twin

    def put(self, move: Move) -> None:
        """Let a piece stand in the domain."""
        self.pieces = (*self.pieces, move)
        self.taken = joined(self.taken, move.covers)
        if IS_WALL[move.piece]:
            self.walls = joined(self.walls, move.covers)

    def lift(self, move: Move) -> None:
        """Take a piece out of the domain."""
        pieces = list(self.pieces)
        pieces.remove(move)
        self.pieces = tuple(pieces)
        self.taken = without(self.taken, move.covers)
        if IS_WALL[move.piece]:
            self.walls = without(self.walls, move.covers)

    def count(self, piece: i64) -> i64:
        """How many pieces of a kind stand in the domain."""
        number: i64 = 0
        for move in self.pieces:
            if move.piece == piece:
                number += 1
        return number

    def city(self) -> Fields:
        """All fields that walls and keeps shut in; they are looked for when walls have changed."""
        walls = self.walls
        known = self._ringed
        if (
            walls[0] != known[0]
            or walls[1] != known[1]
            or walls[2] != known[2]
            or walls[3] != known[3]
        ):
            self._city = enclosed(walls)
            self._ringed = walls
        return self._city

    def piece_at(self, first: i64) -> Move | None:
        """The piece whose first field this is."""
        for move in self.pieces:
            if move.first == first:
                return move
        return None

    def dice_due(self) -> i64:
        """The dice that the buildings bring, eight bits a kind."""
        dice: i64 = 0
        for move in self.pieces:
            kind = DIE_OF[move.piece]
            if kind >= 0:
                dice += i64(1) << 8 * kind
        return dice


def dice_in(dice: i64) -> i64:
    """How many dice there are of all kinds."""
    return (dice & 255) + (dice >> 8 & 255) + (dice >> 16 & 255) + (dice >> 24 & 255)


def counts_named(dice: i64) -> dict[str, int]:
    """Numbers of dice by kind, without those that are missing."""
    counts = ((die.id, int(dice >> 8 * kind & 255)) for kind, die in enumerate(DICE))
    return {kind: n for kind, n in counts if n}


@final
class Setting(Composed):
    """What is fixed for the whole game: all that the number of players changes."""

    def __init__(self, players: i64) -> None:
        company = COMPANIES[int(players)]
        self.players: Final[i64] = players
        self.everyone: Final[i64] = (1 << players) - 1
        """A bit for each seat."""
        self.markers: Final[i64] = company.markers
        """How many end markers there are."""
        self.last_round: Final[i64] = SOLO_ROUNDS if players == 1 else LONGEST
        start = [START.get(piece.id, 0) for piece in PIECES]
        start[SCORCHED] = company.scorched
        self.start: Final[list[i64]] = [i64(number) for number in start]
        """How many pieces of each kind everybody places at the start, besides the keep."""
        self.supply: Final[list[i64]] = [
            i64(piece.count - (company.removed if kind < BUILDINGS else 0))
            for kind, piece in enumerate(PIECES)
        ]
        """How many pieces of each kind are in the game."""
        self.dice: Final[list[i64]] = [i64(die.count - company.removed) for die in DICE]
        """How many dice of each kind are in the game."""

    def parts(self) -> tuple[object, ...]:
        """The number of players: it fixes all the rest."""
        return (int(self.players),)
