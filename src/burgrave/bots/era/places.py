"""Where pieces could stand: places that are worth the same are looked at together.

A domain has thousands of places to build on, but few kinds of them: inside the ring or not, in its
way or not, crowded or not. Sets of fields tell the kinds apart, so that only the first place of
each kind has to be reckoned, and those few where walls meet or markets stand.
"""

from typing import Final

from mypy_extensions import i64

from burgrave.bots.era.plans import Plan, distance
from burgrave.bots.era.reading import Reading
from burgrave.games.era.actions import MOVE_PLACE, Move
from burgrave.games.era.cities import is_building
from burgrave.games.era.components import (
    HEIGHT,
    HOSPITAL,
    KEEP,
    LARGEST_CITY,
    MARKET,
    POINTS,
    WIDTH,
)
from burgrave.games.era.grid import (
    SHAPES,
    Fields,
    beside_any,
    both,
    enclosed,
    fields_of,
    first_lane,
    first_of,
    fitting,
    is_empty,
    joined,
    meet,
    nothing,
    parts,
    size,
    without,
)
from burgrave.games.era.player import IS_WALL

_FARTHEST: Final = 28.0
"""No corner of a piece is farther from the middle."""
ENOUGH: Final = 14.0
"""A piece that could not gain so much more than it is worth anywhere is not looked at."""


def _corners_by_distance() -> list[Fields]:
    """The corners of pieces in rings around the middle, the outermost first."""
    rings: list[Fields] = []
    for away in range(int(_FARTHEST), -1, -2):
        cells = [
            (x, y)
            for x in range(int(WIDTH))
            for y in range(int(HEIGHT))
            if abs(2 * x - 12) + abs(2 * y - 12) == away
        ]
        rings.append(fields_of(tuple(cells)))
    return rings


_OUTERMOST: Final[list[Fields]] = _corners_by_distance()


class Ranked:
    """A place and what it seems to be worth there."""

    def __init__(self, move: Move, worth: float) -> None:
        self.move: Final[Move] = move
        self.worth: Final[float] = worth


class Best:
    """The best places so far; of equals those that come first in the catalogue."""

    def __init__(self, room: i64) -> None:
        self.room: Final[i64] = room
        """So many are kept."""
        self.kept: Final[list[Ranked]] = []

    def wants(self, worth: float) -> bool:
        """Could a place that is worth so much be among the best?"""
        kept = self.kept
        return len(kept) < self.room or worth >= kept[len(kept) - 1].worth

    def offer(self, move: Move, worth: float) -> None:
        """Keep a place, if it belongs to the best."""
        kept = self.kept
        at: i64 = len(kept)
        while at > 0:
            other = kept[at - 1]
            if other.worth > worth or (other.worth == worth and other.move.id < move.id):
                break
            at -= 1
        if at < self.room:
            kept.insert(at, Ranked(move, worth))
            if len(kept) > self.room:
                kept.pop()


class Site:
    """The domain as a place to build, with what each field means."""

    def __init__(self, reading: Reading) -> None:
        self.reading: Final[Reading] = reading
        plan = Plan(reading.player, int(reading.weights.quarter))
        self.plan: Final[Plan] = plan
        self.early: Final[float] = min(1.0, reading.rounds / 5.0)
        self.sure: Final[float] = 1.0 if is_empty(plan.missing) else reading.weights.ring
        """How likely what stands in the ring will stand in a city."""
        free = plan.free
        self.within: Final[Fields] = both(free, plan.inside)
        self.clear: Final[Fields] = without(free, plan.missing)
        """Free fields where the ring does not go."""
        self.apart: Final[Fields] = without(free, beside_any(plan.houses))
        """Free fields without a building beside them."""
        self.unhealed: Final[Fields] = without(free, beside_any(plan.hospitals))
        """Free fields without a hospital beside them."""
        self.unsold: Final[Fields] = without(free, plan.stalls)
        self.off_walls: Final[Fields] = without(free, beside_any(reading.player.walls))
        self.other_city: i64 = -1
        """The largest city of the others, looked for when it is needed."""

    def survey(self, piece: i64, base: float, best: Best, hasty: bool) -> None:
        """Offer the best places of a piece; who is hasty leaves out what can hardly win."""
        if hasty and base + ENOUGH <= best.kept[0].worth:
            return
        shapes = SHAPES[piece]
        for turn in range(len(shapes)):
            fit = fitting(shapes[turn], self.plan.free)
            if is_empty(fit):
                continue
            if IS_WALL[piece]:
                self._survey_walls(piece, turn, fit, base, best, hasty)
            else:
                self._survey_houses(piece, turn, fit, base, best)

    def _survey_walls(
        self, piece: i64, turn: i64, fit: Fields, base: float, best: Best, hasty: bool
    ) -> None:
        """Walls that join others or stand in the ring one by one, all others together."""
        shape = SHAPES[piece][turn]
        special = without(fit, fitting(shape, self.off_walls))
        if not is_empty(self.plan.missing):
            special = joined(special, fitting(shape, self.plan.missing))
        moves = MOVE_PLACE[piece][turn]
        left = special
        while not is_empty(left):
            move = moves[first_lane(left)]
            left = without(left, first_of(left))
            if hasty and base + ENOUGH <= best.kept[0].worth:
                return
            best.offer(move, self.worth(move, base))
        if not best.wants(base):
            return
        plain = without(fit, special)
        if not is_empty(self.plan.stalls):
            beside_market = without(plain, fitting(shape, self.unsold))
            self._one_by_one(beside_market, moves, base, best)
            plain = without(plain, beside_market)
        clear = both(plain, fitting(shape, without(self.clear, self.plan.inside)))
        self._first_few(clear, moves, base, best)
        self._first_few(without(plain, clear), moves, base - self.reading.weights.in_the_way, best)

    def _survey_houses(self, piece: i64, turn: i64, fit: Fields, base: float, best: Best) -> None:
        """Buildings by kinds of places; beside markets, and markets themselves, one by one."""
        plan = self.plan
        if not best.wants(base + self._most(piece)):
            return
        shape = SHAPES[piece][turn]
        moves = MOVE_PLACE[piece][turn]
        if piece == MARKET:
            self._one_by_one(fit, moves, base, best)
            return
        if not is_empty(plan.stalls):
            beside_market = without(fit, fitting(shape, self.unsold))
            self._one_by_one(beside_market, moves, base, best)
            fit = without(fit, beside_market)
        inside = both(fit, fitting(shape, self.within))
        clear = fit if is_empty(plan.missing) else both(fit, fitting(shape, self.clear))
        crowd = without(fit, fitting(shape, self.apart))
        if not is_empty(plan.hospitals):
            crowd = both(crowd, fitting(shape, self.unhealed))
        for kind in range(8):
            places = both(fit, clear) if kind & 1 else without(fit, clear)
            places = both(places, inside) if kind & 2 else without(places, inside)
            places = both(places, crowd) if kind & 4 else without(places, crowd)
            if not is_empty(places):
                self._survey_kind(piece, moves, places, kind, base, best)

    def _survey_kind(
        self, piece: i64, moves: list[Move], places: Fields, kind: i64, base: float, best: Best
    ) -> None:
        """Places of one kind: outside the ring those at the edge come first."""
        in_the_way = kind & 1 == 0
        crowded = kind & 4 != 0
        if kind & 2:
            self._first_few(
                places, moves, self._house(piece, base, in_the_way, True, crowded, 0.0), best
            )
            return
        if not best.wants(self._house(piece, base, in_the_way, False, crowded, _FARTHEST)):
            return
        found: i64 = 0
        away = _FARTHEST
        for ring in _OUTERMOST:
            there = both(places, ring)
            if not is_empty(there):
                worth = self._house(piece, base, in_the_way, False, crowded, away)
                found += self._first_few(there, moves, worth, best)
                if found >= best.room:
                    return
            away -= 2.0

    def _first_few(self, places: Fields, moves: list[Move], worth: float, best: Best) -> i64:
        """Offer as many of these places as could be kept; how many?"""
        found: i64 = 0
        if is_empty(places) or not best.wants(worth):
            return 0
        while found < best.room and not is_empty(places):
            best.offer(moves[first_lane(places)], worth)
            places = without(places, first_of(places))
            found += 1
        return found

    def _one_by_one(self, places: Fields, moves: list[Move], base: float, best: Best) -> None:
        while not is_empty(places):
            move = moves[first_lane(places)]
            best.offer(move, self.worth(move, base))
            places = without(places, first_of(places))

    def _most(self, piece: i64) -> float:
        """How much a place can add to what a building is worth, at most."""
        weights = self.reading.weights
        most = max(float(POINTS[piece]), weights.middle * _FARTHEST)
        if piece == HOSPITAL:
            most += weights.crowd * self.reading.rounds
        return most + (0.85 * 16.0 if piece == MARKET else 0.0)

    def _house(
        self,
        piece: i64,
        base: float,
        in_the_way: bool,
        inside: bool,
        crowded: bool,
        away: float,
    ) -> float:
        """What a building is worth at a kind of place."""
        reading, weights = self.reading, self.reading.weights
        worth = base
        if in_the_way:
            worth -= weights.in_the_way
        if inside:
            worth += float(POINTS[piece]) * self.sure
            worth -= weights.room * self.early * float(SHAPES[piece][0].size)
        else:
            worth += weights.middle * away
        if crowded:
            if piece == HOSPITAL:
                worth += weights.crowd * reading.rounds
            else:
                worth -= weights.crowd * (reading.rounds + 0.5) * 1.6
        return worth

    def worth(self, move: Move, base: float) -> float:
        """What a piece is worth at its place."""
        plan = self.plan
        piece = move.piece
        if IS_WALL[piece]:
            return base + self._wall(move)
        worth = self._house(
            piece,
            base,
            meet(move.covers, plan.missing),
            is_empty(without(move.covers, plan.inside)),
            meet(move.borders, plan.houses) and not meet(move.borders, plan.hospitals),
            float(distance(move)),
        )
        worth -= float(size(both(move.covers, plan.stalls)))
        if piece == MARKET:
            worth += 0.85 * float(size(both(move.borders, plan.free)))
        return worth

    def _wall(self, move: Move) -> float:
        """A wall is worth what it shuts in, or its part of the ring."""
        reading, plan, weights = self.reading, self.plan, self.reading.weights
        new = self._newly_shut_in(move)
        if not is_empty(new):
            return self._closing(move, new)
        if not is_empty(plan.missing) and not meet(move.covers, without(plan.free, plan.missing)):
            needed = max(1, size(plan.missing))
            share = float(size(move.covers)) / float(needed)
            gain = float(LARGEST_CITY) * weights.largest * weights.ring
            return share * gain * (1.0 if reading.rounds >= 1.0 else 0.0)
        worth = 0.0
        if meet(move.covers, plan.missing) or meet(move.covers, plan.inside):
            worth -= weights.in_the_way
        return worth - float(size(both(move.covers, plan.stalls)))

    def _newly_shut_in(self, move: Move) -> Fields:
        """What a wall shuts in; one that touches fewer than two walls closes no ring."""
        walls = self.reading.player.walls
        if size(both(move.borders, walls)) < 2:
            return nothing()
        return without(enclosed(joined(walls, move.covers)), self.plan.city)

    def _closing(self, move: Move, new: Fields) -> float:
        """What a ring is worth that is closed."""
        reading, plan = self.reading, self.plan
        worth = 0.0
        for standing in reading.player.pieces:
            if is_building(standing.piece) and meet(standing.covers, new):
                if standing.piece != KEEP:
                    worth += float(POINTS[standing.piece])
        largest: i64 = 0
        for part in parts(enclosed(joined(reading.player.walls, move.covers))):
            largest = max(largest, size(part))
        had: i64 = 0
        for part in parts(plan.city):
            had = max(had, size(part))
        if self.other_city < 0:
            self.other_city = reading.best_other_city()
        other = self.other_city
        if largest >= other and had < max(other, 1):
            worth += float(LARGEST_CITY) * reading.weights.largest
        return worth + 0.25 * float(size(new)) * self.early
