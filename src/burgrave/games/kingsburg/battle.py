"""Phase 8: the enemy is revealed, and every player fights alone."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import effects, ids
from burgrave.games.kingsburg.actions import (
    HOLD_BACK,
    LOSE,
    MOVE_HOLD_BACK,
    MOVE_LOSE,
    TAKE,
    TAKE_ONE,
    Move,
)
from burgrave.games.kingsburg.components import BUILDINGS, ENEMIES, STRONGEST_POINTS
from burgrave.games.kingsburg.enemies import reveal
from burgrave.games.kingsburg.goods import UNITS, count, named, of_kind, pack
from burgrave.games.kingsburg.offers import Offering, is_asked, offers
from burgrave.games.kingsburg.player import (
    DEFEATS,
    FORTRESS,
    GOVERNOR,
    SPOILS,
    STRONGEST_WINNER,
    Player,
)
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.strength import (
    DRAW,
    FULL,
    can_hold_back,
    efforts,
    outcome_of,
    strength_for,
)
from burgrave.kernel.action import Action
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Log, tell
from burgrave.kernel.seats import NOBODY, bits

# How far a player's battle has come; from LOSING on, the goods of choice still to lose are added.
FIGHTING: Final[i64] = 0
REWARDED: Final[i64] = 1
LOSING: Final[i64] = 2
_LOSING_MOST: Final[i64] = 12
WON: Final[i64] = 20
DRAWN: Final[i64] = 21
POINTS_DUE: Final[i64] = 22
FOUGHT: Final[i64] = 23
# Behind the last battle.
COUNTED: Final[i64] = 1


class Battle(Offering):
    """One battle after the other, in turn order; then the strongest winners get a point."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Ask who may hold back, and what is gained or lost."""
        if not b.revealed:
            reveal(b, log)
        while b.turn < b.size:
            seat = b.now()
            player = b.change(seat)
            if b.part == FIGHTING:
                if is_asked(b, seat, effects.BATTLE) and can_hold_back(b, player):
                    return offers(b, seat, effects.BATTLE)
                _fight(b, seat, FULL, log)
            if _goes_on(b, seat, player, log):
                return True
            b.turn += 1
            b.part = FIGHTING
        return _after_battles(b, log)

    def asks(self, b: Kingsburg) -> str:
        """A good to gain, or a good to lose."""
        return "spoils" if b.part == REWARDED else "lose goods"

    def open_to(self, b: Kingsburg, seat: i64) -> list[Action]:
        """A good to gain, or a good to lose."""
        if b.part == REWARDED:
            return list(TAKE_ONE)
        if not LOSING < b.part <= _LOSING_MOST:
            return []
        goods = b.players[seat].goods
        return [MOVE_LOSE[good] for good in range(3) if of_kind(goods, good)]

    def play(self, b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
        """Take the good of the reward, or give up one good of the penalty."""
        if b.part == REWARDED:
            _take_spoils(b, seat, move, log)
            return
        if move.code != LOSE or move not in self.open_to(b, seat):
            raise IllegalAction("kingsburg-refused-lose-own")
        player = b.change(seat)
        _lose_goods(player, seat, move.goods, log)
        b.asked = 0
        b.part -= 1
        still = b.part - LOSING
        if still and (count(player.goods) <= still or _one_kind(player)):
            _lose_goods(player, seat, _forced(player, still), log)
            b.part = LOSING

    def answers(self, b: Kingsburg, seat: i64) -> list[Action]:
        """Before a battle one does not decline, but hold back in some way."""
        moves = super().answers(b, seat)
        if b.offered == effects.BATTLE:
            moves.pop()
            for effort in efforts(b, b.players[seat]):
                moves.append(MOVE_HOLD_BACK[effort])
        return moves

    def answer(self, b: Kingsburg, seat: i64, effect: i64, move: Move, log: Log) -> None:
        """Hold back, or take the effect or not."""
        if move.code != HOLD_BACK:
            super().answer(b, seat, effect, move, log)
            return
        if log is not None:
            tell(log, "held_back", seat, outcome=_HELD_BACK[move.number])
        _fight(b, seat, move.number, log)

    def take(self, b: Kingsburg, seat: i64, effect: i64, log: Log) -> None:
        """Fight with everything; score; the Warden's building stands."""
        if effect == effects.BATTLE:
            _fight(b, seat, FULL, log)
        elif effect == effects.FORTRESS:
            _fortress_point(b, seat, log)
        elif effect == effects.CHRONICLER:
            _chronicler_points(b, seat, log)

    def decline(self, b: Kingsburg, seat: i64, effect: i64, log: Log) -> None:
        """Without the Warden the building falls."""
        super().decline(b, seat, effect, log)
        if effect == effects.WARDEN:
            _destroy(b, seat, log)


def _fight(b: Kingsburg, seat: i64, effort: i64, log: Log) -> None:
    """The player's strength against the enemy's; who holds back turns the battle as he likes."""
    player = b.change(seat)
    strength = strength_for(player, b.enemy, effort)
    outcome = outcome_of(player, b.enemy, strength, effort != DRAW)
    if log is not None:
        enemy, told = ENEMIES[b.enemy].strength, _OUTCOMES[outcome]
        tell(log, "battle", seat, strength=int(strength), enemy_strength=enemy, outcome=told)
    if outcome > 0:
        _win(b, seat, player, strength, log)
    elif outcome < 0:
        _lose(b, seat, player, log)
    else:
        b.part = DRAWN


_OUTCOMES: Final = ("drawn", "won", "lost")
"""By 0, 1 and -1."""
_HELD_BACK: Final = ("won", "drawn", "lost")
"""By the effort."""


def _goes_on(b: Kingsburg, seat: i64, player: Player, log: Log) -> bool:
    """What follows from a battle; True while its player has to decide something."""
    if b.part == WON:
        b.part = REWARDED
        if player.has(ids.FORTRESS):
            if offers(b, seat, effects.FORTRESS):
                return True
            _fortress_point(b, seat, log)
    if b.part == REWARDED:
        return ENEMIES[b.enemy].gives_any > 0 and b.ask(seat)
    if b.part == DRAWN:
        b.part = FOUGHT
        if player.governor == ids.CHRONICLER:
            if offers(b, seat, effects.CHRONICLER):
                return True
            _chronicler_points(b, seat, log)
    if LOSING < b.part <= _LOSING_MOST:
        return b.ask(seat)
    if b.part == LOSING:
        b.part = POINTS_DUE
        if ENEMIES[b.enemy].loses_buildings and _falls(b, seat, player, log):
            return True
    if b.part == POINTS_DUE:
        b.part = FOUGHT
        _lose_points(b, seat, player, log)
    return False


def _win(b: Kingsburg, seat: i64, player: Player, strength: i64, log: Log) -> None:
    """The reward of the card."""
    b.winners |= 1 << seat
    if b.best == 0 or strength > b.strongest:
        b.strongest, b.best = strength, 0
    if strength == b.strongest:
        b.best |= 1 << seat
    enemy = ENEMIES[b.enemy]
    player.goods += pack(*enemy.gives)
    player.book(SPOILS, enemy.gives_points)
    if log is not None and (pack(*enemy.gives) or enemy.gives_points):
        tell(log, "spoils", seat, gains=named(pack(*enemy.gives)), points=enemy.gives_points)
    b.part = WON


def _fortress_point(b: Kingsburg, seat: i64, log: Log) -> None:
    """The Fortress adds a point to a victory."""
    b.change(seat).book(FORTRESS, ids.FORTRESS_SCORES)
    if log is not None:
        tell(log, "fortress_point", seat, points=int(ids.FORTRESS_SCORES))


def _lose(b: Kingsburg, seat: i64, player: Player, log: Log) -> None:
    """The penalty of the card: gold, wood and stone, goods of choice, buildings, points."""
    enemy = ENEMIES[b.enemy]
    lost: i64 = 0
    for good in range(3):
        lost += min(of_kind(player.goods, good), i64(enemy.loses[good])) * UNITS[good]
    _lose_goods(player, seat, lost, log)
    left = count(player.goods)
    if left <= enemy.loses_any or _one_kind(player):
        _lose_goods(player, seat, _forced(player, min(left, enemy.loses_any)), log)
        b.part = LOSING
    else:
        b.part = LOSING + enemy.loses_any


def _one_kind(player: Player) -> bool:
    kinds: i64 = 0
    for good in range(3):
        kinds += 1 if of_kind(player.goods, good) else 0
    return kinds == 1


def _forced(player: Player, number: i64) -> i64:
    """The goods that go when there is nothing to choose: all, or some of the only kind."""
    lost: i64 = 0
    for good in range(3):
        lost += min(of_kind(player.goods, good), number) * UNITS[good]
    return lost


def _lose_goods(player: Player, seat: i64, lost: i64, log: Log) -> None:
    player.goods -= lost
    if log is not None and lost:
        tell(log, "lost_goods", seat, pays=named(lost))


def _falls(b: Kingsburg, seat: i64, player: Player, log: Log) -> bool:
    """A building is destroyed, unless the Warden holds it."""
    if falling(player) == NOBODY:
        return False
    if player.governor == ids.WARDEN:
        return offers(b, seat, effects.WARDEN)
    _destroy(b, seat, log)
    return False


def _lose_points(b: Kingsburg, seat: i64, player: Player, log: Log) -> None:
    points = ENEMIES[b.enemy].loses_points
    if points:
        player.book(DEFEATS, points)
        if log is not None:
            tell(log, "points_lost", seat, points=-points)


def falling(player: Player) -> i64:
    """The building that falls first: in the rightmost column, the topmost row; or NOBODY."""
    for column in (3, 2, 1, 0):
        for row in range(7):
            if player.has(4 * row + column):
                return 4 * row + column
    return NOBODY


def _destroy(b: Kingsburg, seat: i64, log: Log) -> None:
    """The building that falls first takes its points with it."""
    player = b.change(seat)
    building = falling(player)
    player.built &= ~(1 << building)
    if log is not None:
        fallen = BUILDINGS[building]
        tell(log, "building_destroyed", seat, building=fallen.id, points=-fallen.points)


def _take_spoils(b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
    if move.code != TAKE or count(move.goods) != 1:
        raise IllegalAction("kingsburg-refused-take-one")
    b.change(seat).goods += move.goods
    if log is not None:
        tell(log, "spoils", seat, gains=named(move.goods), points=0)
    b.asked = 0
    b.part = FOUGHT


def _after_battles(b: Kingsburg, log: Log) -> bool:
    """The points that compare all battles."""
    if b.part == COUNTED:
        return False
    b.part = COUNTED
    _strongest_winners(b, log)
    chronicler = b.with_governor(ids.CHRONICLER)
    if chronicler != NOBODY and b.winners >> chronicler & 1 and chroniclers_worth(b):
        if offers(b, chronicler, effects.CHRONICLER):
            return True
        _chronicler_points(b, chronicler, log)
    return False


def _strongest_winners(b: Kingsburg, log: Log) -> None:
    for turn in range(b.size):
        seat = b.seat_at(turn)
        if b.best >> seat & 1:
            b.change(seat).book(STRONGEST_WINNER, STRONGEST_POINTS)
            if log is not None:
                points = int(STRONGEST_POINTS)
                tell(log, "strongest_winner", seat, strength=int(b.strongest), points=points)


def chroniclers_worth(b: Kingsburg) -> i64:
    """What the Chronicler's draw scores; behind the last battle, his victory."""
    if b.turn < b.size:
        return ids.CHRONICLER_DRAWN
    return ids.CHRONICLER_WON + (ids.CHRONICLER_ALONE if bits(b.winners) == 1 else 0)


def _chronicler_points(b: Kingsburg, seat: i64, log: Log) -> None:
    """The Chronicler scores for his drawn battle or, behind the last one, for his victory."""
    points = chroniclers_worth(b)
    b.change(seat).book(GOVERNOR, points)
    if log is not None:
        tell(log, "governor_points", seat, governor="chronicler", points=int(points))
