"""The boards: for each game its part of the wire, made from its sheet."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Literal

from msgspec import defstruct

from burgrave.games import names, sheet
from burgrave.server.wire import End, Update


@dataclass(frozen=True, slots=True)
class Board:
    """A game's kinds of messages."""

    name: str
    update: type[Update]
    """With the game's own view, decisions and advice."""
    end: type[End]
    """With the figures that only this game has."""


def _board(name: str) -> Board:
    """A game's messages: what all games tell, and what its sheet says."""
    own, title = sheet(name), name.title().replace("-", "")
    game = ("game", Literal.__getitem__(name))
    told = [("view", own.view), ("legal", list[own.decision]), ("advice", own.advice | None)]  # type: ignore[name-defined]
    told.append(("reasons", own.reasons))
    return Board(
        name,
        _kind(f"{title}Update", Update, [game, *told], f"A game of {name} as one viewer sees it."),
        _kind(f"{title}End", End, [game, *own.asides.items()], f"The figures after {name}."),
    )


def _kind(name: str, base: type, fields: list[tuple[str, Any]], doc: str) -> Any:
    return defstruct(
        name, fields, bases=(base,), rename="camel", kw_only=True, namespace={"__doc__": doc}
    )


_BOARDS = {name: _board(name) for name in names()}

if TYPE_CHECKING:
    AnyUpdate = Update
    AnyEnd = End
else:
    AnyUpdate = reduce(or_, (board.update for board in _BOARDS.values()))
    AnyEnd = reduce(or_, (board.end for board in _BOARDS.values()))


def board(name: str) -> Board:
    """The board of a game."""
    return _BOARDS[name]
