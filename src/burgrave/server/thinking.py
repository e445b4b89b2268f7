"""Thinking: bots decide in processes of their own, from nothing but what their seat may know."""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import TypeVar

from burgrave.bots import bot
from burgrave.counsel import Counsel, counsel
from burgrave.games import game
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.rng import Rng
from burgrave.kernel.seat import Seat
from burgrave.kernel.state import State
from burgrave.server.later import has_come

_LOG = logging.getLogger("burgrave.thinking")
_SEED_BITS = 62
_START_SECONDS = 60.0
"""How long a process may take to begin; a bot's time counts from there."""
INSTEAD = ("steady", "random")
"""Who decides when a bot fails: quick ones, the better first."""
_LONGEST = 1.0
"""No bot goes on thinking for longer, in seconds."""
_FOR_PEOPLE = 0.8
"""Who waits for counsel waits for the way there and back, too."""
_RESERVE = 0.5
"""The part of its time in which a bot has made up its mind, so that none runs out of it."""

T = TypeVar("T")


def decide(name: str, game_name: str, position: str, seat: int, seed: int, seconds: float) -> str:
    """A bot's decision in notation, for a position that was imagined for its seat."""
    until = monotonic() + seconds
    state = game(game_name).restore(json.loads(position))
    rng = Rng(seed)
    player = bot(name)
    player.late = lambda: monotonic() >= until
    return player.choose(Seat(seat, state, rng), rng).text


def advise(game_name: str, position: str, seat: int, seed: int, seconds: float) -> Counsel:
    """Counsel in a position that was imagined for a seat."""
    state = game(game_name).restore(json.loads(position))
    rng = Rng(seed)
    return counsel(Seat(seat, state, rng), seconds, rng)


def _begin() -> None:
    """What a process is asked first, to see that it is there."""


class Chair:
    """A place where one thing is thought at a time; who does not come to an end is shown out."""

    def __init__(self, apart: bool) -> None:
        self._apart = apart
        self._pool: Executor | None = None
        self._compiled_later = False

    async def ask(self, seconds: float, work: Callable[..., T], *question: object) -> T:
        """What comes of the question; after a mishap the next one finds a fresh process.

        A clear refusal is an answer, too.
        """
        if self._apart and not self._compiled_later and has_come():
            self._compiled_later = True
            self.close()
        try:
            if self._pool is None:
                self._pool = self._open()
                await self._within(_START_SECONDS, self._pool.submit(_begin))
            return await self._within(seconds, self._pool.submit(work, *question))
        except BurgraveError:
            raise
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End the process, whatever it does."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes: list[BaseProcess] = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def _open(self) -> Executor:
        if self._apart:
            context = multiprocessing.get_context("spawn")
            return ProcessPoolExecutor(1, context, _make_ready)
        return ThreadPoolExecutor(1, "bots")

    @staticmethod
    async def _within(seconds: float, future: Future[T]) -> T:
        return await asyncio.wait_for(asyncio.wrap_future(future), seconds)


class Thinking:
    """The room where bots think; without workers they think in a thread of this process."""

    def __init__(self, workers: int, budget: float) -> None:
        self._budget = budget
        self._waiting = 0
        """How many bots wait for a chair."""
        self._chairs = [Chair(apart=workers > 0) for _ in range(workers or 1)]
        self._free: asyncio.Queue[Chair] = asyncio.Queue()
        for chair in self._chairs:
            self._free.put_nowait(chair)

    async def choose(self, name: str, game_name: str, state: State, seat: int) -> str:
        """A bot's decision within its time; after a mishap that of a quicker bot.

        The time counts from when the bot begins: whoever waits for others is not to blame.
        """
        imagined = state.imagine(seat, Rng(secrets.randbits(_SEED_BITS)))
        legal = [action.text for action in state.legal(seat)]
        position = json.dumps(imagined.position())
        self._waiting += 1
        try:
            chair = await self._free.get()
        finally:
            self._waiting -= 1
        try:
            for each in dict.fromkeys((name, *INSTEAD)):
                seed = secrets.randbits(_SEED_BITS)
                try:
                    question = (each, game_name, position, seat, seed, self._patience())
                    return await chair.ask(self._budget, decide, *question)
                except Exception as problem:
                    reason = type(problem).__name__
                    _LOG.warning("bot failed", extra={"bot": each, "seat": seat, "reason": reason})
        finally:
            self._free.put_nowait(chair)
        return secrets.choice(legal)

    async def advise(self, game_name: str, state: State, seat: int) -> Counsel:
        """Counsel for a seat, from where a bot would think; where others wait, a shorter one."""
        position = json.dumps(state.imagine(seat, Rng(secrets.randbits(_SEED_BITS))).position())
        chair = await self._free.get()
        try:
            seconds = _FOR_PEOPLE * self._patience()
            question = (game_name, position, seat, secrets.randbits(_SEED_BITS), seconds)
            return await chair.ask(self._budget, advise, *question)
        finally:
            self._free.put_nowait(chair)

    def _patience(self) -> float:
        """How long a bot may go on thinking: the more others wait, the shorter."""
        longest = min(_LONGEST, self._budget * _RESERVE)
        return longest / (1 + self._waiting / len(self._chairs))

    def close(self) -> None:
        """Send the bots home."""
        for chair in self._chairs:
            chair.close()


def _make_ready() -> None:
    """What a process does first: Ctrl-C is for the server, which then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, name="server watch", daemon=True).start()


def _end_with_server() -> None:
    """A server that was killed could end nobody; its end shows in its processes."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
