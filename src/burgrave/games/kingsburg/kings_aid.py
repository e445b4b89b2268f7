"""Phase 1: the king's aid, and the governors who act at the start of a year."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import ids
from burgrave.games.kingsburg.actions import (
    LOOK,
    MOVE_DECLINE,
    MOVE_DONE,
    MOVE_LOOK,
    MOVE_RAISE,
    RAISE,
    TAKE,
    TAKE_ONE,
    Move,
)
from burgrave.games.kingsburg.components import BUILDINGS, GOVERNORS
from burgrave.games.kingsburg.enemies import enemy_facts
from burgrave.games.kingsburg.goods import count, named
from burgrave.games.kingsburg.offers import tell_declined
from burgrave.games.kingsburg.player import (
    FREE_BUILDINGS,
)
from burgrave.games.kingsburg.season_start import begin
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.steps import NEUTRAL_THREE, Step
from burgrave.kernel.action import Action
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Event, Log, tell
from burgrave.kernel.seats import NOBODY, bits

_RAISED_ENOUGH: Final[i64] = 99
"""How far the Sorcerer's step has come when he is done."""


def least_developed(b: Kingsburg) -> i64:
    """A bit for each player with the fewest buildings and, among them, the fewest goods."""
    fewest: i64 = 1 << 40
    behind: i64 = 0
    for seat in range(b.size):
        player = b.players[seat]
        development = bits(player.built) << 16 | count(player.goods)
        if development < fewest:
            fewest, behind = development, 0
        if development == fewest:
            behind |= 1 << seat
    return behind


def alone_with_fewest_buildings(b: Kingsburg) -> bool:
    """Is there no tie in buildings, so that goods do not matter?"""
    counts = sorted(bits(player.built) for player in b.players)
    return counts[0] < counts[1]


class Sorcerer(Step):
    """Start of year III: the Sorcerer raises up to three buildings of column I for nothing."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Ask for the next one, where one is missing."""
        if b.year != ids.SORCERER_YEAR:
            return False
        seat = b.with_governor(ids.SORCERER)
        if seat == NOBODY or b.part >= ids.SORCERER_BUILDINGS or not self.legal(b, seat)[1:]:
            return False
        return b.ask(seat)

    def legal(self, b: Kingsburg, seat: i64) -> list[Action]:
        """Stop, or one of the missing buildings of column I."""
        built = b.players[seat].built
        moves: list[Action] = [MOVE_DONE]
        for move in MOVE_RAISE:
            row = move.building // 4
            if (b.setting.more_buildings or 1 <= row <= 5) and not built >> move.building & 1:
                moves.append(move)
        return moves

    def play(self, b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
        """Raise a building: it gives no points, but costs its points if it falls."""
        if move not in self.legal(b, seat):
            raise IllegalAction("kingsburg-refused-raise-or-done")
        b.asked = 0
        if move.code != RAISE:
            b.part = _RAISED_ENOUGH
            return
        player = b.change(seat)
        player.built |= 1 << move.building
        player.book(FREE_BUILDINGS, BUILDINGS[move.building].points)
        b.part += 1
        if log is not None:
            tell(log, "raised", seat, building=BUILDINGS[move.building].id)


class BeforeSpring(Step):
    """A step of phase 1, which spring may follow."""

    def ends(self, b: Kingsburg, log: Log) -> None:
        """The next step; with spring, what was used last can be used again."""
        super().ends(b, log)
        if b.at >= NEUTRAL_THREE:
            begin(b)


class KingsAid(BeforeSpring):
    """The player furthest behind rolls a bonus die in spring; tied ones each choose a good."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Ask those who are tied."""
        if b.part == 0:
            # Judged once for all: the goods that are chosen here must not change who is behind.
            b.aided = least_developed(b)
            if b.year == 1:
                debtor = b.with_governor(ids.DEBTOR)
                if debtor != NOBODY:
                    b.aided &= ~(1 << debtor)
            b.part = 1
            if bits(b.aided) == 1:
                _kings_die(b, log)
                b.turn = b.size
        while b.turn < b.size:
            if b.aided >> b.now() & 1:
                return b.ask(b.now())
            b.turn += 1
        return False

    def legal(self, b: Kingsburg, seat: i64) -> list[Action]:
        """One good of any kind."""
        return list(TAKE_ONE)

    def play(self, b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
        """Take a good of choice."""
        _take_one(b, seat, move)
        b.turn += 1
        if log is not None:
            tell(log, "kings_aid_good", seat, gains=named(move.goods))


def _kings_die(b: Kingsburg, log: Log) -> None:
    for seat in range(b.size):
        if b.aided >> seat & 1:
            b.change(seat).bonus_due += 1
            if log is not None:
                alone = alone_with_fewest_buildings(b)
                why = "fewest_buildings" if alone else "fewest_goods"
                tell(log, "kings_aid_die", seat, bonus_dice=1, why=why)


def _take_one(b: Kingsburg, seat: i64, move: Move) -> None:
    if move.code != TAKE or move.gold + move.wood + move.stone != 1:
        raise IllegalAction("kingsburg-refused-take-one")
    b.change(seat).goods += move.goods
    b.asked = 0


class GovernorsAid(BeforeSpring):
    """In turn order the Herald may look at the enemy, and the Damsel may get a good."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Ask whoever has one of the two."""
        while b.turn < b.size:
            seat = b.now()
            if b.part == 0 and _is_aided(b, seat):
                b.part = 1
                return b.ask(seat)
            b.turn += 1
            b.part = 0
        return False

    def prompt(self, b: Kingsburg) -> str:
        """Which of the two acts."""
        return GOVERNORS[b.players[b.now()].governor].id

    def legal(self, b: Kingsburg, seat: i64) -> list[Action]:
        """A look for the Herald, a good for the Damsel."""
        if b.players[seat].governor == ids.HERALD:
            return LEGAL_LOOK.copy()
        return [*TAKE_ONE, MOVE_DECLINE]

    def play(self, b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
        """Look at the enemy, or take a good."""
        if b.players[seat].governor == ids.HERALD:
            play_look(b, seat, move, log)
        elif move is MOVE_DECLINE:
            b.asked = 0
            tell_declined(log, seat, "damsel")
        else:
            _take_one(b, seat, move)
            if log is not None:
                tell(log, "governor_good", seat, governor="damsel", gains=named(move.goods))


def _is_aided(b: Kingsburg, seat: i64) -> bool:
    """A Herald who has not looked; the Damsel in years II and IV, if the king gave her nothing."""
    governor = b.players[seat].governor
    if governor == ids.HERALD:
        return not b.seen >> seat & 1
    if governor != ids.DAMSEL:
        return False
    years: list[int] = GOVERNORS[ids.DAMSEL].numbers["years"]
    return int(b.year) in years and not b.aided >> seat & 1


LEGAL_LOOK: Final[list[Action]] = [MOVE_LOOK, MOVE_DECLINE]


def play_look(b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
    """Look at the enemy card in secret, or don't."""
    if move is not MOVE_LOOK and move is not MOVE_DECLINE:
        raise IllegalAction("kingsburg-refused-look-or-decline")
    b.asked = 0
    if move.code == LOOK:
        b.seen |= 1 << seat
        if log is not None:
            log.append(Event("looked", seat, {}, dict(enemy_facts(b.enemy))))
