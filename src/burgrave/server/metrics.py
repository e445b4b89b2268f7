"""Metrics: a few counts in the text format that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What is counted while the server runs."""

    def __init__(self) -> None:
        self.moves = 0
        self.sockets = 0
        self.dropped = 0
        self.requests: Counter[int] = Counter()
        self._buckets = [0] * (len(_BOUNDS) + 1)
        self._seconds = 0.0

    def moved(self, seconds: float) -> None:
        """A move was acknowledged after so long."""
        self.moves += 1
        self._seconds += seconds
        self._buckets[bisect_left(_BOUNDS, seconds)] += 1

    def text(self, tables: int, commits: int) -> str:
        """All of it, one line each."""
        lines = [
            "# TYPE burgrave_tables gauge",
            f"burgrave_tables {tables}",
            "# TYPE burgrave_sockets gauge",
            f"burgrave_sockets {self.sockets}",
            "# TYPE burgrave_slow_readers_total counter",
            f"burgrave_slow_readers_total {self.dropped}",
            "# TYPE burgrave_commits_total counter",
            f"burgrave_commits_total {commits}",
            "# TYPE burgrave_moves_total counter",
            f"burgrave_moves_total {self.moves}",
            "# TYPE burgrave_requests_total counter",
        ]
        for status, number in sorted(self.requests.items()):
            lines.append(f'burgrave_requests_total{{status="{status}"}} {number}')
        lines.append("# TYPE burgrave_move_seconds histogram")
        below = 0
        for bound, number in zip((*map(str, _BOUNDS), "+Inf"), self._buckets):
            below += number
            lines.append(f'burgrave_move_seconds_bucket{{le="{bound}"}} {below}')
        lines.append(f"burgrave_move_seconds_sum {self._seconds:.6f}")
        lines.append(f"burgrave_move_seconds_count {self.moves}")
        return "\n".join(lines) + "\n"
