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

import pyte

_PATIENCE = 60.0
_CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[\x01\x02]")
_BEGUN = re.compile(r"\x1b\[?[0-9;?]*$")
UP, DOWN, RIGHT, LEFT, ESCAPE, ENTER = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b", "\r"


class Pseudo:
    """The other side of the terminal."""

    def __init__(
        self, file: int, process: subprocess.Popen[bytes], columns: int, rows: int
    ) -> None:
        self._file = file
        self._process = process
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.Stream(self.screen)
        self.raw = ""
        """Everything so far, as it was written."""

    def until(self, *ends: str) -> str:
        """What is shown from here on until one of these stands at the end, without colours."""
        unfinished = _BEGUN.search(self.raw)
        begin = len(self.raw) if unfinished is None else unfinished.start()
        while not (told := _bare(self.raw[begin:])).endswith(ends):
            if not select.select([self._file], [], [], _PATIENCE)[0]:
                raise AssertionError(f"waited in vain for {ends}: {told!r}")
            try:
                data = os.read(self._file, 65_536)
            except OSError:
                data = b""
            if not data:
                break
            text = self._decoder.decode(data)
            self.raw += text
            self._stream.feed(text)
        return told

    @property
    def shown(self) -> str:
        """Everything so far, without colours."""
        return _bare(self.raw)

    @property
    def seen(self) -> str:
        """What is on the screen now."""
        return "\n".join(line.rstrip() for line in self.screen.display)

    def resize(self, columns: int, rows: int) -> None:
        """Give the window another size."""
        fcntl.ioctl(self._file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.screen.resize(rows, columns)

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
        yield Pseudo(ours, process, columns, rows)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        process.wait()
        os.close(ours)


def _bare(text: str) -> str:
    """A text without colours."""
    return _CODES.sub("", text.replace("\r\n", "\n"))


def _sit_down() -> None:
    """Make the terminal one's own, so that Ctrl-C at it interrupts; heed that as usual."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
