"""The talk in the store: lines in the order in which they were said, and who is muted by whom."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from time import time

from burgrave.kernel.names import distinct, mended
from burgrave.server.connection import Connection
from burgrave.server.rows import Guest

KEPT = 1000
"""Lines that each of a table's two rooms keeps; the oldest go when more is said."""
TOLD = 20
"""So many lines of which a host was told are shown at once."""


class TalkOff(Exception):
    """Nobody talks at this table."""


class PhrasesOnly(Exception):
    """Nothing but quick phrases is said at this table."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a table's talk."""

    number: int
    id: str
    room: str
    """`players` or `watchers`."""
    guest: int | None
    """Who said it, as long as the house knows them."""
    voice: str
    sent: str
    """The id that the speaker's page gave it."""
    name: str
    crest: str
    phrase: str
    text: str
    language: str
    at: float


@dataclass(frozen=True, slots=True)
class Ear:
    """What somebody may read: players' lines from a number on, watchers' lines, both or none."""

    players_from: int | None
    watchers: bool

    def where(self) -> tuple[str, tuple[object, ...]]:
        """The lines that this ear hears, as a condition."""
        watchers = "room = 'watchers'" if self.watchers else "FALSE"
        if self.players_from is None:
            return f"({watchers})", ()
        return f"({watchers} OR room = 'players' AND number >= ?)", (self.players_from,)


NOTHING = Ear(None, False)
EVERYTHING = Ear(0, True)

_COLUMNS = "number, id, room, guest, voice, sent, name, crest, phrase, text, language, at"
_HEARD = (
    "coalesce(guest, 0) NOT IN (SELECT other FROM mutes WHERE mutes.guest = ?"
    ' AND (mutes."table" IS NULL OR mutes."table" = talk."table"))'
)


def say(store: Connection, table: str, guest: Guest, draft: Line) -> Line:
    """Write a line down under its speaker's name of this moment, unless it has been already.

    Where they sit and what is allowed is looked up in the very transaction that writes it.
    """
    known = said(store, table, guest.id, draft.sent)
    if known is not None:
        return known
    # Writing it as it is keeps other processes waiting, so that every line has its own number.
    allowing = "UPDATE tables SET talk = talk WHERE id = ? RETURNING talk"
    allowed = [each for (each,) in store.execute(allowing, (table,)).fetchall()]
    if allowed in ([], ["off"]):
        raise TalkOff
    if allowed == ["phrases"] and not draft.phrase:
        raise PhrasesOnly
    line = _voiced(store, table, guest, draft)
    (last,) = store.execute(
        'SELECT coalesce(max(number), 0) FROM talk WHERE "table" = ?', (table,)
    ).fetchone()
    line = replace(line, number=last + 1, id=secrets.token_urlsafe(9), at=time())
    store.execute(
        f'INSERT INTO talk ("table", {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        (
            *(table, line.number, line.id, line.room, line.guest, line.voice, line.sent),
            *(line.name, line.crest, line.phrase, line.text, line.language, line.at),
        ),
    )
    _forget_oldest(store, table, line.room)
    return line


def _voiced(store: Connection, table: str, guest: Guest, line: Line) -> Line:
    """The line with who says it: a player as at the table, a watcher unlike anybody else there."""
    voice = store.execute(
        'SELECT voice FROM talk WHERE guest = ? AND "table" = ? LIMIT 1', (guest.id, table)
    ).fetchone()
    line = replace(line, guest=guest.id, voice=voice[0] if voice else secrets.token_urlsafe(9))
    seat = store.execute(
        'SELECT name, crest FROM seats WHERE "table" = ? AND guest = ?', (table, guest.id)
    ).fetchone()
    if seat is not None:
        return replace(line, room="players", name=mended(seat[0]), crest=seat[1])
    others = store.execute(
        "SELECT name FROM seats WHERE \"table\" = ? AND name <> ''"
        ' UNION SELECT name FROM talk WHERE "table" = ? AND coalesce(guest, 0) <> ?',
        (table, table, guest.id),
    )
    name = distinct(guest.name, [other for (other,) in others])
    return replace(line, room="watchers", name=name, crest="")


def _forget_oldest(store: Connection, table: str, room: str) -> None:
    store.execute(
        'DELETE FROM talk WHERE "table" = ? AND room = ? AND number <= (SELECT number FROM talk'
        ' WHERE "table" = ? AND room = ? ORDER BY number DESC LIMIT 1 OFFSET ?)',
        (table, room, table, room, KEPT),
    )


def said(store: Connection, table: str, guest: int, sent: str) -> Line | None:
    """The line that a guest's page sent under this id."""
    found = store.execute(
        f'SELECT {_COLUMNS} FROM talk WHERE guest = ? AND "table" = ? AND sent = ?',
        (guest, table, sent),
    ).fetchone()
    return None if found is None else _line(found)


def last_number(store: Connection, table: str) -> int:
    """The number of the last line; 0 if there is none."""
    found = store.execute('SELECT max(number) FROM talk WHERE "table" = ?', (table,)).fetchone()
    return found[0] or 0


def number_of(store: Connection, table: str, id: str, ear: Ear, guest: int | None) -> int | None:
    """Where a line stands that this guest may read."""
    where, facts = ear.where()
    found = store.execute(
        f'SELECT number FROM talk WHERE "table" = ? AND id = ? AND {where} AND {_HEARD}',
        (table, id, *facts, guest),
    ).fetchone()
    return None if found is None else int(found[0])


def lines(
    store: Connection,
    table: str,
    ear: Ear,
    guest: int | None,
    most: int,
    after: int = 0,
    before: int | None = None,
) -> list[Line]:
    """The last lines between two others that a guest may read and has not muted, in order."""
    where, facts = ear.where()
    found = store.execute(
        f'SELECT {_COLUMNS} FROM talk WHERE "table" = ? AND number > ? AND number < ?'
        f" AND {where} AND {_HEARD} ORDER BY number DESC LIMIT ?",
        (table, after, 1 << 62 if before is None else before, *facts, guest, most),
    ).fetchall()
    return [_line(row) for row in reversed(found)]


def tell_host(
    store: Connection, table: str, id: str, ear: Ear, guest: int
) -> tuple[Line, bool] | None:
    """Note that a reader wants the host to see a line; with it, is that news?

    None if it is not one that this guest may read, or their own.
    """
    where, facts = ear.where()
    found = store.execute(
        f'SELECT {_COLUMNS}, told FROM talk WHERE "table" = ? AND id = ? AND {where} AND {_HEARD}'
        " AND coalesce(guest, 0) <> ?",
        (table, id, *facts, guest, guest),
    ).fetchone()
    if found is None:
        return None
    line = _line(found[:-1])
    store.execute(
        "UPDATE talk SET told = 'told' WHERE \"table\" = ? AND number = ? AND told = ''",
        (table, line.number),
    )
    return line, not found[-1]


def told(store: Connection, table: str, ear: Ear, host: int) -> list[Line]:
    """The last lines of others of which the host was told, may read them, and has not said so.

    Those whom the host has muted are among them: who hosts a table hears what others suffer.
    """
    where, facts = ear.where()
    found = store.execute(
        f"SELECT {_COLUMNS} FROM talk WHERE \"table\" = ? AND told = 'told'"
        f" AND coalesce(guest, 0) <> ? AND {where} ORDER BY number DESC LIMIT ?",
        (table, host, *facts, TOLD),
    ).fetchall()
    return [_line(row) for row in reversed(found)]


def host_has_seen(store: Connection, table: str, id: str) -> None:
    """The host needs to be told of a line no more."""
    store.execute(
        "UPDATE talk SET told = 'seen' WHERE \"table\" = ? AND id = ? AND told = 'told'",
        (table, id),
    )


def mute(store: Connection, table: str, guest: int, voice: str, where: str) -> bool:
    """Let a guest hear somebody no more, `here` or `everywhere`, or again; is there such a one?"""
    found = store.execute(
        'SELECT guest FROM talk WHERE "table" = ? AND voice = ? AND guest IS NOT NULL'
        " AND guest <> ? LIMIT 1",
        (table, voice, guest),
    ).fetchone()
    if found is None:
        return False
    store.execute(
        'DELETE FROM mutes WHERE guest = ? AND other = ? AND ("table" IS NULL OR "table" = ?)',
        (guest, found[0], table),
    )
    if where != "no":
        store.execute(
            'INSERT INTO mutes (guest, other, "table") VALUES (?, ?, ?)',
            (guest, found[0], None if where == "everywhere" else table),
        )
    return True


def muted(store: Connection, table: str, ear: Ear, guest: int | None) -> list[tuple[Line, bool]]:
    """The last line of each whom a guest has muted, among those that they could read here.

    With each: is it so at every table?
    """
    where, facts = ear.where()
    found = store.execute(
        f"SELECT {_COLUMNS}, everywhere FROM talk JOIN (SELECT other,"
        ' max(CASE WHEN "table" IS NULL THEN 1 ELSE 0 END) AS everywhere FROM mutes'
        ' WHERE guest = ? AND ("table" IS NULL OR "table" = ?) GROUP BY other) AS hushed'
        ' ON other = talk.guest WHERE talk."table" = ? AND number IN'
        f' (SELECT max(number) FROM talk WHERE "table" = ? AND {where} GROUP BY voice)'
        " ORDER BY number",
        (guest, table, table, table, *facts),
    ).fetchall()
    return [(_line(row[:-1]), bool(row[-1])) for row in found]


def _line(row: tuple[object, ...]) -> Line:
    line = Line(*row)  # type: ignore[arg-type]
    return replace(line, name=mended(line.name))
