"""A live table: what people and bots do at a table that is kept as the store has it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from time import monotonic
from typing import Any
from weakref import ReferenceType, ref

from msgspec.structs import replace

from burgrave.games import RuleGuide, rule_guide
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.fair import commitment_of
from burgrave.kernel.seat import Look
from burgrave.kernel.state import State
from burgrave.kernel.table import Table
from burgrave.server.audience import Listener
from burgrave.server.bot_turns import BotTurns
from burgrave.server.bot_workers import BotWorkers
from burgrave.server.game_wire import AnyEnd
from burgrave.server.kept_table import KeptTable
from burgrave.server.presence import Absence, Attendance, Presence
from burgrave.server.refusals import (
    Refusal,
    has_resigned,
    moved_on,
    not_now,
    wrong,
)
from burgrave.server.replays import Replays
from burgrave.server.rows import Line, SeatRow, TableRow
from burgrave.server.seating import called, given_back, seat_of, viewer_of, with_seat
from burgrave.server.settings import Settings
from burgrave.server.store import Store, StoreRefused

_LOG = logging.getLogger("burgrave.table")
Completed = Callable[[TableRow, TableRow], Awaitable[TableRow]]
_MOST_VERSIONS = 10_000
"""Whoever has seen so many goes back no more; a game takes some hundreds."""


async def _always() -> bool:
    return True


class LiveTable(KeptTable):
    """A table in memory: who is there, who may do what, and whose turn the bots have."""

    def __init__(
        self, row: TableRow, store: Store, workers: BotWorkers, settings: Settings
    ) -> None:
        super().__init__(row, store, settings.policy.tables)
        self.commitment = commitment_of(row.seed)
        self.touched = monotonic()
        self.on_change: Callable[[LiveTable], None] = lambda table: None
        self.on_gone: Callable[[LiveTable], None] = lambda table: None
        self.on_people: Callable[[LiveTable], None] = lambda table: None
        self.may_think: Callable[[], Awaitable[bool]] = _always
        """Is it for this server to let the bots think?"""
        itself = ref(self)
        # Nothing that it has refers to it, so that it goes as soon as nobody has it any more.
        self.presence = Presence(
            *(settings.grace, self.audience.has),
            tell=lambda: _with(itself, lambda table: table.on_change(table)),
            share=lambda: _with(itself, lambda table: table.on_people(table)),
        )
        self.end: AnyEnd | None = None
        """The figures after the game, once somebody asked for them."""
        self.replays = Replays()
        self._grace = settings.grace
        self._users: set[asyncio.Task[Any]] = set()
        self.bots = BotTurns(itself, workers, settings.pause)
        self._later: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        """Tell the house that it looks otherwise."""
        self.on_change(self)

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

    def check_over(self) -> None:
        """Refuse what only a finished game has."""
        if self.row.status == "lobby":
            raise not_now("not-dealt", "The game has not begun yet.")
        if self.row.status == "running":
            raise not_now("running", "The game is not over yet.")

    def seat_of(self, guest: int | None) -> int | None:
        """The seat that belongs to a guest."""
        return seat_of(self.row, guest)

    def viewer_of(self, guest: int | None) -> int | None:
        """As whom a guest sees the game: who has resigned only watches."""
        return viewer_of(self.row, guest)

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
            await self._write(partial(self._welcome, guest))

    async def _welcome(self, guest: int | None) -> None:
        """End what others called in for somebody who is here again."""
        seat = self.seat_of(guest)
        if seat is not None and self.row.seats[seat].called:
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
        self.on_people(self)

    async def load(self, lines: Sequence[Line]) -> None:
        """Play the journal through; afterwards the table stands where it was left."""
        async with self._alone():
            await self._load(self.row, lines)
        self.wake()
        if any(seat.called for seat in self.row.seats):
            # Bots that were called earlier go on when the grace has passed anew.
            loop = asyncio.get_running_loop()
            self._later = loop.call_later(self._grace, self._go_on)

    def _go_on(self) -> None:
        self._later = None
        self.wake()

    async def deal(self, prepared: Callable[[TableRow], TableRow | None]) -> None:
        """Begin the game, if the seats are now such that it can; the caller holds no lock."""
        await self._write(partial(self._deal, prepared))
        self.wake()

    async def _deal(self, prepared: Callable[[TableRow], TableRow | None]) -> None:
        row = prepared(self.row) if self.row.status == "lobby" else None
        if row is not None:
            await self._begin(row)

    async def change(
        self, row: Callable[[TableRow], TableRow], completed: Completed | None = None
    ) -> None:
        """Change seats or status in the store, then here, then tell everybody.

        What follows from a change, and has to be looked up, completes it before it is written.
        """

        async def work() -> None:
            after = row(self.row)
            if completed is not None:
                after = await completed(self.row, after)
            if after != self.row:
                await self._save(after)

        await self._write(work)
        self.wake()

    async def delete(self, check: Callable[[TableRow], None], word: bytes) -> None:
        """Delete it, if that passes; those who listen hear this word and no more."""

        async def work() -> None:
            check(self.row)
            await self._store.delete_table(self.row)
            self.part(word)

        await self._write(work)

    async def follow(self, again: Callable[[TableRow], Awaitable[TableRow]]) -> str:
        """The table at which the same people play again; who asks first has it made."""

        async def work() -> str:
            if self.row.rematch is None:
                following = await again(self.row)
                await self._save(replace(self.row, rematch=following.id), following)
            return str(self.row.rematch)

        return await self._write(work)

    async def play(self, seat: int, move: str, version: int, action: str) -> int:
        """A person's decision; returns the version once it is on the disk."""
        decide = partial(self._decide, seat, f"{seat}:{move}", version, action)
        answer = await self._write(decide)
        self.wake()
        return answer

    async def _decide(self, seat: int, move: str, version: int, action: str) -> int:
        await self._follow_up(seat, version)
        known = self._telling.answered(move)
        if known is not None:
            return known
        await self._act(seat)
        table = self._for_move(seat, version)
        try:
            return await self._play(table, seat, action, move)
        except BurgraveError as problem:
            rule = self._guide.rule_of_refusal(Look(seat, table.state), action)
            raise wrong(str(problem), rule) from None

    async def _follow_up(self, seat: int, version: int) -> None:
        """Read on if somebody knows more than is known here."""
        if self._store.shared and self._telling.to(seat).version < version:
            await self._read_on()

    async def play_for(self, seat: int, action: str, may: Callable[[], bool]) -> bool:
        """A bot's decision, if it may still be played when nobody else plays; was it?"""

        async def work() -> bool:
            if not may():
                return False
            await self._play(self.kernel, seat, action, None)
            return True

        return await self._write(work)

    async def undo(self, seat: int, move: str, version: int) -> int:
        """Take a person's last decision back."""
        answer = await self._write(partial(self._take_back, seat, f"{seat}:{move}", version))
        self.wake()
        return answer

    async def _take_back(self, seat: int, move: str, version: int) -> int:
        await self._follow_up(seat, version)
        known = self._telling.answered(move)
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
        return await self._undo(table, seat, move)

    async def read_on(self) -> None:
        """Come up to what the store has, which another server may have written."""
        async with self._alone():
            await self._read_on()
        self.wake()

    async def hear(self, told: Sequence[tuple[Attendance, float]]) -> None:
        """What other servers know of the people here; enough of them may want a bot by now."""
        self.presence.hear(told)
        if self.row.status == "running" and any(map(self._is_called_for, self.row.seats)):
            await self.change(self._called)

    def _called(self, row: TableRow) -> TableRow:
        seats = [called(seat) if self._is_called_for(seat) else seat for seat in row.seats]
        return replace(row, seats=tuple(seats)) if row.status == "running" else row

    def _is_called_for(self, seat: SeatRow) -> bool:
        absence = None if seat.stand_in else self.absence(seat.seat)
        return absence is not None and absence.left == 0 and absence.decided

    async def to_weigh(self, seat: int, version: int) -> State:
        """The game as it lies when somebody asked for counsel about a decision of theirs."""
        async with self._alone():
            await self._follow_up(seat, version)
            return self._for_move(seat, version).state.copy()

    async def count_hint(self, seat: int) -> None:
        """One hint more; nobody but its own person notices that."""

        async def work() -> None:
            before = self.row.seats[seat]
            after = replace(before, hints=before.hints + 1)
            await self._save_quietly(with_seat(self.row, after))

        await self._write(work)

    async def listen(self, listener: Listener, since: int | None) -> None:
        """Let a socket hear everything from now on, beginning with how things stand."""
        try:
            if listener.guest is not None and self.seat_of(listener.guest) is not None:
                self.presence.asks(listener.guest)
                await self._write(partial(self._welcome, listener.guest))
            async with self._alone():
                viewer = self.viewer_of(listener.guest)
                listener.viewer = viewer
                if self._table is not None:
                    listener.offer(self._stage.whole(self._now, viewer, since))
                self.audience.add(listener)
            self.on_people(self)
        except Refusal:
            listener.drop()

    def wake(self) -> None:
        """Let the bots play if it is their turn."""
        if self._table is not None:
            self.bots.wake()

    def close(self) -> None:
        """Leave the memory, and let nobody think any more."""
        if self._later is not None:
            self._later.cancel()
        self.bots.cancel()
        super().close()
        self.on_gone(self)

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

    @property
    def _guide(self) -> RuleGuide:
        return rule_guide(self.row.game)


def _with(table: ReferenceType[LiveTable], do: Callable[[LiveTable], None]) -> None:
    """Do something with a table that is still there."""
    there = table()
    if there is not None:
        do(there)
