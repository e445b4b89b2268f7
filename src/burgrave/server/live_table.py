"""A live table: its journal replayed into a game, one writer at a time, and its audience."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from time import monotonic, time
from typing import Any
from weakref import ReferenceType, ref

from burgrave.games import RuleGuide, game, rule_guide
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.event import Event
from burgrave.kernel.fair import commitment_of
from burgrave.kernel.game import Game
from burgrave.kernel.record import Record
from burgrave.kernel.seat import Look
from burgrave.kernel.table import CHANCE, OPEN, Entry, Table
from burgrave.server.audience import Audience, Listener, hand_out
from burgrave.server.boards import AnyEnd, AnyUpdate
from burgrave.server.bot_turns import BotTurns
from burgrave.server.endings import lapsed
from burgrave.server.journal import UNDO, as_it_stands, beginning, check_end, played, record_of
from burgrave.server.presence import Absence, Presence
from burgrave.server.refusals import Refusal, has_resigned, moved_on, not_now, other_rules, wrong
from burgrave.server.replays import Replays
from burgrave.server.rows import Glance, Line, TableRow
from burgrave.server.seating import given_back, with_seat
from burgrave.server.settings import Settings
from burgrave.server.shown import Shown
from burgrave.server.store import Store, StoreRefused
from burgrave.server.table_rows import QuotaReached, StaleWrite
from burgrave.server.telling import Telling
from burgrave.server.thinking import Thinking
from burgrave.server.updates import update_of

_LOG = logging.getLogger("burgrave.table")
Completed = Callable[[TableRow, TableRow], Awaitable[TableRow]]
_MOST_VERSIONS = 10_000
"""Whoever has seen so many goes back no more; a game takes some hundreds."""


class LiveTable:
    """A table in memory; `row` is as the store has it, and so is the game.

    Where that can no longer be known, the table leaves the memory: whoever still has it is told to
    look again, and finds it as the store has it.
    """

    def __init__(self, row: TableRow, store: Store, thinking: Thinking, settings: Settings) -> None:
        self.row = row
        self.commitment = commitment_of(row.seed)
        self.audience = Audience()
        self.touched = monotonic()
        self.on_change: Callable[[LiveTable], None] = lambda table: None
        self.on_gone: Callable[[LiveTable], None] = lambda table: None
        self.gone = False
        """Has it left the memory?"""
        itself = ref(self)
        # Nothing that it has refers to it, so that it goes as soon as nobody has it any more.
        self.presence = Presence(settings.grace, self.audience.has, lambda: _changed(itself))
        self.end: AnyEnd | None = None
        """The figures after the game, once somebody asked for them."""
        self.replays = Replays()
        self._store = store
        self._settings = settings
        self._lock = asyncio.Lock()
        self._users: set[asyncio.Task[Any]] = set()
        self._table: Table | None = None
        self._telling = Telling(len(row.seats))
        self.bots = BotTurns(itself, thinking, settings.pause)
        self.dark = 0
        """The present secret step."""
        self.dark_since = monotonic()
        """When it began."""
        self._later: asyncio.TimerHandle | None = None
        self._taken_back = _TakenBack()
        self._shown = Shown()

    @property
    def _game(self) -> Game:
        """What is played; until the deal it may become another."""
        return game(self.row.game)

    @property
    def in_use(self) -> bool:
        """Is a request about it under way, something being written, a socket open, a bot at it?"""
        people = self._users or self.audience or self._lock.locked()
        return bool(people) or self.bots.under_way or self._later is not None

    def use(self) -> None:
        """It is in use until the task that asks for it has ended: a request, or a socket."""
        self.touched = monotonic()
        task = asyncio.current_task()
        if task is not None and task not in self._users:
            self._users.add(task)
            task.add_done_callback(self._users.discard)

    @property
    def kernel(self) -> Table:
        """The game; there is one from the deal on."""
        if self._table is None:
            raise not_now("not-dealt", "The game has not begun yet.")
        return self._table

    def check_over(self) -> None:
        """Refuse what only a finished game has."""
        if self.row.status == "lobby":
            raise not_now("not-dealt", "The game has not begun yet.")
        if self.row.status == "running":
            raise not_now("running", "The game is not over yet.")

    def seat_of(self, guest: int | None) -> int | None:
        """The seat that belongs to a guest."""
        if guest is None:
            return None
        return next((s.seat for s in self.row.seats if s.guest == guest), None)

    def viewer_of(self, guest: int | None) -> int | None:
        """As whom a guest sees the game: who has resigned only watches."""
        seat = self.seat_of(guest)
        return None if seat is None or self.row.seats[seat].resigned else seat

    @property
    def noticed(self) -> int:
        """How much of the game everybody could notice so far."""
        return self._telling.to(None).version

    @property
    def long_gone(self) -> list[int | None]:
        """The people of this table who are away, and for whom nobody has to wait any more."""
        return [each.guest for each in self.row.seats if self.presence.gone(each.guest)]

    def absence(self, seat: int) -> Absence | None:
        """How it stands with the person of this seat; None while they are here."""
        playing = [each for each in self.row.seats if not each.resigned]
        people = [each.guest for each in playing if each.guest is not None]
        return self.presence.absence(self.row.seats[seat].guest, people)

    async def greet(self, seat: int | None) -> None:
        """A person's request shows that they are here; a bot that others called goes."""
        self.touched = monotonic()
        if seat is None:
            return
        guest = self.row.seats[seat].guest
        if guest is not None:
            self.presence.asks(guest)
        if self.row.seats[seat].called:
            async with self._writing():
                await self._welcome(seat)

    async def _welcome(self, seat: int) -> None:
        """End what others called in for somebody who is here again."""
        if self.row.seats[seat].called:
            try:
                await self._give_back(seat)
            except StoreRefused as problem:
                # Looking needs no room on the disk, and next to its person the bot rests anyway.
                _LOG.error("seat not given back", extra={"reason": str(problem)})

    async def _act(self, seat: int) -> None:
        """Whoever acts is here, and plays for themselves."""
        if self.row.seats[seat].resigned:
            raise has_resigned()
        guest = self.row.seats[seat].guest
        # Who is here already shows nothing by acting: it may be a secret.
        if guest is not None and not self.presence.here(guest):
            self.presence.asks(guest)
        await self._give_back(seat)

    async def _give_back(self, seat: int) -> None:
        """The person plays again; what a bot has thought out meanwhile is not played."""
        if self.row.status == "running" and self.row.seats[seat].stand_in is not None:
            await self._save(with_seat(self.row, given_back(self.row.seats[seat])))

    def leave(self, listener: Listener) -> None:
        """A socket went."""
        self.audience.discard(listener)
        self.touched = monotonic()
        if listener.guest is not None and self.seat_of(listener.guest) is not None:
            self.presence.goes(listener.guest)

    async def load(self) -> None:
        """Play the journal through; afterwards the table stands where it was left."""
        async with self._alone():
            await self._load()
        self.wake()
        if any(seat.called for seat in self.row.seats):
            # Bots that were called earlier go on when the grace has passed anew.
            loop = asyncio.get_running_loop()
            self._later = loop.call_later(self._settings.grace, self._go_on)

    def _go_on(self) -> None:
        self._later = None
        self.wake()

    async def _load(self) -> None:
        if self.row.status != "lobby":
            lines = await self._store.lines(self.row.id)
            try:
                await asyncio.to_thread(self._replay, lines)
                check_end(self.row, self.kernel, lines)
            except Exception:
                if self.row.rules != self._game.rules_version:
                    raise other_rules() from None
                # It failed, for whatever reason; this one can tell at which line.
                await asyncio.to_thread(played, self.row, lines)
                raise

    def _replay(self, lines: Sequence[Line]) -> None:
        table = self._seated(self.row)
        telling = Telling(len(self.row.seats))
        telling.note_move(table, CHANCE, None)
        for line in lines:
            kept = len(table.log)
            if line.text.startswith(UNDO):
                entry, kept = self._undo(table, int(line.text.removeprefix(UNDO)))
            else:
                table.take(Entry.parse(line.text))
                entry = table.entries[-1]
            mover = entry.private if entry.seat == CHANCE else entry.seat
            # Where a move brought several lines, its id stands at the last one.
            if line.move is not None:
                mover = int(line.move.partition(":")[0])
            telling.note(table, kept, entry.private)
            telling.note_move(table, mover, line.move)
        self._table, self._telling = table, telling
        self._shown.forget()
        self._note_dark()

    def _note_dark(self) -> None:
        """Remember when a secret step began."""
        dark = int(self.kernel.state.dark)
        if dark != self.dark:
            self.dark, self.dark_since = dark, monotonic()

    async def deal(self, prepared: Callable[[TableRow], TableRow | None]) -> None:
        """Begin the game, if the seats are now such that it can; the caller holds no lock."""
        async with self._writing():
            row = prepared(self.row) if self.row.status == "lobby" else None
            if row is None:
                return
            self._table = self._seated(row)
            self._telling = Telling(len(row.seats))
            self._shown.forget()
            self._table.start()
            lines = [Line(str(entry)) for entry in self._table.entries]
            private = [entry.private for entry in self._table.entries]
            try:
                begun = replace(row, status="running", dealt=time())
                await self._commit(begun, lines, private, 0, CHANCE)
            except StoreRefused:
                self._table = None
                raise
        self.wake()

    async def change(
        self, row: Callable[[TableRow], TableRow], completed: Completed | None = None
    ) -> None:
        """Change seats or status in the store, then here, then tell everybody.

        What follows from a change, and has to be looked up, completes it before it is written.
        """
        async with self._writing():
            after = row(self.row)
            if completed is not None:
                after = await completed(self.row, after)
            if after == self.row:
                return
            await self._save(after)
        self.wake()

    async def delete(self, check: Callable[[TableRow], None], word: bytes) -> None:
        """Delete it, if that passes; those who listen hear this word and no more."""
        async with self._writing():
            check(self.row)
            await self._store.delete_table(self.row)
            for listener in self.audience:
                listener.part(word)
            self.close()

    async def _save(self, after: TableRow, following: TableRow | None = None) -> None:
        quota = self._settings.policy.tables
        ends = self.row.status == "running" and after.status == "over"
        self.row = await self._store.save_table(self.row, after, following=following, quota=quota)
        self._shown.go_on()
        self.on_change(self)
        if ends:
            self._publish(dict.fromkeys(self._viewers, -1))
        self._tell_moved()

    async def follow(self, again: Callable[[TableRow], Awaitable[TableRow]]) -> str:
        """The table at which the same people play again; who asks first has it made."""
        async with self._writing():
            if self.row.rematch is None:
                following = await again(self.row)
                await self._save(replace(self.row, rematch=following.id), following)
            return str(self.row.rematch)

    async def play(self, seat: int, move: str, version: int, action: str) -> int:
        """A person's decision; returns the version once it is on the disk."""
        async with self._writing():
            known = self._telling.answered(f"{seat}:{move}")
            if known is not None:
                return known
            await self._act(seat)
            table = self._for_move(seat, version)
            try:
                answer = await self._play(table, seat, action, f"{seat}:{move}")
            except BurgraveError as problem:
                rule = self._guide.rule_of_refusal(Look(seat, table.state), action)
                raise wrong(str(problem), rule) from None
        self.wake()
        return answer

    async def play_for(self, seat: int, action: str, may: Callable[[], bool]) -> bool:
        """A bot's decision, if it may still be played when nobody else plays; was it?"""
        async with self._writing():
            if not may():
                return False
            await self._play(self.kernel, seat, action, None)
            return True

    async def undo(self, seat: int, move: str, version: int) -> int:
        """Take a person's last decision back."""
        async with self._writing():
            known = self._telling.answered(f"{seat}:{move}")
            if known is not None:
                return known
            await self._act(seat)
            table = self._running()
            now = self._telling.to(seat).version
            self._check_version(seat, version, now)
            if not table.can_undo(seat) or now >= _MOST_VERSIONS:
                raise not_now(
                    "no-undo", "Nothing can be taken back: since then something new came out."
                )
            self._store.check_reachable()
            entry, kept = self._undo(table, seat)
            line = Line(f"{UNDO}{seat}", f"{seat}:{move}")
            answer = await self._commit_or_reload([line], [entry.private], kept, seat)
        self.wake()
        return answer

    async def update(self, viewer: int | None, since: int | None = None) -> AnyUpdate:
        """The game as a viewer sees it, with the log from where the viewer's version ends."""
        async with self._alone():
            return self._update(viewer, since)

    async def record(self) -> tuple[Record, int]:
        """The game's record as the store has it, and its version: while it runs, for nobody."""
        async with self._alone():
            return record_of(self.row, self.kernel), self.row.version

    async def listen(self, listener: Listener, since: int | None) -> None:
        """Let a socket hear everything from now on, beginning with how things stand."""
        try:
            async with self._writing():
                seat = self.seat_of(listener.guest)
                if seat is not None and listener.guest is not None:
                    self.presence.asks(listener.guest)
                    await self._welcome(seat)
            async with self._alone():
                viewer = self.viewer_of(listener.guest)
                listener.viewer = viewer
                if self._table is not None:
                    listener.offer(self._live(viewer, since))
                self.audience.add(listener)
        except Refusal:
            listener.drop()

    def wake(self) -> None:
        """Let the bots play if it is their turn."""
        if self._table is not None:
            self.bots.wake()

    def close(self) -> None:
        """Leave the memory; the listeners come again."""
        self.gone = True
        if self._later is not None:
            self._later.cancel()
        self.bots.cancel()
        for listener in self.audience:
            listener.drop()
        self.on_gone(self)

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """One at a time, and nobody any more at a table that has left the memory."""
        async with self._lock:
            if self.gone:
                raise moved_on()
            yield

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[None]:
        """The same; and if it stays open what was written, the table leaves the memory."""
        async with self._alone():
            try:
                yield
            except (Refusal, BurgraveError, StoreRefused, QuotaReached):
                raise
            except StaleWrite as problem:
                _LOG.warning("stale write", extra={"table": self.row.id, "reason": str(problem)})
                self.close()
                raise moved_on() from None
            except BaseException:
                self.close()
                raise

    def _for_move(self, seat: int, version: int) -> Table:
        table = self._running()
        if seat not in table.waiting:
            rule = self._guide.rule_of_step(table.state.view(seat))
            raise not_now("not-your-turn", "It is not your turn.", rule)
        self._check_version(seat, version, self._telling.asked_since(seat))
        return table

    def _running(self) -> Table:
        """The game, if it still goes on."""
        table = self.kernel
        if self.row.status == "over":
            raise not_now("over", "The game is over.")
        return table

    def _check_version(self, seat: int, version: int, oldest: int) -> None:
        if not oldest <= version <= self._telling.to(seat).version:
            raise moved_on()

    async def _play(self, table: Table, seat: int, action: str, move: str | None) -> int:
        # While nothing can be written the game stays as it is, to be looked at.
        self._store.check_reachable()
        before, kept = len(table.entries), len(table.log)
        table.play(seat, action)
        entries = table.entries[before:]
        lines = [Line(str(entry)) for entry in entries]
        lines[-1] = replace(lines[-1], move=move)
        private = [entry.private for entry in entries]
        return await self._commit_or_reload(lines, private, kept, seat)

    async def _commit_or_reload(
        self, lines: list[Line], private: list[int], kept: int, mover: int
    ) -> int:
        try:
            await self._commit(self.row, lines, private, kept, mover)
            return self._telling.to(mover).version
        except StoreRefused:
            # What is not on the disk has not happened; if it cannot be read now, then later.
            try:
                await self._load()
            except Exception:
                self.close()
            raise

    async def _commit(
        self, row: TableRow, lines: list[Line], private: list[int], kept: int, mover: int
    ) -> None:
        """Append on disk, then remember, then publish to those who may notice."""
        table, before = self.kernel, self.row
        noticed = self.noticed + private.count(OPEN)
        longer = replace(lapsed(row, noticed), version=before.version + len(lines))
        after = as_it_stands(longer, table, time())
        quiet = OPEN not in private
        self.row = await self._store.save_table(before, after, lines, quiet=quiet)
        known = {viewer: self._known_to(viewer, before) for viewer in self._viewers}
        for seat in private:
            self._telling.note(table, kept, seat)
            kept = len(table.log)
        self._telling.note_move(table, mover, lines[-1].move if lines else None)
        self._note_dark()
        self._publish(known)
        if _lasting(after) != _lasting(before):
            self.on_change(self)

    def _known_to(self, viewer: int | None, row: TableRow) -> int:
        """The version that a viewer knows; that a game was dealt is news, if nothing else is."""
        return self._telling.to(viewer).version if row.status == "running" else -1

    @property
    def _viewers(self) -> list[int | None]:
        return [*range(len(self.row.seats)), None]

    def _publish(self, known: dict[int | None, int]) -> None:
        """Tell the audience, each viewer's part made once; who can't have noticed hears nothing."""
        self._shown.go_on()
        viewers = {None: None} | {s.guest: self.viewer_of(s.guest) for s in self.row.seats}
        messages: dict[int | None, bytes] = {}
        players: list[tuple[Listener, bytes]] = []
        others: list[tuple[Listener, bytes]] = []
        for listener in self.audience:
            # Asked anew each time: who has lost a seat sees no more of it.
            viewer = viewers.get(listener.guest)
            if self._telling.to(viewer).version == known[viewer]:
                continue
            if viewer not in messages:
                update = self._update(viewer, known[viewer])
                messages[viewer] = self._shown.news(viewer, known[viewer], update)
            (others if viewer is None else players).append((listener, messages[viewer]))
        hand_out(players + others)

    def _tell_moved(self) -> None:
        """Who has come to another seat, or lost one, sees another game from now on."""
        for listener in list(self.audience):
            viewer = self.viewer_of(listener.guest)
            if viewer != listener.viewer:
                listener.viewer = viewer
                if self._table is not None:
                    listener.offer(self._live(viewer, None))

    def _live(self, viewer: int | None, since: int | None) -> bytes:
        """The whole game for a viewer's socket, with the log from where its version ends."""
        log_from = self._telling.to(viewer).log_from(since)
        return self._shown.whole(viewer, log_from, lambda: self._update(viewer, since))

    def _update(self, viewer: int | None, since: int | None) -> AnyUpdate:
        return update_of(self.row, self.kernel, self._telling.to(viewer), viewer, since)

    @property
    def _guide(self) -> RuleGuide:
        return rule_guide(self.row.game)

    def _seated(self, row: TableRow) -> Table:
        table = beginning(row)
        table.watch(self._taken_back.hear)
        return table

    def _undo(self, table: Table, seat: int) -> tuple[Entry, int]:
        """Take back: what, and how much of the log stood all the time?"""
        return table.undo(seat), self._taken_back.kept


class _TakenBack:
    """Hears how much of the log stood all the time when something was taken back."""

    def __init__(self) -> None:
        self.kept = 0

    def hear(self, event: Event) -> None:
        """Follow the game."""
        if event.kind == "taken back":
            self.kept = int(str(event.facts["kept"]))


def _changed(table: ReferenceType[LiveTable]) -> None:
    """Tell of a table that is still there."""
    there = table()
    if there is not None:
        there.on_change(there)


def _lasting(row: TableRow) -> TableRow:
    """A table without what changes from move to move."""
    return replace(row, version=0, waiting=(), glance=Glance())
