"""Copies of a store: made while the server runs, checked, and put back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from burgrave.server.schema import VERSION, drift
from burgrave.server.sqlite_store import keep_private


class BadCopy(Exception):
    """A file that is no sound store."""


class ForeignCopy(BadCopy):
    """A file with something in it that no store has."""


def copy(source: Path, target: Path) -> None:
    """Copy a store, even while it is in use; the copy appears whole or not at all."""
    check(source)
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        keep_private(draft)
        with closing(_reading(source)) as store, closing(sqlite3.connect(draft)) as page:
            store.backup(page)
            page.execute("PRAGMA journal_mode = DELETE")
        check(draft)
        with draft.open("rb+") as written:
            os.fsync(written.fileno())
        # A link, unlike a move, never takes the place of another file.
        os.link(draft, target)
    finally:
        draft.unlink(missing_ok=True)


def check(path: Path) -> None:
    """Refuse what is no store, is damaged, is of a later program, or brings programs along."""
    if not path.is_file():
        raise FileNotFoundError(path)
    try:
        with closing(_reading(path)) as store:
            (found,) = store.execute("PRAGMA user_version").fetchone()
            if not 1 <= found <= VERSION:
                raise BadCopy(f"version {found}")
            _refuse_programs(store, found)
            (sound,) = store.execute("PRAGMA integrity_check").fetchone()
    except sqlite3.Error as problem:
        raise BadCopy(str(problem)) from None
    if sound != "ok":
        raise BadCopy(sound)


def _refuse_programs(store: sqlite3.Connection, version: int) -> None:
    """Triggers and views, and bots as `module:Class`, would run in the server."""
    for name in drift(store, version):
        raise ForeignCopy(name)
    for (bot,) in store.execute("SELECT bot FROM seats UNION SELECT stand_in FROM seats"):
        if bot is not None and ":" in bot:
            raise ForeignCopy(bot)


def _reading(path: Path) -> sqlite3.Connection:
    """A store to look at, whatever is in its name; nothing in it may run anything."""
    store = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    store.execute("PRAGMA trusted_schema = OFF")
    return store
