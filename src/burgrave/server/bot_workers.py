"""Bot workers: bots decide in processes of their own, from nothing but what their seat may know."""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections import deque
from collections.abc import Callable, Sequence
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
_LEAST = 0.01
"""Who has waited long still thinks for so many seconds, where not too many others wait ..."""
_LEAST_FOR_PEOPLE = 0.1
"""... and counsel for so many, whoever waits."""
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


class Line:
    """Who waits for a chair: people before bots, and each in the order in which they came."""

    def __init__(self, chairs: Sequence[Chair]) -> None:
        self._free = deque(chairs)
        self._people: deque[asyncio.Future[Chair]] = deque()
        self._bots: deque[asyncio.Future[Chair]] = deque()

    def __len__(self) -> int:
        return len(self._people) + len(self._bots)

    async def chair(self, person: bool = False) -> Chair:
        """A free chair, as soon as it is one's turn."""
        if self._free:
            return self._free.popleft()
        line = self._people if person else self._bots
        turn: asyncio.Future[Chair] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn in line:
                line.remove(turn)
            elif not turn.cancelled():
                self.back(turn.result())
            raise

    def back(self, chair: Chair) -> None:
        """A chair is free again."""
        for line in (self._people, self._bots):
            while line:
                turn = line.popleft()
                if not turn.done():
                    turn.set_result(chair)
                    return
        self._free.append(chair)


class BotWorkers:
    """Who thinks for the bots; without processes of their own a thread of this one does."""

    def __init__(self, workers: int, budget: float) -> None:
        self._budget = budget
        self._chairs = [Chair(apart=workers > 0) for _ in range(workers or 1)]
        self._line = Line(self._chairs)

    async def choose(self, name: str, game_name: str, state: State, seat: int) -> str:
        """A bot's decision within its time; after a mishap that of a quicker bot.

        Nobody is shown out for having waited for others; but who has waited thinks shorter.
        """
        imagined = state.imagine(seat, Rng(secrets.randbits(_SEED_BITS)))
        legal = [action.text for action in state.legal(seat)]
        position = json.dumps(imagined.position())
        asked = monotonic()
        chair = await self._line.chair()
        try:
            for each in dict.fromkeys((name, *INSTEAD)):
                seed = secrets.randbits(_SEED_BITS)
                try:
                    question = (each, game_name, position, seat, seed, self._patience(asked))
                    return await chair.ask(self._budget, decide, *question)
                except Exception as problem:
                    reason = type(problem).__name__
                    _LOG.warning("bot failed", extra={"bot": each, "seat": seat, "reason": reason})
        finally:
            self._line.back(chair)
        return secrets.choice(legal)

    async def advise(self, game_name: str, state: State, seat: int) -> Counsel:
        """Counsel for a seat, from where a bot would think; people wait for no line of bots."""
        position = json.dumps(state.imagine(seat, Rng(secrets.randbits(_SEED_BITS))).position())
        asked = monotonic()
        chair = await self._line.chair(person=True)
        try:
            seconds = max(_LEAST_FOR_PEOPLE, _FOR_PEOPLE * self._patience(asked))
            question = (game_name, position, seat, secrets.randbits(_SEED_BITS), seconds)
            return await chair.ask(self._budget, advise, *question)
        finally:
            self._line.back(chair)

    def _patience(self, asked: float) -> float:
        """How long one may think: shorter the more others wait, and the longer one has waited."""
        longest = min(_LONGEST, self._budget * _RESERVE)
        share = longest / (1 + len(self._line) / len(self._chairs))
        return min(share, max(_LEAST, longest - (monotonic() - asked)))

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
