"""The tables that the tests play of The Carter, and in which order moments are looked for."""

from burgrave.kernel.game import Value
from burgrave.kernel.state import Json

FULLEST: dict[str, Value] = {"road": "long"}
"""The table at which most of the game is met."""
TABLES: dict[str, dict[str, Value]] = {"short": {"road": "short"}, "long": {"road": "long"}}
"""Each is played with every number of players."""
MOMENTS = [(2, "short")]
LATE: list[Json] = []
"""Random players come to everything."""
