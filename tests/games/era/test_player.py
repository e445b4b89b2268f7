"""What a domain knows of itself."""

from burgrave.games.era.grid import nothing
from burgrave.games.era.player import Player
from burgrave.games.era.state import Era
from tests.rules.era.scene import RING, player, scene


def test_a_piece_is_found_by_its_first_field_alone() -> None:
    game = scene(step="roll", Ann=player(pieces=f"{RING}, longhouse b2"), Bob=player())
    assert isinstance(game.state, Era)
    ann = game.state.players[0]
    assert len(ann.pieces) == 6
    for move in ann.pieces:
        assert ann.piece_at(move.first) is move
    covered = {move.first for move in ann.pieces}
    assert all(ann.piece_at(lane) is None for lane in range(256) if lane not in covered)


def test_where_no_wall_stands_there_is_no_city() -> None:
    ann = Player()
    ann.walls = nothing()
    assert ann.city() == nothing()
