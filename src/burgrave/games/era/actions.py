"""The action catalogue: every decision of the game, with its dense id and its notation."""

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from burgrave.games.era.components import (
    DICE,
    FACES,
    HEIGHT,
    KINDS,
    PIECES,
    SKULL,
    STORES,
    WIDTH,
    spelled,
)
from burgrave.games.era.grid import (
    LANES,
    SHAPES,
    Fields,
    beside,
    cell_name,
    fields_of,
    nothing,
)
from burgrave.kernel.action import Action
from burgrave.kernel.notation import words_of

# What a decision is about.
STOP: Final[i64] = 0
THROW: Final[i64] = 1
MARK: Final[i64] = 2
SET: Final[i64] = 3
DECLINE: Final[i64] = 4
QUILL: Final[i64] = 5
SUFFER: Final[i64] = 6
LOSE: Final[i64] = 7
DONE: Final[i64] = 8
PLACE: Final[i64] = 9
REMOVE: Final[i64] = 10
DEMAND: Final[i64] = 11
PAY: Final[i64] = 12
REFUSE: Final[i64] = 13


@final
@mypyc_attr(acyclic=True)
class Move(Action):
    """A decision of Era; the fields that its kind does not use are 0."""

    def __init__(
        self,
        id: i64,
        code: i64,
        *,
        piece: i64 = 0,
        turn: i64 = 0,
        x: i64 = 0,
        y: i64 = 0,
        slot: i64 = -1,
        to: i64 = 0,
        store: i64 = 0,
    ) -> None:
        super().__init__(id)
        self.code: Final[i64] = code
        self.piece: Final[i64] = piece
        """What is placed."""
        self.turn: Final[i64] = turn
        """Quarter turns clockwise."""
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        """The top left corner of the piece's frame, or the first field of what is removed."""
        self.slot: Final[i64] = slot
        """A die by its kind and face, 6 * kind + face; -1 for none."""
        self.to: Final[i64] = to
        """The face that a die is set to."""
        self.store: Final[i64] = store
        """A resource."""
        covers = nothing()
        borders = nothing()
        first: i64 = 16 * y + x
        if code == PLACE:
            cells = tuple((int(x) + cx, int(y) + cy) for cx, cy in SHAPES[piece][turn].cells)
            covers = fields_of(cells)
            borders = fields_of(beside(cells))
            first = 16 * cells[0][1] + cells[0][0]
        self.covers: Final[Fields] = covers
        """The fields of a placed piece."""
        self.borders: Final[Fields] = borders
        """The fields that share a side with it."""
        self.first: Final[i64] = first
        """The lane, 16 * y + x, of its first field row by row."""

    @property
    def kind(self) -> str:
        """What is decided, in a word."""
        return _WORDS[self.code]

    @property
    def facts(self) -> dict[str, Any]:
        """The piece and its place, the die and its face, the resource."""
        code = self.code
        if code == PLACE:
            at = cell_name(int(self.x), int(self.y))
            return {"piece": PIECES[self.piece].id, "at": at, "turn": int(self.turn)}
        if code == REMOVE:
            return {"at": cell_name(int(self.x), int(self.y))}
        if code == LOSE or code == DEMAND:
            return {"store": STORES[self.store]}
        facts: dict[str, Any] = {}
        if self.slot >= 0:
            facts["die"] = DICE[self.slot // FACES].id
            facts["face"] = int(self.slot % FACES) + 1
        if code == SET:
            facts["to"] = int(self.to) + 1
        return facts

    @property
    def text(self) -> str:
        """The notation."""
        code = self.code
        if code == PLACE:
            return f"place {self.where}"
        if code in _PLAIN:
            return _PLAIN[code]
        if code == MARK:
            return f"mark {slot_name(self.slot)}"
        if code == SET:
            return f"set {slot_name(self.slot)} to {self.to + 1}"
        if code == QUILL:
            return "quill" if self.slot < 0 else f"quill with {slot_name(self.slot)}"
        if code == LOSE:
            return f"lose {STORES[self.store]}"
        if code == DEMAND:
            return f"demand {STORES[self.store]}"
        return f"remove {cell_name(int(self.x), int(self.y))}"

    @property
    def where(self) -> str:
        """A placed piece with its place, such as `farm k9 turn 1`."""
        text = f"{spelled(PIECES[self.piece].id)} {cell_name(int(self.x), int(self.y))}"
        return f"{text} turn {self.turn}" if self.turn else text


def slot_name(slot: i64) -> str:
    """A die with its face, such as `peasant 3`."""
    return f"{DICE[slot // FACES].id} {slot % FACES + 1}"


_WORDS: Final = (
    *("stop", "throw", "mark", "set", "decline", "quill", "suffer"),
    *("lose", "done", "place", "remove", "demand", "pay", "refuse"),
)
"""What a decision is about, by its code."""

_PLAIN: Final[dict[int, str]] = {
    STOP: "stop",
    THROW: "throw",
    DECLINE: "decline",
    SUFFER: "suffer",
    DONE: "done",
    PAY: "pay",
    REFUSE: "refuse",
}

CATALOGUE: Final[list[Move]] = []
"""Every action, at the index of its id."""


def _add(
    code: i64,
    *,
    slot: i64 = -1,
    to: i64 = 0,
    store: i64 = 0,
    x: i64 = 0,
    y: i64 = 0,
) -> Move:
    move = Move(len(CATALOGUE), code, slot=slot, to=to, store=store, x=x, y=y)
    CATALOGUE.append(move)
    return move


_ALL_SLOTS: Final = range(int(FACES) * len(DICE))

MOVE_STOP: Final = _add(STOP)
MOVE_THROW: Final = _add(THROW)
MOVE_DECLINE: Final = _add(DECLINE)
MOVE_SUFFER: Final = _add(SUFFER)
MOVE_DONE: Final = _add(DONE)
MOVE_PAY: Final = _add(PAY)
MOVE_REFUSE: Final = _add(REFUSE)
MOVE_LOSE: Final = [_add(LOSE, store=store) for store in range(len(STORES))]
MOVE_DEMAND: Final = [_add(DEMAND, store=store) for store in range(len(STORES))]
MOVE_MARK: Final = [
    MOVE_STOP if slot % FACES == SKULL else _add(MARK, slot=slot) for slot in _ALL_SLOTS
]
"""By slot; skulls are locked and can't be marked."""
MOVE_SET: Final[list[list[Move]]] = [
    []
    if slot % FACES == SKULL
    else [
        MOVE_DECLINE if to == slot % FACES else _add(SET, slot=slot, to=to) for to in range(FACES)
    ]
    for slot in _ALL_SLOTS
]
"""By slot and new face; setting a die to what it shows is no action."""
MOVE_QUILL: Final = _add(QUILL)
MOVE_QUILL_WITH: Final = [_add(QUILL, slot=slot) for slot in _ALL_SLOTS]
MOVE_REMOVE: Final = [
    _add(REMOVE, x=lane % 16, y=lane // 16) if lane % 16 < WIDTH else MOVE_STOP
    for lane in range(LANES)
]
"""By the lane of a piece's first field."""


def _add_places() -> list[list[list[Move]]]:
    """Every placement by piece, orientation and the lane of its corner."""
    table: list[list[list[Move]]] = []
    for piece in range(KINDS):
        by_turn: list[list[Move]] = []
        for turn, shape in enumerate(SHAPES[piece]):
            by_corner = [MOVE_STOP] * LANES
            for y in range(int(HEIGHT) - shape.height + 1):
                for x in range(int(WIDTH) - shape.width + 1):
                    move = Move(len(CATALOGUE), PLACE, piece=piece, turn=turn, x=x, y=y)
                    CATALOGUE.append(move)
                    by_corner[16 * y + x] = move
            by_turn.append(by_corner)
        table.append(by_turn)
    return table


MOVE_PLACE: Final = _add_places()


_FIRST_SHAPE: Final[list[i64]] = [
    i64(sum(len(shapes) for shapes in SHAPES[:piece])) for piece in range(KINDS)
]
"""The number of a piece's first orientation, when all orientations of all pieces are counted."""
_FULL_ROWS: Final[list[list[Move]]] = [
    [move for move in by_corner[16 * y : 16 * y + WIDTH] if move.code == PLACE]
    for by_turn in MOVE_PLACE
    for by_corner in by_turn
    for y in range(HEIGHT)
]
"""All placements with their corners in one row, by orientation and row."""
_HALF: Final[i64] = 7
_PATTERNS: Final[i64] = 128
"""Half of the 14 fields that a row has at most, and the ways in which a piece may find room there:
literals, for the compiler reckons with them."""
_half_rows: Final[list[list[Move] | None]] = [None] * (len(_FULL_ROWS) * 2 * 128)
"""The placements for each pattern of half a row, found when they are first asked for."""


def add_places(moves: list[Action], piece: i64, turn: i64, corners: Fields) -> None:
    """Append the placements of a piece in one orientation at these corners."""
    shape = SHAPES[piece][turn]
    first = (_FIRST_SHAPE[piece] + turn) * HEIGHT
    full = shape.row
    for y in range(HEIGHT + 1 - shape.height):
        if y < 4:
            bits = corners[0] >> 16 * y & 0xFFFF
        elif y < 8:
            bits = corners[1] >> 16 * (y - 4) & 0xFFFF
        elif y < 12:
            bits = corners[2] >> 16 * (y - 8) & 0xFFFF
        else:
            bits = corners[3] >> 16 * (y - 12) & 0xFFFF
        if bits == full:
            moves.extend(_FULL_ROWS[first + y])
        elif bits:
            key = 2 * (first + y) * _PATTERNS + (bits & 127)
            found = _half_rows[key]
            if found is None:
                found = _find_half_row(key)
            moves.extend(found)
            key = (2 * (first + y) + 1) * _PATTERNS + (bits >> _HALF)
            found = _half_rows[key]
            if found is None:
                found = _find_half_row(key)
            moves.extend(found)


def _find_half_row(key: i64) -> list[Move]:
    pattern = key % _PATTERNS
    half = key // _PATTERNS % 2
    found: list[Move] = []
    for move in _FULL_ROWS[key // (2 * _PATTERNS)]:
        x = move.x - _HALF * half
        if 0 <= x < _HALF and pattern >> x & 1:
            found.append(move)
    _half_rows[key] = found
    return found


_named: dict[str, Move] = {}


def named(text: str) -> Move | None:
    """The action that a notation names, legal or not; None if it names none."""
    if not _named:
        for move in CATALOGUE:
            _named[move.text] = move
    return _named.get(text)


def normal(text: str) -> str:
    """A notation as the catalogue writes it: lower case, single spaces, `place` for `build`."""
    words = words_of(text, such_as="“stop” or “place farm k9”")
    if words[0] == "build":
        words[0] = "place"
    return " ".join(words)


def place_named(text: str) -> Move | None:
    """The placement that `farm k9 turn 1` names."""
    move = named(normal(f"place {text}"))
    return move if move is not None and move.code == PLACE else None
