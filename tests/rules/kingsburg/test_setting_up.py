"""Set-up and general rules (K-0)."""

from fractions import Fraction
from itertools import permutations, product
from math import factorial

import pytest

from burgrave import BadOption, Rng
from tests.rules.kingsburg.scene import Scene, both_editions, fresh, player, scene
from tests.rules.shows import shows

NAMES = ["Ann", "Brian", "Cindy", "David", "Emma"]
ALL_BUILDINGS = (
    "statue, chapel, church, cathedral, inn, market, farms, merchants guild, "
    "guard tower, blacksmith, barracks, wizards guild, palisade, stables, stone wall, fortress, "
    "barricade, crane, town hall, embassy"
)


@shows("K-0.1")
@both_editions
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_two_to_five_players_take_part(edition: str, count: int) -> None:
    game = fresh(" ".join(NAMES[:count]), edition=edition)
    assert game.state.seats == count


@shows("K-0.1")
@pytest.mark.parametrize("names", ["Ann", "Ann Brian Cindy David Emma Frank"])
def test_one_or_six_players_are_refused(names: str) -> None:
    with pytest.raises(BadOption):
        fresh(names)


@shows("K-0.1", "R-K.47")
@pytest.mark.parametrize(("one", "two", "three"), list(product([False, True], repeat=3)))
def test_every_combination_of_modules_plays(one: bool, two: bool, three: bool) -> None:
    game = fresh(
        "Ann Brian", edition="revised", more_buildings=one, governors=two, army_tokens=three
    )
    game.goes_on_to("over")
    assert game.log("governor_revealed") != [] if two else game.log("governor_revealed") == []
    assert len(game.log("army_token_revealed")) == (10 if three else 0)


@shows("K-0.1")
@pytest.mark.parametrize("module", ["more_buildings", "governors", "army_tokens"])
def test_modules_need_the_revised_edition(module: str) -> None:
    with pytest.raises(BadOption):
        fresh("Ann Brian", edition="first", **{module: True})


@shows("K-0.2")
@both_editions
def test_everybody_starts_with_three_dice_and_nothing_else(edition: str) -> None:
    game = fresh("Ann Brian Cindy", edition=edition)
    for name in game.names:
        assert game.buildings(name) == []
        assert game.goods(name) == "nothing"
        assert (game.points(name), game.tokens(name), game.soldiers(name)) == (0, 0, 0)
    game.settles("order 0 1 2", "enemy orcs 3")
    for name in game.names:
        game.plays(name, "take gold")
    game.rolls(Ann="1 2 3", Brian="1 2 3", Cindy="1 2 3")


@shows("K-0.3")
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_every_start_order_is_equally_likely(count: int) -> None:
    chance = fresh(" ".join(NAMES[:count])).state.chance
    assert chance is not None
    orders = {chance.text(outcome) for outcome, _ in chance.outcomes()}
    assert orders == {"order " + " ".join(map(str, p)) for p in permutations(range(count))}
    assert {odds for _, odds in chance.outcomes()} == {Fraction(1, factorial(count))}


@shows("K-0.4", "R-K.56")
@both_editions
@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
def test_a_year_draws_one_of_its_five_enemies(edition: str, year: int) -> None:
    game = scene(edition=edition, step="draw enemy", year=year, Ann=player(), Brian=player())
    chance = game.state.chance
    assert chance is not None
    assert [odds for _, odds in chance.outcomes()] == [Fraction(1, 5)] * 5
    assert len({chance.text(outcome) for outcome in range(5)}) == 5


@shows("K-0.4", "R-K.52")
def test_only_the_five_enemies_of_the_game_are_ever_seen() -> None:
    game = fresh("Ann Brian Cindy", edition="first")
    drawn = ["zombies 4", "orcs 4", "demons 6", "goblins 5", "dragons 9"]
    for year, enemy in enumerate(drawn, start=1):
        game.goes_on_to("draw enemy", year=year)
        game.settles(f"enemy {enemy}")
    game.goes_on_to("over")
    revealed = game.log("enemy_revealed")
    assert [f"{e.facts['enemy']} {e.facts['strength']}" for e in revealed] == drawn


def enemy_seen_by(game: Scene, name: str | None) -> object:
    enemy = game.view(name)["enemy"]
    assert isinstance(enemy, dict)
    return enemy.get("card")


@shows("K-0.5", "R-K.48", "R-K.52")
@both_editions
def test_the_enemy_is_hidden_but_its_range_is_public(edition: str) -> None:
    game = scene(
        edition=edition,
        year=2,
        step="rewards",
        enemy="orcs 4",
        Ann=player(groups="influence 10 with 6 4"),
        Brian=player(),
    )
    for viewer in ("Ann", "Brian", None):
        enemy = game.view(viewer)["enemy"]
        assert isinstance(enemy, dict)
        assert (enemy["weakest"], enemy["strongest"]) == (3, 5)
        assert "card" not in enemy
    game.plays("Ann", "look")
    assert enemy_seen_by(game, "Ann") is not None
    assert enemy_seen_by(game, "Brian") is None
    assert enemy_seen_by(game, None) is None


@shows("K-0.5")
@both_editions
def test_only_who_has_looked_can_imagine_the_right_enemy(edition: str) -> None:
    game = scene(
        edition=edition,
        step="influence",
        enemy="goblins 3",
        seen_by="Ann",
        Ann=player(dice="1"),
        Brian=player(dice="1"),
    )

    def imagined(viewer: int | None) -> set[object]:
        rng = Rng(1)
        return {game.state.imagine(viewer, rng).position()["enemy"] for _ in range(100)}

    assert imagined(0) == {"goblins 3"}
    everything = {"barbarians 2", "goblins 2", "goblins 3", "orcs 3", "zombies 4"}
    assert imagined(1) == everything
    assert imagined(None) == everything


@shows("K-0.5")
def test_winter_shows_the_enemy_to_all() -> None:
    game = scene(
        edition="revised",
        year=4,
        step="reinforcements",
        enemy="orcs 7",
        Ann=player(),
        Brian=player(),
    )
    assert [enemy_seen_by(game, viewer) for viewer in ("Ann", "Brian", None)] == [None] * 3
    game.settles("reinforcements 6")
    card = game.told(game.log("enemy_revealed")[0], None)
    assert (card["enemy"], card["strength"]) == ("orcs", 7)


@shows("K-0.6", "R-K.48")
@both_editions
def test_everything_else_is_open(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="influence",
        order="Cindy Ann Brian",
        envoy="Brian",
        Ann=player(dice="1 3 5", goods="2 gold, 1 wood", tokens=2, buildings="statue"),
        Brian=player(dice="2 2 6 + 4", soldiers=3, points=-2),
        Cindy=player(dice="3", groups="influence 8 with 6 2"),
    )
    seen = game.view(None)
    assert seen["order"] == [2, 0, 1]
    assert seen["envoy"] == 1
    seats = seen["seats"]
    assert isinstance(seats, list)
    ann, brian, cindy = seats
    assert (ann["goods"], ann["tokens"], ann["own"]) == ({"gold": 2, "wood": 1}, 2, [1, 3, 5])
    assert (ann["buildings"], ann["points"]) == (["statue"], 3)
    assert (brian["soldiers"], brian["points"], brian["bonus"]) == (3, -2, [4])
    assert cindy["own"] == [3]
    for name in game.names:
        assert {**game.view(name), "viewer": None} == seen


@shows("K-0.6", "R-K.48", "K-8.10")
def test_how_far_a_step_has_come_is_open_too() -> None:
    game = scene(
        edition="revised",
        governors=True,
        year=4,
        step="battle",
        order="Cindy Ann Brian",
        enemy="demons 6",
        aided="Brian",
        builders="Ann",
        Ann=player(governor="miner", goods="3 gold, 3 wood"),
        Brian=player(governor="duke"),
        Cindy=player(governor="fairy", soldiers=9),
    )
    seen = game.view(None)
    assert seen["battle"] == {"winners": [2], "strongest": 9, "to_lose": 4}
    assert (seen["aided"], seen["builders"]) == ([1], [0])
    game.plays("Ann", "lose gold")
    assert game.view(None)["battle"] == {"winners": [2], "strongest": 9, "to_lose": 3}


@shows("K-0.6", "R-K.48", "K-8.3", "R-K.21")
@both_editions
def test_it_is_open_who_rolls_and_what(edition: str) -> None:
    game = scene(
        edition=edition,
        step="reroll",
        order="Brian Ann",
        Ann=player(dice="2 2 2 + 2", bonus_due=1, buildings="statue"),
        Brian=player(dice="1 3 5"),
    )
    assert (game.view(None)["draws"], game.view(None)["rerolls"]) == (None, None)
    game.plays("Ann", "statue bonus die")
    assert (game.view(None)["draws"], game.view(None)["rerolls"]) == (0, "bonus_die")
    winter = scene(edition=edition, step="reinforcements", order="Brian Ann", Ann={}, Brian={})
    assert winter.view(None)["draws"] == 1  # the first player rolls for all


@shows("K-0.6", "K-G.sorcerer")
def test_how_many_buildings_the_sorcerer_has_raised_is_open() -> None:
    game = scene(
        edition="revised",
        governors=True,
        year=3,
        step="sorcerer",
        Ann=player(governor="sorcerer"),
        Brian=player(governor="miner"),
    )
    game.plays("Ann", "raise inn")
    assert game.view(None)["raised"] == 1


@shows("K-0.7")
@both_editions
def test_goods_tokens_and_soldiers_never_run_out(edition: str) -> None:
    game = scene(
        edition=edition,
        step="rewards",
        Ann=player(goods="40 gold, 30 wood, 20 stone", groups="influence 16 with 6 5 5"),
        Brian=player(tokens=30, soldiers=30, groups="influence 10 with 6 4, influence 7 with 6 1"),
    )
    game.plays("Brian", "take stone", "decline")
    assert game.goods("Ann") == "44 gold, 30 wood, 20 stone"
    assert (game.tokens("Brian"), game.soldiers("Brian")) == (31, 32)


@shows("K-0.7", "R-K.19")
def test_a_province_can_hold_more_buildings_than_the_box_has_markers() -> None:
    nineteen = ALL_BUILDINGS.removesuffix(", embassy")
    game = scene(
        edition="first",
        step="build",
        Ann=player(buildings=nineteen, goods="1 gold, 2 wood, 2 stone"),
        Brian=player(),
    )
    game.plays("Ann", "build embassy")
    assert len(game.buildings("Ann")) == 20


@shows("K-0.7", "R-K.62", "K-2.3")
def test_more_bonus_dice_than_the_box_holds() -> None:
    farms = "inn, market, farms"
    game = scene(
        edition="revised",
        governors=True,
        year=2,
        step="kings aid",
        Ann=player(buildings=farms),
        Brian=player(buildings=farms, goods="1 gold", governor="fairy"),
        Cindy=player(buildings=farms, goods="1 gold"),
        David=player(buildings=farms, goods="1 gold"),
        Emma=player(buildings=farms, goods="1 gold"),
    )
    game.plays("Brian", "use")
    dice = [game.of(name)["bonus_due"] for name in game.names]
    assert dice == [2, 2, 1, 1, 1]  # seven, and the box has six


@shows("K-0.8")
@both_editions
def test_tokens_and_soldiers_are_not_compared_as_goods(edition: str) -> None:
    game = scene(
        edition=edition,
        year=2,
        step="kings aid",
        Ann=player(goods="1 gold"),
        Brian=player(tokens=5, soldiers=5),
    )
    assert game.of("Brian")["bonus_due"] == 1


@shows("K-0.8", "K-2d.2")
@both_editions
def test_tokens_and_soldiers_pay_for_nothing(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="build",
        Ann=player(goods="1 gold, 1 wood", tokens=5, soldiers=5),
        Brian=player(),
    )
    game.cannot("Ann", "build statue", "build guard tower", "build palisade")
    game.plays("Ann", "build nothing")
    game.cannot("Ann", "recruit with token")
    game.plays("Ann", "recruit with gold wood")
    assert game.draws == "reinforcements"  # nobody can pay for another soldier


@shows("K-0.9", "R-K.27")
@both_editions
@pytest.mark.parametrize("points", [0, -1, -40])
def test_points_fall_below_zero(edition: str, points: int) -> None:
    game = scene(
        edition=edition,
        step="reinforcements",
        enemy="zombies 4",
        Ann=player(points=points),
        Brian=player(soldiers=3),
    )
    game.settles("reinforcements 1")
    assert game.points("Ann") == points - 2


@shows("K-0.9")
def test_points_rise_above_the_track() -> None:
    game = scene(
        season="autumn",
        step="rewards",
        Ann=player(points=59, groups="influence 1 with 1"),
        Brian=player(),
    )
    assert game.points("Ann") == 60


@shows("K-0.10")
@both_editions
def test_five_years_of_eight_phases(edition: str) -> None:
    game = scene(
        edition=edition,
        step="draw enemy",
        Ann=player(goods="60 gold"),
        Brian=player(goods="60 gold"),
        Cindy=player(goods="60 gold"),
    )
    phases = [1]
    while not game.state.over:
        told = len(game.events)
        game.goes_on()
        for event in game.events[told:]:
            if event.kind == "kings_reward" and phases[-1] != 3:
                phases.append(3)
            elif event.kind in ("envoy_awarded", "envoy_nobody"):
                phases.append(5)
        phase = game.view(None)["phase"]
        assert isinstance(phase, int)
        if phase != phases[-1] and not game.state.over:
            phases.append(phase)
    assert phases == [1, 2, 3, 4, 5, 6, 7, 8] * 5
    assert game.position["year"] == 5


TOWN_HALL = "barricade, crane, town hall"


@shows("K-0.11", "K-2e.1", "R-K.66")
@both_editions
def test_players_act_in_turn_order_one_after_the_other(edition: str) -> None:
    game = scene(
        edition=edition,
        season="summer",
        step="season end",
        order="Cindy Ann Brian",
        Ann=player(buildings=TOWN_HALL + ", embassy", goods="1 wood"),
        Brian=player(buildings=TOWN_HALL, goods="1 wood"),
        Cindy=player(buildings="inn, " + TOWN_HALL, goods="1 wood"),
    )
    before = game.points("Ann")
    assert game.asked == "Cindy"
    game.cannot("Ann", "town hall with wood")
    game.plays("Cindy", "town hall with token")
    assert game.points("Ann") == before + 1  # her Embassy, only when Cindy has finished
    assert game.who("embassy_point") == "Ann"
    assert game.asked == "Ann"
    game.plays("Ann", "town hall with wood")
    assert game.asked == "Brian"


@shows("K-0.12", "K-2a.3", "R-K.10")
@both_editions
def test_the_owner_orders_his_effects_and_conditions_are_checked_again(edition: str) -> None:
    def rolled() -> Scene:
        game = scene(
            edition=edition, step="roll", Ann=player(buildings="statue, chapel"), Brian=player()
        )
        game.rolls(Ann="2 2 2", Brian="4 5 6")
        return game

    game = rolled()
    game.plays("Ann", "statue own die")
    game.settles("reroll 6")
    assert game.step == "influence"  # the total is 10 now, so the Chapel is out
    game = rolled()
    game.plays("Ann", "chapel")
    game.settles("roll 5 5 5")
    game.plays("Ann", "statue own die")  # the new dice are alike again
    game.settles("reroll 1")
    assert game.dice("Ann") == "1 5 5"


@shows("K-0.13", "R-K.41")
@both_editions
def test_what_a_player_may_do_he_may_decline(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="roll",
        enemy="orcs 3",
        Ann=player(
            buildings="statue, chapel, barricade, crane, town hall", goods="9 gold, 9 wood, 9 stone"
        ),
        Brian=player(),
    )
    points = game.points("Ann")
    game.rolls(Ann="2 2 2", Brian="4 5 6")
    game.plays("Ann", "keep")  # neither Statue nor Chapel
    game.plays("Ann", "influence 6 with 2 2 2")
    game.plays("Brian", "influence 10 with 6 4", "pass")
    game.plays("Ann", "decline")  # the Alchemist
    game.plays("Brian", "decline")  # the look
    game.plays("Ann", "build nothing")
    game.plays("Ann", "done")  # the Town Hall
    game.plays("Ann", "done")  # recruiting
    assert game.goods("Ann") == "9 gold, 9 wood, 9 stone"
    assert game.points("Ann") == points
    assert game.position["seen_by"] == []


@shows("K-0.13", "R-K.41", "R-K.2")
@both_editions
def test_gains_and_penalties_apply_by_themselves(edition: str) -> None:
    row_c = "inn, market, farms, merchants guild"
    game = scene(
        edition=edition,
        season="summer",
        step="season start",
        Ann=player(buildings=row_c + ", palisade, stables, barricade, crane, town hall, embassy"),
        Brian=player(),
    )
    assert game.goods("Ann") == "1 gold"  # the Merchants' Guild
    if edition == "revised":
        game.plays("Ann", "bonus dice 1")
    game.rolls(Ann="1 1 3 + 1", Brian="4 5 6")
    points = game.points("Ann")
    game.plays("Ann", "influence 5 with 3 1 + 1")
    game.plays("Brian", "pass")
    game.plays("Ann", "pass")
    assert game.soldiers("Ann") == 2  # sergeant and Stables
    assert game.tokens("Ann") == 1  # the Inn
    assert game.points("Ann") == points + 1  # the Embassy


@shows("K-0.14", "K-B.market")
@both_editions
def test_a_building_works_once_a_season(edition: str) -> None:
    game = scene(
        edition=edition,
        step="influence",
        Ann=player(dice="2 3 6", buildings="inn, market"),
        Brian=player(),
        Cindy=player(),
    )
    game.plays("Ann", "influence 4 with 3 market")
    game.cannot("Ann", "influence 3 with 2 market", "influence 5 with 6 market")
    game.plays("Ann", "pass")
    game.goes_on_to("influence", season="summer")
    game.can("Ann", "influence 2 with 1 market")  # a new season


@shows("K-0.14", "K-B.stables", "R-K.31")
@both_editions
def test_stables_work_for_each_advisor(edition: str) -> None:
    game = scene(
        edition=edition,
        step="rewards",
        Ann=player(
            buildings="palisade, stables", groups="influence 5 with 5, influence 10 with 6 4"
        ),
        Brian=player(),
    )
    assert game.soldiers("Ann") == 2 + 3


@shows("K-0.14", "K-B.crane")
@both_editions
def test_the_crane_works_for_each_building(edition: str) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="build",
        envoy="Ann",
        Ann=player(
            buildings="inn, market, barricade, crane", goods="3 gold, 4 wood, 3 stone", tokens=0
        ),
        Brian=player(),
    )
    game.plays("Ann", "build farms", "build merchants guild")
    assert game.goods("Ann") == "nothing"  # 2/3/1 and 3/1/2, a gold less each


@shows("K-0.14", "K-B.barracks", "K-B.recruiting_center")
def test_barracks_and_recruiting_center_work_for_each_soldier() -> None:
    game = scene(
        edition="revised",
        more_buildings=True,
        step="recruit",
        Ann=player(
            buildings="guard tower, blacksmith, barracks, improvised defenses, recruiting center",
            goods="2 wood",
            tokens=2,
        ),
        Brian=player(),
    )
    game.plays("Ann", "recruit with wood", "recruit with token")
    game.plays("Ann", "recruit with wood", "recruit with token")
    assert game.soldiers("Ann") == 4


@shows("K-0.15", "R-K.55", "K-2b.3")
@both_editions
def test_a_single_possibility_happens_by_itself_and_is_logged(edition: str) -> None:
    game = scene(
        edition=edition,
        step="influence",
        Ann=player(dice="1"),
        Brian=player(dice="1", goods="1 stone"),
        Cindy=player(),
    )
    game.plays("Ann", "influence 1 with 1")
    assert [event.facts["forced"] for event in game.log("passed", "Brian")] == [True]
    assert [event.facts["forced"] for event in game.log("built_nothing", "Brian")] == [True]
    assert game.step == "roll"


@shows("R-K.55")
@both_editions
@pytest.mark.parametrize(
    "last_resort",
    [player(tokens=1), player(buildings="inn, market"), player()],
    ids=["token", "market", "envoy"],
)
def test_who_has_one_last_resort_is_asked(edition: str, last_resort: dict[str, object]) -> None:
    game = scene(
        edition=edition,
        season="autumn",
        step="influence",
        envoy="Cindy" if last_resort else "Brian",
        Ann=player(dice="1"),
        Brian=player(dice="1", **last_resort),
        Cindy=player(),
    )
    game.plays("Ann", "influence 1 with 1")
    assert game.asked == "Brian"
    assert len(game.choices("Brian")) == 2


@shows("K-0.16", "K-0.6", "K-M2.2")
def test_governors_are_chosen_at_the_same_time_and_in_secret() -> None:
    game = fresh("Ann Brian", edition="revised", governors=True)
    game.settles("order 1 0", "deal miner, duke, fairy", "deal prince, priest, general")
    assert game.asked == "Ann Brian"
    game.plays("Ann", "choose priest")
    assert game.asked == "Brian"
    for viewer in ("Brian", None):
        seats = game.view(viewer)["seats"]
        assert isinstance(seats, list)
        assert seats[0]["governor"] is None
        assert "choice" not in seats[0]
        assert "offer" not in seats[0]
        assert "governor" not in game.told(game.log("governor_chosen")[0], viewer)
    game.plays("Brian", "choose miner")
    assert [event.facts["governor"] for event in game.log("governor_revealed")] == [
        "priest",
        "miner",
    ]


@shows("K-0.16", "K-M3.2")
def test_army_tokens_are_chosen_at_the_same_time_and_in_secret() -> None:
    game = scene(
        edition="revised", army_tokens=True, step="army token", Ann=player(), Brian=player()
    )
    assert game.asked == "Ann Brian"
    game.plays("Brian", "send 4")
    assert game.asked == "Ann"
    for viewer in ("Ann", None):
        seats = game.view(viewer)["seats"]
        assert isinstance(seats, list)
        assert "choice" not in seats[1]
        assert seats[1]["reinforcement"] == 0
        assert seats[1]["army_tokens"] == [0, 1, 1, 2, 3, 4]
        assert "army_token" not in game.told(game.log("army_token_chosen")[0], viewer)
    game.plays("Ann", "send 0")
    assert [event.facts["army_token"] for event in game.log("army_token_revealed")] == [0, 4]
