"""Phases 2 and 3: collecting what dice and buildings bring, and feeding the dice."""

from mypy_extensions import i64

from burgrave.games.era.components import CULTURE, STORES, shown
from burgrave.games.era.goods import FOOD, GIVES, MOST, UNITS, named, of_kind
from burgrave.games.era.player import (
    Player,
    dice_in,
)
from burgrave.games.era.rolling import symbols_of
from burgrave.games.era.state import Era
from burgrave.games.era.steps import Step
from burgrave.kernel.event import Log, tell


def income(player: Player) -> i64:
    """What the buildings bring."""
    total: i64 = 0
    for move in player.pieces:
        total += GIVES[move.piece]
    return total


def reaped(player: Player) -> tuple[i64, i64]:
    """What dice and buildings bring, up to the end of each track, and what is lost there."""
    symbols = symbols_of(player)
    built = income(player)
    lost: i64 = 0
    gained: i64 = 0
    for kind in range(len(STORES)):
        more = shown(symbols, kind) + of_kind(built, kind)
        room = MOST[kind] - of_kind(player.stores, kind)
        if more > room:
            lost += (more - room) * UNITS[kind]
            more = room
        gained += more * UNITS[kind]
    return gained, lost


class Collect(Step):
    """Everybody in turn: symbols and buildings together, up to the end of each track."""

    def waits(self, b: Era, log: Log) -> bool:
        """Nobody has to decide anything."""
        for turn in range(b.size):
            seat = b.seat_at(turn)
            player = b.change(seat)
            gained, lost = reaped(player)
            culture = shown(symbols_of(player), CULTURE)
            player.stores += gained
            player.culture += culture
            if log is not None:
                tell(
                    log,
                    "collected",
                    seat,
                    gains=named(gained),
                    lost=named(lost),
                    culture=int(culture),
                )
        return False


class Feed(Step):
    """Everybody in turn: one food for each die; each missing one is a step of disaster."""

    def waits(self, b: Era, log: Log) -> bool:
        """Nobody has to decide anything."""
        for turn in range(b.size):
            seat = b.seat_at(turn)
            mouths = dice_in(b.players[seat].dice)
            food = of_kind(b.players[seat].stores, FOOD)
            eaten = min(mouths, food)
            if eaten:
                b.change(seat).stores -= eaten
            if log is not None:
                tell(log, "fed", seat, pays=named(eaten), missing=int(mouths - eaten))
            b.suffer(seat, mouths - eaten, "famine", log)
        return False
