"""Kingsburg as a picture: the court with the dice that lie there, the players, the provinces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.games.kingsburg.components import AT_COURT, BUILDINGS, TOKEN_ADDS
from burgrave.games.kingsburg.describe.look import KingsburgLook
from burgrave.games.kingsburg.describe.situation import enemy_lines
from burgrave.games.kingsburg.describe.words import Words
from burgrave.pictures.svg import (
    EDGE,
    FADED,
    INSET,
    NEUTRAL,
    RULE,
    SEATS,
    VELLUM,
    WIDTH,
    Canvas,
)

if TYPE_CHECKING:
    from burgrave.games.kingsburg.events import Group
    from burgrave.games.kingsburg.sheet import KingsburgView, Side
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker

_ADVISORS, _COLUMNS = int(AT_COURT), 6
_CARD = (WIDTH - 2 * EDGE) / _COLUMNS
_CARD_HIGH = 56
_HEADS = ("points", "gold", "wood", "stone", "tokens", "soldiers")
_DICE = 150
"""So much room at the right of the players have their dice."""
_BESIDE = 3
"""So many provinces stand beside each other."""
_ROW_OF = 4
"""Buildings in a row of a province."""


def picture(look: Look, speaker: Speaker, names: Sequence[str]) -> str:
    """What the viewer may see of the table."""
    at = KingsburgLook.of(look)
    view = at.view
    words = Words(speaker, at.edition, names)
    canvas = Canvas()
    phase = words.phase(view["phase"])
    title = f"{words.year(view['year'])} · {phase}"
    y = canvas.title(title, " ".join(enemy_lines(words, at)))
    y = _court(canvas, y, view["court"], words)
    heads = words.heads(_HEADS)
    rows = [_numbers(side) for side in view["seats"]]
    top = y + 6
    y = canvas.players(top, view["order"], names, view["asked"], heads, rows, WIDTH - _DICE)
    for line, seat in enumerate(view["order"]):
        side = view["seats"][seat]
        x, high = WIDTH - _DICE, top + 19 + 24 * line
        canvas.dice(x, high, _falling(side["own"]), _falling(side["bonus"]), SEATS[seat])
    y = _provinces(canvas, y + 14, at.rows(), view, words)
    return canvas.svg(y + EDGE, title)


def _court(canvas: Canvas, y: float, court: Sequence[Group], words: Words) -> float:
    """A card for each advisor: what a free one gives, the dice of who holds the others."""
    for place in range(1, _ADVISORS + 1):
        row, column = divmod(place - 1, _COLUMNS)
        x, top = EDGE + column * _CARD, y + row * _CARD_HIGH
        groups = [group for group in court if group["place"] == place]
        canvas.box(x + 2, top + 2, _CARD - 4, _CARD_HIGH - 4, INSET if groups else VELLUM, RULE)
        canvas.text(x + 9, top + 19, place, 14, FADED, bold=True)
        canvas.text(x + 33, top + 19, words.advisor(place), 13, within=_CARD - 40)
        if not groups:
            canvas.text(x + 9, top + 42, words.gift(place, short=True), 11, FADED, _CARD - 18)
        for group in groups:
            x = _laid(canvas, x + 9, top + 29, group)
    return y + _ADVISORS // _COLUMNS * _CARD_HIGH


def _laid(canvas: Canvas, x: float, y: float, group: Group) -> float:
    """The dice of a group, in its seat's colour; gives where the next one begins."""
    seat = group["seat"]
    if seat is None:
        canvas.die(x, y, "·", NEUTRAL)
        return x + 15
    own, bonus = _falling(group.get("own", ())), _falling(group.get("bonus", ()))
    more = [f"+{TOKEN_ADDS}"] if group.get("token") else []
    canvas.dice(x, y, own, [*bonus, *more], SEATS[seat])
    return x + 21 * len([*own, *bonus, *more])


def _provinces(
    canvas: Canvas, y: float, rows: Sequence[int], view: KingsburgView, words: Words
) -> float:
    """For each seat its rows of buildings; those that stand have its colour."""
    wide = (WIDTH - 2 * EDGE) / _BESIDE
    high = 22 * len(rows) + 10
    cell = (wide - 12) / _ROW_OF
    for number, seat in enumerate(view["order"]):
        below, beside = divmod(number, _BESIDE)
        left, first, built = (
            EDGE + beside * wide,
            y + below * high,
            view["seats"][seat]["buildings"],
        )
        for line, row in enumerate(rows):
            for column, building in enumerate(BUILDINGS[_ROW_OF * row : _ROW_OF * (row + 1)]):
                x, top, stands = left + column * cell, first + line * 22, building.id in built
                canvas.box(x + 1, top + 1, cell - 2, 20, SEATS[seat] if stands else INSET, RULE)
                ink, name = VELLUM if stands else FADED, words.building(building.id)
                canvas.text(x + cell / 2, top + 14.5, name, 10, ink, cell - 6, "middle")
    return y + high * -(-len(view["order"]) // _BESIDE)


def _numbers(side: Side) -> list[int]:
    goods = [side["goods"].get(good, 0) for good in ("gold", "wood", "stone")]
    return [side["points"], *goods, side["tokens"], side["soldiers"]]


def _falling(dice: Sequence[int]) -> list[int]:
    return sorted(dice, reverse=True)
