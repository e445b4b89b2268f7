"""Module 2: which governor to keep, and when to use those who ask."""

from burgrave.bots.kingsburg.mind import Mind
from burgrave.bots.kingsburg.reading import Reading
from burgrave.games.kingsburg.actions import MOVE_DECLINE, MOVE_USE
from burgrave.games.kingsburg.components import AT_COURT, DUCHESS
from burgrave.games.kingsburg.influence import groups_of
from burgrave.games.kingsburg.steps import AUTUMN
from burgrave.kernel.action import Action
from burgrave.kernel.rng import Source


def any_governor(legal: list[Action], rng: Source) -> Action:
    """One by lot: who ranks them plays with the same ones at every table."""
    return legal[rng.below(len(legal))]


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
    highest = max(place for place in places if place <= AT_COURT)
    places.remove(highest)
    purse = mind.purse(reading)
    for place in places:
        purse = purse.after(place)
    return MOVE_USE if purse.gain(DUCHESS) > purse.gain(highest) else MOVE_DECLINE
