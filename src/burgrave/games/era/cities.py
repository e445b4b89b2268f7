"""Cities and what stands in them; crowded buildings; where scorched land may go."""

from mypy_extensions import i64

from burgrave.games.era.actions import Move
from burgrave.games.era.components import BUILDINGS, HOSPITAL, KEEP, SCORCHED
from burgrave.games.era.grid import (
    SHAPES,
    Fields,
    enclosed,
    fitting,
    free_of,
    is_empty,
    joined,
    meet,
    nothing,
    parts,
    size,
    without,
)
from burgrave.games.era.player import IS_WALL, Player


def is_building(piece: i64) -> bool:
    """Is it neither wall nor scorched land?"""
    return piece < BUILDINGS


def scorched_fields(player: Player) -> Fields:
    """The fields of scorched land."""
    fields = nothing()
    for move in player.pieces:
        if move.piece == SCORCHED:
            fields = joined(fields, move.covers)
    return fields


def city_areas(player: Player) -> list[i64]:
    """How many fields each city has; scorched ones do not count."""
    city = player.city()
    if is_empty(city):
        return []
    scorched = scorched_fields(player)
    return [size(without(part, scorched)) for part in parts(city)]


def largest_city(player: Player) -> i64:
    """The area of the largest city, or 0; measured when something else stands in the domain."""
    if player.measured is not player.pieces:
        most: i64 = 0
        for area in city_areas(player):
            if area > most:
                most = area
        player.largest = most
        player.measured = player.pieces
    return player.largest


def houses_of(player: Player) -> Fields:
    """The fields on which buildings stand; a keep crowds nobody."""
    found = nothing()
    for move in player.pieces:
        if is_building(move.piece) and move.piece != KEEP:
            found = joined(found, move.covers)
    return found


def is_crowded(move: Move, houses: Fields, hospitals: Fields) -> bool:
    """Does disease strike a piece? A building beside another one and without a hospital's help."""
    return (
        is_building(move.piece)
        and move.piece != KEEP
        and move.piece != HOSPITAL
        and meet(move.borders, houses)
        and not meet(move.borders, hospitals)
    )


def _houses_and_hospitals(player: Player) -> tuple[Fields, Fields]:
    """What crowds, and what helps against disease."""
    houses = hospitals = nothing()
    for move in player.pieces:
        if is_building(move.piece) and move.piece != KEEP:
            houses = joined(houses, move.covers)
            if move.piece == HOSPITAL:
                hospitals = joined(hospitals, move.covers)
    return houses, hospitals


def crowded(player: Player) -> list[Move]:
    """The buildings that disease strikes."""
    houses, hospitals = _houses_and_hospitals(player)
    return [move for move in player.pieces if is_crowded(move, houses, hospitals)]


def crowds(player: Player) -> i64:
    """How many buildings disease strikes."""
    houses, hospitals = _houses_and_hospitals(player)
    number: i64 = 0
    for move in player.pieces:
        if is_crowded(move, houses, hospitals):
            number += 1
    return number


def outside(player: Player, city: Fields) -> list[Move]:
    """The buildings that stand in no city; keeps are never among them."""
    return [
        move
        for move in player.pieces
        if is_building(move.piece) and move.piece != KEEP and not meet(move.covers, city)
    ]


def removable(player: Player, city: Fields) -> list[Move]:
    """What can make room for scorched land: what no city holds, and no wall that a city needs."""
    return [
        move
        for move in player.pieces
        if move.piece != SCORCHED
        and not meet(move.covers, city)
        and (not IS_WALL[move.piece] or _spared(player, city, move))
    ]


def _spared(player: Player, city: Fields, wall: Move) -> bool:
    """Are the cities the same without this wall or keep? One in their midst would widen them."""
    left = enclosed(without(player.walls, wall.covers))
    return is_empty(without(city, left)) and is_empty(without(left, city))


def makes_room(player: Player) -> bool:
    """Would scorched land fit if all that can be removed were gone?"""
    city = player.city()
    free = free_of(player.taken)
    for move in removable(player, city):
        free = joined(free, move.covers)
    return not is_empty(fitting(SHAPES[SCORCHED][0], without(free, city)))


def scorched_corners(player: Player) -> Fields:
    """Where scorched land may go: on free fields outside the cities."""
    city = player.city()
    free = without(free_of(player.taken), city)
    return fitting(SHAPES[SCORCHED][0], free)
