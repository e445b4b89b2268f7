"""`burgrave serve`: hosts tables for browsers."""

from __future__ import annotations

import errno
import logging
import re
import sqlite3
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from burgrave.cli.keeping import add_policy, policy_of
from burgrave.cli.parser import Commands, Parser, add_command, add_number, whole_number
from burgrave.cli.refusal import Refusal, clipped
from burgrave.server.housekeeping import Policy

if TYPE_CHECKING:
    import socket
    from argparse import Namespace

    from burgrave.locale import Speaker
    from burgrave.server.lock import Holder
    from burgrave.server.wire import Reach

FILE = "burgrave.sqlite"
_LOG = logging.getLogger("burgrave.store")
_SERVER = logging.getLogger("burgrave.server")
_FEW = 1000
"""With room for fewer connections people at a terminal are told, too."""


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "serve", run, speaker)
    parser.add_argument("--host", default="127.0.0.1", help=speaker.say("help-host"))
    parser.add_argument(
        "--port", type=whole_number(speaker, 1), default=8400, help=speaker.say("help-port")
    )
    parser.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar=speaker.say("phrase-name"),
        help=speaker.say("help-allow-host"),
    )
    parser.add_argument(
        "--public-url",
        type=_origin(speaker),
        metavar="URL",
        help=speaker.say("help-public-url"),
    )
    parser.add_argument(
        "--proxy",
        action="append",
        type=_network(speaker),
        metavar=speaker.say("phrase-address"),
        help=speaker.say("help-proxy"),
    )
    parser.add_argument(
        "--bot-pause",
        type=_seconds(speaker, 2),
        default=1.2,
        metavar="S",
        help=speaker.say("help-bot-pause"),
    )
    parser.add_argument(
        "--grace",
        type=_seconds(speaker, 5),
        default=60.0,
        metavar="S",
        help=speaker.say("help-grace"),
    )
    parser.add_argument("--no-chat", action="store_true", help=speaker.say("help-no-chat"))
    parser.add_argument(
        "--open-metrics", action="store_true", help=speaker.say("help-open-metrics")
    )
    parser.add_argument(
        "--log", choices=("auto", "plain", "json"), default="auto", help=speaker.say("help-log")
    )
    tables = Policy().tables
    add_number(
        *(parser, speaker, "--tables-per-guest", "help-tables-per-guest"), 1, tables, number=tables
    )
    add_policy(parser, speaker)
    add_data(parser, speaker)


def add_data(parser: Parser, speaker: Speaker) -> None:
    """Where the store is."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--data", type=Path, default=Path("burgrave-data"), help=speaker.say("help-data")
    )
    where.add_argument(
        "--store", type=_database(speaker), metavar="URL", help=speaker.say("help-store-url")
    )


def place_of(args: Namespace) -> Path | str:
    """The store that was named, or the usual one."""
    return args.store or store_in(args.data)


def store_in(data: Path) -> Path:
    """The store's file: the one that is named, or the usual one in a folder."""
    return data if data.suffix == ".sqlite" else data / FILE


def place_named(text: str) -> Path | str:
    """A store as people write it: the address of a database, a folder, or a file."""
    return text if is_database(text) else store_in(Path(text))


def is_database(text: str) -> bool:
    """Is this the address of a database?"""
    return text.startswith(("postgresql://", "postgres://"))


def file_of(args: Namespace) -> Path:
    """The store's file; a database is copied by its own tools."""
    if args.store:
        raise Refusal("database-tools")
    return store_in(args.data)


def shown(place: Path | str) -> str:
    """A store's place as it may be told: without any password."""
    if isinstance(place, Path):
        return str(place)
    parts = urlsplit(place)
    _, at, where = parts.netloc.rpartition("@")
    user = f"{parts.username}{at}" if parts.username else ""
    return parts._replace(netloc=f"{user}{where}", query="").geturl()


def _database(speaker: Speaker) -> Callable[[str], str]:
    """Reads the address of a database."""

    def read(text: str) -> str:
        if not is_database(text):
            raise ArgumentTypeError(speaker.say("phrase-database", text=clipped(text)))
        return text

    return read


def _network(speaker: Speaker) -> Callable[[str], str]:
    """Reads an address or a network."""

    def read(text: str) -> str:
        from burgrave.server.proxies import network

        try:
            return network(text)
        except ValueError:
            raise ArgumentTypeError(speaker.say("phrase-network", text=clipped(text))) from None

    return read


def _origin(speaker: Speaker) -> Callable[[str], str]:
    """Reads the address of a site, without any path."""

    def read(text: str) -> str:
        try:
            site = urlsplit(text.strip())
            written = f"{site.scheme}://{site.netloc}"
            is_site = site.scheme in ("http", "https") and site.hostname and site.port != 0
        except ValueError:
            is_site = False
        if not is_site or text.strip().rstrip("/") != written or "@" in text:
            raise ArgumentTypeError(speaker.say("phrase-site", text=clipped(text)))
        return written.lower()

    return read


def _seconds(speaker: Speaker, digits: int) -> Callable[[str], float]:
    """Reads a number of seconds with at most so many digits before the point."""

    def read(text: str) -> float:
        if not re.fullmatch(rf"[0-9]{{1,{digits}}}([.][0-9]{{1,3}})?", text):
            most = 10**digits - 1
            raise ArgumentTypeError(speaker.say("phrase-seconds", text=clipped(text), most=most))
        return float(text)

    return read


def run(args: Namespace, speaker: Speaker) -> int:
    """Take the port and open the store; then say where, and serve until told to stop."""
    try:
        from burgrave.server.logs import set_up
        from burgrave.server.pages import are_built, how_to_get_them
        from burgrave.server.proxies import LOOPBACK
        from burgrave.server.reach import own_address, reach_of
        from burgrave.server.room import as_the_machine_allows
        from burgrave.server.run import server
        from burgrave.server.settings import Settings
        from burgrave.server.sqlite import resets_badly
    except ModuleNotFoundError as problem:
        raise Refusal("no-server", module=str(problem.name)) from None
    if args.port > 65535:
        raise Refusal("port", port=str(args.port))
    settings = Settings(
        *(place_of(args), args.host, args.port, tuple(args.allow_host)),
        public=args.public_url or "",
        proxies=LOOPBACK if args.proxy is None else tuple(args.proxy),
        pause=args.bot_pause,
        grace=args.grace,
        talk=not args.no_chat,
        open_metrics=args.open_metrics,
        alone=True,
        connections=as_the_machine_allows(),
        policy=replace(policy_of(args), tables=args.tables_per_guest),
    )
    with ExitStack() as open_doors:
        doors = [open_doors.enter_context(door) for door in _listening(args.host, args.port)]
        with opening(settings.store):
            running = server(settings)
        plain = sys.stderr.isatty() if args.log == "auto" else args.log == "plain"
        set_up(speaker if plain else None)
        if isinstance(settings.store, Path) and not plain and resets_badly():
            _LOG.warning("sqlite can damage stores", extra={"sqlite": sqlite3.sqlite_version})
        if not plain or settings.connections < _FEW:
            _SERVER.info("room", extra={"connections": settings.connections})
        address = own_address(args.host, args.port)
        print(speaker.say("serve-at", address=address), flush=True)
        print(_for_friends(reach_of(settings), speaker), flush=True)
        if not are_built():
            print(speaker.say("no-pages"), speaker.say(how_to_get_them()), flush=True)
        running.run(doors)
    if not running.started:
        raise Refusal("server", address=address)
    return 0


def _for_friends(reach: Reach, speaker: Speaker) -> str:
    """Where others find the server, or why they do not."""
    if reach.addresses:
        addresses = ", ".join(f"{each}/" for each in reach.addresses)
        return speaker.say("serve-friends", addresses=addresses)
    return speaker.say("serve-no-network" if reach.beyond else "serve-alone")


def _listening(host: str, port: int) -> list[socket.socket]:
    """The port, or a sentence that says who or what is in the way."""
    from burgrave.server.listening import listening

    try:
        return listening(host, port)
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            raise _taken(port) from None
        if problem.errno in (errno.EACCES, errno.EPERM):
            raise Refusal("port-rights", port=str(port)) from None
        raise Refusal("host", host=host, detail=problem.strerror or str(problem)) from None
    except UnicodeError:
        raise Refusal("host", host=host, detail="") from None


def _taken(port: int) -> Refusal:
    """Who has the port, as far as the system tells; a port is a name and no number to group."""
    from burgrave.server.listening import holder

    other = holder(port)
    if other is None:
        return Refusal("port-taken", port=str(port))
    process, command = other
    return Refusal("port-taken-by", port=str(port), process=str(process), command=command)


@contextmanager
def opening(store: Path | str) -> Iterator[None]:
    """Say in one sentence why a store cannot be opened."""
    from burgrave.server.lock import StoreInUse
    from burgrave.server.schema import NewerStore

    path = shown(store)
    try:
        with nullcontext() if isinstance(store, Path) else _opening_database(path):
            yield
    except StoreInUse as problem:
        raise _in_use(path, problem.holder) from None
    except NewerStore:
        raise Refusal("newer-store", path=path) from None
    except OSError as problem:
        raise Refusal("no-store", path=path, detail=problem.strerror or str(problem)) from None
    except sqlite3.OperationalError as problem:
        raise Refusal("no-store", path=path, detail=str(problem)) from None
    except sqlite3.DatabaseError as problem:
        raise Refusal("store", path=path, detail=str(problem)) from None


@contextmanager
def _opening_database(path: str) -> Iterator[None]:
    try:
        import psycopg
    except ImportError as problem:
        raise Refusal("no-postgres", module=str(problem.name)) from None
    try:
        yield
    except psycopg.Error as problem:
        raise Refusal("no-database", path=path, detail=" ".join(str(problem).split())) from None


def _in_use(path: str, holder: Holder | None) -> Refusal:
    if holder is None:
        return Refusal("store-held", path=path)
    who = {"path": path, "pid": str(holder.pid), "host": holder.host}
    if not holder.address:
        return Refusal("store-at-work", **who)
    return Refusal("store-in-use", address=holder.address, **who)
