"""A state as one JSON document and back; what it leaves out is as at the start of its step."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.era import steps
from burgrave.games.era.actions import place_named
from burgrave.games.era.components import (
    BUILDINGS,
    DICE,
    FACES,
    HAMMER,
    HEIGHT,
    KEEP,
    MONASTERY,
    PIECES,
    SHIELD,
    SLOTS,
    STORES,
    SWORD,
    shown,
)
from burgrave.games.era.goods import MOST, named, pack
from burgrave.games.era.grid import COLUMNS, Fields, fields_of, meet, nothing
from burgrave.games.era.player import (
    Player,
    counts_named,
)
from burgrave.games.era.rolling import dice_named, symbols_of
from burgrave.games.era.soundness import check, too_many_dice
from burgrave.games.era.state import Era
from burgrave.games.era.view import (
    cells_named,
    supply_of,
    turned_of,
)
from burgrave.kernel.document import Document
from burgrave.kernel.errors import BadNotation, BadPosition, noun
from burgrave.kernel.seats import seats_in
from burgrave.kernel.state import Json

MOST_POINTS: Final = 10_000
"""More culture or disaster than any game brings."""
_BUILDING_IDS: Final = tuple(piece.id for piece in PIECES[:BUILDINGS])
_PIECE_IDS: Final = tuple(piece.id for piece in PIECES)
_DIE_IDS: Final = tuple(die.id for die in DICE)
_FIELDS: Final = (
    *("game", "rules", "options", "round", "step", "start", "turn", "other", "part", "asked"),
    *("drawing", "rolling", "turned", "supply", "burnt", "seats"),
)
_SEAT_FIELDS: Final = (
    *("stores", "culture", "disaster", "pieces", "dice", "due", "faces", "chosen", "throws"),
    *("stopped", "settings", "hammers", "swords", "shields"),
)


def write(b: Era) -> Json:
    """The whole state, hidden facts included."""
    return {
        "game": "era",
        "rules": "1",
        "options": {},
        "round": int(b.round),
        "step": b.due.name,
        "start": int(b.start),
        "turn": int(b.turn),
        "other": int(b.other),
        "part": int(b.part),
        "asked": seats_in(b.asked),
        "drawing": bool(b.drawing),
        "rolling": seats_in(b.rolling),
        "turned": turned_of(b),
        "supply": supply_of(b),
        "burnt": cells_named(b.burnt),
        "seats": [_write_seat(player) for player in b.players],
    }


def _write_seat(player: Player) -> Json:
    return {
        "stores": named(player.stores),
        "culture": int(player.culture),
        "disaster": int(player.disaster),
        "pieces": [move.where for move in player.pieces],
        "dice": counts_named(player.dice),
        "due": counts_named(player.due),
        "faces": dice_named(player.faces),
        "chosen": dice_named(player.marked),
        "throws": int(player.throws),
        "stopped": bool(player.stopped),
        "settings": int(player.settings),
        "hammers": int(player.hammers),
        "swords": int(player.swords),
        "shields": int(player.shields),
    }


def read(b: Era, doc: Json) -> None:
    """Set up a fresh state as the document says, and go on from there."""
    players = int(b.size)
    top = Document(doc, "position")
    top.only(*_FIELDS)
    names = b.calendar.names
    b.stand_at(top.one_of("step", names, names[0]))
    b.round = top.number("round", 1, least=1, most=int(b.setting.last_round))
    b.start = top.number("start", 0, least=0, most=players - 1)
    b.turn = top.number("turn", 0, least=0, most=players)
    b.other = top.number("other", 0, least=0, most=players)
    b.part = top.number("part", 0, least=0, most=9)
    b.drawing = top.flag("drawing", False)
    b.rolling = top.seats("rolling", players)
    for name in top.names("turned", _BUILDING_IDS):
        b.turned |= 1 << i64(_BUILDING_IDS.index(name))
    b.burnt = _fields(top, "burnt")
    for player, seat in zip(b.players, top.sections("seats"), strict=True):
        _read_seat(b, player, seat)
    _read_supply(b, top)
    b.asked = top.seats("asked", players)
    if "asked" not in doc and "drawing" not in doc:
        b.proceed(None)
    check(b)


def _fields(top: Document, key: str) -> Fields:
    cells: list[tuple[int, int]] = []
    for name in top.texts(key):
        column, row = COLUMNS.find(name[:1]), name[1:]
        if not name or column < 0 or row not in _ROWS:
            raise BadPosition("era-amiss-fields", field=key)
        cells.append((column, int(row) - 1))
    return fields_of(tuple(cells))


_ROWS: Final = tuple(str(row) for row in range(1, int(HEIGHT) + 1))


def _read_seat(b: Era, player: Player, seat: Document) -> None:
    seat.only(*_SEAT_FIELDS)
    if "stores" in seat.fields:
        stores = seat.section("stores")
        stores.only(*STORES)
        food, wood, stone, goods = (
            stores.number(name, 0, least=0, most=int(MOST[kind]))
            for kind, name in enumerate(STORES)
        )
        player.stores = pack((food, wood, stone, goods))
    player.culture = seat.number("culture", 0, least=0, most=MOST_POINTS)
    player.disaster = seat.number("disaster", 0, least=0, most=MOST_POINTS)
    if "pieces" in seat.fields:
        _read_pieces(player, seat)
    _read_dice(b, player, seat)
    symbols = symbols_of(player)
    revealed = b.at != steps.ROLL and b.at != steps.SET_UP
    player.hammers = seat.number(
        "hammers", int(shown(symbols, HAMMER)) if revealed else 0, least=0, most=63
    )
    player.swords = seat.number(
        "swords", int(shown(symbols, SWORD)) if revealed else 0, least=0, most=63
    )
    player.shields = seat.number(
        "shields", int(shown(symbols, SHIELD)) if revealed else 0, least=0, most=63
    )


def _read_pieces(player: Player, seat: Document) -> None:
    player.pieces = ()
    player.taken = nothing()
    player.walls = nothing()
    for text in seat.texts("pieces"):
        try:
            move = place_named(text)
        except BadNotation:
            move = None
        if move is None:
            raise BadPosition("era-amiss-piece-written")
        if meet(move.covers, player.taken):
            raise BadPosition("era-amiss-piece-in-the-way", piece=move.where)
        player.put(move)


def _read_dice(b: Era, player: Player, seat: Document) -> None:
    """The dice that a player owns, and what they show."""
    player.dice = player.dice_due() if b.at != steps.SET_UP else 0
    if "dice" in seat.fields:
        player.dice = _counts(seat, "dice")
    player.due = _counts(seat, "due")
    player.faces = _faces(seat, "faces")
    player.marked = _faces(seat, "chosen")
    player.throws = seat.number("throws", 0, least=0, most=99)
    player.stopped = seat.flag("stopped", False)
    monasteries = int(player.count(MONASTERY))
    begun = b.at == steps.ROLL and b.part > 0
    player.settings = seat.number(
        "settings", monasteries if begun else 0, least=0, most=monasteries
    )


def _counts(seat: Document, key: str) -> i64:
    section = seat.section(key)
    section.only(*_DIE_IDS)
    dice: i64 = 0
    for kind, die in enumerate(DICE):
        dice |= i64(section.number(die.id, 0, least=0, most=die.count)) << 8 * kind
    return dice


def _faces(seat: Document, key: str) -> list[i64]:
    section = seat.section(key)
    section.only(*_DIE_IDS)
    counts: list[i64] = [0] * SLOTS
    for kind, die in enumerate(DICE):
        faces = section.numbers(die.id, least=1, most=int(FACES))
        if len(faces) > die.count:
            raise too_many_dice(die.id, die.count)
        for face in faces:
            counts[6 * kind + face - 1] += 1
    return counts


def _read_supply(b: Era, top: Document) -> None:
    """What stands in no domain, unless the document says that less is left."""
    b.supply = b.setting.supply.copy()
    b.own_supply = True
    for player in b.players:
        for move in player.pieces:
            b.supply[move.piece] -= 1
    if b.at == steps.SET_UP:
        for kind, number in enumerate(b.setting.start):
            for player in b.players:
                b.supply[kind] -= max(0, number - player.count(kind))
    given = top.section("supply")
    given.only(*_PIECE_IDS)
    for kind, piece in enumerate(PIECES):
        most = int(b.supply[kind])
        if most < 0:
            raise BadPosition("era-amiss-pieces-number", piece=noun("era-piece", piece.id))
        b.supply[kind] = given.number(piece.id, most, least=0, most=most)
    if b.at == steps.SET_UP and any(player.pieces[:1] == () for player in b.players):
        raise BadPosition("era-amiss-keep-middle")
    if b.at == steps.SET_UP and any(player.count(KEEP) != 1 for player in b.players):
        raise BadPosition("era-amiss-one-keep")
