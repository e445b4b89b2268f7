"""The enemy cards: what stands on them, and how the one of the year is turned over."""

from mypy_extensions import i64

from burgrave.games.kingsburg.components import ENEMIES
from burgrave.games.kingsburg.events import EnemyCard
from burgrave.games.kingsburg.goods import named, pack
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.kernel.event import Event, Log
from burgrave.kernel.seats import NOBODY


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


def reveal(b: Kingsburg, log: Log) -> None:
    """Turn the enemy card over."""
    b.revealed = True
    b.winners = 0
    b.best = 0
    b.strongest = 0
    if log is not None:
        log.append(Event("enemy_revealed", NOBODY, dict(enemy_facts(b.enemy)), news=True))
