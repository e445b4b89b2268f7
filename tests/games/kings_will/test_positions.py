"""Positions and copies: wherever a game stands, it can be set up again and goes on the same way."""

import pytest

from burgrave import BadPosition
from burgrave.games.kings_will.components import LOCKED
from burgrave.games.kings_will.player import SOURCES
from burgrave.kernel.seats import bits
from tests.rules.kings_will.scene import (
    CARDS,
    KINGS_WILL,
    RICH,
    Scene,
    acting,
    begun,
    fresh,
    player,
    scene,
)

MIDWIFE = "corn hamlet 1; meadow 1; forest / midwife; mountain"
MARKET = "corn hamlet 1; meadow 1; forest / market; mountain"
SCOUTS = "corn hamlet 1; meadow 1; forest / scout house; mountain"


def stands_again(game: Scene) -> bool:
    """Is the position the same after it was set up?"""
    return KINGS_WILL.restore(game.position).position() == game.position


@pytest.mark.parametrize(
    ("tile", "fields", "deeds"),
    [
        ("move", {}, ["walk 1 right", "pass"]),
        ("move", {}, ["walk 1 right", "walk 2 right"]),
        ("move", {"land": MARKET, "goods": "2 food"}, ["swap food for wood", "pass"]),
        ("move", {"land": MARKET, "goods": "2 food"}, ["swap food for wood", "swap food for wood"]),
        ("multiply", {"land": MIDWIFE, "goods": "1 wood"}, ["offspring at 1"]),
        ("multiply", {"land": MIDWIFE, "goods": "1 food"}, ["offspring at 1"]),
        ("enrich", {"land": SCOUTS}, ["explore 5", "explore 6"]),
        ("enrich", {"land": SCOUTS}, ["explore 5", "pass"]),
        ("enrich", {"mood": -3}, ["raise taxes", "dismiss 1"]),
        ("harvest", {}, ["fields"]),
    ],
)
def test_after_an_action(tile: str, fields: dict[str, object], deeds: list[str]) -> None:
    game = acting(tile, None, **fields)
    game.plays("Ann", *deeds)
    assert (game.step, game.asked, game.position["more"]) == ("act", "Ann", 0)
    assert stands_again(game)


@pytest.mark.parametrize("side", ["left", "right"])
def test_around_a_find(side: str) -> None:
    game = acting("move", land="mountain 1; corn hamlet; meadow; forest 1")
    game.plays("Ann", f"walk {1 if side == 'left' else 4} {side}")
    assert game.view(None)["walker"] == {"place": 0 if side == "left" else 3, "side": side}
    assert game.view(None)["draws"] == 0
    assert stands_again(game)
    game.settles("landscape lake")
    assert game.view(None)["walker"] is None
    assert stands_again(game)


def test_between_turns_and_rounds() -> None:
    game = fresh("Ann Bob Cid")
    while game.draws != "travel":
        assert stands_again(game)
        game.goes_on()
    assert stands_again(game)
    game.settles("travel i b")
    assert stands_again(game)
    game.plays("Ann", "take govern", "pass")
    game.plays("Bob", "pass")
    game.plays("Cid", "pass")
    assert (game.step, game.asked, game.position["left"]) == ("take tile", "Bob", 0)
    assert stands_again(game)
    visit = scene(step="offers", Ann=player(goods="2 coin"), Bob=player(goods="2 coin"))
    visit.plays("Ann", "give 1")
    assert stands_again(visit)
    visit.plays("Bob", "give 1")
    assert visit.draws == "travel"
    assert stands_again(visit)


def test_a_copy_goes_on_as_the_game_does() -> None:
    late = scene(
        step="offers",
        round=3,
        turns=11,
        takers=[None, 1, 0, None, 1, None, None, 0, None],
        Ann=player(goods="4 food, 6 coin", given=[1], paid=[1, 2]),
        Bob=player(goods="4 food"),
    )
    goes_on_alike(late, "Ann", "give 1")
    build = acting(
        "build",
        land="corn hamlet 2 / mill; meadow castle 1; forest; mountain",
        goods="8 wood, 4 leather, 6 coin",
        education=3,
        development=2,
        mood=2,
        seen=[0, 5],
    )
    goes_on_alike(build, "Ann", "erect school under 2", "erect tannery under 4")
    walk = acting("move", land="mountain 1; corn hamlet; meadow; forest 1")
    goes_on_alike(walk, "Ann", "walk 4 right")


def goes_on_alike(game: Scene, name: str, *deeds: str) -> None:
    """Play the same with a game, its copy, and the game set up anew, one after the other."""
    before = game.position
    anew = Scene(KINGS_WILL.restore(before), game.names)
    twin = Scene(game.state.copy(), game.names)
    assert twin.position == before
    game.plays(name, *deeds)
    assert twin.position == before  # whatever the game does, the copy stays
    twin.plays(name, *deeds)
    anew.plays(name, *deeds)
    assert game.position == twin.position == anew.position
    twin = Scene(game.state.copy(), game.names)
    while game.draws is not None:
        assert game.position == twin.position == anew.position
        for each in (game, twin, anew):
            each.goes_on()
    assert game.position == twin.position == anew.position


def test_nobody_has_more_discs_on_the_board_than_rounds_were_played() -> None:
    for seat in (0, 1):
        words = {"step": "take tile", "round": 2, "Ann": player(), "Bob": player()}
        scene(discs=[[seat]], neutral=[1], **words)
        with pytest.raises(BadPosition, match="more discs than rounds were played"):
            scene(discs=[[seat], [seat]], neutral=[2], **words)
    with pytest.raises(BadPosition, match="more discs than rounds were played"):
        scene(neutral=[0, 1], step="take tile", round=2, Ann=player(), Bob=player())


def test_bits_are_counted_in_every_byte() -> None:
    for place in range(31):
        assert bits(1 << place) == 1
        assert bits((1 << place) - 1) == place


@pytest.mark.parametrize("discs", [[["0"]], [[2]], [[-1]], [[True]], [0], "0", [["a"], []]])
def test_discs_are_lists_of_seats(discs: object) -> None:
    with pytest.raises(BadPosition):
        scene(discs=discs, step="take tile", round=2, Ann=player(), Bob=player())


def test_the_neutral_disc_of_a_round_lies_after_its_step() -> None:
    game = begun("Ann Bob")
    game.goes_on_to("neutral disc")
    before = game.position
    assert stands_again(game)
    with pytest.raises(BadPosition, match="more discs than rounds were played"):
        KINGS_WILL.restore({**before, "neutral": [5]})
    game.goes_on()
    assert len(game.position["neutral"]) == len(before["neutral"]) + 1
    assert stands_again(game)


@pytest.mark.parametrize("start", [0, 1, 2])
def test_while_everybody_in_turn_lays_a_disc(start: int) -> None:
    game = begun("Ann Bob Cid", start)
    game.goes_on_to("commit")
    laid = 0
    while game.step == "commit":
        assert stands_again(game)
        game.goes_on()
        laid += 1
    assert laid == 3


def test_in_a_rebellion_over_the_tribute_the_discs_of_the_round_lie() -> None:
    cid = player(mood=-3)
    game = scene(
        step="tribute", travel="i_a", discs=[[0], [1]], Ann=player(), Bob=player(), Cid=cid
    )
    assert (game.step, game.asked) == ("rebellion", "Cid")
    assert stands_again(game)
    with pytest.raises(BadPosition, match="more discs than rounds were played"):
        KINGS_WILL.restore({**game.position, "discs": [[0], [0]]})


def test_no_will_card_lies_on_the_board_twice() -> None:
    position = begun("Ann Bob").position
    wills = position["wills"]
    assert len(set(wills)) == len(wills)
    for place in range(1, len(wills)):
        twice = [*wills[:place], wills[place - 1], *wills[place + 1 :]]
        with pytest.raises(BadPosition, match="A Will card lies on the board twice"):
            KINGS_WILL.restore({**position, "wills": twice})


def test_only_a_dealt_card_can_have_been_put() -> None:
    game = fresh("Ann Bob")
    game.settles("start 0", "deal progress, devout", "deal variety, full chest")
    game.plays("Ann", "land corn meadow forest mountain", "hamlet at 1", "peasants at 1 2")
    game.plays("Ann", "store food food food food", "put devout")
    position = game.position
    for card, dealt in (("progress", True), ("devout", True), ("variety", False)):
        position["seats"][0]["put"] = card
        if dealt:
            assert KINGS_WILL.restore(position).position() == position
        else:
            with pytest.raises(BadPosition, match="Only a dealt card can be put"):
                KINGS_WILL.restore(position)


def test_who_put_a_card_was_dealt_it_and_one_more() -> None:
    position = begun("Ann Bob").position
    own, others = position["seats"][0]["put"], position["wills"]
    back = [card for card in CARDS if card not in others]
    for hand in ([own, back[0]], [back[0], own], []):
        position["seats"][0]["hand"] = hand
        again = Scene(KINGS_WILL.restore(position), ["Ann", "Bob"])
        assert sorted(again.of("Ann")["hand"]) == sorted(hand)
    position["seats"][0]["hand"] = back[:2]
    with pytest.raises(BadPosition, match="Only a dealt card can be put"):
        KINGS_WILL.restore(position)


def test_only_at_the_end_somebody_may_have_less_than_no_points() -> None:
    position = scene(step="over", Ann=player(), Bob=player()).position
    position["seats"][0]["points"] = {"rebellions": -50}
    assert KINGS_WILL.restore(position).scores()[0]["rebellions"] == -50
    running = begun("Ann Bob").position
    running["seats"][0]["points"] = {"rebellions": -50}
    with pytest.raises(BadPosition, match="Nobody has less than no points"):
        KINGS_WILL.restore(running)


@pytest.mark.parametrize("field", ["paid", "given"])
def test_in_the_set_up_nobody_has_dealt_with_the_king(field: str) -> None:
    game = fresh("Ann Bob")
    game.settles("start 0", "deal progress, devout", "deal variety, full chest")
    assert stands_again(game)
    position = game.position
    position["seats"][1][field] = [1]
    with pytest.raises(BadPosition, match="does not fit the stage of the set-up"):
        KINGS_WILL.restore(position)


def test_who_is_ready_has_filled_the_store_with_resources_alone() -> None:
    ready = player(stage="ready", hand=["progress", "devout"], put="devout")
    game = scene(step="set up", Ann=ready, Bob=player(hand=["variety", "full_chest"]))
    assert game.asked == "Bob"
    assert game.goods("Ann") == "1 food, 1 leather, 1 wood, 1 stone"


def test_offers_that_were_taken_up_are_not_made_again() -> None:
    rich = {"goods": RICH, "mood": 5}
    for given in ([], [0], [1], [2], [0, 2]):
        game = scene(step="offers", Ann=player(given=given, **rich), Bob=player(**rich))
        assert game.of("Ann")["given"] == given
        left = [f"give {number + 1}" for number in range(3) if number not in given]
        assert game.choices("Ann") == ["pass", *left]


@pytest.mark.parametrize("place", range(8))
def test_a_tile_is_taken_from_the_open_part_of_the_row(place: int) -> None:
    position = acting("move").position
    rest = [tile for tile in position["row"] if tile != "move"]
    position["row"] = [*rest[:place], "move", *rest[place:]]
    if place >= LOCKED:
        assert KINGS_WILL.restore(position).position() == position
        return
    with pytest.raises(BadPosition, match="A locked tile, or the king's, can't have been taken"):
        KINGS_WILL.restore(position)


def test_the_king_is_never_taken() -> None:
    position = acting("move").position
    position["row"] = [*position["row"][1:], "king"]
    assert KINGS_WILL.restore(position).position() == position
    with pytest.raises(BadPosition, match="A locked tile, or the king's, can't have been taken"):
        KINGS_WILL.restore({**position, "tile": "king"})


@pytest.mark.parametrize("source", SOURCES)
def test_however_many_points_a_position_brings_along_they_stay_apart(source: str) -> None:
    lost = source in ("unpaid_tribute", "rebellions", "wrath")
    most = -150 if lost else 150
    points = {"start": 150, source: most}
    game = scene(step="take tile", round=4, Ann=player(points=points), Bob=player())
    while not game.state.over:
        game.goes_on()
    for row in game.state.scores():
        assert sum(points for name, points in row.items() if name != "total") == row["total"]
    assert abs(game.state.scores()[0][source]) >= 150
    points[source] += -1 if lost else 1
    with pytest.raises(BadPosition, match="from -150 to 150"):
        scene(step="take tile", round=4, Ann=player(points=points), Bob=player())


def test_turns_are_counted_to_a_million() -> None:
    position = scene(step="take tile", turns=1_000_000, Ann=player(), Bob=player()).position
    assert position["turns"] == 1_000_000
    for wrong in (-1, 1_000_001):
        with pytest.raises(BadPosition, match="“turns” must be a whole number"):
            KINGS_WILL.restore({**position, "turns": wrong})
