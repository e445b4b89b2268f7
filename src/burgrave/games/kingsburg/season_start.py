"""The start of a productive season: neutral dice, the Merchants' Guild and bonus dice."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import effects, ids
from burgrave.games.kingsburg.actions import (
    BONUS_DICE,
    MOVE_BONUS_DICE,
    MOVE_DECLINE,
    MOVE_USE,
    USE,
    Move,
)
from burgrave.games.kingsburg.board import (
    GOVERNOR,
    NEUTRAL,
    NOBODY,
    THIS_YEAR,
    USED_FAIRY,
    USED_PRIEST,
    Board,
    Log,
    refuse,
    tell,
)
from burgrave.games.kingsburg.dice import FACES, FIRST, TOTAL
from burgrave.games.kingsburg.goods import ONE_GOLD, named
from burgrave.games.kingsburg.offers import offers
from burgrave.kernel.action import Action

LEGAL_USE: Final[list[Action]] = [MOVE_USE, MOVE_DECLINE]

# How far a player's part of the start has come.
GUILD_DONE: Final[i64] = 1
FARMS_DONE: Final[i64] = 2


def begin(b: Board) -> None:
    """What was used last season can be used again."""
    b.due = 0
    b.builders = 0
    for seat in range(b.size):
        b.change(seat).used &= THIS_YEAR


def clear_court(b: Board, log: Log) -> None:
    """At the end of the season nothing lies at court any more: the neutral dice leave it."""
    if log is not None and b.neutral:
        tell(log, "neutral_dice_leave", NOBODY)
    b.neutral = 0
    b.taken = 0
    b.holders = 0


def settle_neutral_three(b: Board, outcome: i64, log: Log) -> None:
    """Two players: three neutral dice lie on their total, before anything else happens."""
    dice = FIRST[3] + outcome
    b.neutral = dice
    _neutral(b, TOTAL[dice], 3, log)


def settle_neutral_two(b: Board, outcome: i64, log: Log) -> None:
    """Two more neutral dice lie on their total or, if that is taken, each on its own number."""
    dice = FIRST[2] + outcome
    b.neutral |= dice << 8
    total = TOTAL[dice]
    if not b.taken >> total & 1:
        _neutral(b, total, 2, log)
        return
    faces = sorted(set(FACES[dice]))
    for face in faces:
        _neutral(b, face, 1, log, aside=len(faces) == 1)


def _neutral(b: Board, place: i64, dice: int, log: Log, aside: bool = False) -> None:
    """So many dice close an advisor; of two equal ones that lie alone, one is set aside."""
    b.hold(place, NEUTRAL)
    if log is not None:
        tell(log, "neutral_dice", NOBODY, advisor=int(place), dice=dice, aside=aside)


def season_start(b: Board, log: Log) -> bool:
    """The Merchants' Guild pays before anybody rolls; Farms bring a bonus die."""
    while b.turn < b.size:
        seat = b.now()
        player = b.players[seat]
        if b.part == 0 and player.has(ids.MERCHANTS_GUILD):
            b.part = GUILD_DONE
            if offers(b, seat, effects.MERCHANTS_GUILD):
                return True
            guild_gold(b, seat, log)
        if b.part != FARMS_DONE and player.has(ids.FARMS):
            b.part = FARMS_DONE
            if offers(b, seat, effects.FARMS):
                return True
            farms_die(b, seat, log)
        b.turn += 1
        b.part = 0
    return False


def guild_gold(b: Board, seat: i64, log: Log) -> None:
    """The Merchants' Guild pays a gold."""
    gold = ids.GUILD_GOLD * ONE_GOLD
    b.change(seat).goods += gold
    if log is not None:
        tell(log, "guild_gold", seat, gains=named(gold))


def farms_die(b: Board, seat: i64, log: Log) -> None:
    """The Farms bring a bonus die."""
    b.change(seat).bonus_due += ids.FARMS_DICE
    if log is not None:
        tell(log, "farms_die", seat, bonus_dice=int(ids.FARMS_DICE))


def fairy(b: Board) -> bool:
    """Once a year the Fairy may bring a bonus die."""
    return _once_a_year(b, ids.FAIRY, USED_FAIRY)


def _once_a_year(b: Board, governor: i64, used: i64) -> bool:
    """Ask the player of a governor who has not been used this year."""
    seat = b.with_governor(governor)
    if seat == NOBODY or b.part or b.players[seat].used & used:
        return False
    b.part = 1
    return b.ask(seat)


def play_fairy(b: Board, seat: i64, move: Move, log: Log) -> None:
    """Use the Fairy this season, or wait."""
    _check_use(move)
    b.asked = 0
    if move.code == USE:
        player = b.change(seat)
        player.used |= USED_FAIRY
        player.bonus_due += 1
        if log is not None:
            tell(log, "fairy_die", seat, bonus_dice=1)


def _check_use(move: Move) -> None:
    if move is not MOVE_USE and move is not MOVE_DECLINE:
        raise refuse("Use your governor or decline.")


def priest(b: Board) -> bool:
    """Once a year, after all other bonus dice, the Priest may bless everybody."""
    return _once_a_year(b, ids.PRIEST, USED_PRIEST)


def play_priest(b: Board, seat: i64, move: Move, log: Log) -> None:
    """Who has no bonus die gets one, everybody else a point."""
    _check_use(move)
    b.asked = 0
    if move.code != USE:
        return
    b.change(seat).used |= USED_PRIEST
    points = ids.PRIEST_POINTS
    for turn in range(b.size):
        blessed = b.seat_at(turn)
        player = b.change(blessed)
        die = player.bonus_due == 0
        if die:
            player.bonus_due = 1
        else:
            player.earn(GOVERNOR, points)
        if log is not None:
            dice, scored = (1, 0) if die else (0, int(points))
            tell(log, "priest_blessing", blessed, bonus_dice=dice, points=scored)


def leave_dice(b: Board) -> bool:
    """Revised edition: bonus dice may be left out, decided before anybody rolls."""
    while b.turn < b.size:
        if b.players[b.now()].bonus_due:
            return b.ask(b.now())
        b.turn += 1
    return False


def legal_bonus_dice(b: Board, seat: i64) -> list[Action]:
    """How many of the bonus dice are rolled."""
    due = b.players[seat].bonus_due
    moves: list[Action] = []
    for number in range(due + 1):
        moves.append(MOVE_BONUS_DICE[number])
    return moves


def play_bonus_dice(b: Board, seat: i64, move: Move, log: Log) -> None:
    """Leave some of the bonus dice out."""
    player = b.change(seat)
    if move.code != BONUS_DICE or move.number > player.bonus_due:
        raise refuse(f"You have {player.bonus_due} bonus dice: roll any number of them.")
    if log is not None and move.number != player.bonus_due:
        tell(log, "bonus_dice", seat, rolled=int(move.number), due=int(player.bonus_due))
    player.bonus_due = move.number
    b.asked = 0
    b.turn += 1
