"""Thinking: bots decide in processes of their own, from nothing but what their seat may know."""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import secrets
import signal
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from burgrave.bots import bot
from burgrave.games import game
from burgrave.kernel.rng import Rng
from burgrave.kernel.seat import Seat
from burgrave.kernel.state import State

_LOG = logging.getLogger("burgrave.thinking")
_SEED_BITS = 62


def decide(name: str, game_name: str, position: str, seat: int, seed: int) -> str:
    """A bot's decision in notation, for a position that was imagined for its seat."""
    state = game(game_name).restore(json.loads(position))
    rng = Rng(seed)
    return bot(name).choose(Seat(seat, state, rng), rng).text


class Thinking:
    """The room where bots think; without workers they think in a thread of this process."""

    def __init__(self, workers: int, budget: float) -> None:
        self._workers = workers
        self._budget = budget
        self._pool: Executor | None = None

    async def choose(self, name: str, game_name: str, state: State, seat: int) -> str:
        """A bot's decision within its time; after a mishap any legal one."""
        seed = secrets.randbits(_SEED_BITS)
        imagined = state.imagine(seat, Rng(secrets.randbits(_SEED_BITS)))
        legal = [action.text for action in state.legal(seat)]
        position = json.dumps(imagined.position())
        try:
            future = self._executor().submit(decide, name, game_name, position, seat, seed)
            return await asyncio.wait_for(asyncio.wrap_future(future), self._budget)
        except Exception as problem:
            if isinstance(problem, TimeoutError | BrokenProcessPool):
                self._give_up_pool()
            reason = type(problem).__name__
            _LOG.warning("bot failed", extra={"bot": name, "seat": seat, "reason": reason})
            return secrets.choice(legal)

    def close(self) -> None:
        """Send the bots home."""
        self._give_up_pool()

    def _executor(self) -> Executor:
        if self._pool is None:
            if self._workers:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._workers, context, _leave_signals)
            else:
                self._pool = ThreadPoolExecutor(1, "bots")
        return self._pool

    def _give_up_pool(self) -> None:
        """Drop the pool, ending what still runs in it; the next decision opens another."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


def _leave_signals() -> None:
    """Ctrl-C is for the server, which then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
