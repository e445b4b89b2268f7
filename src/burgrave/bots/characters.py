"""Characters: what a bot is fond of, so that two of the same level do not play alike.

>>> from burgrave import game
>>> characters_of(game("kingsburg"))
('builder', 'soldier', 'trader')
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game

_PAGE = "characters.toml"
_EVERYBODY = "everybody"
"""The heading of what all of them think otherwise than greedy, who stays as it was."""


@dataclass(frozen=True)
class Character:
    """What somebody thinks more of than others do, at first glance and in the long run."""

    glance: dict[str, float]
    """Numbers of the judge's weights that are others."""
    fond: dict[str, float]
    """What a feature of a position is worth besides, in points."""


def characters_of(game: Game) -> tuple[str, ...]:
    """The names of a game's characters; none where nobody wrote of any."""
    return tuple(_page(type(game).__module__))


def character(game: Game, name: str = "") -> Character:
    """A character of a game; without a name what everybody thinks from steady on."""
    page = _page(type(game).__module__)
    if not name:
        return Character(_glance_of_all(type(game).__module__), {})
    if name not in page:
        known = ", ".join(page) or "nobody of any"
        raise BadOption(f"{game.title} has no character “{name}”; there is {known}.")
    return page[name]


@cache
def _page(module: str) -> dict[str, Character]:
    """The characters that a game's room has written down; each begins with what all think."""
    everybody = _glance_of_all(module)
    return {
        name: Character({**everybody, **entry.get("glance", {})}, entry.get("fond", {}))
        for name, entry in _written(module).items()
        if name != _EVERYBODY
    }


def _glance_of_all(module: str) -> dict[str, float]:
    found: dict[str, float] = _written(module).get(_EVERYBODY, {}).get("glance", {})
    return found


@cache
def _written(module: str) -> dict[str, Any]:
    room = module.rpartition(".")[0].replace("burgrave.games.", "burgrave.bots.")
    if find_spec(room) is None or not (files(room) / _PAGE).is_file():
        return {}
    return tomllib.loads((files(room) / _PAGE).read_text("utf-8"))
