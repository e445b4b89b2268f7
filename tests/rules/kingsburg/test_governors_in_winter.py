"""Governors of recruiting, winter and the end of a year."""

import pytest

from tests.rules.kingsburg.modules import with_governors
from tests.rules.kingsburg.scene import Scene, player
from tests.rules.kingsburg.winter import fought
from tests.rules.shows import shows

WALL = "palisade, stables, stone wall"


def winter(enemy: str, king: int, **words: object) -> Scene:
    """A winter with governors."""
    game = with_governors(step="reinforcements", enemy=enemy, **words)
    game.settles(f"reinforcements {king}")
    return game


@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
@shows("K-G.general", "R-K.73", "R-K.96")
def test_the_general_is_worth_one_in_battle(year: int) -> None:
    game = with_governors(
        step="reinforcements", year=year, Ann=player(governor="general"), Brian=player()
    )
    game.settles("reinforcements 1")
    assert [e.facts["strength"] for e in game.log("battle")] == [2, 1]


@shows("K-G.general", "R-K.91")
def test_the_generals_first_soldier_costs_one_good() -> None:
    game = with_governors(
        step="recruit", Ann=player(governor="general", goods="3 gold, 1 wood"), Brian=player()
    )
    assert game.choices("Ann")[:3] == ["done", "recruit with gold", "recruit with wood"]
    game.plays("Ann", "recruit with wood")
    assert game.choices("Ann") == ["done", "recruit with gold gold"]
    game.plays("Ann", "recruit with gold gold")
    assert game.soldiers("Ann") == 2
    assert game.goods("Ann") == "1 gold"
    assert game.step == "reinforcements"


@shows("K-G.general", "K-B.barracks", "R-K.91")
def test_with_barracks_the_generals_first_soldier_costs_nothing() -> None:
    game = with_governors(
        step="recruit",
        Ann=player(
            governor="general", goods="1 gold", buildings="guard tower, blacksmith, barracks"
        ),
        Brian=player(),
    )
    assert game.choices("Ann")[:2] == ["done", "recruit"]
    game.plays("Ann", "recruit")
    assert game.choices("Ann") == ["done", "recruit with gold"]
    game.plays("Ann", "recruit with gold")
    assert game.soldiers("Ann") == 2


@shows("K-G.general", "K-B.recruiting_center", "R-K.91")
def test_a_soldier_for_a_token_does_not_use_the_generals_saving_up() -> None:
    game = with_governors(
        more_buildings=True,
        step="recruit",
        Ann=player(
            governor="general",
            goods="1 stone",
            tokens=1,
            buildings="improvised defenses, recruiting center",
        ),
        Brian=player(),
    )
    game.plays("Ann", "recruit with token", "recruit with stone")
    assert game.soldiers("Ann") == 2


@shows("K-G.general", "K-M2.3")
def test_the_general_saves_again_next_year() -> None:
    game = with_governors(
        step="recruit", Ann=player(governor="general", goods="5 gold"), Brian=player()
    )
    game.plays("Ann", "recruit with gold", "done")
    game.goes_on_to("recruit", year=2)
    game.can("Ann", "recruit with gold")


@shows("K-G.warden", "R-K.94", "R-K.73")
def test_the_warden_loses_everything_but_the_building() -> None:
    game = winter(
        "goblins 2",
        king=1,
        Ann=player(governor="warden", goods="2 wood, 2 stone", buildings="statue", points=5),
        Brian=player(goods="2 wood, 2 stone", buildings="statue", points=5),
    )
    assert fought(game, "Ann") == "lost with 1"
    assert game.buildings("Ann") == ["statue"]
    assert game.goods("Ann") == "1 wood, 2 stone"  # a stone for the year is in it
    assert game.points("Ann") == 4
    assert game.buildings("Brian") == []
    assert game.points("Brian") == 1


@shows("K-G.warden", "R-K.94", "K-0.13")
@pytest.mark.parametrize(("answer", "stands"), [("use", ["statue"]), ("decline", [])])
def test_points_are_lost_after_the_warden_has_decided(answer: str, stands: list[str]) -> None:
    ann = player(governor="warden", buildings="statue", points=9, always="")
    game = winter("goblins 2", king=1, Ann=ann, Brian=player())
    assert game.asked == "Ann"
    game.plays("Ann", answer)
    assert game.buildings("Ann") == stands
    assert [lost.facts["points"] for lost in game.log("points_lost", "Ann")] == [-1]


@shows("K-G.chronicler", "R-K.94", "R-K.73")
def test_the_chronicler_scores_for_a_draw_of_his_own() -> None:
    game = winter("zombies 4", king=4, Ann=player(governor="chronicler"), Brian=player())
    assert fought(game, "Ann") == "drawn with 4"
    assert game.points("Ann") == 1
    assert game.points("Brian") == 0
    game = winter(
        "zombies 4", king=4, Ann=player(governor="chronicler", soldiers=1), Brian=player()
    )
    assert game.state.scores()[0]["governor"] == 3  # Brian's draw brings Ann no fourth point


@shows("K-G.chronicler", "R-K.94")
def test_the_chronicler_scores_two_more_if_he_alone_won() -> None:
    game = winter(
        "orcs 3",
        king=3,
        Ann=player(governor="chronicler", soldiers=1),
        Brian=player(),
        Cindy=player(buildings="inn, market, farms"),
    )
    assert game.state.scores()[0]["governor"] == 3
    kinds = [event.kind for event in game.events]
    assert kinds.index("governor_points") > max(i for i, k in enumerate(kinds) if k == "battle")


@shows("K-G.chronicler")
def test_the_chronicler_scores_one_among_winners_and_nothing_for_a_defeat() -> None:
    game = winter(
        "orcs 3",
        king=3,
        Ann=player(governor="chronicler", soldiers=2),
        Brian=player(soldiers=1),
        Cindy=player(),
    )
    assert game.state.scores()[0]["governor"] == 1
    game = winter("orcs 3", king=1, Ann=player(governor="chronicler"), Brian=player())
    assert game.state.scores()[0]["governor"] == 0


@shows("K-G.chronicler", "K-B.stone_wall", "R-K.94")
def test_a_draw_behind_the_stone_wall_is_a_victory_for_the_chronicler() -> None:
    game = winter(
        "goblins 3",
        king=1,
        Ann=player(governor="chronicler", buildings=WALL),
        Brian=player(),
    )
    assert fought(game, "Ann") == "won with 3"
    assert game.state.scores()[0]["governor"] == 3
    game = winter(
        "goblins 3",
        king=1,
        Ann=player(governor="chronicler", buildings=WALL),
        Brian=player(soldiers=3),
    )
    assert game.state.scores()[0]["governor"] == 1
    # An opponent's Stone Wall turns his draw into a victory, so that Ann did not win alone.
    game = winter(
        "goblins 3",
        king=1,
        Ann=player(governor="chronicler", soldiers=3),
        Brian=player(buildings=WALL),
    )
    assert game.state.scores()[0]["governor"] == 1


@pytest.mark.parametrize(
    ("ann", "brian", "cindy", "scores"),
    [
        (5, 6, 4, 1),  # somebody has more
        (4, 6, 4, 2),  # tied for last: somebody has more and nobody fewer
        (3, 6, 4, 2),
        (6, 5, 4, 0),  # ahead of all
        (6, 6, 4, 0),  # nobody has more, somebody fewer
        (5, 5, 5, 1),  # nobody has fewer
        (-2, 0, 0, 2),
    ],
)
@pytest.mark.parametrize("year", [1, 4, 5])
@shows("K-G.minstrel", "R-K.79", "R-K.73")
def test_the_minstrel_scores_from_behind(
    year: int, ann: int, brian: int, cindy: int, scores: int
) -> None:
    game = with_governors(
        step="year end",
        year=year,
        Ann=player(governor="minstrel", points=ann),
        Brian=player(points=brian),
        Cindy=player(points=cindy),
    )
    assert game.points("Ann") == ann + scores


@shows("K-G.minstrel", "K-9.1", "R-K.35", "R-K.79")
def test_the_minstrel_is_judged_after_cathedral_and_army_tokens() -> None:
    game = with_governors(
        army_tokens=True,
        step="year end",
        year=5,
        Ann=player(governor="minstrel", points=27, army_tokens=[0]),
        Brian=player(
            goods="4 gold",
            buildings="statue, chapel, church, cathedral",
            points=24,
            army_tokens=[1],
        ),
        Cindy=player(points=25, army_tokens=[3]),
    )
    assert [game.points(name) for name in game.names] == [29, 27, 28]


@shows("K-G.minstrel", "K-9.1")
def test_the_minstrel_is_judged_after_the_battles() -> None:
    game = winter(
        "zombies 4",
        king=4,
        Ann=player(governor="minstrel", points=1),
        Brian=player(soldiers=1, points=0),
    )
    assert game.points("Brian") == 2  # the Zombies' point and that of the strongest
    assert game.points("Ann") == 3


@pytest.mark.parametrize(
    ("governor", "good"),
    [
        ("miner", "1 gold"),
        ("carpenter", "1 wood"),
        ("sculptor", "1 stone"),
        ("priest", "1 gold"),
        ("philosopher", "1 gold"),
        ("herald", "1 wood"),
        ("steward", "1 gold"),
        ("warden", "1 stone"),
    ],
)
@shows(
    "K-G.miner",
    "K-G.carpenter",
    "K-G.sculptor",
    "K-G.priest",
    "K-G.philosopher",
    "K-G.herald",
    "K-G.steward",
    "K-G.warden",
    "R-K.87",
    "R-K.73",
)
def test_a_good_comes_after_the_battle_so_that_it_cannot_be_lost(governor: str, good: str) -> None:
    game = winter(
        "demons 6", king=1, year=4, Ann=player(governor=governor, goods="1 gold"), Brian=player()
    )
    assert game.goods("Ann") == good
    kinds = [event.kind for event in game.events]
    assert kinds.index("lost_goods") < kinds.index("governor_good")


@shows("K-G.miner", "K-G.carpenter", "K-G.sculptor", "K-B.cathedral", "R-K.87")
def test_the_last_yearly_good_counts_for_the_cathedral() -> None:
    for governor in ("miner", "carpenter", "sculptor"):
        game = with_governors(
            step="year end",
            year=5,
            Ann=player(
                governor=governor, goods="1 gold", buildings="statue, chapel, church, cathedral"
            ),
            Brian=player(),
        )
        assert game.state.scores()[0]["cathedral"] == 1
