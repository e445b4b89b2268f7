"""Seating: what a table's seats become when somebody comes, goes, or a bot sits down."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from burgrave.bots import names as bot_names
from burgrave.kernel.names import distinct, is_taken
from burgrave.server.keys import hashed, seat_key
from burgrave.server.names import COMPANY, bot_name
from burgrave.server.refusals import proper_name, wrong
from burgrave.server.rows import Guest, SeatRow, TableRow
from burgrave.server.wire import CRESTS, SeatWish

USUAL_BOT = "steady"


def bot_of(wish: SeatWish) -> str:
    """The bot that a wish names."""
    name = wish.bot or USUAL_BOT
    if name not in bot_names():
        raise wrong(f"There is no bot “{name}”; choose from {', '.join(bot_names())}.")
    return name


def called(seat: SeatRow) -> SeatRow:
    """The seat with a bot that others called in: always the usual one."""
    return replace(seat, stand_in=USUAL_BOT, called=True)


def given_back(seat: SeatRow) -> SeatRow:
    """The seat without the bot that played for its person."""
    return replace(seat, stand_in=None, called=False)


def seated(seat: SeatRow, wish: SeatWish, guest: Guest, token: str, table: str) -> SeatRow:
    """A seat as somebody wishes it who may."""
    if wish.kind == "me":
        return person(seat, guest)
    if wish.kind == "bot":
        # One bot in place of another: what is not wished for stays, its level and its name.
        same, level = (seat.name, seat.bot) if seat.kind == "bot" else ("", None)
        if wish.name is not None and wish.name not in COMPANY:
            raise wrong(f"No bot is called “{wish.name}”; choose from {', '.join(COMPANY)}.")
        return SeatRow(
            *(seat.seat, "bot", None, (None if wish.bot else level) or bot_of(wish)),
            name=wish.name or same,
            crest=seat.crest if seat.kind == "bot" else "",
            ready=True,
            turn=seat.turn,
            slot=seat.slot,
        )
    return _kept_open(seat, wish, token, table)


def _kept_open(seat: SeatRow, wish: SeatWish, token: str, table: str) -> SeatRow:
    """An open seat with a link; a friend's other name leaves the friend's link as it is."""
    reserved = "" if wish.name is None else proper_name(wish.name)
    fresh = seat if seat.kind == "open" and seat.reserved and reserved else opened(seat)
    key = hashed(seat_key(token, table, fresh.slot, fresh.turn))
    return replace(fresh, key=key, reserved=reserved)


def person(seat: SeatRow, guest: Guest) -> SeatRow:
    """The seat with a guest on it, who is not ready yet."""
    return SeatRow(
        *(seat.seat, "person", guest.id),
        name=guest.name,
        crest=guest.crest,
        key=seat.key,
        turn=seat.turn,
        slot=seat.slot,
        reserved=seat.reserved,
    )


def opened(seat: SeatRow) -> SeatRow:
    """The seat with nobody on it, and without a key as yet: earlier ones open it no more."""
    return SeatRow(seat.seat, "open", turn=seat.turn + 1, slot=seat.slot)


def vacated(seat: SeatRow) -> SeatRow:
    """The seat that its person left: the key that opened it does so again."""
    return SeatRow(
        *(seat.seat, "open"),
        key=seat.key,
        turn=seat.turn,
        slot=seat.slot,
        reserved=seat.reserved,
    )


def with_seat(row: TableRow, seat: SeatRow) -> TableRow:
    """The table with one seat changed."""
    seats = list(row.seats)
    seats[seat.seat] = seat
    return replace(row, seats=tuple(seats))


def numbered(row: TableRow, seats: Iterable[SeatRow]) -> TableRow:
    """The table with these seats, in this order."""
    in_order = (replace(seat, seat=number) for number, seat in enumerate(seats))
    return replace(row, seats=tuple(in_order))


def persons(row: TableRow) -> int:
    """How many people sit here."""
    return sum(seat.kind == "person" for seat in row.seats)


def waits_for_bots(row: TableRow) -> bool:
    """Is a bot among those whose turn it is?"""
    asked = [row.seats[seat] for seat in row.waiting]
    return any(seat.kind == "bot" or seat.stand_in is not None for seat in asked)


def all_ready(row: TableRow) -> bool:
    """Can the game begin?"""
    return persons(row) > 0 and all(seat.kind == "bot" or seat.ready for seat in row.seats)


def nobody_ready(row: TableRow) -> TableRow:
    """The table with all people's ticks taken back."""
    seats = [replace(s, ready=False) if s.kind == "person" else s for s in row.seats]
    return replace(row, seats=tuple(seats))


def told_apart(before: TableRow | None, row: TableRow) -> TableRow:
    """The table with a name and a crest of its own for everybody who sits there.

    Whoever sat there before keeps both, then come other people, and bots take what is left.
    """
    known = set() if before is None else {_who(seat) for seat in before.seats}

    def rank(seat: SeatRow) -> tuple[bool, bool]:
        return seat.kind == "bot", _who(seat) not in known

    worn = {seat.crest for seat in row.seats}
    names: list[str] = []
    crests: list[str] = []
    seats = list(row.seats)
    for seat in sorted(row.seats, key=rank):
        if seat.kind == "open":
            continue
        free = [crest for crest in CRESTS if crest not in crests]
        # What nobody bears comes first, so that as few as possible have to change.
        free.sort(key=lambda crest: crest in worn)
        crest = seat.crest if seat.crest in free or not free else free[0]
        if seat.kind == "person":
            name = distinct(seat.name, names)
        elif seat.name and not is_taken(seat.name, names):
            name = seat.name
        else:
            name = bot_name(row.id, names + [s.name for s in row.seats if s.kind == "bot"])
        names.append(name)
        crests.append(crest)
        seats[seat.seat] = replace(seat, name=name, crest=crest)
    return replace(row, seats=tuple(seats))


def _who(seat: SeatRow) -> tuple[object, ...]:
    return seat.slot, seat.guest, seat.name, seat.crest


def seat_of(row: TableRow, guest: int | None) -> int | None:
    """The seat that belongs to a guest."""
    if guest is not None:
        for each in row.seats:
            if each.guest == guest:
                return each.seat
    return None


def viewer_of(row: TableRow, guest: int | None) -> int | None:
    """As whom a guest sees the game: who has resigned only watches."""
    seat = seat_of(row, guest)
    return None if seat is None or row.seats[seat].resigned else seat


def viewers_of(row: TableRow) -> dict[int | None, int]:
    """The guests who see the game as a seat does; whoever is not among them only watches."""
    return {s.guest: s.seat for s in row.seats if s.guest is not None and not s.resigned}
