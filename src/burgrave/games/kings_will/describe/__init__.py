"""The King's Will in words: the situation, the decisions with what they bring, and the log."""

from burgrave.games.kings_will.describe.decisions import describe_action, question
from burgrave.games.kings_will.describe.happenings import describe_event
from burgrave.games.kings_will.describe.hints import hint
from burgrave.games.kings_will.describe.situation import describe

__all__ = ["describe", "describe_action", "describe_event", "hint", "question"]
