"""The menu of Kingsburg: long lists are grouped, and nothing that is legal is left out."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import burgrave
from burgrave.bots import bot
from burgrave.cli.face import face
from burgrave.cli.menu import Menu
from burgrave.cli.parts import WANTED
from burgrave.cli.session import Session
from burgrave.cli.terminal import Terminal
from burgrave.kernel.seat import Look
from burgrave.kernel.state import Json
from burgrave.kernel.table import Player, Table
from burgrave.locale import Speaker, languages, speaker

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
    return shown.menu(Look(seat, state))


def offered(menu: Menu) -> list[str]:
    """Every decision of a menu once; some can be chosen at once or in a menu of their own."""
    return sorted({action.text for action in menu.all_actions()})


@pytest.fixture(autouse=True)
def _narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


@pytest.mark.parametrize("language", languages())
def test_many_ways_are_grouped_by_advisor(language: str) -> None:
    state = GAME.restore(MANY_WAYS)
    menu = menu_of(state, 0, language)
    assert offered(menu) == sorted(action.text for action in state.legal(0))
    assert len(state.legal(0)) > 100
    assert len(menu.lines) <= 24
    for each in (menu, *menu.menus.values()):
        assert all(len(line) < 80 for line in each.lines)


def test_the_cheapest_way_comes_first() -> None:
    menu = menu_of(GAME.restore(MANY_WAYS), 0, "en")
    ways = [action.text for action in menu.menus["8"].actions.values()]
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
                assert offered(menu) == sorted(action.text for action in legal)
            state.play(seat, legal[rng.below(len(legal))])


def typed_into(
    table: Table,
    typed: str,
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: Speaker = speaker("en"),  # noqa: B008
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    out = io.StringIO()
    monkeypatch.setattr("sys.stdout", out)
    Session(table, {1: bot("random")}, Terminal(out, {}), words, path).run(0)
    return out.getvalue()


def scene_at(position: Json) -> Table:
    """A table with Ann and a bot that begins at a position."""
    players = [Player("Ann"), Player("Bertram", "random")]
    dice = burgrave.FairDice(bytes(32), seats=2)
    options = GAME.restore(position).position()["options"]
    assert isinstance(options, dict)
    return Table(GAME, players, dice, options, position)


def test_first_the_advisor_then_the_dice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = scene_at(MANY_WAYS)
    path = tmp_path / "game.json"
    told = typed_into(table, "8\nh 2\n0\nh 8\n8\n2\nq\n", path, monkeypatch)
    assert "  0)  Back to the advisors" in told
    assert "Notation: influence 8 with 5 + 3" in told
    assert str(table.entries[0]) == "0: influence 8 with 5 + 3"


FEW_WAYS: Json = {
    "game": "kingsburg",
    "options": {"edition": "first"},
    "step": "influence",
    "seats": [{"own": [4, 4, 2], "tokens": 0}, {"own": [1]}],
}


@pytest.mark.parametrize(
    ("typed", "played"),
    [
        ("8", "influence 8 with 4 4"),
        ("08", "influence 8 with 4 4"),
        ("treasurer", "influence 8 with 4 4"),
        ("TREAS", "influence 8 with 4 4"),
        ("influence 8", "influence 8 with 4 4"),
        ("the treasurer 4", "influence 8 with 4 4"),
        ("merchant", "influence 4 with 4"),
        ("4", "influence 4 with 4"),
        ("pass", "pass"),
        ("0", "pass"),
    ],
)
def test_advisors_are_chosen_by_their_own_numbers_and_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, played: str
) -> None:
    table = scene_at(FEW_WAYS)
    typed_into(table, f"{typed}\nq\n", tmp_path / "game.json", monkeypatch)
    assert str(table.entries[0]) == f"0: {played}"


def test_numbers_in_the_list_are_those_on_the_board() -> None:
    menu = menu_of(GAME.restore(FEW_WAYS), 0, "en")
    for key, action in menu.actions.items():
        if key != "0":
            assert action.text.startswith(f"influence {key} "), (key, action.text)


SEVERAL_WAYS: Json = {
    "game": "kingsburg",
    "options": {"edition": "first"},
    "step": "influence",
    "seats": [{"own": [5, 3, 2], "tokens": 1}, {"own": [1]}],
}


def test_one_of_several_ways_is_chosen_by_a_letter_or_in_a_list_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, typed in enumerate(("5b", "5\n2", "sergeant\n2", "5 b")):
        table = scene_at(SEVERAL_WAYS)
        told = typed_into(table, f"{typed}\nq\n", tmp_path / f"{number}.json", monkeypatch)
        assert "5a) 5  5b) 3+2" in told
        assert str(table.entries[0]) == "0: influence 5 with 3 2"


def test_words_that_may_mean_several_things_are_asked_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = scene_at(SEVERAL_WAYS)
    told = typed_into(table, "influence\ntower\n7x\nq\n", tmp_path / "game.json", monkeypatch)
    told = " ".join(told.split())
    ways = len(table.state.legal(0)) - 1
    assert f"“influence” may mean {ways} choices, for instance: " in told
    assert "“tower” is not possible now" in told
    assert "“7x” is not possible now" in told
    assert not table.entries


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ("help", "board", "describe", "log", "chances", "details 4", "save", "undo", "quit"),
        ),
        ("de", ("hilfe", "spielplan", "lage", "aussichten", "speichern", "zurück", "undo", "ende")),
        ("hu", ("súgó", "tábla", "helyzet", "esélyek", "mentés", "VISSZA", "undo", "kilépés")),
    ],
)
def test_words_are_commands_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: tuple[str, ...]
) -> None:
    typed = "\n".join([*words, "4", ""])
    told = typed_into(
        scene_at(FEW_WAYS), typed, tmp_path / "game.json", monkeypatch, speaker(language)
    )
    assert told.count(speaker(language).say("play-help-words")[:20]) == 1
    assert speaker(language).say("play-resume") in told
    for word in words:
        assert f"“{word}”" not in told


def test_whoever_has_passed_is_shown_so_even_with_dice_left() -> None:
    position: Json = {
        "game": "kingsburg",
        "step": "influence",
        "passed": [1],
        "seats": [{"own": [2, 4]}, {"own": [3]}],
    }
    shown = face("kingsburg", Terminal(io.StringIO(), {}), speaker("en"), ["Ann", "Bob"])
    lines = shown.board(Look(0, GAME.restore(position)), WANTED)
    assert "4 2" in next(line for line in lines if "A Ann" in line)
    assert "passed" in next(line for line in lines if "B Bob" in line)


def test_a_long_name_is_broken_where_the_choices_are_in_short() -> None:
    long = " ".join(["a farmer with two loaves"] * 4)
    menu = Menu({}, [], items={"1": "one", "2": long, "3": "three"})
    first, middle, last = menu.short(Terminal(io.StringIO(), {}))
    assert (first, last) == (["  1) one"], ["  3) three"])
    assert [len(line) < 80 for line in middle] == [True, True]
    assert " ".join(line.strip() for line in middle) == f"2) {long}"
