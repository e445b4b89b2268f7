"""The end of a year, and after the fifth the end of the game."""

import pytest

from tests.rules.kingsburg.scene import Scene, player, scene
from tests.rules.shows import shows

EDITIONS = pytest.mark.parametrize("edition", ["first", "revised"])


def last_winter(**words: object) -> Scene:
    """The winter of year V, in which everybody loses to Barbarians who take only a building."""
    game = scene(edition="revised", step="reinforcements", year=5, enemy="barbarians 8", **words)
    game.settles("reinforcements 1")
    return game


def ended(**words: object) -> Scene:
    """A game whose fifth year is over but for its end."""
    return scene(step="year end", year=5, **words)


def winners(game: Scene) -> str:
    """Who wins, by names."""
    places = game.state.ranking()
    return " ".join(name for name, place in zip(game.names, places, strict=True) if place == 1)


@shows("K-9.1", "R-K.35", "R-K.87", "R-K.99")
def test_the_last_year_ends_in_its_order() -> None:
    game = scene(
        edition="revised",
        governors=True,
        army_tokens=True,
        step="army token",
        year=5,
        enemy="demons 9",
        Ann=player(
            governor="miner",
            goods="1 gold",
            buildings="statue, chapel, church, cathedral",
            soldiers=9,
            army_tokens=[1, 4],
        ),
        Brian=player(governor="minstrel", army_tokens=[0, 2], soldiers=9),
    )
    game.plays("Ann", "send 1")
    game.plays("Brian", "send 0")
    late = ("governor_good", "cathedral_points", "army_token_points", "governor_points")
    assert [(e.kind, e.seat) for e in game.events if e.kind in late] == [
        ("governor_good", 0),
        ("cathedral_points", 0),
        ("army_token_points", 0),
        ("army_token_points", 1),
        ("governor_points", 1),
    ]
    assert game.log("cathedral_points")[0].facts["points"] == 1  # the Miner's gold makes it two
    assert game.events[-1].kind == "game_over"


@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(
    ("governor", "good"), [("carpenter", "1 wood"), ("miner", "1 gold"), ("sculptor", "1 stone")]
)
@shows("K-9.1", "R-K.87")
def test_yearly_goods_come_at_the_end_of_every_year(year: int, governor: str, good: str) -> None:
    game = scene(
        edition="revised",
        governors=True,
        step="year end",
        year=year,
        Ann=player(governor=governor),
        Brian=player(),
    )
    assert game.goods("Ann") == good
    assert game.goods("Brian") == "nothing"


@shows("K-9.1", "K-B.cathedral")
def test_cathedral_and_army_token_wait_for_the_fifth_year() -> None:
    game = scene(
        edition="revised",
        army_tokens=True,
        step="year end",
        year=4,
        Ann=player(
            goods="8 gold",
            buildings="statue, chapel, church, cathedral",
            army_tokens=[3, 4],
            points=24,
        ),
        Brian=player(army_tokens=[0, 1]),
    )
    assert game.points("Ann") == 24
    assert game.points("Brian") == 0


@EDITIONS
@pytest.mark.parametrize("year", [1, 2, 3, 4])
@shows("K-9.2")
def test_another_year_follows_the_first_four(edition: str, year: int) -> None:
    game = scene(
        edition=edition, step="year end", year=year, Ann=player(), Brian=player(), Cindy=player()
    )
    assert not game.state.over
    assert (game.position["year"], game.draws) == (year + 1, "enemy")
    game.settles(game.state.chance.text(0) if game.state.chance else "")
    assert game.view(None)["phase"] == 1
    assert game.step == "kings aid"


@EDITIONS
@shows("K-9.2")
def test_the_fifth_year_is_the_last(edition: str) -> None:
    game = scene(
        edition=edition, step="year end", year=5, Ann=player(), Brian=player(), Cindy=player()
    )
    assert game.state.over
    assert game.state.chance is None
    assert game.asked == ""


@EDITIONS
@shows("K-9.3")
def test_most_points_win(edition: str) -> None:
    game = ended(
        edition=edition,
        Ann=player(points=30),
        Brian=player(points=31),
        Cindy=player(points=29, goods="9 gold", buildings="inn, market"),
    )
    assert winners(game) == "Brian"
    assert game.state.ranking() == [2, 1, 3]


@shows("K-9.3", "K-9.2")
def test_the_end_is_told_with_its_winner() -> None:
    game = last_winter(Ann=player(points=30), Brian=player(points=31))
    assert game.events[-1].kind == "game_over"
    assert game.events[-1].facts == {"winners": [1]}


@EDITIONS
@shows("K-9.4", "R-K.34")
def test_goods_break_a_tie_but_tokens_do_not(edition: str) -> None:
    game = ended(
        edition=edition,
        Ann=player(points=30, goods="1 gold, 1 wood", tokens=9, buildings="inn, market"),
        Brian=player(points=30, goods="3 stone"),
        Cindy=player(points=29, goods="9 gold"),
    )
    assert winners(game) == "Brian"
    assert game.state.ranking() == [2, 1, 3]


@shows("K-9.4", "R-K.34", "K-B.cathedral")
def test_goods_that_a_cathedral_counted_still_break_the_tie() -> None:
    game = ended(
        Ann=player(points=30, goods="4 gold", buildings="statue, chapel, church, cathedral"),
        Brian=player(points=32, goods="3 gold"),
    )
    assert game.points("Ann") == 32
    assert winners(game) == "Ann"


@shows("K-9.4", "R-K.34")
def test_yearly_goods_of_the_last_year_break_the_tie() -> None:
    game = last_winter(
        governors=True, Ann=player(points=9, governor="miner"), Brian=player(points=9)
    )
    assert game.goods("Ann") == "1 gold"
    assert winners(game) == "Ann"


@EDITIONS
@shows("K-9.5", "R-K.101")
def test_only_buildings_that_stand_break_the_tie(edition: str) -> None:
    game = scene(
        edition=edition,
        step="reinforcements",
        year=5,
        enemy="barbarians 8",
        Ann=player(points=20, buildings="inn, palisade, barricade"),
        Brian=player(points=20, buildings="inn, palisade, barricade", soldiers=6),
    )
    # Both built three; Ann loses her Inn, which is worth nothing, and Brian holds the line.
    game.settles("reinforcements 1")
    assert len(game.buildings("Ann")) == 2
    assert game.points("Ann") == game.points("Brian") == 20
    assert winners(game) == "Brian"


@EDITIONS
@shows("K-9.5")
def test_buildings_break_a_tie_of_goods(edition: str) -> None:
    game = ended(
        edition=edition,
        Ann=player(points=20, goods="2 gold", buildings="inn, barricade"),
        Brian=player(points=20, goods="2 wood", buildings="statue"),
    )
    assert winners(game) == "Ann"


@EDITIONS
@shows("K-9.5")
def test_who_is_tied_in_everything_shares_the_victory(edition: str) -> None:
    game = ended(
        edition=edition,
        Ann=player(points=20, goods="2 gold", buildings="inn"),
        Brian=player(points=20, goods="2 wood", buildings="statue"),
        Cindy=player(points=19),
    )
    assert winners(game) == "Ann Brian"
    assert game.state.ranking() == [1, 1, 3]
