"""Revised edition: effects of buildings and governors are optional, and asked for if it matters."""

import pytest

from tests.rules.kingsburg.modules import with_governors
from tests.rules.kingsburg.optional import BARRACKS, GUILD, answers, revised
from tests.rules.kingsburg.scene import Scene, player, scene
from tests.rules.shows import shows

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
    assert [event.facts for event in game.log("effect_declined", "Ann")] == [
        {"effect": "merchants_guild"}
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
        assert game.who("kings_aid_die") == helped
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
        Brian=player(
            buildings="inn, market, guard tower, blacksmith", goods="5 gold, 5 wood, 3 stone"
        ),
    )
    game.plays("Brian", "build farms")
    assert (game.step, game.asked) == ("offer tax collector", "Ann")
    game.plays("Ann", "decline")
    assert (game.step, game.asked) == ("envoy build", "Brian")
    game.plays("Brian", "build barracks")
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
    assert game.log("effect_declined", "Ann")[0].facts == {"effect": "damsel"}


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
    assert (game.goods("Ann"), game.points("Ann")) == ("4 stone", -3)


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
    assert game.view("Brian")["seats"][0]["always"] == ["merchants_guild"]
    assert game.log("always", "Ann")[0].facts == {"effect": "merchants_guild"}
    game.plays("Ann", "bonus dice 0")
    game.rolls(Ann="1 1 3", Brian="4 5 6")
    game.plays("Ann", "influence 5 with 3 1 1")
    game.plays("Brian", "pass")
    assert game.step == "offer stables"  # another effect
    game.plays("Ann", "decline")
    game.goes_on_to("leave dice", season="summer")
    assert len(game.log("guild_gold", "Ann")) == 2
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
