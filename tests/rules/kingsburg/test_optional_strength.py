"""Revised edition: soldiers may be declined, and anybody may hold back in a battle."""

import pytest

from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.strength import can_hold_back, efforts
from tests.rules.kingsburg.modules import with_governors, with_more_buildings
from tests.rules.kingsburg.optional import WALL, revised, winter
from tests.rules.kingsburg.scene import Scene, player
from tests.rules.kingsburg.winter import fought
from tests.rules.shows import shows


@shows("K-0.18", "K-B.stables", "R-K.103")
def test_the_stables_soldier_may_be_declined_each_time() -> None:
    game = revised(
        step="influence",
        Ann=player(dice="1 4 6", buildings="palisade, stables", always=""),
        Brian=player(dice="1 1 1"),
    )
    game.plays("Ann", "influence 5 with 4 1")
    game.plays("Brian", "pass")
    game.plays("Ann", "pass")
    assert game.soldiers("Ann") == 1  # the sergeant's own
    game.plays("Ann", "decline")
    assert game.soldiers("Ann") == 1
    game = revised(
        step="influence",
        Ann=player(dice="1 4 6", buildings="palisade, stables", always=""),
        Brian=player(dice="1 1 1"),
    )
    game.plays("Ann", "influence 10 with 6 4")
    game.plays("Brian", "pass")
    game.plays("Ann", "pass", "use")
    assert game.soldiers("Ann") == 3
    assert game.step == "reward general"  # the look comes after it


@shows("K-0.18", "K-B.training_camp", "R-K.68", "R-K.103")
def test_the_training_camps_soldier_may_be_declined() -> None:
    for answer, soldiers in (("use", 1), ("decline", 0)):
        game = with_more_buildings(
            step="recruit",
            Ann=player(
                buildings="improvised defenses, recruiting center, training camp", always=""
            ),
            Brian=player(),
        )
        assert game.step == "offer training camp"
        game.plays("Ann", answer)
        assert game.soldiers("Ann") == soldiers


ACADEMY = "improvised defenses, recruiting center, training camp, military academy"


@pytest.mark.parametrize(
    ("king", "die", "answer", "help"),
    [(2, 5, "use", 5), (2, 5, "decline", 2), (5, 2, "use", 5), (5, 2, "decline", 2)],
)
@shows("K-B.military_academy", "K-0.18", "R-K.69", "R-K.103")
def test_the_owner_of_an_academy_chooses_the_number_that_counts(
    king: int, die: int, answer: str, help: int
) -> None:
    game = with_more_buildings(
        step="reinforcements", Ann=player(buildings=ACADEMY, always="battle"), Brian=player()
    )
    game.settles(f"reinforcements {king}", f"academy {die}")
    assert game.step == "offer military academy"
    assert game.view("Ann")["academy"] == die
    assert not game.log("enemy_revealed")
    game.plays("Ann", answer)
    assert game.log("battle", "Ann")[0].facts["strength"] == help + 1


@shows("K-B.military_academy", "R-K.69")
def test_equal_numbers_leave_an_academy_nothing_to_choose() -> None:
    game = with_more_buildings(
        step="reinforcements", Ann=player(buildings=ACADEMY, always="battle"), Brian=player()
    )
    game.settles("reinforcements 3", "academy 3")
    assert game.log("battle", "Ann")


@shows("K-8.16", "R-K.94", "R-K.103", "R-K.104", "K-G.chronicler", "K-B.stone_wall")
def test_a_chronicler_leaves_his_stone_wall_out_for_a_draw() -> None:
    chronicler = player(governor="chronicler", buildings=WALL, always="")
    for answer, outcome, points, goods in (
        ("use", "won with 3", 4, "1 stone"),
        ("hold back to draw", "drawn with 3", 1, "nothing"),
    ):
        # The Goblins are as strong as one soldier of the king, Palisade and Wall.
        game = winter("goblins 3", 1, Ann=chronicler, Brian=player())
        assert game.step == "offer battle"
        assert game.choices("Ann") == [
            "use",
            "always battle",
            "always everything",
            "hold back to draw",
            "hold back to lose",
        ]
        before = game.points("Ann")
        game.plays("Ann", answer)
        assert fought(game, "Ann") == outcome
        # A victory makes him strongest and alone.
        assert game.points("Ann") - before == points
        game.goes_on_to("draw enemy")
        assert game.goods("Ann") == goods


@shows("K-8.16", "R-K.103", "R-K.104")
def test_anybody_may_hold_back_below_a_victory_or_a_draw() -> None:
    def battle(soldiers: int) -> Scene:
        game = revised(
            step="reinforcements",
            enemy="goblins 3",
            Ann=player(buildings="guard tower, blacksmith", soldiers=soldiers, always=""),
            Brian=player(),
        )
        game.settles("reinforcements 1")
        return game

    game = battle(1)
    assert game.choices("Ann")[3:] == ["hold back to draw", "hold back to lose"]
    game.plays("Ann", "hold back to draw")
    assert fought(game, "Ann") == "drawn with 3"
    assert game.log("held_back", "Ann")[0].facts == {"outcome": "drawn"}
    game = battle(0)
    assert game.choices("Ann")[3:] == ["hold back to lose"]
    game.plays("Ann", "hold back to lose")
    assert fought(game, "Ann") == "lost with 2"
    assert game.buildings("Ann") == ["guard_tower"]
    game = battle(3)  # four soldiers win alone
    assert fought(game, "Ann") == "won with 6"
    game = revised(
        step="reinforcements",
        enemy="goblins 3",
        Ann=player(buildings="guard tower", always=""),
        Brian=player(),
    )
    game.settles("reinforcements 1")
    assert fought(game, "Ann") == "lost with 2"  # nothing to hold back from


@shows("K-8.16", "R-K.103")
def test_the_penalty_of_the_farms_is_never_left_out() -> None:
    game = revised(
        step="reinforcements",
        enemy="orcs 3",
        Ann=player(buildings="inn, market, farms, guard tower", soldiers=3, always=""),
        Brian=player(),
    )
    game.settles("reinforcements 1")
    # Three soldiers without the tower are a draw, and nothing makes four of them.
    assert game.choices("Ann")[3:] == ["hold back to draw"]


@shows("K-8.16", "R-K.104")
def test_values_that_only_come_together_skip_outcomes_in_between() -> None:
    game = revised(
        step="reinforcements",
        enemy="zombies 4",
        Ann=player(buildings="palisade", soldiers=2, always=""),
        Brian=player(),
    )
    game.settles("reinforcements 1")
    # The Palisade is worth 2 against Zombies: five or three, but never four.
    assert game.choices("Ann")[3:] == ["hold back to lose"]


@shows("K-0.17", "K-8.16", "R-K.103")
def test_in_the_last_year_nobody_is_asked_to_hold_back() -> None:
    game = revised(
        step="reinforcements",
        year=5,
        enemy="barbarians 7",
        Ann=player(buildings="guard tower", soldiers=6, always=""),
        Brian=player(),
    )
    game.settles("reinforcements 1")
    assert fought(game, "Ann") == "won with 8"


@shows("K-8.16", "R-K.104", "K-8.14")
def test_with_a_minstrel_the_weakest_victory_may_leave_the_point_to_another() -> None:
    game = winter(
        "goblins 3",
        1,
        Ann=player(governor="minstrel", buildings="guard tower, blacksmith", soldiers=4, always=""),
        Brian=player(governor="miner", soldiers=5),
    )
    assert game.choices("Ann")[3:] == ["hold back to win"]
    game.plays("Ann", "hold back to win")
    assert fought(game, "Ann") == "won with 5"
    assert game.who("strongest_winner") == "Brian"


@shows("K-0.18", "K-G.warden", "R-K.73", "R-K.102")
def test_the_warden_may_give_a_building_up() -> None:
    for answer, left in (("use", ["inn", "barricade"]), ("decline", ["barricade"])):
        game = winter(
            "barbarians 2",
            1,
            Ann=player(governor="warden", buildings="inn, barricade", always=""),
            Brian=player(soldiers=9),
        )
        assert game.step == "offer warden"
        game.plays("Ann", answer)
        assert game.buildings("Ann") == left


@pytest.mark.parametrize("governor", ["minstrel", "steward"])
@pytest.mark.parametrize(
    "buildings",
    ["", "palisade", "guard tower, blacksmith", WALL, "inn, market, farms, guard tower"],
)
@shows("K-8.16", "R-K.104")
def test_the_question_comes_exactly_where_there_is_a_way_to_hold_back(
    buildings: str, governor: str
) -> None:
    for enemy in ("goblins 2", "orcs 3", "zombies 4"):
        for soldiers in range(8):
            ann = player(governor="general", buildings=buildings, soldiers=soldiers)
            brian = player(governor=governor)
            state = with_governors(step="reinforcements", enemy=enemy, Ann=ann, Brian=brian).state
            assert isinstance(state, Kingsburg)
            ways = efforts(state, state.players[0])
            assert can_hold_back(state, state.players[0]) is bool(ways)
