"""`burgrave backup`: copies a server's store, even while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from burgrave.cli.parser import Commands, Parser, add_command, add_file
from burgrave.cli.refusal import Refusal
from burgrave.cli.serve import add_data, file_of

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.locale import Speaker


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "backup", run, speaker)
    add_data(parser, speaker)
    add_file(parser, speaker, "file", "help-copy")


def run(args: Namespace, speaker: Speaker) -> int:
    """Copy and check."""
    copied(file_of(args), args.file)
    print(speaker.say("backup-done", path=str(args.file)))
    return 0


def copied(source: Path, target: Path) -> None:
    """Copy a store, or say in one sentence why not."""
    from burgrave.server.copies import BadCopy, ForeignCopy, copy

    try:
        copy(source, target)
    except FileNotFoundError:
        raise Refusal("no-file", path=str(source)) from None
    except FileExistsError:
        raise Refusal("exists", path=str(target)) from None
    except ForeignCopy as problem:
        raise Refusal("foreign-store", path=str(source), what=str(problem)) from None
    except BadCopy as problem:
        raise Refusal("store", path=str(source), detail=str(problem)) from None
    except OSError as problem:
        raise Refusal("no-copy", path=str(target), detail=str(problem.strerror)) from None
