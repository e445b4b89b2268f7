"""Counsel: the best choices of a seat with what they promise and why, from what the seat knows.

>>> from burgrave import Rng, Seat, game
>>> state = game("kingsburg").new(players=2)
>>> while state.chance:
...     state.settle(0)
>>> told = counsel(Seat(state.actors[0], state, Rng(1)), seconds=60, rng=Rng(2), tries=9)
>>> sorted(choice.action for choice in told.choices), told.tries
(['take gold', 'take stone', 'take wood'], 9)
"""

from burgrave.counsel.asking import counsel
from burgrave.counsel.counsel import Choice, Counsel, Reason
from burgrave.counsel.words import Adviser

__all__ = ["Adviser", "Choice", "Counsel", "Reason", "counsel"]
