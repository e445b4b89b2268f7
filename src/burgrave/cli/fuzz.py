"""`burgrave fuzz`: random games, or games of bots, in all combinations, in search of errors."""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING

from burgrave.cli.parser import Commands, Parser, add_command, add_number
from burgrave.cli.table_options import add_game, bot_spellings, game_named
from burgrave.cli.terminal import Progress, Terminal, decimal

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.locale import Speaker

_FOUND = 1


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "fuzz", run, speaker)
    add_game(parser, speaker)
    parser.add_argument("--bots", metavar="A,B,…", help=speaker.say("help-fuzz-bots"))
    add_run(parser, speaker, games=1000)


def add_run(parser: Parser, speaker: Speaker, games: int) -> None:
    """How many games, from which seed, in how many processes, told to whom."""
    add_number(parser, speaker, "--games", "help-games-number", 1, games, number=games)
    add_seed(parser, speaker)
    add_processes(parser, speaker)
    parser.add_argument("--json", action="store_true", help=speaker.say("help-json"))


def add_seed(parser: Parser, speaker: Speaker) -> None:
    """From which number all chance follows."""
    add_number(parser, speaker, "--seed", "help-seed-number", 0, 0, "S")


def add_processes(parser: Parser, speaker: Speaker) -> None:
    """In how many processes."""
    cores = os.cpu_count() or 1
    add_number(parser, speaker, "--processes", "help-processes", 1, 1, "P", cores=cores)


def run(args: Namespace, speaker: Speaker) -> int:
    """Play, and tell each failure with all that it takes to play it again."""
    game = game_named(args.game)
    bots = bot_spellings(args.bots, game) if args.bots else []
    from burgrave.arena.fuzz import fuzz

    progress = Progress(args.games, speaker.say("unit-games"))
    try:
        report = fuzz(game, args.games, args.seed, args.processes, progress, bots)
    finally:
        progress.close()
    if args.json:
        print(json.dumps(report.document(), indent=1, ensure_ascii=False))
    else:
        Terminal().wrapped(
            speaker.say(
                "fuzz-report",
                games=report.games,
                combinations=report.combinations,
                steps=report.steps,
                thorough=report.thorough,
                seconds=decimal(speaker, report.seconds),
            )
        )
    if not report.failures:
        if not args.json:
            Terminal().wrapped(speaker.say("fuzz-clean"))
        return 0
    for failure in report.failures:
        print(failure, file=sys.stderr)
    print(speaker.say("fuzz-failures", n=len(report.failures)), file=sys.stderr)
    return _FOUND
