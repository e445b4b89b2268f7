"""The tables that the tests play of Era, and in which order moments are looked for."""

from burgrave.kernel.game import Value
from burgrave.kernel.state import Json

FULLEST: dict[str, Value] = {}
"""The table at which most of the game is met."""
TABLES: dict[str, dict[str, Value]] = {"base": FULLEST}
"""Each is played with every number of players."""
MOMENTS = [(players, "base") for players in (3, 4, 1, 2)]
LATE: list[Json] = []
"""Random players come to everything."""
