"""What the dice can show at most, and how many there are."""

import pytest

import burgrave
from burgrave import BadPosition
from burgrave.games.era.components import DICE, PACKED, SYMBOL_MOST

ERA = burgrave.game("era")


@pytest.mark.parametrize("symbol", PACKED)
def test_no_roll_overflows_the_field_of_a_symbol(symbol: str) -> None:
    most = sum(die.count * max(face.count(symbol) for face in die.faces) for die in DICE)
    assert 0 < most <= SYMBOL_MOST


def test_dice_that_left_the_game_are_nowhere() -> None:
    """With one or two players one die of each kind is out (E-0.9)."""
    with_all: dict[str, object] = {"dice": {"peasant": 18}}
    without: dict[str, object] = {"dice": {"peasant": 0}}
    ERA.restore({"game": "era", "step": "roll", "seats": [with_all, without, without]})
    with pytest.raises(BadPosition, match="only 17 peasant dice"):
        ERA.restore({"game": "era", "step": "roll", "seats": [with_all, without]})
