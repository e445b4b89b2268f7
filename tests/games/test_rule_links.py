"""Every step, event and refusal is about a rule, and the rule stands in all languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import burgrave
from burgrave import IllegalAction, State
from burgrave.arena.fuzz import combinations
from burgrave.arena.walk import Walk
from burgrave.cli.rules import rules_in
from burgrave.games import room, rule_guide
from burgrave.games.era.calendar import CALENDAR
from burgrave.games.era.components import DISASTERS, PIECES
from burgrave.games.kings_will import components as will
from burgrave.games.kings_will import steps as will_steps
from burgrave.games.kings_will.calendar import calendar_for
from burgrave.games.kingsburg import components as burg
from burgrave.games.kingsburg.effects import EFFECTS
from burgrave.games.kingsburg.game import GAME as BURG
from burgrave.kernel.event import Event, told
from burgrave.kernel.seat import Look
from burgrave.locale import languages

pytestmark = pytest.mark.once
ROOT = Path(__file__).parents[2]
GAMES = burgrave.names()
TELLERS = {"tell": 1, "_tell_dice": 1, "tell_secret": 2, "Event": 0}
"""What writes events, and where among its arguments the kind stands."""
ROOMS = {name: f"burgrave.games.{room(name)}" for name in GAMES}


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
    assert len(kinds) > 20
    assert set(links(name).EVENTS) == kinds


@pytest.mark.parametrize("name", GAMES)
def test_every_number_stands_in_every_language(name: str) -> None:
    room = links(name)
    tables = [room.STEPS, room.REASONS, room.EVENTS]
    tables += [getattr(room, table) for table in ("QUESTIONS", "STAGES") if hasattr(room, table)]
    found = {rule for table in tables for rule in table.values() if isinstance(rule, str)}
    assert len(found) > 20
    assert found <= numbers(name)


@pytest.mark.parametrize(
    ("name", "head", "components"),
    [
        ("kingsburg", "K-B", burg.BUILDINGS),
        ("kingsburg", "K-G", burg.GOVERNORS),
        ("era", "E-B", [piece for piece in PIECES if not piece.id.startswith("wall")]),
        ("kings-will", "W-S", will.SETTLEMENTS),
        ("kings-will", "W-B", will.BUILDINGS),
        ("kings-will", "W-W", will.WILLS),
        ("kings-will", "W-T", will.TRAVEL),
    ],
)
def test_every_component_has_a_rule_of_its_name(name: str, head: str, components: Any) -> None:
    assert {f"{head}.{each.id}" for each in components} <= numbers(name)


def burg_view(step: str, **facts: object) -> dict[str, object]:
    """As much of a view of Kingsburg as tells the step."""
    plain = {"step": step, "rerolls": None, "advisor": None, "asked": [0], "over": False}
    return plain | {"options": {"army_tokens": False}, "seats": [{"governor": "miner"}]} | facts


def test_every_step_of_kingsburg_has_a_rule() -> None:
    rule = rule_guide("kingsburg").rule_of_step
    renamed = {"sorcerer", "fairy", "priest", "duke", "governors aid", "rewards", "battle"}
    plain = set(BURG.new().calendar.names) - renamed
    assert plain < set(links("kingsburg").STEPS)
    for governor in ("sorcerer", "fairy", "priest", "duke", "herald", "damsel"):
        assert rule(burg_view(governor)) == f"K-G.{governor}"
    for place in range(1, 19):
        assert rule(burg_view("reward somebody", advisor=place)) == f"K-2c.{place}"
    assert rule(burg_view("reward somebody", advisor=20)) == "K-G.politician"
    assert {rule(burg_view(f"offer {effect}")) for effect in EFFECTS} <= numbers("kingsburg")
    assert rule(burg_view("offer yearly good")) == "K-G.miner"
    assert rule(burg_view("offer yearly good", asked=[], over=True)) == "K-9.3"
    assert rule(burg_view("offer battle")) == "K-8.16"
    assert rule(burg_view("academy")) == "K-B.military_academy"
    assert rule(burg_view("academy", options={"army_tokens": True})) == "K-M3.4"
    assert rule(burg_view("reroll", rerolls="all dice")) == "K-B.chapel"


def test_every_step_of_era_has_a_rule() -> None:
    known = set(links("era").STEPS)
    # An extortion is told by what is asked in it.
    assert set(CALENDAR.names) - {"extort"} | {each.id for each in DISASTERS} <= known


def test_every_step_of_the_kings_will_has_a_rule() -> None:
    assert set(links("kings-will").STEPS) == set(calendar_for(2).names)
    assert set(links("kings-will").STAGES) == set(will_steps.STAGES)


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


FIRST = {"edition": "first", "army_tokens": False}
REVISED = {"edition": "revised", "army_tokens": False}
TOKENS = {"edition": "revised", "army_tokens": True}
NEUTRAL = {"kind": "neutral_dice", "aside": False}
FOUGHT = {"kind": "battle", "strength": 5}


@pytest.mark.parametrize(
    ("name", "event", "options", "players", "rule"),
    [
        ("kingsburg", {"kind": "enemy_revealed"}, FIRST, 3, "K-8.1"),
        ("kingsburg", {"kind": "enemy_revealed"}, REVISED, 3, "K-8.2"),
        ("kingsburg", {"kind": "enemy_revealed"}, TOKENS, 3, "K-M3.2"),
        ("kingsburg", {"kind": "academy_roll"}, REVISED, 3, "K-B.military_academy"),
        ("kingsburg", {"kind": "academy_roll"}, TOKENS, 3, "K-M3.4"),
        ("kingsburg", FOUGHT | {"enemy_strength": 4, "outcome": "won"}, FIRST, 3, "K-8.6"),
        ("kingsburg", FOUGHT | {"enemy_strength": 5, "outcome": "won"}, FIRST, 3, "K-B.stone_wall"),
        ("kingsburg", FOUGHT | {"enemy_strength": 5, "outcome": "drawn"}, FIRST, 3, "K-8.7"),
        ("kingsburg", FOUGHT | {"enemy_strength": 6, "outcome": "lost"}, FIRST, 3, "K-8.8"),
        ("kingsburg", {"kind": "envoy_awarded", "why": "damsel"}, REVISED, 3, "K-G.damsel"),
        ("kingsburg", {"kind": "envoy_awarded", "why": "fewest goods"}, FIRST, 3, "K-5.2"),
        ("kingsburg", {"kind": "kings_aid_die", "why": "fewest goods"}, FIRST, 3, "K-1.2"),
        ("kingsburg", {"kind": "kings_reward", "buildings": 0}, FIRST, 3, "K-3.2"),
        ("kingsburg", {"kind": "gift", "advisor": 17}, FIRST, 3, "K-2c.17"),
        ("kingsburg", {"kind": "gift", "advisor": 19}, REVISED, 3, "K-G.politician"),
        ("kingsburg", {"kind": "passed", "forced": True}, FIRST, 3, "K-2b.3"),
        ("kingsburg", NEUTRAL | {"dice": 3}, FIRST, 2, "K-10.1"),
        ("kingsburg", NEUTRAL | {"dice": 2}, FIRST, 2, "K-10.2"),
        ("kingsburg", NEUTRAL | {"dice": 1}, FIRST, 2, "K-10.3"),
        ("kingsburg", NEUTRAL | {"dice": 1, "aside": True}, FIRST, 2, "K-10.4"),
        ("era", {"kind": "disaster", "why": "pestilence"}, {}, 2, "E-4.11"),
        ("era", {"kind": "disaster", "why": "pestilence"}, {}, 1, "E-10.1"),
        ("era", {"kind": "disaster", "why": "extortion"}, {}, 2, "E-6.3"),
        ("era", {"kind": "disaster", "why": "poverty"}, {}, 2, "E-6.4"),
        ("era", {"kind": "disaster", "why": "poverty"}, {}, 1, "E-10.2"),
        ("era", {"kind": "resource_lost", "why": "extortion"}, {}, 1, "E-10.2"),
        ("era", {"kind": "scorched", "why": "treachery"}, {}, 3, "E-4.6"),
        ("era", {"kind": "scorched", "why": "treachery"}, {}, 1, "E-10.1"),
        ("era", {"kind": "scorched", "why": "fire"}, {}, 1, "E-4.10"),
        ("era", {"kind": "disaster", "why": "famine"}, {}, 1, "E-3.2"),
        ("era", {"kind": "disaster_strikes", "disaster": "treachery"}, {}, 4, "E-4.6"),
        ("era", {"kind": "rolled", "throw": 1}, {}, 4, "E-1.2"),
        ("era", {"kind": "rolled", "throw": 4}, {}, 4, "E-1.6"),
        ("era", {"kind": "built", "piece": "wall_3"}, {}, 4, "E-B.wall"),
        ("kings-will", {"kind": "king_arrives", "turns": 30}, {"turn_cap": True}, 3, "W-7.4"),
        ("kings-will", {"kind": "king_arrives", "turns": 30}, {"turn_cap": False}, 3, "W-1.7"),
        ("kings-will", {"kind": "passed", "forced": False, "active": True}, {}, 3, "W-1.4"),
        ("kings-will", {"kind": "passed", "forced": False, "active": False}, {}, 3, "W-1.5"),
        ("kings-will", {"kind": "mood_changed", "why": "castle"}, {}, 3, "W-S.castle"),
        ("kings-will", {"kind": "mood_changed", "why": "fair"}, {}, 3, "W-B.fair"),
        ("kings-will", {"kind": "will_scored", "points": -2}, {}, 3, "W-6.1"),
        ("kings-will", {"kind": "resigned"}, {}, 3, ""),
    ],
)
def test_facts_options_and_players_decide(
    name: str, event: dict[str, object], options: dict[str, object], players: int, rule: str
) -> None:
    assert rule_guide(name).rule_of_event(event, options, players) == rule


WHY = {
    "That building is not the next one in its row.": {"K-2d.4", "K-2d.6"},
    "You do not have the goods for that building.": {"K-2d.2"},
    "Dice already lie on this advisor, and you do not have the envoy.": {"K-2b.7", "K-10.5"},
    "None of these is left in the supply.": {"E-5.6"},
    "You can't pay for that.": {"E-5.1"},
    "Something stands there already.": {"E-5.3", "E-0.6"},
    "Scorched land can't lie inside a city.": {"E-0.7"},
    "That wall would close a ring around scorched land.": {"E-0.7"},
    "Scorched land goes on free fields outside your cities.": {"E-4.6"},
    "Scorched land goes on or beside the fields that the fire freed.": {"E-4.10"},
}
"""What an engine says, and the rules that say it."""


def refusals(state: State, first: int) -> Iterator[tuple[Look, str, str]]:
    """Some decisions that somebody can't take now, with the engine's own reason."""
    seat = state.actors[0]
    legal = {action.text for action in state.legal(seat)}
    look = Look(seat, state)
    actions = burgrave.game(str(look.view["game"])).actions
    for action in islice(actions, first % 97, None, 97):
        if action.text not in legal:
            with pytest.raises(IllegalAction) as refused:
                state.play(seat, action)
            assert not refused.value.is_sentence, "it can be told in one language only"
            yield look, action.text, str(refused.value)


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_names_the_rule_that_the_engine_means(name: str) -> None:
    guide, known = rule_guide(name), numbers(name)
    meant: set[str] = set()
    for n, walk in enumerate(islice(walks(name, 9), 4)):
        while not walk.state.over:
            if walk.state.actors and (len(walk.taken) + n) % 5 == 0:
                for look, text, why in refusals(walk.state, len(walk.taken)):
                    rule = guide.rule_of_refusal(look, text)
                    assert rule in known
                    assert rule in WHY.get(why, {rule}), (text, why)
                    meant |= {why} & set(WHY)
            walk.step()
    assert len(meant) >= {"kingsburg": 3, "era": 5, "kings-will": 0}[name]
    assert guide.rule_of_refusal(look, "") in known
    assert guide.rule_of_refusal(look, "no such thing ²") in known
