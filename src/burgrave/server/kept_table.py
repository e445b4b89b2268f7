"""A table that is kept as the store has it: its journal replayed into a game, one writer at a time.

The journal in the store is the truth, and this is a cache of it. Where other servers write to the
same store, whoever is behind reads on, and tries again what was to be written.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from time import monotonic, time
from typing import TypeVar

from msgspec.structs import replace

from burgrave.games import game
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.record import Record
from burgrave.kernel.table import CHANCE, OPEN, Table
from burgrave.server.audience import Audience
from burgrave.server.course import Course
from burgrave.server.endings import lapsed
from burgrave.server.game_wire import AnyUpdate
from burgrave.server.journal import UNDO, as_it_stands, check_end, played, record_of
from burgrave.server.refusals import Refusal, moved_on, not_found, not_now, other_rules
from burgrave.server.rows import Line, TableRow, looks_otherwise
from burgrave.server.stage import Stage, Standing
from burgrave.server.store import Store, StoreRefused
from burgrave.server.table_rows import QuotaReached, StaleWrite
from burgrave.server.telling import Telling

_LOG = logging.getLogger("burgrave.table")
Done = TypeVar("Done")
_TRIES = 8
"""So often something is tried while others write to the table, too."""


class KeptTable:
    """A game and its row, both as the store has them.

    Where that can no longer be known, the table leaves the memory: whoever still has it is told to
    look again, and finds it as the store has it.
    """

    def __init__(self, row: TableRow, store: Store, quota: int) -> None:
        self.row = row
        self.audience = Audience()
        self.gone = False
        """Has it left the memory?"""
        self.dark = 0
        """The present secret step."""
        self.dark_since = monotonic()
        """When it began."""
        self._store = store
        self._quota = quota
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._ahead = False
        """Has the game been played on without being written yet?"""
        self._telling = Telling(len(row.seats))
        self._course = Course()
        self._stage = Stage(self.audience)

    def changed(self) -> None:
        """What is told of it outside is no longer true; whoever tells it hears so."""

    @property
    def kernel(self) -> Table:
        """The game; there is one from the deal on."""
        if self._table is None:
            raise not_now("not-dealt", "The game has not begun yet.")
        return self._table

    @property
    def noticed(self) -> int:
        """How much of the game everybody could notice so far."""
        return self.noticed_by(None)

    def noticed_by(self, viewer: int | None) -> int:
        """How much of it a viewer could."""
        return self._telling.to(viewer).version

    async def update(self, viewer: int | None, since: int | None = None) -> AnyUpdate:
        """The game as a viewer sees it, with the log from where the viewer's version ends."""
        async with self._alone():
            return self._now.update(viewer, since)

    async def record(self) -> Record:
        """The game's record as the store has it: while it runs, for nobody."""
        async with self._alone():
            return record_of(self.row, self.kernel)

    async def _load(self, row: TableRow, lines: Sequence[Line]) -> None:
        if row.status != "lobby":
            try:
                await asyncio.to_thread(self._replay, row, lines)
                check_end(row, self.kernel, len(lines))
            except Exception:
                if row.rules != game(row.game).rules_version:
                    raise other_rules() from None
                # It failed, for whatever reason; this one can tell at which line.
                await asyncio.to_thread(played, row, lines)
                raise

    def _replay(self, row: TableRow, lines: Sequence[Line]) -> None:
        self._table, self._telling = self._course.replay(row, lines)
        self._stage.forget()
        self._note_dark()

    def _note_dark(self) -> None:
        """Remember when a secret step began."""
        dark = int(self.kernel.state.dark)
        if dark != self.dark:
            self.dark, self.dark_since = dark, monotonic()

    async def _begin(self, row: TableRow) -> None:
        """Deal, for a table whose seats are complete."""
        self._table = self._course.begin(row)
        self._telling = Telling(len(row.seats))
        self._stage.forget()
        self._table.start()
        lines = [Line(str(entry)) for entry in self._table.entries]
        private = [entry.private for entry in self._table.entries]
        try:
            begun = replace(row, status="running", dealt=time())
            await self._commit(begun, lines, private, 0, CHANCE)
        except (StoreRefused, StaleWrite):
            self._table = None
            raise

    async def _play(self, table: Table, seat: int, action: str, move: str | None) -> int:
        # While nothing can be written the game stays as it is, to be looked at.
        self._store.check_reachable()
        before, kept = len(table.entries), len(table.log)
        table.play(seat, action)
        self._ahead = True
        entries = table.entries[before:]
        lines = [Line(str(entry)) for entry in entries]
        lines[-1] = replace(lines[-1], move=move)
        private = [entry.private for entry in entries]
        return await self._commit_or_reload(lines, private, kept, seat)

    async def _undo(self, table: Table, seat: int, move: str) -> int:
        self._store.check_reachable()
        self._ahead = True
        entry, kept = self._course.undo(table, seat)
        line = Line(f"{UNDO}{seat}", move)
        return await self._commit_or_reload([line], [entry.private], kept, seat)

    async def _commit_or_reload(
        self, lines: list[Line], private: list[int], kept: int, mover: int
    ) -> int:
        try:
            await self._commit(self.row, lines, private, kept, mover)
            return self._telling.to(mover).version
        except StoreRefused:
            # What is not on the disk has not happened; if it cannot be read now, then later.
            with suppress(Exception):
                await self._read_on()
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
        self._ahead = False
        known = {viewer: self._known_to(viewer, before) for viewer in self._viewers}
        for seat in private:
            self._telling.note(table, kept, seat)
            kept = len(table.log)
        self._telling.note_move(table, mover, lines[-1].move if lines else None)
        self._note_dark()
        self._publish(known)
        if looks_otherwise(before, after):
            self.changed()

    async def _save(self, after: TableRow, following: TableRow | None = None) -> None:
        ends = self.row.status == "running" and after.status == "over"
        self.row = await self._store.save_table(
            self.row, after, following=following, quota=self._quota
        )
        self._stage.go_on()
        self.changed()
        if ends:
            self._publish(dict.fromkeys(self._viewers, -1))
        self._tell_moved()

    async def _save_quietly(self, after: TableRow) -> None:
        """The same for what nobody else may notice."""
        self.row = await self._store.save_table(self.row, after, quiet=True)

    async def _read_on(self) -> None:
        """The same for who holds the lock; if the table is gone or past reading, it leaves."""
        try:
            found = await self._store.whole_table(self.row.id, self._standing)
            if found is None:
                raise not_found()
            await self._come_to(*found)
        except StoreRefused:
            if self._ahead:
                self.close()
            raise
        except BaseException:
            self.close()
            raise

    @property
    def _standing(self) -> int:
        """How much of the journal the game has been played through."""
        return 0 if self._table is None or self._ahead else self.row.version

    async def _come_to(self, row: TableRow, lines: Sequence[Line]) -> None:
        """Stand where a later revision of the table does, and tell everybody what is new."""
        before, known = self.row, self._all_known()
        if row.revision == before.revision and not self._ahead:
            return
        if self._standing:
            for line in lines:
                self._course.take(self.kernel, self._telling, line)
            check_end(row, self.kernel, before.version + len(lines))
            self._note_dark()
        else:
            await self._load(row, lines)
        self.row, self._ahead = row, False
        otherwise = looks_otherwise(before, row)
        if otherwise:
            self._stage.go_on()
        if row.status == "over" != before.status:
            known = {}
        self._tell_moved()
        if self._table is not None:
            self._publish({viewer: known.get(viewer, -1) for viewer in self._viewers})
        if otherwise:
            self.changed()

    def _all_known(self) -> dict[int | None, int]:
        if self._table is None:
            return {}
        return {viewer: self._known_to(viewer, self.row) for viewer in self._viewers}

    def part(self, word: bytes) -> None:
        """It is there no more: those who listen hear this word, and it leaves the memory."""
        for listener in self.audience:
            listener.part(word)
        self.close()

    def close(self) -> None:
        """Leave the memory; the listeners come again."""
        self.gone = True
        for listener in self.audience:
            listener.drop()

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """One at a time, and nobody any more at a table that has left the memory."""
        async with self._lock:
            if self.gone:
                raise moved_on()
            yield

    async def _write(self, work: Callable[[], Awaitable[Done]]) -> Done:
        """The same for something to be written: anew as long as others have written before.

        If it stays open what was written, the table leaves the memory.
        """
        async with self._alone():
            for _ in range(_TRIES):
                try:
                    return await work()
                except (Refusal, BurgraveError, StoreRefused, QuotaReached):
                    raise
                except StaleWrite as problem:
                    facts = {"table": self.row.id, "reason": str(problem)}
                    _LOG.info("stale write", extra=facts)
                    self._store.stale += 1
                    await self._read_on()
                except BaseException:
                    self.close()
                    raise
            raise moved_on()

    def _known_to(self, viewer: int | None, row: TableRow) -> int:
        """The version that a viewer knows; that a game was dealt is news, if nothing else is."""
        return self._telling.to(viewer).version if row.status == "running" else -1

    @property
    def _viewers(self) -> list[int | None]:
        return [*range(len(self.row.seats)), None]

    @property
    def _now(self) -> Standing:
        return Standing(self.row, self.kernel, self._telling)

    def _publish(self, known: dict[int | None, int]) -> None:
        self._stage.publish(self._now, known)

    def _tell_moved(self) -> None:
        self._stage.tell_moved(self.row, None if self._table is None else self._now)
