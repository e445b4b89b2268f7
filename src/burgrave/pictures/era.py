"""Era as a picture: the players, and every domain with what stands in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.games.era.components import HEIGHT, PIECES, STORES
from burgrave.games.era.components import WIDTH as FIELDS
from burgrave.games.era.describe.look import EraLook
from burgrave.games.era.describe.words import Words
from burgrave.games.era.grid import COLUMNS, cells_of
from burgrave.pictures.svg import EDGE, FADED, INSET, RULE, SEATS, VELLUM, WIDTH, Canvas

if TYPE_CHECKING:
    from burgrave.games.era.components import Piece
    from burgrave.games.era.describe.look import EraLook
    from burgrave.games.era.sheet import EraSide
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker

_HEADS = ("points", *STORES, "culture", "disaster", "dice")
_WALL, _SCORCHED, _CITY = "#7f8684", "#43362d", "#f1cf74"
_FILLS = {
    "keep": "#2b2118",
    "longhouse": "#a06a35",
    "townhouse": "#3a66a8",
    "church": "#80508a",
    "farm": "#e0b24a",
    "lumber_mill": "#6b4423",
    "hospital": "#c2452c",
    "monastery": "#3f8f7c",
    "market": "#dba878",
    "guildhall": "#223e6e",
    "university": "#2a6457",
    "cathedral": "#a3301b",
}
_LETTERS = 2
"""With so many letters of its name no building looks like another."""
_BESIDE = 2
"""So many domains stand beside each other."""
_GAP = 20
_FIELD = ((WIDTH - 2 * EDGE - _GAP) / _BESIDE - 18) / int(FIELDS)


def picture(look: Look, speaker: Speaker, names: Sequence[str]) -> str:
    """What the viewer may see of the table."""
    at = EraLook.of(look)
    view, words, canvas = at.view, Words(speaker, names), Canvas()
    phase = words.phase(view["phase"])
    title = words.say("tell-round", n=view["round"], phase=phase)
    y = canvas.title(title)
    heads = words.heads(_HEADS)
    rows = [_numbers(side) for side in view["seats"]]
    y = canvas.players(y, view["order"], names, view["asked"], heads, rows, WIDTH - EDGE) + 12
    for number, seat in enumerate(view["order"]):
        line, column = divmod(number, _BESIDE)
        x = EDGE + column * ((WIDTH - 2 * EDGE + _GAP) / _BESIDE)
        _domain(canvas, x, y + line * _high(), seat, at, words)
    lines = -(-len(view["order"]) // _BESIDE)
    return canvas.svg(y + lines * _high(), title)


def _high() -> float:
    return 46 + _FIELD * int(HEIGHT)


def _domain(canvas: Canvas, x: float, y: float, seat: int, at: EraLook, words: Words) -> None:
    """A domain under its player's name: fields, the cities within walls, and the pieces."""
    domain = at.domain(seat)
    canvas.seat(x + 28, y + 10, seat, seat in at.view["asked"])
    canvas.text(x + 44, y + 15, words.player(seat), 14, SEATS[seat], 300, bold=True)
    left, top = x + 18, y + 40
    for n, name in enumerate(COLUMNS):
        middle = left + (n + 0.5) * _FIELD
        canvas.text(middle, top - 5, name, 10, FADED, anchor="middle")
    for n in range(int(HEIGHT)):
        canvas.text(left - 4, top + (n + 0.7) * _FIELD, n + 1, 10, FADED, anchor="end")
    canvas.box(left, top, _FIELD * int(FIELDS), _FIELD * int(HEIGHT), INSET, RULE)
    for cell in cells_of(domain.city()):
        _field(canvas, left, top, cell, _CITY)
    for move in domain.pieces:
        piece = PIECES[move.piece]
        cells = cells_of(move.covers)
        for cell in cells:
            _field(canvas, left, top, cell, _fill(piece))
        if piece.id in _FILLS:
            column, row = cells[0]
            middle, foot = left + (column + 0.5) * _FIELD, top + (row + 0.68) * _FIELD
            name = words.piece(piece.id)[:_LETTERS]
            canvas.text(middle, foot, name, 12, VELLUM, _FIELD - 4, "middle")


def _fill(piece: Piece) -> str:
    return _WALL if piece.length else _FILLS.get(piece.id, _SCORCHED)


def _field(canvas: Canvas, left: float, top: float, cell: tuple[int, int], fill: str) -> None:
    column, row = cell
    canvas.box(left + column * _FIELD, top + row * _FIELD, _FIELD, _FIELD, fill, RULE)


def _numbers(side: EraSide) -> list[int]:
    stores = [side["stores"].get(store, 0) for store in STORES]
    return [side["points"], *stores, side["culture"], side["disaster"], sum(side["dice"].values())]
