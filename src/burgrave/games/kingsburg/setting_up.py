"""Set-up: the start order, the governors of module 2, and each year's enemy card."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import ids
from burgrave.games.kingsburg.actions import GOVERNOR, MOVE_GOVERNOR, Move
from burgrave.games.kingsburg.chances import ORDERS, Deal, deck, enemy_of, start_order
from burgrave.games.kingsburg.components import CARDS, GOVERNORS, enemies_of
from burgrave.games.kingsburg.goods import named, pack
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.steps import Once, Secret, Step
from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Event, Log, tell
from burgrave.kernel.seats import NOBODY

_START: Final[list[i64]] = [
    int(pack(*governor.numbers["start"])) if "start" in governor.numbers else 0
    for governor in GOVERNORS
]
"""The goods that each governor brings."""


class DrawOrder(Once):
    """A random start order."""

    def chance(self, b: Kingsburg) -> Chance:
        """Any order of the players."""
        return start_order(b.size)

    def settle(self, b: Kingsburg, outcome: i64, log: Log) -> None:
        """Who is first, and who follows."""
        seats = ORDERS[b.size][outcome]
        b.order = 0
        for turn, seat in enumerate(seats):
            b.order |= i64(seat) << 3 * turn
        if log is not None:
            tell(log, "turn_order_drawn", NOBODY, order=list(seats))


class DealGovernors(Step):
    """Module 2: some cards for each player, one player after the other."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Deal to the next one."""
        return b.turn < b.size and b.draw()

    def chance(self, b: Kingsburg) -> Deal:
        """The next hand, from the cards that are left."""
        gone: i64 = 0
        for player in b.players:
            gone |= player.offer
        left = tuple(g for g in deck(b.setting.documented) if not gone >> i64(g) & 1)
        return Deal(b.now(), left)

    def settle(self, b: Kingsburg, outcome: i64, log: Log) -> None:
        """A hand, which only its owner sees."""
        deal = self.chance(b)
        player = b.change(b.now())
        for g in deal.hand(outcome):
            player.offer |= 1 << i64(g)
        if log is not None:
            tell(log, "governors_dealt", b.now())
        b.turn += 1


class ChooseGovernor(Secret):
    """Everybody keeps one of those dealt; when the last choice is in, all are revealed."""

    def dark(self, b: Kingsburg) -> i64:
        """The first secret step."""
        return 1

    def legal(self, b: Kingsburg, seat: i64) -> list[Action]:
        """The cards of the offer."""
        offer = b.players[seat].offer
        return [move for move in MOVE_GOVERNOR if offer >> move.number & 1]

    def play(self, b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
        """Keep a governor."""
        player = b.change(seat)
        if move.code != GOVERNOR or not player.offer >> move.number & 1:
            raise IllegalAction("kingsburg-refused-choose-dealt")
        player.choice = move.number
        b.asked &= ~(1 << seat)
        if log is not None:
            tell(log, "governor_chosen", seat)
        if b.asked == 0:
            _reveal_governors(b, log)


def _reveal_governors(b: Kingsburg, log: Log) -> None:
    for seat in range(b.size):
        player = b.change(seat)
        player.governor = player.choice
        player.choice = NOBODY
        player.offer = 0
        b.governors |= 1 << player.governor
        goods = _START[player.governor]
        debt: i64 = ids.DEBTOR_DEBT if player.governor == ids.DEBTOR else 0
        player.goods += goods
        if log is not None:
            id = GOVERNORS[player.governor].id
            facts: dict[str, object] = {"governor": id, "gains": named(goods), "points": -int(debt)}
            log.append(Event("governor_revealed", seat, facts, news=True))


class DrawEnemy(Once):
    """Each year has an enemy of its own."""

    def chance(self, b: Kingsburg) -> Chance:
        """One of the cards of the year."""
        return enemy_of(b.year)

    def settle(self, b: Kingsburg, outcome: i64, log: Log) -> None:
        """The year's enemy lies face down."""
        b.enemy = CARDS * (b.year - 1) + outcome
        if log is not None:
            tell(log, "year_begins", NOBODY, year=int(b.year))
            strengths = [card.strength for card in enemies_of(b.year)]
            tell(log, "enemy_drawn", NOBODY, weakest=min(strengths), strongest=max(strengths))
