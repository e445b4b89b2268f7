"""`burgrave store copy`: moves a hall from one store to another."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from burgrave.cli.parser import Commands, Parser, add_command
from burgrave.cli.refusal import Refusal
from burgrave.cli.serve import opening, place_named, shown

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.locale import Speaker


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "store", run, speaker)
    parser.add_argument("what", choices=("copy",), help=speaker.say("help-store-what"))
    parser.add_argument(
        "source",
        metavar=speaker.say("phrase-from"),
        type=place_named,
        help=speaker.say("help-store-from"),
    )
    parser.add_argument(
        "target",
        metavar=speaker.say("phrase-to"),
        type=place_named,
        help=speaker.say("help-store-to"),
    )


def run(args: Namespace, speaker: Speaker) -> int:
    """Copy everything, compare it, and say how much it was."""
    from burgrave.server.carrying import NotEmpty, NotTheSame, carry
    from burgrave.server.stores import working_alone

    source, target = args.source, args.target
    if isinstance(source, Path) and not source.is_file():
        raise Refusal("no-file", path=str(source))
    if source == target:
        raise Refusal("same-store", path=shown(source))
    with opening(target), ExitStack() as both:
        with opening(source):
            here = both.enter_context(working_alone(source))
        there = both.enter_context(working_alone(target))
        try:
            counts = carry(here, there, sequence=isinstance(target, str))
        except NotEmpty:
            raise Refusal("not-empty", path=shown(target)) from None
        except NotTheSame as problem:
            raise Refusal("not-the-same", path=shown(target), what=str(problem)) from None
    print(speaker.say("store-copied", path=shown(target), **counts))
    return 0
