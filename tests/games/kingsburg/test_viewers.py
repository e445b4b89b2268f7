"""Who may look: the seats of the table and spectators, nobody else."""

import pytest

import burgrave
from burgrave.games.kingsburg.components import ENEMIES
from burgrave.games.kingsburg.influence import places_of
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.view import possible_enemies
from tests.rules.kingsburg.scene import player, scene


@pytest.mark.parametrize("viewer", [-1, 3, 9])
def test_a_seat_that_is_not_there_sees_nothing(viewer: int) -> None:
    state = burgrave.game("kingsburg").new(players=3)
    with pytest.raises(burgrave.BadOption, match=r"seats are 0 to 2"):
        state.view(viewer)
    with pytest.raises(burgrave.BadOption, match=r"seats are 0 to 2"):
        state.imagine(viewer, burgrave.Rng(1))


def test_any_card_of_the_year_may_be_the_enemy_until_it_is_seen() -> None:
    game = scene(step="influence", year=3, seen_by="Ann", Ann=player(), Brian=player())
    assert isinstance(game.state, Kingsburg)
    assert possible_enemies(game.state, None) == possible_enemies(game.state, 1)
    strengths = [ENEMIES[card].strength for card in possible_enemies(game.state, 1)]
    enemy = game.view("Brian")["enemy"]
    assert (min(strengths), max(strengths)) == (enemy["weakest"], enemy["strongest"])
    assert possible_enemies(game.state, 0) == [game.state.enemy]


def test_groups_are_known_by_where_they_lie_the_last_one_first() -> None:
    game = scene(step="influence", Ann=player(dice="1 3 5"), Brian=player(dice="6"))
    game.plays("Ann", "influence 1 with 1")
    game.plays("Brian", "pass")
    game.plays("Ann", "influence 3 with 3")
    assert isinstance(game.state, Kingsburg)
    assert places_of(game.state.players[0]) == [3, 1]
