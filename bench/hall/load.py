"""Load: many live tables, moves at a steady rate, and how long each one waits for its answer.

Every person has a socket open, as a browser has; moves go over HTTP. Moves begin at random moments
that nothing delays, so a slow answer does not make the next question come later.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from crowd import ADDRESS, Guest, Line, Refused, Server, sit_down
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from burgrave.server.room import as_the_machine_allows

SEATS = 4
ADDRESSES = 32
"""Guests come from so many addresses, since each address has a limit of its own."""
TOGETHER = 8
"""Tables that are set up, or sockets that are opened, at the same time."""
FIRST = 4
"""Tables at which the server has learned all that it keeps for every table."""

SWEEP = 60.0
"""The longest period of anything that the server does by the clock while people play."""

P99 = 50.0
CPU = 1.0
TABLE = 80.0
SOCKET = 20.0
"""Milliseconds until nearly every answer and of a core a move; kilobytes of a table, a socket."""


class Choice(msgspec.Struct):
    """A legal action, as far as a player at random looks at it."""

    text: str


class Changed(msgspec.Struct):
    """What has changed in a game, as far as it is read."""

    legal: tuple[list[Choice]] | None = None


class Told(msgspec.Struct):
    """A message on a socket, as far as it is read."""

    type: str
    version: int = -1
    legal: list[Choice] = []
    change: Changed = msgspec.field(default_factory=Changed)


@dataclass
class Person:
    """A guest, and what the socket told last."""

    guest: Guest
    version: int = -1
    choices: list[Choice] = field(default_factory=list)
    heard: int = 0
    decided: int = -1
    """The version at which the last decision was sent."""

    def hear(self, told: Told) -> None:
        """Follow the game by its updates and changes."""
        if told.type == "update":
            self.choices = told.legal
        elif told.type != "change":
            return
        elif told.change.legal is not None:
            (self.choices,) = told.change.legal
        self.version = told.version
        self.heard += 1

    @property
    def asked(self) -> bool:
        """Is there something to decide that was not decided yet?"""
        return bool(self.choices) and self.version > self.decided


@dataclass
class Party:
    """A table and its people."""

    id: str
    people: list[Person]
    busy: bool = False


@dataclass
class Found:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    """How much later than planned the moves were sent: the crowd's own slowness."""
    refused: int = 0
    starved: int = 0
    """Moments at which no table was free to move."""


class Crowd:
    """All tables, their sockets, and enough lines for the moves."""

    def __init__(self, port: int, seed: int) -> None:
        self.parties: list[Party] = []
        self.brought = 0
        """Bytes that came over the sockets, all in all."""
        self.gone = 0
        """Sockets that the server has closed decently."""
        self._port = port
        self._rng = random.Random(seed)
        self._decoder = msgspec.json.Decoder(Told)
        self._sockets: list[asyncio.Task[None]] = []
        self._idle: list[Line] = []
        self._number = 0

    def _line(self) -> Line:
        self._number += 1
        return Line(self._port, f"127.0.0.{2 + self._number % ADDRESSES}")

    async def gather(self, tables: int, options: dict[str, str | bool]) -> None:
        """Seat everybody, some tables at a time."""
        room = asyncio.Semaphore(TOGETHER)

        async def one() -> None:
            async with room:
                line = self._line()
                guests = [Guest(line) for _ in range(SEATS)]
                id = await sit_down(guests, 0, **options)
                line.close()
                self.parties.append(Party(id, [Person(guest) for guest in guests]))

        await asyncio.gather(*(one() for _ in range(tables)))

    async def attend(self) -> None:
        """Open everybody's socket."""
        room = asyncio.Semaphore(TOGETHER)

        async def one(party: Party, person: Person) -> None:
            async with room:
                self._number += 1
                socket = await connect(
                    f"ws://{ADDRESS}:{self._port}/api/tables/{party.id}/live",
                    additional_headers={"Cookie": f"burgrave={person.guest.token}"},
                    local_addr=(f"127.0.0.{2 + self._number % ADDRESSES}", 0),
                    open_timeout=60,
                    ping_interval=None,  # nor does a browser ask; it answers
                )
                self._sockets.append(asyncio.create_task(self._listen(socket, person)))

        everybody = [(party, person) for party in self.parties for person in party.people]
        await asyncio.gather(*(one(party, person) for party, person in everybody))

    async def _listen(self, socket: ClientConnection, person: Person) -> None:
        try:
            while True:
                message = await socket.recv()
                self.brought += len(message)
                person.hear(self._decoder.decode(message))
        except ConnectionClosed as end:
            self.gone += end.rcvd is not None

    async def move(self, rate: float, seconds: float) -> Found:
        """Moves at random moments, so many a second on the average."""
        found = Found()
        moves: set[asyncio.Task[None]] = set()
        due = time.perf_counter()
        end = due + seconds
        while due < end:
            due += self._rng.expovariate(rate)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            ready = self._someone()
            if ready is None:
                found.starved += 1
                continue
            found.late.append(time.perf_counter() - due)
            task = asyncio.create_task(self._decide(*ready, found))
            moves.add(task)
            task.add_done_callback(moves.discard)
        await asyncio.gather(*moves)
        return found

    def _someone(self) -> tuple[Party, Person] | None:
        for _ in range(100):
            party = self._rng.choice(self.parties)
            asked = [person for person in party.people if person.asked]
            if asked and not party.busy:
                return party, self._rng.choice(asked)
        return None

    async def _decide(self, party: Party, person: Person, found: Found) -> None:
        party.busy = True
        person.decided = person.version
        self._number += 1
        line = self._idle.pop() if self._idle else self._line()
        move = {
            "id": f"{self._number}",
            "version": person.version,
            "action": self._rng.choice(person.choices).text,
        }
        begun = time.perf_counter()
        path = f"/api/tables/{party.id}/moves"
        try:
            status, _, _ = await line.ask("POST", path, move, person.guest.token)
        except ConnectionError:
            # A line that was idle for long may be closed; the id makes asking again safe.
            status, _, _ = await line.ask("POST", path, move, person.guest.token)
        found.waits.append(time.perf_counter() - begun)
        found.refused += status != 200
        self._idle.append(line)
        party.busy = False

    @property
    def heard(self) -> int:
        """Updates that the sockets have brought so far."""
        return sum(person.heard for party in self.parties for person in party.people)

    async def leave(self) -> None:
        """Close all sockets."""
        for task in self._sockets:
            task.cancel()
        await asyncio.gather(*self._sockets, return_exceptions=True)


def quantile(waits: list[float], share: float) -> float:
    """Milliseconds within which this share of the answers came."""
    return 1000 * sorted(waits)[min(len(waits) - 1, int(share * len(waits)))]


async def measure(server: Server, args: argparse.Namespace) -> dict[str, float]:
    """Set up, warm up, measure."""
    crowd = Crowd(server.port, args.seed)
    options: dict[str, str | bool] = {"edition": args.edition}
    await crowd.gather(FIRST, options)
    empty, begun = server.memory(), time.perf_counter()
    await crowd.gather(args.tables - FIRST, options)
    full = server.memory()
    await crowd.attend()
    attended = server.memory()
    seated = time.perf_counter() - begun
    print(f"{args.tables} tables of {SEATS} set up in {seated:.1f} s", flush=True)
    gc.collect()
    gc.freeze()
    await crowd.move(args.rate, args.warm)
    cores, own, heard = server.core_seconds(), time.process_time(), crowd.heard
    begun = time.perf_counter()
    found = await crowd.move(args.rate, args.seconds)
    took = time.perf_counter() - begun
    cores = (server.core_seconds() - cores) / took
    result = {
        "tables": args.tables,
        "moves": len(found.waits),
        "moves_per_second": len(found.waits) / took,
        "updates_per_second": (crowd.heard - heard) / took,
        "p50_ms": quantile(found.waits, 0.5),
        "p90_ms": quantile(found.waits, 0.9),
        "p99_ms": quantile(found.waits, 0.99),
        "worst_ms": quantile(found.waits, 1.0),
        "sent_late_p99_ms": quantile(found.late, 0.99),
        "refused": found.refused,
        "starved": found.starved,
        "server_cores": cores,
        "server_ms_per_move": 1000 * cores * took / len(found.waits),
        "crowd_cores": (time.process_time() - own) / took,
        "memory_mb": server.memory() / 1e6,
        "kb_per_new_table": (full - empty) / 1000 / (args.tables - FIRST),
        "kb_per_socket": (attended - full) / 1000 / (args.tables * SEATS),
        "kb_per_table": (server.memory() - empty - (attended - full)) / 1000 / args.tables,
    }
    result["stopped_s"] = await asyncio.to_thread(server.stop)
    result["sent_home"] = crowd.gone
    await crowd.leave()
    return result


def main() -> int:
    """Measure, print, and tell by the exit code whether the targets were met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=3 * SWEEP + 10)
    parser.add_argument("--warm", type=float, default=10.0, help="seconds of moves before that")
    parser.add_argument("--edition", choices=["first", "revised"], default="revised")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object at the end")
    args = parser.parse_args()
    as_the_machine_allows()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            result = asyncio.run(measure(server, args))
        except Refused as problem:
            print(problem, file=sys.stderr)
            return 2
        finally:
            server.stop()
    for name, number in result.items():
        print(f"{name:20} {number:10.2f}")
    if args.json:
        print(json.dumps(result))
    quick = result["p99_ms"] <= P99 and result["server_ms_per_move"] <= CPU
    small = result["kb_per_table"] <= TABLE and result["kb_per_socket"] <= SOCKET
    return 0 if quick and small and not result["refused"] else 1


if __name__ == "__main__":
    raise SystemExit(main())
