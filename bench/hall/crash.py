"""Crash: the server is killed at random moments under moves, and everything it promised is there.

One player moves all people's seats of a table and remembers every answer; at every other table a
bot sits too. Every person has a socket open, which comes back by itself. A move that got no answer
is sent again with the same id after the restart. After every kill, and at the end, the journal must
hold exactly the moves that were answered, each once, in order, under the version that was answered,
and besides them at most the one of each table that was under way; and no socket may have told of
anything that is not in it. Between kills a second server is tried on the same store, which has to
be sent away. At the end the doctor plays every game through again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from crowd import ADDRESS, Guest, Line, Refused, Server, sit_down
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

SEATS = 4
READY = 3.0
"""Seconds within which a killed server is back."""
_UNDO = 0.05
_AGAIN = 0.05
_TOO_LATE = 409
_SECOND = 0.3
"""How often a second server is tried before a kill."""


@dataclass
class Answered:
    """A move that was acknowledged."""

    move: str
    version: int
    text: str


@dataclass
class Game:
    """A table, and what the server has promised about it."""

    id: str
    answered: list[Answered] = field(default_factory=list)
    under_way: str = ""
    sent: int = 0
    """How many moves were sent; each has an id of its own."""
    heard: int = 0
    """The latest version of which a socket told."""


class Players:
    """Everybody who plays while the server comes and goes."""

    def __init__(self, port: int, tables: int, rate: float, seed: int) -> None:
        self.games: list[Game] = []
        self.back: list[float] = []
        """For each restart, seconds from its beginning to the first answered move."""
        self.stopping = False
        self.updates = 0
        """How often a socket told of something."""
        self.passed = 0
        """Moves that came too late, since a bot was quicker."""
        self._tables = tables
        self._port = port
        self._pause = tables / rate
        self._rng = random.Random(seed)
        self._lines: list[Line] = []
        self._restarted: float | None = None

    def restarting(self) -> None:
        """Begin to measure how long it takes until a move is answered."""
        self._restarted = time.perf_counter()

    @property
    def moves(self) -> int:
        """How many moves were answered."""
        return sum(len(game.answered) for game in self.games)

    async def run(self) -> None:
        """Play at all tables until told to stop."""
        await asyncio.gather(*(self._play_on() for _ in range(self._tables)))

    async def _play_on(self) -> None:
        line, bots = Line(self._port), len(self._lines) % 2
        self._lines.append(line)
        while not self.stopping:
            guests = [Guest(line) for _ in range(SEATS - bots)]
            try:
                game = Game(await sit_down(guests, bots, edition="first"))
            except ConnectionError:
                await asyncio.sleep(_AGAIN)
                continue
            self.games.append(game)
            ears = [asyncio.create_task(self._listen(game, guest)) for guest in guests]
            try:
                await self._play(game, guests)
            finally:
                for ear in ears:
                    ear.cancel()
                await asyncio.gather(*ears, return_exceptions=True)
        line.close()

    async def _listen(self, game: Game, guest: Guest) -> None:
        """A socket as a browser has it: it comes again as soon as it can."""
        address = f"ws://{ADDRESS}:{self._port}/api/tables/{game.id}/live"
        while True:
            try:
                cookie = {"Cookie": f"burgrave={guest.token}"}
                async with connect(address, additional_headers=cookie) as socket:
                    async for message in socket:
                        told = json.loads(message)
                        if told["type"] in ("update", "change"):
                            self.updates += 1
                            game.heard = max(game.heard, told["version"])
            except (OSError, EOFError, TimeoutError, WebSocketException):
                pass
            await asyncio.sleep(_AGAIN)

    async def _play(self, game: Game, guests: list[Guest]) -> None:
        path = f"/api/tables/{game.id}"
        while not self.stopping:
            await asyncio.sleep(self._pause * self._rng.uniform(0.5, 1.5))
            try:
                table = await guests[0].ask("GET", path)
                if table["status"] == "over":
                    return
                asked = [seat for seat in table["waiting"] if seat < len(guests)]
                if not asked:
                    continue
                seat = self._rng.choice(asked)
                view = await guests[seat].ask("GET", f"{path}/play")
            except ConnectionError:
                await asyncio.sleep(_AGAIN)
                continue
            if not view["legal"]:
                continue
            game.sent += 1
            move = {"id": f"m{game.sent}", "version": view["version"]}
            text, where = f"undo {seat}", f"{path}/undo"
            if not view["canUndo"] or self._rng.random() > _UNDO:
                text = self._rng.choice(view["legal"])["text"]
                where, move["action"] = f"{path}/moves", text
            game.under_way = f"{seat}:{move['id']}"
            try:
                version = await self._until_answered(guests[seat], where, move)
                game.answered.append(Answered(game.under_way, version, text))
            except Refused as problem:
                if problem.status != _TOO_LATE:
                    raise
                self.passed += 1
            game.under_way = ""

    async def _until_answered(self, guest: Guest, path: str, move: dict[str, object]) -> int:
        while True:
            try:
                answer = await guest.ask("POST", path, **move)
            except ConnectionError:
                await asyncio.sleep(_AGAIN)
                continue
            if self._restarted is not None:
                self.back.append(time.perf_counter() - self._restarted)
                self._restarted = None
            return int(answer["version"])


def problems(store: Path, games: list[Game]) -> list[str]:
    """What is wrong with a copy of the store, measured by what was answered."""
    found: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / store.name
        for end in ("", "-wal"):
            if store.with_name(store.name + end).exists():
                shutil.copy(store.with_name(store.name + end), copy.with_name(copy.name + end))
        with closing(sqlite3.connect(copy)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
            if sound != "ok":
                found.append(f"The store is damaged: {sound}")
            if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
                found.append("The store has rows that belong to nothing.")
            for game in games:
                found += _problems(connection, game)
    return found


def _problems(connection: sqlite3.Connection, game: Game) -> list[str]:
    rows = connection.execute(
        'SELECT number, line, move FROM entries WHERE "table" = ? ORDER BY number', (game.id,)
    ).fetchall()
    if [number for number, _, _ in rows] != list(range(1, len(rows) + 1)):
        return [f"{game.id}: the journal has gaps."]
    version = connection.execute("SELECT version FROM tables WHERE id = ?", (game.id,)).fetchone()
    if version != (len(rows),):
        return [f"{game.id}: version {version}, but {len(rows)} lines."]
    if game.heard > len(rows):
        return [f"{game.id}: a socket told of version {game.heard}, but {len(rows)} lines."]
    kept = [(move, number) for number, _, move in rows if move is not None]
    told = [(answered.move, answered.version) for answered in game.answered]
    if kept[: len(told)] != told:
        return [f"{game.id}: answered moves are lost or doubled."]
    more = [move for move, _ in kept[len(told) :]]
    if more not in ([], [game.under_way]):
        return [f"{game.id}: moves that nobody sent: {more}"]
    texts = [line for _, line, _ in rows]
    missing = [
        answered.move
        for answered, before in zip(game.answered, [0, *(version for _, version in told)])
        if not any(answered.text in line for line in texts[before : answered.version])
    ]
    return [f"{game.id}: other moves than were sent: {missing}"] if missing else []


async def crash(folder: Path, args: argparse.Namespace) -> tuple[dict[str, object], float]:
    """Kill so many times, and see what is left each time; and how late was it back at worst?"""
    rng = random.Random(args.seed)
    server = Server(folder, "--bot-pause", "0")
    server.start()
    players = Players(server.port, args.tables, args.rate, args.seed)
    playing = asyncio.create_task(players.run())
    found: list[str] = []
    ready: list[float] = []
    seconds, lively = 0, 0.0
    try:
        for _ in range(args.kills):
            until = players.moves + 1
            while players.moves < until and not playing.done():
                await asyncio.sleep(0.01)
            # Only time in which moves are answered counts for their rate.
            begun, before = time.perf_counter(), players.moves
            await asyncio.sleep(rng.uniform(0.1, args.longest))
            if rng.random() < args.second:
                seconds += 1
                found += filter(None, [await asyncio.to_thread(server.second)])
            lively += time.perf_counter() - begun
            server.kill()
            print(f"{players.moves - before} moves, killed", flush=True)
            found += problems(server.store, players.games)
            players.restarting()
            ready.append(await asyncio.to_thread(server.start))
        await asyncio.sleep(0.5)
        players.stopping = True
        await playing
    finally:
        playing.cancel()
        server.stop()
    found += problems(server.store, players.games)
    found += filter(None, [server.doctor()])
    result = {
        "kills": args.kills,
        "tables": len(players.games),
        "moves": players.moves,
        "too_late": players.passed,
        "updates": players.updates,
        "second_servers": seconds,
        "moves_per_second": players.moves / lively if lively else 0.0,
        "ready_median_s": median(ready),
        "ready_worst_s": max(ready),
        "first_move_worst_s": max(players.back, default=0.0),
        "problems": found,
    }
    return result, max(ready)


def main() -> int:
    """Crash, print, and tell by the exit code whether everything held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second")
    parser.add_argument("--longest", type=float, default=2.0, help="seconds between two kills")
    parser.add_argument(
        "--ready", type=float, default=READY, help="seconds within which it is to be back"
    )
    parser.add_argument(
        "--second", type=float, default=_SECOND, help="how often a second server is tried, 0 to 1"
    )
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        try:
            result, ready = asyncio.run(crash(Path(folder), args))
        except Refused as problem:
            print(problem, file=sys.stderr)
            return 2
    print(json.dumps(result))
    late = ready > args.ready
    if late:
        print(f"ready after {ready:.1f} s, not within {args.ready:g} s", file=sys.stderr)
    return 1 if result["problems"] or late else 0


if __name__ == "__main__":
    raise SystemExit(main())
