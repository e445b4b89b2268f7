"""`burgrave play`: people and bots in the terminal."""

from __future__ import annotations

import hashlib
import os
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from burgrave import bots
from burgrave.arena.clock import with_clock
from burgrave.cli.face import letters
from burgrave.cli.files import check_free, check_writable, default_path, read_record
from burgrave.cli.naming import level_of, title_of
from burgrave.cli.parser import Commands, Parser, add_command, add_file, add_number
from burgrave.cli.refusal import Refusal
from burgrave.cli.saved import CHOOSE, chosen
from burgrave.cli.seating import HUMAN, USUAL, players_of
from burgrave.cli.session import Session
from burgrave.cli.table_options import (
    add_game,
    add_options,
    add_players,
    bot_spellings,
    game_named,
    options_of,
)
from burgrave.cli.terminal import Terminal, fill
from burgrave.games import game, names
from burgrave.kernel.errors import BadRecord
from burgrave.kernel.fair import FairDice
from burgrave.kernel.record import resume
from burgrave.kernel.table import Table
from burgrave.locale.words import CommonWords

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.kernel.game import Game
    from burgrave.locale import Speaker

_OF_A_NEW_GAME = ("players", "bots", "name", "seat", "seats", "seed", "set")
"""What a resumed game brings with it."""


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "play", run, speaker)
    add_game(parser, speaker, optional=True)
    add_players(parser, speaker)
    parser.add_argument("--bots", metavar="A,B,…", help=speaker.say("help-bots", bots=USUAL))
    parser.add_argument("--name", metavar=speaker.say("phrase-name"), help=speaker.say("help-name"))
    add_number(parser, speaker, "--seat", "help-seat", 1)
    parser.add_argument("--seats", metavar="A,B,…", help=speaker.say("help-seats"))
    parser.add_argument("--plain", action="store_true", help=speaker.say("help-plain"))
    parser.add_argument(
        "--seed", metavar=speaker.say("phrase-text"), help=speaker.say("help-seed-text")
    )
    add_file(parser, speaker, "--save", "help-save")
    add_file(parser, speaker, "--resume", "help-resume", nargs="?", const=CHOOSE)
    add_options(parser, speaker)


def run(args: Namespace, speaker: Speaker) -> int:
    """Sit down, or go on where you stopped."""
    if not args.plain:
        _enable_editing()
    terminal = Terminal(plain=args.plain)
    wanted = None if args.game is None else game_named(args.game)
    if args.resume is CHOOSE:
        args.resume = chosen(terminal, speaker)
        if args.resume is None:
            return 0
    if args.resume is not None:
        table, path, told = _resumed(args, wanted)
    else:
        table, path, told = _new(args, wanted or game_named(None))
    others = {
        seat: with_clock(bots.bot(player.kind))
        for seat, player in enumerate(table.players)
        if player.kind != HUMAN
    }
    welcome = _welcome(terminal, speaker, table)
    Session(table, others, terminal, speaker, path).run(told, welcome)
    return 0


def _new(args: Namespace, game: Game) -> tuple[Table, Path, int]:
    options = options_of(game, args)
    players = players_of(game, args)
    seed = secrets.token_bytes(32)
    if args.seed is not None:
        seed = hashlib.sha256(
            f"burgrave play {args.seed}".encode(errors="surrogateescape")
        ).digest()
    dice = FairDice(seed, len(players))
    path = args.save or default_path(game.name, dice.commitment[:6], os.environ)
    check_writable(path)
    check_free(path)
    table = Table(game, players, dice, options)
    table.start()
    return table, path, 0


def _resumed(args: Namespace, wanted: Game | None) -> tuple[Table, Path, int]:
    for option in (*_OF_A_NEW_GAME, *(o.name for name in names() for o in game(name).options)):
        if getattr(args, option, None) is not None:
            raise Refusal("not-with-resume", flag=f"--{option.replace('_', '-')}")
    record = read_record(args.resume)
    if wanted is not None and wanted is not record.game:
        raise Refusal("other-game", path=str(args.resume), game=record.game.called)
    kinds = [player.kind for player in record.players]
    if HUMAN not in kinds:
        raise Refusal("no-person", path=str(args.resume))
    if bots := [kind for kind in kinds if kind != HUMAN]:
        bot_spellings(",".join(bots), record.game)
    path = args.save or args.resume
    check_writable(path)
    if path.resolve() != args.resume.resolve():
        check_free(path)
    try:
        table = resume(record)
    except BadRecord as problem:
        raise Refusal("record", path=str(args.resume), detail=problem) from None
    return table, path, max(0, len(table.log) - 8)


def _welcome(terminal: Terminal, speaker: Speaker, table: Table) -> list[str]:
    marks = letters([player.name for player in table.players])
    alone = sum(player.kind == HUMAN for player in table.players) == 1
    person = speaker.say("play-you" if alone else "play-person")
    kinds = [
        person if player.kind == HUMAN else level_of(player.kind, table.game, speaker)
        for player in table.players
    ]
    told = [
        f"{mark} {player.name} ({kind})"
        for mark, player, kind in zip(marks, table.players, kinds, strict=True)
    ]
    dice = table.dice
    assert dice is not None
    sentences = (
        speaker.say("play-table", players=CommonWords(speaker).joined(told)),
        speaker.say("play-sealed", commitment=dice.commitment[:16]),
        speaker.say("play-help"),
    )
    lines = [line for sentence in sentences for line in fill(sentence, terminal.width)]
    return [terminal.ruled(title_of(table.game, speaker)), *lines]


def _enable_editing() -> None:
    """Let the arrow keys work at the prompt, where the platform has readline."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401
        except ImportError:
            return
