"""What boards are told: decisions in groups, what they bring, cities, gaps, harvest, exact odds."""

import json
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import pytest

import burgrave
from burgrave import Rng
from burgrave.arena.walk import Walk
from burgrave.games.era.actions import Move
from burgrave.games.era.cities import crowded
from burgrave.games.era.describe.chronicle import asides, throws, when
from burgrave.games.era.describe.facts import action_facts, advice
from burgrave.games.era.describe.odds import rows_after, skulls_after
from burgrave.games.era.placing import obstacle
from burgrave.games.era.scoring import own_points
from burgrave.games.era.state import Era
from burgrave.kernel.seat import Look
from tests.games.era import slow
from tests.rules.era.scene import RING, player, scene
from tests.rules.staging import action_called

ERA = burgrave.game("era")
OPEN_RING = RING.removesuffix(", wall 3 b6")
Facts = Mapping[str, Any]


def fields(text: str) -> set[str]:
    """A set of fields as the wire writes it: four hexadecimal digits for each row."""
    rows = [int(text[at : at + 4], 16) for at in range(0, len(text), 4)]
    return {
        f"{column}{y + 1}"
        for y, row in enumerate(rows)
        for x, column in enumerate("abcdefghijklmn")
        if row >> x & 1
    }


def texts(fact: Facts) -> list[str]:
    """All decisions of a group in notation; a single one stands for itself."""
    if fact["kind"] != "place":
        return [fact["text"]]
    turn = f" turn {fact['turn']}" if fact["turn"] else ""
    piece = fact["piece"].replace("_", " ")
    return [f"place {piece} {cell}{turn}" for cell in fields(fact["corners"])]


def gain_at(fact: Facts, cell: str) -> int:
    """What a placement of a group brings."""
    gain: int = fact["unusual"].get(cell, fact["points"])
    return gain


def group(facts: Sequence[Facts], piece: str, turn: int = 0) -> Facts:
    """The placements of a piece."""
    (found,) = [fact for fact in facts if (fact.get("piece"), fact.get("turn")) == (piece, turn)]
    return found


@pytest.mark.parametrize("players", ERA.seats)
def test_facts_of_random_games_are_plain_and_name_exactly_what_is_legal(players: int) -> None:
    walk = Walk(ERA, players, {}, 7)
    while not walk.state.over:
        walk.step()
        if len(walk.taken) % 9 or walk.state.chance is not None:
            continue
        for seat in range(players):
            look = Look(seat, walk.state)
            told = advice(look)
            assert json.loads(json.dumps(told)) == told
            legal = walk.state.legal(seat)
            facts = action_facts(look)
            named = [text for fact in facts for text in texts(fact)]
            assert sorted(named) == sorted(str(action) for action in legal)
            assert all(fact["text"] in texts(fact) for fact in facts)
    assert advice(Look(None, walk.state))["supply"] == []


@pytest.mark.parametrize("players", ERA.seats)
def test_what_placements_bring_is_what_the_domain_is_worth_afterwards(players: int) -> None:
    walk, rng, tried = Walk(ERA, players, {}, 11), Rng(5), 0
    while not walk.state.over:
        walk.step()
        state = walk.state
        assert isinstance(state, Era)
        if state.step != "build" or not state.actors:
            continue
        (seat,) = state.actors
        facts = action_facts(Look(seat, state))
        for fact in facts:
            if fact["kind"] != "place":
                continue
            choices = sorted(fields(fact["corners"]))
            cell = choices[rng.below(len(choices))]
            turn = f" turn {fact['turn']}" if fact["turn"] else ""
            move = state.parse(seat, f"place {fact['piece'].replace('_', ' ')} {cell}{turn}")
            after = state.copy()
            assert isinstance(after, Era)
            before = state.players[seat]
            after.play(seat, move)
            if after.step != "build" or after.round != state.round:
                continue
            tried += 1
            worth = sum(own_points(after.players[seat])) - sum(own_points(before))
            assert gain_at(fact, cell) == worth, (move.text, cell)
            more = len(crowded(after.players[seat])) > len(crowded(before))
            assert (cell in fields(fact["crowded"])) == more, move.text
    assert tried > 20


def test_a_wall_that_closes_a_ring_doubles_what_stands_in_it() -> None:
    pieces = f"{OPEN_RING}, hospital b2, wall 2 h10, wall 2 h12"
    ann = player(pieces=pieces, dice="peasant 5", stores="7 stone")
    game = scene(step="build", Ann=ann, Bob=player())
    facts = action_facts(game.look("Ann"))
    wall = group(facts, "wall_3")
    # Between two walls something may be shut in, or nothing.
    assert (gain_at(wall, "b6"), gain_at(wall, "k12"), gain_at(wall, "h11")) == (3, 0, 0)


@pytest.mark.parametrize(
    ("piece", "step", "why"),
    [
        ("scorched land g7", "treachery", "keep"),
        ("scorched land l1", "treachery", "building"),
        ("scorched land a1", "treachery", "wall"),
        ("scorched land b2", "treachery", "city"),
        ("scorched land b2", "fire land", "city"),
        ("scorched land k9", "fire land", "fire"),
        ("scorched land k9", "treachery", "none"),
        ("wall 3 k9", "set up", "ring"),
        ("longhouse k9", "build", "none"),
    ],
)
def test_why_a_piece_cannot_stand_somewhere(piece: str, step: str, why: str) -> None:
    game = scene(step="build", Ann=player(pieces=f"{RING}, farm l1"), Bob=player())
    move = action_called(f"place {piece}", ERA)
    assert isinstance(game.state, Era)
    assert isinstance(move, Move)
    assert obstacle(game.state.players[0], move, step) == why


def test_gaps_are_told_with_the_shortest_wall_that_closes_them() -> None:
    ann = player(pieces=f"{OPEN_RING}, hospital b2", dice="peasant 5")
    told = advice(scene(step="build", Ann=ann, Bob=player()).look("Ann"))
    gap = told["domains"][0]["gaps"][0]
    assert fields(gap["fields"]) == {"b6", "c6", "d6"}
    assert (gap["length"], gap["area"], gap["points"]) == (3, 12, 3)
    pieces = ["keep g7", *OPEN_RING.split(", "), "hospital b2", "wall 3 b6"]
    assert len(slow.Domain(pieces).city) == gap["area"]


def test_cities_crowded_buildings_and_points_by_building() -> None:
    ann = player(
        pieces=f"{RING}, hospital b2, scorched land f1, longhouse k10, longhouse k11",
        dice="peasant 5",
    )
    game = scene(step="build", Ann=ann, Bob=player())
    told = advice(game.look("Ann"))["domains"][0]
    (city,) = told["cities"]
    assert (len(fields(city["fields"])), city["area"]) == (12, 12)
    seats: Any = game.view("Ann")["seats"]
    pieces = [piece["piece"] for piece in seats[0]["pieces"]]
    assert [pieces[number] for number in told["crowded"]] == ["longhouse", "longhouse"]
    kinds = {kind["piece"]: kind for kind in told["buildings"]}
    assert (kinds["hospital"]["inside"], kinds["hospital"]["points"]) == (1, 6)
    assert (kinds["longhouse"]["inside"], kinds["longhouse"]["points"]) == (0, 2)
    assert (kinds["keep"]["inside"], kinds["keep"]["points"]) == (1, 2)


def test_the_supply_says_what_is_missing() -> None:
    game = scene(
        step="build",
        supply={"church": 0, "market": 1},
        Ann=player(stores="3 wood", dice="peasant 5"),
        Bob=player(),
    )
    supply = {fact["piece"]: fact for fact in advice(game.look("Ann"))["supply"]}
    assert supply["longhouse"]["state"] == "can"
    assert supply["church"]["state"] == "none"
    assert (supply["wall_1"]["state"], supply["wall_1"]["missing"]) == ("missing", {"stone": 1})
    assert (supply["market"]["marker"], supply["farm"]["marker"]) == (True, False)


def test_the_roll_and_its_exact_odds() -> None:
    game = scene(
        step="roll",
        Ann=player(pieces="farm a1", dice={"peasant": 4}, stores="1 food"),
        Bob=player(),
    )
    game.settles("roll peasant 1 3 5 6", "roll noble 4")
    told = advice(game.look("Ann"))
    harvest = told["harvest"]
    assert harvest is not None
    assert harvest["symbols"] == {"food": 4, "wood": 3, "hammer": 2, "skull": 1}
    assert harvest["income"] == {"food": 1}
    assert harvest["stores"] == {"food": 6, "wood": 3, "stone": 0, "goods": 0}
    assert (harvest["mouths"], harvest["missing"], harvest["lost"]) == (4, 0, {})
    for thrown, chances in enumerate(told["skulls"]):
        exact = skulls_after(0, thrown)
        assert chances == pytest.approx([float(exact[n]) for n in range(thrown + 1)])
    assert len(told["skulls"]) == 5


def test_odds_of_skulls_are_those_of_all_throws() -> None:
    for dice in range(5):
        counts = [0] * (dice + 1)
        for number in range(6**dice):
            shown = [number // 6**i % 6 for i in range(dice)]
            counts[shown.count(5)] += 1
        odds = skulls_after(2, dice)
        assert odds == {2 + n: Fraction(count, 6**dice) for n, count in enumerate(counts)}
    assert sum(rows_after(5, 4)) == 1
    assert rows_after(5, 4)[6] == 1 - Fraction(5, 6) ** 4


def test_moments_and_throws() -> None:
    game = scene(step="roll", round=3, Ann=player(dice={"peasant": 2, "noble": 1}), Bob=player())
    chance = game.state.chance
    assert chance is not None
    thrown = throws(chance, "roll peasant 1 6, noble 2")
    assert [throw.worth for throw in thrown] == [1, 0, 1]
    assert {throw.seat for throw in thrown} == {0}
    assert asides(chance, "roll peasant 1 6, noble 2") == {}
    assert when(game.state) == (3, 1)
