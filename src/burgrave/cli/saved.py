"""Saved games: a list to choose from, of those that can be gone on with."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from burgrave.cli.files import read_record, saved_games
from burgrave.cli.menu import numbered, option_lines
from burgrave.cli.naming import title_of
from burgrave.cli.refusal import Refusal
from burgrave.kernel.record import replay

if TYPE_CHECKING:
    from burgrave.cli.terminal import Terminal
    from burgrave.locale import Speaker

CHOOSE: Final = Path("\0")
"""Stands where a file stands, when one is to be chosen from the list; no file is called so."""
_MOST = 20
"""So many of the latest games are listed."""


def chosen(terminal: Terminal, speaker: Speaker) -> Path | None:
    """The game that the person goes on with; None if there is none or they leave."""
    games = _unfinished(speaker)
    if not games:
        terminal.wrapped(speaker.say("resume-none"))
        return None
    listed = numbered(games)
    terminal.write(terminal.paint(speaker.say("resume-which"), "bold"))
    for key, path in listed.items():
        terminal.lines(option_lines(terminal, speaker, key, games[path], str(path)))
    while True:
        try:
            text = terminal.ask("> ")
        except EOFError:
            return None
        if text.casefold() in ("", "q", *speaker.say("play-words-q").casefold().split()):
            return None
        if text in listed:
            return listed[text]
        terminal.wrapped(speaker.say("play-no-number", number=text))


def _unfinished(speaker: Speaker) -> dict[Path, str]:
    """The latest games that are not over, each with its title, its players and when it was left."""
    found: dict[Path, str] = {}
    for path in saved_games(os.environ)[:_MOST]:
        try:
            record = read_record(path)
        except Refusal:
            continue  # whatever lies there besides, it is no game to go on with
        if not replay(record).state.over:
            players = ", ".join(player.name for player in record.players)
            left = datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
            found[path] = f"{title_of(record.game, speaker)}: {players}, {left}"
    return found
