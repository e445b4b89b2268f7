"""The lock on a store: one process at a time writes to it, and others learn which one."""

from __future__ import annotations

import json
import os
import socket
import sys
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30
    """Windows lets nobody read what is locked, so the lock is on a byte behind all text."""

    def _seize(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

    _HELD = PermissionError
else:
    import fcntl

    def _seize(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    _HELD = BlockingIOError

_LONGEST = 4096


@dataclass(frozen=True, slots=True)
class Holder:
    """Who has a store open: a process, its machine, and where its server listens, if it is one."""

    pid: int
    host: str
    address: str


class StoreInUse(Exception):
    """Another process has the store open."""

    def __init__(self, path: Path | str, holder: Holder | None) -> None:
        super().__init__(f"{path} is in use: {holder}")
        self.path = path
        self.holder = holder


class Lock:
    """Holds a store from its making until it is released, or its process ends in any way.

    The system itself lets go when the process is gone. The file beside the store stays: whoever
    took it away could let two in.
    """

    def __init__(self, store: Path, address: str = "") -> None:
        store = store.resolve()
        path = store.with_name(f"{store.name}.lock")
        # Not passed on to processes that this one starts: they would hold it after its end.
        self._file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            _seize(self._file)
        except _HELD:
            holder = _last_holder(self._file)
            os.close(self._file)
            raise StoreInUse(store, holder) from None
        except OSError:
            os.close(self._file)
            raise
        self._tell(json.dumps(asdict(Holder(os.getpid(), socket.gethostname(), address))))

    def release(self) -> None:
        """Let the next one in."""
        self._tell("")
        os.close(self._file)

    def _tell(self, text: str) -> None:
        # A full disk keeps others from learning who it is, and nobody from holding or letting go.
        with suppress(OSError):
            os.ftruncate(self._file, 0)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, text.encode())


def _last_holder(file: int) -> Holder | None:
    """Who wrote here last; nobody, in the moment in which the holder writes it."""
    try:
        match json.loads(os.read(file, _LONGEST)):
            case {"pid": int(pid), "host": str(host), "address": str(address)}:
                return Holder(pid, host, address)
    except ValueError:
        pass
    return None
