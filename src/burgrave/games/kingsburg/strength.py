"""A player's strength in battle, and how far he can hold it back in the revised edition."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import ids
from burgrave.games.kingsburg.components import BUILDINGS, ENEMIES
from burgrave.games.kingsburg.offers import points_are_compared
from burgrave.games.kingsburg.player import (
    Player,
    worth,
)
from burgrave.games.kingsburg.state import Kingsburg

_KINDS: Final = sorted({enemy.kind for enemy in ENEMIES})
_KIND_OF: Final[list[i64]] = [_KINDS.index(enemy.kind) for enemy in ENEMIES]
_STRENGTH: Final[list[i64]] = [enemy.strength for enemy in ENEMIES]
_BATTLE: Final[list[list[i64]]] = [
    [building.against.get(kind, building.battle) for building in BUILDINGS] for kind in _KINDS
]
"""What each building adds against each kind of enemy."""
_PENALTY: Final[list[list[i64]]] = [[min(0, int(value)) for value in row] for row in _BATTLE]

# With what effort a player fights: with all he has, or only enough to win, to draw or to lose.
FULL: Final[i64] = -1
WIN: Final[i64] = 0
DRAW: Final[i64] = 1
LOSE: Final[i64] = 2


def strength_of(player: Player, card: i64) -> i64:
    """Soldiers, reinforcements, and what buildings and the General add against this enemy."""
    return player.soldiers + player.reinforcement + battle_value(player, card)


def battle_value(player: Player, card: i64) -> i64:
    """What buildings and the General add against an enemy."""
    value = worth(player.built, _BATTLE[_KIND_OF[card]])
    if player.has(ids.IMPROVISED_DEFENSES) and _STRENGTH[card] <= ids.DEFENSES_AT_MOST:
        value += ids.DEFENSES_DEFEND
    if player.governor == ids.GENERAL:
        value += ids.GENERAL_BATTLE
    return value


def _dispensable(player: Player, card: i64) -> i64:
    """What the player could leave out: all battle values but the penalties."""
    return battle_value(player, card) - worth(player.built, _PENALTY[_KIND_OF[card]])


def outcome_of(player: Player, card: i64, strength: i64, wall: bool) -> i64:
    """1 for a victory, 0 for a draw, -1 for a defeat; the Stone Wall wins what is level."""
    if strength == _STRENGTH[card]:
        return 1 if wall and player.has(ids.STONE_WALL) else 0
    return 1 if strength > _STRENGTH[card] else -1


def strengths(player: Player, card: i64) -> list[i64]:
    """Every strength that the player can fight with, the full one first; penalties always count."""
    values = _BATTLE[_KIND_OF[card]]
    full = strength_of(player, card)
    left_out: i64 = 1
    """A bit for each sum of battle values that can be left out."""
    for building in range(len(BUILDINGS)):
        if player.has(building) and values[building] > 0:
            left_out |= left_out << values[building]
    if player.has(ids.IMPROVISED_DEFENSES) and _STRENGTH[card] <= ids.DEFENSES_AT_MOST:
        left_out |= left_out << ids.DEFENSES_DEFEND
    if player.governor == ids.GENERAL:
        left_out |= left_out << ids.GENERAL_BATTLE
    found: list[i64] = []
    less: i64 = 0
    while left_out >> less:
        if left_out >> less & 1:
            found.append(full - less)
        less += 1
    return found


def efforts(b: Kingsburg, player: Player) -> list[i64]:
    """The ways to hold back that change something."""
    card = b.enemy
    found: list[i64] = []
    reach = strengths(player, card)
    full = outcome_of(player, card, reach[0], True)
    if points_are_compared(b):
        # Only a Minstrel can regret the point of the strongest winner.
        for strength in reach[1:]:
            if outcome_of(player, card, strength, True) > 0:
                found.append(WIN)
                break
    if full > 0 and _STRENGTH[card] in reach:
        found.append(DRAW)
    if full >= 0 and reach[-1] < _STRENGTH[card]:
        found.append(LOSE)
    return found


def can_hold_back(b: Kingsburg, player: Player) -> bool:
    """Is there any way to hold back that changes something?"""
    enemy = _STRENGTH[b.enemy]
    full = strength_of(player, b.enemy)
    if full < enemy:
        return False
    lowest = full - _dispensable(player, b.enemy)
    if lowest > enemy:
        return lowest < full and points_are_compared(b)
    return lowest < enemy or full > enemy or player.has(ids.STONE_WALL)


def strength_for(player: Player, card: i64, effort: i64) -> i64:
    """The strength of an effort: the lowest that wins, the level one, the highest that loses."""
    if effort == FULL:
        return strength_of(player, card)
    if effort == DRAW:
        return _STRENGTH[card]
    chosen: i64 = 0
    for strength in strengths(player, card):
        outcome = outcome_of(player, card, strength, True)
        if effort == LOSE and outcome < 0:
            return strength
        if effort == WIN and outcome > 0:
            chosen = strength
    return chosen
