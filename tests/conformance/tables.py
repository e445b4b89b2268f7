"""Every table that can be laid: each game with each number of players and each set of options."""

from collections.abc import Callable

import pytest

import burgrave
from burgrave import Game, State
from burgrave.arena.conformance import Watch
from burgrave.arena.fuzz import combinations
from burgrave.arena.walk import Walk
from burgrave.kernel.game import Value
from burgrave.kernel.state import Json
from tests.games.own import own


class Table:
    """A game with a number of players and options."""

    def __init__(self, game: Game, players: int, options: dict[str, Value]) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.actions = game.actions

    def walk(self, seed: int) -> Walk:
        """A random game at this table."""
        return Walk(self.game, self.players, self.options, seed)

    def state_after(self, steps: int, seed: int) -> State:
        """Where a random game stands after so many steps, or at its end."""
        walk = self.walk(seed)
        while len(walk.taken) < steps and not walk.state.over:
            walk.step()
        return walk.state

    def __repr__(self) -> str:
        chosen = [
            value if isinstance(value, str) else name
            for name, value in self.options.items()
            if value
        ]
        return "-".join([self.game.name, str(self.players), *chosen])


GAMES = [burgrave.game(name) for name in burgrave.names()]
TABLES = [Table(game, *combination) for game in GAMES for combination in combinations(game)]


def _few() -> list[Table]:
    """Of each game every set of options once, and every number of players."""
    found = []
    for game in GAMES:
        tables = [table for table in TABLES if table.game is game]
        seats = len(game.seats)
        sets = len(tables) // seats
        found += [tables[n % sets * seats + n % seats] for n in range(max(sets, seats))]
    return found


FEW = _few()
"""For `make test`; the others bring the same options and numbers of players together."""
SPARING = [
    pytest.param(table, marks=() if table in FEW else pytest.mark.thorough, id=repr(table))
    for table in TABLES
]


def watch_of(state: State, name: str) -> Watch:
    """A game's own invariants, from `tests/games/<name>/invariants.py`."""
    make: Callable[[State], Watch] = own(name, "invariants").watch
    return make(state)


def rare_chances(name: str) -> list[Json]:
    """Positions with random events that random play hardly ever comes to, if a game has such."""
    positions: list[Json] = own(name, "invariants").RARE_CHANCES
    return positions
