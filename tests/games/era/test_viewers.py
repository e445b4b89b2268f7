"""What a view says of the moment: whose turn, whose disaster, whose extortion, who still rolls."""

from tests.rules.era.scene import RING, START, Scene, fresh, player, scene


def stricken(skulls: int, **words: object) -> Scene:
    """Bob, who is first, has rolled so many skulls; Ann and Cid none."""
    dice = "peasant 6" + " 6" * (skulls - 1)
    bob = player(dice=dice, pieces="farm a1, longhouse a4", **words)
    calm = player(dice="noble 4")
    return scene(step="disasters", start="Bob", Ann=calm, Bob=bob, Cid=calm)


def moment(game: Scene, viewer: str | None = None) -> tuple[object, ...]:
    """The step, whose part of it, whom it is about, and who is asked, as a viewer sees it."""
    view = game.view(viewer)
    return view["step"], view["now"], view["opponent"], view["asked"]


def test_bandits_ask_whom_they_robbed() -> None:
    assert moment(stricken(1)) == ("bandits", 1, None, [1])


def test_treachery_asks_the_opponents_one_after_the_other() -> None:
    game = stricken(3)
    assert moment(game) == ("treachery", 1, 2, [2])
    game.plays("Cid", "place scorched land a1")
    assert moment(game) == ("treachery", 1, 0, [0])


def test_fire_asks_for_a_building_and_then_for_its_land() -> None:
    game = stricken(4)
    assert moment(game) == ("fire", 1, None, [1])
    game.plays("Bob", "remove a1")
    assert moment(game) == ("fire land", 1, None, [1])
    burnt = game.view(None)["burnt"]
    assert {"a1", "b1", "a2", "b2"} <= set(burnt)
    assert game.state.step == "fire land"


def test_extortion_names_attacker_opponent_and_demand() -> None:
    game = scene(
        step="extort",
        start="Cid",
        Ann=player(dice="noble 4", stores="1 food, 1 wood"),
        Bob=player(dice="noble 4", stores="1 food, 2 stone"),
        Cid=player(dice="noble 1", stores="nothing"),
    )
    assert moment(game) == ("demand", 2, 0, [2])
    assert game.view(None)["demanded"] is None
    game.plays("Cid", "demand wood")
    assert moment(game) == ("answer", 2, 0, [0])
    assert game.view(None)["demanded"] == "wood"
    game.plays("Ann", "pay")
    assert moment(game) == ("demand", 2, 1, [2])
    assert game.view(None)["demanded"] is None


def test_alone_nobody_is_the_opponent() -> None:
    game = scene(step="extort", Ann=player(dice="noble 4", stores="1 food"))
    assert moment(game) == ("solo extortion", 0, None, [0])
    assert game.view("Ann")["demanded"] is None


def test_building_has_a_present_player_and_no_opponent() -> None:
    game = scene(
        step="build",
        start="Bob",
        Ann=player(dice="peasant 5", stores="3 wood"),
        Bob=player(dice="peasant 5", stores="3 wood"),
    )
    assert moment(game) == ("build", 1, None, [1])
    assert (game.view(None)["phase"], game.view(None)["order"]) == (5, [1, 0])


def rolling() -> Scene:
    """Ann, Bob and Cid have dice; Bob is first."""
    ann = player(dice={"peasant": 2})
    bob = player(pieces="monastery a1", dice={"noble": 2})
    return scene(step="roll", start="Bob", Ann=ann, Bob=bob, Cid=player(dice={"cleric": 1}))


def test_the_view_says_who_is_still_rolling_and_only_the_seat_knows_when_dice_fall() -> None:
    game = rolling()
    view = game.view(None)
    assert (view["drawing"], view["draws"], view["now"]) == (False, None, None)
    assert (view["rolling"], view["asked"], view["phase"]) == ([0, 1, 2], [0, 1, 2], 1)
    view = game.view("Bob")
    assert (view["drawing"], view["draws"], view["asked"]) == (True, 1, [0, 2])
    game.settles("roll noble 1 4", "roll cleric 5", "roll peasant 3 6")
    view = game.view(None)
    assert (view["drawing"], view["draws"]) == (False, None)
    assert (view["rolling"], view["asked"]) == ([0, 1, 2], [0, 1, 2])
    game.plays("Ann", "stop")
    assert game.view("Bob")["rolling"] == [1, 2]
    assert game.view("Bob")["asked"] == [1, 2]


def test_only_the_seat_itself_knows_its_question() -> None:
    game = rolling()
    assert [game.view(name)["question"] for name in ("Ann", "Bob", "Cid", None)] == [None] * 4
    game.settles("roll noble 1 4", "roll cleric 5", "roll peasant 3 6")
    assert game.view("Ann")["question"] == "roll"
    assert game.view("Bob")["question"] == "monastery"
    assert game.view("Cid")["question"] == "roll"
    assert game.view(None)["question"] is None
    assert {game.view(name)["step"] for name in ("Ann", "Bob", "Cid", None)} == {"roll"}
    game.plays("Cid", "stop")  # with a feather left
    assert game.view("Cid")["question"] == "quill"
    game.plays("Bob", "decline")
    assert game.view("Bob")["question"] == "roll"
    game.plays("Ann", "stop")
    assert game.view("Ann")["question"] is None


def test_elsewhere_the_question_is_the_step() -> None:
    game = stricken(1)
    assert game.view("Bob")["question"] == "bandits"
    assert game.view("Ann")["question"] is None


def test_own_dice_show_what_is_chosen_thrown_and_set() -> None:
    game = rolling()
    first = game.seen("Bob", "Bob")
    assert (first["thrown"], first["settings"], first["stopped"]) == ({"noble": 2}, 1, False)
    game.settles("roll noble 1 6", "roll cleric 5", "roll peasant 3 6")
    own = game.seen("Bob", "Bob")
    assert (own["rolled"], own["skulls"], own["chosen"]) == ({"noble": [1, 6]}, 1, {})
    game.plays("Bob", "decline", "mark noble 1")
    own = game.seen("Bob", "Bob")
    assert (own["chosen"], own["settings"], own["thrown"]) == ({"noble": [1]}, 0, {})
    game.plays("Cid", "stop")
    assert game.seen("Cid", "Cid")["stopped"] is True
    for viewer in ("Ann", None):
        seen = game.seen("Bob", viewer)
        assert (seen["rolled"], seen["skulls"], seen["dice"]) == ({}, 0, {"noble": 2})
        assert seen.keys().isdisjoint({"chosen", "thrown", "stopped", "settings"})


def test_after_the_roll_all_dice_lie_open() -> None:
    game = stricken(1)
    for viewer in ("Ann", "Bob", None):
        assert game.seen("Bob", viewer)["rolled"] == {"peasant": [6]}
        assert game.seen("Bob", viewer)["skulls"] == 1
        assert "chosen" not in game.seen("Bob", viewer)


def test_start_pieces_are_seen_by_their_owner_alone() -> None:
    game = fresh("Ann Bob")
    game.plays("Ann", f"place {START[0]}")
    own = game.seen("Ann", "Ann")
    assert [piece["piece"] for piece in own["pieces"]] == ["keep", "longhouse"]
    assert own["pieces"][1] == {"piece": "longhouse", "at": "a1", "turn": 0}
    assert own["to_place"] == {"longhouse": 2, "farm": 1, "wall_4": 3, "scorched_land": 2}
    for viewer in ("Bob", None):
        seen = game.seen("Ann", viewer)
        assert [piece["piece"] for piece in seen["pieces"]] == ["keep"]
        assert seen["cities"] == []
        assert "to_place" not in seen
    assert game.view("Bob")["draws"] is None
    assert (game.view("Bob")["now"], game.view("Bob")["phase"]) == (None, 0)


def test_the_start_player_is_drawn_by_nobody() -> None:
    game = scene(step="draw start", Ann=player(), Bob=player())
    view = game.view("Ann")
    assert (view["step"], view["drawing"], view["draws"]) == ("draw start", True, None)
    assert game.drawer == ""
    assert (view["rolling"], view["now"], view["opponent"]) == ([], None, None)


def test_supply_and_end_markers_are_open() -> None:
    game = scene(
        step="build",
        supply={"market": 1},
        turned=["farm"],
        Ann=player(dice="peasant 5", stores="3 wood, 3 stone, 3 goods"),
        Bob=player(),
    )
    view = game.view(None)
    assert view["supply"]["market"] == 1
    assert view["markers"] == {"all": 3, "turned": ["farm"]}
    assert (view["over"], view["rank"]) == (False, None)


def test_only_a_lonely_game_that_is_over_has_a_rank() -> None:
    alone = scene(step="over", Ann=player()).view(None)
    assert alone["over"] is True
    assert alone["rank"] is not None
    together = scene(step="over", Ann=player(), Bob=player()).view(None)
    assert (together["rank"], together["opponent"], together["now"]) == (None, None, None)
    assert scene(step="build", Ann=player(dice="peasant 5")).view(None)["rank"] is None
    assert scene(step="over", other=1, Ann=player(), Bob=player()).view(None)["opponent"] is None


def test_the_log_tells_how_much_a_wall_has_newly_shut_in() -> None:
    open_ring = RING.removesuffix(", wall 3 b6")
    ann = player(pieces=open_ring, dice="peasant 5 5 5", stores="7 stone, 8 wood")
    game = scene(step="build", Ann=ann, Bob=player())
    game.plays("Ann", "place wall 1 n14", "place wall 3 b6")
    game.plays("Ann", "place wall 2 l12")
    assert [event.facts["enclosed"] for event in game.log("built")] == [0, 12, 0]
