"""Store, scales and mood (W-4)."""

import pytest

from tests.rules.kings_will.scene import RICH, acting, player, scene
from tests.rules.shows import shows


@shows("W-4.1", "R-W.16")
def test_what_finds_no_room_is_lost() -> None:
    game = acting("harvest", land="corn hamlet 2; meadow; forest; mountain", goods="3 food")
    game.plays("Ann", "fields")
    assert game.goods("Ann") == "4 food"
    assert game.log("harvested")[0].facts["lost"] == {"food": 1}
    castle = "corn hamlet 2; meadow castle; forest; mountain"
    larger = acting("harvest", land=castle, goods="4 food")
    larger.plays("Ann", "fields", "fields")
    assert larger.goods("Ann") == "8 food"
    assert acting("harvest", land=castle, goods="8 food").asked != "Ann"
    rich = acting("enrich", goods="11 coin", mood=5)
    rich.plays("Ann", "raise taxes")
    assert rich.goods("Ann") == "12 coin"


@shows("W-4.2")
@pytest.mark.parametrize(("before", "after"), [(4, 5), (5, 5), (-3, -2), (-1, 0), (2, 3)])
def test_mood_rises_to_five(before: int, after: int) -> None:
    game = acting("govern", mood=before)
    game.plays("Ann", "improve education")
    assert game.mood("Ann") == after


@shows("W-4.3", "R-W.17")
@pytest.mark.parametrize(
    ("mood", "after", "rebels"),
    [(5, 3, False), (0, -2, False), (-1, -3, False), (-2, -3, True), (-3, -3, True)],
)
def test_the_people_rebel_at_minus_four_once(mood: int, after: int, rebels: bool) -> None:
    game = acting("enrich", mood=mood)
    game.plays("Ann", "raise taxes")
    assert (game.step == "rebellion") is rebels
    if rebels:
        assert game.choices("Ann") == ["dismiss 1", "dismiss 2"]
        game.plays("Ann", "dismiss 1")
        assert game.points("Ann") == 4
        assert game.land("Ann") == "corn hamlet; meadow 1; forest; mountain"
    assert game.mood("Ann") == after
    assert len(game.log("rebellion")) == rebels


@shows("W-4.3")
def test_a_rebellion_outside_the_own_turn_asks_its_owner() -> None:
    game = scene(
        step="act",
        tile="enrich",
        turn=1,
        Ann=player(),
        Bob=player(mood=-3, land="corn hamlet 2; meadow 1; forest; mountain"),
    )
    game.plays("Bob", "raise taxes")
    assert game.asked == "Bob"
    game.plays("Bob", "dismiss 1")
    assert game.step == "take tile"
    for deed in ("found castle at 2", "erect palace under 3"):
        build = acting("build", other=player(mood=-3, goods=RICH))
        assert build.asked == "Bob"  # Ann can't pay for anything
        build.plays("Bob", deed)
        assert (build.step, build.asked) == ("rebellion", "Bob")
        build.plays("Bob", "dismiss 1")
        assert (build.step, build.asked) == ("take tile", "Bob")


@shows("W-4.3", "W-2.7", "W-2.8")
@pytest.mark.parametrize(
    ("deed", "earned"), [("found castle at 2", 2), ("erect palace under 3", 6)]
)
def test_what_is_built_can_bring_a_rebellion(deed: str, earned: int) -> None:
    game = acting("build", mood=-3, goods=RICH)
    game.plays("Ann", deed)
    assert game.step == "rebellion"
    assert game.choices("Ann") == ["dismiss 1", "dismiss 2"]
    game.plays("Ann", "dismiss 1")
    assert (game.points("Ann"), game.mood("Ann")) == (5 + earned - 1, -3)
    assert game.peasants("Ann") == 1
    assert (game.step, game.asked) == ("act", "Ann")  # the second action follows
    game.plays("Ann", "erect fair under 4")
    assert game.mood("Ann") == -1
    assert game.asked == "Bob"


@shows("W-4.3", "W-2.15")
@pytest.mark.parametrize("deed", ["found castle at 2", "erect palace under 3", "raise taxes"])
def test_a_rebellion_in_an_intrigue_ends_the_turn(deed: str) -> None:
    row = "king move build enrich intrigue harvest mine multiply govern"
    game = scene(
        step="take tile",
        row=row,
        Ann=player(mood=-3, goods="2 wood, 2 stone, 3 coin"),
        Bob=player(),
    )
    game.plays("Ann", "take intrigue", deed)
    assert (game.step, game.asked) == ("rebellion", "Ann")
    game.plays("Ann", "dismiss 2")
    assert game.mood("Ann") == -3
    assert (game.step, game.asked) == ("take tile", "Bob")
    assert game.row == "intrigue king move build enrich harvest mine multiply govern"


@shows("W-4.4", "R-W.18")
def test_who_has_nothing_loses_nothing() -> None:
    poor = acting("enrich", mood=-3, points=0, land="corn hamlet 1; meadow; forest; mountain")
    poor.plays("Ann", "raise taxes")
    assert poor.step == "act"  # the last peasant stays, so there is nothing to choose
    assert (poor.points("Ann"), poor.peasants("Ann"), poor.mood("Ann")) == (0, 1, -3)
    crowd = acting("enrich", mood=-3, land="corn hamlet 2; meadow; forest; mountain")
    crowd.plays("Ann", "raise taxes")
    assert crowd.peasants("Ann") == 1  # both stood together: nothing to choose either
    assert crowd.step == "act"
    three = acting("enrich", mood=-3, land="corn hamlet 1; meadow; forest 2; mountain 1")
    three.plays("Ann", "raise taxes")
    assert three.choices("Ann") == ["dismiss 1", "dismiss 3", "dismiss 4"]


@shows("W-4.5", "R-W.19")
@pytest.mark.parametrize("level", range(6))
def test_development_adds_to_every_such_action(level: int) -> None:
    gains = {
        ("mine", "fell wood", "wood"): 1 if level >= 1 else 0,
        ("harvest", "cattle", "leather"): 1 if level >= 2 else 0,
        ("harvest", "fields", "food"): 1 if level >= 3 else 0,
        ("mine", "quarry stone", "stone"): 1 if level >= 4 else 0,
    }
    for (tile, action, good), more in gains.items():
        for workers in (0, 1):
            kind = {"wood": "forest", "leather": "meadow", "food": "corn", "stone": "mountain"}
            other = "meadow" if good == "food" else "corn"
            land = "; ".join(
                name + (f" {workers}" if name == kind[good] else "")
                for name in ("corn", "meadow", "forest", "mountain")
            )
            land = land.replace(other, f"{other} hamlet 1", 1)
            game = acting(tile, land=land, development=level)
            if workers + more == 0:
                assert game.asked != "Ann" or action not in game.choices("Ann")
                continue
            game.plays("Ann", action, action)
            assert game.goods("Ann") == f"{2 * (workers + more)} {good}"


@shows("W-4.5", "W-4.6", "R-W.20")
def test_the_last_levels_score_once() -> None:
    game = acting("govern", education=3, development=3)
    game.plays("Ann", "improve education", "raise development")
    assert game.points("Ann", "learning") == 0
    last = acting("govern", education=4, development=4)
    last.plays("Ann", "improve education")
    assert last.points("Ann", "learning") == 2
    last.plays("Ann", "raise development")
    assert last.points("Ann", "learning") == 4


@shows("W-4.6")
@pytest.mark.parametrize(
    ("settlement", "level", "before", "after"),
    [
        ("hamlet", 1, "2 wood, 1 leather", "1 wood, 1 leather"),
        ("castle", 2, "2 stone, 1 wood", "1 stone, 1 wood"),
        ("monastery", 3, "2 stone, 1 leather", "1 stone, 1 leather"),
        ("village", 4, "2 wood, 1 stone, 1 food", "1 wood, 1 stone, 1 food"),
    ],
)
def test_education_lowers_costs(settlement: str, level: int, before: str, after: str) -> None:
    land = "corn hamlet; meadow 1; forest; mountain"
    text = f"found {settlement} at 2"
    for education in range(6):
        price = after if education >= level else before
        game = acting("build", land=land, goods=price, education=education)
        game.plays("Ann", text)
        assert game.goods("Ann") == "nothing"
        if education < level:
            short = acting("build", land=land, goods=after, education=education)
            assert short.asked != "Ann" or text not in short.choices("Ann")


def test_rich_means_full_store() -> None:
    assert acting("build", goods=RICH).goods("Ann") == RICH
