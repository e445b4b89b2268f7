"""What a program holds in its hands says what it is, and takes what it says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

import burgrave
from burgrave import BadNotation, Player, Record, Rng, Seat, State, Table, pictures
from burgrave.arena.walk import Walk
from burgrave.games import room
from burgrave.kernel.chance import Chance
from burgrave.kernel.event import Event
from burgrave.kernel.seat import Look
from burgrave.locale import languages

GAMES = burgrave.names()
DRAWN = [name for name in GAMES if Path(pictures.__file__).with_name(f"{room(name)}.py").is_file()]
SVG = "{http://www.w3.org/2000/svg}"


def decided(name: str) -> State:
    """A state in which somebody has to decide."""
    state, rng = burgrave.game(name).new(players=3), Rng(1)
    while state.chance is not None:
        state.settle(state.chance.sample(rng))
    return state


def keys_in(told: object) -> Iterator[str]:
    """All keys of a document, however deep."""
    if isinstance(told, dict):
        yield from told
    for part in told.values() if isinstance(told, dict) else told if isinstance(told, list) else ():
        yield from keys_in(part)


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_keys_are_names(name: str) -> None:
    options = list(burgrave.game(name).option_sets())[-1]
    walk, log = Walk(burgrave.game(name), 3, options, 4), list[Event]()
    while not walk.state.over:
        walk.step(log)
        if len(walk.taken) % 20 == 0:
            told = [walk.state.position(), walk.state.view(0), walk.state.scores()]
            assert [key for key in keys_in(told) if not key.isidentifier()] == []
    events = [event.view(0) for event in log]
    assert [key for key in keys_in(events) if not key.isidentifier()] == []
    assert all(event.kind.isidentifier() for event in log)


@pytest.mark.parametrize("name", GAMES)
def test_kind_and_facts_say_the_whole_action(name: str) -> None:
    told = {(each.kind, json.dumps(each.facts)) for each in burgrave.game(name).actions}
    assert len(told) == len(burgrave.game(name).actions)
    assert all(kind.replace("_", "").isalpha() for kind, _ in told)


@pytest.mark.parametrize(
    ("name", "text", "kind", "facts"),
    [
        (
            "kingsburg",
            "influence 9 with 5 3 token market",
            "influence",
            {"place": 9, "own": [3, 5], "bonus": [], "token": True, "market": -1},
        ),
        (
            "kingsburg",
            "build town hall saving gold",
            "build",
            {"building": "town_hall", "saving": "gold"},
        ),
        (
            "kingsburg",
            "trade wood",
            "trade",
            {"give": {"wood": 1}, "get": {"gold": 1, "stone": 1}},
        ),
        ("kingsburg", "always everything", "always", {"effect": "everything"}),
        ("era", "place farm k9 turn 1", "place", {"piece": "farm", "at": "k9", "turn": 1}),
        ("era", "set noble 2 to 5", "set", {"die": "noble", "face": 2, "to": 5}),
        ("era", "quill", "quill", {}),
        (
            "kings-will",
            "walk 3 right 2",
            "walk",
            {"place": 2, "side": "right", "steps": 2},
        ),
        (
            "kings-will",
            "found castle at 1 saving stone",
            "found",
            {"settlement": "castle", "place": 0, "saving": "stone"},
        ),
        ("kings-will", "store food food food wood", "store", {"goods": {"food": 3, "wood": 1}}),
    ],
)
def test_parts_have_the_names_of_the_rules(
    name: str, text: str, kind: str, facts: dict[str, object]
) -> None:
    (action,) = [each for each in burgrave.game(name).actions if str(each) == text]
    assert (action.kind, action.facts) == (kind, facts)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_plays_an_action_or_its_notation(name: str) -> None:
    state = decided(name)
    seat = state.actors[0]
    action = state.legal(seat)[-1]
    twin = state.copy()
    state.play(seat, action)
    twin.play(seat, str(action).upper())
    assert twin == state


@pytest.mark.parametrize("name", GAMES)
def test_a_notation_that_is_not_possible_changes_nothing(name: str) -> None:
    state = decided(name)
    before = state.hash()
    with pytest.raises(BadNotation, match="“fly to the moon” is not possible now"):
        state.play(state.actors[0], "fly to the moon")
    assert state.hash() == before


def test_everything_says_what_it_is() -> None:
    game = burgrave.game("kingsburg")
    table = Table(game, [Player("Anna"), Player("Béla", "greedy")], Rng(3))
    assert repr(game) == "<Kingsburg, 2 to 5 players>"
    assert repr(game.options[0]) == "<option edition: first, revised>"
    assert repr(table.players[1]) == "<player Béla, greedy>"
    assert repr(table.state) == "<Kingsburg, 2 players: draw order, to be drawn>"
    assert repr(table.state.chance) == "<chance order: 2 outcomes>"
    table.start()
    assert repr(table.state) == "<Kingsburg, 2 players: kings aid, seat 0 to decide>"
    assert repr(table) == f"<table of Anna, Béla at {table.state!r}>"
    assert repr(Seat(1, table.state, Rng())) == f"<seat 1 at {table.state!r}>"
    table.play(0, "take gold")
    assert repr(table.entries[-1]) == "<entry 0: take gold>"
    assert repr(Record.of(table)) == "<record of Kingsburg: Anna, Béla; 3 entries>"
    assert repr(table.state.legal(1)[0]) == "<action 14: take gold>"
    assert repr(Event("enemy_drawn", -1, {"strength": 3})) == "<event enemy_drawn: strength 3>"
    assert repr(Event("looked", 0, {})) == "<event looked of seat 0>"
    assert repr(Chance("roll", 0, ["roll 1"], [1])) == "<chance roll of seat 0: 1 outcomes>"


def test_states_tell_how_far_they_are() -> None:
    state = burgrave.game("era").new(players=3)
    assert repr(state) == "<Era: Medieval Age, 3 players: set up, seats 0, 1, 2 to decide>"
    burgrave.playout(state, Rng(1))
    assert repr(state) == "<Era: Medieval Age, 3 players: over>"


def walk(name: str, steps: int) -> list[State]:
    """States of a random game, one of every few."""
    rng, state, met = Rng(5), burgrave.game(name).new(players=3), []
    for number in range(steps):
        if state.chance is not None:
            state.settle(state.chance.sample(rng))
        elif not state.over:
            seat = state.actors[-1]
            legal = state.legal(seat)
            state.play(seat, legal[rng.below(len(legal))])
        if number % 17 == 0:
            met.append(state.copy())
    return met


def test_a_printed_state_is_the_board() -> None:
    lines = str(decided("kingsburg")).splitlines()
    assert lines[0].startswith("── Year I · Aid from the King ──")
    assert " 4 Merchant       1 gold/wood           13 Champion       3 stone" in lines
    assert "> 0 seat 0         0    0    0     0   0     0        ·" in lines
    assert max(map(len, lines)) < 80
    assert str(decided("era")).startswith("Era, round 1: Set-up.")
    assert str(decided("kings-will")).startswith("── Round 1 · the king is 8 steps away ──")


@pytest.mark.parametrize("name", GAMES)
def test_states_are_printed_as_those_see_them_who_have_to_decide(name: str) -> None:
    for state in walk(name, 120):
        viewer = state.actors[0] if state.actors else None
        assert str(state) == str(Look(viewer, state))
        assert state._repr_svg_() == Look(viewer, state)._repr_svg_()


@pytest.mark.parametrize("name", GAMES)
def test_a_printed_seat_and_its_picture_tell_no_secret(name: str) -> None:
    """Whatever looks the same to a seat is drawn alike."""
    rng = Rng(9)
    for state in walk(name, 200):
        for viewer in (None, 0, 1, 2):
            look, other = Look(viewer, state), Look(viewer, state.imagine(viewer, rng), rng)
            assert str(look) == str(other)
            assert look._repr_svg_() == other._repr_svg_()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_is_sound_and_names_the_players(name: str, language: str) -> None:
    for state in walk(name, 150):
        drawn = pictures.draw(Look(1, state), ["Anna", "Béla <&>"], language)
        texts = [each.text for each in ElementTree.fromstring(drawn).iter(f"{SVG}text")]
        assert {"Anna", "Béla <&>", "seat 2"} <= set(texts)


def test_the_game_of_somebody_else_is_printed_as_what_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has brought it in, so there are no words for it."""
    (tmp_path / "stranger").mkdir()
    for page in (Path(__file__).parents[2] / "examples" / "carter").glob("*.py"):
        told = page.read_text("utf-8").replace("carter", "stranger")
        (tmp_path / "stranger" / page.name).write_text(told, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    state = import_module("stranger.game").GAME.new(players=2)
    assert str(state) == f"<look of an onlooker at {state!r}>"
    assert state._repr_svg_() is None
