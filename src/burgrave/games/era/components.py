"""The components of the game, read from data/*.toml into tables that the rules look up."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from burgrave.kernel.component import Component, within

STORES: Final = ("food", "wood", "stone", "goods")
"""The resources, in the order in which they are packed."""
SYMBOLS: Final = (*STORES, "culture", "hammer", "sword", "shield", "skull", "feather")


def _load(name: str) -> dict[str, Any]:
    text = (files("burgrave.games.era") / "data" / f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


Cells = tuple[tuple[int, int], ...]


class Piece(Component):
    """A building, a wall or scorched land: what a player can have in the domain."""

    def __init__(self, id: str, entry: dict[str, Any], cells: Cells) -> None:
        super().__init__(entry)
        self.id: Final[str] = id
        self.count: Final[int] = int(entry["count"])
        food, wood, stone, goods = entry.get("cost", (0, 0, 0, 0))
        self.cost: Final[tuple[int, int, int, int]] = (int(food), int(wood), int(stone), int(goods))
        self.points: Final[int] = int(entry.get("points", 0))
        self.die: Final[str | None] = entry.get("die")
        self.cells: Final[Cells] = cells
        self.length: Final[int] = int(entry.get("length", 0))
        """Of a wall; 0 for anything else."""
        self.gives: Final[dict[str, int]] = dict(entry.get("gives", {}))
        """What it brings whenever its owner collects."""
        self.each: Final[int] = int(entry.get("each", 0))
        """Points at the end for each of what it counts."""

    def parts(self) -> tuple[object, ...]:
        """The entry, and what a wall's entry does not spell out."""
        return self.id, self.entry, self.cells


class Die(Component):
    """A kind of dice with its six faces."""

    def __init__(self, entry: dict[str, Any]) -> None:
        super().__init__(entry)
        self.id: Final[str] = str(entry["id"])
        self.colour: Final[str] = str(entry["colour"])
        self.count: Final[int] = int(entry["count"])
        self.faces: Final[tuple[tuple[str, ...], ...]] = tuple(
            tuple(str(symbol) for symbol in face) for face in entry["faces"]
        )
        skulls = [face.count("skull") for face in self.faces]
        if skulls != [0, 0, 0, 0, 0, 1]:
            raise ValueError(f"A {self.id} die must have its one skull on the sixth face.")


class Track(Component):
    """A resource track: where it begins and how far it goes."""

    def __init__(self, entry: dict[str, Any]) -> None:
        super().__init__(entry)
        self.id: Final[str] = str(entry["id"])
        self.start: Final[int] = int(entry["start"])
        self.most: Final[int] = int(entry["most"])


class Company(Component):
    """What a number of players changes in the set-up."""

    def __init__(self, entry: dict[str, Any]) -> None:
        super().__init__(entry)
        self.number: Final[int] = int(entry["number"])
        self.removed: Final[int] = int(entry["removed"])
        self.markers: Final[int] = int(entry["markers"])
        self.scorched: Final[int] = int(entry["scorched"])


class Disaster(Component):
    """A row of the disaster table."""

    def __init__(self, entry: dict[str, Any]) -> None:
        super().__init__(entry)
        self.id: Final[str] = str(entry["id"])
        self.skulls: Final[int] = int(entry["skulls"])
        self.steps: Final[int] = int(entry["steps"])


def _cells(entry: dict[str, Any]) -> Cells:
    return tuple((int(x), int(y)) for x, y in entry["cells"])


def _all_pieces() -> list[Piece]:
    page = _load("pieces")
    found = [Piece(str(entry["id"]), entry, _cells(entry)) for entry in page["building"]]
    for entry in page["wall"]:
        length = int(entry["length"])
        found.append(Piece(f"wall_{length}", entry, tuple((x, 0) for x in range(length))))
    found.append(Piece("scorched_land", page["scorched"], _cells(page["scorched"])))
    return found


_table: Final = _load("table")

PIECES: Final = _all_pieces()
"""The twelve buildings, the five walls from short to long, then scorched land."""
DICE: Final = [Die(entry) for entry in _load("dice")["die"]]
"""Peasant, noble, burgher, cleric."""
TRACKS: Final = [Track(entry) for entry in _table["track"]]
COMPANIES: Final = {int(entry["number"]): Company(entry) for entry in _table["players"]}
DISASTERS: Final = [Disaster(entry) for entry in _table["disaster"]]
"""By skulls, from one on; the last row is for more skulls, too."""
if [row.skulls for row in DISASTERS] != list(range(1, len(DISASTERS) + 1)):
    raise ValueError("The disaster table has one row for each number of skulls, from one on.")

PIECE_INDEX: Final = {piece.id: i for i, piece in enumerate(PIECES)}
DIE_INDEX: Final = {die.id: i for i, die in enumerate(DICE)}


def piece(id: str) -> int:
    """The index of a piece."""
    return PIECE_INDEX[id]


KEEP: Final[i64] = piece("keep")
LONGHOUSE: Final[i64] = piece("longhouse")
FARM: Final[i64] = piece("farm")
LUMBER_MILL: Final[i64] = piece("lumber_mill")
HOSPITAL: Final[i64] = piece("hospital")
MONASTERY: Final[i64] = piece("monastery")
MARKET: Final[i64] = piece("market")
GUILDHALL: Final[i64] = piece("guildhall")
UNIVERSITY: Final[i64] = piece("university")
CATHEDRAL: Final[i64] = piece("cathedral")
WALL_1: Final[i64] = piece("wall_1")
WALL_4: Final[i64] = piece("wall_4")
SCORCHED: Final[i64] = piece("scorched_land")
BUILDINGS: Final[i64] = WALL_1
"""How many kinds of buildings there are; they come first."""
KINDS: Final[i64] = len(PIECES)

KEEP_X: Final[i64] = int(_table["domain"]["keep"][0])
KEEP_Y: Final[i64] = int(_table["domain"]["keep"][1])
_keep_fits: Final = [1 + max(cell[axis] for cell in PIECES[KEEP].cells) for axis in (0, 1)]
WIDTH: Final[i64] = within(
    "The width of a domain", int(_table["domain"]["width"]), int(KEEP_X) + _keep_fits[0], 14
)
HEIGHT: Final[i64] = within(
    "The height of a domain", int(_table["domain"]["height"]), int(KEEP_Y) + _keep_fits[1], 16
)
"""Sets of fields have room for no more, see `grid.py`; the keep has to lie in it."""
THROWS: Final[i64] = int(_table["roll"]["throws"])
"""After so many throws only a feather throws again."""
MOST_CULTURE: Final[i64] = int(_table["culture"]["most"])
LARGEST_CITY: Final[i64] = int(_table["city"]["largest"])
REFUSAL: Final[i64] = int(_table["extortion"]["refusal"])
START: Final[dict[str, int]] = {
    kind: int(number) for kind, number in _table["start"].items() if kind in PIECE_INDEX
}
"""What everybody places besides the keep, without scorched land."""
SOLO_ROUNDS: Final[i64] = int(_table["solo"]["last_round"])
SOLO_CITY: Final[i64] = int(_table["solo"]["city"])
SOLO_RANKS: Final = [(str(rank), int(least)) for rank, least in _table["solo"]["ranks"]]
LONGEST: Final[i64] = int(_table["longest"]["rounds"])

PEASANT: Final[i64] = 0
FACES: Final[i64] = 6
SKULL: Final[i64] = 5
"""The index of the skull's face on every die."""
SLOTS: Final[i64] = FACES * len(DICE)
"""A place for each face of each kind of dice: 6 * kind + face."""

# Symbols are summed in fields of seven bits: no roll of all dice of the game overflows one. There
# is room for nine of them; skulls have faces of their own and are counted there.
SYMBOL_BITS: Final[i64] = 7
SYMBOL_MOST: Final[i64] = 127
PACKED: Final = tuple(symbol for symbol in SYMBOLS if symbol != "skull")


def _yield(symbols: tuple[str, ...]) -> int:
    # In plain integers: compiled code shifts a literal one by 31 bits at most.
    return sum(2 ** (7 * PACKED.index(symbol)) for symbol in symbols if symbol in PACKED)


YIELD: Final[list[i64]] = [_yield(face) for die in DICE for face in die.faces]
"""What each face of each kind of dice shows, as packed symbols, without the skulls."""
HAMMER: Final[i64] = PACKED.index("hammer")
SWORD: Final[i64] = PACKED.index("sword")
SHIELD: Final[i64] = PACKED.index("shield")
CULTURE: Final[i64] = PACKED.index("culture")
FEATHER: Final[i64] = PACKED.index("feather")
FEATHERS: Final[list[i64]] = [
    6 * kind + face
    for kind, die in enumerate(DICE)
    for face, symbols in enumerate(die.faces)
    if "feather" in symbols
]
"""The slots of the faces with a feather."""


def shown(symbols: i64, symbol: i64) -> i64:
    """How often packed symbols have one of them."""
    return symbols >> SYMBOL_BITS * symbol & SYMBOL_MOST


DIE_OF: Final[list[i64]] = [
    DIE_INDEX[piece.die] if piece.die is not None else -1 for piece in PIECES
]
"""The kind of die that a piece brings, or -1."""
POINTS: Final[list[i64]] = [piece.points for piece in PIECES]
EACH: Final[list[i64]] = [piece.each for piece in PIECES]
"""What a piece scores at the end for each of what it counts."""


def spelled(id: str) -> str:
    """An id as the notation writes it."""
    return id.replace("_", " ")
