"""The `burgrave` command."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgrave.cli.parser import Parser
    from burgrave.locale import Speaker

__all__ = ["main", "parser_of"]

_MISTAKE = 2
_INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 2 for a mistake in what was asked."""
    try:
        return _main(argv)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return _INTERRUPTED


def _main(argv: Sequence[str] | None) -> int:
    from burgrave.cli.parser import BadUsage
    from burgrave.cli.refusal import Interrupted, Refusal
    from burgrave.cli.substitutes import register
    from burgrave.kernel.errors import BurgraveError
    from burgrave.locale import speaker

    _open_streams()
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a letter shows a plainer one rather than ending the game.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=register())
    words = list(sys.argv[1:] if argv is None else argv)
    tongue = speaker(_language(words))
    try:
        return _run(words, tongue)
    except Refusal as refusal:
        return _refuse(refusal.told(tongue))
    except BurgraveError as problem:
        from burgrave.locale.problems import said

        return _refuse(said(problem, tongue.language))
    except BadUsage as problem:
        return _refuse(str(problem))
    except Interrupted:
        return _INTERRUPTED
    except BrokenPipeError:
        # The reader has seen enough, as in `burgrave rules | head`.
        _mute()
        return 0
    except OSError as problem:
        _mute()
        failed = Refusal("system", detail=problem.strerror or str(problem))
        return _refuse(failed.told(tongue))


def _open_streams() -> None:
    """Whoever closed a stream reads nothing and hears nothing, as with an empty file."""
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY), encoding="utf-8")
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")


def _mute() -> None:
    """Drop what can't be written, so that the end of the process does not try again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: list[str], tongue: Speaker) -> int:
    parser = parser_of(tongue)
    args = parser.parse_args(words)
    if "run" not in args:
        parser.print_help()
        return 0
    code = args.run(args, tongue)
    sys.stdout.flush()
    return int(code)


def _refuse(sentence: str) -> int:
    print(f"burgrave: {' '.join(sentence.split())}", file=sys.stderr)
    return _MISTAKE


def _language(words: list[str]) -> str:
    """The language asked for, needed before anything else can be said."""
    from burgrave.locale import from_environment, languages

    for place, word in enumerate(words):
        name, _, value = word.partition("=")
        if name == "--language":
            wish = value or (words[place + 1] if place + 1 < len(words) else "")
            if wish in languages():
                return wish
    return from_environment(os.environ)


def parser_of(tongue: Speaker) -> Parser:
    """The parser of the whole command line, in the reader's language."""
    import argparse

    from burgrave.cli import (
        backup,
        doctor,
        fuzz,
        games,
        learn,
        play,
        prune,
        replay,
        report,
        restore,
        rules,
        serve,
        simulate,
        store,
        tournament,
        train,
        verify,
    )
    from burgrave.cli.parser import Parser, ShowVersion, speak
    from burgrave.cli.terminal import Terminal, fill
    from burgrave.locale import languages

    speak(tongue)
    width = Terminal().width
    parser = Parser(
        prog="burgrave",
        description="\n".join(fill(tongue.say("about"), width)),
        epilog=_examples(tongue, width),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=ShowVersion, nargs=0, help=tongue.say("phrase-version"))
    commands = parser.add_subparsers(
        title=tongue.say("phrase-commands"),
        metavar=tongue.say("phrase-command"),
        parser_class=Parser,
    )
    bots = (simulate, tournament, report, train)
    played = (games, learn, play, *bots, replay, verify, fuzz, rules)
    for command in (*played, serve, backup, restore, doctor, prune, store):
        command.add(commands, tongue)
    for each in (parser, *commands.choices.values()):
        each.add_argument(
            "--language",
            choices=languages(),
            metavar="|".join(languages()),
            help=tongue.say("help-language"),
        )
    return parser


def _examples(tongue: Speaker, width: int) -> str:
    from burgrave.cli.terminal import listed

    examples = {
        "burgrave play kingsburg": "example-play",
        "burgrave play kingsburg --governors": "example-governors",
        "burgrave play kingsburg --seats Anna,Béla,bot": "example-seats",
        "burgrave simulate kingsburg": "example-simulate",
        f"burgrave {tongue.say('phrase-command')} --help": "example-help",
    }
    told = {example: tongue.say(key) for example, key in examples.items()}
    return "\n".join([tongue.say("example-begin"), *listed(told, width)])
