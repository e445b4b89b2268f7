"""Mistakes: one clear sentence, exit code 2, never a traceback."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from burgrave.locale import languages
from tests.cli.conftest import Run

REFUSED = {
    "unknown command": ("chess",),
    "unknown game": ("play", "chess"),
    "endless name of a game": ("play", "x" * 5000),
    "unknown game to simulate": ("simulate", "go"),
    "unknown game to fuzz": ("fuzz", "go"),
    "too many players": ("play", "kingsburg", "--players", "9"),
    "too few players": ("play", "kingsburg", "--players", "1"),
    "players not a number": ("play", "kingsburg", "--players", "two"),
    "players beyond counting": ("play", "kingsburg", "--players", "9" * 5000),
    "an option cut short": ("play", "kingsburg", "--gov"),
    "lone bot": ("simulate", "kingsburg", "--bots", "random"),
    "unknown bot": ("play", "kingsburg", "--bots", "deep"),
    "unknown bot module": ("simulate", "kingsburg", "--bots", "nowhere:Bot,random"),
    "empty bot": ("simulate", "kingsburg", "--bots", "random,,random"),
    "too many bots": ("play", "kingsburg", "--players", "2", "--bots", "random,random"),
    "no such seat": ("play", "kingsburg", "--players", "3", "--seat", "4"),
    "empty name": ("play", "kingsburg", "--name", ""),
    "unknown edition": ("play", "kingsburg", "--edition", "third"),
    "module without its edition": ("play", "kingsburg", "--edition", "first", "--governors"),
    "documented without governors": ("play", "kingsburg", "--documented-governors"),
    "unknown option": ("play", "kingsburg", "--turbo"),
    "value missing": ("play", "kingsburg", "--players"),
    "unknown language": ("games", "--language", "fr"),
    "no games": ("simulate", "kingsburg", "--games", "0"),
    "no processes": ("fuzz", "kingsburg", "--processes", "0"),
    "no such file": ("play", "kingsburg", "--resume", "nowhere.json"),
    "no file to verify": ("verify", "nowhere.json"),
    "no file to replay": ("replay", "nowhere.json"),
    "file not named": ("verify",),
    "two ways to replay": ("replay", "nowhere.json", "--all", "--step", "1"),
    "unknown rule": ("rules", "K-99.1"),
    "coverage of one rule": ("rules", "--coverage", "K-8.3"),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("words", REFUSED.values(), ids=REFUSED)
def test_a_mistake_gets_one_line_and_code_2(
    run: Run, words: tuple[str, ...], language: str
) -> None:
    result = run(*words, "--language", language) if "--language" not in words else run(*words)
    assert result.code == 2
    assert result.out == ""
    assert len(result.err.splitlines()) == 1
    assert result.err.startswith("burgrave: ")
    assert "Traceback" not in result.err


def test_a_mistake_is_told_in_the_readers_language(run: Run) -> None:
    words = ("play", "kingsburg", "--players", "9", "--language")
    assert run(*words, "en").err == "burgrave: Kingsburg is for 2 to 5 players, not 9.\n"
    assert "ist für 2 bis 5 Personen, nicht für 9." in run(*words, "de").err
    assert "2\u20135 játékos játszhatja, nem 9." in run(*words, "hu").err


def changed(change: Callable[[dict[str, object]], None], path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    change(record)
    path.write_text(json.dumps(record), encoding="utf-8")


def cheat(record: dict[str, object]) -> None:
    entries = record["entries"]
    assert isinstance(entries, list)
    rolls = [i for i, entry in enumerate(entries) if entry.startswith("*: roll")]
    entries[rolls[0]] = "*: roll 6 6 6"


BROKEN: dict[str, Callable[[dict[str, object]], None]] = {
    "another roll": cheat,
    "another hash": lambda record: record.update(hash="0" * 64),
    "a cut tail": lambda record: record.update(entries=[]),
    "other rules": lambda record: record.update(rules="99"),
    "another game": lambda record: record.update(game="chess"),
    "nobody at the table": lambda record: record.update(seats=[]),
    "no dice": lambda record: record.update(dice=None),
}


@pytest.mark.parametrize("change", BROKEN.values(), ids=BROKEN)
def test_an_edited_record_is_refused(
    run: Run, tmp_path: Path, change: Callable[[dict[str, object]], None]
) -> None:
    path = tmp_path / "game.json"
    run("play", "kingsburg", "--seed", "a", "--save", path, typed="1\nq\n")
    changed(change, path)
    for words in (("verify",), ("replay",), ("play", "kingsburg", "--resume")):
        result = run(*words, path)
        assert result.code == 2
        assert len(result.err.splitlines()) == 1


@pytest.mark.parametrize("content", ["", "{", "[]", "null", "\x00\xff", '{"format": 1}'])
def test_what_is_no_record_is_refused(run: Run, tmp_path: Path, content: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content.encode("latin-1"))
    result = run("verify", path)
    assert (result.code, result.out) == (2, "")
    assert len(result.err.splitlines()) == 1


def test_a_place_that_cannot_be_written_is_refused_before_the_game(
    run: Run, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    for place in (tmp_path, tmp_path / "file" / "game.json"):
        result = run("play", "kingsburg", "--save", place, typed="1\n")
        assert (result.code, result.out) == (2, "")
        assert "--save" in result.err


def test_a_step_beyond_the_end_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "kingsburg", "--seed", "a", "--save", path, typed="q\n")
    assert run("replay", path, "--step", "9999").code == 2


def test_a_record_of_another_game_is_not_resumed_as_this_one(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "kingsburg", "--seed", "a", "--save", path, typed="q\n")
    assert run("play", "chess", "--resume", path).code == 2
