"""`burgrave simulate` keeps its games, and tells a bot's mistake so that it can be found."""

from __future__ import annotations

import csv
import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import burgrave
from tests.cli.conftest import Run
from tests.games.own import able_bot

GREEDY = ("simulate", "era", "--bots", "greedy,random", "--seed", "5")


def test_a_row_for_each_game(run: Run, tmp_path: Path) -> None:
    lines, table = tmp_path / "new" / "games.jsonl", tmp_path / "games.csv"
    result = json.loads(run(*GREEDY, "--games", "4", "--out", lines, "--json").out)
    games = [json.loads(line) for line in lines.read_text("utf-8").splitlines()]
    assert [game["game"] for game in games] == [0, 1, 2, 3]
    assert sum(game["decisions"] for game in games) == result["decisions"]
    mine = [seat for game in games for seat in game["seats"] if seat["bot"] == "greedy"]
    assert sum(seat["points"] for seat in mine) / 4 == result["standings"][0]["mean_score"]
    assert all(sum(seat["sources"].values()) == seat["points"] for seat in mine)
    assert [game["seats"][0]["bot"] for game in games] == ["greedy", "random"] * 2
    assert run(*GREEDY, "--games", "4", "--out", table).code == 0
    with table.open(encoding="utf-8", newline="") as page:
        rows = list(csv.DictReader(page))
    assert [int(row["points_1"]) for row in rows] == [game["seats"][1]["points"] for game in games]
    assert [row["bot_0"] for row in rows] == ["greedy", "random"] * 2


@pytest.mark.parametrize("bots", ["random,random,random", "able,random"])
@pytest.mark.parametrize("name", burgrave.names())
def test_a_record_of_each_game(run: Run, tmp_path: Path, name: str, bots: str) -> None:
    line_up = bots.replace("able", able_bot(name))
    words = ("simulate", name, "--bots", line_up, "--seed", "2", "--games", "2")
    rows, records = tmp_path / "rows.jsonl", tmp_path / "records.jsonl"
    assert run(*words, "--out", rows).code == 0
    assert run(*words, "--records", "--out", records).code == 0
    told = [json.loads(line) for line in rows.read_text("utf-8").splitlines()]
    kept = [burgrave.record(line) for line in records.read_text("utf-8").splitlines()]
    # Writing games down changes nothing about them.
    for row, record in zip(told, kept, strict=True):
        report = burgrave.verify(record)
        assert report.over
        scores = burgrave.replay(record).state.scores()
        assert [score["total"] for score in scores] == [seat["points"] for seat in row["seats"]]
        assert [player.kind for player in record.players] == [seat["bot"] for seat in row["seats"]]


def test_one_game_of_a_match_by_itself(run: Run, tmp_path: Path) -> None:
    run(*GREEDY, "--games", "4", "--out", tmp_path / "all.jsonl")
    run(*GREEDY, "--games", "1", "--first", "2", "--out", tmp_path / "one.jsonl")
    third = (tmp_path / "all.jsonl").read_text("utf-8").splitlines()[2]
    assert (tmp_path / "one.jsonl").read_text("utf-8").splitlines() == [third]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--out", "games.txt"), "neither a table (.csv) nor lines of JSON (.jsonl)"),
        (("--out", "games.csv", "--records"), "name the file .jsonl instead of “games.csv”"),
        (("--records",), "--out FILE.jsonl"),
        (("--out", "taken.csv"), "“taken.csv” exists already; choose another name."),
        (("--out", "taken.csv/games.csv"), "cannot be written"),
    ],
)
def test_where_nothing_can_be_kept_nothing_is_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken.csv").write_text("mine", "utf-8")
    result = run(*GREEDY, *words)
    assert (result.code, result.out) == (2, "")
    assert told in result.err
    assert len(result.err.splitlines()) == 1
    assert (tmp_path / "taken.csv").read_text("utf-8") == "mine"


FORGETFUL = """
from burgrave.bots import Bot

class Forgetful(Bot):
    def choose(self, seat, rng):
        return self.memory if seat.view["round"] == 3 else seat.legal[0]
"""


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_mistake_is_shown_with_all_that_led_to_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, processes: str
) -> None:
    (tmp_path / "forgetful.py").write_text(FORGETFUL, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    words = ("simulate", "era", "--bots", "forgetful:Forgetful,random", "--games", "60")
    result = run(*words, "--seed", "4", "--processes", processes, "--traceback")
    assert result.code == 2
    *shown, sentence = result.err.splitlines()
    assert "AttributeError" in sentence
    assert any("return self.memory" in line for line in shown)
    assert any("This was game 0 of the match with seed 4." in line for line in shown)
    assert len(run(*words).err.splitlines()) == 1


@pytest.mark.parametrize("processes", ["1", "2"])
def test_who_interrupts_keeps_what_was_played(tmp_path: Path, processes: str) -> None:
    games = tmp_path / "games.jsonl"
    words = ("simulate", "kingsburg", "--bots", "greedy,random", "--games", "1000000", "--json")
    command = [sys.executable, "-m", "burgrave", *words, "--out", str(games)]
    with subprocess.Popen(
        [*command, "--processes", processes],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        # One row may stand there before its game is counted; with two of them there is a result.
        while not games.exists() or games.read_text("utf-8").count("\n") < 2:
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    assert err == ""
    result = json.loads(out)
    assert result["interrupted"]
    # The row that is just being written may be there already.
    assert len(games.read_text("utf-8").splitlines()) - result["games"] in (0, 1)
    assert result["games"] > 0
