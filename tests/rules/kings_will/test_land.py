"""Land and peasants (W-3)."""

from tests.rules.kings_will.scene import RICH, START, acting, player, scene
from tests.rules.shows import shows


@shows("W-3.1", "W-3.2", "W-3.3", "R-W.11")
def test_sites_and_places_by_landscape() -> None:
    land = "corn hamlet 1; meadow; forest; mountain; hill 1; lake"
    spots = acting("build", land=land).view("Ann")["seats"][0]["land"]
    assert [(s["landscape"], s["sites"], s["places"]) for s in spots] == [
        ("corn", 1, 2),
        ("meadow", 1, 2),
        ("forest", 1, 2),
        ("mountain", 1, 2),
        ("hill", 2, 2),
        ("lake", 1, 3),
    ]
    game = acting("build", land=land, goods=RICH)
    game.plays("Ann", "found castle at 5", "found castle at 5")
    assert "hill castle castle 1" in game.land("Ann")
    again = acting("build", land="corn hamlet; hill castle castle 1; meadow; forest; mountain")
    assert again.asked != "Ann"


@shows("W-3.4")
def test_one_building_below_each_landscape_for_good() -> None:
    land = "corn hamlet 1 / mill; meadow / tannery; forest / fair; mountain"
    game = acting("build", land=land, goods=RICH)
    erects = {text.split()[-1] for text in game.choices("Ann") if text.startswith("erect")}
    assert erects == {"4"}


@shows("W-3.5", "R-W.12")
def test_walking_off_an_end_finds_a_landscape() -> None:
    game = acting("move", land=START)
    game.plays("Ann", "walk 1 left")
    assert game.draws == "landscape"
    game.settles("landscape lake")
    assert game.land("Ann") == "lake 1; corn hamlet; meadow 1; forest; mountain"
    game.plays("Ann", "walk 1 right")  # the step that is left, back home
    assert game.land("Ann") == "lake; corn hamlet 1; meadow 1; forest; mountain"
    right = acting("move", land="corn hamlet; meadow; forest; mountain 1")
    right.plays("Ann", "walk 4 right")
    right.settles("landscape hill")
    right.plays("Ann", "walk 5 right")
    right.settles("landscape corn")
    assert right.land("Ann") == "corn hamlet; meadow; forest; mountain; hill; corn 1"
    assert right.view(None)["supply"]["landscapes"]["hill"] == 3


@shows("W-3.6", "R-W.13")
def test_full_landscapes_are_walked_through() -> None:
    game = acting("move", land="corn hamlet 1; meadow 2; forest; mountain")
    game.cannot("Ann", "walk 1 right")
    game.plays("Ann", "walk 1 right 2")
    assert game.land("Ann") == "corn hamlet; meadow 2; forest 1; mountain"
    assert game.step == "act"  # both steps are used
    off = acting("move", land="corn hamlet 2; meadow 1; forest; mountain")
    off.plays("Ann", "walk 2 left 2")
    off.settles("landscape corn")
    assert off.land("Ann") == "corn 1; corn hamlet 2; meadow; forest; mountain"
    wall = acting("move", land="corn hamlet 1; meadow 2; forest 2; mountain")
    wall.cannot("Ann", "walk 1 right", "walk 1 right 2")


@shows("W-3.7", "R-W.14")
def test_with_nothing_left_to_find_the_land_ends() -> None:
    stack = "corn; " * 3 + "meadow; " * 3 + "forest; " * 3 + "mountain; " * 3 + "hill; " * 4
    land = stack + "lake; " * 4 + "corn; meadow; forest; mountain hamlet 1"
    game = acting("move", land=land)
    assert len(game.of("Ann")["land"]) == 24
    assert "walk 24 right" not in game.choices("Ann")
    assert "walk 24 left" in game.choices("Ann")


@shows("W-3.8", "R-W.15")
def test_supplies_end() -> None:
    packed = (
        "corn village 3; meadow village 3; forest village 3; mountain village 3; "
        "hill hamlet village 3; hill hamlet 2; lake 3; lake 3; lake 3; lake 3; hill hamlet 1"
    )
    game = acting(
        "multiply",
        other=player(land="corn hamlet 2; meadow 2; forest; mountain; corn 2"),
        land=packed,
    )
    assert game.peasants("Ann") + game.peasants("Bob") == 36
    assert not any("offspring" in text for text in game.choices("Ann"))
    build = scene(
        step="act",
        tile="build",
        Ann=player(land=packed.replace("lake 3", "lake 2"), goods="4 wood, 4 stone, 4 food"),
        Bob=player(),
    )
    assert not any("village" in text for text in build.choices("Ann"))  # all five stand
    build.can("Ann", "found castle at 6")
