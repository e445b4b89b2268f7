"""Decisions and prospects as facts: complete, plain JSON, and as the game then goes."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

import pytest

import burgrave
from burgrave import State
from burgrave.arena.walk import Walk
from burgrave.games.kings_will import scoring
from burgrave.games.kings_will.components import BUILDINGS, WILL_INDEX
from burgrave.games.kings_will.describe.chronicle import asides, throws, when
from burgrave.games.kings_will.describe.facts import action_facts, advice
from burgrave.games.kings_will.land import bare, build_under, is_free_for_building
from burgrave.games.kings_will.player import Player
from burgrave.games.kings_will.sheet import KingsWillAdvice, KingsWillDecision
from burgrave.games.kings_will.state import KingsWill
from burgrave.kernel.seat import Look
from tests.rules.kings_will.scene import acting, player, scene

GAME = burgrave.game("kings-will")
Facts = Mapping[str, Any]
# Deciding these ends a turn or a visit, and more may happen before the next look.
LAST = {"king_arrives", "tribute_paid", "tribute_unpaid", "round_begins"}


def facts_of(state: State, seat: int) -> tuple[list[KingsWillDecision], KingsWillAdvice]:
    """What a seat is told of its decisions and prospects."""
    look = Look(seat, state)
    told = advice(look)
    assert told is not None
    facts = action_facts(look)
    assert json.loads(json.dumps([facts, told])) == [facts, told]
    return facts, told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_told_of_a_decision_is_what_comes_of_it(players: int) -> None:
    walk = Walk(GAME, players, {}, 40 + players)
    rng = random.Random(players)
    while not walk.state.over:
        for seat in walk.state.actors:
            facts, told = facts_of(walk.state, seat)
            assert [fact["id"] for fact in facts] == [each.id for each in walk.state.legal(seat)]
            agree(walk.state, seat, facts, told)
            at = rng.randrange(len(facts))
            comes_true(walk.state, seat, at, facts[at])
        assert advice(Look(None, walk.state)) is None
        walk.step()
    assert advice(Look(0, walk.state)) is None
    assert when(walk.state)[0] == 4


def estate(state: State, seat: int) -> Facts:
    """What a seat sees of its own."""
    view = state.view(seat)
    own: Facts = view["seats"][seat]
    return own


def comes_true(state: State, seat: int, at: int, fact: Facts) -> None:
    """Play a decision on a copy and see whether it brings what was told."""
    before = estate(state, seat)
    twin = state.copy()
    log: list[burgrave.Event] = []
    twin.play(seat, twin.legal(seat)[at], log)
    after = estate(twin, seat)
    if LAST & {event.kind for event in log} or fact["kind"] in ("land", "peasants", "store"):
        return
    if "mood" in fact and not fact.get("rebels"):
        assert after["mood"] == fact["mood"]
    if "rebels" in fact:
        assert fact["rebels"] == any(event.kind == "rebellion" for event in log)
    for good, n in fact.get("gain", {}).items():
        assert after["goods"].get(good, 0) - before["goods"].get(good, 0) >= n
    for good, n in fact.get("price", {}).items():
        assert before["goods"].get(good, 0) - after["goods"].get(good, 0) == n
    if fact.get("points") and fact["kind"] != "take":
        lost = 1 if fact.get("rebels") else 0
        assert after["points"] - before["points"] in (fact["points"], fact["points"] - lost)
    if fact["kind"] == "erect":
        joined = sum(join["points"] for join in fact["joins"])
        assert after["emblems"] - before["emblems"] == joined


def agree(state: State, seat: int, facts: Sequence[Facts], told: Facts) -> None:
    """Prospects and decisions say the same."""
    view = state.view(seat)
    kinds = {fact["kind"] for fact in facts}
    if state.step == "act" and view["tile"] == "build":
        payable = {each["building"] for each in told["buildings"] if each["state"] == "can"}
        erected = {fact["building"] for fact in facts if fact["kind"] == "erect"}
        assert erected == (payable if told["free"] else set())
        founded = {fact["settlement"] for fact in facts if fact["kind"] == "found"}
        can = {
            each["settlement"]
            for each in told["settlements"]
            if not each["missing"] and each["left"]
        }
        assert founded == (can if told["sites"] else set())
    if "offspring" in kinds and state.step == "act":
        births = {fact["place"] for fact in facts if fact["kind"] == "offspring"}
        assert births == set(told["births"])
    if state.step == "offers":
        given = {fact["offer"] for fact in facts if fact["kind"] == "give"}
        assert given == {each["number"] for each in told["offers"] if each["state"] == "can"}
    assert isinstance(state, KingsWill)
    for each in told["wills"]:
        card = WILL_INDEX[view["wills"][each["place"]]["card"]]
        assert each["worth"] == scoring.will_points(state, seat, card)


def test_the_masons_lodge_spares_what_is_missing() -> None:
    game = acting(
        "build",
        land="corn hamlet; meadow 1 / masons lodge; forest; mountain",
        goods="1 wood, 1 leather",
    )
    facts, told = facts_of(game.state, 0)
    hamlet = told["settlements"][0]
    assert hamlet["saves"]
    assert hamlet["missing"] == {}
    founded = [fact for fact in facts if fact["kind"] == "found"]
    assert {fact["saving"] for fact in founded} == {"wood"}
    assert founded[0]["price"] == {"wood": 1, "leather": 1}


@pytest.mark.parametrize(
    ("mood", "land", "states", "lifts"),
    [
        (0, "corn hamlet 1; meadow 1; forest; mountain", "can mood mood", [None, 1, 4]),
        (1, "corn hamlet 1; meadow 1; forest; mountain", "can can mood", [None, None, 3]),
        (0, "corn hamlet 1; meadow monastery; forest; mountain", "can can mood", [None, None, 3]),
        (-3, "corn hamlet 1; meadow 1; forest; mountain", "can mood mood", [None, 3, 6]),
    ],
)
def test_an_unpaid_tribute_spoils_the_mood_before_the_offers(
    mood: int, land: str, states: str, lifts: list[int | None]
) -> None:
    game = scene(
        step="take tile",
        travel="i_a",
        Ann=player(goods="4 wood, 4 coin", mood=mood, land=land),
        Bob=player(),
    )
    _, told = facts_of(game.state, 0)
    assert " ".join(each["state"] for each in told["offers"]) == states
    assert [each.get("lift") for each in told["offers"]] == lifts
    assert told["tribute"] is not None
    assert told["tribute"]["answered"] is None
    assert told["tribute"]["missing"] == {"food": 1}
    assert told["tribute"]["rebels"] == (mood == -3)


def test_what_was_paid_is_not_owed_again_while_others_rebel() -> None:
    game = scene(
        step="tribute",
        travel="i_a",
        Ann=player(goods="2 food, 3 wood"),
        Bob=player(goods="2 wood, 1 coin"),
        Cid=player(mood=-3),
        Dan=player(goods="1 food, 2 wood"),
    )
    assert (game.step, game.asked) == ("rebellion", "Cid")
    told = [advice(Look(seat, game.state)) for seat in range(4)]
    offers = [each["offers"][1] for each in told if each is not None]
    assert offers[0] == {"number": 1, "state": "can", "missing": {}}  # has paid
    assert offers[1] == {"number": 1, "state": "mood", "missing": {}, "lift": 1}  # was punished
    assert offers[2]["lift"] == 3  # has rebelled
    assert offers[3]["missing"] == {"wood": 1}  # still has to pay
    tributes = [each["tribute"] for each in told if each is not None]
    assert [each and each["answered"] for each in tributes] == ["paid", "unpaid", "unpaid", None]
    assert [each and each["mood"] for each in tributes] == [0, -1, -3, 0]
    assert [each and each["missing"] for each in tributes] == [{}, {}, {}, {}]


def test_who_comes_behind_a_rebellion_round_the_table_still_owes_the_tribute() -> None:
    game = scene(
        step="tribute",
        travel="i_a",
        active="Bob",
        Ann=player(goods="1 food, 2 wood"),
        Bob=player(goods="1 food, 2 wood"),
        Cid=player(mood=-3),
    )
    assert (game.step, game.asked) == ("rebellion", "Cid")
    told = [advice(game.look(name)) for name in game.names]
    tributes = [each["tribute"] for each in told if each is not None]
    assert [each and each["answered"] for each in tributes] == [None, "paid", "unpaid"]


def test_in_a_rebellion_over_taxes_the_tribute_is_still_owed() -> None:
    game = acting("enrich", mood=-3, goods="1 food, 2 wood")
    game.plays("Ann", "raise taxes")
    assert game.step == "rebellion"
    told = advice(Look(1, game.state))
    assert told is not None
    assert told["offers"][1]["lift"] == 1  # Bob can't pay


def test_nobody_throws_anything() -> None:
    state = GAME.new(players=2)
    chance = state.chance
    assert chance is not None
    assert throws(chance, chance.text(0)) == []
    assert asides(chance, chance.text(0)) == {}


def test_a_building_scores_the_emblems_that_it_makes_whole() -> None:
    rng = random.Random(5)
    for _ in range(200):
        lord = Player()
        lord.land = [bare(0) for _ in range(6)]
        for place in range(6):
            if rng.randrange(2):
                lord.land[place] = build_under(bare(0), rng.randrange(len(BUILDINGS)))
        free = [place for place in range(6) if is_free_for_building(lord.land[place])]
        for place, building in product(free, range(len(BUILDINGS))):
            after = lord.copy()
            after.land = list(lord.land)
            after.land[place] = build_under(bare(0), building)
            gained = scoring.emblem_points(after) - scoring.emblem_points(lord)
            assert scoring.joined_points(lord, building, place) == gained
