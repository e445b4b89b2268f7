"""Pauses: how long a collection of garbage keeps everybody waiting, with many tables in memory.

A full collection looks at everything; a step looks at what came since the last one. Both are
measured in the same process, while moves go on, so that only their ratio depends on the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from burgrave.server.bot_workers import BotWorkers
from burgrave.server.hall import Hall
from burgrave.server.housekeeping import Policy
from burgrave.server.live_table import LiveTable
from burgrave.server.settings import Settings
from burgrave.server.sqlite_store import SqliteStore
from burgrave.server.tidying import tidy
from burgrave.server.wire import NewTable, SeatWish

SEATS = (SeatWish(kind="me"), *(SeatWish(kind="bot", bot="random"),) * 3)
MOVES = 50
"""Moves between two steps."""
STEPS = 20


async def decide(table: LiveTable, number: int) -> None:
    """A person's next move, once the bots have made theirs."""
    while table.kernel.waiting != (0,) and table.row.status == "running":
        await asyncio.sleep(0.001)
    if table.row.status == "running":
        action = table.kernel.state.legal(0)[-1]
        await table.play(0, str(number), (await table.update(0)).version, action.text)


async def measure(folder: Path, tables: int) -> dict[str, float]:
    """Fill a hall, then collect in both ways."""
    policy = Policy(tables=tables)
    settings = Settings(folder / "s.sqlite", pause=0.0, workers=0, policy=policy)
    hall = Hall(settings, SqliteStore(folder / "s.sqlite"), BotWorkers(0, 5.0))
    visitor = await hall.guests.welcome(await hall.guests.visitor(None))
    wish = NewTable(game="kingsburg", options={"edition": "first"}, seats=list(SEATS))
    made = [await hall.create(visitor, wish) for _ in range(tables)]
    full, steps = [], []
    for number in range(STEPS):
        for place in range(MOVES):
            await decide(made[(number * MOVES + place) % tables], number * MOVES + place)
        gc.unfreeze()
        full.append(_seconds(gc.collect))
        gc.freeze()
        for place in range(MOVES):
            await decide(made[(number * MOVES + place) % tables], -1 - number * MOVES - place)
        steps.append(_seconds(tidy))
    hall.close()
    return {
        "tables": tables,
        "full_ms": 1000 * median(full),
        "full_worst_ms": 1000 * max(full),
        "step_ms": 1000 * median(steps),
        "step_worst_ms": 1000 * max(steps),
        "ratio": median(full) / median(steps),
    }


def _seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    args = parser.parse_args()
    gc.disable()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder), args.tables))
    print(json.dumps({name: round(number, 2) for name, number in found.items()}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
