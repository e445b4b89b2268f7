"""Records on disk: reading them, and writing them so that a crash never leaves half a game."""

from __future__ import annotations

import errno
import os
import shlex
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from burgrave.cli.refusal import Refusal
from burgrave.games import game
from burgrave.kernel.errors import BadRecord
from burgrave.kernel.record import Record

_MOST_BYTES = 16_000_000
"""No game is ever so long: a thousand times the longest."""


def read_record(path: Path) -> Record:
    """The record in a file, replayed and checked."""
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            # A pipe or a device may never come to an end.
            raise Refusal("no-regular-file", path=str(path))
        with path.open(encoding="utf-8-sig") as page:
            text = page.read(_MOST_BYTES)
    except FileNotFoundError:
        raise Refusal("no-file", path=str(path)) from None
    except UnicodeDecodeError:
        raise Refusal("no-text", path=str(path)) from None
    except (OSError, ValueError) as problem:
        raise Refusal("unreadable", path=str(path), detail=_reason(problem)) from None
    if len(text) == _MOST_BYTES:
        raise Refusal("too-long", path=str(path))
    try:
        return Record.from_json(text, game)
    except BadRecord as problem:
        raise Refusal("record", path=str(path), detail=problem) from None


def write_record(path: Path, record: Record) -> None:
    """Write a record in one stroke: whoever reads sees the old file or the new one."""
    try:
        # What a link points to is written, and the link stays.
        path = path.resolve()
        _check_kind(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
        ) as page:
            draft = Path(page.name)
            try:
                page.write(record.to_json())
                page.flush()
                os.fsync(page.fileno())
                draft.replace(path)
            finally:
                draft.unlink(missing_ok=True)
    except (OSError, ValueError, RuntimeError) as problem:
        raise Refusal("unwritable", path=str(path), detail=_reason(problem)) from None


def check_writable(path: Path) -> None:
    """Refuse a place where nothing can be saved, before the first move is made."""
    try:
        _check_kind(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.resolve().parent):
            pass
    except (OSError, ValueError, RuntimeError) as problem:
        raise Refusal("unwritable", path=str(path), detail=_reason(problem)) from None


def check_free(path: Path) -> None:
    """Refuse to save over what another game, or anything else, has left in a file."""
    try:
        taken = path.is_file() and path.stat().st_size > 0
    except (OSError, ValueError):
        # Whatever is wrong with the place itself is told when it is written to.
        return
    if taken:
        raise Refusal("taken", path=str(path))


def _check_kind(path: Path) -> None:
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if path.exists() and not path.is_file():
        # A file put in the place of a device would break whatever needs the device.
        raise Refusal("no-regular-file", path=str(path))


def _shelf(environ: Mapping[str, str]) -> Path:
    """Where games are kept when nobody says where."""
    home = environ.get("XDG_STATE_HOME", "")
    try:
        return (Path(home) if home else Path.home() / ".local" / "state") / "burgrave"
    except RuntimeError as problem:
        # A user without a home, as in some containers.
        raise Refusal("unwritable", path="~", detail=_reason(problem)) from None


def saved_games(environ: Mapping[str, str]) -> list[Path]:
    """The games that are kept there, the latest first."""
    found = [(path.stat().st_mtime, path) for path in _shelf(environ).glob("*.json")]
    return [path for _, path in sorted(found, reverse=True)]


def default_path(game_name: str, label: str, environ: Mapping[str, str]) -> Path:
    """Where a game is saved when nobody says where: a file of its own."""
    folder = _shelf(environ)
    path = folder / f"{game_name}-{label}.json"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{game_name}-{label}-{number}.json"
    return path


def command_line(*words: str | Path) -> str:
    """A command line to go on with, as this shell understands it."""
    name = "burgrave"
    called = Path(sys.argv[0])
    if called.name == name and len(called.parts) > 1 and shutil.which(name) is None:
        name = str(called)
    return shlex.join([name, *map(str, words)])


def _reason(problem: Exception) -> str:
    if isinstance(problem, OSError) and problem.strerror:
        return problem.strerror
    return str(problem).rstrip(".")
