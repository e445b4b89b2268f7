"""Move: peasants walk and find new landscapes, resources are swapped."""

from mypy_extensions import i64

from burgrave.games.kings_will import ids, steps
from burgrave.games.kings_will.actions import LEFT, MOVE_SWAP, MOVE_WALK, RIGHT, Move
from burgrave.games.kings_will.chances import Find, find_of
from burgrave.games.kings_will.components import LANDSCAPES, WALK_STEPS
from burgrave.games.kings_will.goods import UNITS, of_kind, told_amount
from burgrave.games.kings_will.land import ONE_PEASANT, bare, has_place, places_on, sites_on
from burgrave.games.kings_will.player import Player, bit
from burgrave.games.kings_will.state import KingsWill
from burgrave.games.kings_will.steps import Rest, Step
from burgrave.kernel.event import Log, tell


def steps_of(player: Player) -> i64:
    """How many steps an action has; they may be split among the peasants."""
    return ids.RELAY_STEPS if player.has(ids.RELAY_STATION) else WALK_STEPS


def swaps_of(player: Player) -> i64:
    """How many units a swap action swaps."""
    return ids.MARKET_SWAPS if player.has(ids.MARKET) else 1


def add_walks(b: KingsWill, player: Player, most: i64, moves: list[Move]) -> None:
    """A peasant's way to the next landscape with a free place; full ones are walked through."""
    land = player.land
    size: i64 = len(land)
    for place, spot in enumerate(land):
        if spot >> 3 & 7:
            walks = MOVE_WALK[place]
            taken: i64 = 1
            while taken <= most:
                to = place - taken
                if to < 0:
                    if b.stack:
                        moves.append(walks[LEFT][taken - 1])
                    break
                if has_place(land[to]):
                    moves.append(walks[LEFT][taken - 1])
                    break
                taken += 1
            taken = 1
            while taken <= most:
                to = place + taken
                if to >= size:
                    if b.stack:
                        moves.append(walks[RIGHT][taken - 1])
                    break
                if has_place(land[to]):
                    moves.append(walks[RIGHT][taken - 1])
                    break
                taken += 1


def add_swaps(player: Player, moves: list[Move]) -> None:
    """Any resource in store for any other."""
    goods = player.goods
    for give in range(4):
        if of_kind(goods, give):
            row = MOVE_SWAP[give]
            for get in range(4):
                if give != get:
                    moves.append(row[get])


def play_walk(b: KingsWill, seat: i64, move: Move, log: Log) -> None:
    """Walk; off the end of the land a new landscape is found first."""
    player = b.change(seat)
    if b.at == steps.WALK:
        b.more -= move.to
    else:
        b.more = steps_of(player) - move.to
    to = move.place - move.to if move.number == LEFT else move.place + move.to
    if to < 0 or to >= len(player.land):
        b.walker = 2 * move.place + move.number
        b.at = steps.FIND
        return
    player.lay(move.place, player.land[move.place] - ONE_PEASANT)
    player.lay(to, player.land[to] + ONE_PEASANT)
    b.at = steps.WALK if b.more > 0 else steps.ACT
    if log is not None:
        tell(log, "walked", seat, place=int(move.place), to=int(to))


class Walk(Rest):
    """Steps that are left may go to other peasants."""

    def add(self, b: KingsWill, seat: i64, choices: list[Move]) -> None:
        """As far as the steps reach."""
        add_walks(b, b.players[seat], b.more, choices)

    def go_on(self, b: KingsWill, seat: i64, move: Move, log: Log) -> None:
        """Walk on."""
        play_walk(b, seat, move, log)


class FindLandscape(Step):
    """A new landscape lies beyond the end of the land."""

    def waits(self, b: KingsWill, log: Log) -> bool:
        """It is drawn from the stack."""
        return b.draw()

    def chance(self, b: KingsWill) -> Find:
        """The landscape that is about to be found."""
        return find_of(b.now(), b.stack)

    def settle(self, b: KingsWill, outcome: i64, log: Log) -> None:
        """Lay the landscape at that end; the peasant who found it enters."""
        kind: i64 = self.chance(b).kinds[outcome]
        seat = b.now()
        player = b.change(seat)
        place = b.walker >> 1
        right = b.walker & 1 != 0
        b.stack -= bit(8 * kind)
        player.lay(place, player.land[place] - ONE_PEASANT)
        found: list[i64] = [bare(kind) + ONE_PEASANT]
        player.land = player.land + found if right else found + player.land
        b.walker = 0
        b.at = steps.WALK if b.more > 0 else steps.ACT
        if log is not None:
            spot = player.land[-1] if right else player.land[0]
            tell(
                log,
                "landscape_found",
                seat,
                landscape=LANDSCAPES[kind].id,
                side="right" if right else "left",
                place=int(place) if right else int(place) + 1,
                to=len(player.land) - 1 if right else 0,
                room=int(places_on(spot)),
                sites=int(sites_on(spot)),
            )


def play_swap(b: KingsWill, seat: i64, move: Move, log: Log) -> None:
    """One for one; with a market once more."""
    player = b.change(seat)
    player.goods -= UNITS[move.number]
    stored = player.store(move.to, 1)
    if log is not None:
        pays = told_amount(move.number, 1)
        gains, lost = told_amount(move.to, stored), told_amount(move.to, 1 - stored)
        tell(log, "swapped", seat, pays=pays, gains=gains, lost=lost)
    if b.at == steps.SWAP:
        b.more -= 1
    else:
        b.more = swaps_of(player) - 1
    b.at = steps.SWAP if b.more > 0 else steps.ACT


class Swap(Rest):
    """With a market one may swap again."""

    def add(self, b: KingsWill, seat: i64, choices: list[Move]) -> None:
        """Any swap."""
        add_swaps(b.players[seat], choices)

    def go_on(self, b: KingsWill, seat: i64, move: Move, log: Log) -> None:
        """Swap once more."""
        play_swap(b, seat, move, log)
