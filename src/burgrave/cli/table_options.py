"""What commands that play share: the game, its options, and the bots around the table."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from burgrave import bots
from burgrave.bots.judges import knows
from burgrave.cli.parser import Parser, add_number
from burgrave.cli.refusal import Refusal
from burgrave.games import enrol, game, names
from burgrave.kernel.errors import BadOption, BurgraveError

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.kernel.game import Game, Option, Value
    from burgrave.locale import Speaker

GREEDY = "greedy"
RANDOM = "random"
_PLACE = "package.game:GAME"
_TRUTHS = {"true": True, "false": False}


def add_game(parser: Parser, speaker: Speaker, optional: bool = False) -> None:
    """The game's name."""
    parser.add_argument(
        "game",
        metavar=speaker.say("phrase-game"),
        nargs="?" if optional else None,
        help=speaker.say("help-game", names=", ".join(names())),
    )


def add_options(parser: Parser, speaker: Speaker) -> None:
    """A flag for each option of each game."""
    group = parser.add_argument_group(speaker.say("phrase-game-options"))
    group.add_argument("--set", action="append", metavar="OPTION=…", help=speaker.say("flag-set"))
    known: set[str] = set()
    for name in names():
        for option in game(name).options:
            if option.name in known:
                continue
            known.add(option.name)
            key = flag_of(option)
            told = flag_told(option, speaker)
            if isinstance(option.default, bool):
                group.add_argument(
                    f"--{key}", dest=option.name, action="store_const", const=True, help=told
                )
            else:
                values = [str(value) for value in option.values]
                group.add_argument(f"--{key}", choices=values, metavar="|".join(values), help=told)


def flag_of(option: Option) -> str:
    """How an option is spelled as a flag, without its dashes."""
    return option.name.replace("_", "-")


def flag_told(option: Option, speaker: Speaker) -> str:
    """What an option is for."""
    return speaker.say(f"flag-{flag_of(option)}")


def add_place(parser: Parser, speaker: Speaker) -> None:
    """Where a game of one's own is, for commands that find the game's name in a record."""
    parser.add_argument("--game", metavar=_PLACE, type=game_named, help=speaker.say("help-place"))


def add_players(parser: Parser, speaker: Speaker) -> None:
    """How many players."""
    add_number(parser, speaker, "--players", "help-players", 1)


def game_named(name: str | None) -> Game:
    """The game of that name, or one's own by its place; the first if nobody says which."""
    name = name or names()[0]
    if ":" in name:
        try:
            return enrol(name)
        except BadOption as problem:
            raise Refusal("own-game", detail=problem) from None
    if name not in names():
        raise Refusal("game", name=name, names=", ".join(names()))
    return game(name)


def options_of(chosen: Game, args: Namespace) -> dict[str, Value]:
    """The options that the command line gives, with what goes with them."""
    options: dict[str, Value] = {}
    # An option of another game is handed on too: this game then says that it has no such option.
    for option in (option for name in names() for option in game(name).options):
        value = getattr(args, option.name, None)
        if value is not None:
            options[option.name] = value
    options |= _set(chosen, args.set or ())
    return chosen.implied(options)


def _set(chosen: Game, wishes: Sequence[str]) -> dict[str, Value]:
    """Options by their names, as in `road=long`: a game of one's own has no flags."""
    found: dict[str, Value] = {}
    for wish in wishes:
        name, sign, value = wish.partition("=")
        if not sign:
            raise Refusal("set", text=wish)
        switches = [o.name for o in chosen.options if isinstance(o.default, bool)]
        found[name] = _TRUTHS.get(value, value) if name in switches else value
    return found


def check_players(chosen: Game, players: int) -> None:
    """Refuse a number of players that the game is not for."""
    if players not in chosen.seats:
        least, most = chosen.seats[0], chosen.seats[-1]
        raise Refusal("players", game=chosen.called, least=least, most=most, players=players)


def bot_spellings(text: str, game: Game) -> list[str]:
    """The bots of a list such as `greedy,random`, each tried once."""
    spellings = [spelling.strip() for spelling in text.split(",")]
    for spelling in spellings:
        try:
            with bots_blamed(spelling):
                bots.bot(spelling)
        except BadOption as problem:
            known = ", ".join(bots.names())
            if ":" in spelling:
                raise Refusal("own-bot", detail=problem) from None
            raise Refusal("bot", name=spelling, names=known) from None
        if not _plays(spelling.lower(), game):
            raise Refusal("not-played", bot=spelling.lower(), game=game.called)
    return spellings


def _plays(spelling: str, game: Game) -> bool:
    """Does a bot know a game? A bot of one's own always does, and so does random."""
    name = spelling.partition("-")[0]
    if name not in bots.names() or name == RANDOM:
        return True
    return knows(game) if name == GREEDY else name in bots.levels(game)


@contextmanager
def bots_blamed(*spellings: str) -> Iterator[None]:
    """Tell what goes wrong inside somebody's own bot in one sentence, with its place."""
    own = [spelling.partition(":")[0] for spelling in spellings if ":" in spelling]
    try:
        yield
    except (BurgraveError, Refusal):
        raise
    except Exception as problem:
        if not own:
            raise
        raise Refusal("bot-failed", detail=_failure(problem, own)) from None


def _failure(problem: Exception, modules: list[str]) -> str:
    """The kind of an exception, what it says, and the last line of the bot's that led to it."""
    told = type(problem).__name__
    if str(problem):
        told += f": {str(problem).rstrip('.')}"
    files = [getattr(sys.modules.get(module), "__file__", None) for module in modules]
    for frame in reversed(traceback.extract_tb(problem.__traceback__)):
        if frame.filename in files:
            return f"{told} ({Path(frame.filename).name}:{frame.lineno})"
    return told
