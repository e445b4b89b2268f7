"""What a viewer can't know, drawn anew: the enemy, governors and army tokens."""

from mypy_extensions import i64

from burgrave.games.kingsburg import steps
from burgrave.games.kingsburg.chances import deck
from burgrave.games.kingsburg.components import ARMY_TOKENS, CARDS, DEALT
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.view import knows_enemy
from burgrave.kernel.rng import Source
from burgrave.kernel.seats import NOBODY


def imagine(b: Kingsburg, viewer: int | None, rng: Source) -> None:
    """Draw anew all that the viewer can't know."""
    if b.enemy != NOBODY and not knows_enemy(b, viewer):
        b.enemy = CARDS * (b.year - 1) + rng.below(CARDS)
    if b.setting.governors and b.at <= steps.CHOOSE_GOVERNOR:
        _imagine_governors(b, viewer, rng)
    if b.at == steps.ARMY_TOKEN:
        _imagine_army_tokens(b, viewer, rng)


def _imagine_governors(b: Kingsburg, viewer: int | None, rng: Source) -> None:
    """Deal the other players' offers anew from the cards that the viewer does not hold."""
    mine: i64 = 0 if viewer is None else b.players[viewer].offer
    left = [card for card in deck(b.setting.documented) if not mine >> i64(card) & 1]
    for seat in range(b.size):
        player = b.change(seat)
        if player.offer == 0 or (viewer is not None and seat == viewer):
            continue
        hand = [left.pop(rng.below(len(left))) for _ in range(DEALT)]
        player.offer = 0
        for card in hand:
            player.offer |= 1 << i64(card)
        if player.choice != NOBODY:
            player.choice = hand[rng.below(DEALT)]


def _imagine_army_tokens(b: Kingsburg, viewer: int | None, rng: Source) -> None:
    """Choose anew for everybody else who has already chosen."""
    for seat in range(b.size):
        player = b.change(seat)
        if player.choice != NOBODY and (viewer is None or seat != viewer):
            left = [number for i, number in enumerate(ARMY_TOKENS) if player.army >> i64(i) & 1]
            player.choice = left[rng.below(len(left))]
