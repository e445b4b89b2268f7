"""Revised edition: points may be declined where a Minstrel plays, who gains by them."""

from tests.rules.kingsburg.modules import with_governors
from tests.rules.kingsburg.optional import CATHEDRAL, EMBASSY, WALL, winter
from tests.rules.kingsburg.scene import Scene, player
from tests.rules.shows import shows


@shows("K-0.17", "K-0.18", "R-K.102", "K-B.embassy")
def test_points_are_offered_only_where_a_minstrel_plays() -> None:
    for governor in ("minstrel", "steward"):
        game = with_governors(
            step="season end",
            Ann=player(buildings=EMBASSY, governor="general", always=""),
            Brian=player(governor=governor),
        )
        assert (game.step == "offer embassy") is (governor == "minstrel")
    game = with_governors(
        step="season end",
        Ann=player(buildings=EMBASSY, governor="general", always=""),
        Brian=player(governor="minstrel"),
    )
    game.plays("Ann", "decline")
    assert game.points("Ann", "embassy") == 0


@shows("K-0.18", "R-K.102", "K-G.minstrel")
def test_a_minstrel_gains_by_a_point_that_he_declines() -> None:
    for answer, points in (("use", 23), ("decline", 24)):
        game = with_governors(
            step="season end",
            season="autumn",
            Ann=player(points=22, buildings=EMBASSY, governor="minstrel", always=""),
            Brian=player(points=22, governor="steward", soldiers=9),
            Cindy=player(points=22, governor="general", soldiers=9),
        )
        assert game.step == "offer embassy"
        game.plays("Ann", answer)
        game.goes_on_to("reinforcements")
        game.settles("reinforcements 6")
        game.goes_on_to("draw enemy")
        battle = game.points("Ann", "defeats") + game.points("Ann", "spoils")
        assert battle == 0
        assert game.points("Ann") == points


@shows("K-0.18", "K-G.sculptor", "K-G.tax_collector", "R-K.73")
def test_sculptor_and_tax_collector_are_asked_one_after_the_other() -> None:
    game = with_governors(
        step="build",
        Ann=player(
            governor="sculptor",
            buildings="statue, chapel",
            goods="3 gold, 1 wood, 2 stone",
            always="",
        ),
        Brian=player(governor="tax_collector", always=""),
        Cindy=player(governor="minstrel"),
    )
    game.plays("Ann", "build church")
    assert (game.step, game.asked) == ("offer sculptor", "Ann")
    game.plays("Ann", "use")
    assert (game.step, game.asked) == ("offer tax collector", "Brian")
    game.plays("Brian", "use")
    assert game.points("Ann", "governor") == 1
    assert game.goods("Brian") == "1 gold"


@shows("K-0.18", "K-G.preacher", "R-K.73")
def test_the_preacher_may_decline_his_point() -> None:
    for answer, points in (("use", 1), ("decline", 0)):
        game = with_governors(
            step="build",
            Ann=player(governor="preacher", always=""),
            Brian=player(governor="minstrel"),
        )
        assert game.step == "offer preacher"
        game.plays("Ann", answer)
        assert game.points("Ann", "governor") == points


@shows("K-0.18", "K-G.philosopher", "R-K.73")
def test_the_philosopher_may_decline_his_point() -> None:
    for answer, points in (("use", 1), ("decline", 0)):
        game = with_governors(
            step="roll",
            Ann=player(governor="philosopher", always=""),
            Brian=player(governor="minstrel"),
        )
        game.rolls(Ann="2 3 5", Brian="4 5 6")
        game.plays("Ann", "shift 5 to 4")
        assert game.step == "offer philosopher"
        game.plays("Ann", answer)
        assert game.points("Ann", "governor") == points
        assert game.step == "influence"


@shows("K-0.18", "K-B.fortress", "R-K.102")
def test_the_fortress_point_may_be_declined() -> None:
    game = winter(
        "goblins 3",
        1,
        Ann=player(governor="miner", buildings=f"{WALL}, fortress", soldiers=9, always="battle"),
        Brian=player(governor="minstrel"),
    )
    assert game.step == "offer fortress"
    game.plays("Ann", "decline")
    assert game.points("Ann", "fortress") == 0
    assert game.log("spoils", "Ann")


@shows("K-0.18", "K-G.chronicler", "R-K.73")
def test_the_chronicler_may_decline_his_points() -> None:
    game = winter(
        "goblins 3",
        1,
        Ann=player(governor="chronicler", soldiers=2, always=""),
        Brian=player(governor="minstrel"),
    )
    assert game.step == "offer chronicler"  # a draw
    game.plays("Ann", "decline")
    assert game.points("Ann", "governor") == 0
    game = winter(
        "goblins 3",
        1,
        Ann=player(governor="chronicler", soldiers=9, always=""),
        Brian=player(governor="minstrel"),
    )
    assert game.step == "offer chronicler"  # the only victory, after all battles
    assert game.log("strongest_winner", "Ann")
    game.plays("Ann", "use")
    assert game.points("Ann", "governor") == 3
    assert len(game.log("strongest_winner")) == 1


@shows("K-0.18", "K-B.cathedral", "R-K.102")
def test_the_cathedrals_points_may_be_declined() -> None:
    for answer, points in (("use", 2), ("decline", 0)):
        game = with_governors(
            step="year end",
            year=5,
            Ann=player(governor="general", goods="4 gold", buildings=CATHEDRAL, always=""),
            Brian=player(governor="minstrel", always=""),
        )
        assert game.step == "offer cathedral"
        game.plays("Ann", answer)
        assert game.points("Ann", "cathedral") == points
        assert game.state.over  # the Minstrel's last points are not asked for


@shows("K-0.18", "K-B.cathedral")
def test_one_cathedral_declined_keeps_no_other_from_its_points() -> None:
    game = with_governors(
        step="year end",
        year=5,
        Ann=player(governor="general", goods="4 gold", buildings=CATHEDRAL, always=""),
        Brian=player(governor="minstrel", goods="6 gold", buildings=CATHEDRAL, always="cathedral"),
    )
    game.plays("Ann", "decline")
    assert (game.points("Ann", "cathedral"), game.points("Brian", "cathedral")) == (0, 3)
    assert game.state.over


@shows("K-0.18", "K-G.minstrel", "R-K.73")
def test_the_minstrel_may_decline_his_points_before_the_last_year() -> None:
    game = with_governors(
        step="year end", Ann=player(governor="minstrel", always=""), Brian=player(governor="miner")
    )
    assert game.step == "offer minstrel"
    game.plays("Ann", "decline")
    assert game.points("Ann") == 0
    assert game.step == "draw enemy"


@shows("K-0.18", "K-B.farms", "R-K.102")
def test_the_farms_die_is_offered_before_a_priests_blessing_that_a_minstrel_watches() -> None:
    def start(used: str, minstrel: str) -> Scene:
        return with_governors(
            step="season start",
            Ann=player(governor="priest", used=used),
            Brian=player(governor=minstrel),
            Cindy=player(buildings="inn, market, farms", governor="miner", always=""),
        )

    game = start("", "minstrel")
    assert (game.step, game.asked) == ("offer farms", "Cindy")
    game.plays("Cindy", "decline")
    game.plays("Ann", "use")
    assert game.points("Cindy", "governor") == 0  # she gets a die instead of a point
    assert start("priest", "minstrel").step == "leave dice"
    assert start("", "steward").step == "priest"
