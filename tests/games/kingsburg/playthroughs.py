"""The tables that the tests play of Kingsburg, and in which order moments are looked for."""

from burgrave.kernel.game import Value

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
