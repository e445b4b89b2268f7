"""Changes: what is new in an update to a viewer who knows the one before.

The one before is not kept for that, only a mark of each of its parts: there are many tables, and
each has many viewers.
"""

from __future__ import annotations

from struct import Struct
from typing import Any

import msgspec

from burgrave.server.game_wire import AnyUpdate
from burgrave.server.wire import LiveChange, Wire

_Path = tuple[str, ...]
_Kept = tuple[tuple[int, tuple[object, ...]], ...]
"""Parts that can't change by themselves, by their places: many updates have the very same."""
_TOLD_APART = ("type", "game", "version", "log", "log_from")
"""Fields of an update that never change, or that a change tells by themselves."""
_OPENED = ("view", "advice")
"""Fields that are told part by part."""


class Parts:
    """All parts of an update, as they are and as they are written, each with its mark."""

    __slots__ = ("marks", "shape", "texts", "values", "version")

    def __init__(
        self, update: AnyUpdate, like: Parts | None = None, before: Known | None = None
    ) -> None:
        """With the parts of another viewer's update of the same moment, most of which are alike.

        What its own viewer knows already, and is the same, is not written at all.
        """
        self.version = update.version
        self.shape, self.values = _parts(update)
        self.texts: list[bytes]
        self.marks: list[int]
        if like is not None and like.shape is self.shape:
            self.texts, self.marks = like.texts[:], like.marks[:]
            self._write_beside(like, before)
        else:
            self.texts, self.marks = [b""] * len(self.values), [0] * len(self.values)
            for place in range(len(self.values)):
                self._write(place, before)

    def _write_beside(self, like: Parts, before: Known | None) -> None:
        """What is equal is written once: a part is of one type, whoever looks at it."""
        for place, (mine, other) in enumerate(zip(self.values, like.values)):
            # What one viewer knew, and was therefore not written, may be new to another.
            if isinstance(mine, tuple) or (mine is not other and mine != other):
                self._write(place, before)

    def _write(self, place: int, before: Known | None) -> None:
        mine = self.values[place]
        if before is not None and before.shape is self.shape and before.has(place, mine):
            self.marks[place] = before.mark(place)
            return
        text: bytes = _ENCODER.encode(mine)
        self.texts[place] = text
        self.marks[place] = hash(text)


class Known:
    """An update as its viewer knows it."""

    __slots__ = ("_kept", "_marks", "shape", "version")

    def __init__(self, parts: Parts) -> None:
        self.version = parts.version
        self.shape = parts.shape
        self._marks: bytes = parts.shape.marks.pack(*parts.marks)
        self._kept: _Kept = tuple(
            [(n, each) for n, each in enumerate(parts.values) if isinstance(each, tuple)]
        )

    def mark(self, place: int) -> int:
        """The mark of a part."""
        mark: int = _MARK.unpack_from(self._marks, place * _MARK.size)[0]
        return mark

    def has(self, place: int, part: object) -> bool:
        """Is this the very part that is known, and one that can't have changed since?"""
        for known, each in self._kept:
            if each is part and known == place:
                return True
        return False

    def change(self, update: AnyUpdate, parts: Parts, viewer: int | None) -> bytes | None:
        """How it becomes this one, if both have the same parts."""
        if parts.shape is not self.shape:
            return None
        known: tuple[int, ...] = self.shape.marks.unpack(self._marks)
        places = [n for n in range(len(known)) if known[n] != parts.marks[n]]
        change = LiveChange(
            type="change",
            seat=viewer,
            since=self.version,
            version=update.version,
            log=update.log,
            log_from=update.log_from,
            change=msgspec.Raw(self.shape.written(places, parts.texts)),
        )
        return _ENCODER.encode(change)


class Shape:
    """What the parts of an update are called; updates of a game have the same, so it is kept once.

    Each part is inside something: the update itself, one of its fields, or such a field's seats.
    """

    def __init__(self, paths: list[_Path]) -> None:
        self._inside: list[_Path] = []
        self._begin: list[bytes] = []
        """How whatever has parts begins, behind whatever it is inside of."""
        self._around: list[int] = []
        self._within: list[int] = [self._place_of(path[:-1]) for path in paths]
        self._names: list[bytes] = [_named(path[-1]) + b"[" for path in paths]
        self.marks: Struct = Struct(f"{len(paths)}q")
        """How the marks of all parts are kept, of which there are many."""

    def _place_of(self, path: _Path) -> int:
        if path not in self._inside:
            around = self._place_of(path[:-1]) if path else 0
            self._inside.append(path)
            self._begin.append(_named(path[-1]) + b"{" if path else b"{")
            self._around.append(around)
        return self._inside.index(path)

    def written(self, places: list[int], texts: list[bytes]) -> bytes:
        """Parts that are replaced, by the ways to them; what has nothing new inside is left out."""
        found: list[list[bytes]] = [[] for _ in self._inside]
        for place in places:
            found[self._within[place]].append(self._names[place] + texts[place] + b"]")
        for inner in range(len(found) - 1, 0, -1):
            if found[inner]:
                whole = self._begin[inner] + b",".join(found[inner]) + b"}"
                found[self._around[inner]].append(whole)
        return self._begin[0] + b",".join(found[0]) + b"}"


def _named(name: str) -> bytes:
    text: bytes = _ENCODER.encode(name)
    return text + b":"


_MARK = Struct("q")
_SHAPES: dict[tuple[object, ...], Shape] = {}


def _parts(update: AnyUpdate) -> tuple[Shape, list[Any]]:
    """All that can change, each part by the way to it: the view's down to a seat's side of it."""
    plain, opened = _fields(type(update))
    values: list[Any] = [getattr(update, field) for field, _ in plain]
    key: list[object] = [type(update)]
    for field, _ in opened:
        whole = getattr(update, field)
        if not isinstance(whole, dict):
            key.append(None)
            values.append(whole)
            continue
        key += whole
        seats = whole.get("seats")
        if isinstance(seats, list):
            # The place of the list itself stays empty: it is told seat by seat.
            values += [None if each is seats else each for each in whole.values()]
            key.append(len(seats))
            values += seats
        else:
            values += whole.values()
    shape = _SHAPES.get(tuple(key))
    if shape is None:
        shape = _SHAPES[tuple(key)] = Shape(_paths_of(update))
    return shape, values


def _paths_of(update: AnyUpdate) -> list[_Path]:
    """The ways to all parts, in the same order."""
    plain, opened = _fields(type(update))
    paths: list[_Path] = [(name,) for _, name in plain]
    for field, name in opened:
        whole = getattr(update, field)
        if not isinstance(whole, dict):
            paths.append((name,))
            continue
        paths += [(name, key) for key in whole]
        if isinstance(whole.get("seats"), list):
            paths += [(name, "seats", str(place)) for place in range(len(whole["seats"]))]
    return paths


_ENCODER = msgspec.json.Encoder()
_Fields = list[tuple[str, str]]
_KINDS: dict[type[Wire], tuple[_Fields, _Fields]] = {}


def _fields(kind: type[Wire]) -> tuple[_Fields, _Fields]:
    """The fields that can change, each with its name on the wire: whole ones, then opened ones."""
    if kind not in _KINDS:
        told = [f for f in msgspec.structs.fields(kind) if f.name not in _TOLD_APART]
        plain = [(f.name, f.encode_name) for f in told if f.name not in _OPENED]
        opened = [(f.name, f.encode_name) for f in told if f.name in _OPENED]
        _KINDS[kind] = plain, opened
    return _KINDS[kind]
