"""Phase 1: rolling (E-1), and the dice (E-D)."""

from collections import Counter

import pytest

from burgrave.games.era.components import DICE
from tests.rules.era.scene import Scene, no_such_action, player, scene
from tests.rules.shows import shows

MONASTERY = "monastery a1"
FACES = {
    "peasant": [
        *("food food food", "food food wood", "wood wood"),
        *("stone wood", "hammer food", "skull hammer wood"),
    ],
    "noble": [
        *("sword sword", "sword shield", "shield shield"),
        *("goods", "goods sword", "skull sword goods"),
    ],
    "burgher": [
        *("goods goods", "goods stone", "stone stone"),
        *("hammer stone", "hammer goods", "skull goods goods"),
    ],
    "cleric": [
        *("culture culture", "culture hammer", "culture stone"),
        *("food food", "feather", "skull culture culture"),
    ],
}


def rolled(ann: str, bob: str = "noble 4", **fields: object) -> Scene:
    """Ann and Bob own these dice and have thrown them for the first time."""
    game = scene(
        step="roll",
        Ann=player(dice=_owned(ann), **fields),
        Bob=player(dice=_owned(bob)),
    )
    game.settles(f"roll {ann}", f"roll {bob}")
    return game


def _owned(dice: str) -> dict[str, int]:
    kinds = [part.split() for part in dice.split(",")]
    return {kind: len(faces) for kind, *faces in kinds}


@shows("E-1.2")
def test_the_first_throw_is_of_all_dice() -> None:
    game = scene(step="roll", Ann=player(pieces="longhouse a1, church a3"), Bob=player())
    assert game.state.chance is not None
    game.settles("roll peasant 3, noble 2, cleric 1", "roll noble 5")
    assert game.dice("Ann") == "peasant 3, noble 2, cleric 1"
    assert game.asked == "Ann Bob"


@shows("E-1.1", "R-E.34", "R-E.45")
def test_nobody_sees_anothers_dice_or_waits_for_them() -> None:
    game = rolled("peasant 1 2 6, noble 1", "noble 4")
    assert game.asked == "Ann Bob"
    assert game.seen("Ann", "Ann")["rolled"] == {"peasant": [1, 2, 6], "noble": [1]}
    for viewer in ("Bob", None):
        seen = game.seen("Ann", viewer)
        assert (seen["rolled"], seen["skulls"]) == ({}, 0)
        assert not {"chosen", "throws", "thrown"} & set(seen)
    game.plays("Ann", "mark peasant 1", "throw")
    game.settles("roll peasant 5")
    game.plays("Ann", "mark peasant 5", "mark noble 1", "throw")
    game.settles("roll peasant 3, noble 3")
    assert game.asked == "Ann Bob"
    event = game.log("rolled", "Ann")[-1]
    assert event.facts["dice"] == [
        {"n": 1, "die": "peasant", "symbols": {"food": 2, "wood": 1}},
        {"n": 1, "die": "peasant", "symbols": {"wood": 2}},
        {"n": 1, "die": "peasant", "symbols": {"wood": 1, "hammer": 1, "skull": 1}},
        {"n": 1, "die": "noble", "symbols": {"shield": 2}},
    ]
    assert [event.told_to(viewer) for viewer in (0, 1, None)] == [True, False, False]
    game.plays("Ann", "stop")
    assert game.asked == "Bob"


@shows("E-1.3", "R-E.14", "R-E.33")
def test_up_to_two_more_throws_of_any_dice() -> None:
    game = rolled("peasant 1 1 2, noble 3")
    game.cannot("Ann", "throw", "mark peasant 3", "decline", "quill")
    game.plays("Ann", "mark peasant 1", "mark peasant 2")
    game.cannot("Ann", "stop", "mark peasant 2")
    game.plays("Ann", "throw")
    game.settles("roll peasant 4 5")
    # The peasant 1 and the noble were kept; they may be thrown all the same.
    game.plays("Ann", "mark peasant 1", "mark noble 3", "throw")
    game.settles("roll peasant 3, noble 1")
    assert game.dice("Ann") == "peasant 3 4 5, noble 1"
    assert game.choices("Ann") == ["stop"]
    early = rolled("peasant 1 1 2, noble 3")
    early.plays("Ann", "stop")
    assert early.asked == "Bob"


@shows("E-1.4")
def test_skulls_are_locked() -> None:
    game = rolled("peasant 6 6 6, noble 6")
    assert game.choices("Ann") == ["stop"]
    assert no_such_action("mark peasant 6")
    game = rolled("peasant 1 2 6, noble 1")
    game.plays("Ann", "mark peasant 1", "mark peasant 2", "throw")
    game.settles("roll peasant 6 6")
    assert game.choices("Ann") == ["mark noble 1", "stop"]


@shows("E-1.5", "E-B.monastery", "R-E.12")
def test_a_monastery_sets_a_die_after_the_first_throw() -> None:
    game = rolled("peasant 1 6, noble 1", pieces=MONASTERY)
    game.cannot("Ann", "stop", "throw", "mark peasant 1")
    assert no_such_action("set peasant 6 to 1")
    assert no_such_action("set peasant 1 to 1")
    game.can("Ann", "set peasant 1 to 6", "set noble 1 to 4", "decline")
    game.cannot("Ann", "set peasant 2 to 1")
    game.plays("Ann", "set noble 1 to 4")
    assert game.dice("Ann") == "peasant 1 6, noble 4"
    game.cannot("Ann", "set noble 4 to 1")
    game.plays("Ann", "mark noble 4", "throw")  # it may still be thrown
    game.settles("roll noble 3")
    game.cannot("Ann", "set noble 3 to 1")


@shows("E-1.5", "R-E.12")
def test_several_monasteries_set_several_dice() -> None:
    game = rolled("peasant 1 1", pieces=f"{MONASTERY}, monastery d1")
    game.plays("Ann", "set peasant 1 to 5", "set peasant 5 to 6")
    assert game.dice("Ann") == "peasant 1 6"
    game.can("Ann", "stop")
    game = rolled("peasant 1 1", pieces=f"{MONASTERY}, monastery d1")
    game.plays("Ann", "decline")
    game.cannot("Ann", "set peasant 1 to 5")


@shows("E-1.5")
def test_a_monastery_finds_nothing_to_set_among_skulls() -> None:
    game = rolled("peasant 6 6", pieces=MONASTERY)
    assert game.choices("Ann") == ["stop"]


@shows("E-1.6", "R-E.13", "R-E.43")
def test_a_feather_throws_itself_and_another_die() -> None:
    game = rolled("peasant 6 6, cleric 5")
    game.cannot("Ann", "quill")
    game.plays("Ann", "stop")
    assert game.asked == "Ann Bob"
    game.cannot("Ann", "mark cleric 5", "throw", "quill with cleric 5")
    game.plays("Ann", "quill with peasant 6")
    game.settles("roll peasant 1, cleric 5")
    game.plays("Ann", "quill")  # a new feather
    game.settles("roll cleric 6")
    assert game.dice("Ann") == "peasant 1 6, cleric 6"
    assert game.choices("Ann") == ["stop"]


@shows("E-1.6", "R-E.13")
def test_a_feather_takes_the_first_die_of_all_along_if_it_lies_there() -> None:
    game = rolled("peasant 1 3, cleric 5")
    game.plays("Ann", "stop", "quill with peasant 1")
    game.settles("roll peasant 2, cleric 5")
    assert game.dice("Ann") == "peasant 2 3, cleric 5"
    game.cannot("Ann", "quill with peasant 1")


@shows("E-1.6")
def test_a_feather_after_the_third_throw_may_be_left() -> None:
    game = rolled("peasant 1, cleric 5 5")
    for face in (2, 3):
        game.plays("Ann", f"mark peasant {face - 1}", "throw")
        game.settles(f"roll peasant {face}")
    game.can("Ann", "stop", "quill", "quill with cleric 5", "quill with peasant 3")
    game.plays("Ann", "stop")
    assert game.asked == "Bob"


@shows("E-1.7", "R-E.17")
def test_dice_are_revealed_together_and_who_has_none_does_not_roll() -> None:
    game = scene(step="roll", Ann=player(only="farm a1"), Bob=player(), Cid=player())
    assert game.state.chance is not None
    assert game.state.chance.seat == 1
    game.settles("roll noble 1", "roll noble 3")
    assert game.asked == "Bob Cid"
    game.plays("Bob", "stop")
    assert not game.log("revealed")
    assert game.seen("Bob", "Cid")["rolled"] == {}
    game.plays("Cid", "stop")
    assert [event.facts["rolled"] for event in game.log("revealed")] == [
        *({}, {"noble": [1]}, {"noble": [3]})
    ]
    assert game.seen("Bob", "Cid")["rolled"] == {"noble": [1]}
    assert game.stores("Ann") == "4 food, 2 wood, 1 stone"  # the farm works without dice


@shows("E-D.peasant", "E-D.noble", "E-D.burgher", "E-D.cleric")
@pytest.mark.parametrize("kind", list(FACES))
@pytest.mark.parametrize("face", range(1, 7))
def test_every_face_of_every_die(kind: str, face: int) -> None:
    symbols = FACES[kind][face - 1].split()
    (die,) = [die for die in DICE if die.id == kind]
    assert sorted(die.faces[face - 1]) == sorted(symbols)
    game = rolled(f"{kind} {face}", stores="2 food")
    game.plays("Ann", "stop")
    if "feather" in symbols:
        game.plays("Ann", "stop")
    game.plays("Bob", "stop")
    collected = game.log("collected", "Ann")[0].facts
    stores = {s: symbols.count(s) for s in ("food", "wood", "stone", "goods") if s in symbols}
    assert collected["gains"] == stores
    assert collected["culture"] == symbols.count("culture")
    assert game.log("revealed", "Ann")[0].facts["symbols"] == Counter(symbols)
    assert bool(game.log("disaster_strikes", "Ann")) == ("skull" in symbols)
