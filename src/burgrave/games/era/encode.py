"""What a learner sees of Era: a domain at the start of a round, as numbered features."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.era import steps
from burgrave.games.era.cities import crowds, is_building, largest_city
from burgrave.games.era.components import (
    BUILDINGS,
    COMPANIES,
    DICE,
    DIE_INDEX,
    FARM,
    KEEP,
    KINDS,
    PIECES,
    POINTS,
    UNIVERSITY,
)
from burgrave.games.era.goods import FOOD, of_kind, total
from burgrave.games.era.grid import both, free_of, meet, size
from burgrave.games.era.player import (
    Player,
    dice_in,
)
from burgrave.games.era.scoring import points_of, totals
from burgrave.games.era.state import Era
from burgrave.kernel.encoder import Encoder, Features, Tally
from burgrave.kernel.state import State

_LATE: Final[i64] = 20
"""Few games are longer; later rounds are judged like this one."""
_BY_MARKERS: Final[i64] = 12
_BY_ROUNDS: Final[i64] = 8
"""How far the end markers and the rounds move the clock, at most."""
# More than so many make no further difference.
_MOST_PIECES: Final[i64] = 5
_MOST_STORE: Final[i64] = 10
_MOST_DICE: Final[i64] = 6
_MOST_MOUTHS: Final[i64] = 14
_MOST_CULTURE: Final[i64] = 14
_MOST_CROWDED: Final[i64] = 6
_MOST_ROOM: Final[i64] = 20
_MOST_RING: Final[i64] = 30
_MOST_FED: Final[i64] = 8
_MOST_UNITS: Final[i64] = 24
_MOST_SCARCE: Final[i64] = 5
_AHEAD: Final[i64] = 6
_BLOCK: Final[i64] = 4
"""Areas are told apart in steps of so many fields."""
_BLOCKS: Final[i64] = 12
_BITS: Final[i64] = 3
_MOST: Final[i64] = 7
"""A number of pieces as bits."""
_ONE: Final[list[i64]] = [i64(1 << int(_BITS) * piece) for piece in range(int(KINDS))]
_MARKERS: Final[i64] = max([company.markers for company in COMPANIES.values()])

_CLERIC: Final[i64] = DIE_INDEX["cleric"]

_features: Final = Features()
_PLAYERS: Final[i64] = _features.many("players", 5)
_MARKERS_LEFT: Final[i64] = _features.many("end markers left", int(_MARKERS) + 1)
_PIECE: Final[i64] = len(_features.names)
for _piece in PIECES:
    _features.many(_piece.id, int(_MOST_PIECES) + 1)
_STORE: Final[i64] = len(_features.names)
for _store in ("food", "wood", "stone", "goods"):
    _features.many(_store, int(_MOST_STORE) + 1)
_DICE: Final[i64] = len(_features.names)
for _die in DICE:
    _features.many(f"{_die.id} dice", int(_MOST_DICE) + 1)
_MOUTHS: Final[i64] = _features.many("dice", int(_MOST_MOUTHS) + 1)
_CULTURE: Final[i64] = _features.many("culture", int(_MOST_CULTURE) + 1)
_ROOM: Final[i64] = _features.many("free fields in cities", int(_MOST_ROOM) + 1)
_RING: Final[i64] = _features.many("fields of walls", int(_MOST_RING) + 1)
_CROWDED: Final[i64] = _features.many("crowded buildings", int(_MOST_CROWDED) + 1)
_CITY: Final[i64] = _features.many("largest city", int(_BLOCKS) + 1)
_FREE: Final[i64] = _features.many("free fields in fours", 40)
_UNWALLED: Final[i64] = _features.many("points outside of cities", 25)
_WIDEST: Final[i64] = _features.one("has the largest city")
_CULTURED: Final[i64] = _features.one("has most culture")
_STARTS: Final[i64] = _features.one("start player")
_FED: Final[i64] = _features.many("food beyond what the dice eat, from -8", int(2 * _MOST_FED) + 1)
_UNITS: Final[i64] = _features.many("resources in all", int(_MOST_UNITS) + 1)
_TAUGHT: Final[i64] = _features.many("cleric dice with a university", int(_MOST_DICE) + 1)
_SCARCE: Final[i64] = _features.many("kinds with one building left", int(_MOST_SCARCE) + 1)
_CULTURE_AHEAD: Final[i64] = _features.many("culture ahead, from -6", int(2 * _AHEAD) + 1)
_CITY_AHEAD: Final[i64] = _features.many("city ahead in twos, from -6", int(2 * _AHEAD) + 1)


class EraEncoder(Encoder):
    """Features of a seat: its domain, its store, its dice and where it stands."""

    def __init__(self) -> None:
        super().__init__(_features.names, _LATE)

    def chapter(self, state: State) -> i64:
        """How many rounds are over; the end comes after the last that is told apart."""
        assert isinstance(state, Era)
        return _LATE if state.at == steps.OVER else min(state.round - 1, _LATE)

    def clock(self, state: State) -> i64:
        """How late it is by the end markers that are turned and by the rounds."""
        assert isinstance(state, Era)
        if state.at == steps.OVER:
            return _LATE
        if state.size == 1:
            return _LATE * (state.round - 1) // state.setting.last_round
        turned = state.setting.markers - state.markers_left()
        by_markers = _BY_MARKERS * turned // state.setting.markers
        return min(_LATE - 1, by_markers + min(state.round - 1, _BY_ROUNDS))

    def points(self, state: State, seat: i64) -> i64:
        """The points that the domain is worth now, awards included."""
        assert isinstance(state, Era)
        if state.at == steps.SET_UP:
            return totals(state)[seat]
        total: i64 = 0
        for points in points_of(state, seat):
            total += points
        return total

    def note(self, state: State, seat: i64, found: Tally) -> None:
        """The features of a seat at the start of a round."""
        assert isinstance(state, Era)
        player = state.players[seat]
        found.append(_PLAYERS + state.size)
        found.append(_MARKERS_LEFT + state.markers_left())
        counts = _counts(player)
        _add_pieces(found, counts)
        _add_store(found, player)
        _add_city(found, player)
        _add_standing(found, state, seat)
        _add_together(found, state, player, counts)


def _counts(player: Player) -> i64:
    """How many pieces of each kind stand in the domain, three bits each, as far as it matters."""
    counts: i64 = 0
    for move in player.pieces:
        at = _BITS * move.piece
        if counts >> at & _MOST < _MOST_PIECES:
            counts += _ONE[move.piece]
    return counts


def _add_pieces(found: Tally, counts: i64) -> None:
    first = _PIECE
    for _ in range(KINDS):
        found.append(first + (counts & _MOST))
        counts >>= _BITS
        first += _MOST_PIECES + 1


def _add_store(found: Tally, player: Player) -> None:
    """Resources, dice and culture."""
    first = _STORE
    for kind in range(4):
        found.append(first + min(of_kind(player.stores, kind), _MOST_STORE))
        first += _MOST_STORE + 1
    first = _DICE
    for kind in range(len(DICE)):
        found.append(first + min(player.dice >> 8 * kind & 255, _MOST_DICE))
        first += _MOST_DICE + 1
    found.append(_MOUTHS + min(dice_in(player.dice), _MOST_MOUTHS))
    found.append(_CULTURE + min(player.culture, _MOST_CULTURE))


def _add_city(found: Tally, player: Player) -> None:
    """What is shut in, what is not yet, and the room that is left."""
    city = player.city()
    outside: i64 = 0
    for move in player.pieces:
        if is_building(move.piece) and move.piece != KEEP and not meet(move.covers, city):
            outside += POINTS[move.piece]
    found.append(_UNWALLED + min(outside, 24))
    found.append(_CITY + min(largest_city(player) // _BLOCK, _BLOCKS))
    free = free_of(player.taken)
    found.append(_FREE + min(size(free) // 4, 39))
    found.append(_ROOM + min(size(both(free, city)), _MOST_ROOM))
    found.append(_RING + min(size(player.walls), _MOST_RING))
    found.append(_CROWDED + min(crowds(player), _MOST_CROWDED))


def _add_standing(found: Tally, b: Era, seat: i64) -> None:
    """Who is ahead in what is awarded, by how much, and who begins."""
    player = b.players[seat]
    mine = largest_city(player)
    others_city: i64 = 0
    others_culture: i64 = 0
    for other in range(b.size):
        if other != seat:
            others_city = max(others_city, largest_city(b.players[other]))
            others_culture = max(others_culture, b.players[other].culture)
    if mine > 0 and mine >= others_city:
        found.append(_WIDEST)
    if player.culture > 0 and player.culture >= others_culture:
        found.append(_CULTURED)
    if b.start == seat:
        found.append(_STARTS)
    found.append(_CULTURE_AHEAD + _ahead(player.culture - others_culture))
    found.append(_CITY_AHEAD + _ahead((mine - others_city) // 2))


def _ahead(lead: i64) -> i64:
    """How far ahead somebody is, counted from far behind."""
    return _AHEAD + max(-_AHEAD, min(lead, _AHEAD))


def _add_together(found: Tally, b: Era, player: Player, counts: i64) -> None:
    """What counts only together: food and mouths, resources, culture that grows, the end."""
    farms = counts >> _BITS * FARM & _MOST
    if farms == _MOST_PIECES:
        farms = player.count(FARM)
    spare = of_kind(player.stores, FOOD) + farms - dice_in(player.dice)
    found.append(_FED + _MOST_FED + max(-_MOST_FED, min(spare, _MOST_FED)))
    found.append(_UNITS + min(total(player.stores), _MOST_UNITS))
    if counts >> _BITS * UNIVERSITY & _MOST:
        found.append(_TAUGHT + min(player.dice >> 8 * _CLERIC & 255, _MOST_DICE))
    scarce: i64 = 0
    for piece in range(BUILDINGS):
        if b.supply[piece] == 1 and not b.turned >> piece & 1:
            scarce += 1
    found.append(_SCARCE + min(scarce, _MOST_SCARCE))


ENCODER: Final = EraEncoder()
