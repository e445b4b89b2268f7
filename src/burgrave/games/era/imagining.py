"""What a viewer can't know, drawn anew: domains and dice behind the screens."""

from burgrave.games.era import steps
from burgrave.games.era.actions import Move
from burgrave.games.era.chances import DIE_KINDS
from burgrave.games.era.components import FACES, MONASTERY, SLOTS
from burgrave.games.era.player import Player
from burgrave.games.era.setting_up import legal_start_pieces
from burgrave.games.era.state import Era
from burgrave.games.era.view import throws_now
from burgrave.kernel.rng import Source


def imagine(b: Era, viewer: int | None, rng: Source) -> None:
    """Draw anew all that the viewer can't know."""
    b.supply = b.supply.copy()
    b.own_supply = True
    if b.at == steps.SET_UP:
        _imagine_domains(b, viewer, rng)
    elif b.at == steps.ROLL:
        _imagine_rolls(b, viewer, rng)


def _imagine_domains(b: Era, viewer: int | None, rng: Source) -> None:
    """Others who are ready have placed their pieces somewhere; of the rest nothing is known."""
    ready = b.setting.everyone & ~b.asked
    true_asked = b.asked
    for seat in range(b.size):
        if viewer is not None and seat == viewer:
            continue
        player = Player()
        players = list(b.players)
        players[seat] = player
        b.players = tuple(players)
        if ready >> seat & 1:
            while True:
                moves = legal_start_pieces(b, seat)
                if not moves:
                    break
                move = moves[rng.below(len(moves))]
                assert isinstance(move, Move)
                player.put(move)
    b.asked = true_asked


def _imagine_rolls(b: Era, viewer: int | None, rng: Source) -> None:
    """The others' dice show anything; how often they were thrown nobody knows.

    Whoever has not finished is imagined after the first throw, which everybody makes.
    """
    for seat in range(b.size):
        if viewer is not None and seat == viewer:
            continue
        player = b.change(seat)
        rolling = b.rolling >> seat & 1 != 0
        player.due = 0
        player.throws = 1 if player.dice else 0
        player.stopped = False
        player.settings = player.count(MONASTERY) if rolling or not player.dice else 0
        for slot in range(SLOTS):
            player.faces[slot] = 0
            player.marked[slot] = 0
        for kind in range(DIE_KINDS):
            for _ in range(player.dice >> 8 * kind & 255):
                player.faces[FACES * kind + rng.below(FACES)] += 1
    b.drawing = throws_now(b, viewer)
    b.asked = 0 if b.drawing else b.rolling
    b.turn = 0
    if viewer is not None and b.drawing:
        while b.now() != viewer:
            b.turn += 1
