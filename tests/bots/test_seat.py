"""A bot never sees hidden facts: seats that may know the same are the same to the last byte."""

from collections.abc import Iterator

import pytest

from burgrave import Rng, Seat, State, compiled, game
from burgrave.bots import bot
from burgrave.kernel.game import Value

KINGSBURG = game("kingsburg")
FULL: dict[str, Value] = {
    "edition": "revised",
    "more_buildings": True,
    "governors": True,
    "army_tokens": True,
}


def states(options: dict[str, Value], seed: int) -> Iterator[State]:
    """Every state of a random game in which somebody has to decide."""
    rng = Rng(seed)
    state = KINGSBURG.new(4, **options)
    while not state.over:
        if state.chance is not None:
            state.settle(state.chance.sample(rng))
            continue
        yield state
        for seat in state.actors[:1]:
            legal = state.legal(seat)
            state.play(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("options", [{"edition": "first"}, FULL])
def test_hidden_facts_change_nothing_for_seat_and_bot(options: dict[str, Value]) -> None:
    greedy = bot("greedy")
    for number, state in enumerate(states(options, seed=3)):
        for viewer in state.actors:
            # Another world that this seat can't tell from the true one.
            other = state.imagine(viewer, Rng(1000 + number))
            here, there = Seat(viewer, state, Rng(1)), Seat(viewer, other, Rng(1))
            assert here.view == there.view == state.view(viewer)
            assert here.legal == there.legal == state.legal(viewer)
            assert here.imagine(Rng(2)).hash() == there.imagine(Rng(2)).hash()
            assert greedy.choose(here, Rng(3)) is greedy.choose(there, Rng(3))


def test_what_a_seat_imagines_varies_in_what_it_cannot_know_only() -> None:
    enemies = set()
    for number, state in enumerate(states({"edition": "first"}, seed=1)):
        seat = Seat(state.actors[0], state, Rng(number))
        imagined = seat.imagine(Rng(number))
        assert imagined.view(seat.number) == state.view(seat.number)
        enemies.add(str(imagined.position()["enemy"]))
        if number == 40:
            break
    assert len(enemies) == 5


def test_playing_on_what_a_seat_imagines_leaves_the_table_alone() -> None:
    state = next(states({"edition": "first"}, seed=2))
    before = state.hash()
    seat = Seat(state.actors[0], state, Rng(1))
    seat.imagine(Rng(1)).play(seat.number, seat.legal[0])
    seat.imagined.play(seat.number, seat.legal[0])
    assert state.hash() == before


def test_greedy_decides_the_same_however_the_unknown_enemy_is_imagined() -> None:
    greedy = bot("greedy")
    seeds = range(5 if compiled else 2)
    for number, state in enumerate(states({"edition": "first"}, seed=7)):
        viewer = state.actors[0]
        if number % 5 == 0:
            chosen = {greedy.choose(Seat(viewer, state, Rng(s)), Rng(9)).id for s in seeds}
            assert len(chosen) == 1
