"""What the greedy bot builds, and where."""

from typing import Final

from mypy_extensions import i64

from burgrave.bots.era.places import ENOUGH, Best, Ranked, Site
from burgrave.bots.era.plans import Plan, distance
from burgrave.bots.era.reading import Reading
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
    MARKET,
    MONASTERY,
    PEASANT,
    POINTS,
    SCORCHED,
    UNIVERSITY,
)
from burgrave.games.era.goods import COST, GOODS, STONE, WOOD, enough, of_kind, total
from burgrave.games.era.grid import SHAPES, both, fitting, free_of, is_empty, meet, size
from burgrave.games.era.player import IS_WALL, dice_in
from burgrave.kernel.action import Action

_NOBLE: Final[i64] = DIE_INDEX["noble"]
_BURGHER: Final[i64] = DIE_INDEX["burgher"]
_CLERIC: Final[i64] = DIE_INDEX["cleric"]


def _price(reading: Reading, piece: i64) -> float:
    """What the resources are worth that a piece costs."""
    cost = COST[piece]
    worth = float(of_kind(cost, WOOD)) * reading.resource(WOOD)
    worth += float(of_kind(cost, STONE)) * reading.resource(STONE)
    return worth + float(of_kind(cost, GOODS)) * reading.resource(GOODS)


def _income(reading: Reading, piece: i64) -> float:
    """What a building brings in the rounds to come, and at the end."""
    weights = reading.weights
    rounds = reading.rounds
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
        worth -= 0.15 * rounds * float(max(0, reading.mouths - 4 - 2 * reading.farms))
    if piece == FARM:
        worth += weights.farm * rounds * (1.0 if reading.mouths > reading.farms + 3 else 0.5)
    elif piece == LUMBER_MILL:
        worth += weights.lumber_mill * rounds
    elif piece == HOSPITAL:
        worth += weights.hospital * rounds
    elif piece == MONASTERY:
        worth += weights.monastery * rounds
    elif piece == UNIVERSITY:
        worth += float(reading.player.culture) + 0.8 * rounds + weights.university
    elif piece == CATHEDRAL:
        worth += float(dice_in(reading.player.dice)) + 0.4 * rounds
    elif piece == GUILDHALL:
        left = total(reading.player.stores - COST[piece])
        worth += float(min(left, 6)) * 0.6 + weights.guild
    elif piece == MARKET:
        worth += weights.market
    return worth


class Pieces:
    """What each piece would bring, wherever it stands; worked out when it is first asked for."""

    def __init__(self, reading: Reading) -> None:
        self.reading: Final[Reading] = reading
        self.known: Final[list[bool]] = [False] * KINDS
        self.worths: Final[list[float]] = [0.0] * KINDS

    def worth(self, piece: i64) -> float:
        """Points, income and end marker, less the price."""
        if not self.known[piece]:
            self.known[piece] = True
            self.worths[piece] = self._reckoned(piece)
        return self.worths[piece]

    def _reckoned(self, piece: i64) -> float:
        reading, state = self.reading, self.reading.state
        worth = float(POINTS[piece]) + _income(reading, piece) - _price(reading, piece)
        if piece == KEEP:
            worth += reading.weights.keep
        if state.size > 1 and turns_marker(state, piece):
            worth += reading.weights.finish * (1.0 if reading.lead() > 0 else -1.0)
        return worth


def best_build(reading: Reading, legal: list[Action]) -> Action:
    """The piece and the place that gain most, if any gains."""
    if len(legal) == places_in_all(reading):
        return best_build_of_all(reading)
    site = Site(reading)
    pieces = Pieces(reading)
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


def best_build_of_all(reading: Reading) -> Action:
    """The piece and the place that gain most of all that there are, if any gains."""
    site = Site(reading)
    pieces = Pieces(reading)
    best = Best(1)
    best.offer(MOVE_DONE, 0.0)
    for piece in range(SCORCHED):
        if can_buy(reading, piece):
            site.survey(piece, pieces.worth(piece), best, hasty=True)
    return best.kept[0].move


def places_in_all(reading: Reading) -> i64:
    """How many choices there are: all places of all pieces, and to build nothing."""
    number: i64 = 1
    free = free_of(reading.player.taken)
    for piece in range(SCORCHED):
        if can_buy(reading, piece):
            for shape in SHAPES[piece]:
                number += size(fitting(shape, free))
    return number


def can_buy(reading: Reading, piece: i64) -> bool:
    """Is a piece left, and can it be paid for?"""
    return reading.state.supply[piece] > 0 and enough(reading.player.stores, COST[piece])


def ranked_builds(reading: Reading, legal: list[Action]) -> list[Action]:
    """The best place of each piece and building nothing, best first.

    Two places of a piece differ by what is meant to stand there later. That the site knows better
    than a judgement of what stands there now.
    """
    site = Site(reading)
    pieces = Pieces(reading)
    found = [Ranked(MOVE_DONE, 0.0)]
    for piece in range(SCORCHED):
        if can_buy(reading, piece):
            best = Best(1)
            site.survey(piece, pieces.worth(piece), best, hasty=False)
            found.extend(best.kept)
    found.sort(key=lambda each: -each.worth)
    if len(legal) == places_in_all(reading):
        return [each.move for each in found]
    return [each.move for each in found if each.move in legal]


def best_scorched(reading: Reading, legal: list[Action]) -> Action:
    """Where scorched land hurts least."""
    plan = Plan(reading.player, int(reading.weights.quarter))
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


def best_removal(reading: Reading, legal: list[Action]) -> Action:
    """What can be missed most easily."""
    plan = Plan(reading.player, int(reading.weights.quarter))
    best = legal[0]
    least = 1000.0
    for action in legal:
        assert isinstance(action, Move)
        standing = reading.player.piece_at(action.first)
        if standing is None:
            continue
        piece = standing.piece
        harm = float(POINTS[piece]) + _income(reading, piece) + 0.3 * _price(reading, piece)
        if IS_WALL[piece]:
            harm = 1.5
            if not is_empty(plan.city):
                harm = 8.0
        elif meet(standing.borders, plan.houses):
            harm -= reading.weights.crowd * reading.rounds
        if harm < least:
            best, least = action, harm
    return best
