"""Nodes: what a move costs one, two or three servers on one PostgreSQL, in turns in one run.

At every table four people play, as fast as they are asked. Either each asks a server of their own,
as behind a proxy that sends anybody anywhere (`spread`), or all of a table ask one (`hashed`).
Everybody has a socket open. Told is the processor time of all servers together by move.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import median

from crowd import ADDRESS, Guest, Line, Refused, Server, sit_down
from torture import Database
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

SEATS = 4


async def _hear(port: int, table: str, token: str) -> None:
    address = f"ws://{ADDRESS}:{port}/api/tables/{table}/live"
    cookie = {"Cookie": f"burgrave={token}"}
    with suppress(OSError, WebSocketException):
        async with connect(address, additional_headers=cookie) as socket:
            async for _ in socket:
                pass


class Table:
    """Four people who play as fast as they can."""

    def __init__(self, ports: list[int]) -> None:
        self._ports = ports
        self._guests = [Guest(Line(port)) for port in ports]
        self._id = ""
        self._ears: list[asyncio.Task[None]] = []
        self.moves = 0

    async def begin(self) -> None:
        """Sit down and listen."""
        self._id = await sit_down(self._guests, edition="first")
        self._ears = [
            asyncio.create_task(_hear(port, self._id, guest.token))
            for port, guest in zip(self._ports, self._guests)
        ]

    async def play(self, until: float) -> None:
        """Play until then, again from the beginning if a game is over."""
        number = 0
        while time.monotonic() < until:
            path = f"/api/tables/{self._id}"
            table = await self._guests[0].ask("GET", path)
            if table["status"] == "over":
                self.end()
                await self.begin()
                continue
            seat = self._guests[table["waiting"][0]]
            view = await seat.ask("GET", f"{path}/play")
            if not view["legal"]:
                continue
            number += 1
            move = {"id": f"m{number}", "version": view["version"]}
            with suppress(Refused):
                action = view["legal"][number % len(view["legal"])]["text"]
                await seat.ask("POST", f"{path}/moves", action=action, **move)
                self.moves += 1

    def end(self) -> None:
        """Listen no more."""
        for ear in self._ears:
            ear.cancel()


async def measured(servers: list[Server], tables: int, seconds: float, spread: bool) -> float:
    """Milliseconds of a core that all servers together spent on a move."""
    ports = [server.port for server in servers]
    halls = [
        Table([ports[(n + seat * spread) % len(ports)] for seat in range(SEATS)])
        for n in range(tables)
    ]
    await asyncio.gather(*(table.begin() for table in halls))
    before = sum(server.core_seconds() for server in servers)
    until = time.monotonic() + seconds
    await asyncio.gather(*(table.play(until) for table in halls))
    spent = sum(server.core_seconds() for server in servers) - before
    for table in halls:
        table.end()
    return 1000 * spent / sum(table.moves for table in halls)


async def main() -> None:
    """Measure in turns, and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--tables", type=int, default=12)
    args = parser.parse_args()
    found: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        database = Database(Path(folder) / "database")
        servers = []
        for number in range(3):
            home = Path(folder) / f"node-{number}"
            home.mkdir()
            servers.append(Server(home, "--log", "json", database=database.address))
        try:
            for server in servers:
                server.start(120.0)
            for _ in range(args.rounds):
                for nodes, spread in ((1, False), (2, False), (2, True), (3, False), (3, True)):
                    name = f"{nodes} {'spread' if spread else 'hashed'}"
                    cost = await measured(servers[:nodes], args.tables, args.seconds, spread)
                    found.setdefault(name, []).append(cost)
        finally:
            for server in servers:
                server.stop()
            database.stop()
    print(json.dumps({name: round(median(costs), 2) for name, costs in found.items()}))
    print(json.dumps({name: [round(cost, 2) for cost in costs] for name, costs in found.items()}))


if __name__ == "__main__":
    asyncio.run(main())
