"""What every contestant shares: the command line, the core, the clock and the line of JSON."""

import argparse
import json
import os
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path

Counts = tuple[int, int]
"""Of one game: the decisions with more than one choice, and the forced ones."""


def command_line(about: str | None) -> argparse.ArgumentParser:
    """The options that every contestant understands."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to play")
    parser.add_argument("--seed", type=int, default=1, help="where the random numbers start")
    parser.add_argument("--core", type=int, default=-1, help="the core to stay on")
    return parser


def stay_on(core: int) -> None:
    """Keep this process on one core, where the system can do that."""
    if core >= 0 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def peak_bytes() -> int:
    """The most memory that this process has held at once."""
    try:
        with Path("/proc/self/status").open(encoding="ascii") as status:
            for line in status:
                if line.startswith("VmHWM:"):
                    return int(line.split()[1]) * 1024
    except OSError:
        pass
    # The system call's figure can include the parent's: it stands in only where /proc is missing.
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def show(figures: dict[str, float | int | None]) -> None:
    """Print the one line that the harness reads."""
    print(json.dumps(figures), flush=True)


def play_games(play_game: Callable[[], Counts], seconds: float, forced_known: bool = True) -> None:
    """Play whole games for that long, after a tenth of it to warm up, and print the counts."""
    warm = time.perf_counter() + seconds / 10
    while True:
        play_game()
        if time.perf_counter() >= warm:
            break
    games = decisions = forced = 0
    wall_start = time.perf_counter()
    core_start = time.process_time()
    end = wall_start + seconds
    while True:
        chosen, single = play_game()
        games += 1
        decisions += chosen
        forced += single
        if time.perf_counter() >= end:
            break
    core_seconds = time.process_time() - core_start
    wall_seconds = time.perf_counter() - wall_start
    show(
        {
            "games": games,
            "decisions": decisions,
            "forced": forced if forced_known else None,
            "core_seconds": core_seconds,
            "wall_seconds": wall_seconds,
            "peak_bytes": peak_bytes(),
        }
    )
