"""A server in a process of its own, and a crowd of guests who talk to it over the loopback."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PATIENCE = 30.0
ADDRESS = "127.0.0.1"
_PAGE = os.sysconf("SC_PAGE_SIZE")
_TICK = os.sysconf("SC_CLK_TCK")
_COMMAND = (sys.executable, "-m", "burgrave")
_REFUSED = 2
_CLOCK = "import time\n_right = time.time\ntime.time = lambda: _right() + {ahead}\n"

Json = Any


class Refused(Exception):
    """The server said no where it should have said yes."""

    def __init__(self, what: str, status: int = 0) -> None:
        super().__init__(what)
        self.status = status


class Server:
    """`burgrave serve` on a store of its own; it can be killed and started again."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        port: int | None = None,
        build: str = "",
        database: str = "",
    ) -> None:
        """On a store in this folder, or in a database that it may share with others.

        `build` is where another build of the package is.
        """
        self.store = folder / "burgrave.sqlite"
        self.log = folder / "log"
        self.port = port or _free_port()
        where = ("--store", database) if database else ("--data", str(folder))
        self._options = (*where, *options)
        self._home = os.environ | ({"PYTHONPATH": build} if build else {})
        self._process: subprocess.Popen[bytes] | None = None
        self.ahead = 0.0
        """Seconds by which its clock is wrong."""

    def start(self, patience: float = PATIENCE) -> float:
        """Start it; how many seconds passed until it answered?"""
        begun = time.perf_counter()
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*_COMMAND, "serve", "--port", str(self.port), *self._options],
                stdout=log,
                stderr=log,
                env=self._surroundings(),
            )
        while not self._answers():
            if self._process.poll() is not None or time.perf_counter() - begun > patience:
                raise Refused(f"The server does not start; {self.log} tells why.")
            time.sleep(0.01)
        return time.perf_counter() - begun

    def _surroundings(self) -> dict[str, str]:
        """What it finds when it starts: perhaps a clock that is wrong, as Python reads it."""
        if not self.ahead:
            return self._home
        folder = self.log.with_name("clock")
        folder.mkdir(exist_ok=True)
        (folder / "sitecustomize.py").write_text(_CLOCK.format(ahead=self.ahead))
        path = self._home.get("PYTHONPATH", "")
        return self._home | {"PYTHONPATH": f"{folder}{os.pathsep}{path}".rstrip(os.pathsep)}

    def pause(self) -> None:
        """Let it stand still in the midst of whatever it does."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it go on as if nothing had been."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def second(self) -> str:
        """Try a second server on the same store; what happened, if it was not sent away?"""
        command = [*_COMMAND, "serve", "--port", str(_free_port()), *self._options]
        try:
            ran = subprocess.run(
                command, capture_output=True, text=True, timeout=PATIENCE, check=False
            )
        except subprocess.TimeoutExpired:
            return "A second server was let in."
        if ran.returncode != _REFUSED or str(self.port) not in ran.stderr:
            return f"A second server ended with {ran.returncode}: {ran.stderr.strip()}"
        return ""

    def doctor(self) -> str:
        """What a look at the store of the stopped server finds; nothing if all is sound."""
        command = [*_COMMAND, "doctor", "--data", str(self.store)]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        return "" if ran.returncode == 0 else (ran.stdout + ran.stderr).strip()

    def kill(self) -> None:
        """End it without a word, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> float:
        """End it as its host would; how many seconds did that take?"""
        begun = time.perf_counter()
        self._end(signal.SIGTERM)
        return time.perf_counter() - begun

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            code = self._process.wait(PATIENCE)
            self._process = None
            if how == signal.SIGTERM and code not in (0, -signal.SIGTERM):
                raise Refused(f"The server ended with {code}; {self.log} tells why.")

    def _answers(self) -> bool:
        try:
            with socket.create_connection((ADDRESS, self.port), 1) as line:
                line.sendall(f"GET /healthz HTTP/1.0\r\nHost: {ADDRESS}\r\n\r\n".encode())
                return b" 200 " in line.recv(100)
        except OSError:
            return False

    def memory(self) -> int:
        """Bytes that the server and the processes it started hold."""
        return sum(
            int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE
            for pid in self._processes()
        )

    def core_seconds(self) -> float:
        """Seconds of a core that it has used so far."""
        return sum(_core_seconds(pid) for pid in self._processes())

    def _processes(self) -> Iterator[int]:
        assert self._process is not None
        yield self._process.pid
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        yield from map(int, children.read_text().split())


def _core_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


def _free_port() -> int:
    with socket.socket() as door:
        door.bind((ADDRESS, 0))
        port: int = door.getsockname()[1]
        return port


class Line:
    """One connection that stays open between requests; `own` is the address it comes from."""

    def __init__(self, port: int, own: str = ADDRESS) -> None:
        self._port = port
        self._own = own
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, method: str, path: str, body: Json = None, token: str = ""
    ) -> tuple[int, bytes, str]:
        """The status, the body and the cookie of the answer; OSError if the line breaks."""
        content = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {ADDRESS}:{self._port}\r\nX-Burgrave: 1\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
            f"{f'Cookie: burgrave={token}' if token else 'Accept: */*'}\r\n\r\n"
        )
        try:
            if self._streams is None:
                self._streams = await asyncio.open_connection(
                    ADDRESS, self._port, local_addr=(self._own, 0)
                )
            reader, writer = self._streams
            if writer.get_extra_info("sockname") == writer.get_extra_info("peername"):
                # Where nobody listens a connection can meet itself, and would keep the port.
                raise ConnectionRefusedError("Nobody is there.")
            writer.write(head.encode() + content)
            return await asyncio.wait_for(_answer(reader), PATIENCE)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as problem:
            self.close()
            raise ConnectionError(str(problem)) from None

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


async def _answer(reader: asyncio.StreamReader) -> tuple[int, bytes, str]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    status, *headers = head.split("\r\n")
    length, cookie = 0, ""
    for header in headers:
        name, _, worth = header.partition(": ")
        if name.lower() == "content-length":
            length = int(worth)
        elif name.lower() == "set-cookie":
            cookie = worth.partition(";")[0].partition("=")[2]
    return int(status.split()[1]), await reader.readexactly(length), cookie


@dataclass
class Guest:
    """A person with a cookie and a line to the server."""

    line: Line
    token: str = ""

    async def ask(self, method: str, path: str, **body: Json) -> Json:
        """What was asked for; `Refused` if it was not granted."""
        status, content, cookie = await self.line.ask(
            method, path, body if method != "GET" else None, self.token
        )
        self.token = cookie or self.token
        if status >= 300:
            raise Refused(f"{method} {path}: {status} {content.decode()}", status)
        return json.loads(content)


async def sit_down(guests: list[Guest], bots: int = 0, **options: Json) -> str:
    """Set up a table for these guests and as many bots, and deal."""
    owner, *others = guests
    for number, guest in enumerate(guests):
        await guest.ask("PUT", "/api/me", name=f"Guest {number}", crest="lion")
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    seats += [{"kind": "bot", "bot": "random"} for _ in range(bots)]
    table = await owner.ask("POST", "/api/tables", game="kingsburg", options=options, seats=seats)
    path = f"/api/tables/{table['id']}"
    for guest, seat in zip(others, table["seats"][1:]):
        await guest.ask("POST", f"{path}/claim", key=seat["link"].partition("#key=")[2])
    for guest in guests:
        table = await guest.ask("POST", f"{path}/ready", ready=True)
    assert table["status"] == "running"
    return str(table["id"])
