"""The table of players and the domains, drawn with letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.cli.terminal import Terminal, fill, fit, right
from burgrave.games.era.cities import largest_city
from burgrave.games.era.components import HEIGHT, PIECES, WIDTH
from burgrave.games.era.describe.scene import Scene, Side
from burgrave.games.era.describe.words import Words
from burgrave.games.era.grid import cells_of

if TYPE_CHECKING:
    from burgrave.games.era.actions import Move

_LETTERS = {
    "keep": "K",
    "longhouse": "L",
    "townhouse": "T",
    "church": "C",
    "farm": "F",
    "lumber_mill": "M",
    "hospital": "H",
    "monastery": "Y",
    "market": "S",
    "guildhall": "G",
    "university": "U",
    "cathedral": "A",
    "scorched_land": "x",
}
_GHOST = "@"
"""A field that a piece on its way would take ..."""
_CLASH = "!"
"""... and behind one on which something stands already."""
_COLUMNS = ("points", "food", "wood", "stone", "goods", "culture", "disaster", "dice", "city")
_NAME = 10
_NUMBER = 6


class Board:
    """What lies on the table."""

    def __init__(self, terminal: Terminal, words: Words, at: Scene, letters: Sequence[str]) -> None:
        self._terminal = terminal
        self._words = words
        self._at = at
        self._letters = letters

    def lines(self, everything: bool) -> list[str]:
        """The players, and the domain of the viewer or of everybody."""
        lines = [self._head(), *self._players()]
        seats = range(len(self._at.sides)) if everything else [self._at.decider]
        domains = [self.domain(seat) for seat in seats]
        for first in range(0, len(domains), 2):
            pair = domains[first : first + 2]
            lines.append("")
            lines += ["   ".join(rows).rstrip() for rows in zip(*pair, strict=True)]
        rolled = self._at.side.rolled
        if rolled:
            lines += ["", self._words.say("tell-rolled", dice=self._words.dice(rolled))]
        if self._at.side.chosen:
            chosen = self._words.dice(self._at.side.chosen)
            lines.append(self._words.say("tell-chosen", dice=chosen))
        return lines

    def _head(self) -> str:
        view = self._at.view
        phase = self._words.say(f"phase-{view['phase']}")
        markers = view["markers"]
        text = self._words.say("tell-round", n=view["round"], phase=phase)
        turned = self._words.say("board-markers", n=len(markers["turned"]), all=markers["all"])
        return self._terminal.paint(f"{text} {turned}.", "bold")

    def _players(self) -> list[str]:
        heads = "".join(right(self._words.say(f"board-{c}"), _NUMBER) for c in _COLUMNS)
        lines = [" " * (_NAME + 2) + heads]
        for seat in self._at.order:
            side = self._at.sides[seat]
            name = fit(self._words.player(seat), _NAME)
            mark = self._terminal.paint(self._letters[seat], f"seat {seat}")
            numbers = "".join(right(str(number), _NUMBER) for number in self._numbers(side))
            still = ""
            if seat in self._at.view["rolling"]:
                still = "  " + self._words.say("board-rolling")
            lines.append(f"{mark} {name}{numbers}{still}")
        return lines

    def _numbers(self, side: Side) -> list[int]:
        stores = [side.stores.get(store, 0) for store in ("food", "wood", "stone", "goods")]
        city = int(largest_city(side.domain))
        return [side.points, *stores, side.culture, side.disaster, side.dice_number, city]

    def domain(self, seat: int, ghost: Move | None = None) -> list[str]:
        """A domain; a piece on its way shows through, and what stands there stays in sight."""
        player = self._at.sides[seat].domain
        grid = [["·"] * int(WIDTH) for _ in range(int(HEIGHT))]
        marks = [[" "] * int(WIDTH) for _ in range(int(HEIGHT))]
        for x, y in cells_of(player.city()):
            grid[y][x] = ":"
        for x, y in () if ghost is None else cells_of(ghost.covers):
            grid[y][x] = _GHOST
        for move in player.pieces:
            letter = _LETTERS.get(PIECES[move.piece].id, "#")
            for x, y in cells_of(move.covers):
                marks[y][x] = _CLASH if grid[y][x] == _GHOST else " "
                grid[y][x] = letter
        width = 3 + 2 * int(WIDTH)
        head = "   " + " ".join("abcdefghijklmn")
        rows = [
            fit(f"{row:>2} " + "".join(map("".join, zip(cells, clashes, strict=True))), width)
            for row, (cells, clashes) in enumerate(zip(grid, marks, strict=True), 1)
        ]
        return [fit(self._words.player(seat), width), fit(head, width), *map(self._painted, rows)]

    def _painted(self, row: str) -> str:
        return row.replace(_GHOST, self._terminal.paint(_GHOST, "can")).replace(
            _CLASH, self._terminal.paint(_CLASH, "lacking")
        )

    def fitted(self, text: str) -> list[str]:
        """A sentence, broken between words."""
        return fill(text, self._terminal.width)
