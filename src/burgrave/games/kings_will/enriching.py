"""Enrich: explore the king's will, raise taxes."""

from mypy_extensions import i64

from burgrave.games.kings_will import ids, steps
from burgrave.games.kings_will.actions import MOVE_EXPLORE, MOVE_TAXES, Move
from burgrave.games.kings_will.components import CARDS, COINS_MOST, TAX_MOOD
from burgrave.games.kings_will.goods import COIN, coins, told_amount
from burgrave.games.kings_will.mood import change_mood, soothed
from burgrave.games.kings_will.player import Player
from burgrave.games.kings_will.scoring import told_of
from burgrave.games.kings_will.state import KingsWill, tell_secret
from burgrave.games.kings_will.steps import Rest
from burgrave.kernel.event import Log, tell


def add_explorations(b: KingsWill, seat: i64, moves: list[Move]) -> None:
    """Any Will card that the player may not look at as it is."""
    shown = b.shown_to(seat)
    for card in range(CARDS):
        if not shown >> card & 1:
            moves.append(MOVE_EXPLORE[card])


def add_enriching(b: KingsWill, seat: i64, moves: list[Move]) -> None:
    """Explore a card, or raise taxes where that changes anything."""
    add_explorations(b, seat, moves)
    player = b.players[seat]
    if coins(player.goods) < COINS_MOST or soothed(player, tax_mood(player)) < 0:
        moves.append(MOVE_TAXES)


def tax_mood(player: Player) -> i64:
    """How the mood changes with taxes, before a monastery soothes it."""
    return ids.CUSTOMS_TAX_MOOD if player.has(ids.CUSTOMS_HOUSE) else TAX_MOOD


def looks_of(player: Player) -> i64:
    """How many cards an exploration shows."""
    return ids.SCOUT_LOOKS if player.has(ids.SCOUT_HOUSE) else 1


def play_explore(b: KingsWill, seat: i64, card: i64, log: Log) -> None:
    """Look at a card; with a scout house at another one after it."""
    player = b.change(seat)
    player.seen |= 1 << card
    player.looking = card
    if log is not None:
        facts: dict[str, object] = {"card_place": int(card)}
        tell_secret(b, log, "explored", seat, facts, told_of(b.will_at(card)))
    if b.at == steps.EXPLORE:
        b.more -= 1
    else:
        b.more = looks_of(player) - 1
    b.at = steps.EXPLORE if b.more > 0 else steps.ACT


class Explore(Rest):
    """With a scout house one may look at another card."""

    def add(self, b: KingsWill, seat: i64, choices: list[Move]) -> None:
        """Any card that is not in sight."""
        add_explorations(b, seat, choices)

    def go_on(self, b: KingsWill, seat: i64, move: Move, log: Log) -> None:
        """Look at it."""
        play_explore(b, seat, move.number, log)


def play_taxes(b: KingsWill, seat: i64, log: Log) -> None:
    """A coin from each peasant, and nobody likes it."""
    player = b.change(seat)
    taken = player.store(COIN, player.peasants)
    if log is not None:
        gains, lost = told_amount(COIN, taken), told_amount(COIN, player.peasants - taken)
        tell(log, "taxed", seat, gains=gains, lost=lost)
    if change_mood(b, seat, tax_mood(player), "taxes", log):
        b.at = steps.REBELLION
