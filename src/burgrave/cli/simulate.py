"""`burgrave simulate`: bots against bots, many games at once."""

from __future__ import annotations

import json
import traceback
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

from burgrave.cli.fuzz import add_run
from burgrave.cli.matches import add_bots, add_ray, asked, columns, percent, playing
from burgrave.cli.parser import Commands, Parser, add_command, add_file, add_number
from burgrave.cli.refusal import Interrupted, Refusal
from burgrave.cli.rows import rows
from burgrave.cli.table_options import add_game, add_options
from burgrave.cli.terminal import Terminal, decimal

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.arena.match import Result
    from burgrave.locale import Speaker

_LINE_UP = "greedy,random,random,random"


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "simulate", run, speaker)
    add_game(parser, speaker)
    add_bots(parser, speaker, _LINE_UP, "help-simulate-bots")
    add_run(parser, speaker, games=1000)
    add_ray(parser, speaker)
    add_number(parser, speaker, "--first", "help-simulate-first", 0, 0)
    add_file(parser, speaker, "--out", "help-simulate-out")
    parser.add_argument("--records", action="store_true", help=speaker.say("help-simulate-records"))
    parser.add_argument(
        "--traceback", action="store_true", help=speaker.say("help-simulate-traceback")
    )
    add_options(parser, speaker)


def run(args: Namespace, speaker: Speaker) -> int:
    """Play the match and tell who won how often."""
    game, options, line_up = asked(args)
    if args.records and args.out is None:
        raise Refusal("records-where")
    from burgrave.arena.match import simulate

    with ExitStack() as open_files:
        keep = None
        if args.out is not None:
            keep = open_files.enter_context(rows(args.out, line_up, args.records))
        team, progress = open_files.enter_context(playing(args, speaker, args.games, line_up))
        if args.traceback:
            open_files.enter_context(_mistakes_in_full())
        result = simulate(
            *(game, line_up, args.games, args.seed, options),
            on_progress=progress,
            on_game=keep,
            records=args.records,
            first=args.first,
            by=team,
        )
    if args.json:
        print(json.dumps(result.to_json(), indent=1, ensure_ascii=False))
    else:
        _tell(Terminal(), result, speaker)
    if result.interrupted:
        raise Interrupted
    return 0


@contextmanager
def _mistakes_in_full() -> Iterator[None]:
    """Show all that led to a mistake, and the game in which it was made."""
    try:
        yield
    except Refusal:
        raise
    except Exception as problem:
        traceback.print_exception(problem)
        raise


def _tell(terminal: Terminal, result: Result, speaker: Speaker) -> None:
    speed = round(result.games / result.seconds) if result.seconds else result.games
    terminal.wrapped(
        speaker.say(
            "simulate-report",
            games=result.games,
            decisions=result.decisions,
            seconds=decimal(speaker, result.seconds),
            speed=speed,
        )
    )
    heads = [speaker.say(f"simulate-{name}") for name in ("bot", "wins", "share", "score", "place")]
    told = [
        [
            standing.name,
            decimal(speaker, standing.wins) if standing.wins % 1 else str(int(standing.wins)),
            percent(speaker, standing.wins / result.games),
            decimal(speaker, standing.mean_score),
            decimal(speaker, standing.mean_place, 2),
        ]
        for standing in result.standings
    ]
    for line in columns([heads, *told]):
        terminal.write("  " + line)
