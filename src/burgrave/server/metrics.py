"""Metrics: a few counts, told as Prometheus reads them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

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
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

CONTENT_TYPE = CONTENT_TYPE_LATEST
_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

# When a count began is told by the process; a second number for each of them helps nobody.
disable_created_metrics()  # type: ignore[no-untyped-call]


@dataclass(frozen=True, slots=True)
class Written:
    """What the store has counted by itself."""

    commits: int = 0
    stale: int = 0
    """Writes that came too late, since another server had been quicker."""


@dataclass(frozen=True, slots=True)
class Company:
    """How a server stands with the others on its database."""

    alive: int
    """All servers, this one too."""
    claims: int
    """What is this one's to do: bots of tables, and the house."""
    lease: float
    """Seconds until the others may take it for dead."""
    silence: float
    """Seconds since anything was heard from the others; each says something every two."""
    missed: int
    """Tables that others had written to, and of which no notice had come."""


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
        self._counted = _Counted()
        self._all.register(self._counted)
        self._slow = Counter(
            "burgrave_slow_readers",
            "Sockets closed for reading slowly.",
            registry=self._all,
        )
        self._moves = Counter("burgrave_moves", "Moves acknowledged.", registry=self._all)
        self._requests = Counter(
            "burgrave_requests", "Requests answered, by status.", ["status"], registry=self._all
        )
        self._by_status: dict[int, Counter] = {}
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
        count = self._by_status.get(status)
        if count is None:
            count = self._by_status[status] = self._requests.labels(str(status))
        count.inc()

    def dropped(self) -> None:
        """A socket was closed because nobody read it."""
        self._slow.inc()

    def text(self, tables: int, written: Written, company: Company | None = None) -> str:
        """All of it."""
        self._tables.set(tables)
        self._counted.written, self._counted.company = written, company
        return generate_latest(self._all).decode()


class _Counted(Collector):
    """What others have counted by themselves."""

    def __init__(self) -> None:
        self.written = Written()
        self.company: Company | None = None

    def collect(self) -> Iterator[Metric]:
        """How much it is now."""
        yield _count("commits", "Transactions committed.", self.written.commits)
        there = self.company
        if there is None:
            return
        yield _count("stale_writes", "Writes after another server's.", self.written.stale)
        yield _count("missed_notices", "Tables behind without a notice.", there.missed)
        yield _level("nodes", "Servers alive on the database.", there.alive)
        yield _level("claims", "Claims that this server holds.", there.claims)
        yield _level("lease_seconds", "Left of this server's lease.", there.lease)
        yield _level("silence_seconds", "Since the last notice of any server.", there.silence)


def _count(name: str, what: str, number: float) -> Metric:
    return CounterMetricFamily(f"burgrave_{name}", what, number)


def _level(name: str, what: str, number: float) -> Metric:
    return GaugeMetricFamily(f"burgrave_{name}", what, number)
