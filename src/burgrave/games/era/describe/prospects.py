"""What the viewer could reckon: cities and gaps, the harvest, odds of skulls, the supply."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple

from burgrave.games.era import steps
from burgrave.games.era.actions import Move
from burgrave.games.era.building import fits, turns_marker
from burgrave.games.era.cities import crowded
from burgrave.games.era.components import BUILDINGS, HEIGHT, PIECES, POINTS, SCORCHED, STORES
from burgrave.games.era.describe.look import state_of
from burgrave.games.era.describe.odds import further_skulls
from burgrave.games.era.goods import COST, FOOD, missing, named, of_kind
from burgrave.games.era.grid import Fields, free_of, joined, meet, parts
from burgrave.games.era.harvesting import income, reaped
from burgrave.games.era.placing import area, closing, doubled_in, standing
from burgrave.games.era.player import (
    Player,
    dice_in,
)
from burgrave.games.era.rolling import symbols_named
from burgrave.games.era.scoring import bonus, doubles
from burgrave.games.era.sheet import (
    BuildingPoints,
    City,
    DomainAdvice,
    EraAdvice,
    Gap,
    Harvest,
    SupplyAdvice,
)
from burgrave.games.era.state import Era
from burgrave.games.era.view import seen_player

if TYPE_CHECKING:
    from burgrave.kernel.seat import Look

_REMEMBERED = 512
"""So many domains are remembered: most decisions leave a domain alone."""
_GAPS = 2
"""Of rings that one wall would close, so many are worth telling."""
_SMALL = 3
"""Rings of so few fields with nothing in them are not."""


def advice(look: Look) -> EraAdvice:
    """What the viewer could reckon: cities and gaps, the harvest, odds of skulls, the supply."""
    b, viewer = state_of(look), look.viewer
    domains = [_domain(seen_player(b, seat, viewer)) for seat in range(b.size)]
    if viewer is None or b.over:
        return {"domains": domains, "harvest": None, "skulls": [], "supply": []}
    player = b.players[viewer]
    rolling = b.at == steps.ROLL and any(player.faces)
    return {
        "domains": domains,
        "harvest": _harvest(player) if rolling else None,
        "skulls": further_skulls(int(dice_in(player.dice))) if rolling else [],
        "supply": [_supply(b, player, piece) for piece in range(int(SCORCHED))],
    }


class _Plan(NamedTuple):
    """What hangs on the pieces of a domain alone."""

    cities: list[City]
    gaps: list[Gap]
    crowded: list[int]


def _domain(player: Player) -> DomainAdvice:
    """A domain's cities, rings that want one wall, crowded buildings, and points by building."""
    plan = _plan(player.pieces)
    return {
        "cities": plan.cities,
        "gaps": plan.gaps,
        "crowded": plan.crowded,
        "buildings": _points(player),
    }


@lru_cache(_REMEMBERED)
def _plan(pieces: tuple[Move, ...]) -> _Plan:
    player = standing(pieces)
    tight = {move.first for move in crowded(player)}
    return _Plan(
        [{"fields": hexed(part), "area": int(area(player, part))} for part in parts(player.city())],
        _gaps(player),
        [number for number, move in enumerate(pieces) if move.first in tight],
    )


def _gaps(player: Player) -> list[Gap]:
    """The shortest walls that would close a ring, best first."""
    ways: list[tuple[int, int, int, str, Fields]] = []
    for move, fields in closing(player):
        points, wide = int(doubled_in(player, fields)), int(area(player, fields))
        if points or wide > _SMALL:
            length = PIECES[move.piece].length
            ways.append((length, -points, -wide, hexed(move.covers), fields))
    found: list[Gap] = []
    told: Fields = (0, 0, 0, 0)
    for length, points, wide, covers, fields in sorted(ways, key=lambda way: way[:4]):
        # Another wall across the same gap is no news.
        if not meet(fields, told) and len(found) < _GAPS:
            told = joined(fields, told)
            found.append({"fields": covers, "length": length, "area": -wide, "points": -points})
    return found


def _points(player: Player) -> list[BuildingPoints]:
    """For each kind of building how many there are, how many double, and what they are worth."""
    city, free = player.city(), free_of(player.taken)
    found: list[BuildingPoints] = []
    for piece in range(int(BUILDINGS)):
        houses = [move for move in player.pieces if move.piece == piece]
        if not houses:
            continue
        inside = sum(1 for move in houses if doubles(move, city))
        more = sum(int(bonus(player, move, free)) for move in houses)
        found.append(
            {
                "piece": PIECES[piece].id,
                "number": len(houses),
                "inside": inside,
                "bonus": more,
                "points": int(POINTS[piece]) * (len(houses) + inside) + more,
            }
        )
    return found


def _harvest(player: Player) -> Harvest:
    """What the dice bring as they lie: symbols, income, stores after collecting, and hunger."""
    gained, lost = reaped(player)
    stores = player.stores + gained
    mouths = int(dice_in(player.dice))
    return {
        "symbols": symbols_named(player),
        "income": named(income(player)),
        "stores": {store: int(of_kind(stores, kind)) for kind, store in enumerate(STORES)},
        "lost": named(lost),
        "mouths": mouths,
        "missing": max(0, mouths - int(of_kind(stores, FOOD))),
    }


def _supply(b: Era, player: Player, piece: int) -> SupplyAdvice:
    """A piece that can be built, with what is in the way of building it."""
    lacking = named(missing(player.stores, COST[piece]))
    state: Literal["can", "missing", "room", "none"]
    if not b.supply[piece]:
        state = "none"
    elif lacking:
        state = "missing"
    else:
        state = "can" if fits(player, piece) else "room"
    marker = turns_marker(b, piece)
    return {"piece": PIECES[piece].id, "state": state, "missing": lacking, "marker": marker}


def hexed(fields: Fields) -> str:
    """A set of fields, four digits a row."""
    rows = range(int(HEIGHT))
    return "".join(f"{int(fields[row // 4]) >> 16 * (row % 4) & 0xFFFF:04x}" for row in rows)
