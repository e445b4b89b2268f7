"""A server on the loopback for tests, and people who visit it."""

from __future__ import annotations

import asyncio
import re
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from burgrave.server.differences import applied
from burgrave.server.hall import Hall
from burgrave.server.run import server
from burgrave.server.schema import MIGRATIONS
from burgrave.server.settings import Settings
from burgrave.server.sqlite_store import SqliteStore
from burgrave.server.store import Store

Json = dict[str, Any]
Found = TypeVar("Found")
PATIENCE = 60.0


def settings_for(store: Path | str, **changes: Any) -> Settings:
    """Settings of a server that does not wait for anybody."""
    quick: dict[str, Any] = {"port": 0, "workers": 0, "pause": 0.0, "rate": 0.0, "newcomers": 0.0}
    quick |= {"lines": 0.0, "replays": 0.0, "hints": 0.0}
    quick["names"] = ("games.example",)
    return Settings(store, **(quick | changes))


class Served:
    """A running server."""

    def __init__(self, running: uvicorn.Server, port: int) -> None:
        self.port = port
        self.address = f"127.0.0.1:{port}"
        self._running = running
        self._people: list[Person] = []

    @property
    def uvicorn(self) -> uvicorn.Server:
        """What holds the connections."""
        return self._running

    @property
    def hall(self) -> Hall:
        """What the server keeps in memory."""
        inner: Any = self._running.config.app
        hall = inner._inner._inner.state.hall
        assert isinstance(hall, Hall)
        return hall

    @property
    def store(self) -> Store:
        """What it keeps on disk."""
        return self.hall.store

    @property
    def path(self) -> Path:
        """Where it keeps that."""
        assert isinstance(self.store, SqliteStore)
        return self.store.path

    def visitor(self, token: str | None = None) -> Person:
        """Somebody with or without a cookie."""
        person = Person(self.address, token)
        self._people.append(person)
        return person

    def close(self) -> None:
        """Send everybody home."""
        for person in self._people:
            person.client.close()

    def guest(self, name: str) -> Person:
        """Somebody who has told a name."""
        person = self.visitor()
        person.put("/api/me", name=name, crest="lion")
        return person


class Person:
    """A visitor with a browser's cookies."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address
        cookies = {} if token is None else {"burgrave": token}
        self.client = httpx.Client(
            base_url=f"http://{address}",
            headers={"X-Burgrave": "1"},
            cookies=cookies,
            timeout=PATIENCE,
        )

    @property
    def token(self) -> str:
        """The cookie."""
        return str(self.client.cookies["burgrave"])

    def ask(self, method: str, path: str, **body: object) -> httpx.Response:
        """Any request, whatever comes of it."""
        return self.client.request(method, path, json=body if method != "GET" else None)

    def get(self, path: str) -> Any:
        """What there is."""
        return _granted(self.ask("GET", path))

    def post(self, path: str, **body: object) -> Any:
        """What came of it."""
        return _granted(self.ask("POST", path, **body))

    def put(self, path: str, **body: object) -> Any:
        """What came of it."""
        return _granted(self.ask("PUT", path, **body))

    def table(self, *seats: str, **options: object) -> Json:
        """A new table: seats are `me`, `open` or the name of a bot."""
        wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        table: Json = self.post("/api/tables", game="kingsburg", options=options, seats=wishes)
        return table

    def play(self, table: str) -> Json:
        """The game as this person sees it."""
        update: Json = self.get(f"/api/tables/{table}/play")
        return update

    def move(self, table: str, move: str, action: str | None = None) -> int:
        """Decide, and be it the last choice in the list."""
        now = self.play(table)
        text = action or now["legal"][-1]["text"]
        version: int = self.post(
            f"/api/tables/{table}/moves", id=move, version=now["version"], action=text
        )["version"]
        return version

    @contextmanager
    def socket(self, table: str, since: int | None = None) -> Iterator[ClientConnection]:
        """A socket at a table."""
        query = "" if since is None else f"?since={since}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        # Who has not listened can hang up all the same: with a full queue that takes ten seconds.
        with connect(
            f"ws://{self.address}/api/tables/{table}/live{query}",
            additional_headers={"Cookie": cookies} if cookies else {},
            max_queue=None,
            open_timeout=PATIENCE,
        ) as socket:
            yield socket


def _granted(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, f"{answer.status_code} {answer.text}"
    return answer.json()


@contextmanager
def serving(settings: Settings) -> Iterator[Served]:
    """Run a server in a thread for a while."""
    running = server(settings)
    # With its protocol named, asyncio sends small answers at once.
    door = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    door.bind(("127.0.0.1", 0))
    thread = threading.Thread(target=running.run, kwargs={"sockets": [door]}, daemon=True)
    thread.start()
    wait_until(lambda: running.started or not thread.is_alive())
    assert running.started
    served = Served(running, door.getsockname()[1])
    try:
        yield served
    finally:
        served.close()
        running.should_exit = True
        thread.join(PATIENCE)
        door.close()
        assert not thread.is_alive()


def at_once(look: Coroutine[Any, Any, Found]) -> Found:
    """What a look at a store finds, for tests without a loop, and for those in the midst of one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, look).result()


def wait_until(done: Callable[[], bool]) -> None:
    """Wait for something that another thread or process does."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.005)


def go_back(store: sqlite3.Connection, version: int) -> None:
    """Make of a store what an earlier program would have written."""
    for later in reversed(MIGRATIONS[version:]):
        for table, column in re.findall(r"ALTER TABLE (\w+) ADD COLUMN (\w+)", later):
            store.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        for table in reversed(re.findall(r"CREATE TABLE (\w+)", later)):
            store.execute(f"DROP TABLE {table}")
    store.execute(f"PRAGMA user_version = {version}")


def followed(known: Json, message: Json) -> Json:
    """The game as a page shows it that knew an update and was told what has changed."""
    assert (message["type"], message["since"]) == ("change", known["version"])
    assert message["seat"] == known["view"]["viewer"]
    after: Json = applied(known, message["change"])
    log = known["log"][: message["logFrom"]] + message["log"]
    return after | {"version": message["version"], "log": log}


def dealt(owner: Person, *others: Person, seats: tuple[str, ...], **options: object) -> str:
    """A table at which owner and others sit, dealt."""
    table = owner.table(*seats, **options)
    id: str = table["id"]
    links = [seat["link"] for seat in table["seats"] if "link" in seat]
    for person, link in zip(others, links, strict=True):
        person.post(f"/api/tables/{id}/claim", key=link.partition("#key=")[2])
    for person in (owner, *others):
        if others:
            person.post(f"/api/tables/{id}/ready", ready=True)
    return id
