"""A server as a host runs it: a process of its own that can be stopped and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 120.0
"""Seconds; a machine with much other work may need them for a start."""


def free_port(first: int = 0) -> int:
    """A port that nobody listens at: any, or the first one from a number on."""
    while True:
        with socket.socket() as door:
            try:
                door.bind(("127.0.0.1", first))
            except OSError:
                first += 1
                continue
            port: int = door.getsockname()[1]
            return port


class Host:
    """`burgrave serve` on the loopback."""

    def __init__(
        self,
        data: Path,
        bot_pause: float = 0.0,
        port: int = 0,
        grace: float = 0.0,
        more: tuple[str, ...] = (),
        database: str = "",
    ) -> None:
        """With its store in a folder of its own, or in a database that others may share."""
        self.port = free_port(port)
        self.address = f"http://127.0.0.1:{self.port}"
        self._data = data
        self._pause = bot_pause
        self._grace = grace
        self._more = more
        self._where = ("--store", database) if database else ("--data", str(data))
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "burgrave", "serve", "--language", "en"]
        command += ["--port", str(self.port), *self._where]
        command += [
            "--bot-pause",
            f"{self._pause:.1f}",
            "--grace",
            f"{self._grace:.1f}",
            *self._more,
        ]
        with (self._data / "log.txt").open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, "PYTHONUNBUFFERED": "1"}
            )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, f"the server ended:\n{self.log()}"
            assert time.monotonic() < end, f"the server does not answer:\n{self.log()}"
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it, politely or not."""
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()

    @property
    def store(self) -> Path:
        """The file that everything is kept in."""
        return self._data / "burgrave.sqlite"

    def log(self) -> str:
        """What it wrote."""
        return (self._data / "log.txt").read_text()

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.address}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False
