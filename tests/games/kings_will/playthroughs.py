"""The tables that the tests play of The King's Will, and in which order moments are looked for."""

from burgrave.kernel.game import Value
from burgrave.kernel.state import Json

FULLEST: dict[str, Value] = {}
"""The table at which most of the game is met."""
TABLES: dict[str, dict[str, Value]] = {
    "seen": {"look_again": "seen"},
    "discs": {"look_again": "discs"},
    "open": {"look_again": "none", "points": "open", "turn_cap": True},
}
"""Each is played with every number of players."""
MOMENTS = [(3, "seen"), (2, "open"), (4, "discs")]
LATE: list[Json] = []
"""Random players come to everything."""
