"""Optional effects in words: whose they are, what they give, and the answers to their questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.kingsburg import actions
from burgrave.games.kingsburg.actions import IDLERS, Move
from burgrave.games.kingsburg.components import (
    BUILDING_INDEX,
    ENEMIES,
    GOVERNOR_INDEX,
    GOVERNORS,
)
from burgrave.games.kingsburg.describe.odds import cards, value_against
from burgrave.games.kingsburg.describe.scene import Goods, Scene, more
from burgrave.games.kingsburg.effects import EFFECTS
from burgrave.locale.words import hyphened

if TYPE_CHECKING:
    from burgrave.games.kingsburg.describe.words import Words

OUTCOMES = ("won", "drawn", "lost")
"""What a player holds back to, by the number of the decision."""
_OFFER = "offer "
_WAYS = {"battle": "fight", "military academy": "higher", "warden": "save"}
"""Effects whose answers have words of their own."""
_REFUSALS = {"military academy": "do-lower", "warden": "do-let-fall"}


def offered(at: Scene) -> str | None:
    """The optional effect that is put to the decider."""
    return at.step.removeprefix(_OFFER) if at.step.startswith(_OFFER) else None


def effect_name(words: Words, effect: str) -> str:
    """The building or governor whose effect it is, or what else it is called."""
    id = effect.replace(" ", "_")
    if id in BUILDING_INDEX:
        return words.building(id)
    if id in GOVERNOR_INDEX:
        return words.governor(id)
    return words.say(f"effect-{hyphened(effect)}")


def effect_of(move: Move) -> str:
    """The effect that a player always takes from now on."""
    return "everything" if move.number == actions.EVERYTHING else EFFECTS[move.number]


def answer_key(effect: str, move: Move) -> str:
    """How the catalogue names an answer."""
    if move.kind == actions.DECLINE:
        return _REFUSALS.get(effect, "do-not-this-time")
    if move is actions.MOVE_ALWAYS_EVERYTHING:
        return "do-always-everything"
    way = _WAYS.get(effect)
    if move.kind == actions.ALWAYS:
        return f"do-always-{way}" if way else "do-always"
    return f"do-{way}" if way else "do-accept"


def idler_name(words: Words, move: Move) -> str:
    """What stands idle."""
    return effect_name(words, IDLERS[move.number])


def hint_of_answer(words: Words, at: Scene, effect: str, move: Move) -> str:
    """What an answer brings."""
    if move.kind == actions.DECLINE:
        return _without(words, at, effect)
    text = _with(words, at, effect)
    if move.kind == actions.ALWAYS:
        text += "; " + words.say("hint-always")
    return text


def _with(words: Words, at: Scene, effect: str) -> str:
    side = at.side
    if effect == "battle":
        strength = side.soldiers + side.reinforcement + value_against(side, cards(at)[0])
        return words.say("hint-strength", n=strength, enemy=ENEMIES[cards(at)[0]].strength)
    if effect == "military academy":
        return words.say("soldiers", n=max(at.academy or 0, side.reinforcement))
    if effect == "warden":
        return words.say("hint-save")
    if effect == "farms":
        return words.say("bonus-dice", n=1)
    goods = _goods(at, effect)
    if goods:
        return words.say("hint-then", goods=words.amounts(more(side.goods, goods)))
    if effect in ("stables", "training camp"):
        return words.say("soldiers", n=1)
    return words.say("points", n=_points(at, effect))


def _without(words: Words, at: Scene, effect: str) -> str:
    if effect == "military academy":
        return words.say("soldiers", n=min(at.academy or 0, at.side.reinforcement))
    if effect == "warden":
        return words.say("hint-let-fall")
    return words.say("hint-decline")


def _goods(at: Scene, effect: str) -> Goods:
    if effect == "yearly good":
        governor = GOVERNORS[GOVERNOR_INDEX[str(at.side.governor)]]
        return {str(governor.numbers["yearly"]): 1}
    return {"gold": 1} if effect in ("merchants guild", "heiress", "tax collector") else {}


def _points(at: Scene, effect: str) -> int:
    side = at.side
    if effect == "cathedral":
        return sum(side.goods.values()) // 2
    if effect == "chronicler":
        alone = at.winners == (at.decider,)
        return int(GOVERNORS[GOVERNOR_INDEX["chronicler"]].numbers["alone" if alone else "drawn"])
    if effect == "minstrel":
        points = [other.points for other in at.sides]
        return (max(points) > side.points) + (min(points) == side.points)
    return 1
