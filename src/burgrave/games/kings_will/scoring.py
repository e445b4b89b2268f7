"""The end of the game: wrath and will, emblems, library and workshop, and the places."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kings_will import ids
from burgrave.games.kings_will.components import BUILDINGS, CARDS, SETTLEMENTS
from burgrave.games.kings_will.components import EMBLEMS as EMBLEM_POINTS
from burgrave.games.kings_will.components import WILLS as WILL_CARDS
from burgrave.games.kings_will.components import WRATH as WRATH_POINTS
from burgrave.games.kings_will.events import Edge
from burgrave.games.kings_will.goods import coins, of_kind, resources
from burgrave.games.kings_will.land import building_under, lived_in
from burgrave.games.kings_will.player import (
    EMBLEMS,
    LIBRARY,
    SOURCES,
    WILLS,
    WORKSHOP,
    WRATH,
    Player,
)
from burgrave.games.kings_will.state import KingsWill
from burgrave.kernel.event import Event, Log, tell
from burgrave.kernel.seats import NOBODY, bits
from burgrave.kernel.state import places

# What bases and wishes count.
MEASURES: Final = (
    "mood",
    "education",
    "development",
    "peasants",
    "landscapes",
    "hamlets",
    "castles",
    "monasteries",
    "villages",
    "settlement_kinds",
    "buildings",
    "coins",
    "resources",
    "most_buildings",
    "resource_kinds",
    "full_sets",
    "lived_landscapes",
)
BASE_OF: Final[list[i64]] = [i64(MEASURES.index(card.base_of)) for card in WILL_CARDS]
WISH_OF: Final[list[i64]] = [i64(MEASURES.index(card.wish_of)) for card in WILL_CARDS]


def measure(b: KingsWill, seat: i64, what: i64) -> i64:
    """How much a player has of what a card counts."""
    player = b.players[seat]
    if what == 0:
        return player.mood
    if what == 1:
        return player.education
    if what == 2:
        return player.development
    if what == 3:
        return player.peasants
    if what == 4:
        return len(player.land)
    if what <= 8:
        return player.count(what - 5)
    if what == 9:
        return settlement_kinds(player)
    if what == 10:
        return bits(player.built)
    if what == 11:
        return coins(player.goods)
    if what == 12:
        return resources(player.goods)
    if what == 13:
        return 1 if _has_most_buildings(b, seat) else 0
    if what == 14:
        return _resource_kinds(player)
    if what == 15:
        return _full_sets(player)
    return lived_in(player)


def settlement_kinds(player: Player) -> i64:
    """How many kinds of settlement a player has."""
    total: i64 = 0
    for kind in range(len(SETTLEMENTS)):
        if player.count(kind):
            total += 1
    return total


def _has_most_buildings(b: KingsWill, seat: i64) -> bool:
    """Does nobody have more buildings?"""
    mine = bits(b.players[seat].built)
    for other in b.players:
        if bits(other.built) > mine:
            return False
    return True


def _resource_kinds(player: Player) -> i64:
    total: i64 = 0
    for kind in range(4):
        if of_kind(player.goods, kind):
            total += 1
    return total


def _full_sets(player: Player) -> i64:
    least = of_kind(player.goods, 0)
    for kind in range(1, 4):
        least = min(least, of_kind(player.goods, kind))
    return least


def will_points(b: KingsWill, seat: i64, card: i64) -> i64:
    """What a card scores for a disc as things stand: its points, nothing, or wrath."""
    will = WILL_CARDS[card]
    if measure(b, seat, BASE_OF[card]) < will.base:
        return -WRATH_POINTS
    wished = measure(b, seat, WISH_OF[card])
    if wished < will.wish:
        return 0
    if will.each == 0:
        return will.points
    return min(i64(will.points), will.each * wished)


def told_of(card: i64) -> dict[str, object]:
    """A card with what it asks, as events tell it."""
    will = WILL_CARDS[card]
    base: dict[str, object] = {"of": will.base_of, "n": will.base}
    told: dict[str, object] = {"card": will.id, "base": base}
    if will.each:
        told["each"] = {"of": will.wish_of, "points": will.each, "most": will.points}
    else:
        told["wish"] = {"of": will.wish_of, "n": will.wish}
        told["worth"] = will.points
    return told


def emblems_of(player: Player) -> list[tuple[int, str]]:
    """The whole emblems: the landscape on whose right edge each lies, and which one it is."""
    found: list[tuple[int, str]] = []
    for place in range(len(player.land) - 1):
        left = building_under(player.land[place])
        right = building_under(player.land[place + 1])
        emblem = _whole(left, right)
        if emblem:
            found.append((place, emblem))
    return found


def _whole(left: i64, right: i64) -> str:
    """The emblem that two buildings beside each other make whole, or ""."""
    if left == NOBODY or right == NOBODY:
        return ""
    half = BUILDINGS[left].right
    return half if half == BUILDINGS[right].left else ""


def joins(player: Player, building: i64, place: i64) -> list[tuple[Edge, str]]:
    """The emblems that a building would make whole at a place, and at which of its edges."""
    found: list[tuple[Edge, str]] = []
    if place > 0:
        emblem = _whole(building_under(player.land[place - 1]), building)
        if emblem:
            found.append(("left", emblem))
    if place + 1 < len(player.land):
        emblem = _whole(building, building_under(player.land[place + 1]))
        if emblem:
            found.append(("right", emblem))
    return found


_NUMBER: Final[i64] = len(BUILDINGS)
_JOINED: Final[list[i64]] = [
    i64(EMBLEM_POINTS.get(_whole(left, right), 0))
    for left in range(_NUMBER)
    for right in range(_NUMBER)
]
"""What two buildings beside each other score."""


def emblem_points(player: Player) -> i64:
    """What the whole emblems score."""
    total: i64 = 0
    left: i64 = NOBODY
    for spot in player.land:
        right = building_under(spot)
        if left >= 0 and right >= 0:
            total += _JOINED[_NUMBER * left + right]
        left = right
    return total


def joined_points(player: Player, building: i64, place: i64) -> i64:
    """What the emblems score that a building would make whole at a place."""
    total: i64 = 0
    if place > 0:
        left = building_under(player.land[place - 1])
        if left >= 0:
            total += _JOINED[_NUMBER * left + building]
    if place + 1 < len(player.land):
        right = building_under(player.land[place + 1])
        if right >= 0:
            total += _JOINED[_NUMBER * building + right]
    return total


def score(b: KingsWill, log: Log) -> None:
    """Wrath and will card by card, then emblems, library and workshop."""
    for card in range(CARDS):
        _score_card(b, card, log)
    for seat in range(b.size):
        player = b.change(seat)
        emblems = emblem_points(player)
        player.earn(EMBLEMS, emblems)
        if log is not None and emblems:
            joined = [name for _, name in emblems_of(player)]
            tell(log, "emblems", seat, emblems=joined, points=int(emblems))
        if player.has(ids.LIBRARY):
            _score_building(player, LIBRARY, ids.LIBRARY_POINTS * player.education)
            if log is not None:
                points = int(ids.LIBRARY_POINTS * player.education)
                tell(log, "building_points", seat, building="library", points=points)
        if player.has(ids.WORKSHOP):
            _score_building(player, WORKSHOP, ids.WORKSHOP_POINTS * player.development)
            if log is not None:
                points = int(ids.WORKSHOP_POINTS * player.development)
                tell(log, "building_points", seat, building="workshop", points=points)
    if log is not None:
        winners = [seat for seat, place in enumerate(ranking(b)) if place == 1]
        tell(log, "game_over", NOBODY, winners=winners)


def _score_building(player: Player, source: i64, points: i64) -> None:
    player.earn(source, points)


def _score_card(b: KingsWill, place: i64, log: Log) -> None:
    """Turn the card up if a player's disc lies on it, and score it for each of them."""
    discs = b.discs_at(place) & b.setting.everyone
    if not discs:
        return
    card = b.will_at(place)
    if log is not None:
        facts: dict[str, object] = {"card_place": int(place), **told_of(card)}
        log.append(Event("will_revealed", NOBODY, facts, news=True))
    for seat in range(b.size):
        if not discs >> seat & 1:
            continue
        points = will_points(b, seat, card)
        player = b.change(seat)
        if points < 0:
            player.lose(WRATH, -points, below_zero=True)
        else:
            player.earn(WILLS, points)
        if log is not None:
            name, source = WILL_CARDS[card].id, SOURCES[WRATH if points < 0 else WILLS]
            tell(log, "will_scored", seat, card=name, points=int(points), source=source)


def scores(b: KingsWill) -> list[dict[str, int]]:
    """Points by source, and their total."""
    return [{**player.sources(), "total": int(player.points)} for player in b.players]


def ranking(b: KingsWill) -> list[int]:
    """Places by points; of tied players the one nearest to the start player, against the clock."""
    keys: list[tuple[int, ...]] = []
    for seat in range(b.size):
        # The start player is the last on that way round, not the first.
        away = (b.start - seat - 1) % b.size if b.start != NOBODY else seat
        keys.append((int(b.players[seat].points), -int(away)))
    return places(keys)
