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
_TOLD_APART = ("type", "game", "version", "log", "log_from")
"""Fields of an update that never change, or that a change tells by themselves."""
_OPENED = ("view", "advice")
"""Fields that are told part by part."""
_SHAPES: dict[tuple[object, ...], list[_Path]] = {}
"""Updates of a game have the same parts, so what these are called is kept once."""


class Parts:
    """All parts of an update, as they are and as they are written, each with its mark."""

    __slots__ = ("marks", "paths", "texts", "values", "version")

    def __init__(self, update: AnyUpdate, like: Parts | None = None) -> None:
        """With the parts of another viewer's update of the same moment, most of which are alike."""
        self.version = update.version
        self.paths, self.values = _parts(update)
        self.texts: list[bytes]
        self.marks: array[int]
        if like is not None and like.paths is self.paths:
            self._write_beside(like)
        else:
            self.texts = list(map(_ENCODER.encode, self.values))
            self.marks = array("q", map(hash, self.texts))

    def _write_beside(self, like: Parts) -> None:
        """What is equal is written once: a part is of one type, whoever looks at it."""
        self.texts, self.marks = like.texts[:], like.marks[:]
        for place, (mine, other) in enumerate(zip(self.values, like.values)):
            if mine is not other and mine != other:
                self.texts[place] = _ENCODER.encode(mine)
                self.marks[place] = hash(self.texts[place])


class Known:
    """An update as its viewer knows it."""

    __slots__ = ("_marks", "_paths", "version")

    def __init__(self, parts: Parts) -> None:
        self.version = parts.version
        self._paths = parts.paths
        self._marks = parts.marks

    def change(self, update: AnyUpdate, parts: Parts, viewer: int | None) -> bytes | None:
        """How it becomes this one, if both have the same parts."""
        if parts.paths is not self._paths:
            return None
        found: dict[str, Any] = {}
        for place, (mark, now) in enumerate(zip(self._marks, parts.marks)):
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
