"""The exact chances of a seat in this year's battle, from what the viewer knows."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from burgrave.games.kingsburg.board import Player
from burgrave.games.kingsburg.components import BUILDING_INDEX, ENEMIES, GOVERNOR_INDEX
from burgrave.games.kingsburg.describe.scene import Scene, Side
from burgrave.games.kingsburg.strength import battle_value

_DIE = range(1, 7)
_NOT_YET = 0
"""The reinforcement of a seat before the king's die, the army token and the Academy have spoken."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The probabilities of a battle's three outcomes."""

    won: Fraction
    drawn: Fraction
    lost: Fraction

    def percents(self) -> tuple[int, int, int]:
        """Whole percents, each rounded for itself: equal chances look equal."""
        return (round(100 * self.won), round(100 * self.drawn), round(100 * self.lost))


def cards(scene: Scene) -> list[int]:
    """The enemy cards that are possible: the one that was seen, or all five of the year."""
    first = 5 * (scene.year - 1)
    if scene.enemy is None or scene.enemy.card is None:
        return list(range(first, first + 5))
    seen = f"{scene.enemy.card['enemy']} {scene.enemy.card['strength']}"
    return [card for card in range(first, first + 5) if str(ENEMIES[card]) == seen]


def value_against(side: Side, card: int, buildings: tuple[str, ...] = ()) -> int:
    """What buildings, those to come included, and the governor add against an enemy."""
    player = Player()
    for building in (*side.buildings, *buildings):
        player.built |= 1 << BUILDING_INDEX[building]
    if side.governor is not None:
        player.governor = GOVERNOR_INDEX[side.governor]
    return int(battle_value(player, card))


def reinforcements(
    scene: Scene, side: Side, token: int | None = None, academy: bool = False
) -> dict[int, Fraction]:
    """How many soldiers the king's help can bring, each with its probability."""
    academy = academy or side.has("military_academy")
    if scene.options["army_tokens"]:
        kings: list[int] = [side.reinforcement if token is None else token]
        own = [(die + 1) // 2 for die in _DIE] if academy else [0]
        certain = token is None and side.reinforcement != _NOT_YET
    else:
        kings = list(_DIE)
        own = list(_DIE) if academy else [0]
        certain = side.reinforcement != _NOT_YET
    if certain:
        return {side.reinforcement: Fraction(1)}
    spread: dict[int, Fraction] = {}
    for one, other in product(kings, own):
        best = max(one, other)
        spread[best] = spread.get(best, Fraction(0)) + Fraction(1, len(kings) * len(own))
    return spread


def battle_odds(
    scene: Scene,
    side: Side,
    *,
    soldiers: int = 0,
    buildings: tuple[str, ...] = (),
    token: int | None = None,
) -> Odds:
    """The chances with so many more soldiers, more buildings, and an army token to be sent."""
    possible = cards(scene)
    helped = reinforcements(scene, side, token, "military_academy" in buildings)
    wall = side.has("stone_wall") or "stone_wall" in buildings
    won = drawn = Fraction(0)
    for card in possible:
        base = side.soldiers + soldiers + value_against(side, card, buildings)
        for number, chance in helped.items():
            share = chance / len(possible)
            margin = base + number - ENEMIES[card].strength
            if margin > 0 or (margin == 0 and wall):
                won += share
            elif margin == 0:
                drawn += share
    return Odds(won, drawn, 1 - won - drawn)


def best_token(side: Side) -> int | None:
    """The strongest army token that is left, or None without module 3."""
    return max(side.army) if side.army else None
