"""Changes: what is new in an update to a viewer who knows the one before.

The one before is not kept for that, only a mark of each of its parts: there are many tables, and
each has many viewers.
"""

from __future__ import annotations

from array import array
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
_SHAPES: dict[tuple[object, ...], list[_Path]] = {}
"""Updates of a game have the same parts, so what these are called is kept once."""


class Parts:
    """All parts of an update, as they are and as they are written, each with its mark."""

    __slots__ = ("marks", "paths", "texts", "values", "version")

    def __init__(
        self, update: AnyUpdate, like: Parts | None = None, before: Known | None = None
    ) -> None:
        """With the parts of another viewer's update of the same moment, most of which are alike.

        What its own viewer knows already, and is the same, is not written at all.
        """
        self.version = update.version
        self.paths, self.values = _parts(update)
        self.texts: list[bytes]
        self.marks: list[int]
        if like is not None and like.paths is self.paths:
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
        if before is not None and before.paths is self.paths and before.has(place, mine):
            self.marks[place] = before.marks[place]
            return
        text: bytes = _ENCODER.encode(mine)
        self.texts[place] = text
        self.marks[place] = hash(text)


class Known:
    """An update as its viewer knows it."""

    __slots__ = ("_kept", "marks", "paths", "version")

    def __init__(self, parts: Parts) -> None:
        self.version = parts.version
        self.paths = parts.paths
        self.marks: array[int] = array("q", parts.marks)
        self._kept: _Kept = tuple(
            [(n, each) for n, each in enumerate(parts.values) if isinstance(each, tuple)]
        )

    def has(self, place: int, part: object) -> bool:
        """Is this the very part that is known, and one that can't have changed since?"""
        for known, each in self._kept:
            if each is part and known == place:
                return True
        return False

    def change(self, update: AnyUpdate, parts: Parts, viewer: int | None) -> bytes | None:
        """How it becomes this one, if both have the same parts."""
        if parts.paths is not self.paths:
            return None
        found: dict[str, Any] = {}
        for place, (mark, now) in enumerate(zip(self.marks.tolist(), parts.marks)):
            if mark != now:
                _put(found, parts.paths[place], [msgspec.Raw(parts.texts[place])])
        change = LiveChange(
            type="change",
            seat=viewer,
            since=self.version,
            version=update.version,
            log=update.log,
            log_from=update.log_from,
            change=found,
        )
        return _ENCODER.encode(change)


def _parts(update: AnyUpdate) -> tuple[list[_Path], list[Any]]:
    """All that can change, each part by the way to it: the view's down to a seat's side of it."""
    plain, opened = _fields(type(update))
    values: list[Any] = [getattr(update, field) for field, _ in plain]
    shape: list[object] = [type(update)]
    for field, _ in opened:
        whole = getattr(update, field)
        if not isinstance(whole, dict):
            shape.append(None)
            values.append(whole)
            continue
        shape += whole
        values += whole.values()
        seats = whole.get("seats")
        if isinstance(seats, list):
            # The place of the list itself stays empty: it is told seat by seat.
            values[len(values) - len(whole) + list(whole).index("seats")] = None
            shape.append(len(seats))
            values += seats
    key = tuple(shape)
    paths = _SHAPES.get(key)
    if paths is None:
        paths = _SHAPES[key] = _paths_of(update)
    return paths, values


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


def _put(found: dict[str, Any], path: _Path, change: list[msgspec.Raw]) -> None:
    for name in path[:-1]:
        found = found.setdefault(name, {})
    found[path[-1]] = change
