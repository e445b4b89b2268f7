"""Set-up: the start order, the governors of module 2, and each year's enemy card."""

from mypy_extensions import i64

from burgrave.games.kingsburg import ids
from burgrave.games.kingsburg.actions import GOVERNOR, MOVE_GOVERNOR, Move
from burgrave.games.kingsburg.board import NOBODY, Board, Log, refuse, tell
from burgrave.games.kingsburg.chances import ORDERS, Deal, deck
from burgrave.games.kingsburg.components import ENEMIES, GOVERNORS
from burgrave.games.kingsburg.goods import ONE_GOLD, named
from burgrave.kernel.action import Action
from burgrave.kernel.event import Event


def settle_order(b: Board, outcome: i64, log: Log) -> None:
    """A random start order."""
    seats = ORDERS[b.size][outcome]
    b.order = 0
    for turn, seat in enumerate(seats):
        b.order |= i64(seat) << 3 * turn
    if log is not None:
        tell(log, "turn_order_drawn", NOBODY, order=list(seats))


def deal_governors(b: Board) -> bool:
    """Three cards for each player, one player after the other."""
    return b.turn < b.size and b.draw()


def deal_of(b: Board) -> Deal:
    """The next hand, from the cards that are left."""
    gone: i64 = 0
    for player in b.players:
        gone |= player.offer
    left = tuple(g for g in deck(b.setting.documented) if not gone >> i64(g) & 1)
    return Deal(b.now(), left)


def settle_deal(b: Board, outcome: i64, log: Log) -> None:
    """A hand of three, which only its owner sees."""
    deal = deal_of(b)
    player = b.change(b.now())
    for g in deal.hand(outcome):
        player.offer |= 1 << i64(g)
    if log is not None:
        tell(log, "governors_dealt", b.now())
    b.turn += 1


def choose_governor(b: Board) -> bool:
    """Everybody chooses at the same time, in secret."""
    if b.part:
        return False
    b.asked = b.setting.everyone
    b.part = 1
    return True


def legal_governors(b: Board, seat: i64) -> list[Action]:
    """The three cards of the offer."""
    offer = b.players[seat].offer
    return [move for move in MOVE_GOVERNOR if offer >> move.number & 1]


def play_governor(b: Board, seat: i64, move: Move, log: Log) -> None:
    """Keep a governor; when the last choice is in, all are revealed."""
    player = b.change(seat)
    if move.code != GOVERNOR or not player.offer >> move.number & 1:
        raise refuse("Choose one of the three governors that you were dealt.")
    player.choice = move.number
    b.asked &= ~(1 << seat)
    if log is not None:
        tell(log, "governor_chosen", seat)
    if b.asked == 0:
        _reveal_governors(b, log)


def _reveal_governors(b: Board, log: Log) -> None:
    for seat in range(b.size):
        player = b.change(seat)
        player.governor = player.choice
        player.choice = NOBODY
        player.offer = 0
        b.governors |= 1 << player.governor
        gold: i64 = 0
        debt: i64 = 0
        if player.governor == ids.DEBTOR:
            gold, debt = ids.DEBTOR_GOLD * ONE_GOLD, ids.DEBTOR_DEBT
            player.goods += gold
        if log is not None:
            id = GOVERNORS[player.governor].id
            facts: dict[str, object] = {"governor": id, "gains": named(gold), "points": -int(debt)}
            log.append(Event("governor_revealed", seat, facts, news=True))


def settle_enemy(b: Board, outcome: i64, log: Log) -> None:
    """The year's enemy lies face down."""
    b.enemy = 5 * (b.year - 1) + outcome
    if log is not None:
        tell(log, "year_begins", NOBODY, year=int(b.year))
        strengths = [ENEMIES[5 * (b.year - 1) + i].strength for i in range(5)]
        tell(log, "enemy_drawn", NOBODY, weakest=min(strengths), strongest=max(strengths))
