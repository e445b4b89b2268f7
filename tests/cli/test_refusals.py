"""Mistakes: one clear sentence, exit code 2, never a traceback."""

from __future__ import annotations

import json
import os
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
    "no bots": ("play", "kingsburg", "--bots", ""),
    "bot of a relative module": ("simulate", "kingsburg", "--bots", "..:Bot,random"),
    "empty bot": ("simulate", "kingsburg", "--bots", "random,,random"),
    "too many bots": ("play", "kingsburg", "--players", "2", "--bots", "random,random"),
    "no such seat": ("play", "kingsburg", "--players", "3", "--seat", "4"),
    "empty name": ("play", "kingsburg", "--name", ""),
    "name that cannot be seen": ("play", "kingsburg", "--name", "\u3164"),
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


def test_a_mistake_names_the_game_as_its_reader_does(run: Run) -> None:
    told = run("play", "era", "--players", "9", "--language", "de").err
    assert "Era: Das Mittelalter ist für 1 bis 4 Personen" in told


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


def test_an_old_game_is_not_saved_over(run: Run, tmp_path: Path) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    run("play", "kingsburg", "--save", old, typed="1\nq\n")
    before = old.read_bytes()
    for words in (("play", "kingsburg", "--save", old), ("play", "--resume", new, "--save", old)):
        run("play", "kingsburg", "--save", new, typed="q\n")
        result = run(*words, typed="1\n")
        assert (result.code, result.out) == (2, "")
        assert "--resume" in result.err
    result = run("play", "--resume", new, typed=f"s {old}\ns ~nobody-at-all/x\ns a\0b\nq\n")
    assert "exists already" in " ".join(result.out.split())  # however long the path is
    assert f"--resume {new}" in result.out
    assert old.read_bytes() == before


def test_pipes_and_devices_are_left_alone(run: Run, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for words in (("verify", pipe), ("play", "--resume", pipe), ("play", "--save", pipe)):
        result = run(*words)
        assert (result.code, result.out) == (2, "")
        assert "no ordinary file" in result.err
    assert pipe.is_fifo()


def test_a_link_stays_a_link(run: Run, tmp_path: Path) -> None:
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "game.json")
    run("play", "kingsburg", "--save", link, typed="1\nq\n")
    assert link.is_symlink()
    assert run("verify", tmp_path / "game.json").code == 0


@pytest.mark.parametrize("words", [("--players", "3"), ("--seed", "b"), ("--governors",)])
def test_a_resumed_game_takes_no_settings(run: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    path = tmp_path / "game.json"
    run("play", "kingsburg", "--save", path, typed="q\n")
    result = run("play", "--resume", path, *words)
    assert (result.code, result.out) == (2, "")
    assert words[0] in result.err


def test_records_that_passed_through_windows_are_read(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "kingsburg", "--save", path, typed="1\nq\n")
    text = path.read_text(encoding="utf-8").replace("\n", "\r\n")
    path.write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert run("verify", path).code == 0
    path.write_bytes(text.encode("utf-16"))
    assert "UTF-8" in run("verify", path).err


def test_a_file_that_is_far_too_long_is_not_read_to_its_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with path.open("wb") as page:
        page.truncate(20_000_000)
    assert "too long" in run("verify", path).err


OWN_BOTS = """
from burgrave.bots import Bot

class Angry(Bot):
    def choose(self, seat, rng):
        raise ValueError("never\\nmind")

class Silent(Bot):
    def choose(self, seat, rng):
        return None

class Idle(Bot):
    pass

class Nameless(Bot):
    def __init__(self):
        raise KeyError("name")
"""


@pytest.mark.parametrize("name", ["Angry", "Silent", "Idle", "Nameless"])
def test_a_bot_that_goes_wrong_is_told_in_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    (tmp_path / "wrong_bots.py").write_text(OWN_BOTS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    path = tmp_path / "game.json"
    bots = f"wrong_bots:{name}"
    for words in (
        ("simulate", "kingsburg", "--bots", f"{bots},random", "--games", "1"),
        ("play", "kingsburg", "--bots", bots, "--seed", "a", "--save", path),
    ):
        result = run(*words, typed="1\n" * 9)
        assert result.code == 2
        assert len(result.err.splitlines()) == 1
    if name == "Angry":
        assert "ValueError: never mind (wrong_bots.py:6)" in result.err
    if name != "Nameless":
        assert f"--resume {path}" in result.out
        assert run("verify", path).code == 0


def test_a_bot_whose_module_is_broken_is_told_in_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bot.py").write_text("class Half(", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    result = run("simulate", "kingsburg", "--bots", "broken_bot:Half,random")
    assert (result.code, len(result.err.splitlines())) == (2, 1)
    assert "SyntaxError" in result.err


SPITEFUL_BOT = """
from pathlib import Path
from burgrave.bots import Bot

class Spiteful(Bot):
    def choose(self, seat, rng):
        path = Path("game.json")
        if path.is_file():
            path.unlink()
            path.mkdir()
        return seat.legal[0]
"""


@pytest.mark.parametrize("typed", ["1\n0\nq\ns {other}\nq\n", "1\n0\n", "1\n0\n" * 300])
def test_a_game_outlives_the_place_it_was_saved_at(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    (tmp_path / "spiteful_bot.py").write_text(SPITEFUL_BOT, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    other = tmp_path / "other.json"
    result = run(
        *("play", "kingsburg", "--bots", "spiteful_bot:Spiteful", "--players", "2"),
        *("--save", tmp_path / "game.json"),
        typed=typed.format(other=other),
    )
    assert (result.code, result.err) == (0, "")
    assert "This game is not saved." in result.out
    kept = other if "other" in typed else next((tmp_path / "state" / "burgrave").iterdir())
    assert f"{kept}\n" in result.out
    assert run("verify", kept).code == 0


def test_whoever_has_no_home_says_where_to_save(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def homeless(kind: type[Path]) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setenv("XDG_STATE_HOME", "")
    monkeypatch.setattr(Path, "home", classmethod(homeless))
    result = run("play", "kingsburg")
    assert (result.code, result.out) == (2, "")
    assert "--save FILE" in result.err
    assert run("play", "--save", tmp_path / "game.json", typed="q\n").code == 0
