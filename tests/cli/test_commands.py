"""Help, lists, simulations and searches: every command in every language."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import burgrave.cli
from burgrave.locale import languages
from tests.cli.conftest import Run

COMMANDS = ("games", "play", "simulate", "tournament", "train", "replay", "verify", "fuzz", "rules")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_every_language(run: Run, command: str, language: str) -> None:
    result = run(command, "--help", "--language", language)
    assert (result.code, result.err) == (0, "")
    assert f"burgrave {command}" in result.out
    if language != "en":
        for phrase in ("usage", "options:", "positional", "show this", "exit"):
            assert phrase not in result.out


@pytest.mark.parametrize("language", languages())
def test_help_fits_into_80_columns(run: Run, language: str) -> None:
    for words in ((), *((command,) for command in COMMANDS)):
        lines = run(*words, "--help", "--language", language).out.splitlines()
        assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("words", [(), ("--help",)])
def test_the_command_alone_invites(run: Run, words: tuple[str, ...]) -> None:
    result = run(*words)
    assert result.code == 0
    assert "burgrave play kingsburg" in result.out
    assert all(command in result.out for command in COMMANDS)


def test_the_language_follows_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert "Kezdd ezzel" in run("--help").out
    assert "Zum Anfang" in run("--help", "--language=de").out


def test_the_version_tells_the_build(run: Run) -> None:
    build = "compiled" if burgrave.compiled else "pure Python"
    assert re.fullmatch(rf"burgrave [\d.]+ \({build}\)\n", run("--version").out)


def test_games_are_listed_with_players_options_and_bots(run: Run) -> None:
    told = run("games").out
    assert "Kingsburg, 2 to 5 players" in told
    assert "--edition first|revised" in told
    assert "Bots: careless, steady, shrewd, masterly, greedy, random" in told


def test_a_simulation_as_json(run: Run) -> None:
    words = ("simulate", "kingsburg", "--bots", "random,random,random", "--games", "6", "--json")
    result = run(*words, "--governors", "--seed", "3")
    document = json.loads(result.out)
    assert document["games"] == 6
    assert document["options"]["edition"] == "revised"
    assert document["decisions"] > 0
    assert document["seconds"] > 0
    assert sum(standing["wins"] for standing in document["standings"]) == 6
    again = json.loads(run(*words, "--governors", "--seed", "3").out)
    assert again["standings"] == document["standings"]


@pytest.mark.parametrize("language", languages())
def test_a_simulation_as_a_table(run: Run, language: str) -> None:
    result = run("simulate", "kingsburg", "--games", "4", "--language", language)
    assert result.err == ""
    assert len(result.out.splitlines()) == 6


def test_a_search_for_errors(run: Run) -> None:
    result = run("fuzz", "kingsburg", "--games", "4", "--seed", "9")
    assert result.code == 0
    assert result.out.endswith("No errors.\n")
    report = json.loads(run("fuzz", "kingsburg", "--games", "4", "--json").out)
    assert (report["games"], report["failures"]) == (4, [])


def test_every_message_of_the_terminal_is_used() -> None:
    page = files("burgrave.locale").joinpath("en", "cli.ftl").read_text(encoding="utf-8")
    keys = [e.id.name for e in FluentParser().parse(page).body if isinstance(e, ast.Message)]
    folder = Path(burgrave.cli.__file__).parent
    # Reports speak too, and the server where no client is: in its log, on a page without one.
    speakers = (folder.parent / "arena", folder.parent / "server")
    pages = [*folder.rglob("*.py"), *(path for each in speakers for path in each.glob("*.py"))]
    source = "\n".join(path.read_text(encoding="utf-8") for path in pages)
    literal = set(re.findall(r"[\"']([a-z][a-z0-9-]*)[\"']", source))
    heads = tuple(re.findall(r"[\"']([a-z-]+-)\{", source))
    refusals = {f"problem-{key}" for key in re.findall(r'Refusal\(\s*"([a-z-]+)"', source)}
    unused = [k for k in keys if k not in literal | refusals and not k.startswith(heads)]
    assert unused == []
    assert refusals <= set(keys)
    assert {key for key in keys if key.startswith("problem-")} == refusals
