"""The games of a match in a file: a row for each, or its whole record, written as they come."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TextIO

from burgrave.cli.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from burgrave.arena.match import Played

_SUFFIXES = (".csv", ".jsonl")


@contextmanager
def rows(path: Path, bots: Sequence[str], records: bool) -> Iterator[Callable[[Played], None]]:
    """Open a file for the games of these bots; what came until an interruption stays in it."""
    if path.suffix not in _SUFFIXES:
        raise Refusal("out-kind", path=str(path))
    if records and path.suffix == ".csv":
        raise Refusal("out-records", path=str(path))
    with _opened(path) as page:
        if path.suffix == ".csv":
            yield _table(page, bots)
        else:
            yield lambda played: _line(page, _record(played) if records else _row(played, bots))


def _opened(path: Path) -> TextIO:
    if path.exists():
        raise Refusal("out-taken", path=str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return path.open("x", encoding="utf-8", newline="")
    except OSError as problem:
        detail = problem.strerror or str(problem)
        raise Refusal("out-unwritable", path=str(path), detail=detail) from None


def _line(page: TextIO, text: str) -> None:
    page.write(f"{text}\n")
    page.flush()


def _record(played: Played) -> str:
    """A record in one line."""
    assert played.record is not None
    return json.dumps(json.loads(played.record), ensure_ascii=False)


def _row(played: Played, bots: Sequence[str]) -> str:
    """A game in one line: who sat where, and how it went."""
    players = [
        {"bot": bots[bot], "place": place, "points": scores["total"], "sources": _sources(scores)}
        for bot, place, scores in zip(played.sitting, played.places, played.scores, strict=True)
    ]
    told = {"game": played.number, "decisions": played.decisions, "seats": players}
    return json.dumps(told, ensure_ascii=False)


def _sources(scores: dict[str, int]) -> dict[str, int]:
    return {source: points for source, points in scores.items() if source != "total"}


def _table(page: TextIO, bots: Sequence[str]) -> Callable[[Played], None]:
    """A table with a row for each game, and for each seat its bot, its place and its points."""
    sheet = csv.writer(page)
    heads = [f"{what}_{seat}" for seat in range(len(bots)) for what in ("bot", "place", "points")]
    sheet.writerow(["game", "decisions", *heads])

    def write(played: Played) -> None:
        cells: list[object] = [played.number, played.decisions]
        for bot, place, row in zip(played.sitting, played.places, played.scores, strict=True):
            cells += [bots[bot], place, row["total"]]
        sheet.writerow(cells)
        page.flush()

    return write
