"""The `odds` of a battle: as things stand, and with more soldiers or each army token."""

from __future__ import annotations

from burgrave.cli.terminal import MINUS
from burgrave.games.kingsburg.components import ENEMIES
from burgrave.games.kingsburg.describe.hints import odds_text
from burgrave.games.kingsburg.describe.odds import battle_odds, best_token, cards, value_against
from burgrave.games.kingsburg.describe.scene import Scene
from burgrave.games.kingsburg.describe.situation import enemy_lines
from burgrave.games.kingsburg.describe.words import Words

_MORE = 4
"""So many further soldiers are reckoned with."""


def odds(words: Words, at: Scene) -> list[str]:
    """The viewer's chances against the enemies that are still possible."""
    if at.enemy is None or at.viewer is None:
        return [words.say("odds-none")]
    side = at.side
    lines = enemy_lines(words, at)
    for card in cards(at):
        enemy = ENEMIES[card]
        bonus = value_against(side, card)
        lines.append(
            words.say(
                "odds-enemy",
                enemy=words.enemy(enemy.kind),
                strength=enemy.strength,
                soldiers=words.say("soldiers", n=side.soldiers),
                bonus=f"+{bonus}" if bonus >= 0 else f"{MINUS}{-bonus}",
            )
        )
    for number in sorted(set(side.army), reverse=True):
        lines.append(odds_text(words, battle_odds(at, side, token=number), number))
    token = best_token(side)
    if token is None:
        lines.append(words.say("odds-die"))
    for soldiers in range(_MORE + 1):
        told = odds_text(words, battle_odds(at, side, soldiers=soldiers, token=token), token)
        lines.append(words.say("odds-soldiers", n=soldiers, odds=told))
    return lines
