"""A sheet to draw on: boxes, discs, dice and lines of text, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

WIDTH = 760
EDGE = 14
VELLUM, INSET, INK, FADED, RULE, LEAF = (
    *("#f8f0dc", "#efe2c3", "#2b2118"),
    *("#5a4733", "#bfa471", "#f1cf74"),
)
SEATS = ("#a8321c", "#27508f", "#1f6e5e", "#85561c", "#6b3873")
NEUTRAL = "#7f8684"
_LETTER = 0.58
"""How wide a letter is, on the whole, beside its height."""
_ROW = 24


class Canvas:
    """What was drawn so far; whatever is drawn next lies above it."""

    def __init__(self) -> None:
        self._drawn: list[str] = []

    def box(
        self, x: float, y: float, wide: float, high: float, fill: str, line: str = "none"
    ) -> None:
        """A box with round corners."""
        self._drawn.append(
            f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="3" fill="{fill}" '
            f'stroke="{line}"/>'
        )

    def disc(self, x: float, y: float, radius: float, fill: str, line: str = "none") -> None:
        """A disc around a point."""
        self._drawn.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{line}"/>'
        )

    def text(
        self,
        x: float,
        y: float,
        text: object,
        size: float = 12,
        fill: str = INK,
        within: float = WIDTH,
        anchor: str = "start",
        bold: bool = False,
    ) -> None:
        """A line of text on its base line; smaller letters where it would be too long."""
        said = str(text)
        size = min(size, within / max(1, len(said)) / _LETTER)
        weight = ' font-weight="600"' if bold else ""
        self._drawn.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:.3g}" fill="{fill}" '
            f'text-anchor="{anchor}"{weight}>{escape(said)}</text>'
        )

    def die(self, x: float, y: float, face: object, fill: str, white: bool = False) -> None:
        """A die, 18 wide; a bonus die is white with a coloured edge."""
        self.box(x, y, 18, 18, VELLUM if white else fill, fill)
        self.text(x + 9, y + 13.5, face, 13, fill if white else VELLUM, 16, "middle", bold=True)

    def dice(
        self, x: float, y: float, own: Sequence[object], bonus: Sequence[object], fill: str
    ) -> None:
        """Dice in a row, the own ones first."""
        for n, face in enumerate([*own, *bonus]):
            self.die(x + 21 * n, y, face, fill, n >= len(own))

    def seat(self, x: float, y: float, seat: int, asked: bool) -> None:
        """A seat's mark, with a ring of gold leaf where a decision is due."""
        self.disc(x, y, 10, SEATS[seat], LEAF if asked else "none")
        if asked:
            self.disc(x, y, 12.5, "none", SEATS[seat])
        self.text(x, y + 4.5, seat, 13, VELLUM, anchor="middle", bold=True)

    def title(self, text: str, below: str = "") -> float:
        """The head of the picture, with a fainter line below it; gives where to go on."""
        self.text(EDGE, 26, text, 18, within=WIDTH - 2 * EDGE, bold=True)
        if below:
            self.text(EDGE, 44, below, 12, FADED, WIDTH - 2 * EDGE)
        return 58 if below else 40

    def players(
        self,
        y: float,
        order: Sequence[int],
        names: Sequence[str],
        asked: Sequence[int],
        heads: Sequence[str],
        rows: Sequence[Sequence[object]],
        wide: float,
    ) -> float:
        """A line for each seat in turn order, with numbers under their heads."""
        first = EDGE + 130
        step = (wide - first) / len(heads)
        for n, head in enumerate(heads):
            self.text(first + step * n, y + 10, head, 11, FADED, step - 6)
        for line, seat in enumerate(order):
            middle = y + 28 + _ROW * line
            self.seat(EDGE + 12, middle, seat, seat in asked)
            self.text(EDGE + 30, middle + 5, names[seat], 14, SEATS[seat], 92, bold=True)
            for n, number in enumerate(rows[seat]):
                self.text(first + step * n, middle + 5, number, 14)
        return y + 22 + _ROW * len(order)

    def svg(self, height: float, title: str) -> str:
        """The whole picture."""
        size = f'width="{WIDTH}" height="{height:g}" viewBox="0 0 {WIDTH} {height:g}"'
        fonts = 'font-family="Source Sans 3, system-ui, sans-serif"'
        ground = f'<rect width="{WIDTH}" height="{height:g}" rx="8" fill="{VELLUM}"/>'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {fonts} role="img">'
        return "\n".join([head, f"<title>{escape(title)}</title>", ground, *self._drawn, "</svg>"])
