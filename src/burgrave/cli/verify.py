"""`burgrave verify`: checks a record, decision by decision and roll by roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.cli.files import read_record
from burgrave.cli.naming import title_of
from burgrave.cli.parser import Commands, Parser, add_command, add_file
from burgrave.cli.table_options import add_place
from burgrave.cli.terminal import Terminal
from burgrave.kernel.record import verify
from burgrave.locale.words import CommonWords

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.locale import Speaker


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "verify", run, speaker)
    add_file(parser, speaker, "file", "help-file")
    add_place(parser, speaker)


def run(args: Namespace, speaker: Speaker) -> int:
    """Say what was found in order; what is not ends with code 2."""
    record = read_record(args.file)
    report = verify(record)
    terminal = Terminal()
    joined = CommonWords(speaker).joined
    names = joined([player.name for player in record.players])
    terminal.wrapped(
        speaker.say("verify-game", title=title_of(record.game, speaker), players=names)
    )
    terminal.wrapped(
        speaker.say(
            "verify-counts",
            decisions=report.decisions,
            forced=report.forced,
            outcomes=report.outcomes,
        )
    )
    terminal.wrapped(speaker.say(f"verify-dice-{report.dice}"))
    terminal.wrapped(speaker.say("verify-hash", hash=record.hash))
    terminal.wrapped(speaker.say(how_it_stands(report.over, report.ended)))
    if gone := record.resigned:
        gave_up = joined([record.players[seat].name for seat in gone])
        terminal.wrapped(speaker.say("verify-gave-up", names=gave_up, names_n=len(gone)))
    return 0


def how_it_stands(over: bool, ended: str) -> str:
    """The message that tells whether a game is over, and how."""
    return "verify-over" if over else f"verify-{ended}" if ended else "verify-running"
