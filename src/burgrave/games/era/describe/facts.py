"""Decisions and prospects as plain facts, for programs that draw the table.

Placements come in groups, one for each piece and orientation, or an update would carry thousands
of them. A group names its first placement; `corners` are all the fields that can stand in its
notation instead, as a set: four hexadecimal digits for each row, the lowest bit for column a.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Any, NamedTuple

from burgrave.games.era import actions
from burgrave.games.era.actions import MOVE_PLACE, Move
from burgrave.games.era.board import IS_WALL
from burgrave.games.era.components import (
    BUILDINGS,
    CATHEDRAL,
    DICE,
    FARM,
    FARM_FOOD,
    GUILDHALL,
    HEIGHT,
    HOSPITAL,
    KEEP,
    LUMBER_MILL,
    MARKET,
    MILL_WOOD,
    PIECE_INDEX,
    PIECES,
    POINTS,
    SCORCHED,
    STORES,
    TRACKS,
    UNIVERSITY,
)
from burgrave.games.era.grid import (
    SHAPES,
    Fields,
    cell_name,
    enclosed,
    fitting,
    free_of,
    nothing,
    parts,
)

if TYPE_CHECKING:
    from burgrave.kernel.action import Action

Facts = dict[str, Any]
View = Mapping[str, Any]

_COLUMNS = "abcdefghijklmn"
_WALLS = range(int(BUILDINGS), int(SCORCHED))
_FACES = 6
_REMEMBERED = 512
"""So many domains are remembered: most decisions leave a domain alone."""
_GAPS = 2
"""Of rings that one wall would close, so many are worth telling."""
_SMALL = 3
"""Rings of so few fields with nothing in them are not."""


def action_facts(view: View, legal: Iterable[Action]) -> list[Facts]:
    """For each decision of the viewer, placements in groups, what it is and what it brings."""
    found: list[Facts] = []
    groups: dict[tuple[int, int], list[Move]] = {}
    for action in legal:
        assert isinstance(action, Move)
        if action.kind == actions.PLACE:
            groups.setdefault((int(action.piece), int(action.turn)), []).append(action)
        else:
            found.append(_single(view, action))
    if groups:
        side = view["seats"][view["viewer"]]
        domain = _domain(_standing(side))
        means = _Means(side)
        found += [_group(domain, means, moves) for moves in groups.values()]
    return found


def advice(view: View) -> Facts:
    """What the viewer could reckon: cities and gaps, the harvest, odds of skulls, the supply."""
    viewer = view["viewer"]
    domains = [_tell(side) for side in view["seats"]]
    if viewer is None or view["over"]:
        return {"domains": domains, "harvest": None, "skulls": [], "supply": []}
    side = view["seats"][viewer]
    rolling = view["step"] == "roll" and side["rolled"]
    dice = sum(side["dice"].values())
    return {
        "domains": domains,
        "harvest": _harvest(side) if rolling else None,
        "skulls": _skulls(dice) if rolling else [],
        "supply": _supply(view, side),
    }


def _single(view: View, move: Move) -> Facts:
    facts: Facts = {"id": int(move.id), "text": move.text, "kind": _KINDS[int(move.kind)]}
    kind = move.kind
    if kind in (actions.MARK, actions.SET, actions.QUILL) and move.slot >= 0:
        facts["die"] = DICE[move.slot // _FACES].id
        facts["face"] = int(move.slot) % _FACES + 1
    if kind == actions.SET:
        facts["to"] = int(move.to) + 1
    elif kind in (actions.LOSE, actions.DEMAND):
        facts["store"] = STORES[move.store]
    elif kind == actions.REMOVE:
        facts["at"] = cell_name(int(move.x), int(move.y))
    return facts


_KINDS = {
    int(actions.STOP): "stop",
    int(actions.THROW): "throw",
    int(actions.MARK): "mark",
    int(actions.SET): "set",
    int(actions.DECLINE): "decline",
    int(actions.QUILL): "quill",
    int(actions.SUFFER): "suffer",
    int(actions.LOSE): "lose",
    int(actions.DONE): "done",
    int(actions.REMOVE): "remove",
    int(actions.DEMAND): "demand",
    int(actions.PAY): "pay",
    int(actions.REFUSE): "refuse",
}

Standing = tuple[Move, ...]


class _Means:
    """What a player's points depend on besides the domain."""

    def __init__(self, side: View) -> None:
        self.stores: int = sum(side["stores"].values())
        self.culture = int(side["culture"])
        self.dice: int = sum(side["dice"].values())


class _House(NamedTuple):
    """A building with its fields and those beside it."""

    piece: int
    covers: int
    borders: int


class _Domain:
    """A domain as plain sets of fields, for reckoning with thousands of placements."""

    def __init__(self, standing: Standing) -> None:
        self.houses = [
            _House(int(move.piece), *_sets(move)) for move in standing if move.piece < BUILDINGS
        ]
        self.walls = 0
        self.taken = 0
        self.scorched = 0
        for move in standing:
            covers, _ = _sets(move)
            self.taken |= covers
            if IS_WALL[move.piece]:
                self.walls |= covers
            elif move.piece == SCORCHED:
                self.scorched |= covers
        self.free = _ALL & ~self.taken
        self.city = _enclosed(self.walls)
        self.crowded = _crowded(self.houses)
        self.gaps = self._gaps()

    def inside(self, house: _House) -> bool:
        """Do its points double?"""
        return house.piece == KEEP or bool(house.covers & self.city)

    def doubled_by(self, covers: int, borders: int) -> tuple[int, int]:
        """What a wall on these fields would newly shut in, and the points that would double."""
        # Whatever closes a ring touches it at two fields at least; most places do not.
        if (borders & self.walls).bit_count() < 2:
            return 0, 0
        fresh = _enclosed(self.walls | covers) & ~self.city
        points = sum(
            int(POINTS[house.piece])
            for house in self.houses
            if house.piece != KEEP and house.covers & fresh
        )
        return fresh, points

    def gain(self, means: _Means, move: Move, covers: int, borders: int) -> int:
        """The points that a placement brings at once, awards for being ahead left out."""
        piece = int(move.piece)
        if piece == SCORCHED:
            return self._markets_lose(covers)
        points = int(POINTS[piece])
        if piece == KEEP or covers & self.city:
            points *= 2
        if IS_WALL[piece]:
            points += self.doubled_by(covers, borders)[1]
        cost = sum(PIECES[piece].cost)
        halls = sum(1 for house in self.houses if house.piece == GUILDHALL)
        points += self._markets_lose(covers) - cost * halls
        if piece == MARKET:
            points += (borders & self.free).bit_count()
        elif piece == GUILDHALL:
            points += means.stores - cost
        elif piece == UNIVERSITY:
            points += means.culture
        elif piece == CATHEDRAL:
            points += means.dice
        return points

    def _markets_lose(self, covers: int) -> int:
        return -sum(
            (house.borders & covers).bit_count() for house in self.houses if house.piece == MARKET
        )

    def crowds(self, move: Move, covers: int, borders: int) -> bool:
        """Would disease strike more buildings afterwards?"""
        piece = int(move.piece)
        if piece == KEEP or piece >= BUILDINGS:
            return False
        if not any(borders & house.covers for house in self.houses if house.piece != KEEP):
            return False
        after = _crowded([*self.houses, _House(piece, covers, borders)])
        return len(after) > len(self.crowded)

    def _gaps(self) -> list[Facts]:
        """The shortest walls that would close a ring, best first."""
        ways: list[tuple[int, int, int, int, int]] = []
        for piece in _WALLS:
            for turn, shape in enumerate(SHAPES[piece]):
                for lane in _lanes(_whole(fitting(shape, _fields(self.free)))):
                    covers, borders = _sets(MOVE_PLACE[piece][turn][lane])
                    fresh, points = self.doubled_by(covers, borders)
                    area = (fresh & ~self.scorched).bit_count()
                    if points or area > _SMALL:
                        ways.append((PIECES[piece].length, -points, -area, covers, fresh))
        found: list[Facts] = []
        told = 0
        for length, points, area, covers, fresh in sorted(ways):
            # Another wall across the same gap is no news.
            if not fresh & told and len(found) < _GAPS:
                told |= fresh
                found.append(
                    {"fields": _hex(covers), "length": length, "area": -area, "points": -points}
                )
        return found


def _group(domain: _Domain, means: _Means, moves: list[Move]) -> Facts:
    first = moves[0]
    corners = 0
    crowded = 0
    gains: dict[str, int] = {}
    for move in moves:
        covers, borders = _sets(move)
        lane = 16 * int(move.y) + int(move.x)
        corners |= 1 << lane
        if domain.crowds(move, covers, borders):
            crowded |= 1 << lane
        gains[cell_name(int(move.x), int(move.y))] = domain.gain(means, move, covers, borders)
    usual = Counter(gains.values()).most_common(1)[0][0]
    return {
        "id": int(first.id),
        "text": first.text,
        "kind": "place",
        "piece": PIECES[first.piece].id,
        "turn": int(first.turn),
        "corners": _hex(corners),
        "crowded": _hex(crowded),
        "points": usual,
        "unusual": {cell: gain for cell, gain in gains.items() if gain != usual},
    }


def _standing(side: View) -> Standing:
    """The pieces of a domain as the placements that put them there."""
    found = []
    for piece in side["pieces"]:
        at = piece["at"]
        lane = 16 * (int(at[1:]) - 1) + _COLUMNS.index(at[0])
        found.append(MOVE_PLACE[PIECE_INDEX[piece["piece"]]][piece["turn"]][lane])
    return tuple(found)


@lru_cache(_REMEMBERED)
def _domain(standing: Standing) -> _Domain:
    return _Domain(standing)


def _tell(side: View) -> Facts:
    """A domain's cities, rings that want one wall, crowded buildings, and points by building."""
    standing = _standing(side)
    domain = _domain(standing)
    return {
        "cities": [
            {"fields": _hex(part), "area": (part & ~domain.scorched).bit_count()}
            for part in (_whole(part) for part in parts(_fields(domain.city)))
        ],
        "gaps": domain.gaps,
        "crowded": [
            number for number, move in enumerate(standing) if _sets(move)[0] in domain.crowded
        ],
        "buildings": _points(domain, _Means(side)),
    }


def _points(domain: _Domain, means: _Means) -> list[Facts]:
    """For each kind of building how many there are, how many double, and what they are worth."""
    found = []
    for piece in range(int(BUILDINGS)):
        houses = [house for house in domain.houses if house.piece == piece]
        if not houses:
            continue
        inside = sum(1 for house in houses if domain.inside(house))
        bonus = sum(_bonus(domain, means, house) for house in houses)
        worth = int(POINTS[piece])
        found.append(
            {
                "piece": PIECES[piece].id,
                "number": len(houses),
                "inside": inside,
                "bonus": bonus,
                "points": worth * (len(houses) + inside) + bonus,
            }
        )
    return found


def _bonus(domain: _Domain, means: _Means, house: _House) -> int:
    """What a building is worth at the end besides its own points."""
    if house.piece == MARKET:
        return (house.borders & domain.free).bit_count()
    if house.piece == GUILDHALL:
        return means.stores
    if house.piece == UNIVERSITY:
        return means.culture
    if house.piece == CATHEDRAL:
        return means.dice
    return 0


def _crowded(houses: list[_House]) -> set[int]:
    """The fields of each building that disease would strike."""
    others = [house for house in houses if house.piece != KEEP]
    everything = 0
    hospitals = 0
    for house in others:
        everything |= house.covers
        if house.piece == HOSPITAL:
            hospitals |= house.covers
    return {
        house.covers
        for house in others
        if house.piece != HOSPITAL and house.borders & everything and not house.borders & hospitals
    }


def _harvest(side: View) -> Facts:
    """What the dice bring as they lie: symbols, income, stores after collecting, and hunger."""
    symbols = Counter(
        symbol
        for die in DICE
        for face in side["rolled"].get(die.id, [])
        for symbol in die.faces[face - 1]
    )
    pieces = Counter(piece["piece"] for piece in side["pieces"])
    income = {
        "food": int(FARM_FOOD) * pieces[PIECES[FARM].id],
        "wood": int(MILL_WOOD) * pieces[PIECES[LUMBER_MILL].id],
    }
    stores, lost = {}, {}
    for track in TRACKS:
        due = side["stores"].get(track.id, 0) + symbols[track.id] + income.get(track.id, 0)
        stores[track.id] = min(due, track.most)
        lost[track.id] = due - stores[track.id]
    mouths = sum(side["dice"].values())
    return {
        "symbols": dict(symbols),
        "income": {store: n for store, n in income.items() if n},
        "stores": stores,
        "lost": {store: n for store, n in lost.items() if n},
        "mouths": mouths,
        "missing": max(0, mouths - stores["food"]),
    }


def _skulls(dice: int) -> list[list[float]]:
    """For each number of dice thrown, the chances of none, one, two and more further skulls."""
    return [
        [
            comb(thrown, skulls) * (_FACES - 1) ** (thrown - skulls) / _FACES**thrown
            for skulls in range(thrown + 1)
        ]
        for thrown in range(dice + 1)
    ]


def _supply(view: View, side: View) -> list[Facts]:
    """Every piece that can be built, with what is in the way of building it."""
    domain = _domain(_standing(side))
    free = _fields(domain.free)
    left: Mapping[str, int] = view["supply"]
    open_markers = view["markers"]["all"] - len(view["markers"]["turned"])
    found = []
    for kind, piece in enumerate(PIECES[: int(SCORCHED)]):
        missing = {
            store: price - side["stores"].get(store, 0)
            for store, price in zip(STORES, piece.cost, strict=True)
            if price > side["stores"].get(store, 0)
        }
        if not left[piece.id]:
            state = "none"
        elif missing:
            state = "missing"
        elif any(_whole(fitting(shape, free)) for shape in SHAPES[kind]):
            state = "can"
        else:
            state = "room"
        last = (
            kind < BUILDINGS
            and left[piece.id] == 1
            and open_markers > 0
            and piece.id not in view["markers"]["turned"]
        )
        found.append({"piece": piece.id, "state": state, "missing": missing, "marker": last})
    return found


def _whole(fields: Fields) -> int:
    """A set of fields as one number."""
    return int(fields[0]) | int(fields[1]) << 64 | int(fields[2]) << 128 | int(fields[3]) << 192


_WORD = (1 << 64) - 1


def _fields(whole: int) -> Fields:
    return (
        whole & _WORD,
        whole >> 64 & _WORD,
        whole >> 128 & _WORD,
        whole >> 192 & _WORD,
    )


_ALL = _whole(free_of(nothing()))


def _enclosed(walls: int) -> int:
    return _whole(enclosed(_fields(walls)))


def _lanes(whole: int) -> list[int]:
    """The bits of a set."""
    found = []
    while whole:
        low = whole & -whole
        found.append(low.bit_length() - 1)
        whole ^= low
    return found


_SETS: dict[int, tuple[int, int]] = {}


def _sets(move: Move) -> tuple[int, int]:
    """The fields of a placement, and those beside it, as numbers; each reckoned once."""
    known = _SETS.get(move.id)
    if known is None:
        known = _SETS[move.id] = (_whole(move.covers), _whole(move.borders))
    return known


def _hex(whole: int) -> str:
    """Four digits a row."""
    return "".join(f"{whole >> 16 * row & 0xFFFF:04x}" for row in range(int(HEIGHT)))
