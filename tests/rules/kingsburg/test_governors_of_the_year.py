"""Governors who act at the start of the game, of a year or of a season."""

import pytest

from tests.rules.kingsburg.modules import with_governors
from tests.rules.kingsburg.scene import Scene, player
from tests.rules.shows import shows

SEASONS = pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
COLUMN_I = "statue, inn, guard tower, palisade, barricade"


def steps_to(step: str, game: Scene) -> list[str]:
    """The steps in which somebody decides or rolls on the way to another one."""
    steps: list[str] = []
    while game.step != step:
        steps.append(game.step)
        game.goes_on()
    return steps


def sorcery(year: int = 3, buildings: str = "", **words: object) -> Scene:
    """The start of a year with Ann as Sorcerer."""
    return with_governors(
        step="sorcerer",
        year=year,
        Ann=player(governor="sorcerer", buildings=buildings),
        Brian=player(buildings="statue", goods="1 gold"),
        **words,
    )


@shows("K-G.sorcerer", "R-K.74")
def test_the_sorcerer_raises_three_buildings_of_column_i_without_points() -> None:
    game = sorcery()
    assert game.choices("Ann") == [
        "done",
        "raise statue",
        "raise inn",
        "raise guard tower",
        "raise palisade",
        "raise barricade",
    ]
    game.plays("Ann", "raise statue", "raise guard tower", "raise inn")
    assert game.buildings("Ann") == ["statue", "inn", "guard_tower"]
    assert game.points("Ann") == 0
    assert game.goods("Ann") == "nothing"
    assert game.step != "sorcerer"  # three are all


@shows("K-G.sorcerer", "R-K.74")
def test_the_sorcerer_stops_when_he_likes() -> None:
    game = sorcery()
    game.plays("Ann", "raise palisade", "done")
    assert game.buildings("Ann") == ["palisade"]
    game = sorcery()
    game.plays("Ann", "done")
    assert game.buildings("Ann") == []


@shows("K-G.sorcerer", "R-K.74")
def test_the_sorcerer_raises_what_is_missing_if_that_is_less_than_three() -> None:
    game = sorcery(buildings="statue, inn, market, palisade")
    assert game.choices("Ann") == ["done", "raise guard tower", "raise barricade"]
    game.plays("Ann", "raise guard tower", "raise barricade")
    assert game.step != "sorcerer"
    assert sorcery(buildings=COLUMN_I).step != "sorcerer"


@pytest.mark.parametrize("year", [1, 2, 4, 5])
@shows("K-G.sorcerer")
def test_the_sorcerer_acts_in_year_iii_alone(year: int) -> None:
    assert sorcery(year=year).step != "sorcerer"


@shows("K-G.sorcerer", "K-1.6", "R-K.74")
def test_the_sorcerers_buildings_count_for_the_kings_aid() -> None:
    game = sorcery()
    game.plays("Ann", "raise inn", "raise palisade", "done")
    assert game.who("kings_aid_die") == "Brian"
    game = sorcery()
    game.plays("Ann", "done")
    assert game.who("kings_aid_die") == "Ann"


@shows("K-G.sorcerer", "K-M1.2", "R-K.74")
def test_with_module_1_the_sorcerer_may_raise_in_rows_a_and_g() -> None:
    game = sorcery(more_buildings=True)
    game.can("Ann", "raise sawmill", "raise improvised defenses")
    assert len(game.choices("Ann")) == 1 + 7


@shows("K-G.sorcerer", "K-8.12", "R-K.74")
def test_a_raised_building_costs_its_points_when_it_falls() -> None:
    game = sorcery(enemy="goblins 5")
    game.plays("Ann", "raise statue", "done")
    game.goes_on_to("reinforcements")
    before = game.points("Ann")
    game.settles("reinforcements 1")
    assert game.buildings("Ann") == []
    assert game.points("Ann") == before - 3


@shows("K-G.sorcerer", "K-2d.7", "R-K.74")
def test_a_raised_building_that_fell_scores_when_it_is_paid_for() -> None:
    game = with_governors(
        step="build",
        year=4,
        Ann=player(governor="sorcerer", goods="2 gold", points={"free_buildings": -3}),
        Brian=player(goods="1 wood"),
    )
    assert game.points("Ann") == -3
    game.plays("Ann", "build statue")
    assert game.points("Ann") == 0


def kept(*governors: str) -> Scene:
    """Everybody has just chosen these governors, and the enemy is drawn: phase 1 of year I."""
    names = ("Ann", "Brian", "Cindy")[: len(governors)]
    game = with_governors(
        step="choose governor",
        **{name: player(offer=governor) for name, governor in zip(names, governors, strict=True)},
    )
    for name, governor in zip(names, governors, strict=True):
        game.plays(name, f"choose {governor}")
    game.settles("enemy goblins 3")
    return game


@shows("K-G.debtor", "R-K.89")
def test_the_debtor_starts_with_four_stone_and_minus_three_points() -> None:
    game = kept("debtor", "miner", "warden")
    assert game.goods("Ann") == "4 stone"
    assert game.points("Ann") == -3
    assert game.points("Brian") == 0


@shows("K-G.debtor", "K-1.5", "R-K.89")
def test_the_debtor_gets_no_good_in_year_i() -> None:
    game = kept("debtor", "miner", "warden")
    assert game.asked == "Brian"
    game.plays("Brian", "take gold")
    assert game.asked == "Cindy"
    game.plays("Cindy", "take wood")
    assert game.goods("Ann") == "4 stone"
    assert not game.log("kings_aid_die")
    assert game.step == "roll"


@shows("K-G.debtor", "R-K.39", "R-K.89")
def test_the_debtors_only_opponent_gets_the_die() -> None:
    game = kept("debtor", "miner")
    assert game.who("kings_aid_die") == "Brian"
    assert game.goods("Brian") == "nothing"
    game.goes_on_to("leave dice")
    assert game.choices("Brian") == ["bonus dice 0", "bonus dice 1"]


@shows("K-G.debtor")
def test_from_year_ii_on_the_king_helps_the_debtor_too() -> None:
    game = with_governors(
        step="kings aid",
        year=2,
        Ann=player(governor="debtor"),
        Brian=player(governor="miner"),
        Cindy=player(buildings="inn"),
    )
    assert game.asked == "Ann"
    game.plays("Ann", "take stone")
    assert game.goods("Ann") == "1 stone"


@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
@shows("K-G.herald", "K-1.6", "R-K.95")
def test_the_herald_may_look_every_year_after_the_kings_aid(year: int) -> None:
    game = with_governors(
        step="kings aid", year=year, Ann=player(governor="herald"), Brian=player(), Cindy=player()
    )
    for name in game.names:
        game.plays(name, "take gold")
    assert game.asked == "Ann"
    assert game.choices("Ann") == ["look", "decline"]


@shows("K-G.herald", "K-0.5", "K-2c.22")
def test_the_heralds_look_is_his_alone() -> None:
    game = with_governors(
        step="governors aid", enemy="zombies 4", Ann=player(governor="herald"), Brian=player()
    )
    game.plays("Ann", "look")
    (looked,) = game.log("looked", "Ann")
    card = {"enemy": "zombies", "strength": 4, "penalty": {"points": 2}, "reward": {"points": 1}}
    assert looked.view(0) == {"kind": "looked", "seat": 0, **card}
    assert looked.view(1) == looked.view(None) == {"kind": "looked", "seat": 0}
    assert "zombies" in str(game.view("Ann")["enemy"])
    assert "zombies" not in str(game.view("Brian")["enemy"])


@shows("K-G.herald", "K-0.13")
def test_the_herald_may_decline() -> None:
    game = with_governors(step="governors aid", Ann=player(governor="herald"), Brian=player())
    game.plays("Ann", "decline")
    assert not game.log("looked")
    assert "card" not in str(game.view("Ann")["enemy"])


@pytest.mark.parametrize("first", ["Ann", "Brian"])
@shows("K-G.herald", "K-G.damsel", "K-1.6", "K-0.11", "R-K.90", "R-K.95")
def test_herald_and_damsel_act_in_turn_order(first: str) -> None:
    game = with_governors(
        step="kings aid",
        year=2,
        order="Ann Brian Cindy" if first == "Ann" else "Brian Cindy Ann",
        Ann=player(governor="herald", buildings="inn, statue"),
        Brian=player(governor="damsel", buildings="inn, statue"),
        Cindy=player(goods="2 gold", buildings="inn"),
    )
    assert game.asked == first


@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
@shows("K-G.damsel", "R-K.90")
def test_the_damsel_takes_a_good_from_year_ii_on(year: int) -> None:
    game = with_governors(
        step="kings aid",
        year=year,
        Ann=player(governor="damsel", buildings="inn, statue"),
        Brian=player(buildings="inn"),
        Cindy=player(buildings="inn, statue"),
    )
    if year > 1:
        assert game.asked == "Ann"
        assert game.choices("Ann") == ["take gold", "take wood", "take stone", "decline"]
        game.plays("Ann", "take wood")
        assert game.goods("Ann") == "1 wood"
    else:
        assert game.goods("Ann") == "nothing"
    assert game.asked == "Brian"  # who decides about the king's die
    assert game.step == "leave dice"


@shows("K-G.damsel", "R-K.90")
def test_a_damsel_helped_by_the_king_takes_nothing_more() -> None:
    game = with_governors(
        step="kings aid",
        year=2,
        Ann=player(governor="damsel", buildings="inn"),
        Brian=player(buildings="inn, statue"),
        Cindy=player(buildings="inn, statue"),
    )
    assert game.step == "leave dice"  # she has the king's die
    assert game.goods("Ann") == "nothing"
    game = with_governors(
        step="kings aid", year=4, Ann=player(governor="damsel"), Brian=player(), Cindy=player()
    )
    for name in game.names:
        game.plays(name, "take gold")
    assert game.step == "roll"
    assert game.goods("Ann") == "1 gold"


@pytest.mark.parametrize(
    ("ann", "brian", "envoy"),
    [
        (("inn", "1 gold"), ("inn", "1 wood"), "Ann"),
        (("inn", "2 gold"), ("inn", "1 wood"), "Brian"),
        (("inn, statue", "nothing"), ("inn", "1 wood"), "Brian"),
        (("inn", "nothing"), ("inn", "1 wood"), "Ann"),
    ],
)
@shows("K-G.damsel", "K-5.3", "R-K.90", "R-K.73")
def test_the_damsel_wins_a_tie_on_goods_for_the_envoy(
    ann: tuple[str, str], brian: tuple[str, str], envoy: str
) -> None:
    game = with_governors(
        step="season end",
        season="summer",
        Ann=player(governor="damsel", buildings=ann[0], goods=ann[1]),
        Brian=player(buildings=brian[0], goods=brian[1]),
        Cindy=player(buildings="inn, market, palisade", goods="5 gold"),
    )
    # The Inn's tokens are no goods and change nothing.
    assert game.envoy == envoy


@shows("K-G.damsel")
def test_a_damsel_outside_the_tie_wins_nothing() -> None:
    game = with_governors(
        step="season end",
        season="summer",
        Ann=player(governor="damsel", buildings="inn, market"),
        Brian=player(buildings="inn"),
        Cindy=player(buildings="palisade"),
    )
    assert game.envoy == "nobody"


@shows("K-M2.4", "K-G.damsel")
def test_both_effects_of_the_damsel_work_in_one_year() -> None:
    game = with_governors(
        step="governors aid",
        year=2,
        Ann=player(governor="damsel", buildings="inn"),
        Brian=player(buildings="palisade", goods="1 gold"),
        Cindy=player(buildings="inn, statue"),
    )
    game.plays("Ann", "take gold")
    game.goes_on_to("roll", season="autumn")
    assert game.envoy == "Ann"


@SEASONS
@shows("K-G.fairy", "R-K.88")
def test_the_fairy_brings_a_bonus_die_in_the_season_she_chooses(season: str) -> None:
    game = with_governors(
        step="season start",
        Ann=player(governor="fairy"),
        Brian=player(),
        Cindy=player(),
    )
    for earlier in ("spring", "summer", "autumn"):
        if earlier == season:
            break
        assert game.choices("Ann") == ["use", "decline"]
        game.plays("Ann", "decline")
        game.rolls(Ann="1 2 3", Brian="1 2 3", Cindy="1 2 3")
        game.goes_on_to("fairy", season={"spring": "summer", "summer": "autumn"}[earlier])
    game.plays("Ann", "use", "bonus dice 1")
    game.rolls(Ann="1 2 3 + 6", Brian="1 2 3", Cindy="1 2 3")
    assert game.dice("Ann") == "1 2 3 + 6"


@shows("K-G.fairy", "K-M2.3", "R-K.88")
def test_the_fairy_comes_once_a_year_and_again_the_next_year() -> None:
    game = with_governors(
        step="season start", Ann=player(governor="fairy"), Brian=player(), Cindy=player()
    )
    game.plays("Ann", "use", "bonus dice 1")
    assert "fairy" not in steps_to("reinforcements", game)
    game.goes_on_to("fairy", year=2)
    assert game.choices("Ann") == ["use", "decline"]


@pytest.mark.parametrize(
    ("governor", "used"),
    [("duke", "duke"), ("philosopher", "shift"), ("architect", "saving"), ("priest", "priest")],
)
@shows("K-G.duke", "K-G.philosopher", "K-G.architect", "K-G.priest", "R-K.72")
def test_who_acts_once_a_year_waits_for_the_next(governor: str, used: str) -> None:
    game = with_governors(
        step="season end", Ann=player(governor=governor, used=used), Brian=player()
    )
    assert game.position["season"] == "summer"
    assert game.position["seats"][0]["used"] == [used]
    game.goes_on_to("draw enemy")
    assert game.position["seats"][0]["used"] == []


@shows("K-G.trickster", "K-M2.3")
def test_the_trickster_acts_again_in_the_next_season() -> None:
    game = with_governors(
        step="season end", Ann=player(governor="trickster", used="turn"), Brian=player()
    )
    assert game.position["seats"][0]["used"] == []


@shows("K-G.fairy", "K-2.3")
def test_the_fairys_die_joins_that_of_the_farms() -> None:
    game = with_governors(
        step="season start",
        Ann=player(governor="fairy", buildings="inn, market, farms"),
        Brian=player(),
    )
    game.plays("Ann", "use")
    assert game.choices("Ann") == ["bonus dice 0", "bonus dice 1", "bonus dice 2"]


@shows("K-G.priest", "R-K.76")
def test_the_priest_gives_dice_to_some_and_points_to_the_others() -> None:
    game = with_governors(
        step="season start",
        Ann=player(governor="priest"),
        Brian=player(buildings="inn, market, farms"),
        Cindy=player(),
    )
    points = [game.points(name) for name in game.names]
    assert game.choices("Ann") == ["use", "decline"]
    game.plays("Ann", "use")
    assert [game.of(name)["bonus_due"] for name in game.names] == [1, 1, 1]
    assert [game.points(name) for name in game.names] == [points[0], points[1] + 1, points[2]]
    assert game.step == "leave dice"  # leaving a die out is decided after the blessing


@shows("K-G.priest", "R-K.76")
def test_a_priest_with_a_bonus_die_scores_himself() -> None:
    game = with_governors(
        step="season start",
        Ann=player(governor="priest", buildings="inn, market, farms"),
        Brian=player(),
    )
    before = game.points("Ann")
    game.plays("Ann", "use")
    assert game.points("Ann") == before + 1
    assert [game.of(name)["bonus_due"] for name in game.names] == [1, 1]


@shows("K-G.priest", "K-2.2", "R-K.44", "R-K.88")
def test_the_priest_waits_for_the_kings_die_and_for_the_fairy() -> None:
    game = with_governors(
        step="kings aid",
        year=2,
        order="Ann Brian Cindy",
        Ann=player(governor="priest", buildings="inn, palisade"),
        Brian=player(governor="fairy", buildings="inn, palisade"),
        Cindy=player(buildings="inn"),
    )
    assert game.asked == "Brian"
    game.plays("Brian", "use")
    assert game.asked == "Ann"
    game.plays("Ann", "use")
    assert [game.of(name)["bonus_due"] for name in game.names] == [1, 1, 1]
    assert [game.points(name) for name in game.names] == [0, 1, 1]


@shows("K-G.priest", "K-M2.3", "K-0.13")
def test_the_priest_blesses_once_a_year_or_not_at_all() -> None:
    game = with_governors(
        step="season start", Ann=player(governor="priest"), Brian=player(), Cindy=player()
    )
    game.plays("Ann", "decline")
    assert game.step == "roll"
    game.goes_on_to("priest", season="summer")
    game.plays("Ann", "use")
    assert "priest" not in steps_to("reinforcements", game)
    game.goes_on_to("priest", year=2)
    assert game.choices("Ann") == ["use", "decline"]
