"""The hall: all tables, the guests, and who may do what with a seat."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from math import ceil
from time import monotonic, time

import msgspec

from burgrave.games import game
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.fair import SEED_BYTES, is_share
from burgrave.kernel.names import NAMELESS, good_name
from burgrave.server.boards import names
from burgrave.server.housekeeping import Pruned, prune
from burgrave.server.journal import BadLine, reason_of
from burgrave.server.keys import fits, hashed, is_table_id, new_table_id, new_token
from burgrave.server.live_table import Listener, LiveTable
from burgrave.server.logs import PEOPLE
from burgrave.server.refusals import Refusal, not_found, not_now, not_yours, unreadable, wrong
from burgrave.server.seating import (
    USUAL_BOT,
    all_ready,
    bot_of,
    called,
    given_back,
    nobody_ready,
    opened,
    person,
    persons,
    seated,
    told_apart,
    with_seat,
)
from burgrave.server.settings import Settings
from burgrave.server.showing import Visitor, crest_of, link_of, table_info
from burgrave.server.store import DamagedTable, Guest, SeatRow, Store, TableRow
from burgrave.server.thinking import Thinking
from burgrave.server.wire import (
    CRESTS,
    LiveTableInfo,
    Me,
    NewTable,
    Profile,
    SeatLink,
    SeatWish,
    TableInfo,
    Value,
)

_LOG = logging.getLogger(PEOPLE)
_DAMAGE = logging.getLogger("burgrave.table")
_HOUSE = logging.getLogger("burgrave.store")
_MOST_TABLES = 50
"""Tables that a guest's own page lists."""
_KNOWN_GUESTS = 10_000
_SEEN_AGAIN = 3600.0
"""Seconds after which it is worth noting again that a guest is here."""
_AT_ONCE = 200
"""Tables or guests that go in one transaction, so that nobody waits for long."""


class Hall:
    """Everything that visitors can do, whichever way their request came."""

    def __init__(self, settings: Settings, store: Store, thinking: Thinking) -> None:
        self.settings = settings
        self.store = store
        self.thinking = thinking
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._guests: dict[bytes, Guest] = {}

    async def wake(self) -> None:
        """Wake the tables at which bots were to move when the server was last stopped."""
        for row in self.store.running():
            asked = [row.seats[seat] for seat in row.waiting]
            if any(seat.kind == "bot" or seat.stand_in is not None for seat in asked):
                try:
                    await self.table(row.id)
                except Exception as problem:
                    facts = {"table": row.id, "reason": reason_of(problem)}
                    _DAMAGE.error("table not woken", extra=facts)

    def close(self) -> None:
        """Send everybody home; all that was acknowledged is on the disk."""
        for table in list(self.tables.values()):
            table.close()
        self.thinking.close()
        self.store.close()

    def sweep(self) -> None:
        """Drop tables from the memory that nobody has looked at for a while."""
        now = monotonic()
        for table in list(self.tables.values()):
            if not table.in_use and now - table.touched > self.settings.idle:
                table.close()

    async def prune(self) -> Pruned:
        """Let go of what the host's policy does not keep, and never of a table in use."""
        gone = Pruned()
        while True:
            used = frozenset(id for id, table in self.tables.items() if table.in_use)
            job = partial(
                prune, policy=self.settings.policy, now=time(), spared=used, most=_AT_ONCE
            )
            more: Pruned = await self.store.write(job)
            for table in list(self.tables.values()):
                if table.row.id in more.tables or table.row.rematch in more.tables:
                    table.close()
            gone = gone.and_more(more)
            if max(more.counts.values()) < _AT_ONCE:
                break
        strangers = frozenset(gone.guests)
        self._guests = {s: g for s, g in self._guests.items() if g.id not in strangers}
        if any(gone.counts.values()):
            _HOUSE.info("pruned", extra=gone.counts)
        return gone

    def visitor(self, token: str | None) -> Visitor:
        """Who shows this token; a stranger if nobody has it."""
        if not token or len(token) > 100:
            return Visitor()
        secret = hashed(token)
        guest = self._guests.get(secret) or self.store.guest(secret)
        if guest is None:
            return Visitor()
        if time() - guest.seen > _SEEN_AGAIN:
            self.store.see(guest)
            guest = replace(guest, seen=time())
        self._remember(secret, guest)
        return Visitor(guest, token)

    async def guest(self, visitor: Visitor) -> Visitor:
        """The visitor as a guest, newly welcomed if need be."""
        if visitor.guest is not None:
            return visitor
        token = new_token()
        guest = await self.store.add_guest(hashed(token), NAMELESS, secrets.choice(CRESTS))
        self._remember(hashed(token), guest)
        return Visitor(guest, token)

    def _remember(self, secret: bytes, guest: Guest) -> None:
        if len(self._guests) >= _KNOWN_GUESTS:
            self._guests.clear()
        known = self._guests.get(secret)
        if guest.name != NAMELESS and (known is None or known.name != guest.name):
            _LOG.info("came", extra={"guest": guest.name})
        self._guests[secret] = guest

    async def rename(self, visitor: Visitor, profile: Profile) -> Visitor:
        """A guest's new name and crest."""
        known, token = _known(visitor)
        guest = replace(known, name=_good_name(profile.name), crest=profile.crest)
        await self._save(guest, token)
        for row in self.store.tables_of(guest.id, _MOST_TABLES):
            if row.status == "lobby":
                # A table that cannot be changed right now keeps the old name; the guest has a new.
                with suppress(Refusal):
                    await self._change(await self.table(row.id), partial(_renamed, guest))
        return Visitor(guest, token)

    async def _save(self, guest: Guest, token: str) -> None:
        await self.store.save_guest(guest)
        self._remember(hashed(token), guest)

    def me(self, visitor: Visitor) -> Me:
        """A guest's own page."""
        guest = visitor.guest
        if guest is None:
            return Me(name="", crest=CRESTS[0], tables=[])
        rows = self.store.tables_of(guest.id, _MOST_TABLES)
        infos = [self.info(row, visitor) for row in rows]
        for row, info in zip(rows, infos):
            info.touched = int(row.touched)
        infos.sort(key=lambda info: info.status == "over" or info.you not in info.waiting)
        return Me(name=guest.name, crest=crest_of(guest.crest), tables=infos)

    async def create(self, visitor: Visitor, wish: NewTable) -> LiveTable:
        """Set up a table; the game begins at once if no seat is open."""
        if wish.game not in names():
            raise wrong(f"There is no game “{wish.game}”; there is {', '.join(names())}.")
        options = _settled(wish.game, len(wish.seats), wish.options)
        kinds = [seat.kind for seat in wish.seats]
        if kinds.count("me") > 1:
            raise wrong("You can only take one seat.")
        if kinds.count("bot") == len(kinds):
            raise wrong("At least one seat is for a person.")
        guest, token = _known(visitor)
        row = TableRow(
            id=new_table_id(),
            game=wish.game,
            options=options,
            owner=guest.id,
            seed=secrets.token_bytes(SEED_BYTES),
        )
        seats = [
            seated(SeatRow(number, "open"), seat, guest, token, row.id)
            for number, seat in enumerate(wish.seats)
        ]
        new = told_apart(None, replace(row, seats=tuple(seats)))
        await self.store.add_table(new, self.settings.policy.tables)
        return await self._set_up(row.id)

    async def _set_up(self, id: str) -> LiveTable:
        """A new table, dealt if there is nobody to wait for."""
        table = await self.table(id)
        await table.deal(lambda row: row if _waits_for_nobody(row) else None)
        return table

    async def table(self, id: str) -> LiveTable:
        """A table by its id, brought into the memory if it is not there; in use from now on."""
        table = self.tables.get(id) or await self._loaded(id)
        table.use()
        return table

    async def _loaded(self, id: str) -> LiveTable:
        loading = self._loading.get(id)
        if loading is None:
            if not is_table_id(id):
                raise not_found()
            loading = asyncio.create_task(self._load(id))
            self._loading[id] = loading
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> LiveTable:
        try:
            row = self.store.table(id)
            if row is None:
                raise not_found()
            table = self._live(row)
            await table.load()
            self.tables[id] = table
            return table
        except (DamagedTable, BadLine, BurgraveError) as problem:
            _DAMAGE.error("table unreadable", extra={"table": id, "reason": str(problem)})
            raise unreadable() from None
        finally:
            del self._loading[id]

    def _live(self, row: TableRow) -> LiveTable:
        table = LiveTable(row, self.store, self.thinking, self.settings)
        table.on_change = self._tell
        table.on_gone = self._forget
        return table

    def _forget(self, table: LiveTable) -> None:
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]

    async def _change(self, table: LiveTable, change: Callable[[TableRow], TableRow]) -> None:
        """Change a table; in the lobby everybody keeps a name and a crest of their own."""

        def changed(row: TableRow) -> TableRow:
            after = change(row)
            return told_apart(row, after) if after.status == "lobby" else after

        await table.change(changed)
        await table.deal(lambda row: row if all_ready(row) else None)

    def check_key(self, table: LiveTable, key: str) -> None:
        """Refuse a key that opens nothing, before anybody is welcomed for it."""
        if not any(_opens(key, seat) for seat in table.row.seats):
            raise _no_such_key()

    async def claim(self, visitor: Visitor, table: LiveTable, key: str) -> None:
        """Take the seat that a key opens: an open one, or one's own from another device."""
        guest, token = _known(visitor)

        def change(row: TableRow) -> TableRow:
            seat = next((seat for seat in row.seats if _opens(key, seat)), None)
            if seat is None:
                raise _no_such_key()
            if seat.guest == guest.id:
                return row
            moves = _moves(key, seat)
            if not moves and (row.status != "lobby" or seat.kind != "open"):
                raise not_now("taken", "Somebody else already sits on this seat.")
            if any(other.guest == guest.id for other in row.seats):
                raise not_now("seated", "You already have a seat at this table.")
            return _moved(row, seat, guest) if moves else with_seat(row, person(seat, guest))

        await self._change(table, change)
        seat = table.seat_of(guest.id)
        if guest.name == NAMELESS and seat is not None:
            sits = table.row.seats[seat]
            await self._save(replace(guest, name=sits.name, crest=sits.crest), token)

    async def seat_link(self, visitor: Visitor, table: LiveTable, number: int) -> SeatLink:
        """A fresh link with which somebody takes their own seat to another device."""
        guest, _ = _known(visitor)
        key = new_token()

        def change(row: TableRow) -> TableRow:
            seat = _seat_at(row, number)
            if seat.guest != guest.id:
                raise not_yours("This seat is somebody else's.")
            return with_seat(row, replace(seat, moving=hashed(key)))

        await table.change(change)
        return SeatLink(link=link_of(table.row.id, key))

    async def set_options(
        self, visitor: Visitor, table: LiveTable, options: dict[str, Value]
    ) -> None:
        """Other options, by the owner in the lobby; everybody has to be ready anew."""

        def change(row: TableRow) -> TableRow:
            if row.owner != visitor.id:
                raise not_yours("Only the table's owner changes its options.")
            if row.status != "lobby":
                raise not_now("dealt", "The game has already begun.")
            settled = _settled(row.game, len(row.seats), options)
            if settled == row.options:
                return row
            return nobody_ready(replace(row, options=settled))

        await self._change(table, change)

    async def ready(
        self, visitor: Visitor, table: LiveTable, ready: bool, share: str | None
    ) -> None:
        """Say whether one is ready; when everybody is, the game begins."""
        if share and not is_share(share):
            raise wrong("A share is a text of up to 200 printable characters.")

        def change(row: TableRow) -> TableRow:
            mine = table.seat_of(visitor.id)
            if mine is None:
                raise not_yours("Only who has a seat can be ready.")
            if row.status != "lobby":
                raise not_now("dealt", "The game has already begun.")
            seat = replace(row.seats[mine], ready=ready)
            share_now = share if share and not seat.share else seat.share
            return with_seat(row, replace(seat, share=share_now))

        await self._change(table, change)

    async def reseat(self, visitor: Visitor, table: LiveTable, number: int, wish: SeatWish) -> None:
        """Give a seat to somebody else: the owner in the lobby, the others while a game runs."""
        guest, token = _known(visitor)

        def change(row: TableRow) -> TableRow:
            seat = _seat_at(row, number)
            if row.status == "lobby":
                return self._reseat_in_lobby(row, seat, wish, guest, token)
            handed = self._hand_over(table, seat, wish, guest)
            if row.status == "over":
                raise not_now("over", "The game is over.")
            return with_seat(row, handed)

        await self._change(table, change)

    def _reseat_in_lobby(
        self, row: TableRow, seat: SeatRow, wish: SeatWish, guest: Guest, token: str
    ) -> TableRow:
        if row.owner != guest.id:
            if seat.guest == guest.id and wish.kind == "open":
                # Whoever leaves opens the seat for the next one; only the owner has a new link.
                return with_seat(row, replace(opened(seat), key=None))
            raise not_yours("Only the table's owner gives seats away.")
        if wish.kind == "me":
            if seat.guest == guest.id:
                return row
            if any(other.guest == guest.id for other in row.seats):
                raise not_now("seated", "You already have a seat at this table.")
            if seat.kind == "person":
                raise not_now("taken", "Somebody else already sits on this seat.")
        return with_seat(row, seated(seat, wish, guest, token, row.id))

    def _hand_over(self, table: LiveTable, seat: SeatRow, wish: SeatWish, guest: Guest) -> SeatRow:
        if wish.kind == "me":
            if seat.guest != guest.id:
                raise not_yours("This seat is somebody else's.")
            return given_back(seat)
        if wish.kind == "open":
            raise not_now("running", "While a game runs, a seat goes to a bot or stays as it is.")
        if table.seat_of(guest.id) is None:
            raise not_yours("Only who plays at this table can call in a bot.")
        if seat.kind != "person":
            raise not_now("bot", "A bot already plays this seat.")
        if seat.guest == guest.id:
            return replace(seat, stand_in=bot_of(wish), called=False)
        return self._call(table, seat, wish, guest)

    def _call(self, table: LiveTable, seat: SeatRow, wish: SeatWish, guest: Guest) -> SeatRow:
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

    async def rematch(self, visitor: Visitor, table: LiveTable) -> LiveTable:
        """The same again; whoever asks first owns the table, and everybody has their seat there."""
        guest, _ = _known(visitor)
        if table.seat_of(guest.id) is None:
            raise not_yours("Only who played here can ask for a rematch.")
        if table.row.status != "over":
            raise not_now("running", "The game is not over yet.")
        return await self._set_up(await table.follow(partial(_again, guest)))

    def info(self, row: TableRow, visitor: Visitor) -> TableInfo:
        """A table as one visitor sees it."""
        return table_info(row, self.tables.get(row.id), visitor)

    def _tell(self, table: LiveTable) -> None:
        """Tell the audience of a table about its seats and status."""
        for listener in list(table.audience):
            listener.offer(self.live_info(table, listener))

    def live_info(self, table: LiveTable, listener: Listener) -> bytes:
        """The news of a table for one socket."""
        guest = None if listener.guest is None else Guest(listener.guest, "", "")
        visitor = Visitor(guest, listener.token)
        return msgspec.json.encode(LiveTableInfo(type="table", table=self.info(table.row, visitor)))


def _no_such_key() -> Refusal:
    return not_yours("This link opens no seat here; ask the table's owner for a new one.")


def _settled(name: str, seats: int, options: dict[str, Value]) -> dict[str, Value]:
    try:
        return game(name).settled(seats, options)
    except BurgraveError as problem:
        raise wrong(str(problem)) from None


def _good_name(text: str) -> str:
    try:
        return good_name(text)
    except BurgraveError as problem:
        raise Refusal(422, "name", str(problem)) from None


def _seat_at(row: TableRow, number: int) -> SeatRow:
    if not 0 <= number < len(row.seats):
        raise wrong(f"There is no seat {number} at this table.")
    return row.seats[number]


def _opens(key: str, seat: SeatRow) -> bool:
    return (seat.key is not None and fits(key, seat.key)) or _moves(key, seat)


def _moves(key: str, seat: SeatRow) -> bool:
    return seat.kind == "person" and seat.moving is not None and fits(key, seat.moving)


def _moved(row: TableRow, seat: SeatRow, guest: Guest) -> TableRow:
    """The seat on another device: its person brings everything along, the table itself too."""
    owner = guest.id if row.owner == seat.guest else row.owner
    return with_seat(replace(row, owner=owner), replace(seat, guest=guest.id, moving=None))


def _renamed(guest: Guest, row: TableRow) -> TableRow:
    """The table with a guest's new name and crest, as long as nothing is dealt."""
    mine = next((seat for seat in row.seats if seat.guest == guest.id), None)
    if mine is None or row.status != "lobby":
        return row
    return with_seat(row, replace(mine, name=guest.name, crest=guest.crest))


def _waits_for_nobody(row: TableRow) -> bool:
    return not any(seat.kind == "open" for seat in row.seats) and persons(row) <= 1


def _again(guest: Guest, row: TableRow) -> TableRow:
    """A table for the same people; the one who begins moves on by a seat from game to game."""
    seats = [
        replace(
            seat,
            seat=number,
            ready=seat.guest == guest.id,
            stand_in=None,
            called=False,
            share="",
            key=None,
            moving=None,
        )
        for number, seat in enumerate([*row.seats[1:], row.seats[0]])
    ]
    again = TableRow(
        id=new_table_id(),
        game=row.game,
        options=row.options,
        owner=guest.id,
        seed=secrets.token_bytes(SEED_BYTES),
        seats=tuple(seats),
    )
    return told_apart(None, again)


def _known(visitor: Visitor) -> tuple[Guest, str]:
    assert visitor.guest is not None
    assert visitor.token is not None
    return visitor.guest, visitor.token
