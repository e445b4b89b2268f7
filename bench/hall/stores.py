"""Stores: what it costs to write a move into a file and into PostgreSQL, in turns in one run.

The database is the tests' own, from PyPI, on the same machine; each move waits until it is on the
disk. `together` moves are under way at once, as at so many tables.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from msgspec.structs import replace

sys.path.insert(0, str(Path(__file__).parents[2]))

from burgrave.server.rows import Line, SeatRow, TableRow
from burgrave.server.store import Store
from burgrave.server.stores import open_store
from tests.server import postgres

ROUNDS = 5
MOVES = 20
"""Moves at each table in a round."""


async def tables(store: Store, number: int) -> list[TableRow]:
    """So many tables of four."""
    guest = await store.add_guest(b"hash", "Anna", "lion")
    seats = tuple(SeatRow(n, "person", guest.id, None, "Anna", "lion") for n in range(4))
    for n in range(number):
        await store.add_table(TableRow(f"t{n}", "kingsburg", {}, guest.id, bytes(32), seats=seats))
    found = [await store.table(f"t{n}") for n in range(number)]
    return [row for row in found if row is not None]


async def play(store: Store, row: TableRow) -> TableRow:
    """Some moves, each after the one before is on the disk."""
    for _ in range(MOVES):
        after = replace(row, version=row.version + 2)
        lines = [Line("0: influence 8 with 5 3"), Line("*: roll 1 3 5", f"0:{after.version}")]
        row = await store.save_table(row, after, lines)
    return row


async def measure(folder: Path, together: int) -> dict[str, float]:
    """Both stores in turns."""
    stores = {"file": open_store(folder / "s.sqlite"), "postgres": open_store(postgres.fresh())}
    rows = {name: await tables(store, together) for name, store in stores.items()}
    rates: dict[str, list[float]] = {name: [] for name in stores}
    costs: dict[str, list[float]] = {name: [] for name in stores}
    for _ in range(ROUNDS):
        for name, store in stores.items():
            begun, spent = time.perf_counter(), time.process_time()
            rows[name] = await asyncio.gather(*(play(store, row) for row in rows[name]))
            rates[name].append(together * MOVES / (time.perf_counter() - begun))
            costs[name].append(1000 * (time.process_time() - spent) / (together * MOVES))
    for store in stores.values():
        store.close()
    found = {f"{name}_moves_per_second": median(rate) for name, rate in rates.items()}
    found |= {f"{name}_cpu_ms_a_move": median(cost) for name, cost in costs.items()}
    return {"together": together, **found}


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--together", type=int, nargs="+", default=[1, 16, 128])
    missing = postgres.why_not()
    if missing is not None:
        raise SystemExit(f"There is no PostgreSQL: {missing}.")
    for together in parser.parse_args().together:
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(measure(Path(folder), together))
        print(json.dumps({name: round(number, 3) for name, number in found.items()}))
    postgres.stop()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
