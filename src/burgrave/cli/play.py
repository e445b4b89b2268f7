"""`burgrave play`: you against bots in the terminal."""

from __future__ import annotations

import hashlib
import os
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from burgrave import bots
from burgrave.cli.face import letters
from burgrave.cli.files import check_free, check_writable, default_path, read_record
from burgrave.cli.parser import Commands, Parser, add_command, whole_number
from burgrave.cli.refusal import Refusal
from burgrave.cli.saved import CHOOSE, chosen
from burgrave.cli.session import Session
from burgrave.cli.table_options import (
    add_game,
    add_options,
    add_players,
    bot_spellings,
    check_players,
    game_named,
    options_of,
)
from burgrave.cli.terminal import Terminal
from burgrave.games import game, names
from burgrave.kernel.errors import BadOption, BadRecord
from burgrave.kernel.fair import FairDice
from burgrave.kernel.names import NAME_LENGTH, is_taken
from burgrave.kernel.record import resume
from burgrave.kernel.table import Player, Table

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.kernel.game import Game
    from burgrave.locale import Speaker

_PLAYERS = 4
_BOTS = "greedy"
_NAME = "Anna"
_BOT_NAMES = ("Bertram", "Cindy", "David", "Emese", "Farkas", "Gisela")
HUMAN = "human"
_OF_A_NEW_GAME = ("players", "bots", "name", "seat", "seed")
"""What a resumed game brings with it."""


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "play", run, speaker)
    add_game(parser, speaker, optional=True)
    add_players(parser, speaker)
    parser.add_argument("--bots", metavar="A,B,…", help=speaker.say("help-bots", bots=_BOTS))
    parser.add_argument("--name", metavar=speaker.say("phrase-name"), help=speaker.say("help-name"))
    parser.add_argument(
        "--seat", type=whole_number(speaker, 1), metavar="N", help=speaker.say("help-seat")
    )
    parser.add_argument(
        "--seed", metavar=speaker.say("phrase-text"), help=speaker.say("help-seed-text")
    )
    file = speaker.say("phrase-file")
    parser.add_argument("--save", type=Path, metavar=file, help=speaker.say("help-save"))
    parser.add_argument(
        "--resume",
        type=Path,
        nargs="?",
        const=CHOOSE,
        metavar=file,
        help=speaker.say("help-resume"),
    )
    add_options(parser, speaker)


def run(args: Namespace, speaker: Speaker) -> int:
    """Sit down, or go on where you stopped."""
    _enable_editing()
    terminal = Terminal()
    if args.resume is CHOOSE:
        args.resume = chosen(terminal, speaker)
        if args.resume is None:
            return 0
    if args.resume is not None:
        table, path, told = _resumed(args)
    else:
        table, path, told = _new(args)
    me = next(seat for seat, player in enumerate(table.players) if player.kind == HUMAN)
    others = {
        seat: bots.bot(player.kind)
        for seat, player in enumerate(table.players)
        if player.kind != HUMAN
    }
    _welcome(terminal, speaker, table, me)
    Session(table, me, others, terminal, speaker, path).run(told)
    return 0


def _new(args: Namespace) -> tuple[Table, Path, int]:
    game = game_named(args.game or "kingsburg")
    options = options_of(game, args)
    players = _players(game, args)
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


def _players(game: Game, args: Namespace) -> list[Player]:
    """The person on the wished seat, bots with names of their own on the others."""
    spellings = bot_spellings(_BOTS if args.bots is None else args.bots)
    number = args.players
    if number is None:
        number = len(spellings) + 1 if args.bots and len(spellings) > 1 else _PLAYERS
    check_players(game, number)
    if args.bots is not None and len(spellings) > number - 1:
        raise Refusal("too-many-bots", bots=len(spellings), players=number)
    seat = (args.seat or 1) - 1
    if seat >= number:
        raise Refusal("seat", seat=seat + 1, players=number)
    name = args.name if args.name is not None else _own_name()
    try:
        me = Player(name, HUMAN)
    except BadOption:
        raise Refusal("name", most=NAME_LENGTH) from None
    taken = letters([me.name])
    names = [bot for bot in _BOT_NAMES if bot[0] not in taken and not is_taken(bot, [me.name])]
    others = [Player(names[i], spellings[i % len(spellings)]) for i in range(number - 1)]
    return [*others[:seat], me, *others[seat:]]


def _own_name() -> str:
    name = os.environ.get("USER", os.environ.get("USERNAME", ""))
    return name[:1].upper() + name[1:] if name.isalpha() and name != "root" else _NAME


def _resumed(args: Namespace) -> tuple[Table, Path, int]:
    for option in (*_OF_A_NEW_GAME, *(o.name for name in names() for o in game(name).options)):
        if getattr(args, option, None) is not None:
            raise Refusal("not-with-resume", flag=f"--{option.replace('_', '-')}")
    record = read_record(args.resume)
    if args.game is not None and game_named(args.game) is not record.game:
        raise Refusal("other-game", path=str(args.resume), game=record.game.name)
    kinds = [player.kind for player in record.players]
    if kinds.count(HUMAN) != 1:
        raise Refusal("no-person", path=str(args.resume))
    bot_spellings(",".join(kind for kind in kinds if kind != HUMAN))
    path = args.save or args.resume
    check_writable(path)
    if path.resolve() != args.resume.resolve():
        check_free(path)
    try:
        table = resume(record)
    except BadRecord as problem:
        raise Refusal("record", path=str(args.resume), detail=str(problem)) from None
    return table, path, max(0, len(table.log) - 8)


def _welcome(terminal: Terminal, speaker: Speaker, table: Table, me: int) -> None:
    terminal.rule(table.game.title)
    marks = letters([player.name for player in table.players])
    told = [
        f"{mark} {player.name} ({speaker.say('play-you') if seat == me else player.kind})"
        for seat, (mark, player) in enumerate(zip(marks, table.players, strict=True))
    ]
    terminal.wrapped(speaker.say("play-table", players=", ".join(told)))
    dice = table.dice
    assert dice is not None
    terminal.wrapped(speaker.say("play-sealed", commitment=dice.commitment[:16]))
    terminal.wrapped(speaker.say("play-help"))


def _enable_editing() -> None:
    """Let the arrow keys work at the prompt, where the platform has readline."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401
        except ImportError:
            return
