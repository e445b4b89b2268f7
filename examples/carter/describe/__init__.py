"""The Carter in words: the situation, the question, the decisions and the log."""

from collections.abc import Sequence

from burgrave import Action
from burgrave.kernel.seat import Look
from burgrave.locale import Speaker
from burgrave.locale.telling import describer_of
from burgrave.locale.words import CommonWords
from carter.events import TELLING
from carter.game import GOAL, Carter

describe_event = describer_of(TELLING)


def describe(look: Look, speaker: Speaker, names: Sequence[str]) -> str:
    """Everything the viewer may know, and what is asked now."""
    at, words = _state(look), CommonWords(speaker, names)
    lines = [
        speaker.say("carter-tell-round", round=at.round, goal=GOAL[at.road]),
        *(
            speaker.say("carter-tell-player", player=words.player(seat), points=words.points(n))
            for seat, n in enumerate(at.points)
        ),
    ]
    if at.over:
        return "\n".join([*lines, speaker.say("carter-tell-over")])
    active = words.player(at.active)
    lines.append(speaker.say("carter-tell-cart", player=active, load=at.load, robbers=at.robbers))
    asked = at.actors == (look.viewer,)
    lines.append(
        question(look, speaker) if asked else speaker.say("carter-tell-turn", player=active)
    )
    return "\n".join(lines)


def question(look: Look, speaker: Speaker) -> str:
    """Throw on, or stop?"""
    return speaker.say("carter-ask", load=_state(look).load)


def describe_action(look: Look, action: Action, speaker: Speaker) -> str:
    """The decision in words."""
    return speaker.say(f"carter-do-{action.kind}")


def brings(look: Look, action: Action, speaker: Speaker) -> str:
    """How many faces bring robbers, or what one would have."""
    at = _state(look)
    if action.kind == "throw":
        return speaker.say("carter-brings-throw", robbers=at.robbers)
    points = CommonWords(speaker).points(at.points[at.active] + at.load)
    return speaker.say("carter-brings-stop", points=points)


def _state(look: Look) -> Carter:
    at = look.imagined
    assert isinstance(at, Carter)
    return at
