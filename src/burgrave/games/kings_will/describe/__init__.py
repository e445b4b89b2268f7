"""The King's Will in words: the situation, the decisions with what they bring, and the log."""

from burgrave.games.kings_will.describe.bringing import brings
from burgrave.games.kings_will.describe.decisions import describe_action, question
from burgrave.games.kings_will.describe.situation import describe
from burgrave.games.kings_will.telling import TELLING
from burgrave.locale.telling import describer_of

describe_event = describer_of(TELLING)

__all__ = ["brings", "describe", "describe_action", "describe_event", "question"]
