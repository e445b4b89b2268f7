"""The revised edition of Kingsburg, where effects are optional: buildings, scenes and answers."""

from tests.rules.kingsburg.modules import with_governors
from tests.rules.kingsburg.scene import Scene, scene

GUILD = "inn, market, farms, merchants guild"
EMBASSY = "barricade, crane, town hall, embassy"
WALL = "palisade, stables, stone wall"
BARRACKS = "guard tower, blacksmith, barracks"
CATHEDRAL = "statue, chapel, church, cathedral"


def answers(effect: str) -> list[str]:
    """What a player can say to the question about an effect."""
    return ["use", f"always {effect}", "always everything", "decline"]


def revised(**words: object) -> Scene:
    """A scene of the revised edition without modules."""
    return scene(edition="revised", **words)


def winter(enemy: str, king: int, **words: object) -> Scene:
    """A winter with governors, or at least with room for them."""
    game = with_governors(step="reinforcements", enemy=enemy, **words)
    game.settles(f"reinforcements {king}")
    return game
