"""The hall: all tables, the guests, and who may do what with a seat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import monotonic, time
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec.structs import replace

from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.fair import is_share
from burgrave.kernel.names import NAMELESS
from burgrave.server.arranging import at_seat, mended, signed, with_newcomers
from burgrave.server.arriving import (
    brings_along,
    check_key,
    claimed,
    renewed,
    seats_for,
)
from burgrave.server.audience import Listener, hand_out
from burgrave.server.bot_workers import BotWorkers
from burgrave.server.counselling import Counselling
from burgrave.server.guests import Guests, Visitor
from burgrave.server.heavy_work import HeavyWork
from burgrave.server.housekeeping import Pruned, prune
from burgrave.server.journal import BadLine, reason_of
from burgrave.server.keys import hashed, is_table_id, new_token
from burgrave.server.live_table import LiveTable
from burgrave.server.lobby import (
    begun_at,
    made_ready,
    renamed,
    reseated,
    set_up,
    set_up_again,
    waits_for_nobody,
)
from burgrave.server.positions import Start
from burgrave.server.positions_wire import PlayOn
from burgrave.server.refusals import Refusal, not_found, not_now, not_yours, unreadable, wrong
from burgrave.server.rows import Guest, TableRow
from burgrave.server.seating import all_ready, told_apart, waits_for_bots, with_seat
from burgrave.server.settings import Settings
from burgrave.server.showing import concerned, crest_of, link_of, table_info
from burgrave.server.standing_in import handed_over
from burgrave.server.store import Store, StoreRefused
from burgrave.server.table_rows import DamagedTable
from burgrave.server.talk import Talk
from burgrave.server.wire import (
    CRESTS,
    Invitation,
    LiveTableInfo,
    Me,
    NewTable,
    Profile,
    Ready,
    SeatLink,
    SeatWish,
    TableInfo,
)

if TYPE_CHECKING:
    from burgrave.server.nodes import Nodes

Done = TypeVar("Done")
_DAMAGE = logging.getLogger("burgrave.table")
_HOUSE = logging.getLogger("burgrave.store")
_MOST_TABLES = 50
"""Tables that a guest's own page lists."""
_AT_ONCE = 200
"""Tables or guests that go in one transaction, so that nobody waits for long."""


class Hall:
    """Everything that visitors can do, whichever way their request came."""

    def __init__(self, settings: Settings, store: Store, workers: BotWorkers) -> None:
        self.settings = settings
        self.store = store
        self.workers = workers
        self.guests = Guests(store)
        self.talk = Talk(store, settings)
        self.counselling = Counselling(workers, settings.hints, settings.hints_at_once)
        self.heavy_work = HeavyWork(
            settings.replays, settings.replays_at_once, apart=settings.workers > 0
        )
        self.tables: dict[str, LiveTable] = {}
        self.nodes = _nodes(self, store)
        """The other servers, where several share a store."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._ends = False

    async def wake(self) -> None:
        """Wake the tables at which bots were to move when a server was last stopped."""
        for id in await self._asleep():
            try:
                await self.table(id)
            except Exception as problem:
                facts = {"table": id, "reason": reason_of(problem)}
                _DAMAGE.error("table not woken", extra=facts)

    async def _asleep(self) -> list[str]:
        """Tables that wait for a bot, which nobody lets think."""
        rows = await self.store.running()
        found = [row.id for row in rows if waits_for_bots(row)]
        return found if self.nodes is None else await self.nodes.unclaimed(found)

    def end(self) -> None:
        """All sockets go from now on, so nobody is told of those who do."""
        self._ends = True

    def close(self) -> None:
        """Send everybody home; all that was acknowledged is on the disk."""
        for table in list(self.tables.values()):
            table.close()
        self.workers.close()
        self.heavy_work.close()
        if self.nodes is not None:
            self.nodes.leave()
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
            if self.nodes is not None:
                used |= await self.nodes.in_use()
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
        self.guests.forget(frozenset(gone.guests))
        if any(gone.counts.values()):
            _HOUSE.info("pruned", extra=gone.counts)
        return gone

    async def rename(self, visitor: Visitor, profile: Profile) -> Visitor:
        """A guest's new name and crest, at the tables that are not dealt yet, too."""
        after = await self.guests.rename(visitor, profile)
        guest, _ = after.known
        for row in await self.store.tables_of(guest.id, _MOST_TABLES):
            if row.status == "lobby":
                # A table that cannot be changed right now keeps the old name; the guest has a new.
                with suppress(Refusal):
                    await self.change(await self.table(row.id), partial(renamed, guest=guest))
        return after

    async def me(self, visitor: Visitor) -> Me:
        """A guest's own page."""
        guest = visitor.guest
        if guest is None:
            return Me(name="", crest=CRESTS[0], tables=[])
        rows = [_as_known(row) for row in await self.store.tables_of(guest.id, _MOST_TABLES)]
        infos = [self.info(row, visitor) for row in rows]
        for row, info in zip(rows, infos):
            info.touched = int(row.touched)
        infos.sort(key=lambda info: info.you not in info.waiting)
        return Me(name=guest.name, crest=crest_of(guest.crest), tables=infos)

    async def create(self, visitor: Visitor, wish: NewTable) -> LiveTable:
        """Set up a table; the game begins at once if no seat is open."""
        guest, token = visitor.known
        row = signed(set_up(wish, guest, token), await self.store.signs_of([guest.id]))
        await self.store.add_table(row, self.settings.policy.tables)
        return await self._set_up(row.id)

    async def play_on(self, visitor: Visitor, start: Start, wish: PlayOn) -> LiveTable:
        """Set up a table that begins at a position, and deal."""
        guest, token = visitor.known
        row = signed(begun_at(start, wish, guest, token), await self.store.signs_of([guest.id]))
        await self.store.add_table(row, self.settings.policy.tables)
        return await self._set_up(row.id)

    async def _set_up(self, id: str) -> LiveTable:
        """A new table, dealt if there is nobody to wait for."""
        table = await self.table(id)
        await table.deal(lambda row: row if waits_for_nobody(row) else None)
        return table

    async def table(self, id: str) -> LiveTable:
        """A table by its id, brought into the memory if it is not there; in use from now on.

        As the store has it now, whichever server wrote that; raises `StoreRefused` while that
        cannot be known.
        """
        table = self.tables.get(id)
        if table is None:
            table = await self._loaded(id)
        elif self.nodes is not None:
            await self.nodes.catch_up(table)
            if table.gone:
                table = await self._loaded(id)
        table.use()
        return table

    async def seen(self, id: str) -> LiveTable:
        """The same to be looked at: while the store is away, memory will do."""
        try:
            return await self.table(id)
        except StoreRefused:
            if id not in self.tables:
                raise
        return await self._at_hand(id)

    async def _at_hand(self, id: str) -> LiveTable:
        """A table as the memory has it, for what is compared with the store anyway."""
        table = self.tables.get(id)
        if table is None:
            return await self.table(id)
        table.use()
        return table

    async def at_table(
        self, id: str, do: Callable[[LiveTable], Awaitable[Done]], at_once: bool = False
    ) -> Done:
        """Do something at a table, or at once at the one that the memory has.

        What memory refuses is refused for good only if the store has nothing newer: this server
        may have missed something, or the table may have left the memory just then.
        """
        table = await (self._at_hand(id) if at_once else self.seen(id))
        try:
            return await do(table)
        except Refusal:
            known = table.row.revision
            now = await self.table(id)
            if now is table and now.row.revision == known:
                raise
        return await do(now)

    async def finished(self, id: str) -> LiveTable:
        """A table whose game is over; refuses any other."""

        async def check(table: LiveTable) -> LiveTable:
            table.check_over()
            return table

        return await self.at_table(id, check)

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
            found = await self.store.whole_table(id)
            if found is None:
                raise not_found()
            row, lines = found
            table = self._live(row)
            await table.load(lines)
            if row.status == "lobby":
                await table.change(mended)
            self.tables[id] = table
            return table
        except (DamagedTable, BadLine, BurgraveError) as problem:
            _DAMAGE.error("table unreadable", extra={"table": id, "reason": str(problem)})
            raise unreadable() from None
        finally:
            del self._loading[id]

    def _live(self, row: TableRow) -> LiveTable:
        table = LiveTable(row, self.store, self.workers, self.settings)
        table.on_change = self._tell
        table.on_gone = self._forget
        if self.nodes is not None:
            table.on_people = self.nodes.share
            table.may_think = partial(self.nodes.claim, row.id)
        return table

    def _forget(self, table: LiveTable) -> None:
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
            if self.nodes is not None:
                self.nodes.forget(table.row.id)

    async def change(self, table: LiveTable, change: Callable[[TableRow], TableRow]) -> None:
        """Change a table; in the lobby everybody keeps a name and a crest of their own."""
        await table.change(change, self._welcoming)
        await table.deal(lambda row: row if all_ready(row) else None)

    async def _welcoming(self, before: TableRow, after: TableRow) -> TableRow:
        """A changed lobby, with everything that follows from who has sat down."""
        if after.status != "lobby":
            return after
        people = {seat.guest for seat in after.seats if seat.guest is not None}
        new = people - {seat.guest for seat in before.seats}
        taken = await self.store.signs_of(new, after.id) if new else []
        return told_apart(before, with_newcomers(before, after, taken))

    def check_key(self, table: LiveTable, key: str) -> None:
        """Refuse a key that opens nothing, before anybody is welcomed for it."""
        check_key(table.row, key)

    async def invitation(self, table: LiveTable, key: str, visitor: Visitor) -> Invitation:
        """Where a key leads."""
        row = table.row
        seats = seats_for(row, key)
        sits = next((seat.name for seat in row.seats if seat.guest == row.owner), "")
        return Invitation(
            host=sits or await self.store.name_of(row.owner),
            device=brings_along(row, key),
            seats=seats,
            table=self.info(row, visitor),
        )

    async def renew(self, visitor: Visitor, table: LiveTable) -> None:
        """Another link for a table, in place of the one it has."""
        await self.change(table, partial(renewed, visitor=visitor.id))

    async def claim(
        self, visitor: Visitor, table: LiveTable, key: str, wish: int | None = None
    ) -> None:
        """Take a seat that a key opens: a free one, or one's own from another device."""
        guest, _ = visitor.known
        await self.change(table, partial(claimed, key=key, guest=guest, wish=wish))
        seat = table.seat_of(guest.id)
        if guest.name == NAMELESS and seat is not None:
            sits = table.row.seats[seat]
            await self.guests.save(visitor, sits.name, sits.crest)

    async def seat_link(self, visitor: Visitor, table: LiveTable, number: int) -> SeatLink:
        """A fresh link with which somebody takes their own seat to another device."""
        guest, _ = visitor.known
        key = new_token()

        def change(row: TableRow) -> TableRow:
            seat = at_seat(row, number)
            if seat.guest != guest.id:
                raise not_yours("This seat is somebody else's.")
            return with_seat(row, replace(seat, moving=hashed(key)))

        await table.change(change)
        return SeatLink(link=link_of(table.row.id, key))

    async def ready(
        self,
        visitor: Visitor,
        table: LiveTable,
        ready: bool,
        share: str | None,
        terms: int | None = None,
    ) -> None:
        """Say whether one is ready; when everybody is, the game begins."""
        if share and not is_share(share):
            raise wrong("A share is a text of up to 200 printable characters.")
        wish = Ready(ready=ready, share=share, terms=terms)
        await self.change(table, partial(made_ready, guest=visitor.id, wish=wish))

    async def reseat(self, visitor: Visitor, table: LiveTable, number: int, wish: SeatWish) -> None:
        """Give a seat to somebody else: the owner in the lobby, the others while a game runs."""
        guest, token = visitor.known

        def change(row: TableRow) -> TableRow:
            seat = at_seat(row, number, wish.slot, wish.was)
            if row.status == "lobby":
                return reseated(row, seat, wish, guest, token)
            handed = handed_over(table, seat, wish, guest)
            if row.status == "over":
                raise not_now("over", "The game is over.")
            return with_seat(row, handed)

        await self.change(table, change)

    async def rematch(self, visitor: Visitor, table: LiveTable) -> LiveTable:
        """The same again; whoever asks first owns the table, and everybody has their seat there."""
        guest, _ = visitor.known
        if table.seat_of(guest.id) is None:
            raise not_yours("Only who played here can ask for a rematch.")
        table.check_over()
        return await self._set_up(await table.follow(partial(self._again, guest)))

    async def _again(self, guest: Guest, row: TableRow) -> TableRow:
        people = {guest.id, *(seat.guest for seat in row.seats if seat.guest is not None)}
        return signed(set_up_again(row, guest), await self.store.signs_of(people))

    def info(self, row: TableRow, visitor: Visitor) -> TableInfo:
        """A table as one visitor sees it."""
        info = table_info(row, self.tables.get(row.id), visitor)
        return info if self.settings.talk else replace(info, talk="never")

    async def comes(self, table: LiveTable, listener: Listener) -> None:
        """A socket has come: who sits there shows to everybody, who only watches to nobody."""
        if table.seat_of(listener.guest) is None:
            listener.offer(self.live_info(table, listener))
            await self.talk.greet(table, listener)
        else:
            self._tell(table)

    def goes(self, table: LiveTable, listener: Listener) -> None:
        """A socket is gone."""
        if self._ends:
            table.audience.discard(listener)
            return
        table.leave(listener)
        if table.seat_of(listener.guest) is not None:
            self._tell(table)

    def _tell(self, table: LiveTable) -> None:
        """Tell the audience of a table about its seats and status."""
        own = concerned(table.row)
        infos: dict[tuple[int | None, str | None] | None, bytes] = {}
        told = []
        for listener in table.audience:
            # To all who only watch it looks the same, however many they are.
            who = (listener.guest, listener.token) if listener.guest in own else None
            if who not in infos:
                infos[who] = self.live_info(table, listener)
            told.append((listener, infos[who]))
        hand_out(told)
        self.talk.tell(table)

    def live_info(self, table: LiveTable, listener: Listener) -> bytes:
        """The news of a table for one socket."""
        guest = None if listener.guest is None else Guest(listener.guest, "", "")
        visitor = Visitor(guest, listener.token)
        return msgspec.json.encode(LiveTableInfo(type="table", table=self.info(table.row, visitor)))


def _nodes(hall: Hall, store: Store) -> Nodes | None:
    if not store.shared:
        return None
    # What only PostgreSQL needs is an extra of its own.
    from burgrave.server.nodes import Nodes
    from burgrave.server.postgres_store import PostgresStore

    assert isinstance(store, PostgresStore)
    return Nodes(hall, store)


def _as_known(row: TableRow) -> TableRow:
    """A lobby as it will be once it is opened."""
    try:
        return mended(row) if row.status == "lobby" else row
    except BurgraveError:
        return row
