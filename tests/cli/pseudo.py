"""A pseudo-terminal with a command in it: what a person sees there, and the keys they press."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_PATIENCE = 60.0
_CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[\x01\x02]")
UP, DOWN, RIGHT, LEFT, ESCAPE, ENTER = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b", "\r"


class Pseudo:
    """The other side of the terminal."""

    def __init__(self, file: int, process: subprocess.Popen[bytes]) -> None:
        self._file = file
        self._process = process
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self.shown = ""
        """Everything so far, without colours."""

    def until(self, *ends: str) -> str:
        """What is shown from here on until one of these stands at the end."""
        begin = len(self.shown)
        while not self.shown[begin:].endswith(ends):
            if not select.select([self._file], [], [], _PATIENCE)[0]:
                raise AssertionError(f"waited in vain for {ends}: {self.shown[begin:]!r}")
            try:
                data = os.read(self._file, 65_536)
            except OSError:
                data = b""
            if not data:
                break
            self.shown += self._decoder.decode(data)
            self.shown = _CODES.sub("", self.shown.replace("\r\n", "\n"))
        return self.shown[begin:]

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self._file, keys.encode())

    def ended(self) -> int:
        """The exit code, once the command has ended."""
        self.until("\0")
        return self._process.wait(_PATIENCE)


@contextmanager
def pseudo(*words: str | Path, columns: int = 80, rows: int = 24) -> Iterator[Pseudo]:
    """A command at a terminal of this size."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    plain = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR")}
    process = subprocess.Popen(
        [sys.executable, "-m", "burgrave", *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**plain, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"},
        start_new_session=True,
        preexec_fn=_sit_down,
    )
    os.close(theirs)
    try:
        yield Pseudo(ours, process)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        process.wait()
        os.close(ours)


def _sit_down() -> None:
    """Make the terminal one's own, so that Ctrl-C at it interrupts; heed that as usual."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
