"""Arriving: what a link opens, and what a table becomes when somebody sits down by it.

A table's own link opens every seat that is free; a seat's link opens that seat alone, and a third
kind brings one's own seat to another device.
"""

from __future__ import annotations

from hmac import compare_digest

from msgspec.structs import replace

from burgrave.server.arranging import check_undealt
from burgrave.server.keys import fits, table_key
from burgrave.server.refusals import Refusal, not_now, not_yours, wrong
from burgrave.server.rows import Guest, SeatRow, TableRow
from burgrave.server.seating import person, with_seat


def opens_table(row: TableRow, key: str) -> bool:
    """Is this the key of the table's own link?"""
    return compare_digest(key.encode(), table_key(row.seed, row.id, row.link).encode())


def check_key(row: TableRow, key: str) -> None:
    """Refuse a key that opens nothing."""
    if not opens_table(row, key):
        _seat_of(row, key)


def seats_for(row: TableRow, key: str) -> list[int]:
    """The seats that a key opens now; refuses a key that opens nothing at any time."""
    if opens_table(row, key):
        return [seat.seat for seat in row.seats if row.status == "lobby" and _is_free(seat)]
    seat = _seat_of(row, key)
    is_open = row.status == "lobby" and seat.kind == "open"
    return [seat.seat] if is_open or _moves(key, seat) else []


def brings_along(row: TableRow, key: str) -> bool:
    """Is this the key with which somebody takes their own seat to another device?"""
    return any(_moves(key, seat) for seat in row.seats)


def claimed(row: TableRow, key: str, guest: Guest, wish: int | None) -> TableRow:
    """Somebody takes a seat that a key opens: a free one, a kept one, or their own."""
    if opens_table(row, key):
        return _sat_down(row, guest, wish)
    seat = _seat_of(row, key)
    if seat.guest == guest.id:
        return row
    moves = _moves(key, seat)
    if not moves and (row.status != "lobby" or seat.kind != "open"):
        raise _taken()
    check_seatless(row, guest)
    return _moved(row, seat, guest) if moves else with_seat(row, person(seat, guest))


def renewed(row: TableRow, visitor: int | None) -> TableRow:
    """The table with another link of its own; the one before opens nothing any more."""
    if row.owner != visitor:
        raise not_yours("Only the table's owner renews its link.")
    check_undealt(row)
    return replace(row, link=row.link + 1)


def check_seatless(row: TableRow, guest: Guest) -> None:
    """Refuse a second seat."""
    if any(seat.guest == guest.id for seat in row.seats):
        raise not_now("seated", "You already have a seat at this table.")


def _sat_down(row: TableRow, guest: Guest, wish: int | None) -> TableRow:
    """By the table's link: on the seat that was wished, or on the first free one."""
    if any(seat.guest == guest.id for seat in row.seats):
        return row
    check_undealt(row)
    if wish is None:
        seat = next((seat for seat in row.seats if _is_free(seat)), None)
        if seat is None:
            raise not_now("full", "Every seat is taken or reserved; you can watch.")
        return with_seat(row, person(seat, guest))
    if wish >= len(row.seats):
        raise wrong(f"There is no seat {wish} at this table.")
    seat = row.seats[wish]
    if seat.kind != "open":
        raise _taken()
    if seat.reserved:
        raise not_now("reserved", f"This seat is reserved for {seat.reserved}.")
    return with_seat(row, person(seat, guest))


def _is_free(seat: SeatRow) -> bool:
    return seat.kind == "open" and not seat.reserved


def _taken() -> Refusal:
    return not_now("taken", "Somebody else already sits on this seat.")


def _seat_of(row: TableRow, key: str) -> SeatRow:
    """The seat that a key opens."""
    for seat in row.seats:
        if (seat.key is not None and fits(key, seat.key)) or _moves(key, seat):
            return seat
    raise not_yours("This link opens no seat here; ask the table's owner for a new one.")


def _moves(key: str, seat: SeatRow) -> bool:
    return seat.kind == "person" and seat.moving is not None and fits(key, seat.moving)


def _moved(row: TableRow, seat: SeatRow, guest: Guest) -> TableRow:
    """The seat on another device: its person brings everything along, the table itself too."""
    owner = guest.id if row.owner == seat.guest else row.owner
    return with_seat(replace(row, owner=owner), replace(seat, guest=guest.id, moving=None))
