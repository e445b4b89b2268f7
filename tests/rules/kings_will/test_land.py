"""Land and peasants (W-3)."""

from fractions import Fraction

import pytest

from tests.rules.kings_will.scene import RICH, START, acting, player, scene
from tests.rules.shows import shows

# The move tile lies open.
LATE = "king multiply intrigue harvest mine enrich build move govern"


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
    full = "corn hamlet; hill castle castle 1; meadow hamlet 1; forest; mountain"
    again = acting("build", land=full, goods=RICH)
    assert not any(text.startswith("found") for text in again.choices("Ann"))


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
    assert game.step == "walk"
    game.plays("Ann", "walk 1 right")  # the step that is left, back home
    assert (game.step, game.position["left"]) == ("act", 1)
    assert game.land("Ann") == "lake; corn hamlet 1; meadow 1; forest; mountain"
    right = acting("move", land="corn hamlet; meadow; forest; mountain 1")
    right.plays("Ann", "walk 4 right")
    right.settles("landscape hill")
    right.plays("Ann", "walk 5 right")
    right.settles("landscape corn")
    assert right.land("Ann") == "corn hamlet; meadow; forest; mountain; hill; corn 1"
    assert right.view(None)["supply"]["landscapes"]["hill"] == 3


@shows("W-3.5", "W-0.12")
def test_any_landscape_that_is_left_is_found_with_equal_chances() -> None:
    game = acting("move", land=f"{START}; lake 1; lake; hill", other=player(land=f"{START}; corn"))
    game.plays("Ann", "walk 1 left")
    chance = game.state.chance
    assert chance is not None
    left = {"corn": 2, "meadow": 3, "forest": 3, "mountain": 3, "hill": 3, "lake": 2}
    odds = {chance.text(outcome): probability for outcome, probability in chance.outcomes()}
    assert odds == {f"landscape {kind}": Fraction(n, 16) for kind, n in left.items()}


@shows("W-3.5")
def test_the_landscape_is_found_by_the_one_who_walks() -> None:
    for name in ("Ann", "Bob"):
        game = scene(step="act", tile="move", active=name, row=LATE, Ann=player(), Bob=player())
        game.plays(name, "walk 1 left")
        assert game.drawer == name


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
    assert off.step == "act"
    right = acting("move", land="corn hamlet; meadow; forest 1; mountain 2")
    right.plays("Ann", "walk 3 right 2")
    right.settles("landscape hill")
    assert right.land("Ann") == "corn hamlet; meadow; forest; mountain 2; hill 1"
    wall = acting("move", land="corn hamlet 1; meadow 2; forest 2; mountain")
    wall.cannot("Ann", "walk 1 right", "walk 1 right 2")


@shows("W-3.6", "W-2.11", "W-B.relay_station")
def test_a_full_landscape_costs_a_step_of_those_that_are_left() -> None:
    game = acting("move", land="corn hamlet 1; meadow; forest 2; mountain")
    game.plays("Ann", "walk 1 right")
    game.cannot("Ann", "walk 2 right 2")  # one step is left
    relay = acting("move", land="corn hamlet 1; meadow; forest 2; mountain / relay station")
    relay.plays("Ann", "walk 1 right")
    assert relay.view(None)["more"] == 2
    relay.plays("Ann", "walk 2 right 2")
    assert relay.land("Ann") == "corn hamlet; meadow; forest 2; mountain 1 / relay station"
    assert relay.step == "act"  # all three are used


@shows("W-3.7", "R-W.14")
def test_with_nothing_left_to_find_the_land_ends() -> None:
    stack = "corn; " * 3 + "meadow; " * 3 + "forest; " * 3 + "mountain; " * 3 + "hill; " * 4
    land = stack + "lake; " * 4 + "corn; meadow; forest; mountain hamlet 1"
    game = acting("move", land=land)
    assert len(game.of("Ann")["land"]) == 24
    assert "walk 24 right" not in game.choices("Ann")
    assert "walk 24 left" in game.choices("Ann")
    first = acting("move", land=f"mountain hamlet 1; {stack}{'lake; ' * 4}corn; meadow; forest")
    assert "walk 1 left" not in first.choices("Ann")
    assert "walk 1 right" in first.choices("Ann")


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


PIECES = {"hamlet": 12, "castle": 10, "monastery": 8, "village": 5}


@shows("W-3.8", "W-S.hamlet", "W-S.castle", "W-S.monastery", "W-S.village")
@pytest.mark.parametrize("kind", PIECES)
def test_the_last_settlement_of_a_kind(kind: str) -> None:
    # All but one stand; the start hamlets of both players are pieces like the others.
    standing = PIECES[kind] - (3 if kind == "hamlet" else 1)
    sites = [f"hill {kind} {kind}"] * (standing // 2) + [f"lake {kind}"] * (standing % 2)
    game = acting(
        "build",
        other=player(goods=RICH),
        land="; ".join(["corn hamlet; meadow 1; forest 1; mountain", *sites]),
        goods=RICH,
    )
    game.plays("Ann", f"found {kind} at 2")
    assert game.view(None)["supply"]["settlements"][kind] == 0
    game.cannot("Ann", f"found {kind} at 3")
    game.plays("Ann", "pass")
    game.cannot("Bob", f"found {kind} at 2")


@shows("W-3.8", "W-2.13")
def test_the_last_peasant_of_the_supply() -> None:
    full = "corn hamlet 2; meadow 2; forest 2; mountain 2"
    game = acting(
        "multiply",
        other=player(land=f"{full}; corn 2; meadow 2; forest 2; mountain 2; lake 3"),
        land="corn hamlet 1; meadow hamlet 1; forest 2; mountain 2; lake 3; lake 3; lake 3; hill 1",
    )
    assert game.view(None)["supply"]["peasants"] == 1
    game.plays("Ann", "offspring at 1")
    assert game.view(None)["supply"]["peasants"] == 0
    game.cannot("Ann", "offspring at 2")


@shows("W-3.8", "W-4.3", "W-5.7")
def test_peasants_who_leave_are_in_the_supply_again() -> None:
    game = acting("enrich", mood=-3, land="corn hamlet 2; meadow 1; forest; mountain 1")
    game.plays("Ann", "raise taxes", "dismiss 4")
    assert game.view(None)["supply"]["peasants"] == 36 - 3 - 2
    game.plays("Ann", "raise taxes")  # of three peasants now
    assert game.goods("Ann") == "7 coin"
    alone = acting("enrich", mood=-3, land="corn hamlet 2; meadow; forest; mountain")
    alone.plays("Ann", "raise taxes")
    assert alone.view(None)["supply"]["peasants"] == 36 - 1 - 2
    gift = scene(step="offers", round=2, travel="ii_a", Ann=player(mood=3), Bob=player())
    gift.plays("Ann", "give 3 from 1")
    seats = gift.view(None)["seats"]
    assert [seat["peasants"] for seat in seats] == [1, 2]
    assert gift.view(None)["supply"]["peasants"] == 36 - 3
