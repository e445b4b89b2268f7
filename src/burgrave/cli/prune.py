"""`burgrave prune`: lets go of what a server need not keep."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

from burgrave.cli.keeping import KINDS, add_policy, policy_of
from burgrave.cli.parser import Commands, Parser, add_command
from burgrave.cli.refusal import Refusal
from burgrave.cli.serve import add_data, opening, place_of

if TYPE_CHECKING:
    from argparse import Namespace

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
    store = place_of(args)
    if isinstance(store, Path) and not store.is_file():
        raise Refusal("no-file", path=str(store))
    gone = _pruned(store, policy_of(args), args.dry_run)
    if args.verbose:
        for kind in KINDS:
            for id in getattr(gone, kind):
                print(speaker.say(f"prune-{kind}", id=str(id)))
    print(speaker.say("prune-would" if args.dry_run else "prune-done", **gone.counts))
    return 0


class _OnlyLooked(Exception):
    """Takes back what was done, for only a look was asked for."""


def _pruned(place: Path | str, policy: Policy, dry: bool) -> Pruned:
    from burgrave.server.housekeeping import Pruned, prune
    from burgrave.server.stores import working_alone

    gone = Pruned()
    with opening(place), suppress(_OnlyLooked), working_alone(place) as connection:
        gone = prune(connection, policy, time())
        if dry:
            raise _OnlyLooked
    return gone
