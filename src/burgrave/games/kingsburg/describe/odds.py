"""The exact chances of a seat in this year's battle, from what the viewer knows."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from burgrave.games.kingsburg.components import BUILDING_INDEX
from burgrave.games.kingsburg.describe.look import KingsburgLook
from burgrave.games.kingsburg.ids import MILITARY_ACADEMY
from burgrave.games.kingsburg.player import Player
from burgrave.games.kingsburg.reinforcements import academys_number
from burgrave.games.kingsburg.strength import battle_value, outcome_of
from burgrave.games.kingsburg.view import army_of, possible_enemies

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


def cards(at: KingsburgLook) -> list[int]:
    """The enemy cards that are possible: the one that was seen, or all five of the year."""
    return possible_enemies(at.state, at.viewer)


def _with(player: Player, buildings: tuple[str, ...]) -> Player:
    """The player as they would be with more buildings."""
    twin = player.copy()
    for building in buildings:
        twin.built |= 1 << BUILDING_INDEX[building]
    return twin


def reinforcements(at: KingsburgLook, player: Player, token: int | None = None) -> list[int]:
    """How many soldiers the king's help can bring, each of these as likely as the others."""
    sent = int(player.reinforcement)
    if at.state.setting.army_tokens:
        kings = [sent if token is None else token]
        certain = token is None and sent != _NOT_YET
    else:
        kings = list(_DIE)
        certain = sent != _NOT_YET
    if certain:
        return [sent]
    academy = player.has(MILITARY_ACADEMY)
    own = [int(academys_number(at.state, die)) for die in _DIE] if academy else [0]
    return [max(one, other) for one, other in product(kings, own)]


def battle_odds(
    at: KingsburgLook,
    player: Player,
    *,
    soldiers: int = 0,
    buildings: tuple[str, ...] = (),
    token: int | None = None,
) -> Odds:
    """The chances with so many more soldiers, more buildings, and an army token to be sent."""
    possible = cards(at)
    player = _with(player, buildings)
    helped = reinforcements(at, player, token)
    outcomes = [
        outcome_of(player, card, int(player.soldiers + battle_value(player, card)) + more, True)
        for card in possible
        for more in [soldiers + number for number in helped]
    ]
    won, drawn = sum(each > 0 for each in outcomes), outcomes.count(0)
    lost = len(outcomes) - won - drawn
    return Odds(*(Fraction(number, len(outcomes)) for number in (won, drawn, lost)))


def best_token(player: Player) -> int | None:
    """The strongest army token that is left, or None without module 3."""
    return max(army_of(player), default=None)
