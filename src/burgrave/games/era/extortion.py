"""Phase 6: who has more swords, shields taken off, demands a resource of each who has fewer."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.era.actions import (
    DEMAND,
    MOVE_DEMAND,
    MOVE_PAY,
    MOVE_REFUSE,
    PAY,
    REFUSE,
    Move,
)
from burgrave.games.era.components import REFUSAL, STORES
from burgrave.games.era.disasters import lose_one, lose_or_suffer
from burgrave.games.era.goods import MOST, UNITS, named, of_kind
from burgrave.games.era.state import Era
from burgrave.games.era.steps import Step
from burgrave.kernel.action import Action
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Log, tell

# How far a demand has come: nothing is named yet, or a kind is, counted from DEMANDED on.
DEMANDING: Final[i64] = 1
DEMANDED: Final[i64] = 2


def beats(b: Era, attacker: i64, defender: i64) -> bool:
    """Has the attacker, after the defender's shields, more swords than the defender?"""
    theirs = b.players[defender]
    return b.players[attacker].swords - theirs.shields > theirs.swords


def _demands(b: Era, log: Log) -> bool:
    """Let the attacker choose, where there is a choice; who has nothing to give suffers."""
    attacker, defender = b.now(), b.opponent()
    kinds = [kind for kind in range(len(STORES)) if of_kind(b.players[defender].stores, kind)]
    if not kinds:
        if log is not None:
            tell(log, "nothing_to_extort", attacker, opponent=int(defender))
        b.suffer(defender, REFUSAL, "poverty", log)
        return False
    if len(kinds) > 1:
        b.part = DEMANDING
        return b.ask(attacker)
    _demand(b, kinds[0], True, log)
    return b.ask(defender)


def _demand(b: Era, kind: i64, forced: bool, log: Log) -> None:
    b.part = DEMANDED + kind
    if log is not None:
        owed = named(UNITS[kind])
        tell(log, "demanded", b.now(), opponent=int(b.opponent()), owed=owed, forced=forced)


def _alone(b: Era, log: Log) -> bool:
    """Alone, who rolled neither sword nor shield loses a resource or suffers."""
    if b.turn:
        return False
    player = b.players[0]
    if player.swords == 0 and player.shields == 0:
        if player.stores:
            b.part = DEMANDING
            return b.ask(0)
        b.suffer(0, REFUSAL, "poverty", log)
    b.turn = 1
    return False


class Extort(Step):
    """Every attacker in turn order, against every opponent clockwise."""

    def prompt(self, b: Era) -> str:
        """A demand or the answer to it; alone there is neither."""
        if b.size == 1:
            return "solo extortion"
        return "answer" if b.part >= DEMANDED else "demand"

    def waits(self, b: Era, log: Log) -> bool:
        """Ask the attacker, then the opponent."""
        if b.size == 1:
            return _alone(b, log)
        while b.turn < b.size:
            if b.part >= DEMANDED:
                return b.ask(b.opponent())
            if b.other == 0:
                b.other = 1
            while b.other < b.size:
                if beats(b, b.now(), b.opponent()) and _demands(b, log):
                    return True
                b.other += 1
            b.turn += 1
            b.other = 0
        return False

    def legal(self, b: Era, seat: i64) -> list[Action]:
        """Name a kind that the opponent has; pay, or refuse."""
        if b.size == 1:
            return lose_or_suffer(b, seat)
        if b.part >= DEMANDED:
            return [MOVE_PAY, MOVE_REFUSE]
        stores = b.players[b.opponent()].stores
        return [MOVE_DEMAND[kind] for kind in range(len(STORES)) if of_kind(stores, kind)]

    def play(self, b: Era, seat: i64, move: Move, log: Log) -> None:
        """Apply a demand or the answer to it."""
        if b.size == 1:
            lose_one(b, seat, move, REFUSAL, "extortion", log)
            b.turn = 1
        elif b.part == DEMANDING:
            if move.code != DEMAND or not of_kind(b.players[b.opponent()].stores, move.store):
                raise IllegalAction("era-refused-demand-what-is-there")
            _demand(b, move.store, False, log)
        else:
            _answer(b, seat, move, log)
            b.part = 0
            b.other += 1
        b.asked = 0


def _answer(b: Era, seat: i64, move: Move, log: Log) -> None:
    kind = b.part - DEMANDED
    if move.code == REFUSE:
        if log is not None:
            tell(log, "refused", seat, opponent=int(b.now()), owed=named(UNITS[kind]))
        b.suffer(seat, REFUSAL, "extortion", log)
    elif move.code == PAY:
        attacker = b.change(b.now())
        b.change(seat).stores -= UNITS[kind]
        room = of_kind(attacker.stores, kind) < MOST[kind]
        if room:
            attacker.stores += UNITS[kind]
        if log is not None:
            paid = named(UNITS[kind])
            tell(
                log,
                "paid",
                seat,
                opponent=int(b.now()),
                pays=paid,
                received=paid if room else {},
                lost={} if room else paid,
            )
    else:
        raise IllegalAction("era-refused-pay-or-refuse")
