"""The end of a game: places, points by source, and how to check the dice."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from burgrave.cli.files import command_line
from burgrave.cli.terminal import MINUS, Terminal, cells, fit, right
from burgrave.games import place_of
from burgrave.kernel.fair import FairDice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from burgrave.cli.face import Face
    from burgrave.kernel.state import State
    from burgrave.kernel.table import Table
    from burgrave.locale import Speaker

_NAME = 8


def tell_ending(terminal: Terminal, speaker: Speaker, face: Face, table: Table, path: Path) -> None:
    """Who won and why; the dice laid open; where the record is and how to verify it."""
    names = [player.name for player in table.players]
    tell_scores(terminal, speaker, face, table.state, names)
    dice = table.dice
    if isinstance(dice, FairDice):
        terminal.write(speaker.say("end-commitment"))
        terminal.write(f"  {dice.commitment}")
        terminal.write(speaker.say("end-seed"))
        terminal.write(f"  {dice.reveal()}")
    terminal.write(speaker.say("end-record"))
    terminal.write(f"  {path}")
    terminal.write(speaker.say("end-verify"))
    place = place_of(table.game.name)
    own = [] if place is None else ["--game", place]
    terminal.write(f"  {command_line('verify', path, *own)}")


def tell_scores(
    terminal: Terminal, speaker: Speaker, face: Face, state: State, names: Sequence[str]
) -> None:
    """Places, and where the points came from, as a table from the best player down."""
    ranking, scores = state.ranking(), state.scores()
    order = sorted(range(len(names)), key=lambda seat: (ranking[seat], seat))
    terminal.rule(speaker.say("end-title"))
    if terminal.plain:
        for seat in order:
            told = {face.source(name): n for name, n in scores[seat].items() if n}
            place = speaker.say("end-place", n=ranking[seat])
            parts = [f"{name} {_number(n)}" for name, n in told.items()]
            terminal.wrapped(f"{place}, {names[seat]}: {', '.join(parts)}")
        return
    sources = [name for name in scores[0] if any(row[name] for row in scores)]
    width = max(cells(face.source(name)) for name in sources)
    heads = [fit(names[seat], _NAME).rstrip() for seat in order]
    places = [speaker.say("end-place", n=ranking[seat]) for seat in order]
    widths = [max(map(cells, column)) for column in zip(heads, places, strict=True)]

    def line(title: str, texts: list[str], style: str = "") -> None:
        columns = zip(texts, widths, strict=True)
        text = f"{fit(title, width)}  " + "  ".join(right(text, w) for text, w in columns)
        terminal.write(terminal.paint(text, style) if style else text)

    line("", places)
    line("", heads, "bold")
    for name in sources:
        if name != "total":
            line(face.source(name), [_number(scores[seat][name]) for seat in order])
    line(face.source("total"), [_number(scores[seat]["total"]) for seat in order], "bold")


def _number(points: int) -> str:
    """A number with a proper minus; nothing is a dot."""
    return "·" if points == 0 else str(points).replace("-", MINUS)
