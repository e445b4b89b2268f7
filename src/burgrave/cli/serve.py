"""`burgrave serve`: hosts tables for browsers."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from burgrave.cli.parser import Commands, Parser, add_command, whole_number
from burgrave.cli.refusal import Refusal, clipped

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.locale import Speaker

FILE = "burgrave.sqlite"


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "serve", run, speaker)
    parser.add_argument("--host", default="127.0.0.1", help=speaker.say("help-host"))
    parser.add_argument(
        "--port", type=whole_number(speaker, 1), default=8400, help=speaker.say("help-port")
    )
    parser.add_argument(
        "--bot-pause",
        type=_seconds(speaker),
        default=1.2,
        metavar="S",
        help=speaker.say("help-bot-pause"),
    )
    parser.add_argument(
        "--open-metrics", action="store_true", help=speaker.say("help-open-metrics")
    )
    add_data(parser, speaker)


def add_data(parser: Parser, speaker: Speaker) -> None:
    """Where the store is."""
    parser.add_argument(
        "--data", type=Path, default=Path("burgrave-data"), help=speaker.say("help-data")
    )


def store_in(data: Path) -> Path:
    """The store's file: the one that is named, or the usual one in a folder."""
    return data if data.suffix == ".sqlite" else data / FILE


def _seconds(speaker: Speaker) -> Callable[[str], float]:
    def read(text: str) -> float:
        if not re.fullmatch(r"[0-9]{1,2}([.][0-9]{1,3})?", text):
            raise ArgumentTypeError(speaker.say("phrase-seconds", text=clipped(text)))
        return float(text)

    return read


def run(args: Namespace, speaker: Speaker) -> int:
    """Serve until told to stop."""
    try:
        from burgrave.server.logs import set_up
        from burgrave.server.run import server, tidy_seldom
        from burgrave.server.settings import Settings
    except ModuleNotFoundError as problem:
        raise Refusal("no-server", module=str(problem.name)) from None
    if args.port > 65535:
        raise Refusal("port", port=args.port)
    set_up()
    settings = Settings(
        *(store_in(args.data), args.host, args.port),
        pause=args.bot_pause,
        open_metrics=args.open_metrics,
    )
    address = f"http://{args.host}:{args.port}/"
    print(speaker.say("serve-at", address=address), flush=True)
    tidy_seldom()
    running = server(settings)
    try:
        running.run()
    except SystemExit:
        raise Refusal("server", address=address) from None
    if not running.started:
        raise Refusal("server", address=address)
    return 0
