"""A turn: one takes a tile and acts twice, the others act once, the row slides."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kings_will import steps
from burgrave.games.kings_will.actions import (
    DEVELOPMENT,
    EDUCATION,
    ERECT,
    EXPLORE,
    FOUND,
    HARVEST,
    MOVE_DISMISS,
    MOVE_PASS,
    MOVE_TAKE,
    OFFSPRING,
    PASS,
    SELL,
    SWAP,
    TAXES,
    WALK,
    Move,
)
from burgrave.games.kings_will.building import (
    add_buildings,
    add_settlements,
    play_erect,
    play_found,
)
from burgrave.games.kings_will.components import (
    ACTIVE_ACTIONS,
    BUILD,
    ENRICH,
    GOVERN,
    INTRIGUE,
    KING,
    LOCKED,
    MINE,
    MOVE,
    MULTIPLY,
    OTHERS_ACTIONS,
    RIGHTMOST_POINTS,
    START_ROW,
    TILES,
    TURN_CAP,
)
from burgrave.games.kings_will.components import HARVEST as HARVEST_TILE
from burgrave.games.kings_will.enriching import (
    add_enriching,
    play_explore,
    play_taxes,
)
from burgrave.games.kings_will.goods import FOOD, WOOD
from burgrave.games.kings_will.governing import (
    add_governing,
    play_development,
    play_education,
)
from burgrave.games.kings_will.harvesting import add_harvests, play_harvest
from burgrave.games.kings_will.land import peasants_on
from burgrave.games.kings_will.mood import peasant_rebels
from burgrave.games.kings_will.moving import (
    add_swaps,
    add_walks,
    play_swap,
    play_walk,
    steps_of,
)
from burgrave.games.kings_will.multiplying import (
    add_births,
    add_sales,
    play_offspring,
    play_sell,
)
from burgrave.games.kings_will.player import RIGHTMOST, bit
from burgrave.games.kings_will.state import KingsWill
from burgrave.games.kings_will.steps import Step
from burgrave.kernel.event import Log, tell
from burgrave.kernel.seats import NOBODY

_LAST: Final[i64] = len(START_ROW) - 1


class TakeTile(Step):
    """The active player takes any tile that is not locked, but never the king."""

    def waits(self, b: KingsWill, log: Log) -> bool:
        """Ask for the tile."""
        choices: list[Move] = []
        for place in range(LOCKED, _LAST + 1):
            tile = b.tile_at(place)
            if tile != KING:
                choices.append(MOVE_TAKE[tile])
        return b.let_choose(b.active, choices)

    def play(self, b: KingsWill, seat: i64, move: Move, log: Log) -> None:
        """Take the tile; the rightmost one is worth a point."""
        tile = move.number
        points: i64 = 0
        if b.tile_at(_LAST) == tile:
            points = RIGHTMOST_POINTS
            b.change(seat).earn(RIGHTMOST, points)
        b.takers += seat - b.taker(tile) << 3 * tile
        b.tile = tile
        b.turn = 0
        b.left = actions_of(b)
        b.at = steps.ACT
        if log is not None:
            place = int(b.place_of(tile))
            tell(log, "tile_taken", seat, tile=TILES[tile], row_place=place, points=int(points))


def actions_of(b: KingsWill) -> i64:
    """How many actions the present player has in all; an intrigue is one."""
    if b.tile == INTRIGUE:
        return 1
    return ACTIVE_ACTIONS if b.turn == 0 else OTHERS_ACTIONS


class Act(Step):
    """Clockwise from the active player; nobody joins in an intrigue."""

    def waits(self, b: KingsWill, log: Log) -> bool:
        """Ask whoever has an action left and can use it."""
        last: i64 = 1 if b.tile == INTRIGUE else b.size
        while b.turn < last:
            seat = b.now()
            if b.left > 0:
                choices = legal_acts(b, seat)
                if len(choices) > 1:
                    return b.let_choose(seat, choices)
                if log is not None and b.left == actions_of(b):
                    tell(log, "passed", seat, forced=True, active=b.turn == 0)
            b.turn += 1
            b.left = OTHERS_ACTIONS
        return False

    def play(self, b: KingsWill, seat: i64, move: Move, log: Log) -> None:
        """Do one action, or no more."""
        if move.code != PASS:
            b.left -= 1
            _play(b, seat, move, log)
            return
        if log is not None and b.left == actions_of(b):
            tell(log, "passed", seat, forced=False, active=b.turn == 0)
        b.left = 0

    def ends(self, b: KingsWill, log: Log) -> None:
        """The tile goes to the left end; when the king is rightmost, his visit begins."""
        b.row = slid(b.row, b.place_of(b.tile))
        b.tile = NOBODY
        b.turn = 0
        b.left = 0
        b.turns += 1
        capped = b.setting.turn_cap and b.turns >= TURN_CAP
        if b.tile_at(_LAST) == KING or capped:
            b.at = steps.COMMIT
            if log is not None:
                tell(log, "king_arrives", b.active, round=int(b.round), turns=int(b.turns))
            return
        b.active = next_seat(b, b.active)
        b.at = steps.TAKE_TILE


def legal_acts(b: KingsWill, seat: i64) -> list[Move]:
    """Nothing, or any action of the tile; in an intrigue, of any locked tile."""
    choices: list[Move] = [MOVE_PASS]
    if b.tile == INTRIGUE:
        for place in range(LOCKED):
            _add_acts(b, seat, b.tile_at(place), choices)
    else:
        _add_acts(b, seat, b.tile, choices)
    return choices


def _add_acts(b: KingsWill, seat: i64, tile: i64, choices: list[Move]) -> None:
    player = b.players[seat]
    if tile == HARVEST_TILE:
        add_harvests(player, FOOD, choices)
    elif tile == MINE:
        add_harvests(player, WOOD, choices)
    elif tile == ENRICH:
        add_enriching(b, seat, choices)
    elif tile == BUILD:
        add_settlements(b, player, choices)
        add_buildings(b, player, choices)
    elif tile == GOVERN:
        add_governing(player, choices)
    elif tile == MOVE:
        add_walks(b, player, steps_of(player), choices)
        add_swaps(player, choices)
    elif tile == MULTIPLY:
        add_births(b, player, choices)
        add_sales(player, choices)


def _play(b: KingsWill, seat: i64, move: Move, log: Log) -> None:
    """Do what the action says."""
    kind = move.code
    if kind == HARVEST:
        play_harvest(b, seat, move.number, log)
    elif kind == WALK:
        play_walk(b, seat, move, log)
    elif kind == SWAP:
        play_swap(b, seat, move, log)
    elif kind == ERECT:
        play_erect(b, seat, move, log)
    elif kind == FOUND:
        play_found(b, seat, move, log)
    elif kind == EXPLORE:
        play_explore(b, seat, move.number, log)
    elif kind == TAXES:
        play_taxes(b, seat, log)
    elif kind == EDUCATION:
        play_education(b, seat, log)
    elif kind == DEVELOPMENT:
        play_development(b, seat, log)
    elif kind == OFFSPRING:
        play_offspring(b, seat, move.place, log)
    elif kind == SELL:
        play_sell(b, seat, move.number, log)


class Rebellion(Step):
    """Whose people rebelled chooses the peasant who leaves."""

    def waits(self, b: KingsWill, log: Log) -> bool:
        """Ask for a landscape with peasants."""
        seat = b.now()
        choices: list[Move] = []
        for place, spot in enumerate(b.players[seat].land):
            if peasants_on(spot):
                choices.append(MOVE_DISMISS[place])
        return b.let_choose(seat, choices)

    def play(self, b: KingsWill, seat: i64, move: Move, log: Log) -> None:
        """That peasant leaves; then the turn or the visit goes on."""
        peasant_rebels(b, seat, move.place, log)
        if b.tile != NOBODY:
            b.at = steps.ACT
        else:
            b.turn += 1
            b.at = steps.TRIBUTE


def slid(row: i64, place: i64) -> i64:
    """The row after the tile at a place went to the left end and the gap was closed."""
    tile = row >> 4 * place & 15
    left = row & bit(4 * place) - 1
    right = row >> 4 * (place + 1) << 4 * (place + 1)
    return tile | left << 4 | right


def next_seat(b: KingsWill, seat: i64) -> i64:
    """The next seat clockwise."""
    return 0 if seat + 1 == b.size else seat + 1
