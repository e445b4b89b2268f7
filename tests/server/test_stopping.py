"""The server is told to stop, or visitors stop talking: neither keeps anybody waiting."""

from __future__ import annotations

import logging
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.house import (
    PATIENCE,
    Person,
    Served,
    dealt,
    serving,
    settings_for,
    wait_until,
)

RESTART = 1012


@contextmanager
def served(store: Path) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """`burgrave serve` in a process of its own."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    command = [sys.executable, "-m", "burgrave", "serve", "--data", str(store), "--port", f"{port}"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"127.0.0.1:{port}"
    try:
        wait_until(lambda: answers(address))
        yield process, address
    finally:
        process.kill()
        process.wait()


def answers(address: str) -> bool:
    try:
        return httpx.get(f"http://{address}/healthz").status_code == 200
    except httpx.HTTPError:
        return False


def read_on(reading: ClientConnection) -> None:
    while True:
        reading.recv(timeout=PATIENCE)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_sockets_are_told_to_come_again(tmp_path: Path, how: signal.Signals) -> None:
    with served(tmp_path / "s.sqlite") as (process, address):
        anna = Person(address)
        table = anna.table("me", "greedy", edition="first")["id"]
        host, _, port = address.partition(":")
        deaf = socket.create_connection((host, int(port)))
        deaf.sendall(f"GET /api/tables/{table} HTTP/1.1\r\nHost: {address}\r\n".encode())
        with anna.socket(table) as reading, anna.socket(table):
            reading.recv(timeout=PATIENCE)
            process.send_signal(how)
            with pytest.raises(ConnectionClosed) as closed:
                read_on(reading)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == RESTART
            # Neither a socket nor half a request keeps it from ending.
            process.wait(PATIENCE)
        deaf.close()
        anna.client.close()


def test_nobody_is_told_who_goes_when_all_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With thousands of sockets it would take longer than anybody waits for a server to end."""
    told: list[object] = []
    with serving(settings_for(tmp_path / "s.sqlite")) as house:
        anna, bela = house.guest("Anna"), house.guest("Béla")
        table = dealt(anna, bela, seats=("me", "open"), edition="first")
        hall, info = house.hall, house.hall.live_info
        with anna.socket(table) as one, bela.socket(table) as other:
            # This comes last to somebody who has come, after all have been told of it.
            wait_until(lambda: b'"type":"talk"' in other.recv(timeout=PATIENCE, decode=False))

            def counted(*who: Any) -> bytes:
                told.append(who)
                return info(*who)

            monkeypatch.setattr(hall, "live_info", counted)
            house.uvicorn.should_exit = True
            with pytest.raises(ConnectionClosed) as closed:
                read_on(one)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == RESTART
    assert told == []
    assert not hall.tables


def test_a_socket_that_is_not_waited_for_is_no_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(settings_for(tmp_path / "s.sqlite")) as house:
        anna = house.guest("Anna")
        table = anna.table("me", "open", edition="first")["id"]
        with anna.socket(table) as one:
            wait_until(lambda: b'"type":"talk"' in one.recv(timeout=PATIENCE, decode=False))
            (task,) = house.uvicorn.server_state.tasks
            task.get_loop().call_soon_threadsafe(task.cancel)
            with pytest.raises(ConnectionClosed):
                read_on(one)
        wait_until(lambda: not house.hall.tables[table].audience)
    assert [each for each in caplog.records if each.levelno >= logging.WARNING] == []


def children(process: int) -> list[Path]:
    """The folders of a process's children, as Linux shows them."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = status.read_text().rpartition(")")[2].split()[1]
        except OSError:
            continue  # gone meanwhile
        if int(parent) == process:
            found.append(status.parent)
    return found


def ended(folder: Path) -> bool:
    """Is a process gone, or at least done?"""
    try:
        return (folder / "stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_server_that_is_killed_leaves_no_bots_behind(tmp_path: Path) -> None:
    with served(tmp_path / "s.sqlite") as (process, address):
        anna = Person(address)
        table = anna.table("me", "greedy", edition="first")["id"]
        wait_until(lambda: bool(anna.play(table)["legal"]))
        anna.move(table, "1")
        wait_until(lambda: len(children(process.pid)) > 1)  # a bot, and who tidies up after it
        anna.client.close()
        bots = children(process.pid)
        process.kill()
        process.wait()
        wait_until(lambda: all(map(ended, bots)))


def test_a_table_is_the_same_after_a_stop(tmp_path: Path) -> None:
    store = tmp_path / "s.sqlite"
    with served(store) as (process, address):
        anna = Person(address)
        table = anna.table("me", "open", edition="first")
        process.terminate()
        process.wait(PATIENCE)
        anna.client.close()
    with served(store) as (_, address):
        again = Person(address, anna.token)
        kept = again.get(f"/api/tables/{table['id']}")
        kept["seats"][0]["connected"] = table["seats"][0]["connected"]
        assert kept == table
        again.client.close()


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Served]:
    hurried = {"request_seconds": 0.3, "reader_seconds": 0.3, "ahead": 200}
    with serving(settings_for(tmp_path / "s.sqlite", **hurried)) as house:
        yield house


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Burgrave: 1\r\nContent-Length: 50\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /healthz HTTP/1.1\r\n",
    ],
)
def test_a_request_that_never_ends_is_cut_off(impatient: Served, said: bytes) -> None:
    with socket.create_connection(("127.0.0.1", impatient.port), PATIENCE) as slow:
        slow.sendall(said)
        try:
            while slow.recv(4096):
                pass
        except ConnectionResetError:
            pass


def stalled(house: Served, said: str) -> socket.socket:
    """Somebody who asks and never reads."""
    slow = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.connect(("127.0.0.1", house.port))
    slow.sendall(said.encode())
    return slow


def connections(house: Served) -> int:
    return len(house.uvicorn.server_state.connections)


def test_an_answer_that_nobody_reads_is_not_kept(impatient: Served) -> None:
    request = "GET /schema/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with stalled(impatient, request * 200):
        wait_until(lambda: connections(impatient) == 1)
        wait_until(lambda: connections(impatient) == 0)


def test_a_socket_that_nobody_reads_is_not_kept(impatient: Served) -> None:
    anna = impatient.guest("Anna")
    table = anna.table("me", "random", edition="first")["id"]
    upgrade = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    live = impatient.hall.tables[table]
    with stalled(impatient, upgrade):
        wait_until(lambda: len(live.audience) == 1)
        [listener] = live.audience

        def shout() -> bool:
            loop = impatient.uvicorn.servers[0].get_loop()
            for _ in range(100):
                loop.call_soon_threadsafe(listener.offer, b"x" * 60_000)
            return not live.audience

        wait_until(shout)
        anna.client.close()
        wait_until(lambda: connections(impatient) == 0)
