"""For each game its part of the wire, made from its sheet."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Literal

from msgspec import defstruct

from burgrave.games import names, sheet
from burgrave.server.wire import End, Update


@dataclass(frozen=True, slots=True)
class GameWire:
    """A game's kinds of messages."""

    name: str
    update: type[Update]
    """With the game's own view, decisions and advice."""
    end: type[End]
    """With the figures that only this game has."""


def _made(name: str) -> GameWire:
    """A game's messages: what all games tell, and what its sheet says."""
    own, title = sheet(name), name.title().replace("-", "")
    game = ("game", Literal.__getitem__(name))
    told = [("view", own.view), ("legal", list[own.decision]), ("advice", own.advice | None)]  # type: ignore[name-defined]
    told.append(("reasons", own.reasons))
    return GameWire(
        name,
        _kind(f"{title}Update", Update, [game, *told], f"A game of {name} as one viewer sees it."),
        _kind(f"{title}End", End, [game, *own.asides.items()], f"The figures after {name}."),
    )


def _kind(name: str, base: type, fields: list[tuple[str, Any]], doc: str) -> Any:
    return defstruct(
        name, fields, bases=(base,), rename="camel", kw_only=True, namespace={"__doc__": doc}
    )


_WIRES = {name: _made(name) for name in names()}

if TYPE_CHECKING:
    AnyUpdate = Update
    AnyEnd = End
else:
    AnyUpdate = reduce(or_, (each.update for each in _WIRES.values()))
    AnyEnd = reduce(or_, (each.end for each in _WIRES.values()))


def wire_of(name: str) -> GameWire:
    """The messages of a game."""
    return _WIRES[name]
