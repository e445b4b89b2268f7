"""The table of players and the domains, drawn with letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.cli.parts import WANTED, Part
from burgrave.cli.terminal import BESIDE, Terminal, beside, fill, fit, packed, right
from burgrave.games.era import steps
from burgrave.games.era.cities import largest_city
from burgrave.games.era.components import HEIGHT, PIECES, STORES, WIDTH
from burgrave.games.era.describe.look import EraLook
from burgrave.games.era.describe.situation import supply_lines
from burgrave.games.era.describe.words import Words
from burgrave.games.era.grid import COLUMNS, cells_of

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
_DOMAIN = 3 + 2 * int(WIDTH)
"""So many columns a domain takes."""
_ALWAYS = 9
"""How much any decision needs the round and what was rolled."""
_NAME = 10
_NUMBER = 6


class Board:
    """What lies on the table."""

    def __init__(
        self, terminal: Terminal, words: Words, at: EraLook, letters: Sequence[str]
    ) -> None:
        self._terminal = terminal
        self._words = words
        self._at = at
        self._letters = letters
        self.plain = terminal.plain
        """Is everything told in words?"""

    def parts(self) -> list[Part]:
        """Round, players, the own domain with what was rolled, and the others' domains."""
        own = self._at.decider
        others = [seat for seat in self._at.view["order"] if seat != own]
        dense = [self.domain(seat, dense=True) for seat in others]
        domain = self.domain(own)
        if self._wide:
            for each in dense:
                domain = beside(domain, each)
        players = Part(
            *("players", self._players(), WANTED + 2),
            head=self._wide,
            cards=[] if self._wide else self._player_cards(),
        )
        rolling = self._at.state.at == steps.ROLL
        rest = Part("domains", self._strip(others), 0)
        return [
            Part("round", self._head(), _ALWAYS, head=True),
            players,
            Part("domain", [line.rstrip() for line in domain], WANTED + (1 if rolling else 3)),
            Part("roll", self._roll(), _ALWAYS, foot=True),
            *([] if self._wide or not others else [rest]),
            Part("supply", self._supply()),
        ]

    @property
    def _wide(self) -> bool:
        return self._terminal.width >= BESIDE

    def _strip(self, seats: Sequence[int]) -> list[str]:
        """Several domains, as many next to each other as there is room for."""
        lines: list[str] = []
        for first in range(0, len(seats), 2):
            row: list[str] = []
            for seat in seats[first : first + 2]:
                row = beside(row, self.domain(seat), 3 if row else 0)
            lines += row
        return [line.rstrip() for line in lines]

    def _supply(self) -> list[str]:
        """What is left, with prices and effects."""
        told = [line.strip() for line in supply_lines(self._words, self._at)]
        return [line for each in told for line in fill(each, self._terminal.width, "", "  ")]

    def _roll(self) -> list[str]:
        """What the decider's dice show."""
        side, words = self._at.side, self._words
        lines: list[str] = []
        if side["rolled"]:
            lines += self.fitted(words.say("tell-rolled", dice=words.dice(side["rolled"])))
        if chosen := side.get("chosen"):
            lines += self.fitted(words.say("tell-chosen", dice=words.dice(chosen)))
        return lines

    def _head(self) -> list[str]:
        view = self._at.view
        phase = self._words.phase(view["phase"])
        markers = view["markers"]
        text = self._words.say("tell-round", n=view["round"], phase=phase)
        turned = self._words.say("board-markers", n=len(markers["turned"]), all=markers["all"])
        return [self._terminal.paint(f"{text} {turned}.", "bold")]

    def _players(self) -> list[str]:
        heads = "".join(right(head, _NUMBER) for head in self._words.heads(_COLUMNS))
        lines = [" " * (_NAME + 2) + heads]
        for seat in self._at.view["order"]:
            name = fit(self._words.player(seat), _NAME)
            mark = self._terminal.paint(self._letters[seat], f"seat {seat}")
            numbers = "".join(right(str(number), _NUMBER) for number in self._numbers(seat))
            still = ""
            if seat in self._at.view["rolling"]:
                still = "  " + self._words.say("board-rolling")
            lines.append(f"{mark} {name}{numbers}{still}")
        return lines

    def _player_cards(self) -> list[str]:
        """The players as a column that fits beside the domain."""
        width = self._terminal.width - _DOMAIN - 3
        lines: list[str] = []
        for seat in self._at.view["order"]:
            points, *numbers = self._numbers(seat)
            name = fit(self._words.player(seat), 2 * _NAME)
            still = seat in self._at.view["rolling"]
            state = f"  {self._words.say('board-rolling')}" if still else ""
            mark = self._terminal.paint(self._letters[seat], f"seat {seat}")
            lines.append(f"{mark} {name} {points} {self._words.say('board-points')}{state}")
            titles = self._words.heads(_COLUMNS[1:])
            items = [f"{title} {n}" for title, n in zip(titles, numbers, strict=True)]
            lines += packed("  ", items, width)
        return lines

    def _numbers(self, seat: int) -> list[int]:
        side = self._at.view["seats"][seat]
        stores = [side["stores"].get(store, 0) for store in STORES]
        dice, city = sum(side["dice"].values()), int(largest_city(self._at.domain(seat)))
        return [side["points"], *stores, side["culture"], side["disaster"], dice, city]

    def domain(self, seat: int, ghost: Move | None = None, dense: bool = False) -> list[str]:
        """A domain; a piece on its way shows through, and what stands there stays in sight.

        A dense one has no room between its fields.
        """
        player = self._at.domain(seat)
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
        width = 3 + int(WIDTH) if dense else _DOMAIN
        head = "   " + ("" if dense else " ").join(COLUMNS)
        if dense:
            rows = [fit(f"{row:>2} {''.join(cells)}", width) for row, cells in enumerate(grid, 1)]
            return [fit(self._words.player(seat), width), fit(head, width), *rows]
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
