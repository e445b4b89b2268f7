"""Beside each other: two builds under the same load at the same time, and what each one costs.

On a busy machine figures of two runs tell nothing of each other; these two share every moment.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from contextlib import ExitStack
from pathlib import Path

from crowd import Server
from load import SEATS, Crowd

ROUNDS = 6


async def measure(servers: list[Server], args: argparse.Namespace) -> list[dict[str, float]]:
    """Let the same crowd come to both, and move by turns."""
    crowds = [Crowd(server.port, args.seed) for server in servers]
    empty = [server.memory() for server in servers]
    for crowd in crowds:
        await crowd.gather(args.tables, {"edition": args.edition})
        await crowd.attend()
        await crowd.move(args.rate, args.seconds / ROUNDS)
    spent, moves, heard = [0.0, 0.0], [0, 0], [crowd.brought for crowd in crowds]
    for _ in range(ROUNDS):
        for place, (server, crowd) in enumerate(zip(servers, crowds)):
            begun = server.core_seconds()
            found = await crowd.move(args.rate, args.seconds / ROUNDS)
            spent[place] += server.core_seconds() - begun
            moves[place] += len(found.waits)
    results = [
        {
            "moves": moves[place],
            "ms_per_move": 1000 * spent[place] / moves[place],
            "bytes_per_update": (crowd.brought - heard[place]) / (moves[place] * SEATS),
            "kb_per_table": (server.memory() - empty[place]) / 1000 / args.tables,
        }
        for place, (server, crowd) in enumerate(zip(servers, crowds))
    ]
    for crowd in crowds:
        await crowd.leave()
    return results


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", help="a folder with a package “burgrave” in it")
    parser.add_argument("after", help="another one")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=60.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--edition", choices=["first", "revised"], default="revised")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as running:
        servers = []
        for name, build in (("before", args.before), ("after", args.after)):
            home = Path(folder, name)
            home.mkdir()
            server = Server(home, build=str(Path(build).resolve()))
            server.start()
            running.callback(server.stop)
            servers.append(server)
        before, after = asyncio.run(measure(servers, args))
    ratios = {name: round(after[name] / before[name], 3) for name in before}
    print(json.dumps({"before": before, "after": after, "after/before": ratios}, indent=1))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
