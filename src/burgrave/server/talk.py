"""Talk: who may read and say what at a table, and telling it to those who are there.

While a game is not over, players talk among themselves and those who watch among themselves, so
that nobody whispers what a player may not know. Afterwards everybody at the table reads both.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from functools import partial
from typing import cast
from weakref import WeakKeyDictionary

import msgspec
from msgspec import UNSET

from burgrave.server import talk_rows as rows
from burgrave.server.audience import Listener
from burgrave.server.guests import Visitor
from burgrave.server.limits import Buckets
from burgrave.server.live_table import LiveTable
from burgrave.server.refusals import Refusal, not_now, not_yours, wrong
from burgrave.server.rows import TableRow
from burgrave.server.settings import Settings
from burgrave.server.showing import crest_of
from burgrave.server.store import Store, StoreRefused
from burgrave.server.talk_text import good_line
from burgrave.server.talk_wire import (
    Language,
    LineWish,
    LiveTalk,
    Muted,
    MuteWish,
    Phrase,
    Reads,
    Said,
    Saying,
    TalkLine,
    TalkPage,
)

_LOG = logging.getLogger("burgrave.talk")
PAGE = 50
"""Lines that come at once."""
_MANY = 10
"""So many people may talk from one address before they feel each other."""


@dataclass(frozen=True, slots=True)
class _Heard:
    """What a socket has been told."""

    ear: rows.Ear
    number: int
    """Up to which line."""


class _Room:
    """What is remembered of a table's talk while the table is in the memory."""

    def __init__(self) -> None:
        self.last: int | None = None
        """The number of its last line, once somebody has looked."""
        self.one_at_a_time = asyncio.Lock()
        self.teller: asyncio.Task[None] | None = None
        """Will tell it, and has not begun."""


class Talk:
    """All that is said in the house."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._open = settings.talk
        self._guests = Buckets(settings.lines, settings.lines_at_once)
        self._homes = Buckets(settings.lines * _MANY, settings.lines_at_once * _MANY)
        self._heard: WeakKeyDictionary[Listener, _Heard] = WeakKeyDictionary()
        self._rooms: WeakKeyDictionary[LiveTable, _Room] = WeakKeyDictionary()

    async def say(self, table: LiveTable, visitor: Visitor, home: str, saying: Saying) -> Said:
        """Say something where the visitor belongs; returns once it is on the disk."""
        guest = visitor.guest
        assert guest is not None
        if not self._open:
            raise _never()
        known = await self._store.read(
            partial(rows.said, table=table.row.id, guest=guest.id, sent=saying.id)
        )
        if known is not None:
            # A page that got no answer asks again; that costs nothing.
            return Said(id=known.id)
        if not (self._homes.take(home) and self._guests.take(str(guest.id))):
            raise _too_fast()
        job = partial(rows.say, table=table.row.id, guest=guest, draft=_draft(saying))
        try:
            line: rows.Line = await self._store.write(job, table.row.id)
        except rows.TalkOff:
            raise not_now("talk-off", "The host has switched the talk at this table off.") from None
        except rows.PhrasesOnly:
            raise not_now("phrases-only", "At this table only quick phrases are said.") from None
        await self._tell(table, line.number)
        return Said(id=line.id)

    async def page(self, table: LiveTable, visitor: Visitor, before: str | None = None) -> TalkPage:
        """The last lines that a visitor may read, or those before one of them."""
        ear, end = self._ear(table.row, visitor.id), None
        if before is not None:
            look = partial(rows.number_of, table=table.row.id, id=before, ear=ear, guest=visitor.id)
            end = await self._store.read(look)
            if end is None:
                raise wrong("There is no such line in what you can read here.")
        return await self._page(table.row, visitor.id, ear, before=end)

    async def mute(self, table: LiveTable, visitor: Visitor, wish: MuteWish) -> TalkPage:
        """Hear somebody no more, or again; on all the visitor's pages."""
        assert visitor.id is not None
        job = partial(
            rows.mute, table=table.row.id, guest=visitor.id, voice=wish.voice, where=wish.mute
        )
        if not await self._store.write(job):
            raise wrong("Nobody else speaks with this voice at this table.")
        await self._tell_anew(table, visitor.id)
        return await self.page(table, visitor)

    async def tell_host(
        self, table: LiveTable, visitor: Visitor, home: str, wish: LineWish
    ) -> Said:
        """Ask the table's host to look at a line, as soon as they may read it."""
        assert visitor.id is not None
        row = table.row
        if visitor.id == row.owner:
            raise wrong("You are the host of this table yourself.")
        if not (self._homes.take(home) and self._guests.take(str(visitor.id))):
            raise _too_fast()
        ear = self._ear(row, visitor.id)
        found: tuple[rows.Line, bool] | None = await self._store.write(
            partial(rows.tell_host, table=row.id, id=wish.line, ear=ear, guest=visitor.id)
        )
        if found is None:
            raise wrong("There is no such line of somebody else in what you can read here.")
        line, news = found
        if news:
            # Who runs the house can look into the store; what was said stands in no log.
            _LOG.warning("line told", extra={"table": row.id, "line": line.number})
            if line.id in [each.id for each in await self._told_of(row, row.owner)]:
                await self._tell_anew(table, row.owner)
        return Said(id=line.id)

    async def host_has_seen(self, table: LiveTable, visitor: Visitor, wish: LineWish) -> TalkPage:
        """Take a line off the host's list, on all their pages."""
        if visitor.id != table.row.owner:
            raise not_yours("Only the table's owner is told of lines.")
        await self._store.write(partial(rows.host_has_seen, table=table.row.id, id=wish.line))
        await self._tell_anew(table, table.row.owner)
        return await self.page(table, visitor)

    async def _tell_anew(self, table: LiveTable, guest: int) -> None:
        """Tell all pages of a guest everything again."""
        self.forget(lambda listener: listener.guest == guest)
        await self._tell(table)

    def forget(self, which: Callable[[Listener], bool]) -> None:
        """Such sockets are told everything again when there is something to tell."""
        for listener in list(self._heard):
            if which(listener):
                del self._heard[listener]

    def hear(self, table: LiveTable, number: int) -> None:
        """So much has been said at a table, perhaps at another server."""
        room = self._room(table)
        if room.last is not None:
            room.last = max(room.last, number)
        self.tell(table)

    async def _told_of(self, row: TableRow, guest: int | None) -> list[rows.Line]:
        """What a guest is asked to look at as the host of a table; nothing for anybody else."""
        if guest is None or guest != row.owner:
            return []
        ear = self._ear(row, guest)
        return await self._store.read(partial(rows.told, table=row.id, ear=ear, host=guest))

    def tell(self, table: LiveTable) -> None:
        """See to it that each socket is soon told what it may read, if there is anything."""
        room = self._room(table)
        if room.teller is None and self._untold(table, room):
            room.teller = asyncio.create_task(self._tell_later(table, room))

    async def greet(self, table: LiveTable, listener: Listener) -> None:
        """Tell a socket that has just come what it may read."""
        try:
            await self._tell(table, to=(listener,))
        except StoreRefused as problem:
            _log_untold(table, problem)

    async def _tell_later(self, table: LiveTable, room: _Room) -> None:
        room.teller = None
        try:
            await self._tell(table)
        except StoreRefused as problem:
            _log_untold(table, problem)

    async def _tell(
        self, table: LiveTable, said: int = 0, to: Collection[Listener] | None = None
    ) -> None:
        """Tell sockets what they may read and have not been told; who may not hears nothing."""
        room = self._room(table)
        async with room.one_at_a_time:
            if room.last is None:
                last = partial(rows.last_number, table=table.row.id)
                room.last = await self._store.read(last)
            room.last = max(room.last, said)
            for listener, ear in self._untold(table, room, to):
                await self._tell_one(table.row, listener, ear, room.last)

    async def _tell_one(self, row: TableRow, listener: Listener, ear: rows.Ear, last: int) -> None:
        heard = self._heard.get(listener)
        # What is said in this very moment comes with the next telling, not with both.
        look = partial(self._page, row, listener.guest, ear, before=last + 1)
        if heard is None or heard.ear != ear:
            listener.offer(_encoded(await look(), anew=True))
        else:
            page = await look(after=heard.number)
            if page.lines:
                listener.offer(_encoded(page, anew=False))
        self._heard[listener] = _Heard(ear, last)

    def _untold(
        self, table: LiveTable, room: _Room, to: Collection[Listener] | None = None
    ) -> list[tuple[Listener, rows.Ear]]:
        """The sockets, of all or of some, that have yet to be told, with what they may read."""
        found = []
        for listener in table.audience if to is None else to:
            ear, heard = self._ear(table.row, listener.guest), self._heard.get(listener)
            if heard is None or heard.ear != ear or room.last is None or heard.number < room.last:
                found.append((listener, ear))
        return found

    def _room(self, table: LiveTable) -> _Room:
        return self._rooms.setdefault(table, _Room())

    async def _page(
        self,
        row: TableRow,
        guest: int | None,
        ear: rows.Ear,
        after: int = 0,
        before: int | None = None,
    ) -> TalkPage:
        look = partial(rows.lines, table=row.id, ear=ear, guest=guest, after=after, before=before)
        # One more than is shown tells whether there is anything earlier.
        found = await self._store.read(partial(look, most=PAGE + 1))
        hushed = await self._store.read(partial(rows.muted, table=row.id, ear=ear, guest=guest))
        return TalkPage(
            lines=[_shown(line, guest) for line in found[-PAGE:]],
            more=len(found) > PAGE,
            reads=_reads(ear),
            muted=[
                Muted(
                    voice=line.voice,
                    name=line.name,
                    watching=line.room == "watchers",
                    everywhere=everywhere,
                )
                for line, everywhere in hushed
            ],
            told=[_shown(line, guest) for line in await self._told_of(row, guest)],
        )

    def _ear(self, row: TableRow, guest: int | None) -> rows.Ear:
        """What a guest, or somebody unknown, may read at a table."""
        if not self._open or row.talk == "off":
            return rows.NOTHING
        if row.status == "over":
            return rows.EVERYTHING
        seat = next((s for s in row.seats if guest is not None and s.guest == guest), None)
        return rows.Ear(None, True) if seat is None else rows.Ear(seat.hears_from or 0, False)


def _log_untold(table: LiveTable, problem: StoreRefused) -> None:
    """Who has not been told is told with whatever comes next."""
    _LOG.error("talk not told", extra={"table": table.row.id, "reason": str(problem)})


def _reads(ear: rows.Ear) -> Reads:
    if ear.players_from is None:
        return "watchers" if ear.watchers else "nothing"
    return "all" if ear.watchers else "players"


def _draft(saying: Saying) -> rows.Line:
    """What is to be said, before it is known who says it where."""
    if (saying.text is None) == (saying.phrase is None):
        raise wrong("A line is either a phrase or a text.")
    text = "" if saying.text is None else good_line(saying.text)
    blank = rows.Line(0, "", "", None, "", saying.id, "", "", "", text, saying.language, 0.0)
    return blank if saying.phrase is None else replace(blank, phrase=saying.phrase)


def _shown(line: rows.Line, guest: int | None) -> TalkLine:
    """A line as one reader gets it."""
    mine = guest is not None and line.guest == guest
    return TalkLine(
        id=line.id,
        voice=line.voice,
        name=line.name,
        crest=crest_of(line.crest) if line.crest else "",
        at=int(line.at),
        language=cast(Language, line.language),
        watching=line.room == "watchers",
        phrase=cast(Phrase, line.phrase) if line.phrase else UNSET,
        text=line.text or UNSET,
        mine=mine,
        sent=line.sent if mine else UNSET,
    )


def _encoded(page: TalkPage, anew: bool) -> bytes:
    return msgspec.json.encode(
        LiveTalk(
            type="talk",
            anew=anew,
            lines=page.lines,
            more=page.more,
            reads=page.reads,
            muted=page.muted,
            told=page.told,
        )
    )


def _too_fast() -> Refusal:
    return Refusal(429, "too-fast", "You write faster than others can read; wait a few seconds.")


def _never() -> Refusal:
    return not_now("no-talk", "In this house nobody talks over the table: its host wants it so.")
