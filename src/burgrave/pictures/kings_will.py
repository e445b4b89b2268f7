"""The King's Will as a picture: the row of tiles, the players, their lands, the king's wishes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.games.kings_will.components import RIGHTMOST_POINTS
from burgrave.games.kings_will.describe.look import KingsWillLook
from burgrave.games.kings_will.describe.words import Words
from burgrave.games.kings_will.goods import NAMES
from burgrave.locale.words import signed
from burgrave.pictures.svg import (
    EDGE,
    FADED,
    INK,
    INSET,
    LEAF,
    RULE,
    SEATS,
    VELLUM,
    WIDTH,
    Canvas,
)

if TYPE_CHECKING:
    from burgrave.games.kings_will.events import Spot
    from burgrave.games.kings_will.sheet import Estate, KingsWillView
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker

_HEADS = ("points", *NAMES, "mood", "education", "development", "peasants")
_FILLS = {
    "corn": "#e0b24a",
    "meadow": "#8fb573",
    "forest": "#2a6457",
    "mountain": "#7f8684",
    "hill": "#a06a35",
    "lake": "#3a66a8",
}
_SPOT_HIGH = 62
_MOST_BESIDE = 8
"""A land with more landscapes has narrower ones."""


def picture(look: Look, speaker: Speaker, names: Sequence[str]) -> str:
    """What the viewer may see of the table."""
    view = KingsWillLook.of(look).view
    words, canvas = Words(speaker, names), Canvas()
    title = words.say("board-round", round=view["round"])
    y = _row(canvas, canvas.title(title), view, words)
    heads = words.heads(_HEADS)
    rows = [_numbers(side) for side in view["seats"]]
    y = canvas.players(y + 8, view["order"], names, view["asked"], heads, rows, WIDTH - EDGE) + 8
    for seat in view["order"]:
        y = _land(canvas, y, seat, view["seats"][seat]["land"], words)
    y = _wills(canvas, y + 8, view, words)
    return canvas.svg(y + EDGE, title)


def _row(canvas: Canvas, y: float, view: KingsWillView, words: Words) -> float:
    """The action tiles: locked ones are faint, and who took a tile left a mark."""
    wide = (WIDTH - 2 * EDGE) / len(view["row"])
    for n, (tile, taker) in enumerate(zip(view["row"], view["takers"], strict=True)):
        x, locked = EDGE + n * wide, n < view["locked"]
        canvas.box(x + 2, y, wide - 4, 44, VELLUM if locked else LEAF, RULE)
        ink = FADED if locked else INK
        canvas.text(x + wide / 2, y + 18, words.named("tile", tile), 12, ink, wide - 12, "middle")
        if taker is not None:
            canvas.disc(x + wide / 2, y + 32, 6, SEATS[taker])
        elif n == len(view["row"]) - 1:
            canvas.text(x + wide / 2, y + 36, f"+{RIGHTMOST_POINTS}", 12, ink, anchor="middle")
    return y + 44


def _land(canvas: Canvas, y: float, seat: int, land: Sequence[Spot], words: Words) -> float:
    """A seat's landscapes from left to right, with peasants, settlements and buildings."""
    canvas.seat(EDGE + 12, y + _SPOT_HIGH / 2, seat, False)
    wide = (WIDTH - 2 * EDGE - 30) / max(_MOST_BESIDE, len(land))
    for n, spot in enumerate(land):
        x = EDGE + 30 + n * wide
        canvas.box(x + 1, y, wide - 2, 22, _FILLS[spot["landscape"]], RULE)
        for place in range(spot["places"]):
            fill = VELLUM if place < spot["peasants"] else "none"
            canvas.disc(x + 11 + 13 * place, y + 11, 5, fill, VELLUM)
        canvas.box(x + 1, y + 22, wide - 2, _SPOT_HIGH - 26, INSET, RULE)
        named = [words.named("settlement", each) for each in spot["settlements"]]
        canvas.text(x + 6, y + 37, ", ".join(named) or "□" * spot["sites"], 11, INK, wide - 12)
        if spot["building"] is not None:
            below = words.named("building", spot["building"])
            canvas.text(x + 6, y + 52, below, 11, FADED, wide - 12)
    return y + _SPOT_HIGH


def _wills(canvas: Canvas, y: float, view: KingsWillView, words: Words) -> float:
    """The Will board: the cards that the viewer knows by name, the others from behind."""
    wide = (WIDTH - 2 * EDGE) / max(1, len(view["wills"]))
    for n, will in enumerate(view["wills"]):
        x, card = EDGE + n * wide, will.get("card")
        canvas.box(x + 2, y, wide - 4, 44, FADED if card is None else LEAF, RULE)
        if card is not None:
            name = words.named("card", card)
            canvas.text(x + wide / 2, y + 18, name, 11, INK, wide - 10, "middle")
        for place, seat in enumerate(will["discs"]):
            canvas.disc(x + 12 + 14 * place, y + 32, 6, SEATS[seat], VELLUM)
    return y + 44


def _numbers(side: Estate) -> list[object]:
    """What is known of a seat, in the order of the heads."""
    goods = [side["goods"].get(good, 0) for good in NAMES]
    points = "?" if side["points"] is None else side["points"]
    return [
        *(points, *goods, signed(side["mood"])),
        *(side["education"], side["development"], side["peasants"]),
    ]
