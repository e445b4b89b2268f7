"""Crews: who does the work, here, in processes of this machine, or on a Ray cluster.

Whatever a crew is given comes back in its order, so that nobody can tell from the outcome who did
what. Whoever dies at work is replaced, and what was under way is done again.
"""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from itertools import chain, islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from types import TracebackType
from typing import Any, Generic, Protocol, Self, TypeVar

from burgrave.kernel.errors import BadOption

Job = TypeVar("Job")
Done = TypeVar("Done")
Handle = TypeVar("Handle")

_AHEAD = 2
"""Jobs for each worker that are handed out at a time, so that nobody waits for the next one."""
_TIMES = 3
"""A job that so many have died of is nobody's accident."""


class Crew(Protocol):
    """Does jobs, and hands back what became of each, in their order."""

    def each(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        """Jobs are taken as they are needed; who closes the iterator gives up the rest."""
        ...


class Alone:
    """Everything is done here, one after the other."""

    def each(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        """One after the other."""
        for job in jobs:
            yield work(job)


class Outside(Generic[Handle]):
    """What crews share that do not work here: some jobs are always ahead of what is waited for."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def each(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        """A single job is not worth the way: it is done here."""
        waiting = iter(jobs)
        first = list(islice(waiting, 2))
        if len(first) < 2:
            yield from Alone().each(work, first)
            return
        under_way: deque[tuple[Job, Handle]] = deque()
        try:
            for job in chain(first, waiting):
                under_way.append((job, self.begin(work, job)))
                if len(under_way) >= self.workers * _AHEAD:
                    yield self._next(work, under_way)
            while under_way:
                yield self._next(work, under_way)
        finally:
            self.give_up([handle for _, handle in under_way])

    def _next(self, work: Callable[[Job], Done], under_way: deque[tuple[Job, Handle]]) -> Done:
        """What became of the first job, by however many it had to be begun."""
        for _ in range(_TIMES):
            done, found = self.finished(under_way[0][1])
            if done:
                under_way.popleft()
                return found  # type: ignore[no-any-return]
            for number, (job, _) in enumerate(list(under_way)):
                under_way[number] = job, self.begin(work, job)
        raise BadOption("amiss-workers-died", times=_TIMES)

    def begin(self, work: Callable[[Job], Done], job: Job) -> Handle:
        """Hand out a job."""
        raise NotImplementedError

    def finished(self, handle: Handle) -> tuple[bool, Any]:
        """Wait for a job: was it done, and what became of it? If not, all have to begin again."""
        raise NotImplementedError

    def give_up(self, handles: list[Handle]) -> None:
        """Nobody needs these any more."""
        raise NotImplementedError

    def close(self) -> None:
        """Send everybody home."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class Processes(Outside[Future[Any]]):
    """Fresh processes: nothing that this one holds, threads or open files, can leak into them."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self._fresh = get_context("spawn")
        self._enough: Event | None = None
        self._pool: ProcessPoolExecutor | None = None

    def begin(self, work: Callable[[Job], Done], job: Job) -> Future[Any]:
        """Hand it to whoever is free first."""
        if self._pool is None:
            self._enough = self._fresh.Event()
            self._pool = ProcessPoolExecutor(
                self.workers, self._fresh, _go_to_work, (self._enough,)
            )
        try:
            return self._pool.submit(work, job)
        except BrokenProcessPool as broken:
            lost: Future[Any] = Future()
            lost.set_exception(broken)
            return lost

    def finished(self, handle: Future[Any]) -> tuple[bool, Any]:
        """With one process that dies all are gone, and new ones are made."""
        try:
            return True, handle.result()
        except BrokenProcessPool:
            self.close()
            return False, None

    def give_up(self, handles: list[Future[Any]]) -> None:
        """Nobody waits for more than the game that is being played right now."""
        if handles:
            self.close()

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None and self._enough is not None:
            self._enough.set()
            self._pool.shutdown(cancel_futures=True)
        self._pool = None


_ENOUGH: list[Event] = []
"""In a process of a crew: says when its work is needed no longer."""


def enough() -> bool:
    """Is nobody waiting any more for what is being done here?"""
    return bool(_ENOUGH) and _ENOUGH[0].is_set()


def _go_to_work(over: Event) -> None:
    """An interruption at a terminal reaches all processes; the first one tells the others."""
    _ENOUGH.append(over)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def crew(processes: int = 1, ray: str | None = None) -> Iterator[Crew]:
    """So many processes; or the Ray cluster at an address, `local` for one on this machine."""
    if processes < 1:
        raise BadOption(f"A match needs at least one process, not {processes}.")
    with ExitStack() as open_crews:
        if ray is not None:
            from burgrave.arena.on_ray import OnRay

            yield open_crews.enter_context(OnRay(ray, processes))
        elif processes == 1:
            yield Alone()
        else:
            yield open_crews.enter_context(Processes(processes))
