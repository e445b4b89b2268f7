"""An edited position gets one clear sentence, or is a state to look at like any other."""

import pytest

import burgrave
from burgrave import BadOption, BadPosition, Rng
from burgrave.arena.conformance import check_points, check_turn, viewers
from burgrave.kernel.state import Json, canonical
from tests.conformance.edits import edited
from tests.conformance.tables import GAMES, SPARING, Table

SOME, MANY = 100, 1000
"""Edits of each table's positions."""
EVERY = 9


def positions(table: Table) -> list[Json]:
    walk = table.walk(77)
    found = [walk.state.position()]
    while not walk.state.over:
        walk.step()
        if len(walk.taken) % EVERY == 0:
            found.append(walk.state.position())
    return found


@pytest.mark.once
@pytest.mark.parametrize("edits", [SOME, pytest.param(MANY, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("table", SPARING)
def test_an_edited_position_is_refused_with_a_sentence_or_can_be_looked_at(
    table: Table, edits: int
) -> None:
    rng = Rng(77)
    found = positions(table)
    sentences: list[str] = []
    for _ in range(edits):
        position, donor = (found[rng.below(len(found))] for _ in range(2))
        document = edited(position, donor, rng)
        try:
            state = table.game.restore(document)
        except (BadPosition, BadOption) as problem:
            sentences.append(str(problem))
            continue
        check_turn(table.game, state)
        check_points(state)
        for viewer in viewers(state):
            canonical(state.view(viewer))
            state.imagine(viewer, rng)
    assert 0 < len(sentences) < edits
    assert all(sentence.endswith(".") and "\n" not in sentence for sentence in sentences)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_no_position_at_all_is_refused(game: burgrave.Game) -> None:
    documents: list[Json] = [{}, {"game": game.name}, {"game": "chess"}, {"seats": 4}]
    documents.append({"seats": [1, 2]})
    for document in documents:
        with pytest.raises((BadPosition, BadOption), match=r"\.$"):
            game.restore(document)
