"""`burgrave report`: what many games tell, as a page to look at and as rows to reckon with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from burgrave.cli.parser import Commands, Parser, add_command, add_file
from burgrave.cli.refusal import Refusal
from burgrave.cli.table_options import add_place
from burgrave.cli.terminal import Progress, Terminal
from burgrave.kernel.errors import BadRecord

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from burgrave.kernel.record import Record
    from burgrave.locale import Speaker

_PAGE = "report.html"


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "report", run, speaker)
    add_file(parser, speaker, "records", "help-report-records")
    add_file(parser, speaker, "--out", "help-report-out", default=Path(_PAGE))
    add_file(parser, speaker, "--parquet", "help-report-parquet")
    add_place(parser, speaker)


def run(args: Namespace, speaker: Speaker) -> int:
    """Read the games and write the page."""
    for path in (args.out, args.parquet):
        if path is not None and path.exists():
            raise Refusal("out-taken", path=str(path))
    from burgrave.arena.report import page, write_parquet
    from burgrave.arena.sightings import sightings

    lines = _lines(args.records)
    progress = Progress(len(lines), speaker.say("unit-games"))
    try:
        seen = sightings(_records(args.records, lines, progress))
    finally:
        progress.close()
    try:
        if args.parquet is not None:
            write_parquet(seen, args.parquet)
        args.out.write_text(page(seen, speaker), "utf-8", newline="\n")
    except OSError as problem:
        detail = problem.strerror or str(problem)
        raise Refusal("out-unwritable", path=str(args.out), detail=detail) from None
    Terminal().wrapped(speaker.say("report-done", games=seen.games, file=str(args.out)))
    return 0


def _lines(path: Path) -> list[str]:
    try:
        return [line for line in path.read_text("utf-8").splitlines() if line.strip()]
    except (OSError, UnicodeDecodeError) as problem:
        detail = getattr(problem, "strerror", None) or "UTF-8"
        raise Refusal("unreadable", path=str(path), detail=detail) from None


def _records(path: Path, lines: list[str], progress: Progress) -> Iterator[Record]:
    from burgrave import record

    for number, line in enumerate(lines, 1):
        try:
            if "entries" not in json.loads(line):
                raise Refusal("report-rows", path=str(path))
            yield record(line)
        except (ValueError, TypeError):
            raise Refusal("report-rows", path=str(path)) from None
        except BadRecord as problem:
            raise Refusal("record", path=f"{path}:{number}", detail=problem) from None
        progress(number)
