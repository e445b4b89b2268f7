"""What stands on the enemy cards."""

from mypy_extensions import i64

from burgrave.games.kingsburg.components import ENEMIES
from burgrave.games.kingsburg.events import EnemyCard
from burgrave.games.kingsburg.goods import named, pack


def enemy_facts(card: i64) -> EnemyCard:
    """What stands on an enemy card."""
    enemy = ENEMIES[card]
    penalty = {**named(pack(*enemy.loses)), "any": enemy.loses_any}
    penalty |= {"buildings": enemy.loses_buildings, "points": enemy.loses_points}
    reward = {**named(pack(*enemy.gives)), "any": enemy.gives_any, "points": enemy.gives_points}
    return {
        "enemy": enemy.kind,
        "strength": enemy.strength,
        "penalty": {name: n for name, n in penalty.items() if n},
        "reward": {name: n for name, n in reward.items() if n},
    }
