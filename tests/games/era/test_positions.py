"""Which written positions the rules can go on from, and what is wrong with the others."""

from copy import deepcopy
from typing import Any

import pytest

import burgrave
from burgrave import BadPosition
from tests.rules.era.scene import RING, START, Scene, fresh, player, scene

ERA = burgrave.game("era")
Position = dict[str, Any]


def thrown() -> Scene:
    """Ann, Bob and Cid have thrown for the first time; Ann has a monastery."""
    game = scene(
        step="roll",
        start="Bob",
        Ann=player(pieces="monastery a1", dice={"peasant": 2}),
        Bob=player(dice={"noble": 2}),
        Cid=player(dice={"cleric": 1}),
    )
    game.settles("roll noble 1 6", "roll cleric 5", "roll peasant 3 6")
    return game


def stopped() -> Scene:
    """Cid has kept a feather and may use it; Ann has finished."""
    game = thrown()
    game.plays("Cid", "stop")
    game.plays("Ann", "decline", "stop")
    return game


def throwing() -> Scene:
    """Bob throws one of his dice again."""
    game = thrown()
    game.plays("Bob", "mark noble 1", "throw")
    return game


def set_up() -> Scene:
    """Ann has placed everything, Bob a longhouse."""
    game = fresh("Ann Bob Cid Dora")
    game.plays("Ann", *(f"place {piece}" for piece in START))
    game.plays("Bob", "place longhouse a1")
    return game


def struck(skulls: int) -> Scene:
    """Ann has so many skulls, and a farm."""
    dice = "peasant" + " 6" * skulls
    calm = player(dice="noble 4")
    return scene(step="disasters", Ann=player(dice=dice, pieces="farm a1"), Bob=calm, Cid=calm)


def burnt() -> Scene:
    """Ann's farm has burnt down."""
    game = struck(4)
    game.plays("Ann", "remove a1")
    return game


def extorting() -> Scene:
    """Ann demands something of Bob."""
    bob = player(dice="noble 4", stores="1 food, 1 wood")
    return scene(step="extort", Ann=player(dice="noble 1"), Bob=bob, Cid=player(dice="noble 4"))


def demanded() -> Scene:
    """Ann demands Bob's wood."""
    game = extorting()
    game.plays("Ann", "demand wood")
    return game


def alone() -> Scene:
    """Ann, alone and unarmed, is robbed."""
    return scene(step="extort", Ann=player(dice="noble 4", stores="1 food"))


def building() -> Scene:
    """Ann builds first, then Bob."""
    rich = player(dice="peasant 5", stores="3 wood")
    return scene(step="build", Ann=rich, Bob=rich, Cid=player())


def starting() -> Scene:
    """Who starts is drawn."""
    return scene(step="draw start", Ann=player(), Bob=player())


def over() -> Scene:
    """Nothing follows."""
    return scene(step="over", Ann=player(), Bob=player())


SOUND = (
    *(thrown, stopped, throwing, set_up, struck, burnt, extorting, demanded, alone, building),
    *(starting, over),
)


def position_of(moment: Any) -> Position:
    """A fresh position that is sound."""
    game = moment(3) if moment is struck else moment()
    return deepcopy(game.position)


@pytest.mark.parametrize("moment", SOUND)
def test_every_moment_comes_back_as_it_was(moment: Any) -> None:
    position = position_of(moment)
    assert ERA.restore(position).position() == position


def changed(position: Position, **fields: object) -> Position:
    """With other fields; `seat1_due` is the field `due` of seat 1. Other pieces, other supply."""
    if any(name.endswith("pieces") for name in fields):
        del position["supply"]
    for name, value in fields.items():
        if name.startswith("seat"):
            position["seats"][int(name[4])][name[6:]] = value
        else:
            position[name] = value
    return position


BOTH = "A position waits for a decision or for a random event, not for both."
NOBODY = "This position waits for nobody; leave out “asked” to go on by the rules."
DONE = "A game that is over waits for nobody."
IN_ROLL = "Dice are chosen and thrown only while all roll."
SYMBOLS = "Hammers, swords and shields count after the roll only."
CHOSEN = "Only dice that lie there without a skull can be chosen."
EVERY_DIE = "Every own die either lies on the table or is being thrown."
THEN = "Dice are chosen, then thrown."
THROWER = "Who throws dice has not finished rolling."
CHOOSER = "Who has chosen dice has not finished rolling."
LAST = "Dice are chosen before the last throw."
FIRST = "The first throw is of all dice."
NO_DICE = "Who has no dice does not roll."
ASKED = "Who has not finished rolling is asked."
FALL = "Dice that are to be thrown must fall first."
ELSE = "Somebody else is asked here."
SAME_TIME = "Everybody sets up at the same time."
KEEP = "Everybody begins with one keep."
MIDDLE = "Everybody begins with a keep in the middle of the domain."
PIECES = "In the set-up nobody has other pieces than the start pieces."
LEFT = "Who has start pieces left is asked, and nobody else."
IN_RING = "Scorched land can't lie inside a ring at the start."


def no_event(step: str) -> str:
    return f"No random event is due in step “{step}”."


REFUSED: list[tuple[Any, dict[str, object], str]] = [
    (over, {"asked": [0]}, DONE),
    (over, {"drawing": True}, DONE),
    (thrown, {"drawing": True}, BOTH),
    (thrown, {"asked": []}, NOBODY),
    (building, {"asked": []}, NOBODY),
    # Dice
    (building, {"seat0_due": {"peasant": 1}}, IN_ROLL),
    (building, {"seat0_chosen": {"peasant": [5]}}, IN_ROLL),
    (building, {"seat0_stopped": True}, IN_ROLL),
    (building, {"seat0_pieces": ["keep g7", "monastery a1"], "seat0_settings": 1}, IN_ROLL),
    (thrown, {"seat0_hammers": 1}, SYMBOLS),
    (thrown, {"seat0_swords": 1}, SYMBOLS),
    (thrown, {"seat2_shields": 1}, SYMBOLS),
    (thrown, {"seat1_chosen": {"noble": [6]}}, CHOSEN),
    (thrown, {"seat1_chosen": {"noble": [1, 1]}}, CHOSEN),
    (thrown, {"seat1_chosen": {"noble": [2]}}, CHOSEN),
    (thrown, {"seat2_chosen": {"cleric": [1]}}, CHOSEN),
    (thrown, {"seat1_faces": {"noble": [1]}}, EVERY_DIE),
    (thrown, {"seat1_faces": {"noble": [1, 2, 6]}}, EVERY_DIE),
    (thrown, {"seat1_due": {"noble": 1}}, EVERY_DIE),
    (thrown, {"seat1_due": {"peasant": 1}}, EVERY_DIE),
    (thrown, {"seat2_faces": {}}, EVERY_DIE),
    (throwing, {"seat1_due": {"noble": 1}, "seat1_chosen": {"noble": [1]}}, CHOSEN),
    (
        throwing,
        {"seat1_faces": {"noble": [1]}, "seat1_chosen": {"noble": [1]}},
        THEN,
    ),
    (throwing, {"rolling": [0, 2]}, THROWER),
    (stopped, {"seat0_chosen": {"peasant": [3]}}, CHOOSER),
    (stopped, {"seat2_chosen": {"cleric": [5]}}, LAST),
    (thrown, {"seat1_chosen": {"noble": [1]}, "seat1_throws": 3}, LAST),
    (thrown, {"seat1_throws": 0}, FIRST),
    (thrown, {"seat1_dice": {}, "seat1_faces": {}}, NO_DICE),
    # Whose turn it is
    (thrown, {"asked": [0, 1]}, ASKED),
    (thrown, {"rolling": [0, 1]}, ASKED),
    (thrown, {"part": 0}, ASKED),
    (thrown, {"turn": 1}, ASKED),
    (thrown, {"other": 1}, ASKED),
    (throwing, {"drawing": False, "asked": [0, 1, 2]}, FALL),
    (throwing, {"turn": 1}, no_event("roll")),
    (throwing, {"part": 0}, no_event("roll")),
    (throwing, {"other": 1}, no_event("roll")),
    (thrown, {"drawing": True, "asked": []}, no_event("roll")),
    (starting, {"part": 0}, no_event("draw start")),
    (starting, {"turn": 1}, no_event("draw start")),
    (building, {"drawing": True, "asked": []}, no_event("build")),
    (building, {"asked": [1]}, ELSE),
    (building, {"asked": [0, 1]}, ELSE),
    (building, {"part": 1}, ELSE),
    (building, {"other": 1}, ELSE),
    (building, {"turn": 3}, ELSE),
    (building, {"seat0_hammers": 0}, ELSE),
    (building, {"step": "feed"}, "Nobody decides anything in step “feed”."),
    (building, {"step": "collect"}, "Nobody decides anything in step “collect”."),
    (building, {"step": "round end"}, "Nobody decides anything in step “round end”."),
    # Disasters
    (struck, {"asked": [0]}, ELSE),
    (struck, {"asked": [2]}, ELSE),
    (struck, {"part": 0}, ELSE),
    (struck, {"part": 2}, ELSE),
    (struck, {"other": 0}, ELSE),
    (struck, {"other": 3}, ELSE),
    (struck, {"other": 0, "asked": [0]}, ELSE),
    (struck, {"other": 3, "asked": [0]}, ELSE),
    (struck, {"burnt": ["a1"]}, ELSE),
    (struck, {"supply": {"scorched_land": 0}}, ELSE),
    (struck, {"turn": 1, "asked": [2]}, ELSE),
    (burnt, {"asked": [1]}, ELSE),
    (burnt, {"other": 1}, ELSE),
    (burnt, {"part": 3}, ELSE),
    (burnt, {"part": 0}, ELSE),
    # Extortion
    (extorting, {"asked": [1]}, ELSE),
    (extorting, {"other": 0}, ELSE),
    (extorting, {"other": 3}, ELSE),
    (extorting, {"part": 0}, ELSE),
    (extorting, {"seat1_swords": 2}, ELSE),
    (extorting, {"turn": 1}, ELSE),
    (demanded, {"asked": [0]}, ELSE),
    (demanded, {"asked": [2]}, ELSE),
    (demanded, {"part": 4}, ELSE),
    (demanded, {"part": 6}, ELSE),
    (alone, {"part": 0}, ELSE),
    (alone, {"part": 2}, ELSE),
    (alone, {"seat0_swords": 1}, ELSE),
    # The set-up
    (set_up, {"part": 0}, SAME_TIME),
    (set_up, {"turn": 1}, SAME_TIME),
    (set_up, {"other": 1}, SAME_TIME),
    (set_up, {"asked": [0, 1, 2, 3]}, LEFT),
    (set_up, {"asked": [1, 2]}, LEFT),
    (set_up, {"seat1_pieces": ["keep g8"]}, MIDDLE),
    (set_up, {"seat1_pieces": ["keep g7", "church a1"]}, PIECES),
    (set_up, {"seat1_pieces": ["keep g7", "farm a1", "farm a5"]}, PIECES),
    (set_up, {"seat1_pieces": ["keep g7", "keep a1"]}, KEEP),
    (set_up, {"seat1_pieces": []}, MIDDLE),
]


@pytest.mark.parametrize(("moment", "fields", "sentence"), REFUSED)
def test_what_the_rules_cannot_go_on_from_is_refused(
    moment: Any, fields: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadPosition) as told:
        ERA.restore(changed(position_of(moment), **fields))
    assert str(told.value) == sentence


def test_scorched_land_inside_a_ring_is_no_start() -> None:
    position = deepcopy(fresh("Ann Bob").position)
    walls = ["wall 4 h6", "wall 4 k7 turn 1", "wall 4 g9"]
    position["seats"][0]["pieces"] = ["keep g7", *walls, "scorched land a1"]
    ERA.restore(position)
    position["seats"][0]["pieces"] = ["keep g7", *walls, "scorched land i7"]
    with pytest.raises(BadPosition, match=IN_RING):
        ERA.restore(position)
    position["seats"][0]["pieces"] = ["keep g7", *walls[1:], "scorched land i7"]
    ERA.restore(position)


def test_dice_of_all_players_together_are_counted() -> None:
    def clerics(bob: str) -> Scene:
        ann = player(dice="peasant 5, cleric 1 1 1", stores="3 wood")
        return scene(step="build", Ann=ann, Bob=player(dice=f"cleric {bob}"), Cid=player())

    assert clerics("1 2").asked == "Ann"
    with pytest.raises(BadPosition, match=r"^There are only 5 cleric dice\.$"):
        clerics("1 2 2")


def test_what_a_position_leaves_out_is_as_at_the_start_of_its_step() -> None:
    ann = player(pieces="longhouse a1, church a4, monastery a7", stores="1 food")
    game = scene(step="roll", Ann=ann, Bob=player())
    own = game.of("Ann")
    assert own["dice"] == {"peasant": 1, "noble": 1, "cleric": 1}
    assert (own["settings"], own["throws"], game.position["part"]) == (1, 0, 1)
    assert game.of("Bob")["stores"] == fresh("Ann Bob").of("Ann")["stores"]
    build = scene(step="build", Ann=player(dice="peasant 5, noble 2"), Bob=player())
    assert [build.number("Ann", name) for name in ("hammers", "swords", "shields")] == [1, 1, 1]
    assert build.number("Ann", "settings") == 0


def test_fields_out_of_range_are_refused() -> None:
    for cell in ("o1", "a15", "a0", "", "1a"):
        with pytest.raises(BadPosition, match="must be a list of fields such as “c4”"):
            ERA.restore(changed(position_of(burnt), burnt=[cell]))
    outside: list[dict[str, object]] = [
        {"start": 3},
        {"turn": 4},
        {"other": 4},
        {"part": 10},
        {"round": 0},
        {"seat0_culture": 10_001},
        {"seat0_disaster": 10_001},
        {"seat0_hammers": 64},
        {"seat0_swords": 64},
        {"seat0_shields": 64},
        {"seat0_throws": 100},
        {"seat0_settings": 1},
        {"seat0_stores": {"goods": 7}},
    ]
    for fields in outside:
        with pytest.raises(BadPosition):
            ERA.restore(changed(position_of(building), **fields))
    most = changed(
        position_of(building),
        seat0_culture=10_000,
        seat0_disaster=10_000,
        seat0_hammers=63,
        seat0_swords=63,
        seat0_shields=63,
        seat0_throws=99,
        seat0_stores={"goods": 6},
    )
    assert ERA.restore(most).position() == most


def test_pieces_stand_apart_inside_the_domain_and_come_from_the_supply() -> None:
    for pieces, sentence in (
        (
            ["keep g7", "farm a1", "farm b1"],
            "The piece “farm b1” stands where something else does.",
        ),
        (["farm n14"], "A piece must be written like"),
        (["castle a1"], "A piece must be written like"),
        ([f"university {c}{r}" for r in (1, 5, 9) for c in "aei"], "not so many pieces"),
    ):
        with pytest.raises(BadPosition, match=sentence):
            ERA.restore(changed(position_of(building), seat0_pieces=pieces))
    game = scene(step="build", Ann=player(pieces=RING, dice="peasant 5"), Bob=player())
    left = {piece: game.supply(piece) for piece in ("wall_5", "wall_3")}
    more = scene(step="build", Ann=player(dice="peasant 5"), Bob=player())
    assert left == {"wall_5": more.supply("wall_5") - 3, "wall_3": more.supply("wall_3") - 1}
    with pytest.raises(BadPosition):
        scene(
            step="build",
            supply={"wall_5": left["wall_5"] + 1},
            Ann=player(pieces=RING, dice="peasant 5"),
            Bob=player(),
        )
