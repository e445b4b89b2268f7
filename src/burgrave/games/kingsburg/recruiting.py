"""Phase 7: soldiers are recruited, one after the other."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import effects, ids
from burgrave.games.kingsburg.actions import (
    DONE,
    IDLE,
    MOVE_DONE,
    MOVE_WITHOUT_BARRACKS,
    MOVE_WITHOUT_GENERAL,
    RECRUIT_FOR,
    RECRUIT_TOKEN,
    Move,
)
from burgrave.games.kingsburg.components import SOLDIER_PRICE
from burgrave.games.kingsburg.goods import count, enough, named
from burgrave.games.kingsburg.offers import Offering, goods_are_compared, offers
from burgrave.games.kingsburg.player import (
    FIRST_SOLDIER,
    IDLE_BARRACKS,
    IDLE_GENERAL,
    Player,
)
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.kernel.action import Action
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Log, tell

# A player's part of the step.
RECRUITING: Final[i64] = 1
_IDLE: Final[i64] = IDLE_BARRACKS | IDLE_GENERAL


class Recruit(Offering):
    """In turn order: the Training Camp first, then as many soldiers as the player pays for."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Ask whoever can pay for a soldier."""
        while b.turn < b.size:
            seat = b.now()
            player = b.change(seat)
            if b.part == 0:
                b.part = RECRUITING
                if player.has(ids.TRAINING_CAMP) and player.soldiers < ids.CAMP_FEWER_THAN:
                    if offers(b, seat, effects.TRAINING_CAMP):
                        return True
                    _training_camp(b, seat, log)
            if count(player.goods) >= price_of_soldier(player) or _by_token(player):
                return b.ask(seat)
            b.turn += 1
            b.part = 0
        return False

    def open_to(self, b: Kingsburg, seat: i64) -> list[Action]:
        """Be done, or pay for one more soldier."""
        return _legal_recruits(b, b.players[seat])

    def play(self, b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
        """Recruit one soldier, leave idle what makes it cheaper, or end the own part."""
        player = b.change(seat)
        if move.code == DONE:
            player.used &= ~_IDLE
            b.turn += 1
            b.part = 0
            b.asked = 0
        elif move.code == IDLE:
            if move not in self.open_to(b, seat):
                raise IllegalAction("kingsburg-refused-nothing-idle")
            player.used |= IDLE_BARRACKS if move is MOVE_WITHOUT_BARRACKS else IDLE_GENERAL
        else:
            _recruit(player, seat, move, log)
            b.asked = 0

    def take(self, b: Kingsburg, seat: i64, effect: i64, log: Log) -> None:
        """The soldier of the Training Camp."""
        _training_camp(b, seat, log)


def _training_camp(b: Kingsburg, seat: i64, log: Log) -> None:
    """A soldier for who has fewer than two."""
    b.change(seat).soldiers += ids.CAMP_SOLDIERS
    if log is not None:
        tell(log, "training_camp", seat, gains={"soldiers": int(ids.CAMP_SOLDIERS)})


def price_of_soldier(player: Player) -> i64:
    """Its goods, fewer with the Barracks and for the first soldier of the General."""
    price: i64 = ids.BARRACKS_SOLDIER if _lodges(player) else SOLDIER_PRICE
    if _leads(player):
        price -= ids.GENERAL_SAVES
    return price


def _lodges(player: Player) -> bool:
    """Do Barracks stand that are not left idle?"""
    return player.has(ids.BARRACKS) and not player.used & IDLE_BARRACKS


def _leads(player: Player) -> bool:
    """Is this the General's first soldier, and does he want it cheaper?"""
    return player.governor == ids.GENERAL and not player.used & (FIRST_SOLDIER | IDLE_GENERAL)


def _by_token(player: Player) -> bool:
    return player.tokens > 0 and player.has(ids.RECRUITING_CENTER)


def _payments(player: Player) -> list[Move]:
    return RECRUIT_FOR[max(price_of_soldier(player), 0)]


def _legal_recruits(b: Kingsburg, player: Player) -> list[Action]:
    moves: list[Action] = [MOVE_DONE]
    for move in _payments(player):
        if enough(player.goods, move.goods):
            moves.append(move)
    if _by_token(player):
        moves.append(RECRUIT_TOKEN)
    lodges, leads = _lodges(player), _leads(player)
    if lodges or leads:
        if goods_are_compared(b) and count(player.goods) > price_of_soldier(player):
            if lodges:
                moves.append(MOVE_WITHOUT_BARRACKS)
            if leads:
                moves.append(MOVE_WITHOUT_GENERAL)
    return moves


def _recruit(player: Player, seat: i64, move: Move, log: Log) -> None:
    """Pay for one soldier, with goods or with a token."""
    if move is RECRUIT_TOKEN:
        if not _by_token(player):
            raise IllegalAction("kingsburg-refused-no-token-for-soldier")
        player.tokens -= 1
    else:
        if move not in _payments(player) or not enough(player.goods, move.goods):
            price = price_of_soldier(player)
            raise IllegalAction("kingsburg-refused-soldier-price", price=price)
        player.goods -= move.goods
        player.used |= FIRST_SOLDIER
    player.used &= ~_IDLE
    player.soldiers += 1
    if log is not None:
        pays = {"tokens": 1} if move.token else named(move.goods)
        tell(log, "recruited", seat, pays=pays, gains={"soldiers": 1})
