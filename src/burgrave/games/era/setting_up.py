"""Set-up: all place their start pieces at the same time, in secret; then somebody starts."""

from mypy_extensions import i64

from burgrave.games.era.actions import PLACE, Move, add_places
from burgrave.games.era.chances import start_of
from burgrave.games.era.cities import scorched_corners, scorched_fields
from burgrave.games.era.components import BUILDINGS, KEEP, KINDS, SCORCHED
from burgrave.games.era.grid import (
    SHAPES,
    Fields,
    both,
    enclosed,
    fitting,
    free_of,
    is_empty,
    joined,
    meet,
    size,
)
from burgrave.games.era.player import (
    Player,
    counts_named,
)
from burgrave.games.era.state import Era
from burgrave.games.era.steps import Step
from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Event, Log, tell


def left_to_place(b: Era, player: Player, piece: i64) -> i64:
    """How many start pieces of a kind a player has not placed yet."""
    number = b.setting.start[piece]
    if number:
        number -= player.count(piece)
    return number


def _is_ready(b: Era, player: Player) -> bool:
    for piece in range(KINDS):
        if left_to_place(b, player, piece) > 0:
            return False
    return True


def _shuts_in(player: Player, move: Move, scorched: Fields) -> bool:
    """Would this wall close a ring around scorched land?"""
    # Whatever closes a ring touches it at two fields at least; most places do not.
    if size(both(move.borders, player.walls)) < 2:
        return False
    return meet(enclosed(joined(player.walls, move.covers)), scorched)


def legal_start_pieces(b: Era, seat: i64) -> list[Action]:
    """Any start piece that is left, anywhere it fits; scorched land never inside a ring."""
    player = b.players[seat]
    moves: list[Action] = []
    free = free_of(player.taken)
    scorched = scorched_fields(player)
    for piece in range(KINDS):
        if left_to_place(b, player, piece) <= 0:
            continue
        if piece == SCORCHED:
            add_places(moves, piece, 0, scorched_corners(player))
            continue
        guarded = piece >= BUILDINGS and not is_empty(scorched)
        found: list[Action] = [] if guarded else moves
        for turn in range(len(SHAPES[piece])):
            add_places(found, piece, turn, fitting(SHAPES[piece][turn], free))
        if guarded:
            for action in found:
                assert isinstance(action, Move)
                if not _shuts_in(player, action, scorched):
                    moves.append(action)
    return moves


class SetUp(Step):
    """Everybody places; when all are ready, the screens go down."""

    def dark(self, b: Era) -> i64:
        """The first secret step."""
        return 1

    def waits(self, b: Era, log: Log) -> bool:
        """Ask all at the same time."""
        if b.part == 0:
            b.part = 1
            b.asked = b.setting.everyone
        return b.asked != 0

    def legal(self, b: Era, seat: i64) -> list[Action]:
        """Any start piece that is left."""
        return legal_start_pieces(b, seat)

    def play(self, b: Era, seat: i64, move: Move, log: Log) -> None:
        """Place a start piece behind the screen."""
        player = b.players[seat]
        if move.code != PLACE or left_to_place(b, player, move.piece) <= 0:
            raise IllegalAction("era-refused-place-start-piece")
        if meet(move.covers, player.taken):
            raise IllegalAction("era-refused-stands-there")
        if move.piece == SCORCHED:
            if meet(move.covers, player.city()):
                raise IllegalAction("era-refused-scorched-in-city")
        elif move.piece >= BUILDINGS and _shuts_in(player, move, scorched_fields(player)):
            raise IllegalAction("era-refused-wall-rings-scorched")
        player = b.change(seat)
        player.put(move)
        if _is_ready(b, player):
            b.asked &= ~(1 << seat)
            if log is not None:
                tell(log, "ready", seat)

    def ends(self, b: Era, log: Log) -> None:
        """All see the domains, and everybody takes the dice of the own buildings."""
        for seat in range(b.size):
            player = b.change(seat)
            player.dice = player.dice_due()
            if log is not None:
                facts: dict[str, object] = {
                    "pieces": [move.facts for move in player.pieces],
                    "dice_gained": counts_named(player.dice),
                }
                log.append(Event("set_up", seat, facts, news=True))
        super().ends(b, log)


class DrawStart(Step):
    """A random player starts."""

    def waits(self, b: Era, log: Log) -> bool:
        """Wait for the draw, unless there is only one player."""
        if b.part or b.size == 1:
            return False
        b.part = 1
        return b.draw()

    def chance(self, b: Era) -> Chance:
        """Any of the players."""
        return start_of(b.size)

    def settle(self, b: Era, outcome: i64, log: Log) -> None:
        """Who it is."""
        b.start = outcome
        if log is not None:
            tell(log, "start_player", outcome)


def start_pieces(b: Era) -> None:
    """Take what everybody starts with out of the supply."""
    for piece in range(KINDS):
        number = b.setting.start[piece]
        if number:
            b.take(piece, number * b.size)
    b.take(KEEP, b.size)
