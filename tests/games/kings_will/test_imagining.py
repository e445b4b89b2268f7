"""Hidden points are hidden: a seat imagines them from what lies open, whatever they truly are."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import burgrave
from burgrave import Rng, Seat, State
from tests.rules.kings_will.scene import Scene, begun, player, scene
from tests.rules.shows import shows

GAME = burgrave.game("kings-will")
STANDING = ("start", "settlements", "buildings", "learning")
"""Sources of which everybody sees what they brought."""


def states(seeds: range, **options: str) -> Iterator[State]:
    """Every state of a few random games."""
    for seed in seeds:
        rng = Rng(seed)
        state = GAME.new(players=2 + seed % 3, **options)
        while not state.over:
            yield state
            if state.chance is not None:
                state.settle(state.chance.sample(rng))
            else:
                seat = state.actors[rng.below(len(state.actors))]
                choices = state.legal(seat)
                state.play(seat, choices[rng.below(len(choices))])
        yield state


def totals(state: State, viewer: int | None, seat: int, times: int = 400) -> Counter[int]:
    """How often a viewer imagines each total for a seat."""
    drawn = (state.imagine(viewer, Rng(seed)).scores()[seat]["total"] for seed in range(times))
    return Counter(drawn)


def later(points: dict[str, int], **options: str) -> Scene:
    """The third round, in which Bob's points are these, and nobody can see why."""
    game = scene(
        step="take tile",
        round=3,
        turns=3,
        **options,
        Ann=player(points={"start": 5, "offers": 4, "rebellions": -1}),
        Bob=player(points=points, paid=[1]),
    )
    return game


@shows("W-7.2", "R-W.46")
def test_what_a_seat_imagines_does_not_hang_on_the_true_points() -> None:
    poor = later({"start": 5, "unpaid_tribute": -1, "rebellions": -4})
    rich = later({"start": 5, "rightmost_tile": 40, "offers": 30})
    for viewer in (0, None):
        assert totals(poor.state, viewer, 1) == totals(rich.state, viewer, 1)
        for seed in range(20):
            one, two = (Seat(0, game.state, Rng(seed)).imagined for game in (poor, rich))
            assert one.hash() == two.hash()
            assert one.scores() == two.scores()


@shows("W-7.2", "R-W.46")
def test_imagined_points_go_with_what_lies_open() -> None:
    game = later({"start": 5, "rightmost_tile": 40})
    drawn = totals(game.state, 0, 1)
    assert len(drawn) > 8
    assert 45 not in drawn
    # Bob did not pay the second tribute. At most: his ten turns, and all that two kings took.
    assert min(drawn) >= 5 - 1 - 2
    assert max(drawn) <= 5 - 1 + 10 + 6 + 7
    own = {seed: Seat(0, game.state, Rng(seed)).imagined.scores()[0] for seed in range(50)}
    assert all(row == game.state.scores()[0] for row in own.values())


@shows("W-7.2", "R-W.46")
def test_what_stands_tells_what_it_brought() -> None:
    for state in states(range(6)):
        truth, dreamt = state.scores(), state.imagine(0, Rng(1)).scores()
        for mine, theirs in zip(truth, dreamt, strict=True):
            assert [mine[source] for source in STANDING] == [theirs[source] for source in STANDING]
            assert theirs["total"] >= 0 or state.over


@shows("W-7.2", "R-W.46")
def test_the_present_tile_tribute_and_offers_are_open() -> None:
    game = begun("Ann Bob")
    assert totals(game.state, 1, 0) == {5: 400}
    game.plays("Ann", "take govern")
    assert totals(game.state, 1, 0) == {6: 400}
    visited = scene(
        step="offers",
        active="Ann",
        start="Bob",
        turns=8,
        turn=1,
        Ann=player(given=[0], goods="4 food"),
        Bob=player(goods="4 food, 12 coin", mood=5, paid=[1]),
    )
    # Ann did not pay, and gave two coins for a point; her four turns are forgotten.
    assert set(totals(visited.state, 1, 0)) == {5, 6, 7, 8, 9}
    assert set(totals(visited.state, 0, 1)) == {5, 6, 7, 8, 9}


@shows("W-7.2")
@pytest.mark.parametrize("points", ["hidden", "open"])
def test_open_points_are_imagined_as_they_are(points: str) -> None:
    others = differ = 0
    for state in states(range(3), points=points):
        truth = state.scores()
        for viewer in (*range(state.seats), None):
            dreamt = state.imagine(viewer, Rng(7)).scores()
            view: Any = state.view(viewer)
            for seat, facts in enumerate(view["seats"]):
                known = points == "open" or seat == viewer or state.over
                assert (facts["points"] is not None) is known
                if known:
                    assert dreamt[seat] == truth[seat]
                    assert facts["points"] == truth[seat]["total"] == sum(facts["sources"].values())
                    assert all(truth[seat][name] == n for name, n in facts["sources"].items())
                else:
                    assert facts["sources"] is None
                    others += 1
                    differ += dreamt[seat] != truth[seat]
    assert (others == 0) is (points == "open")
    assert differ > others / 2 or points == "open"


@shows("W-7.2", "R-W.46")
@pytest.mark.parametrize("name", ["Ann", "Bob"])
def test_a_game_without_end_brings_nobody_more_points(name: str) -> None:
    long, longer, longest = (
        scene(step="take tile", turns=turns, start=name, Ann=player(), Bob=player()).state
        for turns in (98, 100, 1_000_000)
    )
    assert totals(longer, None, 0) == totals(longest, None, 0) != totals(long, None, 0)
