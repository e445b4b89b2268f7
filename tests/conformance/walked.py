"""What a build makes of random games: `python -m tests.conformance.walked GAME` prints it as JSON.

For few or `--all` of the tables that can be laid a random game is walked, and for each of its
steps there is a digest of all that can be seen of it: choices, views, events, points,
features and the position.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from itertools import count

import burgrave
from burgrave import Event, Rng, Seat
from burgrave.arena.conformance import told, viewers
from burgrave.bots import bot, judgement
from burgrave.bots.judgement.weights import encoder_of
from burgrave.kernel.state import canonical
from tests.conformance.tables import FEW, TABLES, Table

SEED = 2026
LOOKED_AT = 9
"""One step of so many is looked at from every seat, and a bot is asked there."""


def walked(table: Table) -> list[str]:
    """A digest of each step of a random game, and of how a bot would go on."""
    walk = table.walk(SEED)
    found: list[str] = []
    for number in count():
        log: list[Event] = []
        if number:
            walk.step(log)
        state = walk.state
        seen = [told(log, None), state.hash(), canonical(state.scores())]
        seen += [str(action.id) for seat in state.actors for action in state.legal(seat)]
        if number % LOOKED_AT == 0 or state.over:
            seen += [canonical(state.view(viewer)) for viewer in viewers(state)]
            seen += _features(state, table)
            seen += [_decision(state, seat) for seat in state.actors if state.chance is None]
        found.append(sha256("\n".join(seen).encode()).hexdigest()[:12])
        if state.over:
            return found
    raise AssertionError("counting never ends")


def _features(state: burgrave.State, table: Table) -> list[str]:
    """What a learner sees of every seat."""
    if not judgement.can_learn(table.game):
        return []
    encoder = encoder_of(table.game)
    return [str(encoder.encode(state, seat)) for seat in range(state.seats)]


def _decision(state: burgrave.State, seat: int) -> str:
    """What the best bot of the house would do."""
    return bot("greedy").choose(Seat(seat, state, Rng(SEED)), Rng(SEED)).text


def main(name: str, every: bool) -> None:
    """Print the digests of few or all tables of a game, and which build they are of."""
    laid = [table for table in (TABLES if every else FEW) if table.game.name == name]
    tables = {repr(table): walked(table) for table in laid}
    print(json.dumps({"compiled": burgrave.compiled, "tables": tables}))


if __name__ == "__main__":
    main(sys.argv[1], "--all" in sys.argv)
