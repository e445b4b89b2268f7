"""Nodes: this server among others on one database, of which each may do everything.

The journals in the store are the truth. Servers tell each other by notices that there is something
to read, and look by themselves every few seconds, so a notice that is lost costs no more than that.
A lease in the database says who is alive, and claims, which die with it, who lets the bots of a
table think and who keeps house. Where two do the same all the same, the store takes one of them.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Collection, Coroutine
from contextlib import suppress
from functools import partial
from hashlib import sha256
from math import inf
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from burgrave.server import node_rows as rows
from burgrave.server.hosting import GONE
from burgrave.server.metrics import Company
from burgrave.server.presence import Attendance
from burgrave.server.refusals import Refusal
from burgrave.server.store import StoreRefused

if TYPE_CHECKING:
    from burgrave.server.hall import Hall
    from burgrave.server.live_table import LiveTable
    from burgrave.server.postgres_notices import Notices
    from burgrave.server.postgres_store import PostgresStore

_LOG = logging.getLogger("burgrave.node")
BEAT = 2.0
"""Seconds between two looks at what others have done."""
LEASE = 8.0
"""Seconds after which a server that has not been heard of is taken for dead."""
SILENCE = 3 * BEAT
"""Seconds without any notice after which the way on which they come is taken for dead."""
_SOON = 0.05
"""Seconds in which news of people gather."""
_HOUSE = "house"
_ROUGHLY = 10.0
"""Seconds by which it matters when somebody last asked for something."""
_MARK = 48


class Nodes:
    """This server, and what it has to do with the others."""

    def __init__(self, hall: Hall, store: PostgresStore) -> None:
        self.id = secrets.token_hex(8)
        self.others: frozenset[str] = frozenset()
        """The other servers that are alive."""
        self._hall = hall
        self._store = store
        self._held_until = -inf
        """Until when nobody can have taken this server for dead."""
        self._claims: set[str] = set()
        self._behind: set[str] = set()
        """Tables that others have written to, perhaps."""
        self._unsaid: set[str] = set()
        """Tables of whose people others have yet to be told."""
        self._said: dict[str, object] = {}
        self._marks: dict[str, rows.Mark] = {}
        """How far each table had come when all of that was here, too."""
        self._at_work: set[asyncio.Task[None]] = set()
        self._looking = self._saying = False
        self._now = asyncio.Event()
        self._notices: Notices | None = None
        self._missed = 0
        """Tables that others had written to, and of which no notice had come."""

    @property
    def company(self) -> Company:
        """How it stands with the others."""
        now = monotonic()
        return Company(
            alive=1 + len(self.others),
            claims=len(self._claims),
            lease=max(0.0, self._held_until - now),
            silence=0.0 if self._notices is None else now - self._notices.heard,
            missed=self._missed,
        )

    async def run(self) -> None:
        """Live among the others until the server ends."""
        loop = asyncio.get_running_loop()
        notices = self._notices = self._store.listen(
            lambda word: loop.call_soon_threadsafe(self._hear, word),
            lambda: loop.call_soon_threadsafe(self._miss),
        )
        try:
            while True:
                try:
                    await self._beat()
                    if monotonic() - notices.heard > SILENCE:
                        notices.renew()
                    await self._say()
                    await self._look(list(self._hall.tables), by_clock=True)
                except StoreRefused as problem:
                    _LOG.info("node waits", extra={"reason": str(problem)})
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._now.wait(), BEAT)
                self._now.clear()
        finally:
            notices.close()
            for task in self._at_work:
                task.cancel()

    def leave(self) -> None:
        """Tell the others that they need not wait for this one."""
        self._store.submit(partial(rows.leave, node=self.id))

    async def claim(self, what: str) -> bool:
        """Is something this server's to do? It is as long as its lease holds."""
        if monotonic() >= self._held_until:
            await self._beat()
        if what not in self._claims:
            job = partial(rows.claim, node=self.id, what=what)
            if not await self._store.write(job, f"claim {what}"):
                return False
            self._claims.add(what)
        return True

    async def keeps_house(self) -> bool:
        """Is it for this server to tidy up?"""
        return await self.claim(_HOUSE)

    async def take(self, home: str, rate: float, burst: int) -> bool:
        """May an address bring something more, at whichever server?"""
        if not rate:
            return True
        name = sha256(home.encode()).digest()
        job = partial(rows.take, name=name, rate=rate, burst=burst)
        taken: bool = await self._store.write(job, f"limit {home}")
        return taken

    async def in_use(self) -> frozenset[str]:
        """The tables at which somebody is, at any server."""
        return await self._store.read(rows.attended)

    async def unclaimed(self, tables: Collection[str]) -> list[str]:
        """Those of these tables whose bots no server lets think."""
        claimed = await self._store.read(rows.claimed)
        return [table for table in tables if table not in claimed]

    async def catch_up(self, table: LiveTable) -> None:
        """Come up to what the store has of a table; raises `StoreRefused` if that is away."""
        await self._look([table.row.id])

    def share(self, table: LiveTable) -> None:
        """There is news of the people of a table."""
        self._unsaid.add(table.row.id)
        if not self._saying:
            self._saying = True
            self._work(self._say_soon())

    def forget(self, id: str) -> None:
        """A table has left the memory."""
        self._marks.pop(id, None)
        if id in self._claims:
            self._claims.discard(id)
            self._store.submit(partial(rows.let_go, node=self.id, what=id), f"claim {id}")
        if id in self._said:
            del self._said[id]
            self._store.submit(self._about(id, ""), f"people {id}")

    async def _beat(self) -> None:
        """Renew the lease; who lost it has lost what was claimed, and tells everything anew."""
        begun = monotonic()
        found: rows.Beat = await self._store.write(partial(rows.beat, node=self.id, lease=LEASE))
        if not found.held:
            self._claims.clear()
            self._said.clear()
            self._unsaid.update(self._hall.tables)
        self._held_until = begun + LEASE
        before, self.others = self.others, found.others
        if before != self.others:
            _LOG.info("nodes", extra={"others": len(self.others)})
        if before - self.others or not found.held:
            self._work(self._adopt())

    async def _adopt(self) -> None:
        """Who keeps the house goes on with what a server left that is gone."""
        if await self.keeps_house():
            await self._store.write(rows.forget)
            await self._hall.wake()

    def _hear(self, word: str) -> None:
        """A notice of another server: look at what it is about, if that is here."""
        match word.split():
            case ["table", id, revision]:
                table = self._hall.tables.get(id)
                if table is not None and table.row.revision < int(revision):
                    self._look_soon(id)
            case ["talk" | "people", id, *_]:
                if id in self._hall.tables:
                    self._look_soon(id)
            case ["told", id, _]:
                table = self._hall.tables.get(id)
                if table is not None:
                    self._tell_anew(table, table.row.owner)
            case ["ear", guest]:
                for table in self._hall.tables.values():
                    self._tell_anew(table, int(guest))
            case ["guest", id]:
                self._hall.guests.forget({int(id)})
            case ["node"]:
                self._now.set()

    def _miss(self) -> None:
        """Notices may have been lost: whatever only they would tell is looked up anew."""
        self._hall.guests.forget_all()
        self._hall.talk.forget(lambda listener: True)
        for table in self._hall.tables.values():
            self._hall.talk.tell(table)
        self._now.set()

    def _tell_anew(self, table: LiveTable, guest: int) -> None:
        if table.audience.has(guest):
            self._hall.talk.forget(lambda listener: listener.guest == guest)
            self._hall.talk.tell(table)

    def _look_soon(self, id: str) -> None:
        self._behind.add(id)
        if not self._looking:
            self._looking = True
            self._work(self._look_on())

    async def _look_on(self) -> None:
        """Look at all tables that there are notices of, at once."""
        try:
            while self._behind:
                some, self._behind = self._behind, set()
                await self._look(some)
        finally:
            self._looking = False

    async def _look(self, ids: Collection[str], by_clock: bool = False) -> None:
        """See how far tables have come, and bring those up to that which are behind."""
        here = [id for id in ids if id in self._hall.tables]
        if not here:
            return
        marks = await self._store.read(partial(rows.marks, node=self.id, tables=here))
        if by_clock:
            self._missed += sum(self._is_unheard_of(id, mark) for id, mark in marks.items())
        # Most of them stand as they stood, and nobody waits until thousands have been asked.
        new = [id for id in here if self._is_new(id, marks.get(id))]
        told = await self._people([id for id in new if self._has_others(id, marks.get(id))])
        coming = (self._come_to(id, marks.get(id), told.get(id)) for id in new)
        for problem in await asyncio.gather(*coming, return_exceptions=True):
            if problem is not None:
                raise problem

    def _is_unheard_of(self, id: str, mark: rows.Mark) -> bool:
        """Has another server written to a table without a notice of it?"""
        table = self._hall.tables.get(id)
        return table is not None and table.row.revision < mark.revision and id not in self._behind

    def _is_new(self, id: str, mark: rows.Mark | None) -> bool:
        table = self._hall.tables.get(id)
        if table is None:
            return False
        if mark is None or mark != self._marks.get(id) or table.row.revision < mark.revision:
            return True
        if not mark.claimed:
            table.wake()
        return False

    def _has_others(self, id: str, mark: rows.Mark | None) -> bool:
        """Is there news of people at other servers?"""
        known = self._marks.get(id)
        return mark is not None and mark.people != (0 if known is None else known.people)

    async def _people(self, tables: list[str]) -> dict[str, list[tuple[Attendance, float]]]:
        if not tables:
            return {}
        found = await self._store.read(partial(rows.people, node=self.id, tables=tables))
        return {
            table: [(msgspec.json.decode(text, type=Attendance), age) for text, age in told]
            for table, told in found.items()
        }

    async def _come_to(
        self, id: str, mark: rows.Mark | None, told: list[tuple[Attendance, float]] | None
    ) -> None:
        table = self._hall.tables.get(id)
        if table is None:
            return
        try:
            if mark is None:
                table.part(GONE)
                return
            if table.row.revision < mark.revision:
                await table.read_on()
            self._hall.talk.hear(table, mark.talk)
            if told is not None:
                await table.hear(told)
            if not mark.claimed:
                table.wake()
            if self._hall.tables.get(id) is table:
                self._marks[id] = mark
        except Refusal:
            return  # it has left the memory
        except StoreRefused:
            raise
        except Exception:
            _LOG.exception("table not read on", extra={"table": id})

    async def _say_soon(self) -> None:
        await asyncio.sleep(_SOON)
        self._saying = False
        await self._say()

    async def _say(self) -> None:
        """Tell the others who is here at tables of which they have not been told."""
        some, self._unsaid = self._unsaid, set()
        try:
            await asyncio.gather(*(self._say_one(id) for id in some))
        except StoreRefused:
            self._unsaid |= some

    async def _say_one(self, id: str) -> None:
        table = self._hall.tables.get(id)
        told = None if table is None else _attendance(table)
        # When somebody last asked matters only roughly.
        brief = None if told is None else _brief(told)
        if brief == self._said.get(id):
            return
        text = "" if told is None else msgspec.json.encode(told).decode()
        await self._store.write(self._about(id, text), f"people {id}")
        if brief is None:
            self._said.pop(id, None)
        else:
            self._said[id] = brief

    def _about(self, id: str, text: str) -> partial[None]:
        mark = secrets.randbits(_MARK)
        return partial(rows.tell_people, node=self.id, table=id, text=text, mark=mark)

    def _work(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(_safely(work))
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)


async def _safely(work: Coroutine[None, None, None]) -> None:
    """What fails because the database is away is done again with the next look."""
    with suppress(StoreRefused):
        await work


def _attendance(table: LiveTable) -> Attendance | None:
    """What others are to know of a table's people; None if nobody is there, and nobody was."""
    told = table.presence.attendance([s.guest for s in table.row.seats if s.guest is not None])
    return told if table.audience or told.asked or told.calls else None


def _brief(told: Attendance) -> object:
    now = monotonic()
    asked = {guest: round((now - ago) / _ROUGHLY) for guest, ago in told.asked.items()}
    return sorted(told.sockets), asked, told.calls
