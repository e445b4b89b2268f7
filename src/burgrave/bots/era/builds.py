"""What the greedy bot builds, and where."""

from typing import Final

from mypy_extensions import i64

from burgrave.bots.era.look import Look
from burgrave.bots.era.places import ENOUGH, Best, Ranked, Site
from burgrave.bots.era.plan import Plan, distance
from burgrave.games.era.actions import MOVE_DONE, Move
from burgrave.games.era.building import turns_marker
from burgrave.games.era.components import (
    CATHEDRAL,
    DIE_INDEX,
    DIE_OF,
    FARM,
    GUILDHALL,
    HOSPITAL,
    KEEP,
    KINDS,
    LUMBER_MILL,
    MONASTERY,
    PEASANT,
    POINTS,
    SCORCHED,
    UNIVERSITY,
)
from burgrave.games.era.grid import SHAPES, both, fitting, free_of, is_empty, meet, size
from burgrave.games.era.player import IS_WALL, dice_in
from burgrave.games.era.stores import COST, GOODS, STONE, WOOD, enough, of_kind, total
from burgrave.kernel.action import Action

_NOBLE: Final[i64] = DIE_INDEX["noble"]
_BURGHER: Final[i64] = DIE_INDEX["burgher"]
_CLERIC: Final[i64] = DIE_INDEX["cleric"]


def _price(look: Look, piece: i64) -> float:
    """What the resources are worth that a piece costs."""
    cost = COST[piece]
    worth = float(of_kind(cost, WOOD)) * look.resource(WOOD)
    worth += float(of_kind(cost, STONE)) * look.resource(STONE)
    return worth + float(of_kind(cost, GOODS)) * look.resource(GOODS)


def _income(look: Look, piece: i64) -> float:
    """What a building brings in the rounds to come, and at the end."""
    weights = look.weights
    rounds = look.rounds
    die = DIE_OF[piece]
    worth = 0.0
    if die == PEASANT:
        worth += weights.peasant * rounds
    elif die == _NOBLE:
        worth += weights.noble * rounds
    elif die == _BURGHER:
        worth += weights.burgher * rounds
    elif die == _CLERIC:
        worth += weights.cleric * rounds
    if die > PEASANT:
        worth -= 0.15 * rounds * float(max(0, look.mouths - 4 - 2 * look.farms))
    if piece == FARM:
        worth += weights.farm * rounds * (1.0 if look.mouths > look.farms + 3 else 0.5)
    elif piece == LUMBER_MILL:
        worth += weights.lumber_mill * rounds
    elif piece == HOSPITAL:
        worth += weights.hospital * rounds
    elif piece == MONASTERY:
        worth += weights.monastery * rounds
    elif piece == UNIVERSITY:
        worth += float(look.player.culture) + 0.8 * rounds
    elif piece == CATHEDRAL:
        worth += float(dice_in(look.player.dice)) + 0.4 * rounds
    elif piece == GUILDHALL:
        left = total(look.player.stores - COST[piece])
        worth += float(min(left, 6)) * 0.6 + 3.0
    return worth


class Pieces:
    """What each piece would bring, wherever it stands; worked out when it is first asked for."""

    def __init__(self, look: Look) -> None:
        self.look: Final[Look] = look
        self.known: Final[list[bool]] = [False] * KINDS
        self.worths: Final[list[float]] = [0.0] * KINDS

    def worth(self, piece: i64) -> float:
        """Points, income and end marker, less the price."""
        if not self.known[piece]:
            self.known[piece] = True
            self.worths[piece] = self._reckoned(piece)
        return self.worths[piece]

    def _reckoned(self, piece: i64) -> float:
        look, board = self.look, self.look.board
        worth = float(POINTS[piece]) + _income(look, piece) - _price(look, piece)
        if piece == KEEP:
            worth += 1.0
        if board.size > 1 and turns_marker(board, piece):
            worth += look.weights.finish * (1.0 if look.lead() > 0 else -1.0)
        return worth


def best_build(look: Look, legal: list[Action]) -> Action:
    """The piece and the place that gain most, if any gains."""
    if len(legal) == places_in_all(look):
        return best_build_of_all(look)
    site = Site(look)
    pieces = Pieces(look)
    best: Action = MOVE_DONE
    most = 0.0
    for action in legal:
        assert isinstance(action, Move)
        if action is MOVE_DONE:
            continue
        base = pieces.worth(action.piece)
        if base + ENOUGH <= most:
            continue
        worth = site.worth(action, base)
        if worth > most:
            best, most = action, worth
    return best


def best_build_of_all(look: Look) -> Action:
    """The piece and the place that gain most of all that there are, if any gains."""
    site = Site(look)
    pieces = Pieces(look)
    best = Best(1)
    best.offer(MOVE_DONE, 0.0)
    for piece in range(SCORCHED):
        if can_buy(look, piece):
            site.survey(piece, pieces.worth(piece), best, hasty=True)
    return best.kept[0].move


def places_in_all(look: Look) -> i64:
    """How many choices there are: all places of all pieces, and to build nothing."""
    number: i64 = 1
    free = free_of(look.player.taken)
    for piece in range(SCORCHED):
        if can_buy(look, piece):
            for shape in SHAPES[piece]:
                number += size(fitting(shape, free))
    return number


def can_buy(look: Look, piece: i64) -> bool:
    """Is a piece left, and can it be paid for?"""
    return look.board.supply[piece] > 0 and enough(look.player.stores, COST[piece])


def ranked_builds(look: Look, legal: list[Action]) -> list[Action]:
    """The best place of each piece and building nothing, best first.

    Two places of a piece differ by what is meant to stand there later. That the site knows better
    than a judgement of what stands there now.
    """
    site = Site(look)
    pieces = Pieces(look)
    found = [Ranked(MOVE_DONE, 0.0)]
    for piece in range(SCORCHED):
        if can_buy(look, piece):
            best = Best(1)
            site.survey(piece, pieces.worth(piece), best, hasty=False)
            found.extend(best.kept)
    found.sort(key=lambda each: -each.worth)
    if len(legal) == places_in_all(look):
        return [each.move for each in found]
    return [each.move for each in found if each.move in legal]


def best_scorched(look: Look, legal: list[Action]) -> Action:
    """Where scorched land hurts least."""
    plan = Plan(look.player, int(look.weights.quarter))
    best = legal[0]
    least = 1000.0
    for action in legal:
        assert isinstance(action, Move)
        harm = -0.02 * float(distance(action))
        harm += 3.0 * float(size(both(action.covers, plan.missing)))
        harm += 1.0 * float(size(both(action.covers, plan.inside)))
        harm += 1.0 * float(size(both(action.covers, plan.stalls)))
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
        piece = standing.piece
        harm = float(POINTS[piece]) + _income(look, piece) + 0.3 * _price(look, piece)
        if IS_WALL[piece]:
            harm = 1.5
            if not is_empty(plan.city):
                harm = 8.0
        elif meet(standing.borders, plan.houses):
            harm -= look.weights.crowd * look.rounds
        if harm < least:
            best, least = action, harm
    return best
