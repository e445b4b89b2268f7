"""Phase 8: reinforcements, the enemy is revealed, and every player fights alone."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import ids
from burgrave.games.kingsburg.actions import ARMY, LOSE, MOVE_ARMY, MOVE_LOSE, TAKE, TAKE_ONE, Move
from burgrave.games.kingsburg.board import (
    DEFEATS,
    FORTRESS,
    GOVERNOR,
    NOBODY,
    SPOILS,
    STRONGEST_WINNER,
    Board,
    Log,
    Player,
    refuse,
    tell,
    worth,
)
from burgrave.games.kingsburg.components import ARMY_TOKENS, BUILDINGS, ENEMIES
from burgrave.games.kingsburg.goods import UNITS, count, named, of_kind, pack
from burgrave.kernel.action import Action
from burgrave.kernel.event import Event

_KINDS: Final = sorted({enemy.kind for enemy in ENEMIES})
_KIND_OF: Final[list[i64]] = [_KINDS.index(enemy.kind) for enemy in ENEMIES]
_STRENGTH: Final[list[i64]] = [enemy.strength for enemy in ENEMIES]
_BATTLE: Final[list[list[i64]]] = [
    [building.against.get(kind, building.battle) for building in BUILDINGS] for kind in _KINDS
]
"""What each building adds against each kind of enemy."""
_WEAK: Final[i64] = 5
"""Improvised Defenses hold against enemies up to this printed strength."""

# How far a player's battle has come; from LOSING on, the goods of choice still to lose are added.
FIGHTING: Final[i64] = 0
REWARDED: Final[i64] = 1
LOSING: Final[i64] = 2


def army_token(b: Board) -> bool:
    """Module 3: everybody sends an army token at the same time, in secret."""
    if b.part:
        return False
    b.part = 1
    b.asked = b.setting.everyone
    return True


def legal_army_tokens(b: Board, seat: i64) -> list[Action]:
    """The different tokens that are left."""
    left = {ARMY_TOKENS[i] for i in range(len(ARMY_TOKENS)) if b.players[seat].army >> i64(i) & 1}
    return [move for move in MOVE_ARMY if int(move.number) in left]


def play_army_token(b: Board, seat: i64, move: Move, log: Log) -> None:
    """Choose a token; when the last choice is in, all are revealed and spent."""
    if move.kind != ARMY or move not in legal_army_tokens(b, seat):
        raise refuse("Send one of your unspent army tokens.")
    b.change(seat).choice = move.number
    b.asked &= ~(1 << seat)
    if log is not None:
        tell(log, "army token chosen", seat)
    if b.asked == 0:
        _reveal_army_tokens(b, log)


def _reveal_army_tokens(b: Board, log: Log) -> None:
    for seat in range(b.size):
        player = b.change(seat)
        token: i64 = 0
        while ARMY_TOKENS[token] != player.choice or not player.army >> token & 1:
            token += 1
        player.army &= ~(1 << token)
        player.reinforcement = player.choice
        player.choice = NOBODY
        if log is not None:
            facts: dict[str, object] = {"number": int(player.reinforcement)}
            log.append(Event("army token revealed", seat, facts, news=True))


def reinforcements(b: Board, log: Log) -> bool:
    """Without module 3 the king's die decides for all."""
    if b.part:
        return False
    b.part = 1
    if not b.setting.revised:
        # The first edition turns the card over before the die is rolled, the revised one after.
        reveal(b, log)
    return b.draw()


def settle_reinforcements(b: Board, outcome: i64, log: Log) -> None:
    """The king sends everybody the same number of soldiers."""
    for seat in range(b.size):
        player = b.change(seat)
        player.reinforcement = outcome + 1
    if log is not None:
        tell(log, "kings reinforcements", NOBODY, number=int(outcome) + 1)


def academy(b: Board) -> bool:
    """Owners of a Military Academy roll a die of their own."""
    while b.turn < b.size:
        if b.players[b.now()].has(ids.MILITARY_ACADEMY):
            return b.draw()
        b.turn += 1
    return False


def settle_academy(b: Board, outcome: i64, log: Log) -> None:
    """The better of the die, halved with module 3, and the king's help counts."""
    player = b.change(b.now())
    die = outcome + 1
    number = (die + 1) // 2 if b.setting.army_tokens else die
    player.reinforcement = max(player.reinforcement, number)
    if log is not None:
        tell(log, "academy roll", b.now(), die=int(die), number=int(number))
    b.turn += 1


def reveal(b: Board, log: Log) -> None:
    """Turn the enemy card over."""
    b.revealed = True
    b.winners = 0
    b.best = 0
    b.strongest = 0
    if log is not None:
        log.append(Event("enemy revealed", NOBODY, enemy_facts(b.enemy), news=True))


def enemy_facts(card: i64) -> dict[str, object]:
    """What stands on an enemy card."""
    enemy = ENEMIES[card]
    penalty = {**named(pack(*enemy.loses)), "any": enemy.loses_any}
    penalty |= {"buildings": enemy.loses_buildings, "points": enemy.loses_points}
    reward = {**named(pack(*enemy.gives)), "any": enemy.gives_any, "points": enemy.gives_points}
    return {
        "enemy": enemy.kind,
        "strength": enemy.strength,
        "penalty": {name: n for name, n in penalty.items() if n},
        "reward": {name: n for name, n in reward.items() if n},
    }


def strength_of(player: Player, card: i64) -> i64:
    """Soldiers, reinforcements, and what buildings and the General add against this enemy."""
    return player.soldiers + player.reinforcement + battle_value(player, card)


def battle_value(player: Player, card: i64) -> i64:
    """What buildings and the General add against an enemy."""
    value = worth(player.built, _BATTLE[_KIND_OF[card]])
    if player.has(ids.IMPROVISED_DEFENSES) and _STRENGTH[card] <= _WEAK:
        value += 1
    if player.governor == ids.GENERAL:
        value += ids.GENERAL_BATTLE
    return value


def battle(b: Board, log: Log) -> bool:
    """One battle after the other, in turn order; then the strongest winners get a point."""
    if not b.revealed:
        reveal(b, log)
    while b.turn < b.size:
        seat = b.now()
        player = b.change(seat)
        if b.part == FIGHTING and _fight(b, seat, player, log):
            return True
        if b.part > LOSING:
            return b.ask(seat)
        if b.part == LOSING:
            _lose_the_rest(b, seat, player, log)
        b.turn += 1
        b.part = FIGHTING
    _strongest_winners(b, log)
    _chronicler_alone(b, log)
    return False


def _fight(b: Board, seat: i64, player: Player, log: Log) -> bool:
    strength = strength_of(player, b.enemy)
    enemy_strength = _STRENGTH[b.enemy]
    won = strength > enemy_strength or (strength == enemy_strength and player.has(ids.STONE_WALL))
    lost = strength < enemy_strength
    if log is not None:
        outcome = "won" if won else "lost" if lost else "drawn"
        tell(
            log, "battle", seat, strength=int(strength), enemy=int(enemy_strength), outcome=outcome
        )
    if won:
        return _win(b, seat, player, strength, log)
    if lost:
        return _lose(b, seat, player, log)
    if player.governor == ids.CHRONICLER:
        _chronicler_points(player, seat, ids.CHRONICLER_DRAWN, log)
    return False


def _win(b: Board, seat: i64, player: Player, strength: i64, log: Log) -> bool:
    """The reward of the card; the Fortress adds a point."""
    b.winners |= 1 << seat
    if b.best == 0 or strength > b.strongest:
        b.strongest, b.best = strength, 0
    if strength == b.strongest:
        b.best |= 1 << seat
    enemy = ENEMIES[b.enemy]
    player.goods += pack(*enemy.gives)
    player.earn(SPOILS, enemy.gives_points)
    if log is not None and (pack(*enemy.gives) or enemy.gives_points):
        tell(log, "spoils", seat, goods=named(pack(*enemy.gives)), points=enemy.gives_points)
    if player.has(ids.FORTRESS):
        player.earn(FORTRESS, 1)
        if log is not None:
            tell(log, "fortress point", seat)
    b.part = REWARDED
    return enemy.gives_any > 0 and b.ask(seat)


def _lose(b: Board, seat: i64, player: Player, log: Log) -> bool:
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
        return False
    b.part = LOSING + enemy.loses_any
    return b.part > LOSING and b.ask(seat)


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
        tell(log, "lost goods", seat, goods=named(lost))


def _lose_the_rest(b: Board, seat: i64, player: Player, log: Log) -> None:
    enemy = ENEMIES[b.enemy]
    for _ in range(enemy.loses_buildings):
        _destroy_building(seat, player, log)
    if enemy.loses_points:
        player.earn(DEFEATS, enemy.loses_points)
        if log is not None:
            tell(log, "points lost", seat, points=enemy.loses_points)


def falling(player: Player) -> i64:
    """The building that falls first: in the rightmost column, the topmost row; or NOBODY."""
    for column in (3, 2, 1, 0):
        for row in range(7):
            if player.has(4 * row + column):
                return 4 * row + column
    return NOBODY


def _destroy_building(seat: i64, player: Player, log: Log) -> None:
    if player.governor == ids.WARDEN:
        return
    building = falling(player)
    if building != NOBODY:
        player.built &= ~(1 << building)
        if log is not None:
            fallen = BUILDINGS[building]
            tell(log, "building destroyed", seat, building=fallen.id, points=fallen.points)


def legal_battle(b: Board, seat: i64) -> list[Action]:
    """A good to gain, or a good to lose."""
    if b.part == REWARDED:
        return list(TAKE_ONE)
    goods = b.players[seat].goods
    return [MOVE_LOSE[good] for good in range(3) if of_kind(goods, good)]


def play_battle(b: Board, seat: i64, move: Move, log: Log) -> None:
    """Take the good of the reward, or give up one good of the penalty."""
    player = b.change(seat)
    if b.part == REWARDED:
        if move.kind != TAKE or count(move.goods) != 1:
            raise refuse("Take one gold, one wood or one stone.")
        player.goods += move.goods
        if log is not None:
            tell(log, "spoils", seat, goods=named(move.goods), points=0)
        b.asked = 0
        return
    if move.kind != LOSE or move not in legal_battle(b, seat):
        raise refuse("Lose one good that you own.")
    _lose_goods(player, seat, move.goods, log)
    b.asked = 0
    b.part -= 1
    still = b.part - LOSING
    if still and (count(player.goods) <= still or _one_kind(player)):
        _lose_goods(player, seat, _forced(player, still), log)
        b.part = LOSING


def _strongest_winners(b: Board, log: Log) -> None:
    for turn in range(b.size):
        seat = b.seat_at(turn)
        if b.best >> seat & 1:
            b.change(seat).earn(STRONGEST_WINNER, 1)
            if log is not None:
                tell(log, "strongest winner", seat, strength=int(b.strongest))


def _chronicler_alone(b: Board, log: Log) -> None:
    seat = b.with_governor(ids.CHRONICLER)
    if seat != NOBODY and b.winners == 1 << seat:
        _chronicler_points(b.change(seat), seat, ids.CHRONICLER_ALONE, log)


def _chronicler_points(player: Player, seat: i64, points: i64, log: Log) -> None:
    player.earn(GOVERNOR, points)
    if log is not None:
        tell(log, "governor points", seat, governor="chronicler", points=int(points))


def soldiers_go_home(b: Board) -> None:
    """All soldiers leave; the card goes back to the box."""
    for seat in range(b.size):
        player = b.change(seat)
        player.soldiers = 0
        player.reinforcement = 0
    b.enemy = NOBODY
    b.seen = 0
    b.revealed = False
    b.winners = 0
    b.best = 0
    b.strongest = 0


def army_points(player: Player) -> i64:
    """Module 3: what the army tokens that were never spent are worth."""
    points: i64 = 0
    for token in range(len(ARMY_TOKENS)):
        if player.army >> token & 1:
            points += ARMY_TOKENS[token]
    return points
