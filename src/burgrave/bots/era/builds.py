"""What the greedy bot builds, and where."""

from typing import Final

from mypy_extensions import i64

from burgrave.bots.era.look import Look
from burgrave.bots.era.plan import Plan, distance
from burgrave.games.era.actions import MOVE_DONE, Move
from burgrave.games.era.board import IS_WALL, dice_in
from burgrave.games.era.cities import is_building
from burgrave.games.era.components import (
    CATHEDRAL,
    FARM,
    GUILDHALL,
    HOSPITAL,
    KEEP,
    LARGEST_CITY,
    LUMBER_MILL,
    MARKET,
    MONASTERY,
    PIECES,
    POINTS,
    UNIVERSITY,
)
from burgrave.games.era.grid import (
    both,
    enclosed,
    is_empty,
    joined,
    meet,
    parts,
    size,
    without,
)
from burgrave.games.era.stores import COST, total
from burgrave.kernel.action import Action

_PLACES: Final = 3
"""So many places of each piece are worth a closer look."""


def _price(look: Look, piece: int) -> float:
    """What the resources are worth that a piece costs."""
    _, wood, stone, goods = PIECES[piece].cost
    return wood * look.resource(1) + stone * look.resource(2) + goods * look.resource(3)


def _income(look: Look, piece: int) -> float:
    """What a building brings in the rounds to come, and at the end."""
    weights = look.weights
    rounds = look.rounds
    die = PIECES[piece].die
    worth = 0.0
    if die == "peasant":
        worth += weights.peasant * rounds
    elif die == "noble":
        worth += weights.noble * rounds
    elif die == "burgher":
        worth += weights.burgher * rounds
    elif die == "cleric":
        worth += weights.cleric * rounds
    if die is not None and die != "peasant":
        worth -= 0.15 * rounds * max(0, look.mouths - 4 - 2 * look.farms)
    if piece == FARM:
        worth += weights.farm * rounds * (1.0 if look.mouths > look.farms + 3 else 0.5)
    elif piece == LUMBER_MILL:
        worth += weights.lumber_mill * rounds
    elif piece == HOSPITAL:
        worth += weights.hospital * rounds
    elif piece == MONASTERY:
        worth += weights.monastery * rounds
    elif piece == UNIVERSITY:
        worth += int(look.player.culture) + 0.8 * rounds
    elif piece == CATHEDRAL:
        worth += int(dice_in(look.player.dice)) + 0.4 * rounds
    elif piece == GUILDHALL:
        left = int(total(look.player.stores - COST[piece]))
        worth += min(left, 6) * 0.6 + 3.0
    return worth


class Site:
    """The domain as a place to build, with what each field means."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.plan = Plan(look.player, int(look.weights.quarter))
        self.early = min(1.0, look.rounds / 5.0)

    def worth(self, move: Move, base: float) -> float:
        """What a piece is worth at its place."""
        look, plan, weights = self.look, self.plan, self.look.weights
        piece = move.piece
        if IS_WALL[piece]:
            return base + self._wall(move)
        worth = base
        if meet(move.covers, plan.missing):
            worth -= weights.in_the_way
        if is_empty(without(move.covers, plan.inside)):
            sure = 1.0 if is_empty(plan.missing) else weights.ring
            worth += int(POINTS[piece]) * sure
            worth -= weights.room * self.early * int(size(move.covers))
        else:
            worth += weights.middle * int(distance(move))
        if meet(move.borders, plan.houses) and not meet(move.borders, plan.hospitals):
            if piece == HOSPITAL:
                worth += weights.crowd * look.rounds
            else:
                worth -= weights.crowd * (look.rounds + 0.5) * 1.6
        worth -= int(size(both(move.covers, plan.stalls)))
        if piece == MARKET:
            worth += 0.85 * int(size(both(move.borders, plan.free)))
        return worth

    def _wall(self, move: Move) -> float:
        """A wall is worth what it shuts in, or its part of the ring."""
        look, plan, weights = self.look, self.plan, self.look.weights
        shut_in = enclosed(joined(look.player.walls, move.covers))
        new = without(shut_in, plan.city)
        worth = 0.0
        if not is_empty(new):
            for standing in look.player.pieces:
                if is_building(standing.piece) and meet(standing.covers, new):
                    if standing.piece != KEEP:
                        worth += int(POINTS[standing.piece])
            largest = 0
            for part in parts(shut_in):
                largest = max(largest, int(size(part)))
            had = 0
            for part in parts(plan.city):
                had = max(had, int(size(part)))
            other = look.best_other_city()
            if largest >= other and had < max(other, 1):
                worth += int(LARGEST_CITY) * weights.largest
            return worth + 0.25 * int(size(new)) * self.early
        if not is_empty(plan.missing) and not meet(move.covers, without(plan.free, plan.missing)):
            needed = max(1, int(size(plan.missing)))
            share = int(size(move.covers)) / needed
            gain = int(LARGEST_CITY) * weights.largest * weights.ring
            return worth + share * gain * (1.0 if look.rounds >= 1.0 else 0.0)
        if meet(move.covers, plan.missing) or meet(move.covers, plan.inside):
            worth -= weights.in_the_way
        worth -= int(size(both(move.covers, plan.stalls)))
        return worth


class Pieces:
    """What each piece would bring, wherever it stands; worked out when it is first asked for."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.known: list[bool] = [False] * len(PIECES)
        self.worths: list[float] = [0.0] * len(PIECES)
        self.marker = 0.0
        board = look.board
        if board.size > 1 and board.markers_left() > 0:
            self.marker = look.weights.finish * (1.0 if look.lead() > 0 else -1.0)

    def worth(self, piece: int) -> float:
        """Points, income and end marker, less the price."""
        if not self.known[piece]:
            self.known[piece] = True
            self.worths[piece] = self._reckoned(piece)
        return self.worths[piece]

    def _reckoned(self, piece: int) -> float:
        look, board = self.look, self.look.board
        worth = float(int(POINTS[piece])) + _income(look, piece) - _price(look, piece)
        if piece == KEEP:
            worth += 1.0
        if board.supply[piece] == 1 and is_building(piece):
            if not board.turned >> i64(piece) & 1:
                worth += self.marker
        return worth


def best_build(look: Look, legal: list[Action]) -> Action:
    """The piece and the place that gain most, if any gains."""
    site = Site(look)
    pieces = Pieces(look)
    best: Action = MOVE_DONE
    most = 0.0
    for action in legal:
        assert isinstance(action, Move)
        if action is MOVE_DONE:
            continue
        base = pieces.worth(int(action.piece))
        if base + 14.0 <= most:
            continue
        worth = site.worth(action, base)
        if worth > most:
            best, most = action, worth
    return best


class Ranked:
    """An action and what it seems to be worth."""

    def __init__(self, action: Action, worth: float) -> None:
        self.action: Final[Action] = action
        self.worth: Final[float] = worth


def ranked_builds(look: Look, legal: list[Action]) -> list[Action]:
    """The best places of each piece and building nothing, best first."""
    site = Site(look)
    pieces = Pieces(look)
    found: list[Ranked] = []
    places: list[list[Ranked]] = [[] for _ in PIECES]
    for action in legal:
        assert isinstance(action, Move)
        if action is MOVE_DONE:
            found.append(Ranked(action, 0.0))
            continue
        piece = int(action.piece)
        worth = site.worth(action, pieces.worth(piece))
        _keep_best(places[piece], Ranked(action, worth))
    for best in places:
        found.extend(best)
    found.sort(key=lambda each: -each.worth)
    return [each.action for each in found]


def _keep_best(best: list[Ranked], fresh: Ranked) -> None:
    """Put a place among the best ones of its piece, if it belongs there."""
    at = len(best)
    while at > 0 and best[at - 1].worth < fresh.worth:
        at -= 1
    if at < _PLACES:
        best.insert(at, fresh)
        if len(best) > _PLACES:
            best.pop()


def best_scorched(look: Look, legal: list[Action]) -> Action:
    """Where scorched land hurts least."""
    plan = Plan(look.player, int(look.weights.quarter))
    best = legal[0]
    least = 1000.0
    for action in legal:
        assert isinstance(action, Move)
        harm = -0.02 * int(distance(action))
        harm += 3.0 * int(size(both(action.covers, plan.missing)))
        harm += 1.0 * int(size(both(action.covers, plan.inside)))
        harm += 1.0 * int(size(both(action.covers, plan.stalls)))
        if harm < least:
            best, least = action, harm
    return best


def best_removal(look: Look, legal: list[Action]) -> Action:
    """What can be missed most easily."""
    plan = Plan(look.player, int(look.weights.quarter))
    best = legal[0]
    least = 1000.0
    for action in legal:
        assert isinstance(action, Move)
        standing = look.player.piece_at(action.first)
        if standing is None:
            continue
        piece = int(standing.piece)
        harm = float(int(POINTS[piece])) + _income(look, piece) + 0.3 * _price(look, piece)
        if IS_WALL[piece]:
            harm = 1.5
            if not is_empty(plan.city):
                harm = 8.0
        elif meet(standing.borders, plan.houses):
            harm -= look.weights.crowd * look.rounds
        if harm < least:
            best, least = action, harm
    return best
