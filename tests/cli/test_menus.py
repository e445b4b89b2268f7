"""The menu of Kingsburg: long lists are grouped, and nothing that is legal is left out."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import burgrave
from burgrave.bots import bot
from burgrave.cli.face import face
from burgrave.cli.menu import Menu
from burgrave.cli.session import Session
from burgrave.cli.terminal import Terminal
from burgrave.kernel.state import Json
from burgrave.kernel.table import Player, Table
from burgrave.locale import languages, speaker

GAME = burgrave.game("kingsburg")
OPTIONS: dict[str, str | bool] = {"edition": "revised", "governors": True}
MANY_WAYS: Json = {
    "game": "kingsburg",
    "options": OPTIONS,
    "step": "influence",
    "year": 2,
    "envoy": 0,
    "neutral": [[1, 2, 4], [2, 3]],
    "seats": [
        {
            "own": [2, 4, 5],
            "bonus": [3, 6],
            "tokens": 2,
            "buildings": ["inn", "market", "farms"],
            "governor": "politician",
        },
        {"own": [3], "groups": ["influence 12 with 6 + 6"], "governor": "miner"},
    ],
}


def menu_of(state: burgrave.State, seat: int, language: str) -> Menu:
    names = [f"Player {seat}" for seat in range(state.seats)]
    shown = face("kingsburg", Terminal(io.StringIO(), {}), speaker(language), names)
    return shown.menu(state.view(seat), state.legal(seat))


def offered(menu: Menu) -> list[str]:
    inner = [text for each in menu.menus.values() for text in offered(each)]
    return [action.text for action in menu.actions.values()] + inner


@pytest.fixture(autouse=True)
def _narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


@pytest.mark.parametrize("language", languages())
def test_many_ways_are_grouped_by_advisor(language: str) -> None:
    state = GAME.restore(MANY_WAYS)
    menu = menu_of(state, 0, language)
    assert sorted(offered(menu)) == sorted(action.text for action in state.legal(0))
    assert len(state.legal(0)) > 100
    assert len(menu.lines) <= 24
    for each in (menu, *menu.menus.values()):
        assert all(len(line) < 80 for line in each.lines)


def test_the_cheapest_way_comes_first() -> None:
    menu = menu_of(GAME.restore(MANY_WAYS), 0, "en")
    treasurer = next(n for n, line in enumerate(menu.lines, 1) if "Treasurer" in line)
    ways = [action.text for action in menu.menus[treasurer].actions.values()]
    assert ways[:2] == ["influence 8 with 2 + 6", "influence 8 with 5 + 3"]
    assert ways[-1].endswith("token market")


@pytest.mark.parametrize("language", languages())
def test_nothing_that_is_legal_is_left_out(language: str) -> None:
    for number, options in enumerate(GAME.option_sets()):
        state = GAME.new(3, **options)
        rng = burgrave.Rng(number)
        while not state.over:
            if (chance := state.chance) is not None:
                state.settle(chance.sample(rng))
                continue
            seat = state.actors[0]
            legal = state.legal(seat)
            if rng.below(6) == 0 and len(legal) > 1:
                menu = menu_of(state, seat, language)
                assert sorted(offered(menu)) == sorted(action.text for action in legal)
            state.play(seat, legal[rng.below(len(legal))])


def typed_into(table: Table, typed: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    out = io.StringIO()
    monkeypatch.setattr("sys.stdout", out)
    Session(table, 0, {1: bot("random")}, Terminal(out, {}), speaker("en"), path).run(0)
    return out.getvalue()


def test_first_the_advisor_then_the_dice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    players = [Player("Ann"), Player("Bertram", "random")]
    dice = burgrave.FairDice(bytes(32), seats=2)
    table = Table(GAME, players, dice, OPTIONS, MANY_WAYS)
    path = tmp_path / "game.json"
    told = typed_into(table, "9\nh 2\n0\nh 9\n9\n2\nq\n", path, monkeypatch)
    assert "  0)  Back to the advisors" in told
    assert "Notation: influence 8 with 5 + 3" in told
    assert str(table.entries[0]) == "0: influence 8 with 5 + 3"


def test_whoever_has_passed_is_shown_so_even_with_dice_left() -> None:
    position: Json = {
        "game": "kingsburg",
        "step": "influence",
        "passed": [1],
        "seats": [{"own": [2, 4]}, {"own": [3]}],
    }
    shown = face("kingsburg", Terminal(io.StringIO(), {}), speaker("en"), ["Ann", "Bob"])
    lines = shown.board(GAME.restore(position).view(0))
    assert "4 2" in next(line for line in lines if "A Ann" in line)
    assert "passed" in next(line for line in lines if "B Bob" in line)
