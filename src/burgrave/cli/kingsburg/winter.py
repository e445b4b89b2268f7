"""The `odds` of a battle: as things stand, and with more soldiers or each army token."""

from __future__ import annotations

from burgrave.cli.terminal import MINUS
from burgrave.games.kingsburg.components import ENEMIES
from burgrave.games.kingsburg.describe.bringing import odds_text
from burgrave.games.kingsburg.describe.look import KingsburgLook
from burgrave.games.kingsburg.describe.odds import battle_odds, best_token, cards
from burgrave.games.kingsburg.describe.situation import enemy_lines
from burgrave.games.kingsburg.describe.words import Words
from burgrave.games.kingsburg.strength import battle_value
from burgrave.games.kingsburg.view import army_of

_MORE = 4
"""So many further soldiers are reckoned with."""


def odds(words: Words, at: KingsburgLook) -> list[str]:
    """The viewer's chances against the enemies that are still possible."""
    if at.view["enemy"] is None or at.viewer is None:
        return [words.say("odds-none")]
    player = at.mine
    lines = enemy_lines(words, at)
    for card in cards(at):
        enemy = ENEMIES[card]
        bonus = int(battle_value(player, card))
        lines.append(
            words.say(
                "odds-enemy",
                enemy=words.enemy(enemy.kind),
                strength=enemy.strength,
                soldiers=words.say("soldiers", n=int(player.soldiers)),
                bonus=f"+{bonus}" if bonus >= 0 else f"{MINUS}{-bonus}",
            )
        )
    for number in sorted(set(army_of(player)), reverse=True):
        lines.append(odds_text(words, battle_odds(at, player, token=number), number))
    token = best_token(player)
    if token is None:
        lines.append(words.say("odds-die"))
    for soldiers in range(_MORE + 1):
        told = odds_text(words, battle_odds(at, player, soldiers=soldiers, token=token), token)
        lines.append(words.say("odds-soldiers", n=soldiers, odds=told))
    return lines
