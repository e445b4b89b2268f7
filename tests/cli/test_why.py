"""`why` at the prompt: the rule behind a refusal, the latest news or the question."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Protocol

import pytest

import burgrave
from burgrave.arena.fuzz import combinations
from burgrave.bots import bot
from burgrave.cli.session import Session
from burgrave.cli.sight import Sight
from burgrave.cli.terminal import Terminal
from burgrave.games import names
from burgrave.kernel.state import State
from burgrave.kernel.table import Player, Table
from burgrave.locale import languages, speaker
from tests.cli.conftest import Run
from tests.rules.era import scene as era
from tests.rules.kings_will import scene as will
from tests.rules.kingsburg import scene as burg

COURT = burg.scene(
    step="influence",
    Ann=burg.player(dice="4 4 2"),
    Bob=burg.player(dice="1", groups="influence 8 with 5 3"),
).state
PROVINCE = burg.scene(
    step="build", Ann=burg.player(goods="2 gold", buildings="inn"), Bob=burg.player()
).state
DOMAIN = era.scene(
    step="build",
    Ann=era.player(stores="2 wood", dice="peasant 5 5", pieces="farm a1"),
    Bob=era.player(),
).state
LAND = will.scene(
    step="act",
    tile="build",
    active="Ann",
    Ann=will.player(
        land="corn hamlet 2; meadow; forest 1; mountain", goods="2 food, 3 wood, 1 stone"
    ),
    Bob=will.player(land="corn hamlet 2; meadow; forest 1 / mill; mountain"),
).state


class Typed(Protocol):
    """What Ann is told after the last line that she types."""

    def __call__(
        self, state: State, *lines: str, language: str = "en", plain: bool = False
    ) -> str: ...


@pytest.fixture
def typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Ann at a position, beside a bot."""
    monkeypatch.setenv("COLUMNS", "80")

    def typed(state: State, *lines: str, language: str = "en", plain: bool = False) -> str:
        position = state.position()
        players = [Player("Ann"), Player("Bob", "random")]
        game, options = burgrave.game(str(position["game"])), position["options"]
        assert isinstance(options, dict)
        table = Table(game, players, burgrave.FairDice(bytes(32), 2), options, position)
        out = io.StringIO()
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*lines, "q", ""])))
        monkeypatch.setattr("sys.stdout", out)
        terminal = Terminal(out, {}, plain)
        path = tmp_path / "game.json"
        Session(table, {1: bot("random")}, terminal, speaker(language), path).run(0)
        return out.getvalue().split("Ann> ")[len(lines)].partition("\n")[2]

    return typed


@pytest.mark.parametrize(
    ("state", "refused", "rule"),
    [
        (COURT, "9", "K-2b.4"),
        (COURT, "influence 9", "K-2b.4"),
        (COURT, "hunter", "K-2b.4"),
        (COURT, "8", "K-2b.7"),
        (COURT, "Treasurer", "K-2b.7"),
        (COURT, "elephants", "K-2b.1"),
        (PROVINCE, "farms", "K-2d.4"),
        (PROVINCE, "build market", "K-2d.2"),
        (DOMAIN, "farm a1", "E-5.3"),
        (DOMAIN, "church b7", "E-5.1"),
        (DOMAIN, "church", "E-5.1"),
        (DOMAIN, "lumber mill", "E-5.1"),
        (LAND, "palace", "W-2.8"),
        (LAND, "mill", "W-0.11"),
        (LAND, "castle", "W-2.7"),
        (LAND, "42", "W-1.4"),
    ],
)
def test_a_refusal_and_its_rule(typed: Typed, state: State, refused: str, rule: str) -> None:
    said = typed(state, refused)
    told = typed(state, refused, "why")
    assert told.startswith(f"{said}  {rule} ")


def test_names_are_known_in_the_readers_language(typed: Typed) -> None:
    assert "  K-2b.7 " in typed(COURT, "Schatzmeister", "warum", language="de")
    assert "  K-2b.7 " in typed(COURT, "kincstárnok", "miért", language="hu")
    assert "  W-2.8 " in typed(LAND, "Bibliothek", "why", language="de")
    assert "  E-5.1 " in typed(DOMAIN, "templom", "miért", language="hu")


def test_the_rule_is_told_in_the_readers_language(typed: Typed) -> None:
    told = " ".join(typed(PROVINCE, "warum", language="de").split())
    assert "K-2d.1 In Zugreihenfolge darf jeder ein Gebäude errichten" in told


def test_a_piece_that_hovers_where_it_may_not_stand(typed: Typed) -> None:
    farm = ("place farm", "g7")
    told = typed(DOMAIN, *farm, "why", plain=True)
    assert told.startswith("  E-5.3 ")


def test_the_news_and_the_question(run: Run, tmp_path: Path) -> None:
    words = ("play", "kingsburg", "--seed", "3", "--name", "Ann", "--save", tmp_path / "g.json")
    told = run(*words, typed="why\nwhy order\n2\nwhy\nwhy kangaroo\nq\n").out
    answers = [part.partition("\n")[2] for part in told.split("Ann> ")[1:]]
    first, order, _, later, nothing, _ = answers
    assert first.startswith("Bertram gets 1 gold from the King: tied for fewest buildings")
    assert first.count("K-1.3") == 1
    assert "The King helps you: which good do you take?\n  K-1.3 " in first
    assert order.startswith("Turn order drawn: Cindy, Bertram, you and David.\n  K-0.3 ")
    assert "\n  K-2b.4 " in later
    assert "Which advisor do you influence, and with which dice?\n  K-2b.1 " in later
    assert nothing == "No rule speaks of “kangaroo”.\n"


@pytest.mark.parametrize("game", names())
def test_only_what_the_seat_was_told_is_explained(game: str) -> None:
    players, options = combinations(burgrave.game(game))[-1]
    people = [Player(f"Player {seat}") for seat in range(players)]
    table = Table(burgrave.game(game), people, burgrave.FairDice(bytes(32), players), options)
    table.start()
    rng = burgrave.Rng(1)
    explained = 0
    for _ in range(60):
        if table.state.over:
            break
        seat = table.waiting[0]
        sight = Sight(table, seat, Terminal(io.StringIO(), {}), speaker("en"))
        known = " ".join(" ".join(sight.log(0)).replace("*", " ").split())
        news = sight.why("")[0]
        explained += news in known
        assert (news in known) == bool(known)
        legal = table.state.legal(seat)
        table.play(seat, legal[rng.below(len(legal))])
    assert explained > 20


@pytest.mark.parametrize("language", languages())
def test_what_a_choice_brings_stands_behind_the_dash_of_the_language(
    typed: Typed, language: str
) -> None:
    told = typed(PROVINCE, "", language=language)
    dashes = {"\N{EM DASH}", "\N{EN DASH}"} & set(told)
    assert dashes == {"\N{EM DASH}" if language == "en" else "\N{EN DASH}"}
