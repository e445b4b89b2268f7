"""Bots' turns: who is asked and played by a bot, and when it is done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Protocol

from burgrave.bots import in_character
from burgrave.games import game
from burgrave.kernel.table import Table
from burgrave.server.bot_workers import BotWorkers
from burgrave.server.journal import reason_of
from burgrave.server.names import nature
from burgrave.server.presence import Presence
from burgrave.server.refusals import Refusal
from burgrave.server.rows import SeatRow, TableRow
from burgrave.server.store import StoreAway

_LOG = logging.getLogger("burgrave.table")
_RETRY = 1.0

Turn = tuple[int, str]
"""A seat, and the bot that plays it now."""


class BotTable(Protocol):
    """What bots need of the table at which they play."""

    row: TableRow
    presence: Presence
    gone: bool
    dark: int
    dark_since: float

    @property
    def kernel(self) -> Table:
        """The game."""

    may_think: Callable[[], Awaitable[bool]]

    async def play_for(self, seat: int, action: str, may: Callable[[], bool]) -> bool:
        """Play for a seat, if it may still be done when nobody else plays; was it done?"""


class BotTurns:
    """Plays for the seats of one table that are a bot's, as long as one of them is asked."""

    def __init__(
        self, table: Callable[[], BotTable | None], workers: BotWorkers, pause: float
    ) -> None:
        self._there = table
        self._workers = workers
        self._pause = pause
        self._task: asyncio.Task[None] | None = None

    @property
    def _table(self) -> BotTable:
        """The table, as long as anybody has it; it is told by a reference that keeps nothing."""
        table = self._there()
        if table is None:
            raise asyncio.CancelledError
        return table

    @property
    def under_way(self) -> bool:
        """Does a bot think, or wait with its decision?"""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Let the bots play if it is their turn."""
        if self.due() is not None and not self.under_way:
            self._task = asyncio.create_task(self._play())

    def cancel(self) -> None:
        """Stop, unless it is a bot's own turn that leads to it."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()

    def due(self) -> Turn | None:
        """The first seat that is asked and played by a bot."""
        return next(iter(self._asked()), None)

    def _asked(self) -> list[Turn]:
        row = self._table.row
        if row.status != "running":
            return []
        bots = [(seat, self._bot_at(row.seats[seat])) for seat in self._table.kernel.waiting]
        return [(seat, bot) for seat, bot in bots if bot is not None]

    def _bot_at(self, seat: SeatRow) -> str | None:
        if seat.called and not self._table.presence.gone(seat.guest):
            return None
        return seat.bot if seat.kind == "bot" else seat.stand_in

    async def _play(self) -> None:
        while not self._table.gone and (due := self.due()) is not None:
            try:
                if not await self._table.may_think():
                    return
                if self._table.kernel.state.dark:
                    await self._choose_in_secret()
                else:
                    await self._take_turn(due)
            except (StoreAway, Refusal):
                # The database is away, or others have written to the table again and again.
                await asyncio.sleep(_RETRY)
            except Exception as problem:
                facts = {"table": self._table.row.id, "reason": reason_of(problem)}
                _LOG.error("bot move failed", extra=facts)
                await asyncio.sleep(_RETRY)

    async def _take_turn(self, turn: Turn) -> None:
        version = self._table.row.version
        if self._pause and self._could_undo():
            await asyncio.sleep(self._pause)
        if self._table.row.version == version:
            await self._table.play_for(
                turn[0],
                await self._think(turn),
                lambda: self._table.row.version == version and self.due() == turn,
            )

    async def _think(self, turn: Turn) -> str:
        seat, bot = turn
        row = self._table.row
        # A copy: the game may go on while the bot thinks.
        state = self._table.kernel.state.copy()
        spelled = in_character(bot, game(row.game), nature(row.seats[seat].name))
        return await self._workers.choose(spelled, row.game, state, seat)

    def _could_undo(self) -> bool:
        return any(
            seat.kind == "person"
            and seat.stand_in is None
            and self._table.kernel.can_undo(seat.seat)
            for seat in self._table.row.seats
        )

    async def _choose_in_secret(self) -> None:
        """Bots make up their minds at once, and are done at a moment that tells nothing."""
        dark = self._table.dark
        ready = [(turn, await self._make_up_mind(turn, dark)) for turn in self._asked()]
        if self._pause:
            # A fixed time after the step began; where thinking took longer, a whole pause more.
            await asyncio.sleep(self._pause - (monotonic() - self._table.dark_since) % self._pause)
        for turn, action in ready:
            if action is not None:
                await self._play_in_secret(turn, dark, action)

    async def _make_up_mind(self, turn: Turn, dark: int) -> str | None:
        """A bot's private choices, and the one with which it is done; None if it is no bot's."""
        while True:
            action = await self._think(turn)
            if not self._still(turn, dark):
                return None
            if not self._table.kernel.goes_on(turn[0], action):
                return action
            if not await self._play_in_secret(turn, dark, action):
                return None

    async def _play_in_secret(self, turn: Turn, dark: int, action: str) -> bool:
        """Play, unless the seat's person has come back; what others do meanwhile is their own."""
        return await self._table.play_for(turn[0], action, lambda: self._still(turn, dark))

    def _still(self, turn: Turn, dark: int) -> bool:
        return self._table.dark == dark and turn in self._asked()
