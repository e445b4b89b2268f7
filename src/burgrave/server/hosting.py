"""Hosting: what a table's owner does with it until the deal, and getting up from it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from burgrave.games import names
from burgrave.server.arranging import (
    at_seat,
    check_undealt,
    in_order,
    left_by,
    with_more,
    with_terms,
    without,
)
from burgrave.server.refusals import not_yours, wrong
from burgrave.server.wire import LiveGone, NewGame, NewOrder, SeatWish, Value

if TYPE_CHECKING:
    from burgrave.server.guests import Visitor
    from burgrave.server.hall import Hall
    from burgrave.server.live_table import LiveTable
    from burgrave.server.rows import Guest, TableRow

GONE = msgspec.json.encode(LiveGone(type="gone"))
"""The last word at a table that is there no more."""


async def set_game(hall: Hall, visitor: Visitor, table: LiveTable, wish: NewGame) -> None:
    """Another game, or the same with other options; people keep their seats."""
    if wish.game not in names():
        raise wrong(f"There is no game “{wish.game}”; there is {', '.join(names())}.")

    def change(row: TableRow) -> TableRow:
        return with_terms(row, wish.game, wish.options, *_host(row, visitor))

    await hall.change(table, change)


async def set_options(
    hall: Hall, visitor: Visitor, table: LiveTable, options: dict[str, Value]
) -> None:
    """The same game with other options."""

    def change(row: TableRow) -> TableRow:
        return with_terms(row, row.game, options, *_host(row, visitor))

    await hall.change(table, change)


async def add_seat(hall: Hall, visitor: Visitor, table: LiveTable, wish: SeatWish) -> None:
    """A seat more."""
    await hall.change(table, lambda row: with_more(row, wish, *_host(row, visitor)))


async def remove_seat(
    hall: Hall, visitor: Visitor, table: LiveTable, number: int, slot: int | None, was: str | None
) -> None:
    """A seat less, if it is still the one that was meant."""

    def change(row: TableRow) -> TableRow:
        _host(row, visitor)
        return without(row, at_seat(row, number, slot, was))

    await hall.change(table, change)


async def set_order(hall: Hall, visitor: Visitor, table: LiveTable, wish: NewOrder) -> None:
    """The same seats in another order."""

    def change(row: TableRow) -> TableRow:
        _host(row, visitor)
        return in_order(row, wish.slots)

    await hall.change(table, change)


async def leave(hall: Hall, visitor: Visitor, table: LiveTable) -> None:
    """Get up before the deal; afterwards a seat is given up in other ways."""
    await hall.change(table, partial(left_by, guest=visitor.id))


async def delete(hall: Hall, visitor: Visitor, table: LiveTable) -> None:
    """Delete a table at which nothing was dealt; whoever is there is told and sent home."""

    def check(row: TableRow) -> None:
        _host(row, visitor)

    await table.delete(check, GONE)
    # A game that it was to follow has been written anew without it.
    for other in list(hall.tables.values()):
        if other.row.rematch == table.row.id:
            other.close()


def _host(row: TableRow, visitor: Visitor) -> tuple[Guest, str]:
    """The owner, as long as nothing is dealt, with the token that makes keys."""
    if visitor.guest is None or visitor.token is None or row.owner != visitor.id:
        raise not_yours("Only the table's owner arranges it.")
    check_undealt(row)
    return visitor.guest, visitor.token
