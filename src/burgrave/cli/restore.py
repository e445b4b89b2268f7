"""`burgrave restore`: puts a copy in the place of a store that is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.cli.backup import copied
from burgrave.cli.parser import Commands, Parser, add_command, add_file
from burgrave.cli.refusal import Refusal
from burgrave.cli.serve import add_data, file_of

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.locale import Speaker


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "restore", run, speaker)
    add_file(parser, speaker, "file", "help-copy")
    add_data(parser, speaker)


def run(args: Namespace, speaker: Speaker) -> int:
    """Check and copy; a store that is there is never written over."""
    store = file_of(args)
    for rest in (store.with_name(f"{store.name}-wal"), store.with_name(f"{store.name}-journal")):
        # What a store that is gone had yet to take in would be taken in by this one.
        if rest.exists():
            raise Refusal("exists", path=str(rest))
    copied(args.file, store)
    print(speaker.say("restore-done", path=str(store)))
    return 0
