"""Positions: read as people write them, found in records, looked at, and made ready to play on."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, NamedTuple

from burgrave.games import chronicler, game, names, prompter
from burgrave.games.replaying import Eyes, moments
from burgrave.kernel.errors import BadPosition
from burgrave.kernel.record import Record
from burgrave.kernel.rng import Rng
from burgrave.kernel.seat import Look
from burgrave.kernel.state import State
from burgrave.kernel.table import Player, Table
from burgrave.server.positions_wire import Document, Position, PositionShown
from burgrave.server.replays import read_record, replay_of
from burgrave.server.rows import Beginning
from burgrave.server.updates import scene
from burgrave.server.wire import Moment, Value

_MOST_TOML = 16 * 1024
"""Characters; nobody writes as much by hand, and the more dots a key has the longer it takes."""


class Start(NamedTuple):
    """What a table needs to know to begin at a position."""

    game: str
    options: dict[str, Value]
    seats: int
    begin_at: Beginning


def read(text: bytes) -> Document:
    """A position as somebody wrote it: JSON, or the same fields as text, in TOML."""
    try:
        written = text.decode("utf-8-sig").strip()
        if not written:
            raise BadPosition("amiss-nothing")
        fields = _json(written) if written.startswith("{") else _toml(written)
    except UnicodeDecodeError:
        raise BadPosition("amiss-position-no-text") from None
    except RecursionError:
        raise BadPosition("amiss-position-deep") from None
    if not isinstance(fields, dict):
        raise BadPosition("amiss-position-object")
    return fields


def restored(fields: Document) -> State:
    """The state of a position of whichever game."""
    if "entries" in fields:
        raise BadPosition("amiss-position-is-record")
    name = fields.get("game")
    if name not in names():
        raise BadPosition("amiss-which-game", known=list(names()))
    try:
        return game(str(name)).restore(fields)
    except RecursionError:
        raise BadPosition("amiss-position-deep") from None


def in_record(record: Record, number: int, eyes: Eyes) -> Position:
    """The position at a moment of a game, as these eyes count moments."""
    for moment in moments(record, eyes):
        if moment.number == number:
            return _position(moment.state)
    raise BadPosition("amiss-no-moment", number=number)


def in_file(text: bytes, number: int, eyes: Eyes) -> Position:
    """The same in a record that somebody brings."""
    return in_record(read_record(text), number, eyes)


def shown(text: bytes, eyes: Eyes) -> PositionShown:
    """What somebody wrote, as it looks on the board to a pair of eyes."""
    state = restored(read(text))
    if eyes is not None and eyes >= state.seats:
        raise BadPosition("amiss-no-seat")
    told = _position(state)
    seats = [Player(str(seat + 1)) for seat in range(int(state.seats))]
    options = dict(told.position["options"])
    whole = game(told.position["game"])
    record = Record(whole, options, seats, None, told.position, (), state.hash())
    return PositionShown(
        position=told.position,
        moment=told.moment,
        waiting=told.waiting,
        over=told.over,
        replay=replay_of(record, eyes, None, False),
    )


def start(fields: Document, seat: int, anew: bool, seed: int) -> Start:
    """What a table needs that begins here; what a seat may not know is dealt anew if so wished."""
    state = restored(fields)
    if seat >= state.seats:
        raise BadPosition("amiss-no-seat")
    if state.over:
        raise BadPosition("amiss-position-over")
    if anew:
        state = state.imagine(seat, Rng(seed))
    told = _position(state)
    options = dict(told.position["options"])
    _try(told.position, options, seat, seed)
    when = Beginning(told.moment.chapter, told.moment.part, json.dumps(told.position))
    return Start(told.position["game"], options, int(state.seats), when)


def _try(position: Document, options: dict[str, Value], seat: int, seed: int) -> None:
    """Begin there once: a position with which that takes for ever is none for a table."""
    whole = game(position["game"])
    players = [Player(str(number)) for number in range(len(position["seats"]))]
    table = Table(whole, players, Rng(seed), options, position)
    table.start()
    look = Look(seat, table.state)
    scene(whole.name, table.state, look, look.view)
    prompter(whole.name).action_facts(look)


def _position(state: State) -> Position:
    position: Document = state.position()
    chapter, part = chronicler(position["game"]).when(state)
    return Position(
        position=position,
        moment=Moment(chapter=chapter, part=part),
        waiting=list(state.actors),
        over=bool(state.over),
    )


def _json(text: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_once_each)
    except json.JSONDecodeError as problem:
        raise BadPosition(
            "amiss-not-json", line=str(problem.lineno), column=str(problem.colno)
        ) from None
    except ValueError:
        raise BadPosition("amiss-long-number") from None


def _toml(text: str) -> Any:
    if len(text) > _MOST_TOML:
        raise BadPosition("amiss-text-long")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        where = re.search(r"line (\d+), column (\d+)", str(problem))
        if where is None:
            raise BadPosition("amiss-breaks-off") from None
        line, column = where.groups()
        raise BadPosition("amiss-not-toml", line=line, column=column) from None
    except ValueError:
        raise BadPosition("amiss-long-number") from None


def _once_each(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields: dict[str, object] = {}
    for name, value in pairs:
        if name in fields:
            raise BadPosition("amiss-twice", name=name[:60])
        fields[name] = value
    return fields
