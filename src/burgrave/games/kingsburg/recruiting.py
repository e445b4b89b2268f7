"""Phase 7: soldiers are recruited, one after the other."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import ids
from burgrave.games.kingsburg.actions import (
    DONE,
    MOVE_DONE,
    RECRUIT_FREE,
    RECRUIT_ONE,
    RECRUIT_TOKEN,
    RECRUIT_TWO,
    Move,
)
from burgrave.games.kingsburg.board import FIRST_SOLDIER, Board, Log, Player, refuse, tell
from burgrave.games.kingsburg.goods import count, enough, named
from burgrave.kernel.action import Action

# A player's part of the step.
RECRUITING: Final[i64] = 1


def recruit(b: Board, log: Log) -> bool:
    """In turn order: the Training Camp first, then as many soldiers as the player pays for."""
    while b.turn < b.size:
        seat = b.now()
        player = b.change(seat)
        if b.part == 0:
            _training_camp(seat, player, log)
            b.part = RECRUITING
        if count(player.goods) >= price_of_soldier(player) or _by_token(player):
            b.asked = 1 << seat
            return True
        b.turn += 1
        b.part = 0
    return False


def _training_camp(seat: i64, player: Player, log: Log) -> None:
    """A soldier for who has fewer than two."""
    if player.has(ids.TRAINING_CAMP) and player.soldiers < 2:
        player.soldiers += 1
        if log is not None:
            tell(log, "training camp", seat)


def price_of_soldier(player: Player) -> i64:
    """Two goods, one with the Barracks; the General's first soldier costs one less."""
    price: i64 = 1 if player.has(ids.BARRACKS) else 2
    if player.governor == ids.GENERAL and not player.used & FIRST_SOLDIER:
        price -= ids.GENERAL_SAVES
    return price


def _by_token(player: Player) -> bool:
    return player.tokens > 0 and player.has(ids.RECRUITING_CENTER)


def _payments(player: Player) -> list[Move]:
    price = price_of_soldier(player)
    if price == 0:
        return [RECRUIT_FREE]
    return RECRUIT_ONE if price == 1 else RECRUIT_TWO


def legal_recruits(b: Board, seat: i64) -> list[Action]:
    """Be done, or pay for one more soldier."""
    player = b.players[seat]
    moves: list[Action] = [MOVE_DONE]
    for move in _payments(player):
        if enough(player.goods, move.goods):
            moves.append(move)
    if _by_token(player):
        moves.append(RECRUIT_TOKEN)
    return moves


def play_recruit(b: Board, seat: i64, move: Move, log: Log) -> None:
    """Recruit one soldier, or end the own part of the phase."""
    player = b.change(seat)
    if move.kind == DONE:
        b.turn += 1
        b.part = 0
        b.asked = 0
        return
    if move is RECRUIT_TOKEN:
        if not _by_token(player):
            raise refuse("Only the Recruiting Center takes a +2 token for a soldier.")
        player.tokens -= 1
    else:
        if move not in _payments(player) or not enough(player.goods, move.goods):
            price = price_of_soldier(player)
            raise refuse(f"A soldier costs you {price} goods that you own; recruit or be done.")
        player.goods -= move.goods
        player.used |= FIRST_SOLDIER
    player.soldiers += 1
    b.asked = 0
    if log is not None:
        tell(log, "recruited", seat, paid=named(move.goods), token=bool(move.token))
