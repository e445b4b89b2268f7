"""Every step, event and refusal is about a rule, and the rule stands in all languages.

What only one game can say stands in `tests/games/<game>/test_rule_links.py`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import ModuleType

import pytest

import burgrave
from burgrave import Game, IllegalAction, State
from burgrave.arena.fuzz import combinations
from burgrave.arena.walk import Walk
from burgrave.cli.rules import rules_in
from burgrave.games import room, rule_guide, sheet
from burgrave.kernel.event import Event, told
from burgrave.kernel.seat import Look
from burgrave.locale import languages
from tests.games.own import own

pytestmark = pytest.mark.once
ROOT = Path(__file__).parents[2]
GAMES = burgrave.names()
TELLERS = {"tell": 1, "_tell_dice": 1, "_tell_trade": 1, "tell_secret": 2, "Event": 0}
"""What writes events, and where among its arguments the kind stands."""
ROOMS = {name: f"burgrave.games.{room(name)}" for name in GAMES}


def meant_by(name: str) -> dict[str, set[str]]:
    """What a game's engine says, and the rules that say it: `REFUSED` beside its own tests."""
    found: dict[str, set[str]] = own(name, "test_rule_links").REFUSED
    return found


@cache
def numbers(name: str) -> frozenset[str]:
    """The rules of a game that all languages have."""
    pages = ROOT / "docs" / "rules"
    found = [
        {number for number, _ in rules_in(path.read_text(encoding="utf-8"))}
        for code in languages()
        for path in [pages / ("" if code == "en" else code) / f"{name}.md"]
    ]
    return frozenset(set.intersection(*found))


def links(name: str) -> ModuleType:
    return import_module(f"{ROOMS[name]}.describe.rule_links")


def told_in(source: str) -> Iterator[str]:
    """The kinds of events that a module writes into the log."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            place = TELLERS.get(node.func.id, -1)
            kind = node.args[place] if 0 <= place < len(node.args) else None
            if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
                yield kind.value
            elif place >= 0:
                # Only the tellers themselves pass on what they were told.
                assert isinstance(kind, ast.Name), ast.unparse(node)
                assert kind.id == "kind", ast.unparse(node)


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_event_has_a_rule(name: str) -> None:
    room = ROOT / "src" / ROOMS[name].replace(".", "/")
    kinds = {kind for path in room.glob("*.py") for kind in told_in(path.read_text("utf-8"))}
    assert kinds == set(sheet(name).events)
    assert set(links(name).EVENTS) == kinds


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_a_rule(name: str) -> None:
    assert set(links(name).REASONS) == set(sheet(name).reasons.__annotations__)


@pytest.mark.parametrize("name", GAMES)
def test_every_number_stands_in_every_language(name: str) -> None:
    room = links(name)
    tables = [room.STEPS, room.REASONS, room.EVENTS]
    tables += [getattr(room, table) for table in ("QUESTIONS", "STAGES") if hasattr(room, table)]
    found = {rule for table in tables for rule in table.values() if isinstance(rule, str)}
    assert {*room.STEPS.values()} <= found <= numbers(name)
    assert len(room.STEPS) > 1


def walks(name: str, seed: int) -> Iterator[Walk]:
    """A random game at each of some tables: all numbers of players, several sets of options."""
    game = burgrave.game(name)
    tables = combinations(game)
    # An odd stride passes through all numbers of players.
    for players, options in tables[:: len(tables) // 8 | 1]:
        yield Walk(game, players, options, seed)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_told_in_a_game_has_a_rule(name: str) -> None:
    guide, known = rule_guide(name), numbers(name)
    kinds: set[str] = set()
    for walk in walks(name, 5):
        log: list[Event] = []
        options = walk.game.full_options(walk.players, walk.options)
        while not walk.state.over:
            for viewer in (None, *walk.state.actors):
                assert guide.rule_of_step(walk.state.view(viewer)) in known
            walk.step(log)
        assert guide.rule_of_step(walk.state.view(None)) in known
        for viewer in (None, *range(walk.players)):
            for event in told(log, viewer):
                assert guide.rule_of_event(event, options, walk.players) in known, event
                kinds.add(str(event["kind"]))
    assert len(kinds) > 0.6 * len(links(name).EVENTS)


def refusals(game: Game, state: State, first: int) -> Iterator[tuple[str, str]]:
    """Some decisions that who is asked first can't take now, with the engine's own reason."""
    seat = state.actors[0]
    legal = {action.text for action in state.legal(seat)}
    for action in islice(game.actions, first % min(97, len(game.actions)), None, 97):
        if action.text not in legal:
            with pytest.raises(IllegalAction) as refused:
                state.play(seat, action)
            assert not refused.value.is_sentence, "it can be told in one language only"
            yield action.text, str(refused.value)


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_names_the_rule_that_the_engine_means(name: str) -> None:
    guide, known = rule_guide(name), numbers(name)
    told, said, refused = meant_by(name), set[str](), 0
    for n, walk in enumerate(islice(walks(name, 9), 4)):
        while not walk.state.over:
            if walk.state.actors and (len(walk.taken) + n) % 5 == 0:
                look = Look(walk.state.actors[0], walk.state)
                for text, why in refusals(walk.game, walk.state, len(walk.taken)):
                    rule = guide.rule_of_refusal(look, text)
                    assert rule in known
                    assert rule in told.get(why, {rule}), (text, why)
                    said |= {why} & set(told)
                    refused += 1
            walk.step()
    # Only where nothing is ever out of reach can there be nothing to refuse.
    assert (refused > 0) == bool(sheet(name).reasons.__annotations__)
    # Random games do not come upon every reason.
    assert len(said) > 0.7 * len(told) or not told
    assert guide.rule_of_refusal(look, "") in known
    assert guide.rule_of_refusal(look, "no such thing ²") in known
