"""Set-up: the start player, the cards dealt, and everybody's own land, at the same time."""

from mypy_extensions import i64

from burgrave.games.kings_will import ids, steps
from burgrave.games.kings_will.actions import (
    HAMLET,
    LAND,
    MOVE_HAMLET,
    MOVE_LAND,
    MOVE_PEASANTS,
    MOVE_PUT,
    MOVE_STORE,
    PEASANTS,
    STORE,
    Move,
)
from burgrave.games.kings_will.chances import Deal, Fill, start_of
from burgrave.games.kings_will.components import (
    CARDS,
    LANDSCAPES,
    START_PEASANTS,
    WILLS,
)
from burgrave.games.kings_will.goods import UNITS, named
from burgrave.games.kings_will.land import (
    ONE_PEASANT,
    bare,
    kind_of,
    peasants_on,
    settle_on,
    settlements_on,
    spot_facts,
)
from burgrave.games.kings_will.player import Player
from burgrave.games.kings_will.state import KingsWill, tell_secret
from burgrave.games.kings_will.steps import Step
from burgrave.kernel.chance import Chance
from burgrave.kernel.event import Event, Log, tell
from burgrave.kernel.seats import NOBODY


class StartPlayer(Step):
    """Somebody is drawn to begin."""

    def waits(self, b: KingsWill, log: Log) -> bool:
        """Draw."""
        return b.draw()

    def chance(self, b: KingsWill) -> Chance:
        """Any of the players."""
        return start_of(b.size)

    def settle(self, b: KingsWill, outcome: i64, log: Log) -> None:
        """Who begins."""
        b.start = outcome
        b.active = outcome
        b.at = steps.DEAL_WILLS
        if log is not None:
            tell(log, "start_player", outcome)


class DealWills(Step):
    """Two cards for each player, one player after the other."""

    def waits(self, b: KingsWill, log: Log) -> bool:
        """Deal to the next one."""
        return b.turn < b.size and b.draw()

    def chance(self, b: KingsWill) -> Deal:
        """The next hand, from the cards that are left."""
        gone: i64 = 0
        for player in b.players:
            gone |= player.hand
        return Deal(b.turn, [card for card in range(len(WILLS)) if not gone >> i64(card) & 1])

    def settle(self, b: KingsWill, outcome: i64, log: Log) -> None:
        """A hand of two, which only its owner sees."""
        seat = b.turn
        hand = self.chance(b).hand(outcome)
        player = b.change(seat)
        for card in hand:
            player.hand |= 1 << i64(card)
        b.turn += 1
        if log is not None:
            secret: dict[str, object] = {"cards": [WILLS[card].id for card in hand]}
            tell_secret(b, log, "wills_dealt", seat, {}, secret)


class SetUp(Step):
    """Everybody lays out the own land in secret; when all are ready, all is shown."""

    def dark(self, b: KingsWill) -> i64:
        """The one secret step."""
        return 1

    def waits(self, b: KingsWill, log: Log) -> bool:
        """Ask all who are not ready."""
        for seat in range(b.size):
            if b.players[seat].stage != steps.READY:
                b.asked |= 1 << seat
        return b.asked != 0

    def open_to(self, b: KingsWill, seat: i64) -> list[Move]:
        """What comes next for this player."""
        return legal_set_up(b, seat)

    def play(self, b: KingsWill, seat: i64, move: Move, log: Log) -> None:
        """Lay out a part of the own land."""
        play_set_up(b, seat, move, log)

    def ends(self, b: KingsWill, log: Log) -> None:
        """Show all; the players' own cards are the first on the board."""
        for seat in range(b.size):
            b.wills |= b.players[seat].put + 1 << 5 * seat
            if log is not None:
                _show(b.players[seat], seat, log)
        b.turn = b.size
        b.at = steps.FILL_WILLS


def _show(player: Player, seat: i64, log: list[Event]) -> None:
    """Tell everybody what a player laid out."""
    order = [LANDSCAPES[kind_of(spot)].id for spot in player.land]
    hamlet = next(place for place, spot in enumerate(player.land) if settlements_on(spot))
    peasants = [place for place, spot in enumerate(player.land) if peasants_on(spot)]
    land = [spot_facts(spot) for spot in player.land]
    log.append(Event("land_laid", seat, {"order": order, "land": land}, news=True))
    tell(log, "hamlet_set", seat, place=hamlet)
    tell(log, "peasants_set", seat, places=peasants)
    tell(log, "store_filled", seat, store=named(player.goods))


def legal_set_up(b: KingsWill, seat: i64) -> list[Move]:
    """What a player may decide next in the set-up."""
    player = b.players[seat]
    if player.stage == steps.LAYING_LAND:
        return MOVE_LAND
    if player.stage == steps.SETTING_HAMLET:
        return MOVE_HAMLET
    if player.stage == steps.SETTING_PEASANTS:
        return MOVE_PEASANTS
    if player.stage == steps.FILLING_STORE:
        return MOVE_STORE
    return [MOVE_PUT[card] for card in range(len(WILLS)) if player.hand >> i64(card) & 1]


def play_set_up(b: KingsWill, seat: i64, move: Move, log: Log) -> None:
    """Lay the land, set the hamlet and the peasants, fill the store, put a card on the board."""
    player = b.change(seat)
    player.stage += 1
    if move.code == LAND:
        player.land = [bare(i64(kind)) for kind in move.listed]
    elif move.code == HAMLET:
        player.lay(move.place, settle_on(player.land[move.place], ids.HAMLET))
        player.settlements += 1 << 8 * ids.HAMLET
        b.settlements += 1 << 8 * ids.HAMLET
    elif move.code == PEASANTS:
        for place in move.listed:
            player.lay(place, player.land[place] + ONE_PEASANT)
        player.peasants += START_PEASANTS
        b.free -= START_PEASANTS
    elif move.code == STORE:
        for kind in move.listed:
            player.goods += UNITS[kind]
    else:
        player.put = move.number
        player.seen |= 1 << seat
        if log is not None:
            secret: dict[str, object] = {"card": WILLS[move.number].id}
            tell_secret(b, log, "will_put", seat, {"card_place": int(seat)}, secret)


class FillWills(Step):
    """Cards at random, face down, until the board is full."""

    def waits(self, b: KingsWill, log: Log) -> bool:
        """Draw for the next place."""
        return b.turn < CARDS and b.draw()

    def chance(self, b: KingsWill) -> Fill:
        """The next card, from those that do not lie on the board."""
        gone: i64 = 0
        for place in range(CARDS):
            if b.will_at(place) != NOBODY:
                gone |= 1 << b.will_at(place)
        return Fill([card for card in range(len(WILLS)) if not gone >> i64(card) & 1])

    def settle(self, b: KingsWill, outcome: i64, log: Log) -> None:
        """A card for the next place."""
        b.wills |= i64(self.chance(b).left[outcome] + 1) << 5 * b.turn
        b.turn += 1
        if log is not None and b.turn == CARDS:
            tell(log, "will_board_filled", NOBODY)
