"""The table in words, part by part, for somebody who listens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from burgrave.cli.parts import WANTED, Part
from burgrave.games.era.components import HEIGHT, WIDTH
from burgrave.games.era.describe.look import EraLook
from burgrave.games.era.describe.situation import player_lines, round_lines, supply_lines
from burgrave.games.era.describe.words import Words
from burgrave.games.era.grid import COLUMNS, SHAPES, cells_of

if TYPE_CHECKING:
    from burgrave.games.era.actions import Move


def told_parts(words: Words, at: EraLook) -> list[Part]:
    """The round and oneself; all else on request."""
    others = [seat for seat in at.view["order"] if seat != at.viewer]
    players = [line for seat in others for line in player_lines(words, at, seat)]
    parts = [
        Part("round", round_lines(words, at), WANTED),
        Part("players", players),
        Part("supply", supply_lines(words, at)),
    ]
    if at.viewer is None:
        return parts
    own = Part("own", player_lines(words, at, at.viewer), WANTED)
    return [*parts, Part("fields", free_fields(words, at)), own]


def free_fields(words: Words, at: EraLook) -> list[str]:
    """The fields of the domain on which nothing stands, row by row."""
    taken = {cell for move in at.mine.pieces for cell in cells_of(move.covers)}
    every = ((x, y) for y in range(int(HEIGHT)) for x in range(int(WIDTH)))
    free = _rows(words, (cell for cell in every if cell not in taken))
    return [words.say("tell-free"), *(f"  {line}" for line in free)]


def fitting_fields(words: Words, ways: Iterable[Move]) -> list[str]:
    """Where a piece fits, by its upper left corner, for each way to turn it."""
    ways = list(ways)
    lines: list[str] = []
    for turn in range(len(SHAPES[ways[0].piece])):
        found = [(int(move.x), int(move.y)) for move in ways if move.turn == turn]
        if found:
            lines.append(words.say("tell-fits", turn=turn))
            lines += [f"  {line}" for line in _rows(words, found)]
    return lines


def _rows(words: Words, cells: Iterable[tuple[int, int]]) -> list[str]:
    """Row by row, those that are alike told together: `Rows 1 to 4: A to D, F`."""
    rows: dict[int, list[int]] = {}
    for x, y in sorted(cells, key=lambda cell: (cell[1], cell[0])):
        rows.setdefault(y + 1, []).append(x)
    told: list[tuple[int, int, str]] = []
    for row, columns in rows.items():
        text = ", ".join(_runs(words, columns))
        if told and told[-1][1:] == (row - 1, text):
            told[-1] = (told[-1][0], row, text)
        else:
            told.append((row, row, text))
    return [
        words.say("tell-rows", first=first, last=last, columns=text)
        if first < last
        else words.say("tell-row", row=first, columns=text)
        for first, last, text in told
    ]


def _runs(words: Words, columns: list[int]) -> list[str]:
    """Columns side by side as one run: `A to D`, `F`."""
    runs: list[list[int]] = []
    for x in columns:
        if runs and runs[-1][-1] == x - 1:
            runs[-1].append(x)
        else:
            runs.append([x])
    return [
        words.say("tell-run", first=COLUMNS[run[0]].upper(), last=COLUMNS[run[-1]].upper())
        if len(run) > 1
        else COLUMNS[run[0]].upper()
        for run in runs
    ]
