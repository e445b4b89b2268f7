"""The command line's parser: argparse, speaking the reader's language and refusing in one line."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from burgrave.cli.refusal import clipped

if TYPE_CHECKING:
    from burgrave.locale import Speaker

_PHRASES = {
    "usage: ": "phrase-usage",
    "positional arguments": "phrase-positional",
    "options": "phrase-options",
    "show this help message and exit": "phrase-help",
    "argument %(argument_name)s: %(message)s": "phrase-argument",
    "expected one argument": "phrase-expected-one",
    "expected at least one argument": "phrase-expected-some",
    "the following arguments are required: %s": "phrase-required",
    "unrecognized arguments: %s": "phrase-unknown",
    "invalid choice: %(value)r (choose from %(choices)s)": "phrase-choice",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "phrase-parser",
    "not allowed with argument %s": "phrase-not-with",
    "ignored explicit argument %r": "phrase-no-value",
}
"""What argparse says of its own, and the messages that say it here."""


_DIGITS = 18
"""No number that a command takes is longer."""


class BadUsage(Exception):
    """A command line that does not fit."""


class Parser(argparse.ArgumentParser):
    """A parser that tells what is wrong in one line, without the usage before it."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Leave the telling to `main`."""
        raise BadUsage(message)


class ShowVersion(argparse.Action):
    """Tells the version and the build; to find it out takes time, so it is done only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Say it and end."""
        import burgrave
        from burgrave.version import version

        build = "compiled" if burgrave.compiled else "pure Python"
        print(f"burgrave {version()} ({build})")
        parser.exit()


Commands = argparse._SubParsersAction
Run = Callable[[argparse.Namespace, "Speaker"], int]


def speak(speaker: Speaker) -> None:
    """Let argparse say its own phrases in this language."""
    said = {phrase: speaker.say(key) for phrase, key in _PHRASES.items()}
    said["usage: "] += " "
    # argparse asks gettext for every phrase under this name.
    vars(argparse)["_"] = lambda phrase: said.get(phrase, phrase)


def add_command(
    commands: Commands[Parser], name: str, run: Run, speaker: Speaker, **facts: str
) -> Parser:
    """A command with its help in the reader's language."""
    parser: Parser = commands.add_parser(
        name,
        help=speaker.say(f"help-{name}"),
        description=speaker.say(f"about-{name}", **facts),
        add_help=True,
    )
    parser.set_defaults(run=run)
    return parser


def whole_number(speaker: Speaker, least: int) -> Callable[[str], int]:
    """A reader of whole numbers from a least one on."""

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        if not digits.isdecimal() or len(digits) > _DIGITS or int(text) < least:
            raise argparse.ArgumentTypeError(
                speaker.say("phrase-whole-number", least=least, text=clipped(text))
            )
        return int(text)

    return read


def add_number(
    parser: argparse._ActionsContainer,
    speaker: Speaker,
    flag: str,
    told: str,
    least: int,
    usual: int | None = None,
    metavar: str = "N",
    **facts: int,
) -> None:
    """An option that takes a whole number from a least one on."""
    parser.add_argument(
        flag,
        type=whole_number(speaker, least),
        default=usual,
        metavar=metavar,
        help=speaker.say(told, **facts),
    )


def add_file(
    parser: argparse._ActionsContainer, speaker: Speaker, name: str, told: str, **settings: Any
) -> None:
    """An option, or what follows the command, that names a file."""
    usual = settings.get("default")
    said = speaker.say(told) if usual is None else speaker.say(told, file=str(usual))
    parser.add_argument(name, type=Path, metavar=speaker.say("phrase-file"), help=said, **settings)
