"""The exact chances of a seat in this year's battle, from what the viewer knows."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from burgrave.games.kingsburg.board import Player
from burgrave.games.kingsburg.components import BUILDING_INDEX
from burgrave.games.kingsburg.describe.scene import Scene, Side
from burgrave.games.kingsburg.reinforcements import academys_number
from burgrave.games.kingsburg.strength import battle_value, outcome_of
from burgrave.games.kingsburg.view import possible_enemies

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
    return possible_enemies(scene.board, scene.viewer)


def value_against(side: Side, card: int, buildings: tuple[str, ...] = ()) -> int:
    """What buildings, those to come included, and the governor add against an enemy."""
    return int(battle_value(_with(side, buildings), card))


def _with(side: Side, buildings: tuple[str, ...]) -> Player:
    """The seat as it would be with more buildings."""
    player = side.player.copy()
    for building in buildings:
        player.built |= 1 << BUILDING_INDEX[building]
    return player


def reinforcements(
    scene: Scene, side: Side, token: int | None = None, academy: bool = False
) -> dict[int, Fraction]:
    """How many soldiers the king's help can bring, each with its probability."""
    academy = academy or side.has("military_academy")
    if scene.options["army_tokens"]:
        kings: list[int] = [side.reinforcement if token is None else token]
        certain = token is None and side.reinforcement != _NOT_YET
    else:
        kings = list(_DIE)
        certain = side.reinforcement != _NOT_YET
    if certain:
        return {side.reinforcement: Fraction(1)}
    own = [int(academys_number(scene.board, die)) for die in _DIE] if academy else [0]
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
    player = _with(side, buildings)
    won = drawn = Fraction(0)
    for card in possible:
        base = side.soldiers + soldiers + int(battle_value(player, card))
        for number, chance in helped.items():
            share = chance / len(possible)
            outcome = outcome_of(player, card, base + number, True)
            if outcome > 0:
                won += share
            elif outcome == 0:
                drawn += share
    return Odds(won, drawn, 1 - won - drawn)


def best_token(side: Side) -> int | None:
    """The strongest army token that is left, or None without module 3."""
    return max(side.army) if side.army else None
