"""What may be looked at again: every card once seen, those under own discs, or none."""

import json

import pytest

import burgrave
from burgrave import BadPosition, Rng, Seat
from burgrave.games.kings_will.state import KingsWill
from burgrave.games.kings_will.view import looked_back
from burgrave.kernel.table import Player, Table
from tests.rules.kings_will.scene import KINGS_WILL, Scene, begun, fresh, player, scene
from tests.rules.shows import shows

RULES = ("seen", "discs", "none")
SCOUTS = "corn hamlet 1; meadow 1; forest / scout house; mountain"


def open_to(game: Scene, name: str) -> list[int]:
    """The places whose cards lie open to a player."""
    return [place for place, card in enumerate(game.view(name)["wills"]) if "card" in card]


def exploring(rule: str, **ann: object) -> Scene:
    """Ann has taken the tile with which cards are explored; she knows her own card and two more."""
    return scene(
        step="act",
        tile="enrich",
        look_again=rule,
        round=3,
        discs=[[], [], [0], [0], [1]],
        Ann=player(seen=[0, 2, 5], **ann),
        Bob=player(seen=[1, 4]),
    )


@shows("W-7.3", "R-W.28")
@pytest.mark.parametrize(("rule", "shown"), [("seen", [0, 2, 5]), ("discs", [2]), ("none", [])])
def test_what_may_be_looked_at_again(rule: str, shown: list[int]) -> None:
    game = exploring(rule)
    assert open_to(game, "Ann") == shown
    assert open_to(game, "Bob") == {"seen": [1, 4], "discs": [4], "none": []}[rule]
    # Everybody knows who has seen what, whatever may be looked at again.
    assert [card["seen_by"] for card in game.view(None)["wills"][:3]] == [[0], [1], [0]]
    assert all("card" not in card for card in game.view(None)["wills"])


@shows("W-2.5", "R-W.4")
@pytest.mark.parametrize(
    ("rule", "places"),
    [("seen", {2, 4, 5, 7, 8}), ("discs", {1, 2, 4, 5, 6, 7, 8}), ("none", set(range(1, 9)))],
)
def test_what_lies_face_down_can_be_explored_also_again(rule: str, places: set[int]) -> None:
    game = exploring(rule)
    choices = {choice for choice in game.choices("Ann") if choice.startswith("explore ")}
    assert choices == {f"explore {place}" for place in places}


@shows("W-7.1", "R-W.47")
@pytest.mark.parametrize("rule", RULES)
def test_a_card_is_open_until_the_next_decision(rule: str) -> None:
    game = exploring(rule)
    game.plays("Ann", "explore 7")
    kept = {"seen": [0, 2, 5, 6], "discs": [2], "none": []}[rule]
    assert open_to(game, "Ann") == sorted({*kept, 6})
    assert game.view("Ann")["wills"][6]["card"] == game.position["wills"][6]
    # All see at which card she is looking; nobody else sees its face.
    assert game.view(None)["wills"][6]["looking"] == [0]
    assert "card" not in game.view("Bob")["wills"][6]
    assert KINGS_WILL.restore(game.position).hash() == game.state.hash()
    game.plays("Ann", "pass")
    assert open_to(game, "Ann") == kept
    assert game.view(None)["wills"][6]["looking"] == []
    game.plays("Bob", "raise taxes")
    assert open_to(game, "Ann") == kept


@shows("R-W.47")
@pytest.mark.parametrize("rule", RULES)
def test_who_looks_back_sees_no_card_that_may_not_be_looked_at_now(rule: str) -> None:
    game = exploring(rule)
    game.plays("Ann", "explore 7")
    then = game.view("Ann")
    game.plays("Ann", "pass")
    assert isinstance(game.state, KingsWill)
    back = looked_back(game.state, then)
    shown = [place for place, will in enumerate(back["wills"]) if "card" in will]
    assert shown == open_to(game, "Ann")
    assert looked_back(game.state, game.view(None)) == game.view(None)


@shows("R-W.47")
def test_what_others_decide_does_not_end_a_look() -> None:
    game = scene(step="act", tile="enrich", left=1, look_again="none", Ann=player(), Bob=player())
    game.plays("Ann", "explore 3")
    game.plays("Bob", "explore 5")
    game.plays("Bob", "take harvest")
    assert open_to(game, "Ann") == [2]
    assert open_to(game, "Bob") == []


@shows("R-W.47")
def test_what_is_forced_does_not_end_a_look() -> None:
    both = [0, 1]
    game = scene(
        step="neutral disc",
        round=4,
        look_again="none",
        neutral=[0, 1, 2],
        discs=[[], [], [], both, both, both, both],
        Ann=player(seen=[0, 4], looking=4, goods="4 food, 4 wood, 4 stone"),
        Bob=player(),
    )
    assert game.choices("Ann") == ["neutral 8"]  # all others have two discs or a neutral one
    game.plays("Ann", "neutral 8")
    assert game.step == "offers"
    assert open_to(game, "Ann") == [4]


@shows("R-W.47", "W-B.scout_house")
@pytest.mark.parametrize("rule", RULES)
def test_the_second_look_of_the_scouts_ends_the_first(rule: str) -> None:
    game = exploring(rule, land=SCOUTS)
    game.plays("Ann", "explore 7")
    assert "explore 7" not in game.choices("Ann")
    game.plays("Ann", "explore 8")
    assert [card["looking"] for card in game.view(None)["wills"][6:]] == [[], [0]]
    assert (6 in open_to(game, "Ann")) is (rule == "seen")
    assert 7 in open_to(game, "Ann")


@shows("W-5.2", "W-7.3", "R-W.30")
@pytest.mark.parametrize("rule", RULES)
def test_a_disc_shows_no_card_that_was_never_seen(rule: str) -> None:
    game = scene(step="commit", look_again=rule, Ann=player(), Bob=player(), Cid=player())
    game.plays("Ann", "commit 6")
    assert "card" not in game.view("Ann")["wills"][5]
    assert game.of("Ann")["seen"] == [0]
    game.plays("Bob", "commit 2")
    assert open_to(game, "Bob") == ([] if rule == "none" else [1])
    for told in game.log("committed"):
        assert set(told.view(int(told.seat))) == {"kind", "seat", "card_place"}
        assert not told.news  # Nobody learns anything, so it may be taken back.


@shows("W-7.1", "W-7.3", "R-W.28")
@pytest.mark.parametrize("rule", RULES)
def test_the_log_tells_a_face_only_where_it_stays_open(rule: str) -> None:
    game = begun("Ann Bob", look_again=rule)
    for kind, fact in (("wills_dealt", "cards"), ("will_put", "card")):
        for told in game.log(kind):
            assert (fact in told.view(int(told.seat))) is (rule == "seen")
            assert fact not in told.view(1 - int(told.seat))
            assert told.news
    look = exploring(rule)
    look.plays("Ann", "explore 7")
    told = look.log("explored")[0]
    assert ("card" in told.view(0)) is (rule == "seen")
    assert told.news


@shows("W-7.1", "W-7.3")
@pytest.mark.parametrize("rule", RULES)
def test_the_dealt_cards_are_seen_until_one_is_put(rule: str) -> None:
    game = fresh("Ann Bob", look_again=rule)
    game.settles("start 0", "deal progress, devout", "deal variety, full chest")
    assert game.view("Ann")["seats"][0]["hand"] == ["progress", "devout"]
    game.plays("Ann", "land corn meadow forest mountain", "hamlet at 1", "peasants at 1 2")
    game.plays("Ann", "store food food food food", "put devout")
    mine = game.view("Ann")["seats"][0]
    assert mine.get("hand") == (["progress", "devout"] if rule == "seen" else None)
    assert mine.get("put") == ("devout" if rule == "seen" else None)
    assert "hand" not in game.view("Bob")["seats"][0]


@shows("W-7.3", "R-W.48")
@pytest.mark.parametrize("rule", RULES)
def test_a_bot_remembers_what_its_seat_has_seen(rule: str) -> None:
    game = exploring(rule, hand=["happy_people", "variety"])
    truth = game.position["wills"]
    boards = [
        Scene(Seat(0, game.state, Rng(seed)).imagined, game.names).position for seed in range(60)
    ]
    for place in range(8):
        cards = {board["wills"][place] for board in boards}
        assert (cards == {truth[place]}) is (place in (0, 2, 5))
    assert {tuple(board["seats"][0]["hand"]) for board in boards} == {("happy_people", "variety")}


@shows("R-W.47")
def test_who_takes_back_has_the_card_in_hand_again_but_no_look_is_taken_back() -> None:
    position = exploring("none").position
    options = position["options"]
    seats = [Player("Ann"), Player("Bob")]
    table = Table(KINGS_WILL, seats, Rng(1), options, begin_at=position)
    table.play(0, "explore 7")
    assert not table.can_undo(0)
    table.play(0, "raise taxes")
    assert "card" not in shown_at(table, 6)
    table.undo(0)
    assert shown_at(table, 6)["card"] == position["wills"][6]
    assert not table.can_undo(0)
    # Nothing that is kept of the game tells the card to her again.
    table.play(0, "raise taxes")
    assert position["wills"][6] not in json.dumps(table.view(0))


def shown_at(table: Table, place: int) -> dict[str, object]:
    """A place of the Will board as Ann sees it."""
    wills = table.state.view(0)["wills"]
    assert isinstance(wills, list)
    card: dict[str, object] = wills[place]
    return card


@shows("W-7.1", "W-7.3")
@pytest.mark.parametrize("rule", RULES)
def test_at_the_end_only_cards_with_discs_come_up(rule: str) -> None:
    game = scene(
        step="offers",
        round=4,
        look_again=rule,
        discs=[[], [], [], [0], [1], [], [0, 1]],
        Ann=player(seen=[0, 2, 5]),
        Bob=player(),
    )
    assert game.state.over
    up = [3, 4, 6]
    assert open_to(game, "Ann") == sorted({*up, *([0, 2, 5] if rule == "seen" else [])})
    assert open_to(game, "Bob") == sorted({*up, *([1] if rule == "seen" else [])})


@shows("W-7.3")
@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"seen": [0], "looking": 4}, "without having seen it"),
        ({"seen": [0, 4], "looking": 8}, "looking"),
        ({"seen": [0, 4], "looking": [4]}, "looking"),
    ],
)
def test_a_position_in_which_somebody_looks_wrongly_is_refused(
    fields: dict[str, object], complaint: str
) -> None:
    with pytest.raises(BadPosition, match=complaint):
        scene(step="act", tile="enrich", Ann=player(**fields), Bob=player())


@shows("W-7.3")
def test_rules_of_the_first_version_are_told_apart() -> None:
    with pytest.raises(BadPosition, match="rules version 1; this program plays 2"):
        burgrave.game("kings-will").restore({"game": "kings-will", "rules": "1", "seats": [{}, {}]})
    with pytest.raises(burgrave.BadOption, match="no option “house_rule”; it has look_again"):
        burgrave.game("kings-will").new(players=2, house_rule="on")
