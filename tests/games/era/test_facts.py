"""What boards are told: decisions as facts, ghosts, supply, cities, gaps and exact odds."""

import json
from fractions import Fraction

import pytest

import burgrave
from burgrave import Rng
from burgrave.arena.walk import Walk
from burgrave.games.era.describe.chronicle import faces, moment
from burgrave.games.era.describe.facts import action_facts, advice, ghost
from burgrave.games.era.describe.odds import rows_after, skulls_after
from tests.games.era import slow
from tests.rules.era.scene import RING, player, scene

ERA = burgrave.game("era")
OPEN_RING = RING.removesuffix(", wall 3 b6")


@pytest.mark.parametrize("players", ERA.seats)
def test_facts_of_random_games_are_plain_json(players: int) -> None:
    walk, rng = Walk(ERA, players, {}, 7), Rng(1)
    while not walk.state.over:
        walk.step()
        if len(walk.steps) % 9:
            continue
        for seat in range(players):
            view = walk.state.view(seat)
            told = advice(view)
            assert json.loads(json.dumps(told)) == told
            legal = walk.state.legal(seat)
            facts = action_facts(view, legal)
            assert [fact["id"] for fact in facts] == [action.id for action in legal]
            assert [fact["text"] for fact in facts] == [str(action) for action in legal]
            places = [fact for fact in facts if fact["kind"] == "place"]
            for _ in range(min(3, len(places))):
                fact = places[rng.below(len(places))]
                found = ghost(view, fact["piece"], fact["at"], fact["turn"])
                assert found is not None
                assert (found["id"], found["fits"]) == (fact["id"], True)
    assert advice(walk.state.view(0)) is None
    assert advice(walk.state.view(None)) is None


def test_a_ghost_says_why_it_does_not_fit() -> None:
    view = scene(
        step="build", Ann=player(pieces=f"{RING}, farm f1", dice="peasant 5"), Bob=player()
    ).view("Ann")
    assert ghost(view, "farm", "m1", 0) is None  # it would leave the domain
    assert ghost(view, "keep", "a1", 1) is None  # a square has one orientation
    wall = ghost(view, "farm", "d2", 0)
    assert wall is not None
    assert (wall["reason"], wall["in_the_way"]) == ("pieces", ["e2", "e3", "f2"])
    corner = ghost(view, "longhouse", "a3", 0)
    assert corner is not None
    assert (corner["fits"], corner["reason"], corner["in_the_way"]) == (False, "wall", ["a3"])
    farm = ghost(view, "longhouse", "f2", 0)
    assert farm is not None
    assert (farm["reason"], farm["in_the_way"]) == ("farm", ["f2", "g2", "h2"])
    city = ghost(view, "scorched_land", "b2", 0)
    assert city is not None
    assert (city["reason"], city["in_the_way"]) == ("city", ["b2", "c2", "b3", "c3"])


def test_a_ghost_says_what_it_brings() -> None:
    ann = player(pieces=f"{OPEN_RING}, hospital b2", dice="peasant 5")
    view = scene(step="build", Ann=ann, Bob=player()).view("Ann")
    wall = ghost(view, "wall_3", "b6", 0)
    assert wall is not None
    assert (len(wall["encloses"]), wall["doubles"], wall["points"]) == (12, 3, 3)
    market = ghost(view, "market", "k10", 0)
    assert market is not None
    assert (market["points"], market["empty_beside"], market["crowds"]) == (10, 8, 0)


def test_walls_that_would_close_a_ring_are_told() -> None:
    ann = player(pieces=f"{OPEN_RING}, hospital b2", dice="peasant 5", stores="7 stone")
    told = advice(scene(step="build", Ann=ann, Bob=player()).view("Ann"))
    assert told is not None
    ways = {(way["piece"], way["at"]): way for way in told["closing"]}
    near = ways["wall_3", "b6"]
    assert (near["gap"], len(near["encloses"])) == (["b6", "c6", "d6"], 12)
    wide = ways["wall_5", "a7"]
    assert len(wide["encloses"]) == 15
    assert near["doubles"] == wide["doubles"] == 3
    for way in told["closing"]:
        turn = f" turn {way['turn']}" if way["turn"] else ""
        piece = f"{way['piece'].replace('_', ' ')} {way['at']}{turn}"
        pieces = ["keep g7", *OPEN_RING.split(", "), "hospital b2", piece]
        assert len(slow.Domain(pieces).city) == len(way["encloses"])


def test_the_supply_says_what_is_missing() -> None:
    game = scene(
        step="build",
        supply={"church": 0, "market": 1},
        Ann=player(stores="3 wood", dice="peasant 5"),
        Bob=player(),
    )
    told = advice(game.view("Ann"))
    assert told is not None
    supply = {fact["piece"]: fact for fact in told["supply"]}
    assert supply["longhouse"]["state"] == "can"
    assert supply["church"]["state"] == "none"
    assert supply["wall_1"]["state"] == "missing"
    assert supply["wall_1"]["missing"] == {"stone": 1}
    assert supply["market"]["turns_marker"]
    assert not supply["farm"]["turns_marker"]


def test_cities_and_what_they_double() -> None:
    ann = player(pieces=f"{RING}, hospital b2, scorched land f1", dice="peasant 5")
    told = advice(scene(step="build", Ann=ann, Bob=player()).view("Ann"))
    assert told is not None
    (city,) = told["cities"]
    assert (len(city["cells"]), city["area"], city["doubles"]) == (12, 12, 3)
    assert told["points"]["cities"] == 4


def test_the_roll_and_its_exact_odds() -> None:
    game = scene(
        step="roll",
        Ann=player(pieces="farm a1", dice={"peasant": 4}, stores="1 food"),
        Bob=player(),
    )
    game.settles("roll peasant 1 3 5 6", "roll noble 4")
    told = advice(game.view("Ann"))
    assert told is not None
    roll = told["roll"]
    assert roll["symbols"] == {"food": 4, "wood": 3, "hammer": 2, "skull": 1}
    assert roll["stores_after"] == {"food": 6, "wood": 3, "stone": 0, "goods": 0}
    assert (roll["mouths"], roll["hungry"], roll["skulls"]) == (4, 0, 1)
    assert [entry["dice"] for entry in roll["odds"]] == [0, 1, 2, 3]
    rows = roll["odds"][3]["rows"]
    assert rows[1] == pytest.approx((5 / 6) ** 3)
    assert sum(rows) == pytest.approx(1.0)


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


def test_moments_and_faces() -> None:
    game = scene(step="roll", round=3, Ann=player(dice={"peasant": 2, "noble": 1}), Bob=player())
    chance = game.state.chance
    assert chance is not None
    assert faces(chance, "roll peasant 1 6, noble 2") == [1, 6, 2]
    assert moment(game.state) == (3, 1)
