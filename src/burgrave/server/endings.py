"""Endings: giving up, and ending a game by agreement; what becomes of a table's row with it.

Nothing of it stands in the journal: that holds decisions by the rules, and replays as it is. Who
gave up is a fact of the seat, and how a game was over before its end is one of the table.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence

from msgspec.structs import replace

from burgrave.server.refusals import not_now
from burgrave.server.rows import Offer, TableRow
from burgrave.server.seating import USUAL_BOT, with_seat

AGREED = "agreed"
RESIGNED = "resigned"
_STEPS = 10
"""An offer stands for so many steps of the game at every seat, counted as everybody sees them."""


def resigned(row: TableRow, seat: int) -> TableRow:
    """The table after a person gave up: the usual bot plays on, and their voice is gone."""
    gone = replace(row.seats[seat], stand_in=USUAL_BOT, called=False, resigned=True)
    offer = row.offer
    if offer is not None and seat in offer.agreed:
        agreed = tuple(each for each in offer.agreed if each != seat)
        offer = replace(offer, agreed=agreed) if seat != offer.seat else None
    return with_seat(replace(row, offer=offer), gone)


def is_decided(row: TableRow) -> bool:
    """Is nobody left to play against, or nobody to play?"""
    left = [seat for seat in row.seats if not seat.resigned]
    return len(left) <= 1 or all(seat.kind == "bot" for seat in left)


def who_resigned(row: TableRow) -> list[int]:
    """The seats whose people gave up."""
    return [seat.seat for seat in row.seats if seat.resigned]


def places(row: TableRow, ranking: Sequence[int]) -> tuple[int, ...]:
    """The game's own places, but that who resigned comes after everybody who did not.

    >>> from burgrave.server.rows import SeatRow
    >>> seats = (SeatRow(0, "person", resigned=True), SeatRow(1, "bot"), SeatRow(2, "person"))
    >>> places(TableRow("", "", {}, 0, b"", seats=seats), [1, 3, 2])
    (3, 2, 1)
    """
    keys = [(seat.resigned, place) for seat, place in zip(row.seats, ranking, strict=True)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def offered(row: TableRow, seat: int, noticed: int) -> TableRow:
    """The table with a person's offer to end the game, made when so much had been noticed."""
    standing = row.offer
    if standing is not None and standing.declined is None:
        return agreed(row, seat, standing.id)
    if standing is not None and standing.seat == seat:
        raise not_now("declined", "Your offer was declined; play on a while before the next one.")
    lapses = noticed + _STEPS * len(row.seats)
    return replace(row, offer=Offer(secrets.token_hex(4), seat, lapses, (seat,)))


def agreed(row: TableRow, seat: int, id: str) -> TableRow:
    """The table after a person agreed to an offer."""
    offer = _answered(row, id)
    if seat in offer.agreed:
        return row
    return replace(row, offer=replace(offer, agreed=(*offer.agreed, seat)))


def refused(row: TableRow, seat: int, id: str) -> TableRow:
    """The table after a person declined an offer, or took their own back."""
    offer = _answered(row, id)
    if offer.seat == seat:
        return replace(row, offer=None)
    return replace(row, offer=replace(offer, declined=seat))


def _answered(row: TableRow, id: str) -> Offer:
    if row.offer is None or row.offer.id != id or row.offer.declined is not None:
        raise not_now("no-offer", "This offer no longer stands.")
    return row.offer


def lapsed(row: TableRow, noticed: int) -> TableRow:
    """The table without an offer over which the game has gone on."""
    past = row.offer is not None and noticed >= row.offer.lapses
    return replace(row, offer=None) if past else row


def voters(row: TableRow, gone: Collection[int | None]) -> list[int]:
    """The seats of all who have to agree: people who play, but for guests who are long gone."""
    return [
        seat.seat
        for seat in row.seats
        if seat.kind == "person" and not seat.resigned and seat.guest not in gone
    ]


def is_agreed(row: TableRow, voters: Collection[int]) -> bool:
    """Do all who have a say want to end the game?"""
    offer = row.offer
    return offer is not None and offer.declined is None and set(voters) <= set(offer.agreed)
