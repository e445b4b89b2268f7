"""`burgrave doctor`: looks at everything in a server's store, and mends what can be mended."""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from burgrave.cli.parser import Commands, Parser, add_command
from burgrave.cli.refusal import Refusal, clipped
from burgrave.cli.serve import add_data, opening, place_of, shown

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.locale import Speaker
    from burgrave.server.doctor import Report
    from burgrave.server.examining import Finding, Progress

_SICK = 1
_OFTEN = 100
"""After so many tables it says how far it has come."""


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "doctor", run, speaker)
    parser.add_argument("--repair", action="store_true", help=speaker.say("help-repair"))
    add_data(parser, speaker)


def run(args: Namespace, speaker: Speaker) -> int:
    """Look, tell, and mend if that is asked for; the exit code is 1 if something stays wrong."""
    from burgrave.server.doctor import examine
    from burgrave.server.sqlite import resets_badly

    store = place_of(args)
    with opening(store):
        try:
            report = examine(store, args.repair, _progress(speaker))
        except FileNotFoundError:
            raise Refusal("no-file", path=shown(store)) from None
    for finding in report.findings:
        print(_told(finding, speaker))
    print(_summed_up(report, args.repair, speaker))
    if report.copy is not None:
        print(speaker.say("doctor-copy", path=str(report.copy)))
    if isinstance(store, Path) and resets_badly():
        print(speaker.say("doctor-sqlite", version=sqlite3.sqlite_version), file=sys.stderr)
    return _SICK if report.left else 0


def _progress(speaker: Speaker) -> Progress:
    def tell(done: int, of: int) -> None:
        if done % _OFTEN == 0 and done < of:
            print(speaker.say("doctor-progress", done=done, of=of), file=sys.stderr, flush=True)

    return tell


def _told(finding: Finding, speaker: Speaker) -> str:
    facts = {
        "table": finding.table,
        "detail": clipped(finding.detail),
        "line": finding.line,
        "kept": max(finding.line - 1, 0),
        "lines": finding.lines,
    }
    sentence = speaker.say(f"doctor-{finding.kind}", **facts)
    if not finding.mended:
        return sentence
    cut = f"doctor-{finding.kind}-mended"
    return f"{sentence} {speaker.say(cut if speaker.has(cut) else 'doctor-mended', **facts)}"


def _summed_up(report: Report, repair: bool, speaker: Speaker) -> str:
    seen = speaker.say("doctor-seen", tables=report.tables, lines=report.lines)
    if not report.findings:
        said = speaker.say("doctor-sound")
    elif not repair:
        said = speaker.say("doctor-ill", n=len(report.findings))
    else:
        mended = len(report.findings) - report.left
        said = speaker.say("doctor-left", mended=mended, left=report.left)
    return f"{seen} {said}"
