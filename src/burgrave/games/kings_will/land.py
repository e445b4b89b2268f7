"""A landscape of a player's land as one number: its kind, peasants, settlements and building."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kings_will import ids
from burgrave.games.kings_will.components import BUILDINGS, LANDSCAPES, SETTLEMENTS, Settlement
from burgrave.games.kings_will.events import Spot
from burgrave.games.kings_will.player import Player
from burgrave.kernel.seats import NOBODY

# The fields: kind (3 bits), peasants (3), settlement + 1 at either site (3 each), building + 1 (5).
_KIND: Final[i64] = 7
ONE_PEASANT: Final[i64] = 1 << 3
_FIRST: Final[i64] = 6
_SECOND: Final[i64] = 9
_BUILDING: Final[i64] = 12
_SITES: Final[list[i64]] = [i64(kind.sites) for kind in LANDSCAPES]


def _standing(sites: int) -> list[Settlement]:
    """What stands on the two sites of a landscape."""
    kinds = len(SETTLEMENTS)
    return [SETTLEMENTS[site - 1] for site in (sites & 7, sites >> 3) if 0 < site <= kinds]


def _places(sites: int, kind: int) -> int:
    """How many peasants a landscape holds, with what stands on its two sites."""
    return max([LANDSCAPES[kind].places] + [each.places for each in _standing(sites)])


_PLACES: Final[list[i64]] = [
    i64(_places(sites, kind)) for sites in range(64) for kind in range(len(LANDSCAPES))
]


_BIRTHS: Final[list[bool]] = [
    any(each.offspring for each in _standing(sites)) for sites in range(64)
]


def bare(kind: i64) -> i64:
    """A landscape with nothing on it."""
    return kind


def kind_of(spot: i64) -> i64:
    """Which landscape it is."""
    return spot & _KIND


def peasants_on(spot: i64) -> i64:
    """How many peasants stand there."""
    return spot >> 3 & 7


def settlements_on(spot: i64) -> list[int]:
    """The kinds of settlement there, in the order of the sites."""
    found = [int(spot >> _FIRST & 7), int(spot >> _SECOND & 7)]
    return [site - 1 for site in found if site]


def building_under(spot: i64) -> i64:
    """The building below it, or NOBODY."""
    return (spot >> _BUILDING & 31) - 1


def is_free_for_building(spot: i64) -> bool:
    """Is there no building below it yet?"""
    return spot >> _BUILDING & 31 == 0


def sites_on(spot: i64) -> i64:
    """How many sites it has."""
    return _SITES[spot & _KIND]


def has_site(spot: i64) -> bool:
    """Is a site free?"""
    if spot >> _FIRST & 7 == 0:
        return True
    return _SITES[spot & _KIND] == 2 and spot >> _SECOND & 7 == 0


def places_on(spot: i64) -> i64:
    """How many peasants it holds."""
    places = _PLACES[(spot >> _FIRST & 63) * len(LANDSCAPES) + (spot & _KIND)]
    if spot >> _BUILDING & 31 == ids.INN + 1:
        places += ids.INN_PLACES
    return places


def has_place(spot: i64) -> bool:
    """Is there a free place for a peasant?"""
    return (spot >> 3 & 7) < places_on(spot)


def brings_up(spot: i64) -> bool:
    """Can a peasant be born here: is there a settlement for it, a parent and a free place?"""
    return spot >> 3 & 7 != 0 and _BIRTHS[spot >> _FIRST & 63] and has_place(spot)


def settle_on(spot: i64, settlement: i64) -> i64:
    """The landscape with a settlement on its next free site."""
    if spot >> _FIRST & 7 == 0:
        return spot | settlement + 1 << _FIRST
    return spot | settlement + 1 << _SECOND


def build_under(spot: i64, building: i64) -> i64:
    """The landscape with a building below it."""
    return spot | building + 1 << _BUILDING


def spot_facts(spot: i64) -> Spot:
    """A landscape as everybody sees it."""
    building = building_under(spot)
    return {
        "landscape": LANDSCAPES[kind_of(spot)].id,
        "peasants": int(peasants_on(spot)),
        "places": int(places_on(spot)),
        "sites": int(sites_on(spot)),
        "settlements": [SETTLEMENTS[kind].id for kind in settlements_on(spot)],
        "building": None if building == NOBODY else BUILDINGS[building].id,
    }


def workers(player: Player, kind: i64) -> i64:
    """How many peasants stand on landscapes of a kind."""
    total: i64 = 0
    for spot in player.land:
        if spot & _KIND == kind:
            total += spot >> 3 & 7
    return total


def lived_in(player: Player) -> i64:
    """On how many landscapes a settlement and a peasant stand."""
    total: i64 = 0
    for spot in player.land:
        if spot >> _FIRST & 7 and spot >> 3 & 7:
            total += 1
    return total


def populated(player: Player) -> i64:
    """On how many landscapes peasants stand."""
    total: i64 = 0
    for spot in player.land:
        if spot >> 3 & 7:
            total += 1
    return total
