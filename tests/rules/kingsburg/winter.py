"""Winters of Kingsburg: a scene that begins with the king's die and ends with the battles."""

from tests.rules.kingsburg.scene import Scene, scene


def winter(enemy: str, king: int = 1, **words: object) -> Scene:
    """The scene of a winter in which the king sends that many soldiers to everybody."""
    game = scene(step="reinforcements", enemy=enemy, **words)
    game.settles(f"reinforcements {king}")
    return game


def fought(game: Scene, name: str) -> str:
    """How the battle of a player went, such as "lost with 2"."""
    (battle,) = game.log("battle", name)
    return f"{battle.facts['outcome']} with {battle.facts['strength']}"
