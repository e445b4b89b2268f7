"""Phase 4: the skulls of each player's roll choose one row of the disaster table."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.era.actions import (
    LOSE,
    MOVE_LOSE,
    MOVE_REMOVE,
    MOVE_SUFFER,
    PLACE,
    REMOVE,
    SUFFER,
    Move,
    add_places,
)
from burgrave.games.era.cities import (
    crowded,
    makes_room,
    outside,
    removable,
    scorched_corners,
)
from burgrave.games.era.components import DISASTERS, SCORCHED, STORES
from burgrave.games.era.goods import GOODS, UNITS, named, of_kind
from burgrave.games.era.grid import is_empty, joined, meet, nothing
from burgrave.games.era.rolling import skulls_of
from burgrave.games.era.state import Era
from burgrave.games.era.steps import Step
from burgrave.kernel.action import Action
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Log, tell

BANDITS: Final[i64] = 1
DISEASE: Final[i64] = 2
TREACHERY: Final[i64] = 3
FIRE: Final[i64] = 4
PESTILENCE: Final[i64] = 5
REVOLT: Final[i64] = 6
_STEPS: Final[list[i64]] = [0, *(row.steps for row in DISASTERS)]

# How far a disaster has come.
STRUCK: Final[i64] = 1
BURNT: Final[i64] = 2


def steps_of(row: i64) -> i64:
    """How many steps of disaster a row of the table costs."""
    return _STEPS[row]


def row_of(skulls: i64) -> i64:
    """The row that so many skulls choose; the last one is for more skulls, too."""
    return min(skulls, REVOLT)


def _strike(b: Era, seat: i64, row: i64, log: Log) -> None:
    """What a disaster does at once; `part` stays 0 where nothing is left to decide."""
    player = b.players[seat]
    if log is not None:
        skulls = int(skulls_of(player))
        tell(log, "disaster_strikes", seat, disaster=DISASTERS[row - 1].id, skulls=skulls)
    if row == BANDITS:
        if player.stores:
            b.part = STRUCK
        else:
            b.suffer(seat, _STEPS[row], "bandits", log)
    elif row == DISEASE:
        b.suffer(seat, _STEPS[row] * len(crowded(player)), "disease", log)
    elif row == TREACHERY:
        b.part = STRUCK
        b.other = 0 if b.size == 1 else 1
    elif row == FIRE:
        if outside(player, player.city()):
            b.part = STRUCK
        else:
            b.suffer(seat, _STEPS[row], "fire", log)
    elif row == PESTILENCE:
        for step in range(b.size):
            if step > 0 or b.size == 1:
                b.suffer((seat + step) % b.size, _STEPS[row], "pestilence", log)
    else:
        goods = of_kind(player.stores, GOODS) * UNITS[GOODS]
        if goods:
            b.change(seat).stores -= goods
        if log is not None:
            tell(log, "goods_lost", seat, pays=named(goods))


def _betrayed(b: Era, log: Log) -> bool:
    """Opponents, clockwise, take one scorched area each while there are any."""
    last: i64 = 0 if b.size == 1 else b.size - 1
    while b.other <= last:
        victim = b.opponent()
        if b.supply[SCORCHED] == 0:
            if log is not None:
                tell(log, "no_scorched_land", victim, why="supply")
            return False
        player = b.players[victim]
        if makes_room(player):
            return b.ask(victim)
        if log is not None:
            tell(log, "no_scorched_land", victim, why="room")
        b.other += 1
    return False


def _burning(b: Era) -> bool:
    """First a building falls, then scorched land comes to where it stood, if there is room."""
    seat = b.now()
    if b.part == BURNT and not _places_by_fire(b, seat):
        return False
    return b.ask(seat)


def _places_by_fire(b: Era, seat: i64) -> list[Action]:
    """Scorched land on or beside the freed fields."""
    found: list[Action] = []
    moves: list[Action] = []
    if b.supply[SCORCHED]:
        add_places(found, SCORCHED, 0, scorched_corners(b.players[seat]))
        for action in found:
            assert isinstance(action, Move)
            if meet(action.covers, b.burnt):
                moves.append(action)
    return moves


def lose_or_suffer(b: Era, seat: i64) -> list[Action]:
    """A resource of choice, or steps of disaster."""
    moves: list[Action] = [MOVE_SUFFER]
    for kind in range(len(STORES)):
        if of_kind(b.players[seat].stores, kind):
            moves.append(MOVE_LOSE[kind])
    return moves


def lose_one(b: Era, seat: i64, move: Move, steps: i64, why: str, log: Log) -> None:
    """Give up a resource, or move the disaster peg."""
    if move.code == SUFFER:
        b.suffer(seat, steps, why, log)
        return
    if move.code != LOSE or of_kind(b.players[seat].stores, move.store) == 0:
        raise IllegalAction("era-refused-give-up-or-suffer")
    b.change(seat).stores -= UNITS[move.store]
    if log is not None:
        tell(log, "resource_lost", seat, pays=named(UNITS[move.store]), why=why)


class Disasters(Step):
    """Everybody in turn order suffers what the own skulls bring."""

    def prompt(self, b: Era) -> str:
        """The disaster that struck, and how far it has come."""
        row = row_of(skulls_of(b.players[b.now()])) if b.turn < b.size else 0
        if row == FIRE:
            return "fire land" if b.part == BURNT else "fire"
        if row == TREACHERY:
            full = is_empty(scorched_corners(b.players[b.opponent()]))
            return "treachery room" if full else "treachery"
        return DISASTERS[row - 1].id if row else self.name

    def waits(self, b: Era, log: Log) -> bool:
        """Ask whoever has a choice."""
        while b.turn < b.size:
            seat = b.now()
            row = row_of(skulls_of(b.players[seat]))
            if row and b.part == 0:
                _strike(b, seat, row, log)
            if row == BANDITS and b.part:
                return b.ask(seat)
            if row == TREACHERY and _betrayed(b, log):
                return True
            if row == FIRE and b.part and _burning(b):
                return True
            b.turn += 1
            b.part = 0
            b.other = 0
            b.burnt = nothing()
        return False

    def legal(self, b: Era, seat: i64) -> list[Action]:
        """What bandits take, what burns down, where scorched land goes, what makes room."""
        row = row_of(skulls_of(b.players[b.now()]))
        player = b.players[seat]
        if row == BANDITS:
            return lose_or_suffer(b, seat)
        if row == FIRE:
            if b.part == BURNT:
                return _places_by_fire(b, seat)
            return [MOVE_REMOVE[move.first] for move in outside(player, player.city())]
        moves: list[Action] = []
        add_places(moves, SCORCHED, 0, scorched_corners(player))
        if not moves:
            for move in removable(player, player.city()):
                moves.append(MOVE_REMOVE[move.first])
        return moves

    def play(self, b: Era, seat: i64, move: Move, log: Log) -> None:
        """Apply a decision about a disaster."""
        row = row_of(skulls_of(b.players[b.now()]))
        if row == BANDITS:
            lose_one(b, seat, move, steps_of(row), "bandits", log)
            b.turn += 1
            b.part = 0
        elif row == FIRE and b.part == STRUCK:
            fallen = _standing(b, seat, move, fire=True)
            _remove(b, seat, fallen, "fire", log)
            b.burnt = joined(fallen.covers, fallen.borders)
            b.part = BURNT
        elif row == FIRE:
            if move not in _places_by_fire(b, seat):
                raise IllegalAction("era-refused-scorch-the-burnt")
            _scorch(b, seat, move, "fire", log)
            b.turn += 1
            b.part = 0
            b.burnt = nothing()
        elif is_empty(scorched_corners(b.players[seat])):
            _remove(b, seat, _standing(b, seat, move, fire=False), "treachery", log)
        else:
            if move.code != PLACE or move.piece != SCORCHED:
                raise IllegalAction("era-refused-place-scorched")
            player = b.players[seat]
            if meet(move.covers, player.taken) or meet(move.covers, player.city()):
                raise IllegalAction("era-refused-scorch-outside")
            _scorch(b, seat, move, "treachery", log)
            b.other += 1
        b.asked = 0


def _standing(b: Era, seat: i64, move: Move, *, fire: bool) -> Move:
    """The piece that a decision to remove means; raises if it may not fall."""
    player = b.players[seat]
    choices = outside(player, player.city()) if fire else removable(player, player.city())
    if move.code == REMOVE:
        for standing in choices:
            if MOVE_REMOVE[standing.first] is move:
                return standing
    raise IllegalAction("era-refused-remove-outside")


def _remove(b: Era, seat: i64, standing: Move, why: str, log: Log) -> None:
    """A piece goes back to the supply."""
    b.change(seat).lift(standing)
    b.take(standing.piece, -1)
    if log is not None:
        tell(log, "removed", seat, **standing.facts, why=why)


def _scorch(b: Era, seat: i64, move: Move, why: str, log: Log) -> None:
    b.change(seat).put(move)
    b.take(SCORCHED, 1)
    if log is not None:
        tell(log, "scorched", seat, **move.facts, why=why)
