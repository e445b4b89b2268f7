"""Positions as pictures: our own drawings in SVG, one module per game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from burgrave.games import is_known, package_of, place_of, room
from burgrave.kernel.home import game_of
from burgrave.locale import speaker

if TYPE_CHECKING:
    from burgrave.kernel.seat import Look


def show(look: Look) -> str | None:
    """The picture that a notebook shows of a look; None for a game without any."""
    game = game_of(type(look.imagined)).name
    return draw(look) if is_known(game) and _place(game) else None


def draw(look: Look, names: Sequence[str] = (), language: str = "en") -> str:
    """What a viewer may see of the table, as SVG; seats without a name have their number.

    >>> from burgrave import Rng, Seat, game
    >>> state = game("era").new(players=2)
    >>> draw(Seat(0, state, Rng(1)), ["Anna", "Béla"], "hu").startswith("<svg")
    True
    """
    known = [*names, *(f"seat {seat}" for seat in range(len(names), look.imagined.seats))]
    place = _place(game_of(type(look.imagined)).name)
    drawn: str = import_module(place).picture(look, speaker(language), known)
    return drawn


def _place(game: str) -> str:
    """The module that draws a game; "" where there is none."""
    own = place_of(game) is not None
    place = f"{package_of(game)}.picture" if own else f"{__name__}.{room(game)}"
    return place if find_spec(place) is not None else ""
