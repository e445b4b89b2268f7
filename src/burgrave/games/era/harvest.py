"""Phases 2 and 3: collecting what dice and buildings bring, and feeding the dice."""

from mypy_extensions import i64

from burgrave.games.era.board import Board, Log, dice_in, tell
from burgrave.games.era.components import (
    CULTURE,
    FARM,
    FARM_FOOD,
    LUMBER_MILL,
    MILL_WOOD,
    STORES,
    shown,
)
from burgrave.games.era.rolling import symbols_of
from burgrave.games.era.stores import FOOD, MOST, UNITS, WOOD, named, of_kind


def collect(b: Board, log: Log) -> None:
    """Everybody in turn: symbols and buildings together, up to the end of each track."""
    for turn in range(b.size):
        seat = b.seat_at(turn)
        player = b.change(seat)
        symbols = symbols_of(player)
        lost: i64 = 0
        gained: i64 = 0
        for kind in range(len(STORES)):
            more = shown(symbols, kind)
            if kind == FOOD:
                more += FARM_FOOD * player.count(FARM)
            elif kind == WOOD:
                more += MILL_WOOD * player.count(LUMBER_MILL)
            room = MOST[kind] - of_kind(player.stores, kind)
            if more > room:
                lost += (more - room) * UNITS[kind]
                more = room
            gained += more * UNITS[kind]
        culture = shown(symbols, CULTURE)
        player.stores += gained
        player.culture += culture
        if log is not None:
            tell(
                log,
                "collected",
                seat,
                stores=named(gained),
                lost=named(lost),
                culture=int(culture),
            )


def feed(b: Board, log: Log) -> None:
    """Everybody in turn: one food for each die; each missing one is a step of disaster."""
    for turn in range(b.size):
        seat = b.seat_at(turn)
        mouths = dice_in(b.players[seat].dice)
        food = of_kind(b.players[seat].stores, FOOD)
        eaten = min(mouths, food)
        if eaten:
            b.change(seat).stores -= eaten
        if log is not None:
            tell(log, "fed", seat, food=int(eaten), missing=int(mouths - eaten))
        b.suffer(seat, mouths - eaten, "famine", log)
