"""What a game adds to the wire is what its engine and its prompter tell."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec
import pytest

from burgrave import FairDice, Player, Rng, Table, game
from burgrave.games import names, prompter, rule_guide
from burgrave.kernel.seat import Look
from burgrave.server.game_wire import wire_of
from tests.server.house import Served, wait_until

SETS = [
    (name, players, options)
    for name in names()
    for players in game(name).seats
    for options in game(name).option_sets()
]


def moments(name: str, players: int, options: dict[str, Any], steps: int) -> Any:
    seats = [Player(f"Player {n}") for n in range(players)]
    table = Table(game(name), seats, FairDice(bytes(32), players), options)
    table.start()
    rng = Rng(players)
    for _ in range(steps):
        yield table
        if table.state.over:
            return
        seat = table.waiting[rng.below(len(table.waiting))]
        legal = table.state.legal(seat)
        table.play(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize(("name", "players", "options"), SETS)
def test_views_decisions_and_advice_are_as_described(
    name: str, players: int, options: dict[str, Any]
) -> None:
    own, told, guide = wire_of(name), prompter(name), rule_guide(name)
    described = get_type_hints(own.update)
    steps, most = 0, 150
    for table in moments(name, players, options, most):
        steps += 1
        for viewer in (table.waiting[0] if table.waiting else 0, None):
            look = Look(viewer, table.state)
            view = look.view
            # What is not described would be left out on the way.
            assert msgspec.to_builtins(msgspec.convert(view, described["view"])) == view
            reasons = guide.rules_of_reasons(view)
            assert msgspec.to_builtins(msgspec.convert(reasons, described["reasons"])) == reasons
            decisions = told.action_facts(look)
            assert msgspec.to_builtins(msgspec.convert(decisions, described["legal"])) == decisions
            advice = told.advice(look)
            assert msgspec.to_builtins(msgspec.convert(advice, described["advice"])) == advice
    assert steps == most or table.state.over


@pytest.mark.parametrize("name", names())
def test_a_board_names_its_game(name: str) -> None:
    for kind in (wire_of(name).update, wire_of(name).end):
        assert get_type_hints(kind)["game"].__args__ == (name,)


@pytest.mark.parametrize("name", names())
def test_a_game_is_played_from_the_deal_to_its_figures(house: Served, name: str) -> None:
    anna = house.guest("Anna")
    bots = [{"kind": "bot", "bot": "random"}] * (min(game(name).seats[-1], 3) - 1)
    table = anna.post("/api/tables", game=name, seats=[{"kind": "me"}, *bots])
    path = f"/api/tables/{table['id']}"
    wait_until(lambda: bool(anna.play(table["id"])["legal"]))
    now = anna.play(table["id"])
    assert (now["game"], now["view"]["game"]) == (name, name)
    anna.move(table["id"], "1", now["legal"][0]["text"])
    anna.put(f"{path}/seats/0", kind="bot", bot="random")
    wait_until(lambda: bool(anna.get(path)["status"] == "over"))
    end = anna.get(f"{path}/end")
    assert end["game"] == name
    assert end["dice"]["checked"]
    assert end["overTime"][-1] == [row["total"] for row in end["scores"]]
    assert len(end["chapters"]) == len(end["overTime"])
    assert sorted(set(end["chapters"])) == list(range(1, len(end["byChapter"]) + 1))
    # Some games leave nothing to the dice.
    assert len({luck["rolls"] > 0 for luck in end["luck"]}) == 1
    for luck in end["luck"]:
        assert 0 <= luck["percentile"] <= 100
