"""`burgrave report`: a page that needs nothing else, with the numbers of the games."""

from __future__ import annotations

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

import burgrave
from burgrave.arena.sightings import rows, sightings
from burgrave.locale import languages
from tests.cli.conftest import Run

WORDS = {
    ("kingsburg", "en"): ("Who won", "Advisors", "Guard Tower", "Town Hall"),
    ("era", "de"): ("Wer gewann", "Teile", "Bauernhof", "Desaster"),
    ("kings-will", "hu"): ("Ki nyert", "Lapkák", "A király akarata", "1. hely"),
}


class Reader(HTMLParser):
    """Every tag is closed by its own, and nothing is fetched from anywhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe")
        assert not {"src", "href", "style"} & {name for name, _ in attrs}
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag == "rect"

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def played(run: Run, folder: Path, name: str, games: int) -> Path:
    path = folder / f"{name}.jsonl"
    words = ("simulate", name, "--bots", "greedy,random", "--games", str(games), "--seed", "3")
    assert run(*words, "--records", "--out", path).code == 0
    return path


@pytest.mark.parametrize(("name", "language"), WORDS)
def test_a_page_for_every_game(run: Run, tmp_path: Path, name: str, language: str) -> None:
    assert language in languages()
    records, out = played(run, tmp_path, name, 8), tmp_path / "page.html"
    assert run("report", records, "--out", out, "--language", language).code == 0
    page = out.read_text("utf-8")
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert "://" not in page
    assert "url(" not in page
    text = " ".join(reader.text)
    for word in WORDS[name, language]:
        assert word in text
    # What nobody has put into words would show as it is written in the data.
    assert not re.search(r"\b[a-z]+_[a-z]+\b", text)


def test_the_rows_add_up(run: Run, tmp_path: Path) -> None:
    records = played(run, tmp_path, "kingsburg", 4)
    kept = [burgrave.record(line) for line in records.read_text("utf-8").splitlines()]
    seen = sightings(kept)
    assert seen.games == 4
    assert sum(sat.win for sat in seen.sat) == 4
    for sat, row in zip(seen.sat, rows(seen), strict=True):
        scores = burgrave.replay(kept[sat.game]).state.scores()[sat.seat]
        assert sat.points == scores["total"] == sum(sat.sources.values())
        built = sum(times for (kind, _, _), times in sat.things.items() if kind == "built")
        told = [row[name] for name in row if name.startswith("built: ")]
        assert built == sum(int(str(times)) for times in told)
        assert len(sat.opening) == min(built, 2)


def test_rows_for_data_frames(run: Run, tmp_path: Path) -> None:
    parquet = pytest.importorskip(
        "pyarrow.parquet", reason="pyarrow is not installed; `make test` installs it where it can"
    )
    records, out = played(run, tmp_path, "kings-will", 2), tmp_path / "rows.parquet"
    assert run("report", records, "--out", tmp_path / "p.html", "--parquet", out).code == 0
    table = parquet.read_table(str(out)).to_pylist()
    assert [(row["game"], row["seat"]) for row in table] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert {row["player"] for row in table} == {"greedy", "random"}


def test_without_pyarrow_one_sentence_says_what_to_install(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    records, out = played(run, tmp_path, "kingsburg", 1), tmp_path / "page.html"
    result = run("report", records, "--out", out, "--parquet", tmp_path / "rows.parquet")
    assert result.code == 2
    assert "pip install 'burgrave[report]'" in result.err
    assert not out.exists()


def test_what_is_no_record_is_refused_in_one_sentence(run: Run, tmp_path: Path) -> None:
    record = played(run, tmp_path, "kingsburg", 1).read_text("utf-8")
    other = played(run, tmp_path, "kings-will", 1).read_text("utf-8")
    page = tmp_path / "page.html"
    for text, told in (
        ('{"game": 0, "decisions": 3}\n', "holds no records"),
        ("game,decisions\n", "holds no records"),
        ("\n", "no game in this file"),
        (record + other, "records of different games"),
        (record.replace("roll", "role", 1), "cannot be used"),
    ):
        file = tmp_path / "games.jsonl"
        file.write_text(text, "utf-8")
        result = run("report", file, "--out", page)
        assert (result.code, len(result.err.splitlines())) == (2, 1)
        assert told in result.err
    assert "cannot be read" in run("report", tmp_path / "nowhere", "--out", page).err
    page.write_text("mine", "utf-8")
    assert "exists already" in run("report", file, "--out", page).err
    assert page.read_text("utf-8") == "mine"
