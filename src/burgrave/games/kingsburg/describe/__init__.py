"""Text for people and programs, made from views, actions and events in the reader's language."""

from burgrave.games.kingsburg.describe.bringing import brings
from burgrave.games.kingsburg.describe.decisions import describe_action, question
from burgrave.games.kingsburg.describe.situation import describe
from burgrave.games.kingsburg.telling import TELLING
from burgrave.locale.telling import describer_of

describe_event = describer_of(TELLING)

__all__ = ["brings", "describe", "describe_action", "describe_event", "question"]
