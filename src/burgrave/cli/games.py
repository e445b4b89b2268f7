"""`burgrave games`: the games with their player counts and options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave import bots
from burgrave.cli.naming import title_of
from burgrave.cli.parser import Commands, Parser, add_command
from burgrave.cli.table_options import flag_of, flag_told
from burgrave.cli.terminal import Terminal, fill
from burgrave.games import game, names

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.locale import Speaker


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    add_command(commands, "games", run, speaker)


def run(args: Namespace, speaker: Speaker) -> int:
    """List everything that can be played."""
    terminal = Terminal()
    for name in names():
        found = game(name)
        least, most = found.seats[0], found.seats[-1]
        title = speaker.say("games-players", title=title_of(found, speaker), least=least, most=most)
        terminal.write(terminal.paint(title, "bold"))
        for option in found.options:
            values = "" if isinstance(option.default, bool) else "|".join(map(str, option.values))
            flag = f"  --{flag_of(option)} {values}".rstrip().ljust(29)
            terminal.lines(fill(flag_told(option, speaker), terminal.width, flag))
        terminal.write("  " + speaker.say("games-bots", bots=", ".join(bots.names())))
        terminal.write("  " + speaker.say("games-start", command=f"burgrave play {name}"))
    return 0
