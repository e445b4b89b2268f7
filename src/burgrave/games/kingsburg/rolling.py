"""Step a: everybody rolls, some roll again, and the dice set the new turn order."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import effects, ids
from burgrave.games.kingsburg.actions import (
    CHAPEL,
    MOVE_CHAPEL,
    MOVE_KEEP,
    MOVE_PRINCE,
    MOVE_SHIFT,
    MOVE_STATUE_BONUS,
    MOVE_STATUE_OWN,
    MOVE_TURN,
    PRINCE,
    SHIFT,
    STATUE_BONUS,
    STATUE_OWN,
    TURN,
    Move,
)
from burgrave.games.kingsburg.chances import WIDTH, reroll_of, roll_of
from burgrave.games.kingsburg.components import GOVERNORS, OWN_DICE
from burgrave.games.kingsburg.dice import FACES, FIRST, TOTAL, alike, number
from burgrave.games.kingsburg.goods import ONE_GOLD, named
from burgrave.games.kingsburg.offers import Offering, offers
from burgrave.games.kingsburg.player import (
    CALM_DICE,
    GOVERNOR,
    USED_CHAPEL,
    USED_PRINCE,
    USED_SHIFT,
    USED_STATUE,
    USED_TURN,
    Player,
)
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.steps import Step
from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Log, tell
from burgrave.kernel.seats import NOBODY

_PRINCE_DICE: Final = number(list(GOVERNORS[ids.PRINCE].numbers["dice"]))
_CHANGES: Final[i64] = USED_STATUE | USED_CHAPEL | USED_SHIFT | USED_PRINCE | USED_TURN

# What a player's part of the rerolls waits for, and its end.
STATUE_OWN_ROLL: Final[i64] = 1
STATUE_BONUS_ROLL: Final[i64] = 2
CHAPEL_ROLL: Final[i64] = 3
DICE_STAND: Final[i64] = 4
DICE_PAID: Final[i64] = 5


def total_of(player: Player) -> i64:
    """The total of all dice, bonus dice included."""
    return TOTAL[player.own] + TOTAL[player.bonus]


class Roll(Step):
    """All roll at the same time; the dice fall one player after the other."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """The dice of the next player."""
        return b.turn < b.size and b.draw()

    def chance(self, b: Kingsburg) -> Chance:
        """All dice of one player."""
        seat = b.now()
        return roll_of(seat, b.players[seat].bonus_due)

    def settle(self, b: Kingsburg, outcome: i64, log: Log) -> None:
        """A player's dice lie open."""
        seat = b.now()
        _lay(b.change(seat), outcome)
        if log is not None:
            _tell_dice(log, "rolled", seat, b.players[seat])
        b.turn += 1


def _lay(player: Player, outcome: i64) -> None:
    width = WIDTH[player.bonus_due]
    player.own = FIRST[OWN_DICE] + outcome // width
    player.bonus = FIRST[player.bonus_due] + outcome % width


def _tell_dice(log: Log, kind: str, seat: i64, player: Player, **facts: object) -> None:
    if log is not None:
        own, bonus = list(FACES[player.own]), list(FACES[player.bonus])
        tell(log, kind, seat, **facts, own=own, bonus=bonus, total=int(total_of(player)))


class Reroll(Offering):
    """In the old turn order each player uses what changes dice, rechecked after every use."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Ask who can change dice; what falls again is drawn; then the dice pay."""
        while b.turn < b.size:
            seat = b.now()
            if b.part == 0:
                if _changes_dice(b.players[seat]) and len(self.open_to(b, seat)) > 1:
                    return b.ask(seat)
            elif b.part <= CHAPEL_ROLL:
                return b.draw()
            if b.part != DICE_PAID:
                b.part = DICE_PAID
                if _dice_pay(b, seat, log):
                    return True
            b.turn += 1
            b.part = 0
        _set_turn_order(b, log)
        return False

    def open_to(self, b: Kingsburg, seat: i64) -> list[Action]:
        """Keep the dice, or one of the effects that can be used now."""
        return _legal_rerolls(b.players[seat])

    def play(self, b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
        """Change dice, or keep them."""
        if move not in self.open_to(b, seat):
            raise IllegalAction("kingsburg-refused-keep-dice")
        b.asked = 0
        _change_dice(b, seat, move, log)

    def chance(self, b: Kingsburg) -> Chance:
        """One die again, or all with the Chapel."""
        seat = b.now()
        if b.part == CHAPEL_ROLL:
            return roll_of(seat, b.players[seat].bonus_due)
        return reroll_of(seat)

    def settle(self, b: Kingsburg, outcome: i64, log: Log) -> None:
        """The dice that fell again."""
        seat = b.now()
        player = b.change(seat)
        building = "statue"
        if b.part == CHAPEL_ROLL:
            building = "chapel"
            _lay(player, outcome)
        elif b.part == STATUE_OWN_ROLL:
            player.own = number([*FACES[player.own][1:], int(outcome) + 1])
        else:
            player.bonus = number([*FACES[player.bonus][1:], int(outcome) + 1])
        b.part = 0
        _tell_dice(log, "rerolled", seat, player, building=building)

    def take(self, b: Kingsburg, seat: i64, effect: i64, log: Log) -> None:
        """What low dice bring the Philosopher or the Heiress."""
        if effect == effects.PHILOSOPHER:
            _philosopher_point(b, seat, log)
        else:
            _heiress_gold(b, seat, log)


_REROLLERS: Final[i64] = 1 << ids.STATUE | 1 << ids.CHAPEL


def _changes_dice(player: Player) -> bool:
    """Does the player own anything that could change dice?"""
    if player.built & _REROLLERS:
        return True
    governor = player.governor
    return governor == ids.TRICKSTER or governor == ids.PHILOSOPHER or governor == ids.PRINCE


def _legal_rerolls(player: Player) -> list[Action]:
    moves: list[Action] = [MOVE_KEEP]
    if player.used & USED_PRINCE:
        return moves
    total = total_of(player)
    if player.has(ids.STATUE) and not player.used & USED_STATUE and alike(player.own, player.bonus):
        moves.append(MOVE_STATUE_OWN)
        if player.bonus:
            moves.append(MOVE_STATUE_BONUS)
    if player.has(ids.CHAPEL) and not player.used & USED_CHAPEL and total <= ids.CHAPEL_AT_MOST:
        moves.append(MOVE_CHAPEL)
    if player.governor == ids.TRICKSTER and not player.used & _CHANGES:
        moves += [move for move in MOVE_TURN if move.number in FACES[player.own]]
    elif player.governor == ids.PHILOSOPHER and not player.used & USED_SHIFT:
        moves += [move for move in MOVE_SHIFT if move.number in FACES[player.own]]
    elif player.governor == ids.PRINCE:
        if total <= ids.PRINCE_AT_MOST and player.own != _PRINCE_DICE:
            moves.append(MOVE_PRINCE)
    return moves


def _change_dice(b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
    """Roll dice again, or set them as the governor may."""
    player = b.change(seat)
    if move is not MOVE_KEEP:
        player.used &= ~CALM_DICE
    if move.code == STATUE_OWN or move.code == STATUE_BONUS:
        player.used |= USED_STATUE
        b.part = STATUE_OWN_ROLL if move.code == STATUE_OWN else STATUE_BONUS_ROLL
    elif move.code == CHAPEL:
        player.used |= USED_CHAPEL
        b.part = CHAPEL_ROLL
    elif move.code == TURN:
        player.used |= USED_TURN
        _replace(player, move)
        _tell_dice(log, "turned", seat, player)
    elif move.code == SHIFT:
        player.used |= USED_SHIFT
        _replace(player, move)
        if total_of(player) <= ids.PHILOSOPHER_AT_MOST:
            player.used |= CALM_DICE
        _tell_dice(log, "shifted", seat, player)
    elif move.code == PRINCE:
        player.used |= USED_PRINCE
        player.own = _PRINCE_DICE
        _tell_dice(log, "prince", seat, player)
    else:
        b.part = DICE_STAND


def _replace(player: Player, move: Move) -> None:
    faces = list(FACES[player.own])
    faces[faces.index(int(move.number))] = int(move.to)
    player.own = number(faces)


def _dice_pay(b: Kingsburg, seat: i64, log: Log) -> bool:
    """The dice stay as they are: what depends on the final total is paid."""
    player = b.players[seat]
    if player.used & CALM_DICE:
        b.change(seat).used &= ~CALM_DICE
        if offers(b, seat, effects.PHILOSOPHER):
            return True
        _philosopher_point(b, seat, log)
    elif player.governor == ids.HEIRESS and total_of(player) <= ids.HEIRESS_AT_MOST:
        if offers(b, seat, effects.HEIRESS):
            return True
        _heiress_gold(b, seat, log)
    return False


def _philosopher_point(b: Kingsburg, seat: i64, log: Log) -> None:
    """A point for dice that the Philosopher left low."""
    points = ids.PHILOSOPHER_POINTS
    b.change(seat).book(GOVERNOR, points)
    if log is not None:
        tell(log, "governor_points", seat, governor="philosopher", points=int(points))


def _heiress_gold(b: Kingsburg, seat: i64, log: Log) -> None:
    """A gold for the Heiress's low dice."""
    gold = ids.HEIRESS_GOLD * ONE_GOLD
    b.change(seat).goods += gold
    if log is not None:
        tell(log, "governor_good", seat, governor="heiress", gains=named(gold))


def _set_turn_order(b: Kingsburg, log: Log) -> None:
    """The lowest total goes first; tied players keep their old order."""
    order: i64 = 0
    placed: i64 = 0
    for place in range(b.size):
        first: i64 = NOBODY
        lowest: i64 = 99
        for turn in range(b.size):
            seat = b.seat_at(turn)
            if not placed >> seat & 1:
                total = total_of(b.players[seat])
                if total < lowest:
                    first, lowest = seat, total
        placed |= 1 << first
        order |= first << 3 * place
    b.order = order
    for seat in range(b.size):
        player = b.change(seat)
        player.bonus_due = 0
    if log is not None:
        seats = [int(b.seat_at(turn)) for turn in range(b.size)]
        tell(log, "turn_order", NOBODY, order=seats)
