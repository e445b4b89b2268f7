"""A live table: its journal replayed into a game, one writer at a time, and its audience."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from time import monotonic
from typing import Any, cast

import msgspec

from burgrave.games import game, prompter
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.event import Event
from burgrave.kernel.fair import commitment_of
from burgrave.kernel.table import Entry, Table
from burgrave.server.boards import AnyEnd, AnyUpdate, board
from burgrave.server.journal import UNDO, beginning, check_end, glance_of, played, reason_of
from burgrave.server.presence import Absence, Presence
from burgrave.server.refusals import Refusal, moved_on, not_now, other_rules, wrong
from burgrave.server.seating import given_back, with_seat
from burgrave.server.settings import Settings
from burgrave.server.store import (
    Glance,
    Line,
    QuotaReached,
    SeatRow,
    StaleWrite,
    Store,
    StoreRefused,
    TableRow,
)
from burgrave.server.thinking import Thinking
from burgrave.server.wire import Event as LogLine

_LOG = logging.getLogger("burgrave.table")
_RETRY = 1.0
_MOST_LINES = 10_000
"""A journal that is so long grows by no more going back and forth; a game takes some hundreds."""


class Listener:
    """A socket at a table, with a bounded queue of what it has yet to read."""

    def __init__(self, guest: int | None, token: str | None, room: int) -> None:
        self.guest = guest
        self.token = token
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(room)
        self.dropped = False

    def offer(self, message: bytes) -> None:
        """Hand over a message; a reader who is too slow is dropped and has to come again."""
        if self.dropped:
            return
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """Hand nothing over any more."""
        self.dropped = True
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message, or None when the socket is to be closed."""
        return await self._queue.get()


class LiveTable:
    """A table in memory; `row` is as the store has it, and so is the game.

    Where that can no longer be known, the table leaves the memory: whoever still has it is told to
    look again, and finds it as the store has it.
    """

    def __init__(self, row: TableRow, store: Store, thinking: Thinking, settings: Settings) -> None:
        self.row = row
        self.commitment = commitment_of(row.seed)
        self.audience: set[Listener] = set()
        self.touched = monotonic()
        self.on_change: Callable[[LiveTable], None] = lambda table: None
        self.on_gone: Callable[[LiveTable], None] = lambda table: None
        self.gone = False
        """Has it left the memory?"""
        self.presence = Presence(settings.grace, self.audience, lambda: self.on_change(self))
        self.end: AnyEnd | None = None
        """The figures after the game, once somebody asked for them."""
        self._store = store
        self._thinking = thinking
        self._settings = settings
        self._game = game(row.game)
        self._board = board(row.game)
        self._prompter = prompter(row.game)
        self._lock = asyncio.Lock()
        self._users: set[asyncio.Task[Any]] = set()
        self._table: Table | None = None
        self._moves: dict[str, int] = {}
        self._marks: list[tuple[int, int]] = [(0, 0)]
        """For each version how much of the earlier log it kept, and how long the log is then."""
        self._asked_since: dict[int, int] = {}
        self._bots: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None
        self._kept = 0

    @property
    def in_use(self) -> bool:
        """Is a request about it under way, something being written, a socket open, a bot at it?"""
        people = self._users or self.audience or self._lock.locked()
        return bool(people) or self._thinks or self._later is not None

    @property
    def _thinks(self) -> bool:
        return self._bots is not None and not self._bots.done()

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

    def seat_of(self, guest: int | None) -> int | None:
        """The seat that belongs to a guest."""
        if guest is None:
            return None
        return next((s.seat for s in self.row.seats if s.guest == guest), None)

    def absence(self, seat: int) -> Absence | None:
        """How it stands with the person of this seat; None while they are here."""
        people = [each.guest for each in self.row.seats if each.guest is not None]
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
            lines = self._store.lines(self.row.id)
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
        self._moves, self._marks, self._asked_since = {}, [(0, 0)], {}
        for number, line in enumerate(lines, 1):
            kept = len(table.log)
            if line.text.startswith(UNDO):
                seat = int(line.text.removeprefix(UNDO))
                kept = self._undo(table, seat)
            else:
                entry = Entry.parse(line.text)
                seat = entry.seat
                table.take(entry)
            self._marks.append((kept, len(table.log)))
            self._note(number, table, seat)
            if line.move is not None:
                self._moves[line.move] = number
        self._table = table

    def _note(self, version: int, table: Table, mover: int) -> None:
        """Remember since when each seat is asked."""
        for seat in list(self._asked_since):
            if seat not in table.waiting:
                del self._asked_since[seat]
        for seat in table.waiting:
            if seat == mover or seat not in self._asked_since:
                self._asked_since[seat] = version

    async def deal(self, prepared: Callable[[TableRow], TableRow | None]) -> None:
        """Begin the game, if the seats are now such that it can; the caller holds no lock."""
        async with self._writing():
            row = prepared(self.row) if self.row.status == "lobby" else None
            if row is None:
                return
            self._table = self._seated(row)
            self._marks = [(0, 0)]
            self._table.start()
            lines = [Line(str(entry)) for entry in self._table.entries]
            try:
                await self._commit(replace(row, status="running"), lines, 0, -1)
            except StoreRefused:
                self._table = None
                raise
        self.wake()

    async def change(self, row: Callable[[TableRow], TableRow]) -> None:
        """Change seats or status in the store, then here, then tell everybody."""
        async with self._writing():
            after = row(self.row)
            if after == self.row:
                return
            await self._save(after)
        self.wake()

    async def _save(self, after: TableRow, following: TableRow | None = None) -> None:
        quota = self._settings.policy.tables
        self.row = await self._store.save_table(self.row, after, following=following, quota=quota)
        self.on_change(self)

    async def follow(self, again: Callable[[TableRow], TableRow]) -> str:
        """The table at which the same people play again; who asks first has it made."""
        async with self._writing():
            if self.row.rematch is None:
                following = again(self.row)
                await self._save(replace(self.row, rematch=following.id), following)
            return str(self.row.rematch)

    async def play(self, seat: int, move: str, version: int, action: str) -> int:
        """A person's decision; returns the version once it is on the disk."""
        async with self._writing():
            known = self._moves.get(f"{seat}:{move}")
            if known is not None:
                return known
            await self._act(seat)
            table = self._for_move(seat, version)
            try:
                answer = await self._play(table, seat, action, f"{seat}:{move}")
            except BurgraveError as problem:
                raise wrong(str(problem)) from None
        self.wake()
        return answer

    async def undo(self, seat: int, move: str, version: int) -> int:
        """Take a person's last decision back."""
        async with self._writing():
            known = self._moves.get(f"{seat}:{move}")
            if known is not None:
                return known
            await self._act(seat)
            table = self._running()
            self._check_version(version, self.row.version)
            if not table.can_undo(seat) or self.row.version >= _MOST_LINES:
                raise not_now(
                    "no-undo", "Nothing can be taken back: since then something new came out."
                )
            kept = self._undo(table, seat)
            line = Line(f"{UNDO}{seat}", f"{seat}:{move}")
            answer = await self._commit_or_reload(self.row, [line], kept, seat)
        self.wake()
        return answer

    async def update(self, viewer: int | None, since: int | None = None) -> AnyUpdate:
        """The game as a viewer sees it, with the log from where the viewer's version ends."""
        async with self._alone():
            return self._update(viewer, self._log_from(since))

    async def listen(self, listener: Listener, since: int | None) -> None:
        """Let a socket hear everything from now on, beginning with how things stand."""
        try:
            async with self._writing():
                seat = self.seat_of(listener.guest)
                if seat is not None and listener.guest is not None:
                    self.presence.asks(listener.guest)
                    await self._welcome(seat)
            async with self._alone():
                seat = self.seat_of(listener.guest)
                if self._table is not None:
                    listener.offer(self._live(seat, self._log_from(since)))
                self.audience.add(listener)
        except Refusal:
            listener.drop()

    def wake(self) -> None:
        """Let the bots play if it is their turn."""
        if self._table is None or self._next_bot() is None:
            return
        if not self._thinks:
            self._bots = asyncio.create_task(self._let_bots_play())

    def close(self) -> None:
        """Leave the memory; the listeners come again."""
        self.gone = True
        if self._later is not None:
            self._later.cancel()
        if self._bots is not None and self._bots is not asyncio.current_task():
            self._bots.cancel()
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
            raise not_now("not-your-turn", "It is not your turn.")
        # What others choose at the same time does not make a decision stale.
        self._check_version(version, self._asked_since.get(seat, self.row.version))
        return table

    def _running(self) -> Table:
        """The game, if it still goes on."""
        table = self.kernel
        if table.state.over:
            raise not_now("over", "The game is over.")
        return table

    def _check_version(self, version: int, oldest: int) -> None:
        if not oldest <= version <= self.row.version:
            raise moved_on()

    async def _play(self, table: Table, seat: int, action: str, move: str | None) -> int:
        before, kept = len(table.entries), len(table.log)
        table.play(seat, action)
        lines = [Line(str(entry)) for entry in table.entries[before:]]
        lines[-1] = replace(lines[-1], move=move)
        return await self._commit_or_reload(self.row, lines, kept, seat)

    async def _commit_or_reload(
        self, row: TableRow, lines: list[Line], kept: int, mover: int
    ) -> int:
        try:
            return await self._commit(row, lines, kept, mover)
        except StoreRefused:
            # What is not on the disk has not happened; if it cannot be read now, then later.
            try:
                await self._load()
            except Exception:
                self.close()
            raise

    async def _commit(self, row: TableRow, lines: list[Line], kept: int, mover: int) -> int:
        """Append on disk, then remember, then publish."""
        table, before = self.kernel, self.row
        after = replace(
            row,
            status="over" if table.state.over else row.status,
            version=before.version + len(lines),
            waiting=table.waiting,
            glance=glance_of(row, table),
            rules=self._game.rules_version,
        )
        self.row = await self._store.save_table(before, after, lines)
        for number, line in enumerate(lines, before.version + 1):
            self._marks.append((kept, len(table.log)))
            if line.move is not None:
                self._moves[line.move] = number
        self._note(after.version, table, mover)
        self._publish(kept)
        if _lasting(after) != _lasting(before):
            self.on_change(self)
        return after.version

    def _publish(self, log_from: int) -> None:
        """Tell the audience, each viewer's part made once."""
        messages: dict[int | None, bytes] = {}
        for listener in list(self.audience):
            # Asked anew each time: who has lost a seat sees no more of it.
            seat = self.seat_of(listener.guest)
            if seat not in messages:
                messages[seat] = self._live(seat, log_from)
            listener.offer(messages[seat])

    def _live(self, viewer: int | None, log_from: int) -> bytes:
        return msgspec.json.encode(self._update(viewer, log_from))

    def _log_from(self, since: int | None) -> int:
        """How much of the log a reader of an earlier version still rightly has."""
        if since is None or not 0 <= since < len(self._marks):
            return 0
        return min(self._marks[since][1], *(kept for kept, _ in self._marks[since + 1 :]), 1 << 60)

    def _update(self, viewer: int | None, log_from: int) -> AnyUpdate:
        table, board = self.kernel, self._board
        view = table.state.view(viewer)
        legal = [] if viewer is None else table.state.legal(viewer)
        advice = self._prompter.advice(view)
        update = board.update(
            type="update",
            game=board.name,
            version=self.row.version,
            names=[player.name for player in table.players],
            log=[
                _line(number, event.view(viewer))
                for number, event in enumerate(table.log[log_from:], log_from)
            ],
            log_from=log_from,
            waiting=list(table.waiting),
            can_undo=viewer is not None and table.can_undo(viewer),
            question=table.state.step,
            view=view,
            legal=board.legal(self._prompter.action_facts(view, legal)),
            advice=None if advice is None else board.advice(advice),
        )
        return cast(AnyUpdate, update)

    def _seated(self, row: TableRow) -> Table:
        table = beginning(row)
        table.watch(self._hear)
        return table

    def _hear(self, event: Event) -> None:
        if event.kind == "taken back":
            self._kept = int(str(event.facts["kept"]))

    def _undo(self, table: Table, seat: int) -> int:
        """Take back; how much of the log stood all the time?"""
        table.undo(seat)
        return self._kept

    def _bot_at(self, seat: SeatRow) -> str | None:
        if seat.called and not self.presence.gone(seat.guest):
            return None
        return seat.bot if seat.kind == "bot" else seat.stand_in

    def _next_bot(self) -> tuple[int, str] | None:
        """The first seat that is asked and played by a bot."""
        if self._table is None or self.row.status != "running":
            return None
        for seat in self._table.waiting:
            bot = self._bot_at(self.row.seats[seat])
            if bot is not None:
                return seat, bot
        return None

    async def _let_bots_play(self) -> None:
        while not self.gone:
            due = self._next_bot()
            if due is None:
                return
            seat, bot = due
            version = self.row.version
            table = self.kernel
            if self._settings.pause and self._could_undo(table):
                await asyncio.sleep(self._settings.pause)
            if self.row.version != version:
                continue
            action = await self._thinking.choose(bot, self.row.game, table.state, seat)
            try:
                async with self._writing():
                    if self.row.version == version and self._next_bot() == due:
                        await self._play(self.kernel, seat, action, None)
            except Exception as problem:
                facts = {"table": self.row.id, "reason": reason_of(problem)}
                _LOG.error("bot move failed", extra=facts)
                await asyncio.sleep(_RETRY)

    def _could_undo(self, table: Table) -> bool:
        return any(
            seat.kind == "person" and seat.stand_in is None and table.can_undo(seat.seat)
            for seat in self.row.seats
        )


def _lasting(row: TableRow) -> TableRow:
    """A table without what changes from move to move."""
    return replace(row, version=0, waiting=(), glance=Glance())


def refused(problem: StoreRefused) -> Refusal:
    """What a visitor is told when nothing can be written."""
    return Refusal(
        503,
        "store",
        "The server cannot write to its disk right now; nothing has changed. Try again later.",
    )


def _line(number: int, event: dict[str, Any]) -> LogLine:
    return cast(LogLine, {**event, "n": number})
