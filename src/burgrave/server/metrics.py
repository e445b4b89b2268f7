"""Metrics: a few counts, told as Prometheus reads them."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

CONTENT_TYPE = CONTENT_TYPE_LATEST
_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

# When a count began is told by the process; a second number for each of them helps nobody.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """What is counted while the server runs."""

    def __init__(self) -> None:
        self.sockets = 0
        """Those that are open."""
        self._all = CollectorRegistry()
        ProcessCollector(registry=self._all)
        sockets = Gauge("burgrave_sockets", "Open sockets.", registry=self._all)
        sockets.set_function(lambda: self.sockets)
        self._tables = Gauge("burgrave_tables", "Tables in the memory.", registry=self._all)
        self._commits = _Commits()
        self._all.register(self._commits)
        self._slow = Counter(
            "burgrave_slow_readers",
            "Sockets closed for reading slowly.",
            registry=self._all,
        )
        self._moves = Counter("burgrave_moves", "Moves acknowledged.", registry=self._all)
        self._requests = Counter(
            "burgrave_requests", "Requests answered, by status.", ["status"], registry=self._all
        )
        self._waits = Histogram(
            "burgrave_move_seconds",
            "From a move's arrival until it is acknowledged.",
            buckets=_BOUNDS,
            registry=self._all,
        )

    def moved(self, seconds: float) -> None:
        """A move was acknowledged after so long."""
        self._moves.inc()
        self._waits.observe(seconds)

    def answered(self, status: int) -> None:
        """A request was answered."""
        self._requests.labels(str(status)).inc()

    def dropped(self) -> None:
        """A socket was closed because nobody read it."""
        self._slow.inc()

    def text(self, tables: int, commits: int) -> str:
        """All of it."""
        self._tables.set(tables)
        self._commits.number = commits
        return generate_latest(self._all).decode()


class _Commits(Collector):
    """What the store has counted by itself."""

    def __init__(self) -> None:
        self.number = 0

    def collect(self) -> Iterator[CounterMetricFamily]:
        """How much it is now."""
        yield CounterMetricFamily("burgrave_commits", "Transactions committed.", self.number)
