"""What a learner sees of The King's Will: a land at the start of a round, as numbered features."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kings_will import steps
from burgrave.games.kings_will.components import (
    BUILDINGS,
    CARDS,
    COINS_MOST,
    DEVELOPMENT_MOST,
    EDUCATION_MOST,
    LANDSCAPES,
    MOOD_LEAST,
    MOOD_MOST,
    ROUNDS,
    SETTLEMENTS,
    WILLS,
)
from burgrave.games.kings_will.goods import NAMES, coins, of_kind
from burgrave.games.kings_will.land import kind_of, lived_in, peasants_on
from burgrave.games.kings_will.player import Player
from burgrave.games.kings_will.scoring import BASE_OF, WISH_OF, emblem_points, measure
from burgrave.games.kings_will.state import KingsWill
from burgrave.kernel.encoder import Encoder, Features, Tally
from burgrave.kernel.seats import bits
from burgrave.kernel.state import State

# More than so many make no further difference.
_MOST_GOODS: Final[i64] = 8
_MOST_PEASANTS: Final[i64] = 16
_MOST_LAND: Final[i64] = 16
_MOST_KIND: Final[i64] = 4
_MOST_BUILT: Final[i64] = 8
_MOST_EMBLEMS: Final[i64] = 12
_FURTHEST: Final[i64] = 4
"""How many steps from a card's wish are still told apart from more."""
_ANGRY: Final[i64] = 2
"""Likewise for its base, below which lies the king's wrath."""
_STANDINGS: Final[i64] = _ANGRY + _FURTHEST + 1

_features: Final = Features()
_PLAYERS: Final[i64] = _features.many("players", 5)
_MOOD: Final[i64] = _features.many("mood", int(MOOD_MOST - MOOD_LEAST) + 1)
_EDUCATION: Final[i64] = _features.many("education", int(EDUCATION_MOST) + 1)
_DEVELOPMENT: Final[i64] = _features.many("development", int(DEVELOPMENT_MOST) + 1)
_GOODS: Final[i64] = len(_features.names)
for _good in NAMES[:4]:
    _features.many(_good, int(_MOST_GOODS) + 1)
_COINS: Final[i64] = _features.many("coins", int(COINS_MOST) + 1)
_PEASANTS: Final[i64] = _features.many("peasants", int(_MOST_PEASANTS) + 1)
_LAND: Final[i64] = _features.many("landscapes", int(_MOST_LAND) + 1)
_LIVED_IN: Final[i64] = _features.many("landscapes lived in", int(_MOST_LAND) + 1)
_WORKERS: Final[i64] = len(_features.names)
for _landscape in LANDSCAPES:
    _features.many(f"peasants on {_landscape.id}", int(_MOST_KIND) + 1)
_SETTLEMENT: Final[i64] = len(_features.names)
for _settlement in SETTLEMENTS:
    _features.many(_settlement.id, int(_MOST_KIND) + 1)
_BUILDING: Final[i64] = len(_features.names)
for _building in BUILDINGS:
    _features.one(_building.id)
_BUILT: Final[i64] = _features.many("buildings", int(_MOST_BUILT) + 1)
_EMBLEMS: Final[i64] = _features.many("emblem points", int(_MOST_EMBLEMS) + 1)
_CARD: Final[i64] = len(_features.names)
for _will in WILLS:
    _features.many(f"disc on {_will.id}", int(_STANDINGS))
_OPEN: Final[i64] = len(_features.names)
for _will in WILLS:
    _features.many(f"may still choose {_will.id}", int(_STANDINGS))
_STARTS: Final[i64] = _features.one("start player")


class KingsWillEncoder(Encoder):
    """Features of a seat: its land, its store, its scales and the cards that it knows."""

    def __init__(self) -> None:
        super().__init__(_features.names, ROUNDS)

    def chapter(self, state: State) -> i64:
        """How many rounds are over."""
        assert isinstance(state, KingsWill)
        return ROUNDS if state.at == steps.OVER else state.round - 1

    def points(self, state: State, seat: i64) -> i64:
        """The points in hand."""
        assert isinstance(state, KingsWill)
        return state.players[seat].points

    def note(self, state: State, seat: i64, found: Tally) -> None:
        """The features of a seat at the start of a round."""
        assert isinstance(state, KingsWill)
        player = state.players[seat]
        found.append(_PLAYERS + state.size)
        found.append(_MOOD + player.mood - MOOD_LEAST)
        found.append(_EDUCATION + player.education)
        found.append(_DEVELOPMENT + player.development)
        _add_store(found, player)
        _add_land(found, player)
        _add_works(found, player)
        _add_wills(found, state, seat)
        if state.start == seat:
            found.append(_STARTS)


def _add_store(found: Tally, player: Player) -> None:
    first = _GOODS
    for kind in range(4):
        found.append(first + min(of_kind(player.goods, kind), _MOST_GOODS))
        first += _MOST_GOODS + 1
    found.append(_COINS + coins(player.goods))


def _add_land(found: Tally, player: Player) -> None:
    """The land, and how many peasants live where."""
    workers: list[i64] = [0] * len(LANDSCAPES)
    for spot in player.land:
        workers[kind_of(spot)] += peasants_on(spot)
    first = _WORKERS
    for number in workers:
        found.append(first + min(number, _MOST_KIND))
        first += _MOST_KIND + 1
    found.append(_PEASANTS + min(player.peasants, _MOST_PEASANTS))
    found.append(_LAND + min(len(player.land), _MOST_LAND))
    found.append(_LIVED_IN + min(lived_in(player), _MOST_LAND))


def _add_works(found: Tally, player: Player) -> None:
    """Settlements and buildings."""
    first = _SETTLEMENT
    for kind in range(len(SETTLEMENTS)):
        found.append(first + min(player.count(kind), _MOST_KIND))
        first += _MOST_KIND + 1
    found.append(_BUILT + min(bits(player.built), _MOST_BUILT))
    found.append(_EMBLEMS + max(0, min(emblem_points(player), _MOST_EMBLEMS)))
    for building in range(len(BUILDINGS)):
        if player.has(building):
            found.append(_BUILDING + building)


def _add_wills(found: Tally, b: KingsWill, seat: i64) -> None:
    """The cards under the own discs, and those that the seat knows and may still choose."""
    seen = b.players[seat].seen
    for place in range(CARDS):
        card = b.will_at(place)
        if card < 0:
            continue
        if b.discs_at(place) >> seat & 1:
            found.append(_CARD + _STANDINGS * card + _standing(b, seat, card))
        elif seen >> place & 1 and not b.is_full(place):
            found.append(_OPEN + _STANDINGS * card + _standing(b, seat, card))


def _standing(b: KingsWill, seat: i64, card: i64) -> i64:
    """How a seat stands with a card: from far below its base up to its wish fulfilled."""
    will = WILLS[card]
    angry = will.base - measure(b, seat, BASE_OF[card])
    if angry > 0:
        return _ANGRY - min(angry, _ANGRY)
    wished = measure(b, seat, WISH_OF[card])
    if will.each:
        share = _FURTHEST * min(will.each * wished, i64(will.points)) // i64(will.points)
        return _ANGRY + max(0, share)
    return _ANGRY + _FURTHEST - max(0, min(will.wish - wished, _FURTHEST))


ENCODER: Final = KingsWillEncoder()
