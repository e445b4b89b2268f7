"""Module 3: army tokens take the place of the king's die."""

import pytest

from tests.rules.kingsburg.modules import with_army_tokens
from tests.rules.kingsburg.scene import fresh, player, scene
from tests.rules.kingsburg.winter import fought
from tests.rules.shows import shows

ACADEMY = "improvised defenses, recruiting center, training camp, military academy"


@shows("K-M3.1", "R-K.97")
def test_everybody_starts_with_six_army_tokens() -> None:
    game = fresh("Ann Brian Cindy", edition="revised", army_tokens=True)
    for name in game.names:
        assert game.of(name)["army_tokens"] == [0, 1, 1, 2, 3, 4]


@shows("K-M3.2")
def test_all_choose_at_the_same_time_instead_of_the_kings_die() -> None:
    game = with_army_tokens(step="recruit", Ann=player(goods="2 gold"), Brian=player())
    game.plays("Ann", "done")
    assert game.draws is None
    assert game.asked == "Ann Brian"
    assert game.choices("Ann") == ["send 0", "send 1", "send 2", "send 3", "send 4"]
    assert not game.log("enemy_revealed")


@shows("K-M3.2", "K-0.16", "R-K.48")
def test_a_chosen_army_token_is_secret_until_the_last_is_chosen() -> None:
    game = with_army_tokens(step="army token", Ann=player(), Brian=player(), Cindy=player())
    twin = with_army_tokens(step="army token", Ann=player(), Brian=player(), Cindy=player())
    game.plays("Brian", "send 4")
    twin.plays("Brian", "send 0")
    for viewer in ("Ann", "Cindy", None):
        assert game.view(viewer) == twin.view(viewer)
    assert game.view("Brian") != twin.view("Brian")
    assert [e.view(0) for e in game.events] == [e.view(0) for e in twin.events]
    assert game.asked == "Ann Cindy"
    game.plays("Cindy", "send 1")
    assert not game.log("army_token_revealed")
    game.plays("Ann", "send 2")
    assert [e.facts["army_token"] for e in game.log("army_token_revealed")] == [2, 4, 1]


@shows("K-M3.2", "K-0.16")
def test_every_secret_choice_has_a_number_of_its_own() -> None:
    game = fresh("Ann Brian", edition="revised", governors=True, army_tokens=True)
    game.goes_on_to("choose governor")
    numbers = [int(game.state.dark)]
    for year in (1, 2, 5):
        token = with_army_tokens(step="army token", year=year, Ann=player(), Brian=player())
        numbers.append(int(token.state.dark))
    assert numbers == [1, 2, 3, 6]


@shows("K-M3.2")
def test_only_unspent_army_tokens_can_be_sent() -> None:
    game = with_army_tokens(
        step="army token", year=5, Ann=player(army_tokens=[1, 3]), Brian=player()
    )
    assert game.choices("Ann") == ["send 1", "send 3"]
    game.cannot("Ann", "send 0", "send 2", "send 4")


@shows("K-M3.3", "K-8.4")
def test_the_army_tokens_are_each_players_own_reinforcement() -> None:
    game = with_army_tokens(
        step="army token",
        enemy="zombies 4",
        Ann=player(soldiers=1),
        Brian=player(soldiers=1),
        Cindy=player(),
    )
    game.plays("Ann", "send 4")
    game.plays("Brian", "send 3")
    game.plays("Cindy", "send 0")
    assert fought(game, "Ann") == "won with 5"
    assert fought(game, "Brian") == "drawn with 4"
    assert fought(game, "Cindy") == "lost with 0"
    assert [e.kind for e in game.events].index("army_token_revealed") < [
        e.kind for e in game.events
    ].index("enemy_revealed")


@shows("K-M3.3", "R-K.48")
def test_sent_army_tokens_leave_the_game_and_the_rest_is_known() -> None:
    game = with_army_tokens(step="army token", Ann=player(), Brian=player())
    game.plays("Ann", "send 1")
    game.plays("Brian", "send 4")
    seats = game.view(None)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["army_tokens"] == [0, 1, 2, 3, 4]  # one of the two ones is left
    assert seats[1]["army_tokens"] == [0, 1, 1, 2, 3]


@pytest.mark.parametrize(
    ("token", "die", "helps"),
    [(0, 1, 1), (0, 2, 1), (0, 3, 2), (0, 4, 2), (0, 5, 3), (0, 6, 3), (4, 6, 4), (2, 3, 2)],
)
@shows("K-M3.4", "K-B.military_academy", "R-K.69", "R-K.98")
def test_the_academys_die_counts_half_rounded_up(token: int, die: int, helps: int) -> None:
    game = with_army_tokens(
        more_buildings=True,
        step="army token",
        year=5,
        enemy="barbarians 8",
        Ann=player(buildings=ACADEMY, army_tokens=[0, 2, 4]),
        Brian=player(army_tokens=[0, 1]),
    )
    game.plays("Ann", f"send {token}")
    game.plays("Brian", "send 1")
    assert (game.draws, game.drawer) == ("academy", "Ann")
    assert len(game.log("army_token_revealed")) == 2
    assert not game.log("enemy_revealed")
    # Spent, whatever the die brings.
    assert game.of("Ann")["army_tokens"] == [left for left in (0, 2, 4) if left != token]
    game.settles(f"academy {die}")
    assert [e.facts["strength"] for e in game.log("battle")] == [helps, 1]


@shows("K-M3.5", "K-9.1")
def test_the_last_army_token_scores_its_number() -> None:
    game = with_army_tokens(
        step="army token",
        year=5,
        enemy="barbarians 8",
        Ann=player(army_tokens=[0, 4]),
        Brian=player(army_tokens=[1, 1]),
        Cindy=player(army_tokens=[0, 3]),
    )
    game.plays("Ann", "send 0")
    game.plays("Brian", "send 1")
    game.plays("Cindy", "send 3")
    assert game.state.over
    assert [game.points(name) for name in game.names] == [4, 1, 0]


@shows("K-M3.5")
def test_five_winters_leave_one_army_token() -> None:
    game = fresh("Ann Brian", edition="revised", army_tokens=True)
    game.goes_on_to("over")
    assert game.of("Ann")["army_tokens"] == [4]  # quiet players send the smallest first
    assert game.state.scores()[0]["army_token"] == 4


@shows("K-M3.2")
def test_without_the_module_nobody_has_army_tokens() -> None:
    game = scene(edition="revised", step="recruit", Ann=player(), Brian=player())
    assert game.draws == "reinforcements"
    assert game.of("Ann")["army_tokens"] == []
