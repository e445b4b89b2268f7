"""Phase 8: reinforcements, battles and what they bring or cost."""

import pytest

from tests.rules.kingsburg.modules import with_army_tokens, with_governors, with_more_buildings
from tests.rules.kingsburg.scene import both_editions, player, scene
from tests.rules.kingsburg.winter import fought, winter
from tests.rules.shows import shows

EDITIONS = pytest.mark.parametrize("edition", ["first", "revised"])


@shows("K-8.1", "R-K.20")
def test_first_edition_shows_the_enemy_before_the_kings_die() -> None:
    game = scene(
        edition="first",
        step="recruit",
        enemy="goblins 3",
        Ann=player(goods="2 gold"),
        Brian=player(),
    )
    game.plays("Ann", "done")
    assert [event.kind for event in game.events] == ["enemy_revealed"]
    assert game.draws == "reinforcements"
    enemy = game.view(None)["enemy"]
    assert isinstance(enemy, dict)
    assert enemy["revealed"]
    assert enemy["card"] == {
        "enemy": "goblins",
        "strength": 3,
        "penalty": {"gold": 1, "buildings": 1},
        "reward": {"stone": 1},
    }


@shows("K-8.2", "R-K.20")
def test_revised_edition_rolls_the_kings_die_before_the_enemy_is_shown() -> None:
    game = scene(edition="revised", step="recruit", Ann=player(goods="2 gold"), Brian=player())
    game.plays("Ann", "done")
    assert game.draws == "reinforcements"
    enemy = game.view("Ann")["enemy"]
    assert isinstance(enemy, dict)
    assert not enemy["revealed"]
    assert "card" not in enemy
    game.settles("reinforcements 6")
    kinds = [event.kind for event in game.events]
    assert kinds.index("kings_reinforcements") < kinds.index("enemy_revealed")


@shows("K-8.2")
def test_academy_dice_fall_between_the_kings_die_and_the_reveal() -> None:
    academy = "improvised defenses, recruiting center, training camp, military academy"
    game = with_more_buildings(
        step="reinforcements",
        order="Brian Ann",
        Ann=player(buildings=academy),
        Brian=player(buildings=academy),
    )
    game.settles("reinforcements 2")
    assert (game.draws, game.drawer) == ("academy", "Brian")
    game.settles("academy 3")
    assert (game.draws, game.drawer) == ("academy", "Ann")
    assert not game.log("enemy_revealed")
    game.settles("academy 4")
    assert [e.kind for e in game.events[:4]] == [
        "kings_reinforcements",
        "academy_roll",
        "academy_roll",
        "enemy_revealed",
    ]


@EDITIONS
@pytest.mark.parametrize("king", [1, 2, 3, 4, 5, 6])
@shows("K-8.3", "R-K.21")
def test_one_die_of_the_king_helps_everybody_alike(edition: str, king: int) -> None:
    game = winter(
        "zombies 4",
        king=king,
        edition=edition,
        Ann=player(soldiers=1),
        Brian=player(),
        Cindy=player(soldiers=3),
    )
    assert [e.facts["strength"] for e in game.log("battle")] == [king + 1, king, king + 3]
    assert len(game.log("kings_reinforcements")) == 1


@shows("K-8.3")
def test_the_kings_die_is_fair() -> None:
    chance = scene(step="reinforcements", Ann=player(), Brian=player()).state.chance
    assert chance is not None
    faces = {chance.text(outcome): probability for outcome, probability in chance.outcomes()}
    assert list(faces) == [f"reinforcements {face}" for face in range(1, 7)]
    assert {6 * probability for probability in faces.values()} == {1}


@shows("K-8.4")
def test_strength_is_soldiers_and_reinforcements_and_battle_values() -> None:
    game = winter(
        "orcs 5",
        king=2,
        year=3,
        Ann=player(soldiers=3, buildings="guard tower, blacksmith, palisade"),
        Brian=player(soldiers=3, buildings="inn, market, farms"),
    )
    assert fought(game, "Ann") == "won with 8"
    assert fought(game, "Brian") == "lost with 4"


@shows("K-8.4", "R-K.42")
def test_battle_values_are_no_soldiers_before_the_battle() -> None:
    game = with_more_buildings(
        step="recruit",
        Ann=player(
            buildings="guard tower, palisade, improvised defenses, recruiting center, training camp"
        ),
        Brian=player(),
    )
    # Towers do not count against the Training Camp, which looks at soldiers alone.
    assert game.soldiers("Ann") == 1


@shows("K-8.5", "K-8.14")
def test_strength_goes_beyond_nine() -> None:
    game = winter(
        "goblins 5",
        year=3,
        king=6,
        Ann=player(soldiers=4),
        Brian=player(soldiers=5),
        Cindy=player(),
    )
    assert fought(game, "Ann") == "won with 10"
    assert fought(game, "Brian") == "won with 11"
    assert game.points("Ann") == 0  # only the 11 is the highest strength
    assert game.points("Brian") == 1


@shows("K-8.5", "R-K.42")
def test_strength_falls_below_zero() -> None:
    game = with_army_tokens(
        step="army token",
        enemy="goblins 2",
        Ann=player(buildings="inn, market, farms"),
        Brian=player(),
    )
    game.plays("Ann", "send 0")
    game.plays("Brian", "send 0")
    assert fought(game, "Ann") == "lost with -1"
    assert fought(game, "Brian") == "lost with 0"


@EDITIONS
@shows("K-8.6", "K-8.7", "K-8.8")
def test_above_is_victory_and_equal_a_draw_and_below_defeat(edition: str) -> None:
    game = winter(
        "goblins 3",
        edition=edition,
        Ann=player(soldiers=3, goods="1 gold", buildings="statue"),
        Brian=player(soldiers=2, goods="1 gold", buildings="statue"),
        Cindy=player(soldiers=1, goods="1 gold", buildings="statue"),
    )
    assert fought(game, "Ann") == "won with 4"
    assert game.goods("Ann") == "1 gold, 1 stone"
    assert game.points("Ann") == 4
    assert fought(game, "Brian") == "drawn with 3"
    assert game.goods("Brian") == "1 gold"
    assert game.points("Brian") == 3
    assert fought(game, "Cindy") == "lost with 2"
    assert game.goods("Cindy") == "nothing"
    assert game.buildings("Cindy") == []
    assert game.points("Cindy") == 0


@shows("K-8.6")
def test_the_winner_chooses_a_good_of_choice() -> None:
    game = winter("orcs 7", year=4, king=6, Ann=player(soldiers=2), Brian=player(soldiers=3))
    assert game.asked == "Ann"
    assert game.choices("Ann") == ["take gold", "take wood", "take stone"]
    game.cannot("Ann", "decline", "take gold gold")
    game.plays("Ann", "take stone")
    assert game.asked == "Brian"
    game.plays("Brian", "take gold")
    assert (game.goods("Ann"), game.goods("Brian")) == ("1 stone", "1 gold")


@shows("K-8.8", "R-K.26")
def test_goods_fall_before_the_building_and_the_building_before_points() -> None:
    game = winter(
        "goblins 4",
        year=3,
        Ann=player(goods="2 gold, 4 wood, 4 stone", buildings="inn, market", points=9),
        Brian=player(soldiers=3),
    )
    kinds = [event.kind for event in game.events if event.seat == 0]
    assert kinds == ["battle", "lost_goods", "building_destroyed", "points_lost"]
    assert game.goods("Ann") == "2 gold, 1 wood, 1 stone"
    assert game.buildings("Ann") == ["inn"]
    assert game.points("Ann") == 7


@shows("K-8.8", "K-8.10")
def test_the_building_stands_until_the_goods_of_choice_are_gone() -> None:
    game = winter(
        "orcs 4",
        year=2,
        Ann=player(goods="2 gold, 1 wood", buildings="statue"),
        Brian=player(soldiers=3),
    )
    game.plays("Ann", "lose gold")
    assert game.buildings("Ann") == ["statue"]
    game.plays("Ann", "lose wood")
    assert game.buildings("Ann") == []
    assert game.goods("Ann") == "1 gold"


@EDITIONS
@shows("K-8.9", "R-K.64")
def test_missing_goods_are_not_replaced_by_others(edition: str) -> None:
    game = winter(
        "demons 6",
        edition=edition,
        year=3,
        Ann=player(goods="1 gold, 5 stone"),
        Brian=player(goods="5 wood"),
    )
    assert game.goods("Ann") == "4 stone"  # of 2 gold one, no wood, one stone
    assert game.goods("Brian") == "4 wood"
    assert game.points("Ann") == game.points("Brian") == -1


@shows("K-8.10", "R-K.57")
def test_the_loser_picks_goods_of_choice_one_by_one() -> None:
    game = winter("orcs 3", Ann=player(goods="1 gold, 2 wood"), Brian=player(soldiers=2))
    assert game.asked == "Ann"
    assert game.choices("Ann") == ["lose gold", "lose wood"]
    game.cannot("Ann", "lose stone", "take gold", "done")
    game.plays("Ann", "lose wood")
    assert game.choices("Ann") == ["lose gold", "lose wood"]
    game.plays("Ann", "lose wood")
    assert game.goods("Ann") == "1 gold"
    assert game.points("Ann") == -1


@shows("K-8.10", "K-0.15", "R-K.55")
def test_goods_of_choice_go_by_themselves_where_nothing_is_left_to_choose() -> None:
    game = winter(
        "demons 6",
        year=4,
        Ann=player(goods="1 gold, 2 wood, 1 stone"),
        Brian=player(goods="7 stone"),
        Cindy=player(goods="1 wood"),
        David=player(),
    )
    assert [game.goods(name) for name in game.names] == ["nothing", "3 stone", "nothing", "nothing"]
    assert [game.points(name) for name in game.names] == [-1, -1, -1, -1]
    assert game.who("lost_goods") == "Ann Brian Cindy"


@shows("K-8.10")
def test_the_rest_goes_by_itself_once_only_one_kind_is_left() -> None:
    game = winter("demons 6", year=4, Ann=player(goods="1 gold, 5 wood"), Brian=player(soldiers=5))
    game.plays("Ann", "lose wood", "lose gold")
    assert game.goods("Ann") == "2 wood"
    assert game.asked == ""


@EDITIONS
@pytest.mark.parametrize(
    ("buildings", "falls"),
    [
        ("inn, barricade, crane", "crane"),
        ("inn, market, barricade, crane", "market"),
        ("statue, inn, barricade", "statue"),
        ("palisade, stables, stone wall, barricade, crane, town hall, statue", "stone_wall"),
        (
            "statue, chapel, church, guard tower, blacksmith, barracks, wizards guild",
            "wizards_guild",
        ),
    ],
)
@shows("K-8.11", "R-K.25")
def test_rightmost_and_there_topmost_building_falls(
    edition: str, buildings: str, falls: str
) -> None:
    game = winter(
        "barbarians 8", edition=edition, year=5, Ann=player(buildings=buildings), Brian=player()
    )
    (fallen,) = game.log("building_destroyed", "Ann")
    assert fallen.facts["building"] == falls
    assert falls not in game.buildings("Ann")


@shows("K-8.11", "K-M1.2")
def test_row_a_falls_first_and_row_g_last_within_a_column() -> None:
    game = winter(
        "barbarians 8",
        edition="revised",
        more_buildings=True,
        year=5,
        Ann=player(buildings="sawmill, statue, improvised defenses"),
        Brian=player(buildings="barricade, improvised defenses"),
    )
    assert game.buildings("Ann") == ["statue", "improvised_defenses"]
    assert game.buildings("Brian") == ["improvised_defenses"]


@shows("K-8.12", "K-0.9", "R-K.27")
def test_a_lost_building_takes_its_points_even_below_zero() -> None:
    game = winter(
        "demons 8", year=5, Ann=player(buildings="statue, chapel", points=4), Brian=player(points=0)
    )
    assert game.points("Ann") == -3  # the Chapel's 5 and the card's 2
    assert game.points("Brian") == -2


@shows("K-8.12", "R-K.64")
def test_who_has_no_building_loses_nothing_instead() -> None:
    game = winter("goblins 3", Ann=player(goods="3 wood", points=5), Brian=player(soldiers=2))
    assert fought(game, "Ann") == "lost with 1"
    assert game.goods("Ann") == "3 wood"
    assert game.points("Ann") == 5
    assert not game.log("building_destroyed")


@shows("K-8.13", "R-K.60")
def test_battles_are_settled_in_turn_order_each_completely() -> None:
    game = winter(
        "orcs 4",
        year=2,
        order="Cindy Brian Ann",
        Ann=player(goods="2 gold, 1 wood", buildings="statue"),
        Brian=player(soldiers=4),
        Cindy=player(goods="2 gold, 1 wood", buildings="inn"),
    )
    assert game.asked == "Cindy"
    assert game.who("battle") == "Cindy"
    game.plays("Cindy", "lose gold", "lose gold")
    assert game.buildings("Cindy") == []
    assert game.goods("Brian") == "1 gold"  # his battle came before Ann's
    assert game.asked == "Ann"
    assert game.buildings("Ann") == ["statue"]
    assert game.who("battle") == "Cindy Brian Ann"


@EDITIONS
@shows("K-8.14", "R-K.22")
def test_winners_of_the_highest_strength_score_a_point_each(edition: str) -> None:
    game = winter(
        "goblins 2",
        edition=edition,
        king=2,
        Ann=player(soldiers=2),
        Brian=player(soldiers=1),
        Cindy=player(soldiers=2),
    )
    assert [game.points(name) for name in game.names] == [1, 0, 1]
    assert game.who("strongest_winner") == "Ann Cindy"


@shows("K-8.14", "R-K.22")
def test_the_strongest_of_all_scores_nothing_without_victory() -> None:
    game = winter("zombies 4", king=4, Ann=player(points=0), Brian=player(points=0))
    assert fought(game, "Ann") == "drawn with 4"
    assert game.points("Ann") == 0
    assert not game.log("strongest_winner")


@shows("K-8.14", "R-K.60")
def test_the_point_for_the_highest_strength_follows_after_all_battles() -> None:
    game = winter("goblins 2", king=3, order="Brian Ann", Ann=player(), Brian=player(soldiers=1))
    kinds = [event.kind for event in game.events]
    last_battle = len(kinds) - 1 - kinds[::-1].index("battle")
    assert kinds.index("strongest_winner") > last_battle


@EDITIONS
@shows("K-8.15")
def test_the_card_leaves_and_all_soldiers_go_home(edition: str) -> None:
    game = winter(
        "goblins 2", edition=edition, king=6, Ann=player(soldiers=5), Brian=player(soldiers=1)
    )
    assert game.position["enemy"] is None
    assert game.view("Ann")["enemy"] is None
    assert [game.soldiers(name) for name in game.names] == [0, 0]
    assert [game.of(name)["reinforcement"] for name in game.names] == [0, 0]
    assert (game.position["year"], game.draws) == (2, "enemy")


@shows("K-8.4", "K-G.general")
def test_the_governors_battle_value_counts_too() -> None:
    game = with_governors(
        step="reinforcements", enemy="zombies 4", Ann=player(governor="general"), Brian=player()
    )
    game.settles("reinforcements 4")
    assert fought(game, "Ann") == "won with 5"
    assert fought(game, "Brian") == "drawn with 4"


@shows("K-8.12")
@both_editions
def test_a_fallen_building_works_no_more(edition: str) -> None:
    game = scene(
        edition=edition,
        year=1,
        step="battle",
        enemy="goblins 3",
        Ann=player(buildings="barricade, crane, town hall, embassy"),
        Brian=player(),
    )
    assert "embassy" not in game.buildings("Ann")
    game.goes_on_to("roll", season="summer")
    assert game.log("embassy_point") == []
