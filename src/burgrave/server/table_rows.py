"""Tables in the store: read as they were written, written as they are now, or refused."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from time import time
from typing import Any

import msgspec
from msgspec.structs import astuple, replace

from burgrave.kernel.names import mended
from burgrave.kernel.record import ENDINGS
from burgrave.server.connection import Connection
from burgrave.server.rows import Beginning, Glance, Line, Offer, SeatRow, TableRow, lasts

_TABLE = (
    "id, game, options, owner, seed, status, version, waiting, rematch, glance, touched, revision,"
    " rules, ending, offer, dealt, ended, changed, redrawn, talk, link, begin_at"
)
_SEAT = (
    *("kind", "guest", "bot", "name", "crest", "ready", "stand_in", "share", "key", "turn"),
    *("moving", "called", "resigned", "slot", "seen", "hears_from", "reserved", "counsel", "hints"),
)
"""What is kept of a seat beside its table and its number."""
_AT_ONCE = 500
"""Tables whose seats are asked for at once."""


class StaleWrite(Exception):
    """The table has been written since it was read; nothing of what was asked has been."""


class QuotaReached(Exception):
    """The guest has as many tables as one may have; no other has been set up."""


class DamagedTable(Exception):
    """What the store has of a table can't be what was written."""


def read_table(connection: Connection, id: str) -> TableRow | None:
    """A table with its seats, if there is one; raises `DamagedTable`."""
    for _, row in read_tables(connection, "WHERE id = ?", (id,)):
        if isinstance(row, DamagedTable):
            raise row
        return row
    return None


def read_tables(
    connection: Connection, where: str, facts: Sequence[object] = ()
) -> Iterator[tuple[str, TableRow | DamagedTable]]:
    """Tables by their ids, each with its seats, or what is wrong with it."""
    found = connection.execute(f"SELECT {_TABLE} FROM tables {where}", facts).fetchall()
    for first in range(0, len(found), _AT_ONCE):
        some = found[first : first + _AT_ONCE]
        seats: dict[str, list[tuple[Any, ...]]] = {table[0]: [] for table in some}
        for table, *seat in connection.execute(
            f'SELECT "table", seat, {", ".join(_SEAT)} FROM seats'
            f' WHERE "table" IN ({", ".join("?" * len(seats))}) ORDER BY seat',
            [*seats],
        ):
            seats[table].append(tuple(seat))
        yield from ((table[0], _sound(table, seats[table[0]])) for table in some)


def _sound(found: tuple[Any, ...], seats: list[tuple[Any, ...]]) -> TableRow | DamagedTable:
    try:
        row = _table(found, seats)
        _check(row)
    except (ValueError, TypeError) as problem:
        return DamagedTable(str(problem))
    return row


def read_lines(connection: Connection, table: str, after: int = 0) -> tuple[list[Line], bool]:
    """A journal behind a line, up to its end or its first gap; is there one?"""
    rows = connection.execute(
        'SELECT number, line, move FROM entries WHERE "table" = ? AND number > ? ORDER BY number',
        (table, after),
    ).fetchall()
    whole = [row for place, row in enumerate(rows, after + 1) if row[0] == place]
    return [Line(line, move) for _, line, move in whole], len(whole) < len(rows)


def whole_lines(connection: Connection, table: str, after: int = 0) -> list[Line]:
    """A journal behind a line, if nothing of it is missing; raises `DamagedTable`."""
    lines, gap = read_lines(connection, table, after)
    if gap:
        raise DamagedTable(f"line {after + len(lines) + 1} of its journal is missing")
    return lines


def _table(found: tuple[Any, ...], seats: list[tuple[Any, ...]]) -> TableRow:
    id, game, options, owner, seed, status, version, waiting, rematch, glance, *when = found
    return TableRow(
        id=id,
        game=game,
        options=dict(json.loads(options)),
        owner=owner,
        seed=seed,
        status=status,
        version=version,
        waiting=tuple(json.loads(waiting)),
        rematch=rematch,
        seats=tuple(_seat(seat) for seat in seats),
        glance=_glance(json.loads(glance)),
        touched=when[0],
        revision=when[1],
        rules=when[2],
        ending=when[3],
        offer=_offer(json.loads(when[4])),
        dealt=when[5],
        ended=when[6],
        changed=dict(json.loads(when[7])),
        redrawn=when[8],
        talk=when[9],
        link=when[10],
        begin_at=_beginning(json.loads(when[11])),
    )


def _check(row: TableRow) -> None:
    """Refuse what nobody could sit at."""
    numbers = [seat.seat for seat in row.seats]
    if not numbers or numbers != list(range(len(numbers))):
        raise ValueError(f"its seats are {numbers}")
    if not set(row.waiting) <= set(numbers):
        raise ValueError(f"it waits for the seats {row.waiting}")
    if row.status not in ("lobby", "running", "over"):
        raise ValueError(f"its status is “{row.status}”")
    if row.ending and (row.ending not in ENDINGS or row.status != "over"):
        raise ValueError(f"it was ended early, “{row.ending}”, and its status is “{row.status}”")
    for seat in row.seats:
        if seat.resigned and (seat.kind != "person" or seat.stand_in is None):
            raise ValueError(f"seat {seat.seat} resigned, and no bot plays on there")
    if row.offer is not None and not {row.offer.seat, *row.offer.agreed} <= set(numbers):
        raise ValueError(f"to end it was offered by the seats {row.offer.agreed}")


_ENCODER = msgspec.json.Encoder()


def _json(what: object) -> str:
    return _ENCODER.encode(what).decode()


def _shown(glance: Glance) -> tuple[object, ...]:
    return glance.chapter, glance.part, glance.places, glance.points


def _glance(told: list[Any]) -> Glance:
    """What was seen last; tables that an earlier program wrote have nothing to tell."""
    if not told:
        return Glance()
    chapter, part, places, points = told
    return Glance(chapter, part, tuple(places), tuple(points))


def _offer(told: list[Any]) -> Offer | None:
    if not told:
        return None
    id, seat, lapses, agreed, declined = told
    return Offer(id, seat, lapses, tuple(agreed), declined)


def _beginning(told: list[Any]) -> Beginning | None:
    if not told:
        return None
    chapter, part, position = told
    return Beginning(chapter, part, position)


def _seat(row: tuple[Any, ...]) -> SeatRow:
    seat = SeatRow(*row)
    name = mended(seat.name) if seat.name else ""
    return replace(
        seat,
        name=name,
        ready=bool(seat.ready),
        called=bool(seat.called),
        resigned=bool(seat.resigned),
        counsel=bool(seat.counsel),
    )


def add_table(connection: Connection, row: TableRow, quota: int | None) -> None:
    """Write a new table with its seats; raises `QuotaReached` if its owner has so many."""
    if quota is not None:
        unfinished = "SELECT count(*) FROM tables WHERE owner = ? AND status <> 'over'"
        if connection.execute(unfinished, (row.owner,)).fetchone()[0] >= quota:
            raise QuotaReached(f"The guest has {quota} tables.")
    now = time()
    connection.execute(
        "INSERT INTO tables (id, game, options, owner, status, version, waiting, seed, rematch,"
        " made, touched, revision, rules, redrawn, talk, begin_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(row.id, row.game, _json(row.options), row.owner, row.status, row.version),
            *(_json(row.waiting), row.seed, row.rematch, now, now, row.revision),
            *(row.rules, row.redrawn, row.talk),
            _json([] if row.begin_at is None else astuple(row.begin_at)),
        ),
    )
    _put_seats(connection, row.id, row.seats)


def update_table(connection: Connection, before: TableRow, after: TableRow) -> None:
    """Write a table without its seats and lines; raises `StaleWrite`."""
    changed, facts = _passing(after) if lasts(before, after) else _all_of(after)
    found = connection.execute(
        f"UPDATE tables SET {changed} WHERE id = ? AND revision = ? RETURNING id",
        (*facts, before.id, before.revision),
    ).fetchall()
    if not found:
        raise StaleWrite(f"{before.id} is no longer at revision {before.revision}.")


def _passing(row: TableRow) -> tuple[str, tuple[object, ...]]:
    """What changes from move to move; hardly anything else is ever written."""
    facts = (row.version, _json(row.waiting), _json(_shown(row.glance)), row.touched, row.revision)
    return "version = ?, waiting = ?, glance = ?, touched = ?, revision = ?", facts


def _all_of(row: TableRow) -> tuple[str, tuple[object, ...]]:
    passing, facts = _passing(row)
    lasting = (
        "game = ?, options = ?, owner = ?, status = ?, rematch = ?, rules = ?, ending = ?,"
        " offer = ?, dealt = ?, ended = ?, changed = ?, redrawn = ?, talk = ?, link = ?"
    )
    return f"{passing}, {lasting}", (
        *facts,
        *(row.game, _json(row.options), row.owner, row.status, row.rematch, row.rules, row.ending),
        _json([] if row.offer is None else astuple(row.offer)),
        *(row.dealt, row.ended, _json(row.changed), row.redrawn, row.talk, row.link),
    )


def write_table(
    connection: Connection, before: TableRow, after: TableRow, lines: Sequence[Line]
) -> TableRow:
    """Write a table with its seats and new lines of its journal; as it is then, or `StaleWrite`."""
    update_table(connection, before, after)
    # Only now does nobody else say anything there.
    saved = _hearing(connection, after)
    if len(saved.seats) < len(before.seats):
        _take_seats(connection, saved.id, len(saved.seats))
    if saved.seats is not before.seats:
        changed = [seat for seat in saved.seats if seat not in before.seats]
        if changed:
            _put_seats(connection, saved.id, changed)
    connection.executemany(
        'INSERT INTO entries ("table", number, line, move) VALUES (?, ?, ?, ?)',
        [
            (saved.id, number, line.text, line.move)
            for number, line in enumerate(lines, before.version + 1)
        ],
    )
    return saved


def _hearing(connection: Connection, row: TableRow) -> TableRow:
    """The table as it is written: who has just sat down hears what is said from now on."""
    if all(seat.hears_from is not None for seat in row.seats):
        return row
    coming = 'SELECT 1 + coalesce(max(number), 0) FROM talk WHERE "table" = ?'
    (number,) = connection.execute(coming, (row.id,)).fetchone()
    seats = [s if s.hears_from is not None else replace(s, hears_from=number) for s in row.seats]
    return replace(row, seats=tuple(seats))


def _take_seats(connection: Connection, table: str, left: int) -> None:
    connection.execute('DELETE FROM seats WHERE "table" = ? AND seat >= ?', (table, left))


def _put_seats(connection: Connection, table: str, seats: Sequence[SeatRow]) -> None:
    connection.executemany(
        f'INSERT INTO seats ("table", seat, {", ".join(_SEAT)})'
        f' VALUES (?, ?, {", ".join("?" * len(_SEAT))}) ON CONFLICT ("table", seat)'
        f" DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in _SEAT)}",
        [
            (
                *(table, s.seat, s.kind, s.guest, s.bot, s.name, s.crest, int(s.ready)),
                *(s.stand_in, s.share, s.key, s.turn, s.moving, int(s.called)),
                *(int(s.resigned), s.slot, s.seen, s.hears_from or 0, s.reserved),
                *(int(s.counsel), s.hints),
            )
            for s in seats
        ],
    )
