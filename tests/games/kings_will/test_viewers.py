"""Who may look: the seats of the table and spectators, nobody else."""

import pytest

import burgrave
from tests.rules.kings_will.scene import Scene, fresh, player, scene


@pytest.mark.parametrize("viewer", [-1, 3, 9])
def test_a_seat_that_is_not_there_sees_nothing(viewer: int) -> None:
    state = burgrave.game("kings-will").new(players=3)
    with pytest.raises(burgrave.BadOption, match=r"seats are 0 to 2"):
        state.view(viewer)
    with pytest.raises(burgrave.BadOption, match=r"seats are 0 to 2"):
        state.imagine(viewer, burgrave.Rng(1))


def imagined(game: Scene, name: str, times: int) -> list[list[str]]:
    """The Will boards that a player imagines."""
    seat = game.names.index(name)
    states = [game.state.imagine(seat, burgrave.Rng(seed)) for seed in range(times)]
    return [Scene(state, game.names).position["wills"] for state in states]


def test_who_imagines_the_board_remembers_the_own_hand() -> None:
    game = fresh("Ann Bob")
    game.settles("start 0", "deal progress, devout", "deal variety, full chest")
    for name, card in (("Ann", "devout"), ("Bob", "variety")):
        game.plays(name, "land corn meadow forest mountain", "hamlet at 1", "peasants at 1 2")
        game.plays(name, "store food food food food", f"put {card}")
    game.goes_on_to("take tile")
    boards = imagined(game, "Ann", 200)
    assert {board[0] for board in boards} == {"devout"}
    # Ann handed the progress back: it may lie anywhere but where Bob put a card of his own.
    assert len({board[1] for board in boards}) == 14
    assert "progress" not in {board[1] for board in boards}
    assert any("progress" in board[2:] for board in boards)


def test_what_no_disc_of_a_player_turned_up_stays_open_to_imagination() -> None:
    game = scene(step="offers", round=4, discs=[[0]], neutral=[2], Ann=player(), Bob=player())
    assert game.state.over
    boards = imagined(game, "Bob", 50)
    truth = game.position["wills"]
    assert {tuple(board[:2]) for board in boards} == {tuple(truth[:2])}
    assert len({board[2] for board in boards}) > 1


def test_others_may_have_put_either_card() -> None:
    game = fresh("Ann Bob")
    game.settles("start 0", "deal progress, devout", "deal variety, full chest")
    game.plays("Bob", "land corn meadow forest mountain", "hamlet at 1", "peasants at 1 2")
    game.plays("Bob", "store food food food food", "put variety")
    first = set()
    for seed in range(60):
        bob = Scene(game.state.imagine(0, burgrave.Rng(seed)), game.names).of("Bob")
        assert bob["put"] in bob["hand"]
        assert not {"progress", "devout"} & set(bob["hand"])
        first.add(bob["hand"].index(bob["put"]))
    assert first == {0, 1}


def test_in_an_imagined_set_up_the_same_players_are_asked() -> None:
    game = fresh("Ann Bob Cid")
    game.goes_on_to("set up")
    while game.step == "set up":
        for viewer in (0, 1, 2, None):
            assert game.state.imagine(viewer, burgrave.Rng(1)).actors == game.state.actors
        game.goes_on()


def test_what_is_taken_behind_a_screen_is_gone_from_the_supply_for_its_owner_alone() -> None:
    game = fresh("Ann Bob")
    game.settles("start 0", "deal progress, devout", "deal variety, full chest")
    game.plays("Ann", "land corn meadow forest mountain", "hamlet at 1", "peasants at 1 2")
    ann, bob = game.view("Ann")["supply"], game.view("Bob")["supply"]
    assert bob == game.state.view(None)["supply"]
    assert bob["settlements"]["hamlet"] - ann["settlements"]["hamlet"] == 1
    assert bob["peasants"] - ann["peasants"] == 2
