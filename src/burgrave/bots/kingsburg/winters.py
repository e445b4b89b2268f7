"""What strength is worth in winter: the chances of winning and losing, and what each brings."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from burgrave.bots.kingsburg.keeping import place_of
from burgrave.bots.kingsburg.provinces import Provinces
from burgrave.bots.kingsburg.weights import Weights
from burgrave.games.kingsburg import ids
from burgrave.games.kingsburg.components import ARMY_TOKENS, BUILDINGS, CARDS, ENEMIES
from burgrave.games.kingsburg.player import worth as in_all
from burgrave.kernel.seats import NOBODY

UNKNOWN: Final[i64] = -1
"""The rival's strength while others can still grow."""
MOST_SOLDIERS: Final[i64] = 12
"""More soldiers than that win as surely."""
_SPAN: Final[i64] = 24
"""Strengths further apart than this are never met."""


class Odds:
    """For each distance between enemy and own strength: the chances of winning and losing."""

    def __init__(self, help_ways: list[int]) -> None:
        """`help_ways[n]` says in how many equally likely ways the king sends n soldiers."""
        total = sum(help_ways)
        self.win: list[float] = []
        self.lose: list[float] = []
        for distance in range(-int(_SPAN), int(_SPAN) + 1):
            won = sum(ways for n, ways in enumerate(help_ways) if n > distance)
            lost = sum(ways for n, ways in enumerate(help_ways) if n < distance)
            self.win.append(won / total)
            self.lose.append(lost / total)


def _better_of(ways: list[int], die: list[int]) -> list[int]:
    """The ways for the better one of two independent numbers."""
    better = [0] * max(len(ways), len(die))
    for n, of_n in enumerate(ways):
        for m, of_m in enumerate(die):
            better[max(n, m)] += of_n * of_m
    return better


_DIE: Final = [0, 1, 1, 1, 1, 1, 1]
_HALF_DIE: Final = [0, 2, 2, 2]
_KING: Final = Odds(_DIE)
_KING_AND_ACADEMY: Final = Odds(_better_of(_DIE, _DIE))
_TOKEN: Final = [Odds([1 if n == number else 0 for n in range(7)]) for number in range(7)]
_TOKEN_AND_ACADEMY: Final = [
    Odds(_better_of([1 if n == number else 0 for n in range(7)], _HALF_DIE)) for number in range(7)
]


def _battle_values() -> list[list[i64]]:
    table: list[list[i64]] = []
    for enemy in ENEMIES:
        values: list[i64] = [
            building.against.get(enemy.kind, building.battle) for building in BUILDINGS
        ]
        if enemy.strength <= 5:
            values[ids.IMPROVISED_DEFENSES] += 1
        table.append(values)
    return table


_BATTLE: Final = _battle_values()
"""What each building adds against each enemy card."""


_GIVEN: Final[list[float]] = [float(sum(enemy.gives) + enemy.gives_any) for enemy in ENEMIES]
_LOST: Final[list[float]] = [float(sum(enemy.loses) + enemy.loses_any) for enemy in ENEMIES]
"""How many goods each enemy card brings and takes."""


def battle_value(built: i64, card: i64) -> i64:
    """What the buildings of a province add against an enemy card."""
    return in_all(built, _BATTLE[card])


def falling(built: i64) -> i64:
    """The building that falls when a battle is lost, or NOBODY."""
    column: i64 = 3
    while column >= 0:
        for row in range(7):
            if built >> 4 * row + column & 1:
                return 4 * row + column
        column -= 1
    return NOBODY


@final
@mypyc_attr(acyclic=True)
class Front:
    """One province before one winter."""

    def __init__(self, year: i64, card: i64, built: i64, governor: i64, army: i64) -> None:
        self.year: Final[i64] = year
        self.card: Final[i64] = card
        """The enemy if the seat knows it, else NOBODY."""
        self.built: Final[i64] = built
        self.governor: Final[i64] = governor
        self.army: Final[i64] = army
        """Army tokens left; 0 where the king's die is rolled."""


@final
@mypyc_attr(acyclic=True)
class Curve:
    """What one battle is worth with 0, 1, 2 … soldiers."""

    def __init__(self, key: i64, worths: list[float]) -> None:
        self.key: Final[i64] = key
        """Which battle it is, as one number."""
        self.worths: Final[list[float]] = worths


@final
class Winters:
    """The worth of soldiers in the coming battle."""

    def __init__(self, weights: Weights, provinces: Provinces) -> None:
        self.weights: Final[Weights] = weights
        self.provinces: Final[Provinces] = provinces
        self._curves: Final[list[Curve | None]] = [None] * int(_CURVES)

    def curve(self, front: Front, rival: i64) -> list[float]:
        """What the battle is worth with 0, 1, 2 … soldiers; `rival` is the best other strength."""
        return self.curve_with(front, rival, _usual_token(front.army) if front.army else -1)

    def curve_with(self, front: Front, rival: i64, token: i64) -> list[float]:
        """The same with a certain army token; -1 where the king's die is rolled."""
        key = front.built << 5 | front.card + 1
        key = (key << 5 | front.governor + 1) << 3 | front.year
        key = (key << 8 | rival + 1) << 3 | token + 1
        at = place_of(key, _CURVES)
        found = self._curves[at]
        if found is None or found.key != key:
            found = Curve(key, self._find(front, rival, token))
            self._curves[at] = found
        return found.worths

    def _find(self, front: Front, rival: i64, token: i64) -> list[float]:
        odds = _odds(front.built, token)
        total = [0.0] * int(MOST_SOLDIERS + 1)
        if front.card != NOBODY:
            self._add_enemy(total, 1.0, front, front.card, rival, odds)
        else:
            for card in range(CARDS * (front.year - 1), CARDS * front.year):
                self._add_enemy(total, 1.0 / float(CARDS), front, card, rival, odds)
        return total

    def _add_enemy(
        self, total: list[float], part: float, front: Front, card: i64, rival: i64, odds: Odds
    ) -> None:
        strength = battle_value(front.built, card)
        if front.governor == ids.GENERAL:
            strength += ids.GENERAL_BATTLE
        enemy: i64 = ENEMIES[card].strength
        spoils = self.spoils(front, card)
        loss = self._loss(front, card)
        stone_wall = front.built >> ids.STONE_WALL & 1
        for soldiers in range(MOST_SOLDIERS + 1):
            distance = min(_SPAN, max(-_SPAN, enemy - strength - soldiers))
            win = odds.win[distance + _SPAN]
            lose = odds.lose[distance + _SPAN]
            draw = 1.0 - win - lose
            if stone_wall:
                win, draw = win + draw, 0.0
            worth = win * (spoils + self._glory(strength + soldiers, rival)) - lose * loss
            if front.governor == ids.CHRONICLER:
                worth += draw * float(ids.CHRONICLER_DRAWN) + win * float(ids.CHRONICLER_WON)
            # Written out: to add in place would ask for a number of any kind.
            total[soldiers] = total[soldiers] + part * worth

    def spoils(self, front: Front, card: i64) -> float:
        """What a victory over an enemy brings."""
        enemy = ENEMIES[card]
        worth = float(enemy.gives_points) + self.weights.won_good * _GIVEN[card]
        if front.built >> ids.FORTRESS & 1:
            worth += 1.0
        return worth

    def _glory(self, strength: i64, rival: i64) -> float:
        """The point for the strongest winner, as likely as it looks."""
        if rival == UNKNOWN:
            return self.weights.strongest
        return 0.9 if strength > rival else 0.7 if strength == rival else 0.1

    def _loss(self, front: Front, card: i64) -> float:
        weights = self.weights
        enemy = ENEMIES[card]
        goods = min(_LOST[card], float(weights.goods_in_winter))
        loss = float(enemy.loses_points) + goods * weights.lost_good
        if enemy.loses_buildings and front.governor != ids.WARDEN:
            building = falling(front.built)
            if building >= 0:
                time = 15 - 3 * front.year
                loss += weights.lost_building * self.provinces.worth(building, time)
        return loss


def _usual_token(army: i64) -> i64:
    """The token that a seat will most likely send: small ones first, as enemies grow."""
    left = [ARMY_TOKENS[token] for token in range(len(ARMY_TOKENS)) if army >> token & 1]
    left.sort()
    return left[1 if len(left) > 1 else 0]


def _odds(built: i64, token: i64) -> Odds:
    academy = built >> ids.MILITARY_ACADEMY & 1
    if token < 0:
        return _KING_AND_ACADEMY if academy else _KING
    return _TOKEN_AND_ACADEMY[token] if academy else _TOKEN[token]


_CURVES: Final[i64] = 4096
