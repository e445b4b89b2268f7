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
"""The heading of what all of them think otherwise than greedy, who stays as it was ..."""
_STEADY = "steady"
"""... and of what those do besides who decide at first glance, and look no further."""


@dataclass(frozen=True)
class Character:
    """What somebody thinks more of than others do, at first glance and in the long run."""

    glance: dict[str, float]
    """Numbers of the judge's weights that are others, for everybody."""
    steady: dict[str, float]
    """Those that are others for who looks no further."""
    leans: dict[str, float]
    """By how much this one thinks more of some of these numbers than others do."""
    fond: dict[str, float]
    """What a feature of a position is worth besides, in points."""


def characters_of(game: Game) -> tuple[str, ...]:
    """The names of a game's characters; none where nobody wrote of any."""
    return tuple(_page(type(game).__module__))


def character(game: Game, name: str = "") -> Character:
    """A character of a game; without a name what everybody thinks from steady on."""
    page = _page(type(game).__module__)
    if not name:
        return _character(type(game).__module__, {})
    if name not in page:
        known = ", ".join(page) or "nobody of any"
        raise BadOption(f"{game.title} has no character “{name}”; there is {known}.")
    return page[name]


@cache
def _page(module: str) -> dict[str, Character]:
    """The characters that a game's room has written down; each begins with what all think."""
    return {
        name: _character(module, entry)
        for name, entry in _written(module).items()
        if name not in (_EVERYBODY, _STEADY)
    }


def _character(module: str, entry: dict[str, dict[str, float]]) -> Character:
    written = _written(module)
    return Character(
        glance=written.get(_EVERYBODY, {}),
        steady=written.get(_STEADY, {}),
        leans=entry.get("leans", {}),
        fond=entry.get("fond", {}),
    )


@cache
def _written(module: str) -> dict[str, Any]:
    room = module.rpartition(".")[0].replace("burgrave.games.", "burgrave.bots.")
    if find_spec(room) is None or not (files(room) / _PAGE).is_file():
        return {}
    return tomllib.loads((files(room) / _PAGE).read_text("utf-8"))
