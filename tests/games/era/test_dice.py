"""What the dice can show at most, and how many there are."""

from fractions import Fraction

import pytest

import burgrave
from burgrave import BadNotation, BadPosition
from burgrave.games.era.chances import throw_of
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


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "roll",
            "roll ",
            "roll peasant",
            "roll wizard 1",
            "roll peasant 1 0",
            "throw peasant 1",
        ),
        *("roll peasant 1, wizard 1", "roll peasant 1 7", "roll 1 peasant", "roll peasant 1,"),
        *(
            "roll peasant 1",
            "roll peasant 1 2 3",
            "roll peasant 1 2, noble 1",
            "roll peasant 1 2, noble",
            "peasant 1 2",
        ),
    ],
)
def test_what_is_not_the_throw_that_is_due_is_refused(text: str) -> None:
    due = throw_of(0, 2)  # two peasants
    assert due.text(due.parse("roll peasant 2 1")) == "roll peasant 1 2"
    with pytest.raises(BadNotation, match="expected one like “roll peasant"):
        due.parse(text)


def test_the_number_of_throws_is_that_of_all_multisets() -> None:
    assert throw_of(0, 1).count == 6
    assert throw_of(0, 2).count == 21
    assert throw_of(0, 1 << 8 | 2).count == 6 * 21
    assert throw_of(0, 1 << 24).seat == 0
    assert throw_of(3, 1 << 24).seat == 3


def test_all_throws_together_are_certain() -> None:
    for due in (1, 3, 2 << 8 | 1, 1 << 16 | 2):
        outcomes = throw_of(0, due).outcomes()
        assert [outcome for outcome, _ in outcomes] == list(range(throw_of(0, due).count))
        assert sum(chance for _, chance in outcomes) == 1
    two = throw_of(0, 2)
    chances = {two.text(outcome): chance for outcome, chance in two.outcomes()}
    assert chances["roll peasant 1 1"] == Fraction(1, 36)
    assert chances["roll peasant 1 2"] == Fraction(1, 18)
