"""`burgrave prune`: lets go of what a server need not keep."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from burgrave.cli.keeping import KINDS, add_policy, policy_of
from burgrave.cli.parser import Commands, Parser, add_command
from burgrave.cli.refusal import Refusal
from burgrave.cli.serve import add_data, opening, store_in

if TYPE_CHECKING:
    import sqlite3
    from argparse import Namespace
    from pathlib import Path

    from burgrave.locale import Speaker
    from burgrave.server.housekeeping import Policy, Pruned


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "prune", run, speaker)
    parser.add_argument("--dry-run", action="store_true", help=speaker.say("help-dry-run"))
    parser.add_argument("--verbose", action="store_true", help=speaker.say("help-verbose"))
    add_policy(parser, speaker)
    add_data(parser, speaker)


def run(args: Namespace, speaker: Speaker) -> int:
    """Let go, or only say of what."""
    store = store_in(args.data)
    if not store.is_file():
        raise Refusal("no-file", path=str(store))
    gone = _pruned(store, policy_of(args), args.dry_run)
    if args.verbose:
        for kind in KINDS:
            for id in getattr(gone, kind):
                print(speaker.say(f"prune-{kind}", id=str(id)))
    print(speaker.say("prune-would" if args.dry_run else "prune-done", **gone.counts))
    return 0


class _OnlyLooked(Exception):
    """Takes back what was done, and tells what it was."""

    def __init__(self, pruned: Pruned) -> None:
        self.pruned = pruned


def _pruned(path: Path, policy: Policy, dry: bool) -> Pruned:
    from burgrave.server.housekeeping import prune
    from burgrave.server.store import Store

    def job(connection: sqlite3.Connection) -> Pruned:
        gone = prune(connection, policy, time())
        if dry:
            raise _OnlyLooked(gone)
        return gone

    with opening(path):
        store = Store(path)
        try:
            gone: Pruned = store.submit(job).result()
        except _OnlyLooked as looked:
            gone = looked.pruned
        finally:
            store.close()
    return gone
