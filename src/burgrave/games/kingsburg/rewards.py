"""Step c: the advisors pay out, from the lowest rank to the highest."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import effects, ids
from burgrave.games.kingsburg.actions import (
    DECLINE,
    MOVE_DECLINE,
    MOVE_TRADE,
    TAKE_FOR,
    TRADE,
    TRADE_BRINGS,
    Move,
)
from burgrave.games.kingsburg.components import ADVISORS as COURT
from burgrave.games.kingsburg.goods import (
    enough,
    listed,
    named,
    pack,
    wares,
)
from burgrave.games.kingsburg.influence import court_of
from burgrave.games.kingsburg.kings_aid import LEGAL_LOOK, play_look
from burgrave.games.kingsburg.offers import Offering, offers
from burgrave.games.kingsburg.player import (
    ADVISORS,
    NEUTRAL,
    SMUGGLER,
    Player,
)
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.kernel.action import Action
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Log, tell
from burgrave.kernel.seats import NOBODY


def _order() -> list[int]:
    """All places by rank: a private advisor follows the one of the same rank at court."""
    return sorted(range(1, len(COURT) + 1), key=lambda place: (COURT[place - 1].rank, place))


ORDER: Final[list[i64]] = [i64(place) for place in _order()]
"""The order of pay-out."""
PLACES: Final[i64] = len(ORDER)
_GOODS: Final[list[i64]] = [0] + [int(pack(*advisor.goods)) for advisor in COURT]
_SOLDIERS: Final[list[i64]] = [0] + [advisor.soldiers for advisor in COURT]
_TOKENS: Final[list[i64]] = [0] + [advisor.tokens for advisor in COURT]
_POINTS: Final[list[i64]] = [0] + [advisor.points for advisor in COURT]
_LOOK: Final[list[bool]] = [False] + [advisor.look for advisor in COURT]
_TRADES: Final[list[bool]] = [False] + [advisor.pays > 0 for advisor in COURT]
_PRICE: Final[list[i64]] = [0] + [advisor.price for advisor in COURT]


def _choices() -> list[list[Action]]:
    """For each place the goods to choose from, besides a trade."""
    table: list[list[Action]] = [[]]
    for advisor in COURT:
        choices: list[Action] = [MOVE_DECLINE] if advisor.price else []
        choices += TAKE_FOR[advisor.any]
        choices += [
            move for moves in TAKE_FOR for move in moves if listed(move.goods) in advisor.choice
        ]
        table.append(choices)
    return table


_CHOICES: Final = _choices()
_OFFERED: Final[list[i64]] = [sum(1 << int(a.id) for a in choices) for choices in _CHOICES]
"""The same choices as a bit for each action id; goods to take have the lowest ids."""
_ASKS: Final[list[bool]] = [len(choices) > 0 for choices in _CHOICES]

# How far a single pay-out has come.
CHOOSING: Final[i64] = 1
LOOKING: Final[i64] = 2


def payee(b: Kingsburg, place: i64, second: bool) -> i64:
    """The first or the second player whom a place pays, in turn order; NOBODY if there is none."""
    holder = b.holder(place)
    if holder == NEUTRAL:
        holder = NOBODY
    if b.envoy_place != place:
        return NOBODY if second else holder
    if holder == NOBODY or b.turn_of(b.envoy_seat) < b.turn_of(holder):
        return holder if second else b.envoy_seat
    return b.envoy_seat if second else holder


def place_due(b: Kingsburg) -> i64:
    """The place at court that pays now."""
    return ORDER[b.paid]


class Rewards(Offering):
    """Every advisor with dice helps whoever laid them."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Ask where an advisor leaves a choice."""
        while b.paid < PLACES:
            place = ORDER[b.paid]
            if b.taken >> place & 1:
                while b.turn < 2:
                    seat = payee(b, place, b.turn == 1)
                    if seat != NOBODY and _pay(b, seat, place, log):
                        return True
                    b.turn += 1
                    b.part = 0
                b.turn = 0
            b.paid += 1
        _take_dice_back(b, log)
        return False

    def asks(self, b: Kingsburg) -> str:
        """The advisor who pays, and what the Queen asks for."""
        advisor = COURT[place_due(b) - 1]
        if advisor.id == "queen":
            return "reward queen look" if b.part == LOOKING else "reward queen goods"
        return "reward " + advisor.id.replace("_", " ")

    def open_to(self, b: Kingsburg, seat: i64) -> list[Action]:
        """The choice that the advisor offers."""
        if b.part == LOOKING:
            return LEGAL_LOOK.copy()
        place = place_due(b)
        if not _TRADES[place]:
            return _CHOICES[place].copy()
        moves: list[Action] = [MOVE_DECLINE]
        return moves + _trades(b.players[seat].goods)

    def play(self, b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
        """Take what was chosen."""
        if b.part == LOOKING:
            play_look(b, seat, move, log)
            return
        place = place_due(b)
        player = b.change(seat)
        if _TRADES[place]:
            if move.code == TRADE and enough(player.goods, move.goods):
                player.goods += TRADE_BRINGS[move.number] - move.goods
            elif move is not MOVE_DECLINE:
                raise IllegalAction("kingsburg-refused-alchemist-trades")
        else:
            if move.id > 62 or not _OFFERED[place] >> move.id & 1:
                raise IllegalAction("kingsburg-refused-advisor-offers-else")
            player.goods += move.goods
            if move.code != DECLINE:
                player.book(SMUGGLER, _PRICE[place])
        b.asked = 0
        if log is not None:
            _tell_choice(log, seat, place, move)

    def take(self, b: Kingsburg, seat: i64, effect: i64, log: Log) -> None:
        """The Stables: one soldier more than the advisor sends."""
        b.change(seat).soldiers += ids.STABLES_SOLDIERS
        if log is not None:
            tell(log, "stables_soldier", seat, gains={"soldiers": int(ids.STABLES_SOLDIERS)})


def _take_dice_back(b: Kingsburg, log: Log) -> None:
    """Own and bonus dice leave the court; neutral dice stay until the season ends."""
    for seat in range(b.size):
        player = b.change(seat)
        player.own = 0
        player.bonus = 0
        player.groups = 0
    b.envoy_place = 0
    b.envoy_seat = NOBODY
    b.passed = 0
    if log is not None:
        tell(log, "dice_taken_back", NOBODY, court=court_of(b))


def _trades(goods: i64) -> list[Action]:
    """What can be paid for a trade."""
    return [move for move in MOVE_TRADE if enough(goods, move.goods)]


def _pay(b: Kingsburg, seat: i64, place: i64, log: Log) -> bool:
    """One pay-out: fixed gifts, then goods of choice, then the look, then points."""
    player = b.change(seat)
    if b.part == 0:
        b.part = CHOOSING
        rides = _SOLDIERS[place] > 0 and player.has(ids.STABLES)
        asked = rides and offers(b, seat, effects.STABLES)
        _give(player, seat, place, ids.STABLES_SOLDIERS if rides and not asked else 0, log)
        if asked:
            return True
        if _ASKS[place] or (_TRADES[place] and _trades(player.goods)):
            return b.ask(seat)
    if b.part == CHOOSING:
        b.part = LOOKING
        if _LOOK[place] and not b.seen >> seat & 1:
            return b.ask(seat)
    points = _POINTS[place]
    if points:
        player.book(ADVISORS, points)
        if log is not None:
            tell(log, "gift", seat, advisor=int(place), gains={}, points=int(points))
    return False


def _give(player: Player, seat: i64, place: i64, riders: i64, log: Log) -> None:
    soldiers = _SOLDIERS[place] + riders
    player.goods += _GOODS[place]
    player.soldiers += soldiers
    player.tokens += _TOKENS[place]
    if log is not None:
        gains = wares(_GOODS[place], soldiers=soldiers, tokens=_TOKENS[place])
        if gains:
            tell(log, "gift", seat, advisor=int(place), gains=gains, points=0)


def _tell_choice(log: Log, seat: i64, place: i64, move: Move) -> None:
    if log is None:
        return
    if move.code == DECLINE:
        tell(log, "declined", seat, advisor=int(place))
    elif move.code == TRADE:
        got = named(TRADE_BRINGS[move.number])
        tell(log, "traded", seat, advisor=int(place), pays=named(move.goods), gains=got)
    else:
        gains, price = named(move.goods), int(_PRICE[place])
        tell(log, "gift", seat, advisor=int(place), gains=gains, points=-price)
