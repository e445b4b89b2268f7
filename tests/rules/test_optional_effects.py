"""Revised edition: effects of buildings and governors are optional, and asked for if it matters."""

import pytest

from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.strength import can_hold_back, efforts
from tests.rules.modules import with_governors, with_more_buildings
from tests.rules.scene import Scene, player, scene
from tests.rules.shows import shows
from tests.rules.winter import fought

GUILD = "inn, market, farms, merchants guild"
EMBASSY = "barricade, crane, town hall, embassy"
WALL = "palisade, stables, stone wall"
BARRACKS = "guard tower, blacksmith, barracks"
CATHEDRAL = "statue, chapel, church, cathedral"


def answers(effect: str) -> list[str]:
    """What a player can say to the question about an effect."""
    return ["use", f"always {effect}", "always everything", "decline"]


def revised(**words: object) -> Scene:
    """A scene of the revised edition without modules."""
    return scene(edition="revised", **words)


def winter(enemy: str, king: int, **words: object) -> Scene:
    """A winter with governors, or at least with room for them."""
    game = with_governors(step="reinforcements", enemy=enemy, **words)
    game.settles(f"reinforcements {king}")
    return game


# Goods.


@shows("K-0.17", "K-0.18", "K-0.19", "R-K.41", "R-K.102", "K-B.merchants_guild")
def test_the_gold_of_the_merchants_guild_is_offered_before_the_king_compares_goods() -> None:
    for answer, gold in (("use", "1 gold"), ("decline", "nothing")):
        game = revised(step="season start", Ann=player(buildings=GUILD, always=""), Brian=player())
        assert game.step == "offer merchants guild"
        assert game.choices("Ann") == answers("merchants guild")
        game.plays("Ann", answer)
        assert game.goods("Ann") == gold
        assert game.step == "leave dice"  # the Farms' die comes without a question
    assert [event.facts for event in game.log("effect declined", "Ann")] == [
        {"effect": "merchants guild"}
    ]


@pytest.mark.parametrize(
    ("year", "season", "asked"),
    [(1, "autumn", True), (5, "spring", True), (5, "summer", True), (5, "autumn", False)],
)
@shows("K-0.17", "R-K.102")
def test_goods_come_by_themselves_once_the_king_compares_them_no_more(
    year: int, season: str, asked: bool
) -> None:
    game = revised(
        step="season start",
        year=year,
        season=season,
        Ann=player(buildings=GUILD, always=""),
        Brian=player(),
    )
    assert (game.step == "offer merchants guild") is asked
    assert game.goods("Ann") == ("nothing" if asked else "1 gold")


@shows("K-0.13", "R-K.41")
def test_in_the_first_edition_gains_come_by_themselves() -> None:
    game = scene(step="season start", Ann=player(buildings=GUILD), Brian=player())
    assert game.goods("Ann") == "1 gold"
    assert game.step == "roll"


@pytest.mark.parametrize(
    ("governor", "good"), [("carpenter", "1 wood"), ("miner", "1 gold"), ("sculptor", "1 stone")]
)
@shows("K-0.18", "R-K.73", "K-G.carpenter", "K-G.miner", "K-G.sculptor")
def test_a_yearly_good_declined_can_win_the_kings_die(governor: str, good: str) -> None:
    for answer, goods, helped in (("use", good, ""), ("decline", "nothing", "Ann")):
        game = with_governors(
            step="year end",
            Ann=player(governor=governor, always=""),
            Brian=player(goods="1 gold"),
        )
        assert game.step == "offer yearly good"
        assert game.choices("Ann") == answers("yearly good")
        game.plays("Ann", answer)
        game.settles("enemy goblins 3")
        assert game.goods("Ann") == goods
        assert game.who("kings aid die") == helped
        # With the good both are level, and each takes one of the king's.
        assert (game.step == "kings aid") is not bool(helped)


@shows("K-0.17", "R-K.73")
def test_the_yearly_good_of_the_last_year_comes_by_itself() -> None:
    game = with_governors(
        step="year end", year=5, Ann=player(governor="miner", always=""), Brian=player()
    )
    assert game.state.over
    assert game.goods("Ann") == "1 gold"


@shows("K-0.18", "K-G.heiress", "R-K.73")
def test_the_heiress_may_decline_her_gold() -> None:
    for answer, goods in (("use", "1 gold"), ("decline", "nothing")):
        game = with_governors(
            step="roll", Ann=player(governor="heiress", always=""), Brian=player()
        )
        game.rolls(Ann="1 2 6", Brian="1 2 5")
        assert game.step == "offer heiress"
        game.plays("Ann", answer)
        assert game.goods("Ann") == goods
        assert game.order == "Brian Ann"


@shows("K-0.18", "K-G.tax_collector", "R-K.73")
def test_the_tax_collector_is_asked_in_the_middle_of_anothers_turn() -> None:
    game = with_governors(
        step="build",
        order="Brian Ann",
        envoy="Brian",
        Ann=player(governor="tax_collector", always="", goods="1 stone"),
        Brian=player(buildings="inn, market", goods="5 gold, 4 wood, 3 stone"),
    )
    game.plays("Brian", "build farms")
    assert (game.step, game.asked) == ("offer tax collector", "Ann")
    game.plays("Ann", "decline")
    assert (game.step, game.asked) == ("envoy build", "Brian")
    game.plays("Brian", "build merchants guild")
    game.plays("Ann", "use")
    assert game.goods("Ann") == "1 gold, 1 stone"
    assert (game.step, game.asked) == ("build", "Ann")


@shows("K-G.damsel", "R-K.73")
def test_the_damsel_may_decline_her_good() -> None:
    game = with_governors(
        step="kings aid",
        year=2,
        Ann=player(governor="damsel", buildings="inn, statue"),
        Brian=player(buildings="inn"),
    )
    game.plays("Ann", "decline")
    assert game.goods("Ann") == "nothing"
    assert game.log("effect declined", "Ann")[0].facts == {"effect": "damsel"}


@shows("K-G.damsel", "K-G.debtor", "R-K.73")
def test_the_damsels_tie_and_the_debtors_start_are_not_asked_for() -> None:
    game = with_governors(
        step="season end",
        season="summer",
        Ann=player(governor="damsel", always=""),
        Brian=player(),
    )
    assert game.envoy == "Ann"
    game = with_governors(
        step="choose governor",
        Ann=player(offer="debtor, miner, duke", always=""),
        Brian=player(offer="steward, fairy, priest", always=""),
    )
    game.plays("Ann", "choose debtor")
    game.plays("Brian", "choose steward")
    assert (game.goods("Ann"), game.points("Ann")) == ("4 gold", -3)


# Always.


@shows("K-0.19", "R-K.106")
def test_who_always_takes_an_effect_is_not_asked_about_it_again() -> None:
    game = revised(
        step="season start",
        Ann=player(buildings=f"{GUILD}, palisade, stables", always=""),
        Brian=player(always=""),
    )
    game.plays("Ann", "always merchants guild")
    assert game.goods("Ann") == "1 gold"
    assert game.view("Brian")["seats"][0]["always"] == ["merchants guild"]
    assert game.log("always", "Ann")[0].facts == {"effect": "merchants guild"}
    game.plays("Ann", "bonus dice 0")
    game.rolls(Ann="1 1 3", Brian="4 5 6")
    game.plays("Ann", "influence 5 with 3 1 1")
    game.plays("Brian", "pass")
    assert game.step == "offer stables"  # another effect
    game.plays("Ann", "decline")
    game.goes_on_to("leave dice", season="summer")
    assert len(game.log("guild gold", "Ann")) == 2
    assert game.goods("Ann") == "2 gold"


@shows("K-0.19", "R-K.106")
def test_who_always_takes_everything_is_asked_nothing_more() -> None:
    game = revised(
        step="season start",
        Ann=player(buildings=f"{GUILD}, palisade, stables", always=""),
        Brian=player(always=""),
    )
    game.plays("Ann", "always everything")
    game.plays("Ann", "bonus dice 0")
    game.rolls(Ann="1 1 3", Brian="4 5 6")
    game.plays("Ann", "influence 5 with 3 1 1")
    game.plays("Brian", "pass")
    assert game.soldiers("Ann") == 2


@shows("K-0.19", "R-K.106")
def test_at_court_a_player_can_ask_to_be_asked_again() -> None:
    game = revised(
        step="influence",
        Ann=player(dice="1 1 3", buildings="palisade, stables"),
        Brian=player(dice="4 5 6", always=""),
    )
    game.plays("Ann", "ask again")
    assert game.asked == "Ann"  # it is still her turn
    assert game.of("Ann")["always"] == []
    game.cannot("Ann", "ask again")
    game.plays("Ann", "influence 5 with 3 1 1")
    game.cannot("Brian", "ask again")  # he always was
    game.plays("Brian", "pass")
    assert game.step == "offer stables"


# Soldiers and strength.


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
    assert not game.log("enemy revealed")
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
        ("use", "won with 3", 3, "1 stone"),
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
    assert game.log("held back", "Ann")[0].facts == {"outcome": "drawn"}
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
    assert game.who("strongest winner") == "Brian"


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


# Points, where a Minstrel plays.


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
    assert game.log("strongest winner", "Ann")
    game.plays("Ann", "use")
    assert game.points("Ann", "governor") == 2
    assert len(game.log("strongest winner")) == 1


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


# What makes things cheaper.


@shows("K-0.20", "R-K.105", "K-B.crane", "R-K.18")
def test_the_crane_may_be_left_idle_to_have_fewer_goods() -> None:
    def building(**words: object) -> Scene:
        return revised(
            step="build",
            Ann=player(buildings="inn, market, barricade, crane", goods="2 gold, 3 wood, 1 stone"),
            Brian=player(),
            **words,
        )

    game = building()
    game.plays("Ann", "without crane")
    assert game.asked == "Ann"
    game.cannot("Ann", "without crane", "build town hall saving gold")
    game.plays("Ann", "build farms")
    assert game.goods("Ann") == "nothing"
    assert game.of("Ann")["used"] == []
    game = building()
    game.plays("Ann", "build farms")
    assert game.goods("Ann") == "1 gold"
    building(year=5, season="autumn").cannot("Ann", "without crane")  # compared no more
    game = scene(
        step="build",
        Ann=player(buildings="inn, market, barricade, crane", goods="2 gold, 3 wood, 1 stone"),
        Brian=player(),
    )
    game.cannot("Ann", "without crane")  # the first edition


@shows("K-0.20", "R-K.105")
def test_an_idle_crane_is_offered_only_where_the_full_price_can_be_paid() -> None:
    game = revised(
        step="build",
        Ann=player(buildings="inn, market, barricade, crane", goods="1 gold, 3 wood, 1 stone"),
        Brian=player(),
    )
    game.can("Ann", "build farms")
    game.cannot("Ann", "without crane")


@shows("K-0.20", "R-K.105", "K-B.barracks")
def test_barracks_may_be_left_idle_for_one_soldier() -> None:
    game = revised(step="recruit", Ann=player(buildings=BARRACKS, goods="3 gold"), Brian=player())
    game.plays("Ann", "without barracks")
    assert game.choices("Ann") == ["done", "recruit with gold gold"]
    game.plays("Ann", "recruit with gold gold")
    assert game.goods("Ann") == "1 gold"
    assert game.choices("Ann") == ["done", "recruit with gold"]


@shows("K-0.20", "R-K.105", "K-G.general")
def test_the_generals_cheaper_soldier_may_be_paid_in_full() -> None:
    game = with_governors(
        step="recruit", Ann=player(governor="general", goods="4 gold"), Brian=player()
    )
    game.plays("Ann", "without general")
    assert game.choices("Ann") == ["done", "recruit with gold gold"]
    game.plays("Ann", "recruit with gold gold")
    assert game.choices("Ann") == ["done", "recruit with gold gold"]  # the first one is over


@shows("K-G.architect", "R-K.83", "R-K.84")
def test_the_architect_keeps_his_saving_for_the_second_building() -> None:
    game = with_governors(
        step="build",
        envoy="Ann",
        Ann=player(governor="architect", goods="1 gold, 2 wood"),
        Brian=player(buildings="inn, palisade, statue, chapel, barricade"),
    )
    game.plays("Ann", "build barricade")  # for its full price
    game.can("Ann", "build statue saving gold")
    game.plays("Ann", "build statue saving gold")
    assert game.goods("Ann") == "1 wood"
    assert game.buildings("Ann") == ["statue", "barricade"]


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
