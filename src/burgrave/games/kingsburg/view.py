"""What a viewer may know, built up from public facts and the viewer's own secrets."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import steps
from burgrave.games.kingsburg.battle import LOSING, WON
from burgrave.games.kingsburg.components import (
    ARMY_TOKENS,
    BUILDINGS,
    CARDS,
    GOVERNORS,
    LAST_YEAR,
    enemies_of,
)
from burgrave.games.kingsburg.dice import FACES
from burgrave.games.kingsburg.effects import EFFECTS, MILITARY_ACADEMY
from burgrave.games.kingsburg.enemies import enemy_facts
from burgrave.games.kingsburg.goods import named
from burgrave.games.kingsburg.influence import court_of
from burgrave.games.kingsburg.player import (
    USES,
    Player,
)
from burgrave.games.kingsburg.rewards import place_due
from burgrave.games.kingsburg.season_start import neutral_of
from burgrave.games.kingsburg.sheet import Battle, Enemy, KingsburgView, Side
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.kernel.seats import NOBODY, seats_in


def options_of(b: Kingsburg) -> dict[str, str | bool]:
    """The options of the table."""
    return {
        "edition": "revised" if b.setting.revised else "first",
        "more_buildings": bool(b.setting.more_buildings),
        "governors": bool(b.setting.governors),
        "army_tokens": bool(b.setting.army_tokens),
        "documented_governors": bool(b.setting.documented),
    }


def view(b: Kingsburg, viewer: int | None, lies_open: KingsburgView | None = None) -> KingsburgView:
    """Everything open, and what only this viewer knows."""
    facts = _open(b) if lies_open is None else lies_open
    return facts if viewer is None else _seen_by(b, viewer, facts)


def _seen_by(b: Kingsburg, viewer: int, lies_open: KingsburgView) -> KingsburgView:
    """What lies open, with the enemy if a seat knows it, and what lies before that seat alone."""
    facts = lies_open.copy()
    facts["viewer"] = viewer
    if not b.revealed and b.enemy != NOBODY and knows_enemy(b, viewer):
        facts["enemy"] = _enemy(b, viewer)
    player = b.players[viewer]
    if player.offer or player.choice != NOBODY:
        facts["seats"] = facts["seats"].copy()
        facts["seats"][viewer] = _own(b, player, facts["seats"][viewer])
    return facts


def _own(b: Kingsburg, player: Player, side: Side) -> Side:
    """A player's side, with what is the player's own secret."""
    own = side.copy()
    if player.offer:
        own["offer"] = offer_of(player)
    if player.choice != NOBODY:
        own["choice"] = choice_of(b, player)
    return own


def _open(b: Kingsburg) -> KingsburgView:
    """What everybody sees, and who only watches."""
    return {
        "game": "kingsburg",
        "options": options_of(b),
        "viewer": None,
        "year": int(b.year),
        "season": steps.SEASONS[b.season],
        "phase": steps.phase_of(b.at, b.season),
        "step": b.step,
        "advisor": int(place_due(b)) if b.at == steps.REWARDS else None,
        "over": b.over,
        "drawing": bool(b.drawing),
        "draws": b.drawer,
        "asked": seats_in(b.asked),
        "order": turn_order(b),
        "aided": seats_in(b.aided),
        "passed": seats_in(b.passed),
        "builders": seats_in(b.builders),
        "envoy": None if b.envoy == NOBODY else int(b.envoy),
        "neutral": neutral_of(b),
        "court": court_of(b),
        "enemy": _enemy(b, None),
        "battle": _battle(b),
        "academy": int(b.part) if b.offered == MILITARY_ACADEMY else None,
        "raised": int(b.part) if b.at == steps.SORCERER else 0,
        "rerolls": _REROLLS[b.part] if b.at == steps.REROLL else None,
        "seats": [_seat(b, b.players[seat]) for seat in range(b.size)],
    }


_REROLLS: Final = (None, "own_die", "bonus_die", "all_dice", None, None)
"""What is rolled again, by how far a player's rerolls have come."""


_CARDS: Final = [
    [card.strength for card in enemies_of(year)] for year in range(1, int(LAST_YEAR) + 1)
]
_STRENGTHS: Final = {year: (min(cards), max(cards)) for year, cards in enumerate(_CARDS, 1)}
"""Of the enemies of each year the weakest and the strongest."""


def _battle(b: Kingsburg) -> Battle | None:
    """Who has won so far and how strongly, and how many goods of choice are still to be lost."""
    if b.at != steps.BATTLE:
        return None
    return {
        "winners": seats_in(b.winners),
        "strongest": int(b.strongest) if b.winners else None,
        "to_lose": int(b.part - LOSING) if LOSING < b.part < WON else 0,
    }


def turn_order(b: Kingsburg) -> list[int]:
    """The seats in turn order; in seat order until the start order is drawn."""
    if b.order == 0:
        return list(range(b.size))
    return [int(b.seat_at(turn)) for turn in range(b.size)]


def knows_enemy(b: Kingsburg, viewer: int | None) -> bool:
    """Does the viewer know which card is the enemy of the year?"""
    return b.revealed or (viewer is not None and b.seen >> i64(viewer) & 1 != 0)


def possible_enemies(b: Kingsburg, viewer: int | None) -> list[int]:
    """The cards that may be the enemy of the year, for all that the viewer knows."""
    if b.enemy != NOBODY and knows_enemy(b, viewer):
        return [int(b.enemy)]
    return list(range(int(CARDS * (b.year - 1)), int(CARDS * b.year)))


def _enemy(b: Kingsburg, viewer: int | None) -> Enemy | None:
    """The range of the year and who looked; the card for those who know it."""
    if b.enemy == NOBODY:
        return None
    weakest, strongest = _STRENGTHS[int(b.year)]
    facts: Enemy = {
        "weakest": weakest,
        "strongest": strongest,
        "seen_by": seats_in(b.seen),
        "revealed": bool(b.revealed),
    }
    if knows_enemy(b, viewer):
        facts["card"] = enemy_facts(b.enemy)
    return facts


def _seat(b: Kingsburg, player: Player) -> Side:
    facts: Side = {
        "goods": named(player.goods),
        "tokens": int(player.tokens),
        "soldiers": int(player.soldiers),
        "buildings": buildings_of(player),
        "own": list(FACES[player.own]),
        "bonus": list(FACES[player.bonus]),
        "bonus_due": int(player.bonus_due),
        "used": used_of(player),
        "always": always_of(player),
        "governor": None if player.governor == NOBODY else GOVERNORS[player.governor].id,
        "reinforcement": int(player.reinforcement),
        "points": int(player.points()),
    }
    if b.setting.army_tokens:
        facts["army_tokens"] = army_of(player)
    return facts


def buildings_of(player: Player) -> list[str]:
    """The buildings that stand, row by row."""
    return [building.id for i, building in enumerate(BUILDINGS) if player.has(i)]


def used_of(player: Player) -> list[str]:
    """What the player has used this season or year."""
    return [name for name, bit in USES.items() if player.used & bit] if player.used else []


def always_of(player: Player) -> list[str]:
    """The optional effects that the player takes without a question."""
    if player.always == 0:
        return []
    return [name for i, name in enumerate(EFFECTS) if player.always >> i64(i) & 1]


def army_of(player: Player) -> list[int]:
    """The army tokens that are left."""
    return [number for i, number in enumerate(ARMY_TOKENS) if player.army >> i64(i) & 1]


def offer_of(player: Player) -> list[str]:
    """The governors to choose from."""
    return [governor.id for i, governor in enumerate(GOVERNORS) if player.offer >> i64(i) & 1]


def choice_of(b: Kingsburg, player: Player) -> str | int:
    """A choice that is not revealed yet: a governor or an army token."""
    if b.at == steps.CHOOSE_GOVERNOR:
        return GOVERNORS[player.choice].id
    return int(player.choice)
