"""The worked examples of the revised edition: Rina, Luis, Carsten and Yvonne.

The book's scan has lost the fourth player's name; we call her Yvonne. Examples without a player's
name in the book are told with Ann and Brian.
"""

import pytest

from tests.rules.kingsburg.scene import fresh, player, scene
from tests.rules.shows import shows


@shows("K-2a.5", "K-2a.6")
def test_26_luis_goes_first_with_six() -> None:
    game = scene(
        edition="revised",
        step="roll",
        order="Rina Luis Yvonne Carsten",
        Rina=player(),
        Luis=player(),
        Carsten=player(),
        Yvonne=player(),
    )
    game.rolls(Rina="3 4 5", Luis="1 2 3", Yvonne="2 3 4", Carsten="1 3 5")
    assert game.order == "Luis Yvonne Carsten Rina"


@shows("K-2b.1", "K-2b.3", "K-2b.4", "K-2b.5", "K-2b.6", "K-2b.7")
def test_27_luis_bets_everything_on_the_inventor() -> None:
    game = scene(
        edition="revised",
        step="influence",
        order="Rina Carsten Luis Yvonne",
        Rina=player(dice="1 3 5"),
        Luis=player(dice="4 4 5", tokens=1),
        Carsten=player(dice="2 3 5"),
        Yvonne=player(dice="2 2 6 + 6"),
    )
    game.plays("Rina", "influence 8 with 5 3")
    game.plays("Carsten", "influence 7 with 5 2")
    game.can("Luis", "influence 13 with 5 4 4")
    game.plays("Luis", "influence 15 with 5 4 4 token")
    assert game.tokens("Luis") == 0
    game.cannot("Yvonne", "influence 8 with 6 2")
    game.plays("Yvonne", "influence 4 with 2 2")
    game.plays("Rina", "influence 1 with 1")
    game.plays("Carsten", "influence 3 with 3")
    assert game.who("passed") == "Luis"
    game.plays("Yvonne", "influence 12 with 6 + 6")
    assert game.who("passed") == "Luis Rina Carsten Yvonne"
    assert game.step == "reward merchant"


@shows("K-2d.2", "K-2d.3", "K-2d.4", "K-5.9")
def test_28_rinas_statue_opens_the_chapel() -> None:
    game = scene(
        edition="revised",
        step="build",
        envoy="Yvonne",
        Rina=player(goods="2 gold, 1 wood"),
        Yvonne=player(goods="5 gold, 1 stone"),
    )
    game.cannot("Rina", "build chapel")
    game.plays("Rina", "build statue")
    assert game.goods("Rina") == "1 wood"
    assert game.points("Rina") == 3
    game.plays("Yvonne", "build statue")
    game.plays("Yvonne", "build chapel")  # in a later season, but with the envoy at once
    assert game.points("Yvonne") - 1 == 3 + 5  # and the king's reward for two buildings
    assert game.points("Rina") == 3


@shows("K-2d.4")
def test_28_rina_builds_the_chapel_in_a_later_season() -> None:
    game = scene(
        edition="revised",
        season="summer",
        step="build",
        Rina=player(buildings="statue", goods="3 gold, 1 stone"),
        Luis=player(),
    )
    game.plays("Rina", "build chapel")
    assert game.buildings("Rina") == ["statue", "chapel"]


@shows("K-8.6", "K-8.7", "K-8.8", "K-8.9", "K-8.11", "K-8.12", "K-8.14")
def test_29_goblins_destroy_the_market_of_carsten() -> None:
    game = scene(
        edition="revised",
        year=3,
        step="reinforcements",
        enemy="goblins 4",
        Rina=player(soldiers=1, buildings="palisade, barricade"),
        Luis=player(soldiers=2, buildings="guard tower"),
        Yvonne=player(soldiers=1, buildings="guard tower, blacksmith, barricade"),
        Carsten=player(buildings="inn, market, guard tower, barricade, crane", goods="1 gold"),
    )
    points = {name: game.points(name) for name in game.names}
    game.settles("reinforcements 1")
    fought = {game.names[event.seat]: event.facts for event in game.log("battle")}
    assert {name: facts["strength"] for name, facts in fought.items()} == {
        "Rina": 4,
        "Luis": 4,
        "Yvonne": 5,
        "Carsten": 3,
    }
    assert {name: facts["outcome"] for name, facts in fought.items()} == {
        "Rina": "drawn",
        "Luis": "drawn",
        "Yvonne": "won",
        "Carsten": "lost",
    }
    assert game.goods("Yvonne") == "1 wood"
    assert game.points("Yvonne") == points["Yvonne"] + 1
    assert game.goods("Carsten") == "1 gold"
    assert game.buildings("Carsten") == ["inn", "guard_tower", "barricade", "crane"]
    assert game.points("Carsten") == points["Carsten"] - 2
    assert (game.goods("Rina"), game.points("Rina")) == ("nothing", points["Rina"])
    assert (game.goods("Luis"), game.points("Luis")) == ("nothing", points["Luis"])


@shows("K-2a.3", "K-B.statue", "K-B.chapel")
@pytest.mark.parametrize("last_roll", ["1 1 1 + 1", "1 2 1 + 1"])
def test_30_statue_and_chapel_once_each(last_roll: str) -> None:
    game = scene(
        edition="revised",
        step="roll",
        Ann=player(buildings="statue, chapel, inn, market, farms"),
        Brian=player(),
    )
    game.rolls(Ann="2 2 2 + 2", Brian="3 4 5")
    game.plays("Ann", "statue bonus die")
    game.settles("reroll 1")
    assert game.dice("Ann") == "2 2 2 + 1"
    game.plays("Ann", "chapel")
    game.settles(f"roll {last_roll}")
    assert game.step == "influence"


@shows("K-B.crane", "R-K.18")
def test_30_the_crane_counts_for_the_farms() -> None:
    game = scene(
        edition="revised",
        step="build",
        Ann=player(buildings="inn, market, barricade, crane", goods="1 gold, 3 wood, 1 stone"),
        Brian=player(),
    )
    game.plays("Ann", "build farms")
    assert game.goods("Ann") == "nothing"


@shows("K-B.market")
def test_30_the_market_leads_a_nine_to_treasurer_or_general() -> None:
    game = scene(
        edition="revised",
        step="influence",
        Ann=player(dice="5 4", buildings="inn, market"),
        Brian=player(),
    )
    game.can("Ann", "influence 8 with 5 4 market", "influence 10 with 5 4 market")


@shows("K-B.stables")
@pytest.mark.parametrize(
    ("group", "soldiers"),
    [("influence 10 with 5 5", 3), ("influence 5 with 5", 2), ("influence 18 with 6 6 6", 2)],
)
def test_30_stables_add_a_soldier(group: str, soldiers: int) -> None:
    game = scene(
        edition="revised",
        step="rewards",
        Ann=player(buildings="palisade, stables", groups=group),
        Brian=player(),
    )
    assert game.soldiers("Ann") == soldiers


@shows("K-B.inn", "K-2e.3")
def test_30_an_inn_built_in_summer_serves_that_summer() -> None:
    game = scene(
        edition="revised",
        season="summer",
        step="build",
        Ann=player(goods="1 gold, 1 wood"),
        Brian=player(),
    )
    game.plays("Ann", "build inn")
    assert game.who("inn_token") == "Ann"
    assert game.tokens("Ann") == 1


@shows("K-0.9", "K-2c.14", "R-K.5")
def test_31_the_smuggler_takes_a_point_from_who_has_none() -> None:
    game = scene(
        edition="revised",
        step="rewards",
        Ann=player(groups="influence 14 with 6 6 2"),
        Brian=player(),
    )
    game.plays("Ann", "take gold wood stone")
    assert game.points("Ann") == -1
    assert game.goods("Ann") == "1 gold, 1 wood, 1 stone"


@shows("K-1.5")
def test_32_in_the_first_year_everybody_takes_a_good_and_nobody_a_die() -> None:
    game = fresh("Rina Luis Carsten", edition="revised")
    game.settles("order 0 1 2", "enemy zombies 4")
    game.plays("Rina", "take gold")
    game.plays("Luis", "take wood")
    game.plays("Carsten", "take stone")
    game.rolls(Rina="1 2 3", Luis="1 2 3", Carsten="1 2 3")


@shows("K-M3.4", "R-K.69", "R-K.98")
def test_33_an_academy_roll_of_five_counts_three() -> None:
    academy = "improvised defenses, recruiting center, training camp, military academy"
    game = scene(
        edition="revised",
        more_buildings=True,
        army_tokens=True,
        step="army token",
        enemy="zombies 4",
        Ann=player(buildings=academy),
        Brian=player(),
    )
    game.plays("Ann", "send 1")
    game.plays("Brian", "send 0")
    game.settles("academy 5")
    battle = game.log("battle", "Ann")[0]
    assert battle.facts["strength"] == 3 + 1  # and the improvised defenses


@shows("K-G.sorcerer", "R-K.74")
def test_34_the_sorcerer_fills_the_gaps_of_column_one() -> None:
    game = scene(
        edition="revised",
        governors=True,
        year=3,
        step="sorcerer",
        enemy="goblins 5",
        Ann=player(governor="sorcerer", buildings="inn, palisade, barricade"),
        Brian=player(buildings="statue, inn, guard tower, palisade", goods="1 gold"),
    )
    before = game.points("Ann")
    game.plays("Ann", "raise statue", "raise guard tower")
    assert game.step != "sorcerer"  # no third gap
    assert game.points("Ann") == before
    assert game.buildings("Ann") == ["statue", "inn", "guard_tower", "palisade", "barricade"]
    game.goes_on_to("reinforcements")
    before = game.points("Ann")
    game.settles("reinforcements 1")
    assert game.log("building_destroyed", "Ann")[0].facts["building"] == "statue"
    assert game.points("Ann") == before - 3  # the printed points


@shows("K-G.prince", "R-K.75")
def test_35_the_princes_dice_become_three_four_and_six() -> None:
    game = scene(
        edition="revised",
        governors=True,
        step="roll",
        Ann=player(governor="prince", buildings="inn, market, farms"),
        Brian=player(governor="miner"),
    )
    game.rolls(Ann="1 2 3 + 2", Brian="4 4 4")
    game.plays("Ann", "prince")
    assert game.dice("Ann") == "3 4 6 + 2"
    assert game.order == "Brian Ann"


@shows("K-G.prince")
def test_35_the_princes_bonus_die_counts_in_the_total() -> None:
    game = scene(
        edition="revised",
        governors=True,
        step="roll",
        Ann=player(governor="prince", buildings="inn, market, farms"),
        Brian=player(governor="miner"),
    )
    game.rolls(Ann="1 2 3 + 3", Brian="4 4 4")
    assert game.step == "influence"  # 9 is too much, he is not asked


@shows("K-G.tax_collector", "R-K.82")
def test_36_the_tax_collector_spends_his_gold_in_the_same_step() -> None:
    game = scene(
        edition="revised",
        governors=True,
        step="build",
        order="Brian Ann",
        Ann=player(governor="tax collector", goods="1 gold"),
        Brian=player(governor="miner", buildings="inn, market", goods="2 gold, 3 wood, 1 stone"),
    )
    game.plays("Brian", "build farms")
    assert game.goods("Ann") == "2 gold"
    game.plays("Ann", "build statue")


@shows("K-2b.3", "K-2b.5", "R-K.9")
def test_37_bonus_dice_need_an_own_die() -> None:
    game = scene(
        edition="revised",
        step="influence",
        Ann=player(dice="1 + 3 5", tokens=1),
        Brian=player(dice="1"),
    )
    assert all(" with 1" in text for text in game.choices("Ann") if text != "pass")
    game.plays("Ann", "influence 9 with 1 + 5 3")
    game.plays("Brian", "influence 1 with 1")
    assert game.who("passed") == "Ann Brian"


@shows("K-2b.3", "K-2b.5")
def test_37_with_bonus_dice_alone_a_player_must_pass() -> None:
    game = scene(
        edition="revised",
        step="influence",
        order="Brian Ann",
        Ann=player(dice="+ 3 5", tokens=1),
        Brian=player(dice="1"),
    )
    game.plays("Brian", "influence 1 with 1")
    assert game.log("passed", "Ann")[0].facts["forced"]
    assert game.tokens("Ann") == 1


@shows("K-10.1", "K-10.2", "K-10.3", "K-10.4")
@pytest.mark.parametrize(
    ("three", "two", "advisors"),
    [
        ("1 2 4", "2 3", [7, 5]),
        ("1 2 4", "3 4", [7, 3, 4]),
        ("2 2 4", "4 4", [8, 4]),
    ],
)
def test_38_neutral_dice_for_two_players(three: str, two: str, advisors: list[int]) -> None:
    game = scene(edition="revised", step="neutral dice", Ann=player(), Brian=player())
    game.settles(f"neutral {three}", f"neutral {two}")
    assert [event.facts["advisor"] for event in game.log("neutral_dice")] == advisors


@shows("K-10.5", "K-5.6", "K-5.8")
def test_38_the_envoy_alone_reaches_neutral_dice_and_is_paid_once() -> None:
    game = scene(
        edition="revised",
        season="autumn",
        step="influence",
        neutral=[[1, 2, 4], [3, 5]],
        envoy="Brian",
        Ann=player(dice="4 4 1"),
        Brian=player(dice="4 4 1"),
    )
    game.cannot("Ann", "influence 8 with 4 4")
    game.plays("Ann", "pass")
    game.plays("Brian", "influence 8 with 4 4", "pass")
    assert game.goods("Brian") == "2 gold"
    assert game.who("gift") == "Brian"


@shows("K-B.cathedral", "K-9.4")
def test_39_the_cathedral_counts_goods_without_taking_them() -> None:
    game = scene(
        edition="revised",
        year=5,
        step="reinforcements",
        enemy="barbarians 8",
        Ann=player(
            buildings="statue, chapel, church, cathedral",
            goods="2 gold, 2 wood, 1 stone",
            soldiers=7,
        ),
        Brian=player(soldiers=7, points=26),
    )
    before = game.points("Ann")
    game.settles("reinforcements 1")
    assert game.points("Ann") == before + 2 == 26
    assert game.points("Brian") == 26
    assert game.goods("Ann") == "2 gold, 2 wood, 1 stone"
    assert game.state.ranking() == [1, 2]
