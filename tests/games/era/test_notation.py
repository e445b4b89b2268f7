"""Decisions in notation: what they are called, and what is refused."""

import pytest

import burgrave
from burgrave import BadNotation, IllegalAction
from tests.rules.era.scene import ERA, player, scene


def test_only_what_is_legal_can_be_named() -> None:
    game = scene(step="build", Ann=player(dice="peasant 5", stores="3 wood"), Bob=player())
    assert game.state.parse(0, "  Build LONGHOUSE  a1 ").text == "place longhouse a1"
    for text in ("demand food", "place cathedral a1", "place longhouse n14", "nonsense"):
        with pytest.raises(BadNotation, match="is not possible now"):
            game.state.parse(0, text)
    for seat in (1, -1, 2):
        with pytest.raises(BadNotation, match=f"Seat {seat} has nothing to decide now"):
            game.state.parse(seat, "done")
        assert game.state.legal(seat) == []
        with pytest.raises(IllegalAction, match="nothing to decide"):
            game.state.play(seat, game.state.parse(0, "done"))


def test_outcomes_that_are_none_are_refused() -> None:
    game = scene(step="draw start", Ann=player(), Bob=player())
    for outcome in (-1, 2):
        with pytest.raises(IllegalAction, match=f"{outcome} is no outcome"):
            game.state.settle(outcome)
    game.state.settle(1)
    assert game.view(None)["order"] == [1, 0]
    built = scene(step="build", Ann=player(dice="peasant 5"), Bob=player())
    with pytest.raises(IllegalAction, match="No random event is due"):
        built.state.settle(0)


def test_actions_of_other_games_are_none_of_era() -> None:
    game = scene(step="build", Ann=player(dice="peasant 5"), Bob=player())
    other = burgrave.game("kingsburg").actions[0]
    with pytest.raises(IllegalAction, match="is not an action of Era: Medieval Age"):
        game.state.play(0, other)


def test_every_decision_has_a_name_of_its_own() -> None:
    texts = [action.text for action in ERA.actions]
    assert texts[:4] == ["stop", "throw", "decline", "suffer"]
    for text in (
        *("done", "pay", "refuse", "lose goods", "demand stone", "mark peasant 1", "mark cleric 5"),
        *("set noble 1 to 2", "set burgher 5 to 6", "quill", "quill with peasant 6", "remove n14"),
        *("place wall 4 c3 turn 1", "place scorched land m13", "place keep a1"),
    ):
        assert texts.count(text) == 1
    for text in ("mark peasant 6", "set peasant 6 to 1", "set noble 2 to 2", "remove a15"):
        assert text not in texts
