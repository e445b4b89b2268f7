"""Watchers: what one who comes or goes costs at a table that many watch, by processor time."""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path

from burgrave.server.audience import Listener
from burgrave.server.bot_workers import BotWorkers
from burgrave.server.hall import Hall
from burgrave.server.settings import Settings
from burgrave.server.sqlite_store import SqliteStore
from burgrave.server.wire import NewTable, SeatWish

SEATS = [SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="open"), SeatWish(kind="open")]
TIMES = 50


async def measure(folder: Path, watchers: int) -> dict[str, float]:
    """Let many watch, then one more come and go, again and again."""
    settings = Settings(folder / "s.sqlite", workers=0)
    hall = Hall(settings, SqliteStore(folder / "s.sqlite"), BotWorkers(0, 5.0))
    host = await hall.guests.welcome(await hall.guests.visitor(None))
    wish = NewTable(game="kingsburg", options={"edition": "first"}, seats=SEATS)
    table = await hall.create(host, wish)
    crowd = [Listener(1000 + n, None, 64) for n in range(watchers)]
    for listener in crowd:
        await table.listen(listener, None)
    table.on_change(table)
    await asyncio.sleep(0.5)
    spent = 0.0
    for number in range(TIMES):
        newcomer = Listener(10**6 + number, None, 64)
        begun = time.process_time()
        newcomer.offer(hall.live_info(table, newcomer))
        await table.listen(newcomer, None)
        await hall.comes(table, newcomer)
        hall.goes(table, newcomer)
        spent += time.process_time() - begun
    hall.close()
    return {"watchers": watchers, "cpu_ms": 1000 * spent / TIMES}


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--watchers", type=int, default=290)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder), args.watchers))
    print(json.dumps({name: round(number, 3) for name, number in found.items()}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
