"""Optional effects in words: whose they are, what they give, and the answers to their questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.kingsburg import actions, ids
from burgrave.games.kingsburg.actions import IDLERS, Move
from burgrave.games.kingsburg.battle import chroniclers_worth
from burgrave.games.kingsburg.components import ENEMIES
from burgrave.games.kingsburg.describe.look import KingsburgLook
from burgrave.games.kingsburg.events import Amounts
from burgrave.games.kingsburg.goods import ONE_GOLD, named
from burgrave.games.kingsburg.strength import strength_of
from burgrave.games.kingsburg.year_end import (
    cathedrals_worth,
    good_of_the_year,
    minstrels_worth,
)

if TYPE_CHECKING:
    from burgrave.games.kingsburg.describe.words import Words

_OFFER = "offer "
_ANSWERS = {
    "battle": ("do-fight", "do-always-fight"),
    "military_academy": ("do-higher", "do-always-higher"),
    "warden": ("do-save", "do-always-save"),
}
"""What one says to an offer, now and from now on, where that has words of its own."""
_WORTH = {
    "philosopher": ids.PHILOSOPHER_POINTS,
    "sculptor": ids.SCULPTOR_POINTS,
    "preacher": ids.PREACHER_POINTS,
    "embassy": ids.EMBASSY_SCORES,
    "fortress": ids.FORTRESS_SCORES,
}
_GOLD = {
    "merchants_guild": ids.GUILD_GOLD,
    "heiress": ids.HEIRESS_GOLD,
    "tax_collector": ids.TAX_GOLD,
}
_SOLDIERS = {"stables": ids.STABLES_SOLDIERS, "training_camp": ids.CAMP_SOLDIERS}
_REFUSALS = {"military_academy": "do-lower", "warden": "do-let-fall"}


def offered(at: KingsburgLook) -> str | None:
    """The optional effect that is put to the decider."""
    if not at.step.startswith(_OFFER):
        return None
    return at.step.removeprefix(_OFFER).replace(" ", "_")


def answer_key(effect: str, move: Move) -> str:
    """How the catalogue names an answer."""
    if move.code == actions.DECLINE:
        return _REFUSALS.get(effect, "do-not-this-time")
    if move is actions.MOVE_ALWAYS_EVERYTHING:
        return "do-always-everything"
    now, always = _ANSWERS.get(effect, ("do-accept", "do-always"))
    return always if move.code == actions.ALWAYS else now


def idler_name(words: Words, move: Move) -> str:
    """What stands idle."""
    return words.effect(IDLERS[move.number])


def brings_of_answer(words: Words, at: KingsburgLook, effect: str, move: Move) -> str:
    """What an answer brings."""
    if move.code == actions.DECLINE:
        return _without(words, at, effect)
    text = _with(words, at, effect)
    if move.code == actions.ALWAYS:
        text += "; " + words.say("brings-always")
    return text


def _with(words: Words, at: KingsburgLook, effect: str) -> str:
    if effect == "battle":
        card = at.state.enemy
        strength = int(strength_of(at.mine, card))
        return words.say("brings-strength", n=strength, enemy=ENEMIES[card].strength)
    if effect == "warden":
        return words.say("brings-save")
    if effect == "farms":
        return words.say("bonus-dice", n=int(ids.FARMS_DICE))
    goods = _goods(at, effect)
    if goods:
        return words.say("brings-then", goods=words.amounts(named(at.mine.goods + goods)))
    gain = gain_of(at, effect)
    return (
        words.say("soldiers", n=gain["soldiers"])
        if "soldiers" in gain
        else words.points(gain["points"])
    )


def gain_of(at: KingsburgLook, effect: str) -> Amounts:
    """What an effect would give the decider now, as far as it is pieces and points."""
    if effect in ("battle", "warden", "farms"):
        return {}
    if effect == "military_academy":
        return {"soldiers": max(_rolled(at), int(at.mine.reinforcement))}
    if effect in _SOLDIERS:
        return {"soldiers": int(_SOLDIERS[effect])}
    return named(_goods(at, effect)) or {"points": _points(at, effect)}


def _without(words: Words, at: KingsburgLook, effect: str) -> str:
    if effect == "military_academy":
        return words.say("soldiers", n=min(_rolled(at), int(at.mine.reinforcement)))
    if effect == "warden":
        return words.say("brings-let-fall")
    return words.say("brings-decline")


def _rolled(at: KingsburgLook) -> int:
    """What the decider's Military Academy rolled."""
    return at.view["academy"] or 0


def _goods(at: KingsburgLook, effect: str) -> int:
    if effect == "yearly_good":
        return int(good_of_the_year(at.mine))
    return int(_GOLD.get(effect, 0) * ONE_GOLD)


def _points(at: KingsburgLook, effect: str) -> int:
    if effect == "cathedral":
        return int(cathedrals_worth(at.mine))
    if effect == "chronicler":
        return int(chroniclers_worth(at.state))
    if effect == "minstrel":
        return int(minstrels_worth(at.state, at.decider))
    return int(_WORTH[effect])
