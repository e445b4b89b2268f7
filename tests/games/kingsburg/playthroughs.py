"""The tables that the tests play of Kingsburg, and in which order moments are looked for."""

from collections.abc import Sequence

from burgrave.games.kingsburg.components import BUILDINGS, Building
from burgrave.kernel.game import Value
from burgrave.kernel.state import Json

FULLEST: dict[str, Value] = {
    "edition": "revised",
    "more_buildings": True,
    "governors": True,
    "army_tokens": True,
}
"""The table at which most of the game is met."""
TABLES: dict[str, dict[str, Value]] = {
    "first": {"edition": "first"},
    "revised": {"edition": "revised"},
    "all-modules": FULLEST,
}
"""Each is played with every number of players."""
MOMENTS = [(3, "all-modules"), (2, "first"), (5, "all-modules"), (4, "revised")]


def late(
    year: int,
    edition: str,
    built: Sequence[Building],
    governors: Sequence[str | None] = (None, None, None),
) -> Json:
    """Where a game begins late: everybody has these buildings, and goods for some more."""
    options = {
        "edition": edition,
        "governors": governors[0] is not None,
        "more_buildings": built is BUILDINGS,
    }
    seat = {
        "buildings": [each.id for each in built],
        "goods": {"gold": 5, "wood": 4, "stone": 4},
    }
    seats = [seat if each is None else {**seat, "governor": each} for each in governors]
    doc = {"game": "kingsburg", "options": options, "year": year, "step": "draw enemy"}
    return {**doc, "seats": seats}


LATE: list[Json] = [
    late(4, "first", BUILDINGS[4:-4]),
    late(4, "revised", BUILDINGS, ("steward", "chronicler", "minstrel")),
    late(3, "revised", [], ("sorcerer", "prince", "philosopher", "duke")),
    late(2, "revised", [], ("fairy", "priest")),
]
"""What random players come to seldom: full rows of buildings, some governors."""
