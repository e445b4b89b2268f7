"""What is told of a game hangs on what its viewer may know, and on nothing that was drawn."""

import io
from collections.abc import Iterator

import pytest

import burgrave
from burgrave import Rng, State
from burgrave.arena.conformance import viewers
from burgrave.cli.face import face
from burgrave.cli.terminal import Terminal
from burgrave.games import describer, prompter
from burgrave.kernel.seat import Look
from burgrave.kernel.state import canonical
from burgrave.locale import speaker
from tests.conformance.tables import SPARING, TABLES, Table
from tests.conformance.test_non_interference import twins

STATES = 2 if burgrave.compiled else 1
"""So many states of each table are told, ..."""
LONG = 240
"""... each table's at other moments of the first so many steps, ..."""
DRAWS = 2
"""... with their secrets drawn so many times."""
HINTS = 12
"""So many decisions of each are told in words."""


def states(table: Table) -> Iterator[State]:
    """States in which somebody has to decide, from random games."""
    first = 17 * TABLES.index(table)
    for number in range(STATES):
        walk = table.walk(4_000 + number)
        moment = (first + 61 * number) % LONG
        last = walk.state.copy()
        while not walk.state.over and (len(walk.taken) < moment or walk.state.chance is not None):
            walk.step()
            if walk.state.chance is None and not walk.state.over:
                last = walk.state.copy()
        yield last if walk.state.over else walk.state


class Teller:
    """All that a viewer is told, by the server and at a terminal."""

    def __init__(self, table: Table) -> None:
        name = table.game.name
        self.names = ["Anna", "Béla", "Cora", "Dora", "Ede"][: table.players]
        self.prompter = prompter(name)
        self.describer = describer(name)
        self.speaker = speaker("en")
        self.face = face(name, Terminal(io.StringIO(), {}), self.speaker, self.names)

    def told(self, look: Look) -> str:
        """Facts, advice, sentences, board and menu as one text."""
        say, speaker = self.describer, self.speaker
        facts = [self.prompter.action_facts(look), self.prompter.advice(look)]
        lines = [canonical(facts), say.describe(look, speaker, self.names)]
        lines += self.face.board(look)
        lines += self.face.odds(look)
        legal = look.legal
        if legal:
            lines.append(say.question(look, speaker))
            lines += self.face.menu(look).lines
        for action in legal[:: max(1, len(legal) // HINTS)]:
            lines.append(say.describe_action(look, action, speaker))
            lines.append(say.brings(look, action, speaker))
            lines += self.face.details(look, action)
        return "\n".join(lines)


@pytest.mark.parametrize("table", SPARING)
def test_nothing_that_is_told_hangs_on_a_secret_or_on_what_was_drawn(table: Table) -> None:
    teller, rng = Teller(table), Rng(STATES)
    for state in states(table):
        for viewer in viewers(state):
            told = teller.told(Look(viewer, state))
            for seed in range(1, 1 + DRAWS):
                assert teller.told(Look(viewer, state, Rng(seed))) == told
            for twin in twins(table, state, viewer, rng):
                assert teller.told(Look(viewer, twin)) == told


def test_a_look_holds_no_true_secret() -> None:
    """The state that is reckoned with is drawn, so that even a careless teller tells no truth."""
    state = burgrave.game("kings-will").new(players=3)
    rng = Rng(7)
    while state.step != "take tile":
        chance = state.chance
        if chance is not None:
            state.settle(chance.sample(rng))
        else:
            seat = state.actors[0]
            state.play(seat, state.legal(seat)[0])
    looks = [Look(None, state, Rng(seed)).imagined.position()["wills"] for seed in range(9)]
    assert len({canonical(wills) for wills in looks}) > 1
    assert Look(0, state).imagined.position() == Look(0, state).imagined.position()
