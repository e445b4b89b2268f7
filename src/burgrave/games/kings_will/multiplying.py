"""Multiply: peasants have offspring, resources become money."""

from mypy_extensions import i64

from burgrave.games.kings_will import ids, steps
from burgrave.games.kings_will.actions import MOVE_OFFSPRING, MOVE_SELL, Move
from burgrave.games.kings_will.components import MONEY_COINS
from burgrave.games.kings_will.goods import COIN, UNITS, enough, named, of_kind, told_amount
from burgrave.games.kings_will.land import ONE_PEASANT, brings_up
from burgrave.games.kings_will.player import Player
from burgrave.games.kings_will.state import KingsWill
from burgrave.games.kings_will.steps import Rest
from burgrave.kernel.event import Log, tell


def births(b: KingsWill, player: Player) -> list[int]:
    """Where a peasant can be born: by a hamlet or village, with a parent and a free place."""
    if b.free == 0:
        return []
    return [place for place, spot in enumerate(player.land) if brings_up(spot)]


def add_births(b: KingsWill, player: Player, moves: list[Move]) -> None:
    """A child anywhere that it can be born."""
    for place in births(b, player):
        moves.append(MOVE_OFFSPRING[place])


def add_sales(player: Player, moves: list[Move]) -> None:
    """Any resource in store."""
    for good in range(4):
        if of_kind(player.goods, good):
            moves.append(MOVE_SELL[good])


def money_for(player: Player) -> i64:
    """How many coins a resource brings."""
    return ids.MINT_COINS if player.has(ids.MINT) else MONEY_COINS


def play_offspring(b: KingsWill, seat: i64, place: i64, log: Log) -> None:
    """A peasant more; with a midwife perhaps a second one."""
    player = b.change(seat)
    second = b.at == steps.OFFSPRING
    price = ids.MIDWIFE_PRICE if second else i64(0)
    player.goods -= price
    player.lay(place, player.land[place] + ONE_PEASANT)
    player.peasants += 1
    b.free -= 1
    if log is not None:
        tell(log, "offspring", seat, place=int(place), pays=named(price))
    b.more = 1 if not second and player.has(ids.MIDWIFE) else 0
    b.at = steps.OFFSPRING if b.more else steps.ACT


class Offspring(Rest):
    """With a midwife there may be a second child, for a price."""

    def add(self, b: KingsWill, seat: i64, choices: list[Move]) -> None:
        """A child anywhere that it can be born."""
        player = b.players[seat]
        if enough(player.goods, ids.MIDWIFE_PRICE):
            add_births(b, player, choices)

    def go_on(self, b: KingsWill, seat: i64, move: Move, log: Log) -> None:
        """It is born."""
        play_offspring(b, seat, move.place, log)


def play_sell(b: KingsWill, seat: i64, good: i64, log: Log) -> None:
    """A resource becomes coins."""
    player = b.change(seat)
    player.goods -= UNITS[good]
    money = money_for(player)
    taken = player.store(COIN, money)
    if log is not None:
        gains, lost = told_amount(COIN, taken), told_amount(COIN, money - taken)
        tell(log, "sold", seat, pays=told_amount(good, 1), gains=gains, lost=lost)
