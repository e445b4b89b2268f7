"""Records on disk: reading them, and writing them so that a crash never leaves half a game."""

from __future__ import annotations

import errno
import os
import shlex
import tempfile
from collections.abc import Mapping
from pathlib import Path

from burgrave.cli.refusal import Refusal
from burgrave.games import game
from burgrave.kernel.errors import BadRecord
from burgrave.kernel.record import Record


def read_record(path: Path) -> Record:
    """The record in a file, replayed and checked."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refusal("no-file", path=str(path)) from None
    except (OSError, UnicodeDecodeError) as problem:
        raise Refusal("unreadable", path=str(path), detail=_reason(problem)) from None
    try:
        return Record.from_json(text, game)
    except BadRecord as problem:
        raise Refusal("record", path=str(path), detail=str(problem)) from None


def write_record(path: Path, record: Record) -> None:
    """Write a record in one stroke: whoever reads sees the old file or the new one."""
    try:
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
    except OSError as problem:
        raise Refusal("unwritable", path=str(path), detail=_reason(problem)) from None


def check_writable(path: Path) -> None:
    """Refuse a place where nothing can be saved, before the first move is made."""
    if path.is_dir():
        raise Refusal("unwritable", path=str(path), detail=os.strerror(errno.EISDIR))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as problem:
        raise Refusal("unwritable", path=str(path), detail=_reason(problem)) from None


def default_path(game_name: str, label: str, environ: Mapping[str, str]) -> Path:
    """Where a game is saved when nobody says where: a file of its own."""
    home = environ.get("XDG_STATE_HOME", "")
    folder = (Path(home) if home else Path.home() / ".local" / "state") / "burgrave"
    path = folder / f"{game_name}-{label}.json"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{game_name}-{label}-{number}.json"
    return path


def quoted(path: Path) -> str:
    """A path as a shell reads it back."""
    return shlex.quote(str(path))


def _reason(problem: Exception) -> str:
    if isinstance(problem, OSError) and problem.strerror:
        return problem.strerror
    return str(problem)
