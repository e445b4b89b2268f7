"""Standing in: who may have a bot play for whom while a game runs."""

from __future__ import annotations

from math import ceil

from msgspec.structs import replace

from burgrave.server.live_table import LiveTable
from burgrave.server.refusals import has_resigned, not_now, not_yours, wrong
from burgrave.server.rows import Guest, SeatRow
from burgrave.server.seating import USUAL_BOT, bot_of, called, given_back
from burgrave.server.wire import SeatWish


def handed_over(table: LiveTable, seat: SeatRow, wish: SeatWish, guest: Guest) -> SeatRow:
    """The seat with the bot that somebody wishes for it, or with its person again."""
    if wish.kind == "me":
        if seat.guest != guest.id:
            raise not_yours("This seat is somebody else's.")
        if seat.resigned:
            raise has_resigned()
        return given_back(seat)
    if wish.kind == "open":
        raise not_now("running", "While a game runs, a seat goes to a bot or stays as it is.")
    if table.viewer_of(guest.id) is None:
        raise not_yours("Only who plays at this table can call in a bot.")
    if seat.kind != "person":
        raise not_now("bot", "A bot already plays this seat.")
    if seat.guest == guest.id:
        return replace(seat, stand_in=bot_of(wish), called=False)
    return _called_in(table, seat, wish, guest)


def _called_in(table: LiveTable, seat: SeatRow, wish: SeatWish, guest: Guest) -> SeatRow:
    """A bot for somebody who is away: after the grace, and when most of those present agree."""
    if bot_of(wish) != USUAL_BOT:
        raise wrong(f"For somebody else only the bot “{USUAL_BOT}” plays: name no other.")
    if seat.stand_in is not None:
        raise not_now("bot", "A bot already plays this seat.")
    absence = table.absence(seat.seat)
    if absence is None or seat.guest is None:
        raise not_now("present", "This player is here; only an absent one is replaced.")
    if absence.left > 0:
        seconds = ceil(absence.left)
        raise not_now(
            "grace", f"{seat.name} has only just left; a bot can be called in {seconds} s."
        )
    table.presence.calls(guest.id, seat.guest)
    agreed = table.absence(seat.seat)
    return called(seat) if agreed is not None and agreed.decided else seat
