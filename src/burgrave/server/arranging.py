"""Arranging: what is played at a table, by how many and in which order, until the deal.

Each function makes a table of a table, or refuses. What matters to those who play takes back all
ticks, and is noted by its topic with the revision that brings it: whoever sits there is told what
has changed since they last said that they are ready.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from msgspec.structs import replace

from burgrave.bots import names as bot_names
from burgrave.games import game
from burgrave.kernel.errors import BadOption, BurgraveError
from burgrave.kernel.game import Game
from burgrave.server.names import free_sign, sign
from burgrave.server.refusals import Refusal, not_now, not_yours, wrong
from burgrave.server.rows import Guest, SeatRow, TableRow
from burgrave.server.seating import (
    USUAL_BOT,
    nobody_ready,
    numbered,
    persons,
    seated,
    vacated,
    with_seat,
)
from burgrave.server.wire import SeatWish, Value

_ROOM = 10
"""Slots that one revision may hand out: as many as there are seats at the largest table."""

GAME, OPTION, SEATS, ORDER, BOT = "game", "option", "seats", "order", "bot"
DROPPED, REPLACED, SIGN, UNSEATED = "dropped", "replaced", "sign", "unseated"
_TERMS = (GAME, OPTION, SEATS, ORDER, BOT, DROPPED, REPLACED)
"""Topics that take back all ticks."""


def with_terms(
    row: TableRow, name: str, options: dict[str, Value], host: Guest, token: str
) -> TableRow:
    """Another game or other options; people keep their seats, and others come and go with it."""
    check_arrangeable(row)
    chosen = game(name)
    fitted = _fitted(row, chosen, host, token)
    full = full_options(chosen, len(fitted.seats), options)
    topics = [f"{OPTION} {each}" for each in full if full[each] != row.options.get(each)]
    if name != row.game:
        topics = [GAME]
    if len(fitted.seats) != len(row.seats):
        topics.append(SEATS)
    if not topics:
        return row
    # What was dropped once has now been looked at, and another game has options of its own.
    stale = (DROPPED, OPTION) if name != row.game else (DROPPED,)
    kept = {t: n for t, n in fitted.changed.items() if t.split()[0] not in stale}
    return _changed(replace(fitted, game=name, options=full, changed=kept), topics)


def with_more(row: TableRow, wish: SeatWish, host: Guest, token: str) -> TableRow:
    """A seat more, the last in the order."""
    check_arrangeable(row)
    chosen = game(row.game)
    if len(row.seats) >= max(chosen.seats):
        raise not_now("seats-most", f"{chosen.title} is for at most {max(chosen.seats)} players.")
    if wish.kind == "me" and any(seat.guest == host.id for seat in row.seats):
        raise not_now("seated", "You already have a seat at this table.")
    return _changed(_with_new(row, wish, host, token), [SEATS])


def without(row: TableRow, seat: SeatRow) -> TableRow:
    """A seat less; whoever sat there is told."""
    check_arrangeable(row)
    chosen = game(row.game)
    if len(row.seats) <= min(chosen.seats):
        raise not_now(
            "seats-fewest", f"{chosen.title} is for at least {min(chosen.seats)} players."
        )
    left = [other for other in row.seats if other.slot != seat.slot]
    if all(other.kind == "bot" for other in left):
        raise not_now("last-place", "At least one seat is for a person.")
    return _changed(told_off(numbered(row, left), seat), [SEATS])


def in_order(row: TableRow, slots: Sequence[int]) -> TableRow:
    """The same seats in another order."""
    check_arrangeable(row)
    by_slot = {seat.slot: seat for seat in row.seats}
    if sorted(slots) != sorted(by_slot):
        raise seats_changed()
    if list(slots) == [seat.slot for seat in row.seats]:
        return row
    return _changed(numbered(row, (by_slot[slot] for slot in slots)), [ORDER])


def with_level(row: TableRow, seat: SeatRow) -> TableRow:
    """Another bot in a bot's place plays otherwise, and that matters."""
    return _changed(with_seat(row, seat), [f"{BOT} {seat.slot}"])


def left_by(row: TableRow, guest: int | None) -> TableRow:
    """The table without somebody who gets up; if it was theirs, the next person has it."""
    seat = next((seat for seat in row.seats if seat.guest == guest), None)
    if guest is None or seat is None:
        raise not_yours("You have no seat at this table.")
    check_undealt(row)
    after = with_seat(row, vacated(seat))
    if row.owner != guest:
        return after
    heir = next((other.guest for other in after.seats if other.guest is not None), None)
    if heir is None:
        raise not_now("alone", "Nobody else sits here: the table can only be deleted.")
    return replace(after, owner=heir)


def told_off(row: TableRow, seat: SeatRow) -> TableRow:
    """The table which tells whoever had this seat that the host took it away."""
    return row if seat.guest is None else _noted(row, [f"{UNSEATED} {seat.guest}"])


def mended(row: TableRow) -> TableRow:
    """A lobby as this program knows it: options and bots that are gone give way to the usual."""
    chosen = game(row.game)
    options, gone = _known_options(chosen, row)
    topics = [f"{DROPPED} {name}" for name in gone]
    for seat in row.seats:
        if seat.kind == "bot" and seat.bot not in bot_names():
            row = with_seat(row, replace(seat, bot=USUAL_BOT))
            topics.append(f"{REPLACED} {seat.slot}")
    return _changed(replace(row, options=options), topics) if topics else row


def with_newcomers(before: TableRow, row: TableRow, taken: Iterable[tuple[str, int]]) -> TableRow:
    """Who has just sat down knows how things stand; the sign is none of their other tables'."""
    # A person in a person's place is the same one on another device.
    sat = {seat.slot for seat in before.seats if seat.kind == "person"}
    for seat in row.seats:
        if seat.kind == "person" and seat.slot not in sat:
            row = with_seat(row, replace(seat, seen=row.revision + 1))
            changed = {t: n for t, n in row.changed.items() if t != f"{UNSEATED} {seat.guest}"}
            row = replace(row, changed=changed)
    after = signed(row, taken)
    return row if after == row else _noted(after, [SIGN])


def signed(row: TableRow, taken: Iterable[tuple[str, int]]) -> TableRow:
    """The table with a sign that is none of those, which follow from ids and how often drawn."""
    signs = {sign(*other) for other in taken}
    return replace(row, redrawn=free_sign(row.id, row.redrawn, signs))


def at_seat(row: TableRow, number: int, slot: int | None = None, was: str | None = None) -> SeatRow:
    """The seat that somebody saw, if it is still that place and that person; "" is for nobody."""
    if slot is None and not 0 <= number < len(row.seats):
        raise wrong(f"There is no seat {number} at this table.")
    seat = next((seat for seat in row.seats if seat.seat == number), None)
    if seat is None or slot not in (None, seat.slot) or was not in (None, seat.name):
        raise seats_changed()
    return seat


def check_undealt(row: TableRow) -> None:
    """Refuse what can only be done in the lobby."""
    if row.status != "lobby":
        raise not_now("dealt", "The game has already begun.")


def check_arrangeable(row: TableRow) -> None:
    """Refuse another game, other options or seats where the position wants these."""
    if row.begin_at is not None:
        raise not_now("begins-at", "This table begins at a position: its game and seats stay.")


def seats_changed() -> Refusal:
    """What was seen of the seats is no longer so."""
    return not_now("seats-changed", "The seats have changed meanwhile; look again.")


def terms_of(row: TableRow) -> int:
    """A number that changes with everything that matters to those who play."""
    stamps = [stamp for topic, stamp in row.changed.items() if topic.split()[0] in _TERMS]
    return max(stamps, default=0) if row.status == "lobby" else 0


def news_for(row: TableRow, guest: int | None) -> Iterator[str]:
    """The topics that somebody is to be told of, the earliest first."""
    if guest is None or row.status != "lobby":
        return
    seat = next((seat for seat in row.seats if seat.guest == guest), None)
    for topic, stamp in sorted(row.changed.items(), key=lambda item: item[1]):
        kind = topic.split()[0]
        if kind == UNSEATED:
            told = seat is None and topic == f"{UNSEATED} {guest}"
        elif row.owner == guest:
            # Whoever changed something themselves need not be told.
            told = kind in (DROPPED, REPLACED, SIGN) and (seat is None or stamp > seat.seen)
        else:
            told = seat is not None and stamp > seat.seen
        if told:
            yield topic


def full_options(chosen: Game, seats: int, options: dict[str, Value]) -> dict[str, Value]:
    """All options of a game, as far as these go together."""
    try:
        return chosen.full_options(seats, options)
    except BurgraveError as problem:
        raise wrong(str(problem)) from None


def _fitted(row: TableRow, chosen: Game, host: Guest, token: str) -> TableRow:
    """The table with as many seats as a game has."""
    most = max(chosen.seats)
    while len(row.seats) > most:
        going = _spare(row)
        if going is None:
            raise not_now(
                "people-most",
                f"{chosen.title} is for at most {most} players, and {persons(row)} sit here.",
            )
        row = numbered(row, [seat for seat in row.seats if seat is not going])
    while len(row.seats) < min(chosen.seats):
        row = _with_new(row, SeatWish(kind="open"), host, token)
    return row


def _spare(row: TableRow) -> SeatRow | None:
    """The seat that goes first: a free one, then a bot's, then one that is kept; never a person's.

    The last that is not a bot's stays, too.
    """
    bots = [seat for seat in row.seats if seat.kind == "bot"]
    last = len(bots) + 1 == len(row.seats)
    free = [s for s in row.seats if s.kind == "open" and not s.reserved and not last]
    kept = [s for s in row.seats if s.kind == "open" and s.reserved]
    return next((seats[-1] for seats in (free, bots, kept) if seats), None)


def _with_new(row: TableRow, wish: SeatWish, host: Guest, token: str) -> TableRow:
    number = len(row.seats)
    # A slot is never handed out again, so that the link of a seat that went opens no other.
    new = SeatRow(number, "open", slot=_ROOM * (row.revision + 1) + number)
    return replace(row, seats=(*row.seats, seated(new, wish, host, token, row.id)))


def _changed(row: TableRow, topics: Iterable[str]) -> TableRow:
    """The table after a change that matters: nobody is ready any more."""
    return nobody_ready(_noted(row, topics))


def _noted(row: TableRow, topics: Iterable[str]) -> TableRow:
    stamps = dict.fromkeys(topics, row.revision + 1)
    return replace(row, changed={**row.changed, **stamps})


def _known_options(chosen: Game, row: TableRow) -> tuple[dict[str, Value], list[str]]:
    """A table's options as the game has them now, and the names of those that gave way."""
    kept: dict[str, Value] = {}
    # One may need another that comes later: each is tried until no more of them fit.
    for _ in row.options:
        for name, value in row.options.items():
            with suppress(BadOption):
                chosen.full_options(len(row.seats), {**kept, name: value})
                kept[name] = value
    gone = [name for name in row.options if name not in kept]
    return chosen.full_options(len(row.seats), kept), gone
