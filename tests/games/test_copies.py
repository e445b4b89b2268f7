"""A copy goes its own way: whatever happens to one of the two leaves the other as it was."""

import pytest

import burgrave
from burgrave import Rng, State
from tests.games.own import own
from tests.golden.transcript import step

TABLES: list[tuple[str, int, dict[str, str | bool]]] = [
    (name, players, options)
    for name in burgrave.names()
    for seats in [burgrave.game(name).seats]
    for players, options in ((seats[0], {}), (seats[-2], own(name, "playthroughs").FULLEST))
]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_copies_part_ways(
    name: str, players: int, options: dict[str, str | bool], seed: int
) -> None:
    state: State = burgrave.game(name).new(players, **options)
    rng, other = Rng(seed), Rng(seed + 100)
    for moves in range(220):
        if state.over:
            break
        twin = state.copy()
        before = state.hash()
        assert twin.hash() == before
        for _ in range(3):
            if not twin.over:
                step(twin, other, [])
        assert state.hash() == before, f"after {moves} moves: the copy wrote on the original"
        after = twin.hash()
        step(state, rng, [])
        assert twin.hash() == after, f"after {moves} moves: the original wrote on the copy"
