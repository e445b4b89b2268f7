"""What a learner sees of Kingsburg: a province at the start of a season, as numbered features."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import steps
from burgrave.games.kingsburg.building import next_costs
from burgrave.games.kingsburg.components import (
    ARMY_TOKENS,
    BUILDINGS,
    CARDS,
    ENEMIES,
    GOODS,
    GOVERNORS,
    LAST_YEAR,
)
from burgrave.games.kingsburg.goods import count, enough, of_kind
from burgrave.games.kingsburg.player import Player
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.strength import battle_value
from burgrave.kernel.encoder import Encoder, Features, Tally
from burgrave.kernel.seats import NOBODY, bits
from burgrave.kernel.state import State

_SEASONS: Final[i64] = 3
# More than so many make no further difference.
_MOST_GOODS: Final[i64] = 8
_MOST_IN_ALL: Final[i64] = 14
_MOST_BUILT: Final[i64] = 24
_MOST_TOKENS: Final[i64] = 5
_MOST_SOLDIERS: Final[i64] = 9
_FURTHEST: Final[i64] = 8
"""How far strength and enemy can be apart and still be told apart from further."""
_APART: Final[i64] = 2 * _FURTHEST + 1

_features: Final = Features()
_PLAYERS: Final[i64] = _features.many("players", 6)
_REVISED: Final[i64] = _features.one("revised edition")
_MORE_BUILDINGS: Final[i64] = _features.one("more buildings")
_ARMY_TOKENS: Final[i64] = _features.one("army tokens")
_SEASON: Final[i64] = _features.many("season", int(_SEASONS))
_BUILDING: Final[i64] = len(_features.names)
for _building in BUILDINGS:
    _features.one(_building.id)
_BUILT: Final[i64] = _features.many("buildings", int(_MOST_BUILT) + 1)
_PAYABLE: Final[i64] = _features.many("can pay for row", 7)
_GOODS: Final[i64] = len(_features.names)
for _good in GOODS:
    _features.many(_good, int(_MOST_GOODS) + 1)
_IN_ALL: Final[i64] = _features.many("goods", int(_MOST_IN_ALL) + 1)
_TOKENS: Final[i64] = _features.many("+2 tokens", int(_MOST_TOKENS) + 1)
_SOLDIERS: Final[i64] = _features.many("season and soldiers", int(_SEASONS * (_MOST_SOLDIERS + 1)))
_STRENGTH: Final[i64] = _features.many("season and strength left", int(_SEASONS * _APART))
_AVERAGE: Final[i64] = _features.many("strength of the buildings", 16)
_ENVOY: Final[i64] = _features.many("envoy in season", int(_SEASONS))
_FEWEST: Final[i64] = _features.many("fewest buildings in season", int(_SEASONS))
_MOST: Final[i64] = _features.many("most buildings in season", int(_SEASONS))
_GOVERNOR: Final[i64] = len(_features.names)
for _governor in GOVERNORS:
    _features.one(_governor.id)
_TOKEN_LEFT: Final[i64] = _features.many("army token left", len(ARMY_TOKENS))


class KingsburgEncoder(Encoder):
    """Features of a seat; its own province, and where it stands among the others."""

    def __init__(self) -> None:
        super().__init__(_features.names, _SEASONS * LAST_YEAR)

    def chapter(self, state: State) -> i64:
        """How many seasons are over."""
        assert isinstance(state, Kingsburg)
        if state.at == steps.OVER:
            return _SEASONS * LAST_YEAR
        return _SEASONS * (state.year - 1) + state.season

    def points(self, state: State, seat: i64) -> i64:
        """The victory points so far."""
        assert isinstance(state, Kingsburg)
        return state.players[seat].points()

    def note(self, state: State, seat: i64, found: Tally) -> None:
        """The features of a seat at the start of a season."""
        assert isinstance(state, Kingsburg)
        player = state.players[seat]
        found.append(_PLAYERS + state.size)
        found.append(_SEASON + state.season)
        _add_setting(found, state)
        _add_province(found, state, player)
        _add_goods(found, player)
        _add_battle(found, state, player)
        _add_standing(found, state, seat)
        if player.governor != NOBODY:
            found.append(_GOVERNOR + player.governor)


def _add_setting(found: Tally, b: Kingsburg) -> None:
    setting = b.setting
    if setting.revised:
        found.append(_REVISED)
    if setting.more_buildings:
        found.append(_MORE_BUILDINGS)
    if setting.army_tokens:
        found.append(_ARMY_TOKENS)


def _add_province(found: Tally, b: Kingsburg, player: Player) -> None:
    """What stands, and in which rows more can be paid for at once."""
    built = player.built
    found.append(_BUILT + min(bits(built), _MOST_BUILT))
    costs = next_costs(player)
    row = b.setting.first_row
    while row <= b.setting.last_row:
        column: i64 = 0
        while column < 4 and built >> 4 * row + column & 1:
            found.append(_BUILDING + 4 * row + column)
            column += 1
        if enough(player.goods, costs[16 * row + (built >> 4 * row & 15)]):
            found.append(_PAYABLE + row)
        row += 1


def _add_goods(found: Tally, player: Player) -> None:
    first = _GOODS
    for kind in range(3):
        found.append(first + min(of_kind(player.goods, kind), _MOST_GOODS))
        first += _MOST_GOODS + 1
    found.append(_IN_ALL + min(count(player.goods), _MOST_IN_ALL))
    found.append(_TOKENS + min(player.tokens, _MOST_TOKENS))


def _add_battle(found: Tally, b: Kingsburg, player: Player) -> None:
    """Soldiers, and how far the province is from the enemy of the year, or from a usual one."""
    soldiers = min(player.soldiers, _MOST_SOLDIERS)
    found.append(_SOLDIERS + b.season * (_MOST_SOLDIERS + 1) + soldiers)
    card = b.enemy if b.enemy != NOBODY else CARDS * min(b.year, LAST_YEAR) - CARDS // 2 - 1
    value = battle_value(player, card)
    found.append(_AVERAGE + max(0, min(value, 15)))
    apart = value + player.soldiers - ENEMIES[card].strength + _FURTHEST
    found.append(_STRENGTH + b.season * _APART + max(0, min(apart, _APART - 1)))
    if b.setting.army_tokens:
        for token in range(len(ARMY_TOKENS)):
            if player.army >> token & 1:
                found.append(_TOKEN_LEFT + token)


def _add_standing(found: Tally, b: Kingsburg, seat: i64) -> None:
    """The envoy, and who has the fewest or the most buildings: the king looks at both."""
    if b.envoy == seat:
        found.append(_ENVOY + b.season)
    mine = bits(b.players[seat].built)
    fewest = True
    most = True
    for other in range(b.size):
        if other != seat:
            theirs = bits(b.players[other].built)
            fewest = fewest and mine <= theirs
            most = most and mine >= theirs
    if fewest:
        found.append(_FEWEST + b.season)
    if most:
        found.append(_MOST + b.season)


ENCODER: Final = KingsburgEncoder()
