"""The start of a productive season: neutral dice, the Merchants' Guild and bonus dice."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import effects, ids
from burgrave.games.kingsburg.actions import (
    BONUS_DICE,
    MOVE_BONUS_DICE,
    Move,
)
from burgrave.games.kingsburg.chances import NEUTRAL_THREE, NEUTRAL_TWO
from burgrave.games.kingsburg.dice import FACES, FIRST, TOTAL
from burgrave.games.kingsburg.events import Neutral
from burgrave.games.kingsburg.goods import ONE_GOLD, named
from burgrave.games.kingsburg.offers import Offering, offers
from burgrave.games.kingsburg.player import (
    GOVERNOR,
    NEUTRAL,
    THIS_YEAR,
    USED_FAIRY,
    USED_PRIEST,
)
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.steps import ByGovernor, Once, Step
from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Log, tell
from burgrave.kernel.seats import NOBODY

# How far a player's part of the start has come.
GUILD_DONE: Final[i64] = 1
FARMS_DONE: Final[i64] = 2


def begin(b: Kingsburg) -> None:
    """What was used last season can be used again."""
    b.paid = 0
    b.builders = 0
    for seat in range(b.size):
        b.change(seat).used &= THIS_YEAR


def clear_court(b: Kingsburg, log: Log) -> None:
    """At the end of the season nothing lies at court any more: the neutral dice leave it."""
    if log is not None and b.neutral:
        tell(log, "neutral_dice_leave", NOBODY)
    b.neutral = 0
    b.taken = 0
    b.holders = 0


class NeutralThree(Once):
    """Two players: three neutral dice lie on their total, before anything else happens."""

    def chance(self, b: Kingsburg) -> Chance:
        """Three dice."""
        return NEUTRAL_THREE

    def settle(self, b: Kingsburg, outcome: i64, log: Log) -> None:
        """They close the advisor of their total."""
        dice = FIRST[3] + outcome
        b.neutral = dice
        _neutral(b, TOTAL[dice], 3, log)


class NeutralTwo(Once):
    """Two more neutral dice lie on their total or, if that is taken, each on its own number."""

    def chance(self, b: Kingsburg) -> Chance:
        """Two dice."""
        return NEUTRAL_TWO

    def settle(self, b: Kingsburg, outcome: i64, log: Log) -> None:
        """They close one advisor, or two."""
        dice = FIRST[2] + outcome
        b.neutral |= dice << 8
        total = TOTAL[dice]
        if not b.taken >> total & 1:
            _neutral(b, total, 2, log)
            return
        faces = sorted(set(FACES[dice]))
        for face in faces:
            _neutral(b, face, 1, log, aside=len(faces) == 1)


def _neutral(b: Kingsburg, place: i64, dice: int, log: Log, aside: bool = False) -> None:
    """So many dice close an advisor; of two equal ones that lie alone, one is set aside."""
    b.hold(place, NEUTRAL)
    if log is not None:
        tell(
            log,
            "neutral_dice",
            NOBODY,
            advisor=int(place),
            dice=dice,
            aside=aside,
            neutral=neutral_of(b),
        )


def neutral_of(b: Kingsburg) -> Neutral:
    """The neutral dice that were rolled this season."""
    return {"three": list(FACES[b.neutral & 255]), "two": list(FACES[b.neutral >> 8])}


class SeasonStart(Offering):
    """The Merchants' Guild pays before anybody rolls; Farms bring a bonus die."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Ask those who may decline."""
        while b.turn < b.size:
            seat = b.now()
            player = b.players[seat]
            if b.part == 0 and player.has(ids.MERCHANTS_GUILD):
                b.part = GUILD_DONE
                if offers(b, seat, effects.MERCHANTS_GUILD):
                    return True
                _guild_gold(b, seat, log)
            if b.part != FARMS_DONE and player.has(ids.FARMS):
                b.part = FARMS_DONE
                if offers(b, seat, effects.FARMS):
                    return True
                _farms_die(b, seat, log)
            b.turn += 1
            b.part = 0
        return False

    def take(self, b: Kingsburg, seat: i64, effect: i64, log: Log) -> None:
        """The gold of the guild, or the die of the Farms."""
        if effect == effects.MERCHANTS_GUILD:
            _guild_gold(b, seat, log)
        else:
            _farms_die(b, seat, log)


def _guild_gold(b: Kingsburg, seat: i64, log: Log) -> None:
    """The Merchants' Guild pays a gold."""
    gold = ids.GUILD_GOLD * ONE_GOLD
    b.change(seat).goods += gold
    if log is not None:
        tell(log, "guild_gold", seat, gains=named(gold))


def _farms_die(b: Kingsburg, seat: i64, log: Log) -> None:
    """The Farms bring a bonus die."""
    b.change(seat).bonus_due += ids.FARMS_DICE
    if log is not None:
        tell(log, "farms_die", seat, bonus_dice=int(ids.FARMS_DICE))


def _asks_unless(b: Kingsburg, governor: i64, used: i64) -> bool:
    """Ask the player of a governor, unless that one has been used already."""
    seat = b.with_governor(governor)
    if seat == NOBODY or b.part or b.players[seat].used & used:
        return False
    b.part = 1
    return b.ask(seat)


class Fairy(ByGovernor):
    """The Fairy may bring a bonus die."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Ask her player."""
        return _asks_unless(b, ids.FAIRY, USED_FAIRY)

    def use(self, b: Kingsburg, seat: i64, log: Log) -> None:
        """She brings the die this season."""
        player = b.change(seat)
        player.used |= USED_FAIRY
        player.bonus_due += ids.FAIRY_DICE
        if log is not None:
            tell(log, "fairy_die", seat, bonus_dice=int(ids.FAIRY_DICE))


class Priest(ByGovernor):
    """After all other bonus dice the Priest may bless everybody."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Ask his player."""
        return _asks_unless(b, ids.PRIEST, USED_PRIEST)

    def use(self, b: Kingsburg, seat: i64, log: Log) -> None:
        """Who has no bonus die gets one, everybody else a point."""
        b.change(seat).used |= USED_PRIEST
        points = ids.PRIEST_POINTS
        for turn in range(b.size):
            blessed = b.seat_at(turn)
            player = b.change(blessed)
            die = player.bonus_due == 0
            if die:
                player.bonus_due = 1
            else:
                player.book(GOVERNOR, points)
            if log is not None:
                dice, scored = (1, 0) if die else (0, int(points))
                tell(log, "priest_blessing", blessed, bonus_dice=dice, points=scored)


class LeaveDice(Step):
    """Revised edition: bonus dice may be left out, decided before anybody rolls."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Ask whoever has any."""
        while b.turn < b.size:
            if b.players[b.now()].bonus_due:
                return b.ask(b.now())
            b.turn += 1
        return False

    def legal(self, b: Kingsburg, seat: i64) -> list[Action]:
        """How many of the bonus dice are rolled."""
        due = b.players[seat].bonus_due
        moves: list[Action] = []
        for number in range(due + 1):
            moves.append(MOVE_BONUS_DICE[number])
        return moves

    def play(self, b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
        """Leave some of the bonus dice out."""
        player = b.change(seat)
        if move.code != BONUS_DICE or move.number > player.bonus_due:
            raise IllegalAction("kingsburg-refused-bonus-dice", dice=player.bonus_due)
        if log is not None and move.number != player.bonus_due:
            tell(log, "bonus_dice", seat, rolled=int(move.number), due=int(player.bonus_due))
        player.bonus_due = move.number
        b.asked = 0
        b.turn += 1
