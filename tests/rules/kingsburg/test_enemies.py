"""The 25 enemy cards: strength, penalty and reward of each, played through in a battle."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.rules.kingsburg.scene import Scene, counted, player, scene, written
from tests.rules.kingsburg.winter import fought
from tests.rules.shows import shows

EDITIONS = pytest.mark.parametrize("edition", ["first", "revised"])

# Card: what the loser pays; what the winner gets.
YEAR_I = {
    "barbarians 2": ("1 any, 1 building", "1 gold"),
    "goblins 2": ("1 wood, 1 stone, 1 building, 1 point", "1 wood"),
    "goblins 3": ("1 gold, 1 building", "1 stone"),
    "orcs 3": ("2 any, 1 point", "1 gold"),
    "zombies 4": ("2 point", "1 point"),
}
YEAR_II = {
    "goblins 3": ("2 wood, 2 stone, 1 building, 1 point", "1 wood"),
    "goblins 4": ("2 gold, 1 building", "1 stone"),
    "orcs 4": ("2 any, 1 building", "1 gold"),
    "barbarians 5": ("2 any, 1 point", "1 gold"),
    "zombies 5": ("2 point", "1 point"),
}
YEAR_III = {
    "goblins 4": ("3 wood, 3 stone, 1 building, 1 point", "1 wood"),
    "goblins 5": ("3 gold, 1 building", "1 stone"),
    "orcs 5": ("2 any, 1 building", "1 gold"),
    "demons 6": ("2 gold, 1 wood, 1 stone, 1 point", "1 point"),
    "zombies 6": ("2 point", "1 point"),
}
YEAR_IV = {
    "goblins 5": ("4 wood, 4 stone, 1 building, 1 point", "1 wood"),
    "goblins 6": ("4 gold, 1 building", "1 stone"),
    "demons 6": ("4 any, 1 point", "1 gold, 1 point"),
    "orcs 7": ("2 any, 1 building", "1 any"),
    "zombies 7": ("2 point", "1 point"),
}
YEAR_V = {
    "barbarians 7": ("8 point", "1 point"),
    "barbarians 8": ("1 building", "1 point"),
    "demons 8": ("1 building, 2 point", "2 point"),
    "demons 9": ("1 building", "2 point"),
    "dragons 9": ("5 point", "3 point"),
}
YEARS = (YEAR_I, YEAR_II, YEAR_III, YEAR_IV, YEAR_V)


def clash(edition: str, year: int, card: str) -> Scene:
    """Ann is one short of the enemy, Brian equal, Cindy one above; all own much."""
    strength = int(card.split()[1])
    riches = {"goods": "5 gold, 5 wood, 5 stone", "buildings": "statue", "points": 20}
    game = scene(
        edition=edition,
        step="reinforcements",
        year=year,
        enemy=card,
        Ann={"soldiers": strength - 2, **riches},
        Brian={"soldiers": strength - 1, **riches},
        Cindy={"soldiers": strength, **riches},
    )
    game.settles("reinforcements 1")
    return game


def check(edition: str, year: int, card: str) -> None:
    """The card must cost the loser its penalty and bring the winner its reward, no more."""
    penalty, reward = (counted(text) for text in YEARS[year - 1][card])
    strength = int(card.split()[1])
    game = clash(edition, year, card)
    for _ in range(penalty.get("any", 0)):
        assert game.asked == "Ann"
        game.plays("Ann", "lose stone")
    for _ in range(reward.get("any", 0)):
        assert game.asked == "Cindy"
        game.plays("Cindy", "take wood")
    assert game.asked == ""

    assert fought(game, "Ann") == f"lost with {strength - 1}"
    left = {kind: 5 - penalty.get(kind, 0) for kind in ("gold", "wood", "stone")}
    left["stone"] -= penalty.get("any", 0)
    assert game.goods("Ann") == written(left)
    assert game.buildings("Ann") == ([] if penalty.get("building") else ["statue"])
    assert game.points("Ann") == 20 - penalty.get("point", 0) - 3 * penalty.get("building", 0)

    assert fought(game, "Brian") == f"drawn with {strength}"
    assert game.goods("Brian") == "5 gold, 5 wood, 5 stone"
    assert game.buildings("Brian") == ["statue"]
    assert game.points("Brian") == 20

    assert fought(game, "Cindy") == f"won with {strength + 1}"
    got = {kind: 5 + reward.get(kind, 0) for kind in ("gold", "wood", "stone")}
    got["wood"] += reward.get("any", 0)
    assert game.goods("Cindy") == written(got)
    assert game.buildings("Cindy") == ["statue"]
    # One point more for the highest strength among the winners.
    assert game.points("Cindy") == 21 + reward.get("point", 0)


@EDITIONS
@pytest.mark.parametrize("card", YEAR_I)
@shows("K-E.1")
def test_enemies_of_year_i(edition: str, card: str) -> None:
    check(edition, 1, card)


@EDITIONS
@pytest.mark.parametrize("card", YEAR_II)
@shows("K-E.2")
def test_enemies_of_year_ii(edition: str, card: str) -> None:
    check(edition, 2, card)


@EDITIONS
@pytest.mark.parametrize("card", YEAR_III)
@shows("K-E.3")
def test_enemies_of_year_iii(edition: str, card: str) -> None:
    check(edition, 3, card)


@EDITIONS
@pytest.mark.parametrize("card", YEAR_IV)
@shows("K-E.4", "R-K.100")
def test_enemies_of_year_iv(edition: str, card: str) -> None:
    check(edition, 4, card)


@EDITIONS
@pytest.mark.parametrize("card", YEAR_V)
@shows("K-E.5")
def test_enemies_of_year_v(edition: str, card: str) -> None:
    check(edition, 5, card)


@EDITIONS
@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
@shows("K-E.6", "K-0.4", "R-K.52", "R-K.100")
def test_a_year_draws_one_of_its_five_cards_each_as_likely(edition: str, year: int) -> None:
    chance = scene(
        edition=edition, step="draw enemy", year=year, A=player(), B=player(), C=player()
    ).state.chance
    assert chance is not None
    drawn = {chance.text(outcome): probability for outcome, probability in chance.outcomes()}
    assert drawn == {f"enemy {card}": Fraction(1, 5) for card in YEARS[year - 1]}


@EDITIONS
@shows("K-E.6")
def test_the_25_cards_by_kind(edition: str) -> None:
    kinds: Counter[str] = Counter()
    for year in range(1, 6):
        chance = scene(
            edition=edition, step="draw enemy", year=year, A=player(), B=player()
        ).state.chance
        assert chance is not None
        kinds.update(chance.text(outcome).split()[1] for outcome, _ in chance.outcomes())
    assert kinds == {
        "goblins": 8,
        "orcs": 4,
        "zombies": 4,
        "barbarians": 4,
        "demons": 4,
        "dragons": 1,
    }


@pytest.mark.parametrize(("year", "weakest"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 7)])
@shows("K-E.1", "K-E.2", "K-E.3", "K-E.4", "K-E.5", "K-0.5")
def test_the_range_of_a_year_is_public(year: int, weakest: int) -> None:
    enemy = scene(step="kings aid", year=year, Ann=player(), Brian=player()).view(None)["enemy"]
    assert isinstance(enemy, dict)
    assert (enemy["weakest"], enemy["strongest"]) == (weakest, weakest + 2)
    assert "card" not in enemy
