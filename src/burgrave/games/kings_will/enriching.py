"""Enrich: explore the king's will, raise taxes."""

from mypy_extensions import i64

from burgrave.games.kings_will import ids, steps
from burgrave.games.kings_will.actions import MOVE_EXPLORE, MOVE_TAXES
from burgrave.games.kings_will.board import Board, Log, Player, tell, tell_secret
from burgrave.games.kings_will.components import CARDS, COINS_MOST, TAX_MOOD, WILLS
from burgrave.games.kings_will.goods import COIN, coins
from burgrave.games.kings_will.mood import change_mood, soothed
from burgrave.kernel.action import Action


def add_explorations(b: Board, seat: i64, moves: list[Action]) -> None:
    """Any Will card that the player may not look at as it is."""
    shown = b.shown_to(seat)
    for card in range(CARDS):
        if not shown >> card & 1:
            moves.append(MOVE_EXPLORE[card])


def add_enriching(b: Board, seat: i64, moves: list[Action]) -> None:
    """Explore a card, or raise taxes where that changes anything."""
    add_explorations(b, seat, moves)
    player = b.players[seat]
    if coins(player.goods) < COINS_MOST or soothed(player, _tax_mood(player)) < 0:
        moves.append(MOVE_TAXES)


def _tax_mood(player: Player) -> i64:
    return ids.CUSTOMS_TAX_MOOD if player.has(ids.CUSTOMS_HOUSE) else TAX_MOOD


def play_explore(b: Board, seat: i64, card: i64, log: Log) -> None:
    """Look at a card; with a scout house at another one after it."""
    player = b.change(seat)
    player.seen |= 1 << card
    player.looking = card
    if log is not None:
        facts: dict[str, object] = {"card place": int(card)}
        tell_secret(b, log, "explored", seat, facts, {"card": WILLS[b.will_at(card)].id})
    if b.at == steps.EXPLORE:
        b.more -= 1
    else:
        b.more = ids.SCOUT_LOOKS - 1 if player.has(ids.SCOUT_HOUSE) else 0
    b.at = steps.EXPLORE if b.more > 0 else steps.ACT


def play_taxes(b: Board, seat: i64, log: Log) -> None:
    """A coin from each peasant, and nobody likes it."""
    player = b.change(seat)
    taken = player.store(COIN, player.peasants)
    if log is not None:
        tell(log, "taxed", seat, coins=int(taken), lost=int(player.peasants - taken))
    if change_mood(b, seat, _tax_mood(player), "taxes", log):
        b.at = steps.REBELLION
