"""The lobby: what a table becomes before the deal; a row goes in, and another comes out."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from burgrave.games import game, names
from burgrave.kernel.fair import SEED_BYTES
from burgrave.server.arranging import (
    check_undealt,
    full_options,
    left_by,
    terms_of,
    told_off,
    with_level,
)
from burgrave.server.arriving import check_seatless
from burgrave.server.keys import new_table_id
from burgrave.server.positions import Start
from burgrave.server.positions_wire import PlayOn
from burgrave.server.refusals import not_now, not_yours, wrong
from burgrave.server.rows import Guest, SeatRow, TableRow
from burgrave.server.seating import (
    persons,
    seated,
    told_apart,
    with_seat,
)
from burgrave.server.wire import NewTable, Ready, SeatWish, Value


def set_up(wish: NewTable, guest: Guest, token: str) -> TableRow:
    """A new table as its owner wishes it."""
    if wish.game not in names():
        raise wrong(f"There is no game “{wish.game}”; there is {', '.join(names())}.")
    options = full_options(game(wish.game), len(wish.seats), wish.options)
    kinds = [seat.kind for seat in wish.seats]
    if kinds.count("me") > 1:
        raise wrong("You can only take one seat.")
    if kinds.count("bot") == len(kinds):
        raise wrong("At least one seat is for a person.")
    row = fresh_table(wish.game, options, guest)
    seats = [
        seated(SeatRow(number, "open"), seat, guest, token, row.id)
        for number, seat in enumerate(wish.seats)
    ]
    return told_apart(None, replace(row, seats=tuple(seats)))


def begun_at(start: Start, wish: PlayOn, guest: Guest, token: str) -> TableRow:
    """A table that begins at a position: one seat is the guest's, bots have the others."""
    row = fresh_table(start.game, start.options, guest)
    bots = SeatWish(kind="bot", bot=wish.bot)
    seats = [
        seated(
            SeatRow(n, "open"),
            SeatWish(kind="me") if n == wish.seat else bots,
            guest,
            token,
            row.id,
        )
        for n in range(start.seats)
    ]
    return told_apart(None, replace(row, seats=tuple(seats), begin_at=start.begin_at))


def set_up_again(row: TableRow, guest: Guest) -> TableRow:
    """A table for the same people; the one who begins moves on by a seat from game to game.

    A game that began at a position begins there again, everybody in their place.
    """
    order = row.seats if row.begin_at else [*row.seats[1:], row.seats[0]]
    seats = [
        replace(
            seat,
            seat=number,
            slot=number,
            seen=0,
            ready=seat.guest == guest.id,
            stand_in=None,
            called=False,
            resigned=False,
            share="",
            key=None,
            moving=None,
            hears_from=None,
            reserved="",
            hints=0,
        )
        for number, seat in enumerate(order)
    ]
    fresh = replace(fresh_table(row.game, row.options, guest), begin_at=row.begin_at)
    return told_apart(None, replace(fresh, seats=tuple(seats), talk=row.talk))


def fresh_table(game_name: str, options: dict[str, Value], owner: Guest) -> TableRow:
    """A table without seats as yet, with dice of its own."""
    return TableRow(
        id=new_table_id(),
        game=game_name,
        options=options,
        owner=owner.id,
        seed=secrets.token_bytes(SEED_BYTES),
    )


def waits_for_nobody(row: TableRow) -> bool:
    """Can a new table be dealt at once?"""
    return not any(seat.kind == "open" for seat in row.seats) and persons(row) <= 1


def renamed(row: TableRow, guest: Guest) -> TableRow:
    """The table with a guest's new name and crest, as long as nothing is dealt."""
    mine = next((seat for seat in row.seats if seat.guest == guest.id), None)
    if mine is None or row.status != "lobby":
        return row
    return with_seat(row, replace(mine, name=guest.name, crest=guest.crest))


def made_ready(row: TableRow, guest: int | None, wish: Ready) -> TableRow:
    """Somebody is ready or not, and may have brought a share for the dice."""
    mine = next((seat for seat in row.seats if seat.guest == guest), None)
    if guest is None or mine is None:
        raise not_yours("Only who has a seat can be ready.")
    check_undealt(row)
    if wish.ready and wish.terms not in (None, terms_of(row)):
        raise not_now("changed", "Something has just been changed; look at it first.")
    seat = replace(mine, ready=wish.ready, share=mine.share or wish.share or "")
    return with_seat(row, replace(seat, seen=row.revision + 1) if wish.ready else seat)


def reseated(row: TableRow, seat: SeatRow, wish: SeatWish, guest: Guest, token: str) -> TableRow:
    """The owner gives a seat away, or somebody leaves theirs."""
    if row.owner != guest.id:
        if seat.guest == guest.id and wish.kind == "open":
            return left_by(row, guest.id)
        raise not_yours("Only the table's owner gives seats away.")
    if wish.kind == "me":
        if seat.guest == guest.id:
            return row
        check_seatless(row, guest)
        if seat.kind == "person":
            raise not_now("taken", "Somebody else already sits on this seat.")
    after = seated(seat, wish, guest, token, row.id)
    if seat.kind == after.kind == "bot" and seat.bot != after.bot:
        return with_level(row, after)
    return told_off(with_seat(row, after), seat)
