"""Changes: what is new in an update to a viewer who knows the one before.

The one before is not kept for that, only a mark of each of its parts: there are many tables, and
each has many viewers.
"""

from __future__ import annotations

from array import array
from typing import Any

import msgspec

from burgrave.server.boards import AnyUpdate
from burgrave.server.wire import LiveChange, Wire

_Path = tuple[str, ...]
_TOLD_APART = ("type", "game", "version", "log", "log_from")
"""Fields of an update that never change, or that a change tells by themselves."""
_OPENED = ("view", "advice")
"""Fields that are told part by part."""
_SHAPES: dict[tuple[_Path, ...], tuple[_Path, ...]] = {}
"""Updates of a game have the same parts, so what these are called is kept once."""


class Known:
    """An update as its viewer knows it."""

    __slots__ = ("_marks", "_paths", "version")

    def __init__(self, version: int, paths: tuple[_Path, ...], marks: array[int]) -> None:
        self.version = version
        self._paths = paths
        self._marks = marks

    def change(self, update: AnyUpdate, viewer: int | None) -> tuple[bytes | None, Known]:
        """How it becomes this one, if both have the same parts; and what is known then."""
        paths, texts = _parts(update)
        after = _known(update, paths, texts)
        if after._paths != self._paths:
            return None, after
        found: dict[str, Any] = {}
        for path, text, mark, now in zip(paths, texts, self._marks, after._marks):
            if mark != now:
                _put(found, path, [msgspec.Raw(text)])
        change = LiveChange(
            type="change",
            seat=viewer,
            since=self.version,
            version=update.version,
            log=update.log,
            log_from=update.log_from,
            change=found,
        )
        return msgspec.json.encode(change), after


def known_from(update: AnyUpdate) -> Known:
    """What somebody knows who was told this update."""
    return _known(update, *_parts(update))


def _known(update: AnyUpdate, paths: list[_Path], texts: list[bytes]) -> Known:
    shape = tuple(paths)
    return Known(update.version, _SHAPES.setdefault(shape, shape), array("q", map(hash, texts)))


def _parts(update: AnyUpdate) -> tuple[list[_Path], list[bytes]]:
    """All that can change, each part by the way to it: the view's down to a seat's side of it."""
    paths: list[_Path] = []
    values: list[Any] = []
    for field, name in _names(type(update)):
        value = getattr(update, field)
        if not isinstance(value, dict) or field not in _OPENED:
            paths.append((name,))
            values.append(value)
            continue
        for key, item in value.items():
            if key == "seats" and isinstance(item, list):
                paths += [(name, key, str(place)) for place in range(len(item))]
                values += item
            else:
                paths.append((name, key))
                values.append(item)
    return paths, list(map(_ENCODER.encode, values))


_ENCODER = msgspec.json.Encoder()
_NAMES: dict[type[Wire], list[tuple[str, str]]] = {}


def _names(kind: type[Wire]) -> list[tuple[str, str]]:
    """The fields that can change, each with its name on the wire."""
    if kind not in _NAMES:
        info = msgspec.structs.fields(kind)
        _NAMES[kind] = [(f.name, f.encode_name) for f in info if f.name not in _TOLD_APART]
    return _NAMES[kind]


def _put(found: dict[str, Any], path: _Path, change: list[msgspec.Raw]) -> None:
    for name in path[:-1]:
        found = found.setdefault(name, {})
    found[path[-1]] = change
