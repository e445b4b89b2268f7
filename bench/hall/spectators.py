"""Spectators: thousands watch a table; when do all know of a move, and do its players wait?"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path

from crowd import ADDRESS, Guest, Line, Server, sit_down

EACH = 250
"""Watchers from one address, which has a limit of its own."""
TOGETHER = 50
LATEST = 1000.0
"""Milliseconds within which everybody is to hear of a move."""


class Watcher(asyncio.Protocol):
    """Somebody who looks at a table, as far as it matters when something comes."""

    def __init__(self, table: str) -> None:
        self._table = table
        self.heard = 0.0
        self.brought = 0
        self.there = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Ask for a socket."""
        transport.write(
            f"GET /api/tables/{self._table}/live HTTP/1.1\r\nHost: {ADDRESS}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        self.heard = time.perf_counter()
        self.brought += len(data)
        if b'"type":"talk"' in data and not self.there.done():
            self.there.set_result(None)


async def watch(port: int, table: str, number: int) -> list[Watcher]:
    """Let so many come, and wait until each has seen how things stand."""
    loop, room = asyncio.get_running_loop(), asyncio.Semaphore(TOGETHER)

    async def one(place: int) -> Watcher:
        async with room:
            own = (f"127.0.{1 + place // EACH}.1", 0)
            _, watcher = await loop.create_connection(
                lambda: Watcher(table), ADDRESS, port, local_addr=own
            )
            await watcher.there
            return watcher

    return await asyncio.gather(*(one(place) for place in range(number)))


async def decide(guests: list[Guest], table: str, move: int) -> float:
    """Play a move, whoever is asked; how long until it is answered?"""
    for guest in guests:
        guest.line.close()  # by now it may have been idle for too long
        now = await guest.ask("GET", f"/api/tables/{table}/play")
        if now["legal"]:
            begun = time.perf_counter()
            await guest.ask(
                "POST",
                f"/api/tables/{table}/moves",
                id=str(move),
                version=now["version"],
                action=now["legal"][0]["text"],
            )
            return time.perf_counter() - begun
    raise AssertionError("Nobody is asked.")


async def measure(server: Server, number: int, moves: int) -> dict[str, float]:
    """The same moves without anybody watching, and with all of them."""
    guests = [Guest(Line(server.port)) for _ in range(2)]
    table = await sit_down(guests, 0, edition="revised")
    alone = [await decide(guests, table, move) for move in range(moves)]
    memory, begun = server.memory(), time.perf_counter()
    crowd = await watch(server.port, table, number)
    came = time.perf_counter() - begun
    memory = server.memory() - memory
    waits, last, spent, brought = [], [], 0.0, sum(each.brought for each in crowd)
    for move in range(moves, 2 * moves):
        cores, begun = server.core_seconds(), time.perf_counter()
        waits.append(await decide(guests, table, move))
        while any(each.heard < begun for each in crowd):
            await asyncio.sleep(0.005)
        last.append(max(each.heard for each in crowd) - begun)
        spent += server.core_seconds() - cores
    return {
        "watchers": number,
        "all_came_s": came,
        "kb_per_watcher": memory / 1000 / number,
        "move_alone_ms": 1000 * sorted(alone)[moves // 2],
        "move_watched_ms": 1000 * sorted(waits)[moves // 2],
        "last_hears_median_ms": 1000 * sorted(last)[moves // 2],
        "last_hears_worst_ms": 1000 * max(last),
        "server_ms_per_move": 1000 * spent / moves,
        "bytes_per_watcher_and_move": (sum(e.brought for e in crowd) - brought) / number / moves,
    }


def main() -> int:
    """Measure, print, and tell by the exit code whether everybody heard in time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--watchers", type=int, default=5000)
    parser.add_argument("--moves", type=int, default=20)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            result = asyncio.run(measure(server, args.watchers, args.moves))
        finally:
            server.stop()
    print(json.dumps({name: round(number, 2) for name, number in result.items()}, indent=1))
    return 0 if result["last_hears_worst_ms"] <= LATEST else 1


if __name__ == "__main__":
    raise SystemExit(main())
