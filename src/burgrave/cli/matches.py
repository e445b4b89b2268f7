"""What commands share in which bots play: who plays what, by which crew, told in which columns."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from burgrave.cli.table_options import bot_spellings, bots_blamed, check_players, options_of
from burgrave.cli.table_options import game_named as _game_named
from burgrave.cli.terminal import Progress, cells, decimal, fit, right

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.arena.crew import Crew
    from burgrave.cli.parser import Parser
    from burgrave.kernel.game import Game, Value
    from burgrave.locale import Speaker


def add_bots(parser: Parser, speaker: Speaker, usual: str, told: str) -> None:
    """The bots that play; otherwise those that a command has usually."""
    parser.add_argument(
        "--bots", default=usual, metavar="A,B,…", help=speaker.say(told, bots=usual)
    )


def add_ray(parser: Parser, speaker: Speaker) -> None:
    """A Ray cluster instead of processes."""
    parser.add_argument(
        "--ray", metavar=speaker.say("phrase-address"), help=speaker.say("help-ray")
    )


def asked(args: Namespace, seats: int | None = None) -> tuple[Game, dict[str, Value], list[str]]:
    """The game, its options and the bots, once all of them can be had."""
    game = _game_named(args.game)
    options = options_of(game, args)
    line_up = bot_spellings(args.bots, game)
    check_players(game, len(line_up) if seats is None else seats)
    return game, options, line_up


@contextmanager
def playing(
    args: Namespace, speaker: Speaker, games: int, line_up: list[str]
) -> Iterator[tuple[Crew, Progress]]:
    """The crew that was asked for, and a bar; who breaks down meanwhile is named."""
    from burgrave.arena.crew import crew

    progress = Progress(games, speaker.say("unit-games"))
    try:
        with bots_blamed(*line_up), crew(args.processes, args.ray) as team:
            yield team, progress
    finally:
        progress.close()


def columns(rows: list[list[str]], words: tuple[int, ...] = (0,)) -> list[str]:
    """Rows of a table: the columns that hold words to the left, numbers to the right."""
    widths = [max(cells(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(
            fit(text, width) if i in words else right(text, width)
            for i, (text, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def percent(speaker: Speaker, share: float) -> str:
    """A share as the reader writes it."""
    return f"{decimal(speaker, 100 * share)} %"
