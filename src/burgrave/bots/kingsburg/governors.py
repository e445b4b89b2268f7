"""Module 2: which governor to keep, and when to use those who ask."""

from typing import Final

from burgrave.bots.kingsburg.mind import Mind
from burgrave.bots.kingsburg.reading import Reading
from burgrave.games.kingsburg.actions import MOVE_DECLINE, MOVE_USE, Move
from burgrave.games.kingsburg.components import GOVERNORS
from burgrave.games.kingsburg.influence import DUCHESS, groups_of
from burgrave.games.kingsburg.steps import AUTUMN
from burgrave.kernel.action import Action

_RANKING: Final = (
    "philosopher",
    "tax_collector",
    "architect",
    "trickster",
    "sculptor",
    "preacher",
    "duke",
    "carpenter",
    "fairy",
    "miner",
    "heiress",
    "general",
    "sorcerer",
    "minstrel",
    "prince",
    "damsel",
    "warden",
    "chronicler",
    "politician",
    "merchant_prince",
    "debtor",
    "herald",
    "steward",
    "priest",
)
"""From the most to the least successful among greedy bots that chose at random."""


def best_governor(legal: list[Action]) -> Action:
    """The governor that won most."""
    best, best_place = legal[0], 1000
    for action in legal:
        assert isinstance(action, Move)
        place = _RANKING.index(GOVERNORS[action.number].id)
        if place < best_place:
            best, best_place = action, place
    return best


def bless(mind: Mind, reading: Reading) -> Action:
    """The Priest blesses when that serves this seat at least as much as the others."""
    die, point = mind.weights.die_season, 1.0
    mine = 0.0
    others = 0.0
    for seat, player in enumerate(reading.state.players):
        worth = point if player.bonus_due else die
        if seat == reading.seat:
            mine = worth
        else:
            others += worth / (len(reading.state.players) - 1)
    patience = 0.3 if reading.season == AUTUMN else 0.0
    return MOVE_USE if mine + patience >= others else MOVE_DECLINE


def move_to_duchess(mind: Mind, reading: Reading) -> Action:
    """The Duke moves his highest group when the Duchess gives more."""
    places = sorted(place for _, place in groups_of(reading.player))
    highest = max(place for place in places if place <= 18)
    places.remove(highest)
    purse = mind.purse(reading)
    for place in places:
        purse = purse.after(place)
    return MOVE_USE if purse.gain(DUCHESS) > purse.gain(highest) else MOVE_DECLINE
