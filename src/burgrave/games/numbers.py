"""The numbers of the games' data, by where they stand: for messages that tell them."""

import tomllib
from functools import cache
from typing import Any

from burgrave.games import files_of


@cache
def page_of(game: str, name: str) -> dict[str, Any]:
    """A data file of a game as it is written; only to be read."""
    return tomllib.loads((files_of(game) / "data" / f"{name}.toml").read_text("utf-8"))


def number(path: str) -> int:
    """What stands at the end of a path, the game and the data file first; of several, how many.

    An entry goes by its id or by its place from 0. `row=A|G` and `row!=A|G` leave some of several,
    the name of a field takes it from each. `least` and `most` end a path, and so does `size`: the
    number without its sign.

    >>> number("kings-will/scales/cap/turns"), number("kings-will/wills/wrath/points/size")
    (30, 2)
    >>> number("kingsburg/buildings/building/row=A|G")
    8
    >>> number("kingsburg/enemies/enemy/year=1/strength/most")
    4
    """
    game, name, *way = path.split("/")
    at: Any = page_of(game, name)
    for step in way:
        at = _within(at, step)
    return len(at) if isinstance(at, list) else int(at)


def _within(at: Any, step: str) -> Any:
    if isinstance(at, dict):
        return at[step]
    if step == "size":
        return abs(at)
    if step in ("least", "most"):
        return min(at) if step == "least" else max(at)
    if step.isdecimal():
        return at[int(step)]
    field, narrows, wanted = step.partition("=")
    if narrows:
        named, among = field.removesuffix("!"), wanted.split("|")
        return [each for each in at if (str(each[named]) in among) != field.endswith("!")]
    called = [each for each in at if each.get("id") == step]
    return called[0] if called else [each[step] for each in at]
