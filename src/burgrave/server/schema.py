"""The schema of the store, and how an older store becomes a new one."""

from __future__ import annotations

import sqlite3
from contextlib import closing

_FIRST = """
CREATE TABLE guests (
    id INTEGER PRIMARY KEY,
    token BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    crest TEXT NOT NULL,
    made REAL NOT NULL
) STRICT;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    owner INTEGER NOT NULL REFERENCES guests,
    status TEXT NOT NULL,
    version INTEGER NOT NULL,
    waiting TEXT NOT NULL,
    seed BLOB NOT NULL,
    rematch TEXT,
    made REAL NOT NULL,
    touched REAL NOT NULL
) STRICT;
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX running_tables ON tables (status) WHERE status = 'running';
CREATE TABLE seats (
    "table" TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    guest INTEGER REFERENCES guests,
    bot TEXT,
    name TEXT NOT NULL,
    crest TEXT NOT NULL,
    ready INTEGER NOT NULL,
    stand_in TEXT,
    share TEXT NOT NULL,
    "key" BLOB,
    turn INTEGER NOT NULL,
    PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_guest ON seats (guest) WHERE guest IS NOT NULL;
CREATE TABLE entries (
    "table" TEXT NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    move TEXT,
    PRIMARY KEY ("table", number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX moves ON entries ("table", move) WHERE move IS NOT NULL;
"""

_SEATS_MOVE = """
ALTER TABLE seats ADD COLUMN moving BLOB;
"""

_TABLES_AT_A_GLANCE = """
ALTER TABLE tables ADD COLUMN glance TEXT NOT NULL DEFAULT '[]';
"""

_BOTS_ARE_CALLED = """
ALTER TABLE seats ADD COLUMN called INTEGER NOT NULL DEFAULT 0;
"""

_TABLES_COUNT_WRITES = """
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
"""

_TABLES_KNOW_THEIR_RULES = """
ALTER TABLE tables ADD COLUMN rules TEXT NOT NULL DEFAULT '';
UPDATE tables SET rules = '1' WHERE status <> 'lobby';
"""
"""Every game that was begun without saying so was begun by the first version of its rules."""

_GUESTS_ARE_SEEN = """
ALTER TABLE guests ADD COLUMN seen REAL NOT NULL DEFAULT 0;
UPDATE guests SET seen = CAST(strftime('%s', 'now') AS REAL);
"""
"""Nobody goes because the program has become a newer one."""

_GAMES_END_EARLY = """
ALTER TABLE tables ADD COLUMN ending TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN offer TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN dealt REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN ended REAL NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN resigned INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET ended = touched WHERE status = 'over';
"""
"""When an earlier game was dealt nobody noted; when it was over is when it was last touched."""

_LOBBIES_CHANGE = """
ALTER TABLE tables ADD COLUMN changed TEXT NOT NULL DEFAULT '{}';
ALTER TABLE tables ADD COLUMN redrawn INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN slot INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET slot = seat;
"""

_PEOPLE_TALK = """
CREATE TABLE talk (
    "table" TEXT NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    id TEXT NOT NULL,
    room TEXT NOT NULL CHECK (room IN ('players', 'watchers')),
    guest INTEGER REFERENCES guests ON DELETE SET NULL,
    voice TEXT NOT NULL,
    sent TEXT NOT NULL,
    name TEXT NOT NULL,
    crest TEXT NOT NULL,
    phrase TEXT NOT NULL,
    text TEXT NOT NULL,
    language TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY ("table", number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX talk_by_id ON talk ("table", id);
CREATE UNIQUE INDEX talk_by_guest ON talk (guest, "table", sent) WHERE guest IS NOT NULL;
CREATE TABLE mutes (
    guest INTEGER NOT NULL REFERENCES guests ON DELETE CASCADE,
    other INTEGER NOT NULL REFERENCES guests ON DELETE CASCADE,
    "table" TEXT REFERENCES tables
) STRICT;
CREATE UNIQUE INDEX mutes_by_guest ON mutes (guest, other, ifnull("table", ''));
CREATE INDEX mutes_by_other ON mutes (other);
CREATE INDEX mutes_by_table ON mutes ("table") WHERE "table" IS NOT NULL;
ALTER TABLE tables ADD COLUMN talk TEXT NOT NULL DEFAULT 'all'
    CHECK (talk IN ('all', 'phrases', 'off'));
ALTER TABLE seats ADD COLUMN hears_from INTEGER NOT NULL DEFAULT 0;
"""

_TABLES_HAVE_LINKS = """
ALTER TABLE tables ADD COLUMN link INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN reserved TEXT NOT NULL DEFAULT '';
"""

_HOSTS_ARE_TOLD = """
ALTER TABLE talk ADD COLUMN told TEXT NOT NULL DEFAULT '' CHECK (told IN ('', 'told', 'seen'));
"""
"""A line of which the host of its table was told, and has seen it or not."""

_GAMES_BEGIN_AT_POSITIONS = """
ALTER TABLE tables ADD COLUMN begin_at TEXT NOT NULL DEFAULT '[]';
"""

_PEOPLE_TAKE_COUNSEL = """
ALTER TABLE seats ADD COLUMN counsel INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
"""

_GUESTS_LEARN = """
CREATE TABLE lessons (
    guest INTEGER NOT NULL REFERENCES guests ON DELETE CASCADE,
    lesson TEXT NOT NULL,
    answers TEXT NOT NULL,
    done REAL NOT NULL,
    PRIMARY KEY (guest, lesson)
) STRICT, WITHOUT ROWID;
"""
"""The right answers so far, and when it was first done, 0 if it never was."""

MIGRATIONS = (
    *(_FIRST, _SEATS_MOVE, _TABLES_AT_A_GLANCE, _BOTS_ARE_CALLED),
    *(_TABLES_COUNT_WRITES, _TABLES_KNOW_THEIR_RULES, _GUESTS_ARE_SEEN),
    _GAMES_END_EARLY,
    _LOBBIES_CHANGE,
    _PEOPLE_TALK,
    _TABLES_HAVE_LINKS,
    _HOSTS_ARE_TOLD,
    _GAMES_BEGIN_AT_POSITIONS,
    _PEOPLE_TAKE_COUNSEL,
    _GUESTS_LEARN,
)
"""Migration n makes version n + 1 of version n; one that was published never changes.

It only adds, and what it adds has a value of its own: servers of the version before may have the
store open meanwhile.

They are written for SQLite, and PostgreSQL gets the same in its own words (`postgres_schema`).
"""

VERSION = len(MIGRATIONS)


class NewerStore(Exception):
    """The store was written by a later program than this one."""


def drift(store: sqlite3.Connection, version: int = VERSION) -> list[str]:
    """All that a store defines other than one that this program makes, or made at a version."""
    with closing(sqlite3.connect(":memory:")) as fresh:
        migrate(fresh, version)
        mine, found = _things(fresh), _things(store)
    return sorted(name for name in mine | found if mine.get(name) != found.get(name))


def _things(connection: sqlite3.Connection) -> dict[str, str]:
    return dict(
        connection.execute("SELECT name, sql FROM sqlite_master WHERE name NOT GLOB 'sqlite_*'")
    )


def migrate(connection: sqlite3.Connection, to: int = VERSION) -> None:
    """Bring a store up to date, or to a version, each step in a transaction of its own."""
    found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if found > VERSION:
        raise NewerStore(f"The store has version {found}; this program knows up to {VERSION}.")
    for number in range(found, to):
        connection.executescript(
            f"BEGIN IMMEDIATE; {MIGRATIONS[number]}; PRAGMA user_version = {number + 1}; COMMIT;"
        )
