"""What buildings add in battle, against every kind of enemy."""

import pytest

from tests.rules.kingsburg.scene import player
from tests.rules.kingsburg.winter import fought, winter
from tests.rules.shows import shows

# One card of each kind, with its year; Goblins 5 and 6 stand at the edge of “5 or less”.
CARDS = {
    "barbarians 2": 1,
    "goblins 3": 1,
    "orcs 3": 1,
    "zombies 4": 1,
    "demons 6": 3,
    "dragons 9": 5,
    "goblins 5": 4,
    "goblins 6": 4,
}
EVERY_CARD = pytest.mark.parametrize("card", CARDS)


def value(card: str, buildings: str) -> int:
    """What these buildings of Ann's are worth, with 3 soldiers and the king's 4."""
    game = winter(
        card,
        king=4,
        edition="revised",
        more_buildings=True,
        year=CARDS[card],
        Ann=player(buildings=buildings, soldiers=3),
        Brian=player(),
    )
    if game.draws == "academy":
        game.settles("academy 1")
    return int(fought(game, "Ann").split()[-1]) - 7


@EVERY_CARD
@shows("K-B.guard_tower", "K-B.blacksmith", "K-B.barracks", "K-B.wizards_guild")
def test_row_d_against_everybody(card: str) -> None:
    assert value(card, "guard tower") == 1
    assert value(card, "guard tower, blacksmith") == 2
    assert value(card, "guard tower, blacksmith, barracks") == 2
    assert value(card, "guard tower, blacksmith, barracks, wizards guild") == 4


@EVERY_CARD
@shows("K-B.palisade", "K-B.stables", "K-B.stone_wall", "K-B.fortress")
def test_row_e_with_a_palisade_good_against_zombies(card: str) -> None:
    palisade = 2 if card.startswith("zombies") else 1
    assert value(card, "palisade") == palisade
    assert value(card, "palisade, stables") == palisade
    assert value(card, "palisade, stables, stone wall") == palisade + 1
    assert value(card, "palisade, stables, stone wall, fortress") == palisade + 2


@EVERY_CARD
@shows("K-B.barricade", "K-B.crane", "K-B.town_hall", "K-B.embassy")
def test_row_f_with_a_barricade_against_goblins_only(card: str) -> None:
    barricade = 1 if card.startswith("goblins") else 0
    assert value(card, "barricade") == barricade
    assert value(card, "barricade, crane, town hall, embassy") == barricade


@EVERY_CARD
@shows("K-B.statue", "K-B.chapel", "K-B.church", "K-B.cathedral")
def test_row_b_with_a_church_against_demons_only(card: str) -> None:
    church = 1 if card.startswith("demons") else 0
    assert value(card, "statue, chapel") == 0
    assert value(card, "statue, chapel, church") == church
    assert value(card, "statue, chapel, church, cathedral") == church


@EVERY_CARD
@shows("K-B.inn", "K-B.market", "K-B.farms", "K-B.merchants_guild")
def test_row_c_with_farms_that_weaken(card: str) -> None:
    assert value(card, "inn, market") == 0
    assert value(card, "inn, market, farms") == -1
    assert value(card, "inn, market, farms, merchants guild") == -1


@EVERY_CARD
@shows("K-B.sawmill", "K-B.quarry", "K-B.goldsmith", "K-B.mint")
def test_row_a_does_not_fight(card: str) -> None:
    assert value(card, "sawmill, quarry, goldsmith, mint") == 0


@EVERY_CARD
@shows("K-B.improvised_defenses", "K-B.military_academy", "R-K.33", "R-K.96")
def test_improvised_defenses_hold_against_a_strength_of_five_or_less(card: str) -> None:
    weak = 1 if int(card.split()[1]) <= 5 else 0
    assert value(card, "improvised defenses") == weak
    whole = "improvised defenses, recruiting center, training camp, military academy"
    assert value(card, whole) == weak


WALL = "palisade, stables, stone wall"


@pytest.mark.parametrize("edition", ["first", "revised"])
@shows("K-B.stone_wall", "R-K.23", "R-K.22")
def test_a_draw_behind_the_stone_wall_is_a_full_victory(edition: str) -> None:
    game = winter(
        "goblins 3",
        edition=edition,
        Ann=player(buildings=WALL, points=10),
        Brian=player(soldiers=2, points=10),
    )
    assert fought(game, "Ann") == "won with 3"
    assert game.goods("Ann") == "1 stone"
    assert game.points("Ann") == 11  # the strongest winner
    assert fought(game, "Brian") == "drawn with 3"
    assert game.points("Brian") == 10


@shows("K-B.stone_wall", "K-B.fortress", "R-K.23")
def test_the_fortress_scores_for_a_draw_behind_the_stone_wall() -> None:
    game = winter("zombies 5", year=2, Ann=player(buildings=f"{WALL}, fortress"), Brian=player())
    assert fought(game, "Ann") == "won with 5"
    assert game.state.scores()[0]["fortress"] == 1
    assert game.state.scores()[0]["spoils"] == 1
    assert game.state.scores()[0]["strongest_winner"] == 1


@shows("K-B.stone_wall")
def test_the_stone_wall_does_not_turn_a_defeat() -> None:
    game = winter("orcs 4", year=2, Ann=player(buildings=WALL), Brian=player())
    assert fought(game, "Ann") == "lost with 3"
    assert game.buildings("Ann") == ["palisade", "stables"]


@pytest.mark.parametrize("edition", ["first", "revised"])
@shows("K-B.fortress", "R-K.24")
def test_the_fortress_adds_a_point_to_every_reward(edition: str) -> None:
    game = winter(
        "orcs 3",
        edition=edition,
        king=3,
        Ann=player(buildings=f"{WALL}, fortress"),
        Brian=player(soldiers=9),
    )
    assert fought(game, "Ann") == "won with 6"
    assert game.goods("Ann") == "1 gold"
    assert game.state.scores()[0]["fortress"] == 1
    assert game.state.scores()[0]["strongest_winner"] == 0


@shows("K-B.fortress")
def test_the_fortress_scores_nothing_in_defeat() -> None:
    game = winter("goblins 6", year=4, Ann=player(buildings=f"{WALL}, fortress"), Brian=player())
    assert fought(game, "Ann") == "lost with 4"
    assert game.state.scores()[0]["fortress"] == 0
    assert "fortress" not in game.buildings("Ann")
