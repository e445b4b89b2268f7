"""Who may look: the seats of the table and spectators, nobody else."""

import pytest

import burgrave


@pytest.mark.parametrize("viewer", [-1, 3, 9])
def test_a_seat_that_is_not_there_sees_nothing(viewer: int) -> None:
    state = burgrave.game("kings-will").new(players=3)
    with pytest.raises(burgrave.BadOption, match=r"seats are 0 to 2"):
        state.view(viewer)
    with pytest.raises(burgrave.BadOption, match=r"seats are 0 to 2"):
        state.imagine(viewer, burgrave.Rng(1))
