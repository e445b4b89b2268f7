"""What a server keeps and for how long: the same options for `serve` and `prune`."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from burgrave.cli.refusal import clipped
from burgrave.server.housekeeping import Policy

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.cli.parser import Parser
    from burgrave.locale import Speaker

KINDS = ("lobbies", "abandoned", "finished", "guests")
_FOREVER = "forever"
_DIGITS = 5


def add_policy(parser: Parser, speaker: Speaker) -> None:
    """For how many days something is kept after it was last touched."""
    for kind in KINDS:
        usual = getattr(Policy(), kind)
        parser.add_argument(
            f"--keep-{kind}",
            type=_days(speaker),
            default=usual,
            metavar=speaker.say("phrase-days"),
            help=speaker.say(f"help-keep-{kind}", days=_FOREVER if usual is None else usual),
        )


def policy_of(args: Namespace) -> Policy:
    """The policy that was asked for."""
    return replace(Policy(), **{kind: getattr(args, f"keep_{kind}") for kind in KINDS})


def _days(speaker: Speaker) -> Callable[[str], int | None]:
    def read(text: str) -> int | None:
        if text == _FOREVER:
            return None
        if not text.isdecimal() or len(text) > _DIGITS or int(text) < 1:
            raise ArgumentTypeError(speaker.say("phrase-not-days", text=clipped(text)))
        return int(text)

    return read
