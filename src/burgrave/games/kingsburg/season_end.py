"""The end of a productive season: what buildings and governors give before time moves on."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import effects, ids
from burgrave.games.kingsburg.actions import (
    DONE,
    EXCHANGE,
    GOLDSMITH,
    MOVE_DONE,
    MOVE_EXCHANGE,
    MOVE_GOLDSMITH,
    MOVE_QUARRY,
    MOVE_SAWMILL,
    MOVE_SELL,
    MOVE_TOWN_HALL,
    MOVE_TOWN_HALL_TOKEN,
    QUARRY,
    SAWMILL,
    SELL,
    TOWN_HALL,
    Move,
)
from burgrave.games.kingsburg.goods import (
    ONE_GOLD,
    UNITS,
    enough,
    gold,
    named,
    of_kind,
    stone,
    wood,
)
from burgrave.games.kingsburg.kings_favour import kings_reward, send_envoy
from burgrave.games.kingsburg.offers import Offering, offers
from burgrave.games.kingsburg.player import EMBASSY as FROM_EMBASSY
from burgrave.games.kingsburg.player import GOLDSMITH as FROM_GOLDSMITH
from burgrave.games.kingsburg.player import (
    SOLD,
    USED_EXCHANGE,
    USED_GOLDSMITH,
    USED_QUARRY,
    USED_SAWMILL,
    USED_TOWN_HALL,
    Player,
)
from burgrave.games.kingsburg.player import TOWN_HALL as FROM_TOWN_HALL
from burgrave.games.kingsburg.season_start import begin, clear_court
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.steps import AUTUMN, GOVERNORS_AID, SPRING, SUMMER
from burgrave.kernel.action import Action
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Log, tell
from burgrave.kernel.seats import bits

_CHOOSERS: Final[i64] = 1 << ids.TOWN_HALL | 1 << ids.SAWMILL | 1 << ids.QUARRY | 1 << ids.GOLDSMITH
_SALES: Final[i64] = sum(SOLD)

# A player's part of the step.
CHOOSING: Final[i64] = 1


class SeasonEnd(Offering):
    """In turn order: first what comes by itself, then whatever the owner wants, in any order."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Ask whoever has something to use."""
        while b.turn < b.size:
            seat = b.now()
            player = b.change(seat)
            if b.part == 0:
                b.part = CHOOSING
                if _by_itself(b, seat, player, log):
                    return True
            if _may_choose(player) and len(self.open_to(b, seat)) > 1:
                return b.ask(seat)
            b.turn += 1
            b.part = 0
        return False

    def open_to(self, b: Kingsburg, seat: i64) -> list[Action]:
        """Be done, or any effect that is not used yet and can be paid."""
        return _legal_uses(b, b.players[seat])

    def play(self, b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
        """Use an effect, or end the own part of the step."""
        if move not in self.open_to(b, seat):
            raise IllegalAction("kingsburg-refused-not-now")
        b.asked = 0
        if move.code == DONE:
            b.turn += 1
            b.part = 0
        else:
            _use(b.change(seat), seat, move, log)

    def take(self, b: Kingsburg, seat: i64, effect: i64, log: Log) -> None:
        """The point of the Embassy."""
        _embassy_point(b, seat, log)

    def ends(self, b: Kingsburg, log: Log) -> None:
        """The king rewards or sends his envoy, and the next season comes; winter after autumn."""
        super().ends(b, log)
        clear_court(b, log)
        if b.season == AUTUMN:
            return
        if b.season == SPRING:
            kings_reward(b, log)
        else:
            send_envoy(b, log)
        b.season += 1
        b.at = b.calendar.after[GOVERNORS_AID]
        begin(b)


def _by_itself(b: Kingsburg, seat: i64, player: Player, log: Log) -> bool:
    """The Inn's token at the end of summer, the Embassy's point at the end of every season."""
    if b.season == SUMMER and player.has(ids.INN):
        player.tokens += ids.INN_TOKENS
        if log is not None:
            tell(log, "inn_token", seat, gains={"tokens": int(ids.INN_TOKENS)})
    if player.has(ids.EMBASSY):
        if offers(b, seat, effects.EMBASSY):
            return True
        _embassy_point(b, seat, log)
    return False


def _embassy_point(b: Kingsburg, seat: i64, log: Log) -> None:
    """A point from the Embassy."""
    b.change(seat).book(FROM_EMBASSY, ids.EMBASSY_SCORES)
    if log is not None:
        tell(log, "embassy_point", seat, points=int(ids.EMBASSY_SCORES))


def _may_choose(player: Player) -> bool:
    if player.built & _CHOOSERS:
        return True
    return player.governor == ids.STEWARD or player.governor == ids.MERCHANT_PRINCE


def _legal_uses(b: Kingsburg, player: Player) -> list[Action]:
    moves: list[Action] = [MOVE_DONE]
    if player.has(ids.TOWN_HALL) and not player.used & USED_TOWN_HALL:
        for good in range(3):
            if of_kind(player.goods, good):
                moves.append(MOVE_TOWN_HALL[good])
        if player.tokens > 0:
            moves.append(MOVE_TOWN_HALL_TOKEN)
    if b.season == SUMMER or player.has(ids.MINT):
        if player.has(ids.SAWMILL) and not player.used & USED_SAWMILL and wood(player.goods):
            moves.append(MOVE_SAWMILL)
        if player.has(ids.QUARRY) and not player.used & USED_QUARRY and stone(player.goods):
            moves.append(MOVE_QUARRY)
        if player.has(ids.GOLDSMITH) and not player.used & USED_GOLDSMITH and gold(player.goods):
            moves.append(MOVE_GOLDSMITH)
    if player.governor == ids.STEWARD and not player.used & USED_EXCHANGE:
        moves += [move for move in MOVE_EXCHANGE if of_kind(player.goods, move.number)]
    elif player.governor == ids.MERCHANT_PRINCE and b.season == SUMMER:
        if sold_by(player) < ids.MERCHANT_PRINCE_SELLS:
            moves += [move for move in MOVE_SELL if enough(player.goods, move.goods)]
    return moves


def _use(player: Player, seat: i64, move: Move, log: Log) -> None:
    """Pay for an effect and get what it gives."""
    kind = move.code
    gain = gives(player, move)
    player.goods += gain - move.goods
    if kind == TOWN_HALL:
        player.used |= USED_TOWN_HALL
        player.tokens -= move.token
        player.book(FROM_TOWN_HALL, ids.TOWN_HALL_SCORES)
        if log is not None:
            pays = {"tokens": 1} if move.token else named(move.goods)
            tell(log, "town_hall", seat, pays=pays, points=int(ids.TOWN_HALL_SCORES))
    elif kind == GOLDSMITH:
        player.used |= USED_GOLDSMITH
        player.soldiers += ids.GOLDSMITH_SOLDIERS
        player.book(FROM_GOLDSMITH, ids.GOLDSMITH_SCORES)
        if log is not None:
            gains = {"soldiers": int(ids.GOLDSMITH_SOLDIERS)}
            points = int(ids.GOLDSMITH_SCORES)
            tell(log, "goldsmith", seat, pays=named(move.goods), gains=gains, points=points)
    elif kind == SAWMILL:
        player.used |= USED_SAWMILL
        _tell_trade(log, "sawmill", seat, move, gain)
    elif kind == QUARRY:
        player.used |= USED_QUARRY
        _tell_trade(log, "quarry", seat, move, gain)
    elif kind == EXCHANGE:
        player.used |= USED_EXCHANGE
        _tell_trade(log, "exchanged", seat, move, gain)
    elif kind == SELL:
        player.used |= SOLD[sold_by(player)]
        _tell_trade(log, "sold", seat, move, gain)


def _tell_trade(log: Log, kind: str, seat: i64, move: Move, gain: i64) -> None:
    if log is not None:
        tell(log, kind, seat, pays=named(move.goods), gains=named(gain))


def gives(player: Player, move: Move) -> i64:
    """The goods that an effect gives; what it costs stands in the decision."""
    kind = move.code
    if kind == SAWMILL:
        return ids.SAWMILL_GOLD * ONE_GOLD
    if kind == QUARRY:
        return ids.QUARRY_GOLD * ONE_GOLD
    if kind == EXCHANGE:
        return UNITS[move.to]
    return gold_for_sale(player) * ONE_GOLD if kind == SELL else 0


def sold_by(player: Player) -> i64:
    """How many goods the Merchant Prince has sold this summer."""
    return bits(player.used & _SALES)


def gold_for_sale(player: Player) -> i64:
    """What the Merchant Prince gets for the next good; more for the last one."""
    last = sold_by(player) + 1 == ids.MERCHANT_PRINCE_SELLS
    return ids.MERCHANT_PRINCE_GOLD + (ids.MERCHANT_PRINCE_BONUS if last else 0)
